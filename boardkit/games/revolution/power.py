"""What a power is, and the two shapes that most of them have: one tile is hit, or a whole group."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import NamedTuple

from boardkit.core.clause import Refusal
from boardkit.core.event import Log
from boardkit.games.revolution.board import (
    DIAG,
    FACE_UP,
    ORTH,
    SHIELDED,
    Board,
    Cells,
    shielded,
    targets,
)
from boardkit.games.revolution.change import Change, Names, Position
from boardkit.games.revolution.components import AT, CELLS
from boardkit.games.revolution.options import RevolutionOptions

Reach = tuple[Cells, ...]
"""By square: the squares that a power reaches from there."""


class Power(ABC):
    """An active power: what it asks, what it refuses, what it does. `at` is the square of its tile."""

    clause: str
    """The tile's sentence in the rulebook."""

    def active(self, options: RevolutionOptions) -> bool:
        """Is this an active power under these options?"""
        return True

    def asks(self, s: Position, at: int, chosen: Names) -> str:
        """The clause that asks for what has to be chosen next."""
        return self.clause

    @abstractmethod
    def parts(self, s: Position, at: int, chosen: Names) -> Names:
        """All that could be chosen next, forbidden or not; nothing when the choice is whole."""

    @abstractmethod
    def why(self, s: Position, at: int, chosen: Names, part: str) -> Refusal | None:
        """The clause that forbids a choice."""

    @abstractmethod
    def moves(self, s: Position, at: int) -> list[str]:
        """Every whole choice that no clause forbids, at once."""

    @abstractmethod
    def run(self, w: Change, at: int, chosen: Names, log: Log | None) -> None:
        """What the power does."""

    @abstractmethod
    def reach(self, options: RevolutionOptions, at: int, ally: int) -> Cells:
        """The squares it could touch from a square while it faces a seat, whatever lies on them."""


class One(Power):
    """Hits one tile that is chosen in some directions."""

    def __init__(self, clause: str, reach: Reach, effect: Callable[[Change, int, Log | None], None]) -> None:
        self.clause = clause
        self.cells = reach
        self.effect = effect

    def parts(self, s: Position, at: int, chosen: Names) -> Names:
        return () if chosen else CELLS

    def why(self, s: Position, at: int, chosen: Names, part: str) -> Refusal | None:
        """revolution.target, and the tile's own clause where the square is out of its reach."""
        cell = AT[part]
        if cell == at:
            return Refusal("revolution.target.other", {"power": name_at(s.board, at)})
        if cell not in self.cells[at]:
            return Refusal(self.clause, {"power": name_at(s.board, at), "cell": part})
        return self.no_target(s, cell)

    def no_target(self, s: Position, cell: int) -> Refusal | None:
        """What keeps it from hitting a tile within its reach."""
        return no_target(s.board, cell)

    def moves(self, s: Position, at: int) -> list[str]:
        within = targets(s.board)
        return [CELLS[cell] for cell in self.cells[at] if cell in within]

    def run(self, w: Change, at: int, chosen: Names, log: Log | None) -> None:
        cell = AT[chosen[0]]
        if log is not None:
            log(self.clause, power=name_at(w.board, at), tile=name_at(w.board, cell), cell=chosen[0])
        self.effect(w, cell, log)

    def reach(self, options: RevolutionOptions, at: int, ally: int) -> Cells:
        return tuple([cell for cell in self.cells[at] if cell != at])


