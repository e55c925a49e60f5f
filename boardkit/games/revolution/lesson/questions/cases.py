"""Positions for questions, by chance, and what happens in them by the game's own rules."""

from collections.abc import Callable, Container, Iterable, Sequence
from random import Random
from typing import NamedTuple

from boardkit.core.event import Event, Log, cited
from boardkit.core.rng import pick, pick_some
from boardkit.core.text import Text, Voice
from boardkit.games.revolution.board import ALL, FACE_UP, SHIELDED, Piece
from boardkit.games.revolution.components import CELLS, DECLINE, FACTIONS, OTHERS, SEATS, TILES, label
from boardkit.games.revolution.lesson.setup import NAME, THEM, YOU, position
from boardkit.games.revolution.options import RevolutionOptions
from boardkit.games.revolution.rulebook import RULEBOOK
from boardkit.games.revolution.rules import Revolution

Names = tuple[str, ...]
PLAIN = (*FACTIONS[0], *FACTIONS[1], "citizen")
"""The tiles of the first parts."""

WITH_NEUTRALS = (*PLAIN, *[tile for tile in OTHERS if tile not in ("tower", "witch-doctor", "sorcerer")])
NO_SHIELDS = tuple([tile for tile in PLAIN if tile not in SHIELDED])


class Used(NamedTuple):
    """A power as it is used: the position in which it waits, the move, what happens, and the position after."""

    state: Revolution
    move: str
    events: tuple[Event, ...]
    after: Revolution

    @property
    def told(self) -> tuple[Event, ...]:
        """What the power did, without whose turn is next."""
        return tuple(event for event in self.events if event.clause not in NEXT_TURN)


NEXT_TURN = ("revolution.turn.alternate", "revolution.destroy.removed", "revolution.end.no-tile")


def below(rng: Random, limit: int) -> int:
    """A whole number from 0 to limit − 1."""
    return int(rng.random() * limit)


def board(
    rng: Random, tiles: Sequence[str], number: int, *, down: float = 0.0, taken: Iterable[int] = ()
) -> list[Piece | None]:
    """So many of the tiles on squares that are not taken, turned either way; some face down, destroyed by Religion."""
    found: list[Piece | None] = [None] * len(ALL)
    free = [cell for cell in ALL if cell not in set(taken)]
    cells = pick_some(rng, free, min(number, len(free)))
    for cell, tile in zip(cells, pick_some(rng, tiles, len(cells)), strict=True):
        found[cell] = Piece(tile, pick(rng, SEATS), THEM if rng.random() < down else FACE_UP)
    return found


def areas(lying: Iterable[Piece | None], *more: str) -> tuple[Names, Names]:
    """Both areas, with what is left of each faction; the learner's with these tiles, too."""
    gone = {tile for piece in lying if piece for tile in (piece.tile, piece.under)} | set(more)
    mine, theirs = ([tile for tile in FACTIONS[seat] if tile not in gone] for seat in SEATS)
    return tuple(sorted((*mine, *more), key=list(TILES).index)), tuple(theirs)


def waiting(
    rng: Random,
    tile: str,
    *,
    among: Sequence[str] = PLAIN,
    number: int = 0,
    down: float = 0.15,
    options: RevolutionOptions | None = None,
    wanted: Callable[[Revolution], bool] = lambda _state: True,
) -> Revolution:
    """A position in which the learner has just placed the tile, and its power waits."""
    while True:
        at = pick(rng, ALL)
        others = [other for other in among if other != tile]
        lying = board(rng, others, number or 4 + below(rng, 4), down=down, taken=(at,))
        start = position(tuple(lying), areas(lying, tile), (), piles(rng, lying, tile), YOU, options)
        state = go(start, YOU, f"{tile} {CELLS[at]}")
        if state.placed == at and state.to_act == (YOU,) and wanted(state):
            return state


