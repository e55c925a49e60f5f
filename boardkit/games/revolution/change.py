"""A position while one move changes it: the only place where something is written over.

A state never changes. A move opens a `Change` on one, the rules write into it, and what stands there at the end
becomes the next state.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal, NamedTuple, Protocol

from boardkit.core.event import Log
from boardkit.games.revolution.board import Board, Piece
from boardkit.games.revolution.components import AREA, CELLS, DISCARD, OPEN_NEUTRALS, RANK, SECRET, place
from boardkit.games.revolution.options import RevolutionOptions

if TYPE_CHECKING:
    from boardkit.games.revolution.rules import Revolution

Names = tuple[str, ...]
BySeat = tuple[Names, ...]
Ended = Literal["", "full", "no-tile"]


class Task(NamedTuple):
    """Something that must still be done before the turn goes on.

    `deal`: chance brings a neutral tile to `place`; `pick`: `seat` takes one of the tiles in `place`; `power`: the
    tile on the square `place` may use its power; `exile`: chance says which hidden tile of `seat` is exiled.
    """

    kind: Literal["deal", "pick", "power", "exile"]
    seat: int
    place: str


class Position(Protocol):
    """What powers read, in a state as in a change."""

    options: RevolutionOptions
    turn: int
    areas: BySeat
    secret: BySeat
    exiled: Names
    destroyed: Names
    silenced: tuple[tuple[str, str], ...]

    @property
    def board(self) -> Board: ...
    @property
    def placed(self) -> int:
        """The square of the tile placed this turn, or -1."""


FIELDS = (
    "options", "turn", "board", "areas", "secret", "neutrals", "exiled", "destroyed", "unseen", "shown", "drawn",
    "passed", "received", "silenced", "queue", "last", "ended",
)  # fmt: skip


class Change:
    """A position being changed. Fields as in `Revolution`; the board is a list."""

    __slots__ = (*FIELDS, "placed")

    def __init__(self, state: "Revolution") -> None:
        self.options: RevolutionOptions = state.options
        self.turn: int = state.turn
        self.board: list[Piece | None] = list(state.board)
        self.areas: BySeat = state.areas
        self.secret: BySeat = state.secret
        self.neutrals: Names = state.neutrals
        self.exiled: Names = state.exiled
        self.destroyed: Names = state.destroyed
        self.unseen: Names = state.unseen
        self.shown: BySeat = state.shown
        self.drawn: BySeat = state.drawn
        self.passed: BySeat = state.passed
        self.received: BySeat = state.received
        self.silenced: tuple[tuple[str, str], ...] = state.silenced
        self.queue: tuple[Task, ...] = state.queue
        self.last: bool = state.last
        self.ended: Ended = state.ended
        self.placed: int = state.placed

    def state(self, kind: "type[Revolution]") -> "Revolution":
        """The next state."""
        return kind(
            self.options, self.turn, tuple(self.board), self.areas, self.secret, self.neutrals, self.exiled,
            self.destroyed, self.unseen, self.shown, self.drawn, self.passed, self.received, self.silenced, self.queue,
            self.last, self.ended,
        )  # fmt: skip

    # ---- Tiles beside the board

    def take_for_placing(self, tile: str) -> str:
        """Takes a tile from where the player may choose one; the name of that place."""
        seat = self.turn
        if tile in self.areas[seat]:
            self.areas = put(self.areas, seat, without(self.areas[seat], tile))
            return place(AREA, seat)
        if tile in self.neutrals:
            self.neutrals = without(self.neutrals, tile)
            return OPEN_NEUTRALS
        self.show(seat, tile)
        return place(SECRET, seat)

    def show(self, seat: int, tile: str) -> None:
        """revolution.secret: a hidden tile comes to light."""
        self.secret = put(self.secret, seat, without(self.secret[seat], tile))
        self.unseen = without(self.unseen, tile)
        self.shown = put(self.shown, seat, with_(self.shown[seat], tile))

    def give(self, seat: int, tile: str) -> None:
        """revolution.area: a tile comes to lie openly in a seat's area."""
        self.areas = put(self.areas, seat, with_(self.areas[seat], tile))

    # ---- What powers do to a tile on the board

    def piece(self, cell: int) -> Piece:
        """The tile on a square that is known to hold one."""
        piece = self.board[cell]
        if piece is None:
            raise ValueError(f"{CELLS[cell]} is empty")
        return piece

    def lift(self, cell: int) -> Piece:
        """Takes a tile off the board."""
        piece = self.piece(cell)
        self.board[cell] = None
        self.unsilence(cell)
        return piece

    def unsilence(self, cell: int) -> None:
        """revolution.nullify.one: it lasts while both tiles lie where they are, face up."""
        if self.silenced:
            self.silenced = tuple([pair for pair in self.silenced if CELLS[cell] not in pair])

    def destroy(self, cell: int, log: Log | None) -> None:
        """revolution.destroy: face down now, off the board when the destroyer's next turn begins."""
        piece = self.piece(cell)
        self.board[cell] = Piece(piece.tile, piece.ally, self.turn, piece.under)
        self.unsilence(cell)
        if log is not None:
            log("revolution.destroy", tile=piece.tile, cell=CELLS[cell], seat=self.turn)

    def reverse(self, cell: int, log: Log | None) -> None:
        """revolution.reverse: a friend becomes an enemy, an enemy a friend. Nothing else changes."""
        piece = self.piece(cell)
        self.board[cell] = Piece(piece.tile, 1 - piece.ally, piece.down, piece.under)
        if log is not None:
            log("revolution.reverse", tile=piece.tile, cell=CELLS[cell], seat=1 - piece.ally)

    def exile(self, cell: int, log: Log | None) -> None:
        """revolution.exile: off the board at once."""
        self.discard_exiled(self.lift(cell).tile, CELLS[cell], log)

    def discard_exiled(self, tile: str, where: str, log: Log | None, *, reveals: bool = False) -> None:
        """revolution.exile: from wherever it lay to the discard pile."""
        self.exiled = with_(self.exiled, tile)
        if log is not None:
            log("revolution.exile", tile=tile, moved=((tile, where, DISCARD),), reveals=reveals)


def put(by_seat: BySeat, seat: int, names: Names) -> BySeat:
    """The same, with one seat's names changed."""
    return (names, by_seat[1]) if seat == 0 else (by_seat[0], names)


def without(names: Names, name: str) -> Names:
    """The names less one."""
    at = names.index(name)
    return names[:at] + names[at + 1 :]


def with_(names: Names, name: str) -> Names:
    """The names and one more, in the order in which tiles are counted."""
    return in_order((*names, name))


def in_order(names: Sequence[str]) -> Names:
    """Tiles of an area or a pile, in the order in which tiles are counted."""
    return tuple(sorted(names, key=RANK.__getitem__))
