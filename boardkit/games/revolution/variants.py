"""Which neutral characters are in play, variant by variant: what is dealt, and what the players pick.

Everything that is still to come stands in the queue; chance deals one tile at a time.
"""

from dataclasses import replace

from boardkit.core.clause import Refusal
from boardkit.core.event import Log
from boardkit.core.names import EVERYBODY, PUBLIC, Audience
from boardkit.games.revolution.change import Change, Names, Task, in_order, put, with_, without
from boardkit.games.revolution.components import (
    AREA,
    BOX,
    DRAWN,
    OPEN_NEUTRALS,
    SECRET,
    SIDES,
    place,
)
from boardkit.games.revolution.options import RevolutionOptions

OPEN_TILES, DRAWN_TILES, DRAFTED_TILES, PASSED_TILES = 5, 2, 4, 3
"""revolution.setup.neutrals, revolution.random, revolution.secret-draft.draw"""

CLAUSES = {
    "base": "revolution.setup.neutrals",
    "random": "revolution.random",
    "secret_random": "revolution.secret-random",
    "draft": "revolution.draft.open",
    "secret_draft": "revolution.secret-draft.draw",
}
"""By variant: the clause by which chance deals."""

PICKS = {"draft": "revolution.draft.pick", "secret_draft": "revolution.secret-draft.pick"}


def starter(options: RevolutionOptions) -> int:
    """revolution.setup.starter: the seat that places the Citizen."""
    return SIDES.index(options.starter)


def schedule(options: RevolutionOptions) -> tuple[Task, ...]:
    """All that comes before the Citizen is placed."""
    first = starter(options)
    second = 1 - first
    match options.variant:
        case "base":
            return (Task("deal", PUBLIC, OPEN_NEUTRALS),) * OPEN_TILES
        case "random":
            return tuple([Task("deal", seat, place(AREA, seat)) for seat in (first, first, second, second)])
        case "secret_random":
            return tuple([Task("deal", seat, place(SECRET, seat)) for seat in (first, first, second, second)])
        case "draft":
            picks = tuple([Task("pick", seat, OPEN_NEUTRALS) for seat in (first, second, first)])
            return (Task("deal", PUBLIC, OPEN_NEUTRALS),) * OPEN_TILES + picks
        case "secret_draft":
            return tuple(
                task
                for drawer in (first, second)
                for task in (
                    *(Task("deal", drawer, place(DRAWN, drawer)),) * DRAFTED_TILES,
                    Task("pick", drawer, place(DRAWN, drawer)),
                    Task("pick", 1 - drawer, place(DRAWN, 1 - drawer)),
                )
            )
    return ()


def with_starter(options: RevolutionOptions, seat: int) -> RevolutionOptions:
    """The same options with another starting player."""
    return replace(options, starter="religion" if seat else "regality")


def tiles_needed(options: RevolutionOptions) -> int:
    """How many neutral tiles chance deals before the game."""
    return sum([task.kind == "deal" for task in schedule(options)])


def receives(task: Task) -> Audience:
    """revolution.secret: who sees a tile that is dealt or picked."""
    return (task.seat,) if task.place.startswith((SECRET, DRAWN)) else EVERYBODY


# ---- Chance deals


def deal(w: Change, tile: str, log: Log | None) -> None:
    """revolution.setup.neutrals and its forms in the variants: one tile comes to its place."""
    task, w.queue = w.queue[0], w.queue[1:]
    match task.place.partition(".")[0]:
        case "neutrals":
            w.unseen, w.neutrals = without(w.unseen, tile), with_(w.neutrals, tile)
        case "area":
            w.unseen = without(w.unseen, tile)
            w.give(task.seat, tile)
        case "secret":
            w.secret = put(w.secret, task.seat, with_(w.secret[task.seat], tile))
        case "drawn":
            w.drawn = put(w.drawn, task.seat, with_(w.drawn[task.seat], tile))
    if log is not None:
        clause = CLAUSES[w.options.variant]
        log(clause, tile=tile, seat=task.seat, moved=((tile, BOX, task.place),), audience=receives(task))
        if receives(task) and w.queue[:1] != (task,):
            log("revolution.secret", seat=task.seat)


# ---- Players pick


def pickable(drawn: Names, neutrals: Names, task: Task) -> Names:
    """What may be picked now."""
    return neutrals if task.place == OPEN_NEUTRALS else drawn


def why_not_pick(part: str, offered: Names, variant: str) -> Refusal | None:
    """revolution.draft.pick, revolution.secret-draft.pick"""
    return None if part in offered else Refusal(PICKS[variant], {"tile": part})


def pick_tile(w: Change, tile: str, log: Log | None) -> None:
    """A player takes one of the tiles that are offered."""
    task, w.queue = w.queue[0], w.queue[1:]
    if task.place == OPEN_NEUTRALS:
        _pick_openly(w, task.seat, tile, log)
    else:
        _pick_secretly(w, task.seat, tile, log)


def _pick_openly(w: Change, seat: int, tile: str, log: Log | None) -> None:
    """revolution.draft.pick, revolution.draft.rest: one, one, one, and the last two to the second player."""
    w.neutrals = without(w.neutrals, tile)
    w.give(seat, tile)
    if log is not None:
        log("revolution.draft.pick", seat=seat, tile=tile, moved=((tile, OPEN_NEUTRALS, place(AREA, seat)),))
    if w.queue:
        return
    rest, w.neutrals = w.neutrals, ()
    other = 1 - seat
    for one in rest:
        w.give(other, one)
    if log is not None:
        moved = tuple([(one, OPEN_NEUTRALS, place(AREA, other)) for one in rest])
        log("revolution.draft.rest", seat=other, tiles=rest, moved=moved)


def _pick_secretly(w: Change, seat: int, tile: str, log: Log | None) -> None:
    """revolution.secret-draft.pick: one of four, and the rest is passed on; one of these three, the rest is out."""
    offered = without(w.drawn[seat], tile)
    w.drawn = put(w.drawn, seat, ())
    w.secret = put(w.secret, seat, with_(w.secret[seat], tile))
    here = place(DRAWN, seat)
    if log is not None:
        mine = ((tile, here, place(SECRET, seat)),)
        log("revolution.secret-draft.pick", seat=seat, tile=tile, moved=mine, audience=(seat,))
        log("revolution.secret", seat=seat)
    if len(offered) < PASSED_TILES:
        if log is not None:
            moved = tuple([(one, here, BOX) for one in offered])
            log("revolution.secret-draft.out", seat=seat, tiles=offered, moved=moved, audience=(seat,))
        return
    other = 1 - seat
    w.passed = put(w.passed, seat, in_order(offered))
    w.received = put(w.received, other, in_order(offered))
    w.drawn = put(w.drawn, other, in_order(offered))
    if log is not None:
        moved = tuple([(one, here, place(DRAWN, other)) for one in offered])
        log("revolution.secret-draft.pass", seat=seat, tiles=offered, moved=moved, audience=(0, 1))