def piles(rng: Random, lying: Iterable[Piece | None], *more: str) -> tuple[Names, Names]:
    """A few neutral tiles in the discard pile: exiled ones and destroyed ones."""
    gone = {piece.tile for piece in lying if piece} | set(more)
    some = pick_some(rng, [tile for tile in OTHERS if tile not in gone and tile != "death"], below(rng, 4))
    cut = below(rng, len(some) + 1)
    return in_order(some[:cut]), in_order(some[cut:])


def in_order(names: Iterable[str]) -> Names:
    """Tiles in the order in which tiles are counted."""
    return tuple(sorted(names, key=list(TILES).index))


def go(state: Revolution, seat: int, move: str, log: Log | None = None) -> Revolution:
    """The position after a move."""
    after = state.play(seat, move, log)
    assert isinstance(after, Revolution)  # noqa: S101 - a game without commitments has no other positions
    return after


def used(state: Revolution, move: str) -> Used:
    """The waiting power is used so, by the game's own rules."""
    log = Log()
    after = go(state, state.to_act[0], move, log)
    return Used(state, move, tuple(log), after)


def some_use(rng: Random, state: Revolution) -> Used:
    """The waiting power is used in one of the ways that are allowed."""
    return used(state, pick(rng, [move for move in state.legal_moves(YOU) if move != DECLINE]))


def cells_with_tiles(state: Revolution) -> Names:
    """The squares on which something lies."""
    return tuple([CELLS[cell] for cell in ALL if state.board[cell]])


def on_square(state: Revolution, cell: int) -> Text:
    """A tile with its square, as "the Saint on square 2"."""
    piece = state.board[cell]
    if piece is None:
        return label(CELLS[cell])
    here = label(CELLS[cell])
    if piece.down != FACE_UP:
        return Text(f"the face-down tile on {here.en}", f"{here.zh}背面朝上的板塊")
    return Text(f"{label(piece.tile).en} on {here.en}", f"{here.zh}的{label(piece.tile).zh}")


def spoken(move: str) -> Text:
    """What was chosen, in words."""
    words = [label(part) for part in move.split()]
    return Text(", ".join(word.en for word in words), "、".join(word.zh for word in words))


def say(clause: str, facts: dict[str, object], *, refuses: bool = False) -> Text:
    """A clause's sentence about something that happened or was refused."""
    found = RULEBOOK[clause]
    text = (found.refuses if refuses else found.tells) or found.rule
    return Text(*(Voice(lang, label, names(lang), me=YOU).say(text, facts) for lang in ("en", "zh-Hant")))


def names(lang: str) -> tuple[str, ...]:
    """The players' names."""
    return tuple(name.in_(lang) for name in NAME)


def refused(state: Revolution, choice: str) -> tuple[Event, Text] | None:
    """Why the learner may not choose something: an event that cites the rule, and the words; None if one may."""
    refusal = state.why_not(YOU, choice)
    if refusal is None:
        return None
    return cited(refusal.clause), say(refusal.clause, refusal.facts, refuses=True)


def rule(*clauses: str) -> tuple[Event, ...]:
    """Rules that explain an answer, though nothing happens by them alone."""
    return tuple([cited(clause) for clause in clauses])


def once(events: Iterable[Event]) -> tuple[Event, ...]:
    """The first event of each clause."""
    found: dict[str, Event] = {}
    for event in events:
        found.setdefault(event.clause, event)
    return tuple(found.values())


def told_way(text: Text, way: Text) -> Text:
    """The text with its blank `{way}` filled, its other blanks kept."""
    return Text(text.en.replace("{way}", way.en), text.zh.replace("{way}", way.zh))


def filled(text: Text, **facts: Text) -> Text:
    """The text with its blanks filled, in both languages."""
    return Text(
        text.en.format(**{name: fact.en for name, fact in facts.items()}),
        text.zh.format(**{name: fact.zh for name, fact in facts.items()}),
    )


def some_of(rng: Random, names: Sequence[str], right: Container[str], most: int = 6) -> Names:
    """At most so many of the names, in their order; a right one is always among them."""
    mixed = pick_some(rng, names, len(names))
    first = next(name for name in mixed if name in right)
    chosen = {first, *[name for name in mixed if name != first][: most - 1]}
    return tuple([name for name in names if name in chosen])
