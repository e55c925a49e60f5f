"""The board of nine squares: which squares a direction meets, what lies there, and what can be hit.

0 1 2        north: Religion's side
3 4 5
6 7 8        south: Regality's side
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from boardkit.games.revolution.components import LINES

Cells = tuple[int, ...]
SIZE = 3
ALL = tuple(range(SIZE * SIZE))
FACE_UP = -1


class Piece(NamedTuple):
    """A tile on the board.

    `ally` is the seat that it faces; `down` the seat that destroyed it, or `FACE_UP`; `under` the tile that a
    Tower covers. Face down, its facing means nothing.
    """

    tile: str
    ally: int
    down: int = FACE_UP
    under: str = ""


Board = Sequence[Piece | None]

# ---- Geometry

STEPS = dict(zip(LINES, ((-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1)), strict=True))
"""(rows, columns) of one step in each direction."""


def _line(cell: int, step: tuple[int, int]) -> Cells:
    row, column = divmod(cell, SIZE)
    steps = [(row + step[0] * n, column + step[1] * n) for n in range(1, SIZE)]
    return tuple([SIZE * r + c for r, c in steps if 0 <= r < SIZE and 0 <= c < SIZE])


LINE = {name: tuple([_line(cell, step) for cell in ALL]) for name, step in STEPS.items()}
"""By direction and square: all squares up to the edge, the nearest first."""


def neighbours(*names: str) -> tuple[Cells, ...]:
    """By square: the adjacent squares in these directions."""
    return tuple([tuple(sorted(c for name in names for c in LINE[name][cell][:1])) for cell in ALL])


ORTH = neighbours("line.n", "line.e", "line.s", "line.w")
DIAG = neighbours("line.ne", "line.se", "line.sw", "line.nw")
AROUND = neighbours(*LINES)
BESIDE = neighbours("line.e", "line.w")
AHEAD = (neighbours("line.nw", "line.n", "line.ne"), neighbours("line.sw", "line.s", "line.se"))
"""By the seat that a tile faces: up-left, up and up-right, as printed on the tile. Up is away from that player."""

ALL_LINES = tuple([tuple(sorted(c for name in LINES for c in LINE[name][cell])) for cell in ALL])

# ---- What protects, and what can be hit

SHIELDED = frozenset({"castle", "temple", "tower"})
"""revolution.castle, revolution.tower.shield, revolution.power.passive: tiles that have a shield themselves, always."""


@lru_cache(1 << 14)
def _looked_at(board: tuple[Piece | None, ...]) -> tuple[Cells, Cells]:
    up = [cell for cell, piece in enumerate(board) if piece and piece.down == FACE_UP]
    sage = [beside for cell in up if (piece := board[cell]) and piece.tile == "sage" for beside in BESIDE[cell]]
    shields = [cell for cell in up if cell in sage or ((piece := board[cell]) and piece.tile in SHIELDED)]
    return tuple(shields), tuple([cell for cell in up if cell not in shields])


def shielded(board: Board) -> Cells:
    """revolution.shield, revolution.sage: the squares whose face-up tile has a shield or is protected by one."""
    return _looked_at(tuple(board))[0]


def targets(board: Board) -> Cells:
    """revolution.target: the squares whose tile a power can hit, being face up and without a shield."""
    return _looked_at(tuple(board))[1]


def empty(board: Board) -> Cells:
    """The squares without a tile; one that lies face down is still there."""
    return tuple([cell for cell, piece in enumerate(board) if piece is None])


def allies(board: Board, seat: int) -> int:
    """revolution.ally: how many tiles face a seat; a Tower and what it covers are one."""
    return sum([piece is not None and piece.ally == seat and piece.down == FACE_UP for piece in board])
