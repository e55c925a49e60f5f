"""Questions about tiles that come into an area, leave it, or move: Witch, Hermit, Assassin, Fairy."""

from random import Random

from boardkit.core.quiz import Case, Question
from boardkit.core.rng import pick, pick_some
from boardkit.core.text import Text
from boardkit.games.revolution.board import FACE_UP
from boardkit.games.revolution.components import AT, CELLS, DECLINE, TILES, label
from boardkit.games.revolution.lesson.questions.cases import (
    WITH_NEUTRALS,
    below,
    go,
    in_order,
    on_square,
    once,
    refused,
    some_of,
    used,
    waiting,
)
from boardkit.games.revolution.lesson.setup import THEM, YOU

IN_AREA = Text(
    "The {tile:name} is used: {choice:name}. Religion places a tile. Which of these may you place after that?",
    "執行{tile:name}的能力，選了{choice:name}。接著教派擺放一張板塊。之後你可以擺放哪些板塊？",
)
THEIR_AREA = Text(
    "Your Assassin exiles the {choice:name}. Which of these can Religion choose now?",
    "你的暗殺者流放了{choice:name}。現在教派可以挑選哪些板塊？",
)
TO_SQUARES = Text(
    "The Fairy moves the {tile:name}. To which of these squares can it go?", "妖精要移動{tile:name}。可以移到哪些格子？"
)


def _in_area(tile: str, rng: Random) -> Case:
    """Witch and Hermit: the tile lies in the learner's area, and can be placed in the next turn."""
    while True:
        state = waiting(rng, tile, among=[n for n in WITH_NEUTRALS if n not in ("death", "sage")], number=5, down=0.1)
        moves = [move for move in state.legal_moves(YOU) if move != DECLINE]
        choice = pick(rng, moves)
        found = used(state, choice)
        if found.after.to_act != (THEM,):
            continue
        got = next(event.facts["tile"] for event in found.events if event.clause == "revolution.area")
        spare = [move for move in found.after.legal_moves(THEM) if move.split()[0] in ("castle", "temple", "citizen")]
        if spare:
            break
    later = go(found.after, THEM, pick(rng, spare))
    if later.to_act != (YOU,):
        return _in_area(tile, rng)
    rest = [name for name in (*state.areas[YOU], *state.discard) if name != got]
    gone = [piece.tile for piece in state.board if piece and piece.tile != got and piece.down == FACE_UP]
    some = in_order({got, *pick_some(rng, rest, min(2, len(rest))), *pick_some(rng, gone, min(2, len(gone)))})
    why = {name: said for name in some if (said := refused(later, name))}
    return Case(
        IN_AREA,
        state,
        frozenset(some) - set(why),
        found.told,
        {name: label(name) for name in some},
        (),
        {"tile": tile, "choice": choice},
        {name: said for name, (_, said) in why.items()},
    )


def _their_area(rng: Random) -> Case:
    while True:
        state = waiting(rng, "assassin", among=WITH_NEUTRALS, number=4, down=0.0)
        moves = [move for move in state.legal_moves(YOU) if move in TILES]
        if len(moves) > 2:
            break
    choice = pick(rng, moves)
    found = used(state, choice)
    others = pick_some(rng, [name for name in moves if name != choice], 2)
    some = in_order({choice, *others, *pick_some(rng, state.areas[YOU], min(1, len(state.areas[YOU])))})
    right = frozenset(name for name in some if name in found.after.tiles(THEM))
    wrong = {
        name: Text("It was exiled.", "它被流放了。") if name == choice else Text("It is yours.", "它在你的區域。")
        for name in some
        if name not in right
    }
    return Case(THEIR_AREA, state, right, found.told, {n: label(n) for n in some}, (), {"choice": choice}, wrong)


def _to_squares(rng: Random) -> Case:
    while True:
        state = waiting(rng, "fairy", among=WITH_NEUTRALS, number=4 + below(rng, 2), down=0.25)
        first = pick(rng, state.legal_moves(YOU)).split()[0]
        if first != DECLINE:
            break
    rooms = [name for name in CELLS if state.why_not(YOU, f"{first} {name}") is None]
    offered = some_of(rng, CELLS, rooms, most=6)
    why = {name: said for name in offered if (said := refused(state, f"{first} {name}"))}
    moved = used(state, f"{first} {next(name for name in offered if name in rooms)}")
    piece = state.board[AT[first]]
    return Case(
        TO_SQUARES,
        state,
        frozenset(offered) - set(why),
        (*moved.told, *once(event for event, _ in why.values())),
        {name: on_square(state, AT[name]) for name in offered},
        (),
        {"tile": piece.tile if piece else ""},
        {name: said for name, (_, said) in why.items()},
    )


WITCHES = Question(
    "revolution.back-in-my-area", "many", ("revolution.witch", "revolution.area"), lambda rng: _in_area("witch", rng)
)
HERMITS = Question("revolution.from-the-pile", "many", ("revolution.hermit",), lambda rng: _in_area("hermit", rng))
ASSASSINS = Question("revolution.their-area", "many", ("revolution.assassin", "revolution.exile"), _their_area)
FAIRIES = Question("revolution.where-to", "many", ("revolution.fairy", "revolution.fairy.empty"), _to_squares)
