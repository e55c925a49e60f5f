"""What Revolution's picture needs to know, read once from an observation and the last events.

At a half-way stop the observation is the position before the move, and only the first events are told; the reading
lets those happen. Events say what is so after them, not what to change, so where the observation already contains
them they change nothing.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from boardkit.core.event import Event
from boardkit.core.names import HIDDEN, OPEN
from boardkit.games.revolution.board import FACE_UP, Piece
from boardkit.games.revolution.change import Names, Task, in_order
from boardkit.games.revolution.components import AREA, AT, CELLS, DISCARD, DRAWN, OPEN_NEUTRALS, SECRET, SIDES
from boardkit.games.revolution.options import RevolutionOptions

CHANGES = ("board", "areas", "secret", "drawn", "neutrals", "exiled", "destroyed")
PILES = {AREA: "areas", SECRET: "secret", DRAWN: "drawn"}
"""By kind of place: the field that holds what lies there, by seat."""

EFFECTS = {
    "revolution.bard": "again",
    "revolution.artist": "again",
    "revolution.destroy": "burst",
    "revolution.reverse": "turn",
    "revolution.exile": "leave",
    "revolution.area": "return",
    "revolution.shield": "shield",
    "revolution.fairy": "step",
    "revolution.nullify.one": "mute",
    "revolution.witch-doctor": "mute",
    "revolution.sorcerer": "mute",
}
"""The sign for what an event did to a square."""


class Strike(NamedTuple):
    """Something done to the tile on a square, by the one on another (-1: nobody who can be pointed at)."""

    glyph: str
    by: int
    cell: int


class Reading:
    """A position of Revolution as one looker sees it, which powers can read like a state. `me` is negative for a
    looker-on; `fresh` is the square of the tile placed last, `pending` of the one whose power is to be used, or -1.
    """

    def __init__(self, seen: Any, told: Sequence[Event]) -> None:
        self.me: int = seen.seat
        self.options: RevolutionOptions = seen.options
        self.turn: int = seen.turn
        self.board: list[Piece | None] = list(seen.board)
        self.areas: tuple[Names, ...] = seen.areas
        self.secret: tuple[Names, ...] = seen.secret
        self.drawn: tuple[Names, ...] = seen.drawn
        self.passed: tuple[Names, ...] = seen.passed
        self.received: tuple[Names, ...] = seen.received
        self.neutrals: Names = seen.neutrals
        self.exiled: Names = seen.exiled
        self.destroyed: Names = seen.destroyed
        self.silenced: tuple[tuple[str, str], ...] = seen.silenced
        self.last: bool = seen.last
        self.ended: str = seen.ended
        self.task: Task | None = seen.queue[0] if seen.queue else None
        self.to_act: tuple[int, ...] = seen.to_act
        self.winner: int | None = seen.returns().index(1) if 1 in seen.returns() else None
        self.told = tuple(told)
        self.strikes: list[Strike] = []
        self.fresh = self.actor = self.pending = self.placed
        before = [getattr(self, name) for name in CHANGES]
        before[0] = list(self.board)
        for event in told:
            self._happen(event)
        self.stopped = before != [getattr(self, name) for name in CHANGES]
        if self.stopped:  # between the two positions nobody is asked anything
            self.pending, self.task, self.to_act = -1, None, ()

    @property
    def placed(self) -> int:
        """The square of the tile whose power is to be used, or -1."""
        return AT[self.task.place] if self.task and self.task.kind == "power" else -1

    @property
    def discard(self) -> Names:
        """The discard pile, exiled tiles first."""
        return (*self.exiled, *self.destroyed)

    def find(self, tile: str) -> int:
        """The square on which a tile lies, uncovered; -1 if it is not on the board."""
        return next((cell for cell, piece in enumerate(self.board) if piece and piece.tile == tile), -1)

    # ---- One more event

    def _happen(self, event: Event) -> None:
        clause, facts = event.clause, event.facts
        power = facts.get("power", "")
        if self.find(power) >= 0:
            self.actor = self.find(power)
        if clause in EFFECTS:
            self._strike(EFFECTS[clause], event)
        for move in event.moved:
            self._move(event, *move)
        match clause:
            case "revolution.turn.place" | "revolution.tower":
                self.fresh = self.actor = AT[facts["cell"]]
                self.strikes = []  # what was done before belongs to an earlier turn
            case "revolution.destroy":
                self._turned(facts["cell"], facts["tile"], down=facts["seat"])
            case "revolution.reverse":
                self._turned(facts["cell"], facts["tile"], ally=facts["seat"])
            case "revolution.nullify.one" if self.actor >= 0:
                pair = (CELLS[self.actor], facts["cell"])
                self.silenced = (*(other for other in self.silenced if other != pair), pair)
            case "revolution.turn.alternate":
                self.turn = facts["seat"]
            case "revolution.end.last-turn":
                self.last = True
            case "revolution.end.full" | "revolution.end.no-tile":
                self.ended = clause.rpartition(".")[2]
            case "revolution.end.winner":
                self.winner = facts["seat"]

    def _strike(self, glyph: str, event: Event) -> None:
        """Notes what an event did to which square; what happens beside the board leaves no mark on it."""
        where = event.facts.get("cell") or next((start for _, start, _ in event.moved if start in AT), None)
        if where is None:
            return
        by = self.actor
        if event.clause == "revolution.fairy":
            by = AT[event.moved[0][1]]
        self.strikes.append(Strike(glyph, by, AT[where]))

    def _turned(self, cell: str, tile: str, ally: int | None = None, down: int = FACE_UP) -> None:
        piece = self.board[AT[cell]]
        if piece is not None and piece.tile == tile:
            self.board[AT[cell]] = piece._replace(ally=piece.ally if ally is None else ally, down=down)

    def _move(self, event: Event, tile: str, start: str, end: str) -> None:
        """A tile goes from one place to another; it may have done so already, and be anywhere since."""
        piece, found = self._taken(tile, start)
        kind, _, side = end.partition(".")
        if end in AT:
            self._put(event, piece, tile, AT[end])
        elif end == DISCARD:
            self._add("destroyed" if event.clause == "revolution.destroy.removed" else "exiled", tile)
        elif end == OPEN_NEUTRALS:
            self._add(end, tile)
        elif kind in PILES:
            seat = SIDES.index(side)
            if kind == AREA or self.me in (seat, OPEN):
                self._add(PILES[kind], tile, seat)
            elif found:  # it goes out of the looker's sight
                names = getattr(self, PILES[kind])
                setattr(self, PILES[kind], _put(names, seat, (*names[seat], HIDDEN)))

    def _put(self, event: Event, piece: Piece | None, tile: str, cell: int) -> None:
        there = self.board[cell]
        if there is not None and there.tile == tile:
            return
        ally = event.facts.get("seat", piece.ally if piece else self.turn)
        covers = there.tile if there and event.clause == "revolution.tower" else piece.under if piece else ""
        self.board[cell] = Piece(tile, ally, FACE_UP, covers)

    def _taken(self, tile: str, start: str) -> tuple[Piece | None, bool]:
        """Takes a tile away from where it was: the piece that it was on the board, and whether it still was there."""
        if start in AT:
            piece = self.board[AT[start]]
            if piece is None or tile not in (piece.tile, piece.under):
                return None, False
            only_tower = tile == piece.tile and piece.under and self.options.tower_destroyed == "tower"
            self.board[AT[start]] = Piece(piece.under, piece.ally) if only_tower else None
            return piece, True
        known = self._in_sight(tile)
        kind, _, side = start.partition(".")
        if kind in (SECRET, DRAWN) and not known:
            seat, names = SIDES.index(side), getattr(self, PILES[kind])
            if HIDDEN in names[seat]:
                setattr(self, PILES[kind], _put(names, seat, names[seat][1:]))
        before = [getattr(self, name) for name in CHANGES]
        for name in ("neutrals", "exiled", "destroyed"):
            setattr(self, name, tuple(other for other in getattr(self, name) if other != tile))
        for name in PILES.values():
            setattr(
                self, name, tuple(tuple(other for other in names if other != tile) for names in getattr(self, name))
            )
        return None, before != [getattr(self, name) for name in CHANGES]

    def _in_sight(self, tile: str) -> bool:
        """Does the looker see this tile anywhere in the position that is read?"""
        piles = (*self.areas, *self.secret, *self.drawn, self.neutrals, self.discard)
        on_board = (name for piece in self.board if piece for name in (piece.tile, piece.under))
        return any(tile in names for names in (*piles, tuple(on_board)))

    def _add(self, name: str, tile: str, seat: int = -1) -> None:
        names = getattr(self, name)
        if seat < 0:
            setattr(self, name, names if tile in names else in_order((*names, tile)))
        elif tile not in names[seat]:
            setattr(self, name, _put(names, seat, in_order((*names[seat], tile))))


def _put(by_seat: tuple[Names, ...], seat: int, names: Names) -> tuple[Names, ...]:
    return (names, by_seat[1]) if seat == 0 else (by_seat[0], names)