class Sweep(Power):
    """Reverses every tile of a direction or group at the same time: revolution.power.complete.

    Shields hold; gaps and tiles that lie face down do not stop it.
    """

    def __init__(self, clause: str, groups: dict[str, Reach]) -> None:
        self.clause = clause
        self.groups = groups

    def cells(self, options: RevolutionOptions, at: int, ally: int, group: str) -> Cells:
        """The squares of a group."""
        return self.groups[group][at]

    def parts(self, s: Position, at: int, chosen: Names) -> Names:
        return () if chosen else (*self.groups, *CELLS)

    def why(self, s: Position, at: int, chosen: Names, part: str) -> Refusal | None:
        """revolution.power.complete, revolution.target.some"""
        if part in AT:
            return Refusal("revolution.power.complete", {"power": name_at(s.board, at)})
        if part not in self.moves(s, at):
            return Refusal("revolution.target.some", {"power": name_at(s.board, at), "group": part})
        return None

    def moves(self, s: Position, at: int) -> list[str]:
        within, ally = targets(s.board), ally_at(s.board, at)
        return [
            group for group in self.groups if any(cell in within for cell in self.cells(s.options, at, ally, group))
        ]

    def run(self, w: Change, at: int, chosen: Names, log: Log | None) -> None:
        """revolution.power.complete, revolution.shield"""
        within, held = targets(w.board), shielded(w.board)
        if log is not None:
            log(self.clause, power=name_at(w.board, at), group=chosen[0])
        for cell in self.cells(w.options, at, ally_at(w.board, at), chosen[0]):
            if cell in within:
                w.reverse(cell, log)
            elif cell in held and log is not None:
                log("revolution.shield", tile=name_at(w.board, cell), cell=CELLS[cell])

    def reach(self, options: RevolutionOptions, at: int, ally: int) -> Cells:
        return tuple(sorted({cell for group in self.groups for cell in self.cells(options, at, ally, group)}))


POWERS: dict[str, Power] = {}
"""The active powers by their tiles; `powers` fills it in, since some of them look others up here."""


def active_power(tile: str, options: RevolutionOptions) -> Power | None:
    """revolution.power.active: a tile's active power under these options, or None."""
    power = POWERS.get(tile)
    return power if power is not None and power.active(options) else None


# ---- Whom a power can hit


def no_target(board: Board, cell: int) -> Refusal | None:
    """revolution.target: why the square holds nothing that a power could hit, or None."""
    piece = board[cell]
    if piece is None:
        return Refusal("revolution.target", {"cell": CELLS[cell]})
    if piece.down != FACE_UP:
        return Refusal("revolution.destroy", {"cell": CELLS[cell]})
    if cell not in shielded(board):
        return None
    clause = {"tower": "revolution.tower.shield"}.get(piece.tile, "revolution.castle")
    return Refusal(
        clause if piece.tile in SHIELDED else "revolution.sage",
        {"tile": piece.tile, "cell": CELLS[cell]},
    )


class Nullifier(NamedTuple):
    """A tile that takes others' active powers away: its clause and its directions."""

    clause: str
    reach: Reach


NULLIFIERS = {
    "witch-doctor": Nullifier("revolution.witch-doctor", ORTH),
    "sorcerer": Nullifier("revolution.sorcerer", DIAG),
}


def nullified_by(s: Position, cell: int) -> int | None:
    """revolution.witch-doctor, revolution.sorcerer: the square of the tile that nullifies this one's power, or None.

    A shield keeps this off, too.
    """
    return None if cell in shielded(s.board) else nullifier_of(s, cell)


def nullifier_of(s: Position, cell: int) -> int | None:
    """The same for a tile without a shield. With `nullify="one"` only a chosen tile is hit."""
    if s.options.nullify == "one":
        return next((AT[by] for by, whom in s.silenced if whom == CELLS[cell]), None)
    for tile, (_, reach) in NULLIFIERS.items():
        for by in reach[cell]:
            piece = s.board[by]
            if piece is not None and piece.tile == tile and piece.down == FACE_UP:
                return by
    return None


def name_at(board: Board, cell: int) -> str:
    """The tile on a square; "" on an empty one."""
    piece = board[cell]
    return piece.tile if piece else ""


def ally_at(board: Board, cell: int) -> int:
    """The seat that the tile on a square faces; -1 on an empty one."""
    piece = board[cell]
    return piece.ally if piece else -1
