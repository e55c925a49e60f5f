"""Questions about powers of a special kind: nullified, set off again, shields, the Tower, and no tile to choose."""

from collections.abc import Sequence
from random import Random

from boardkit.core.event import Event, Log
from boardkit.core.quiz import Case, Question
from boardkit.core.rng import pick
from boardkit.core.text import Text
from boardkit.games.revolution.board import ALL, Piece
from boardkit.games.revolution.components import AT, CELLS, DECLINE, OTHERS, SEATS
from boardkit.games.revolution.lesson.questions.cases import (
    NO_SHIELDS,
    PLAIN,
    WITH_NEUTRALS,
    areas,
    below,
    board,
    go,
    on_square,
    once,
    refused,
    rule,
    some_of,
    used,
    waiting,
)
from boardkit.games.revolution.lesson.setup import THEM, YOU, position
from boardkit.games.revolution.rules import Revolution

WORKS = Text(
    "You place the {tile:name} on {cell:name}. What about its power?",
    "你把{tile:name}擺放在{cell:name}。它的能力會怎樣？",
)
MAY_USE = Text("You may use it or leave it alone.", "可以選擇執行或不執行。")
NULLIFIED = Text("It is nullified.", "被無效化了。")
NOTHING = Text("It finds nothing to do.", "沒有可以作用的對象。")
ANSWERS = {"use": MAY_USE, "nullified": NULLIFIED, "nothing": NOTHING}

PROTECTED = Text(
    "Your Minister has been placed on {cell:name}. Which of these tiles can it not choose?",
    "你把大臣擺放在{cell:name}。哪些板塊它不能選？",
)
COVER = Text("You choose the Tower. On which of these squares may you place it?", "你挑選了塔。可以擺放在哪些格子？")

NULLIFYING = {
    "revolution.witch-doctor": "nullified",
    "revolution.sorcerer": "nullified",
    "revolution.power.none": "nothing",
}


def _works(rng: Random) -> Case:
    """Each of the three answers about equally often."""
    want = pick(rng, tuple(ANSWERS))
    while True:
        tile, by = pick(rng, NO_SHIELDS[:6]), pick(rng, ("witch-doctor", "sorcerer"))
        at = pick(rng, ALL)
        others = [name for name in PLAIN if name != tile]
        lying = board(rng, others, 2 + below(rng, 4), taken=(at,))
        free = [cell for cell in ALL if lying[cell] is None and cell != at]
        lying[pick(rng, free)] = Piece(by, pick(rng, SEATS))
        state = position(tuple(lying), areas(lying, tile))
        log = Log()
        after = go(state, YOU, f"{tile} {CELLS[at]}", log)
        told = [event for event in log if event.clause in NULLIFYING]
        right = NULLIFYING[told[0].clause] if told else "use"
        if right == want:
            break
    why = tuple(told) or (Event("revolution.turn.place", {"seat": YOU, "tile": tile, "cell": CELLS[at]}),)
    del after
    return Case(WORKS, state, frozenset([right]), why, ANSWERS, (), {"tile": tile, "cell": CELLS[at]})


