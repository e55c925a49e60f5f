"""Questions about a turn: which tile, which square, what is free when the turn begins."""

from random import Random

from boardkit.core.event import Event, Log
from boardkit.core.quiz import Case, Question
from boardkit.core.rng import pick, pick_some
from boardkit.core.text import Text
from boardkit.games.revolution.board import ALL, FACE_UP, Piece
from boardkit.games.revolution.components import AT, CELLS, OTHERS, TILES, label
from boardkit.games.revolution.lesson.questions.cases import (
    PLAIN,
    areas,
    below,
    board,
    go,
    in_order,
    on_square,
    once,
    refused,
    some_of,
)
from boardkit.games.revolution.lesson.setup import THEM, YOU, position
from boardkit.games.revolution.options import RevolutionOptions
from boardkit.games.revolution.rules import Revolution

MAY_CHOOSE = Text(
    "Your turn begins. Which of these may you touch first? Pick all.", "輪到你了。哪些可以先選？請全部選出來。"
)
MAY_PLACE = Text(
    "You have chosen the {tile:name}. Which of these may you choose next?", "你挑選了{tile:name}。接下來可以選哪些？"
)
FREE = Text(
    "Religion places the Temple on {cell:name}, and your turn begins. On which of these squares can you place a tile?",
    "教派把神殿擺放在{cell:name}，接著輪到你。你可以在哪些格子擺放板塊？",
)


FIRST_TURNS = 0.3
"""So many of the questions about a turn's first choice are about the game's first turn."""


def _table(rng: Random, *, down: float = 0.0, neutrals: int = 3, turn: int = YOU) -> Revolution:
    lying = board(rng, [name for name in PLAIN if name != "temple"], 4 + below(rng, 3), down=down)
    mine, theirs = areas(lying)
    keep = pick_some(rng, mine, min(len(mine), 2 + below(rng, 3)))
    others = [tile for tile in OTHERS if tile != "tower"]
    return position(tuple(lying), (in_order(keep), theirs), in_order(pick_some(rng, others, neutrals)), turn=turn)


def _may_choose(rng: Random) -> Case:
    first = rng.random() < FIRST_TURNS
    state = Revolution.start(RevolutionOptions(variant="old_style")) if first else _table(rng)
    tiles = ("citizen", *state.areas[YOU][:2]) if first else state.tiles(YOU)
    lying = [piece.tile for piece in state.board if piece]
    some = [*pick_some(rng, tiles, 3), *pick_some(rng, state.areas[THEM], 1), *lying[:1], pick(rng, CELLS)]
    why = {name: found for name in some if (found := refused(state, name))}
    choices = {name: label(name) for name in [*in_order(n for n in some if n in TILES), *[n for n in some if n in AT]]}
    events = once(event for event, _ in why.values())
    return Case(
        MAY_CHOOSE,
        state,
        frozenset(some) - set(why),
        events,
        choices,
        feedback={name: said for name, (_, said) in why.items()},
    )


def _may_place(rng: Random, down: float) -> Case:
    while True:
        state = _table(rng, down=down)
        if down and not any(piece and piece.down != FACE_UP for piece in state.board):
            continue
        tile = pick(rng, state.tiles(YOU))
        other = pick(rng, [name for name in state.tiles(YOU) if name != tile])
        free = [cell for cell in CELLS if not state.board[AT[cell]]]
        squares = some_of(rng, CELLS, free, most=6)
        some = [*squares, other]
        why = {name: found for name in some if (found := refused(state, f"{tile} {name}"))}
        if not down or any(event.clause == "revolution.destroy.blocks" for event, _ in why.values()):
            break
    return Case(
        MAY_PLACE,
        state,
        frozenset(some) - set(why),
        once(event for event, _ in why.values()),
        {name: label(name) if name in TILES else on_square(state, AT[name]) for name in some},
        (),
        {"tile": tile},
        {name: said for name, (_, said) in why.items()},
    )


def _free(rng: Random) -> Case:
    """What the learner destroyed leaves now, and its squares are free."""
    while True:
        lying = board(rng, [name for name in PLAIN if name != "temple"], 5 + below(rng, 3))
        for cell in pick_some(rng, [cell for cell in ALL if lying[cell]], 1 + below(rng, 2)):
            piece = lying[cell]
            lying[cell] = piece and Piece(piece.tile, piece.ally, YOU)
        rooms = [cell for cell in ALL if not lying[cell]]
        if len(rooms) > 1:
            break
    state = position(tuple(lying), areas(lying), turn=THEM)
    cell = pick(rng, rooms)
    log = Log()
    after = go(state, THEM, f"temple {CELLS[cell]}", log)
    tile = after.areas[YOU][0]
    free = [name for name in CELLS if after.why_not(YOU, f"{tile} {name}") is None]
    offered = some_of(rng, CELLS, free, most=6)
    why = {name: found for name in offered if (found := refused(after, f"{tile} {name}"))}
    told = [event for event in log if event.clause in ("revolution.destroy.removed", "revolution.turn.alternate")]
    events: tuple[Event, ...] = (*told, *once(event for event, _ in why.values()))
    return Case(
        FREE,
        state,
        frozenset(offered) - set(why),
        events,
        {name: on_square(state, AT[name]) for name in offered},
        (),
        {"cell": CELLS[cell]},
        {name: said for name, (_, said) in why.items()},
    )


CHOOSE = Question(
    "revolution.which-tile",
    "many",
    ("revolution.turn.choose", "revolution.turn.tile-first", "revolution.first.citizen"),
    _may_choose,
)
PLACE = Question(
    "revolution.which-square",
    "many",
    ("revolution.turn.place", "revolution.turn.one-tile"),
    lambda rng: _may_place(rng, 0.0),
)
BLOCKED = Question(
    "revolution.blocked-squares", "many", ("revolution.destroy.blocks",), lambda rng: _may_place(rng, 0.35)
)
FREED = Question(
    "revolution.which-squares-are-free", "many", ("revolution.destroy.removed", "revolution.turn.alternate"), _free
)