def _protected(rng: Random) -> Case:
    """Beside a Sage, above and below it, and the Sage itself."""
    while True:
        state = _with_sage(rng)
        at = state.placed
        lying = [CELLS[cell] for cell in ALL if state.board[cell] and cell != at]
        near = [name for name in lying if abs(AT[name] // 3 - at // 3) < 2 and abs(AT[name] % 3 - at % 3) < 2]
        why = {name: found for name in near if (found := refused(state, name))}
        sages = [event for event, _ in why.values() if event.clause == "revolution.sage"]
        if sages and len(near) > len(why):
            break
    right = [name for name in near if name in why]
    return Case(
        PROTECTED,
        state,
        frozenset(right),
        (*sages, *rule("revolution.sage", "revolution.shield")),
        {name: on_square(state, AT[name]) for name in near},
        (),
        {"cell": CELLS[at]},
        {name: Text("It can be chosen.", "這張可以選。") for name in near if name not in right},
    )


def _with_sage(rng: Random) -> Revolution:
    while True:
        at = pick(rng, ALL)
        lying = board(rng, [name for name in NO_SHIELDS if name != "minister"], 5, taken=(at,))
        cell = pick(rng, [cell for cell in ALL if lying[cell]])
        lying[cell] = Piece("sage", pick(rng, SEATS))
        state = go(position(tuple(lying), areas(lying, "minister")), YOU, f"minister {CELLS[at]}")
        if state.placed == at:
            return state


def _cover(rng: Random) -> Case:
    while True:
        lying = board(rng, PLAIN, 5 + below(rng, 3), down=0.15)
        state = position(tuple(lying), areas(lying, "tower"))
        if refused(state, "tower"):
            continue
        allowed = [name for name in CELLS if state.why_not(YOU, f"tower {name}") is None]
        break
    offered = some_of(rng, CELLS, allowed, most=6)
    why = {name: said for name in offered if (said := refused(state, f"tower {name}"))}
    log = Log()
    cell = next(name for name in offered if name in allowed)
    go(state, YOU, f"tower {cell}", log)
    alone = position(tuple([p and (p._replace(ally=THEM)) for p in lying]), areas(lying, "tower"))
    nobody = refused(alone, "tower")
    events = (*log[:1], *once(event for event, _ in why.values()), *([nobody[0]] if nobody else []))
    return Case(
        COVER,
        state,
        frozenset(offered) - set(why),
        (*events, *rule("revolution.tower.shield")),
        {name: on_square(state, AT[name]) for name in offered},
        feedback={name: said for name, (_, said) in why.items()},
    )


NO_TILE = Text(
    "Religion’s turn is over. You have only the {tile:name}, and no neutral tile lies open. What happens?",
    "教派的回合結束了。你只剩{tile:name}，也沒有公開的中立角色。會怎樣？",
)
NO_TILE_AT_ALL = Text(
    "Religion’s turn is over. Your area is empty, and no neutral tile lies open. What happens?",
    "教派的回合結束了。你的區域是空的，也沒有公開的中立角色。會怎樣？",
)
OUTCOMES = {
    "lose": Text("I lose the game.", "我輸掉這場遊戲。"),
    "go": Text("The game goes on.", "遊戲繼續。"),
    "full": Text("The game is over, and allies are counted.", "遊戲結束，計算盟友。"),
}


def _no_tile(rng: Random) -> Case:
    want = pick(rng, tuple(OUTCOMES))
    while True:
        number = 8 if want == "full" else 4 + below(rng, 3)
        lying = board(rng, [name for name in PLAIN if name != "temple"], number)
        mine = pick(rng, ((), (), ("tower",), ("tower",), (pick(rng, [t for t in OTHERS if t != "tower"]),)))
        state = position(tuple(lying), (mine, ("temple",)), turn=THEM)
        log = Log()
        after = go(state, THEM, f"temple {CELLS[pick(rng, [c for c in ALL if not lying[c]])]}", log)
        right = {"no-tile": "lose", "full": "full", "": "go"}[after.ended]
        if right == want:
            break
    told = tuple(e for e in log if e.clause.startswith(("revolution.end", "revolution.turn.alternate")))
    text = NO_TILE if mine else NO_TILE_AT_ALL
    facts = {"tile": mine[0]} if mine else {}
    return Case(text, after, frozenset([right]), told, OUTCOMES, (), facts)


def _able(rng: Random, tiles: Sequence[str]) -> Case:
    """Which of these tiles can be set off again?"""
    tile = pick(rng, tiles)
    while True:
        among = [name for name in (*WITH_NEUTRALS, "witch-doctor", "sorcerer") if name not in ("bard", "artist")]
        state = waiting(rng, tile, among=among, number=6, down=0.08)
        at = state.placed
        near = [CELLS[c] for c in ALL if state.board[c] and c != at]
        firsts = {move.split()[0] for move in state.legal_moves(YOU)} - {DECLINE}
        why = {name: said for name in near if name not in firsts and (said := refused(state, name))}
        if why and firsts:
            break
    offered = some_of(rng, near, firsts, most=6)
    right = frozenset(offered) & firsts
    told = used(state, next(m for m in state.legal_moves(YOU) if m.split()[0] in right)).told[:1]
    return Case(
        Text(
            "You placed the {tile:name} on {cell:name}. Which of these tiles can it set off again?",
            "你把{tile:name}擺放在{cell:name}。它可以重新啟動哪些板塊？",
        ),
        state,
        right,
        (*told, *once(event for event, _ in why.values())),
        {name: on_square(state, AT[name]) for name in offered},
        (),
        {"tile": tile, "cell": CELLS[at]},
        {name: said for name, (_, said) in why.items() if name in offered},
    )


NULLS = Question(
    "revolution.does-it-work",
    "one",
    ("revolution.witch-doctor", "revolution.sorcerer", "revolution.power.none"),
    _works,
)
SAGES = Question("revolution.who-is-protected", "many", ("revolution.sage", "revolution.shield"), _protected)
TOWERS = Question(
    "revolution.where-the-tower",
    "many",
    ("revolution.tower", "revolution.tower.ally", "revolution.tower.shield"),
    _cover,
)
LOST = Question("revolution.no-tile", "one", ("revolution.end.no-tile", "revolution.end.full"), _no_tile)
AGAIN = Question(
    "revolution.which-again",
    "many",
    ("revolution.bard", "revolution.artist", "revolution.target.active", "revolution.target.able"),
    lambda rng: _able(rng, ("bard", "artist")),
)
