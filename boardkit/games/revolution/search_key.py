"""What still matters for the rest of a game: positions with equal keys have equal futures.

East and west may be exchanged, for no power tells them apart; a tile and its twin of the other faction count as the
same, for nothing depends on a tile's colour once it is in play; where a tile came from is forgotten.
"""

from typing import TYPE_CHECKING, Any

from boardkit.games.revolution.board import ALL, FACE_UP, SIZE, Board
from boardkit.games.revolution.change import Names
from boardkit.games.revolution.components import CELLS, POWER_OF, RANK

if TYPE_CHECKING:
    from boardkit.games.revolution.rules import Revolution

MIRROR = tuple([SIZE * (cell // SIZE) + SIZE - 1 - cell % SIZE for cell in ALL])
"""By square: the square with east and west exchanged."""

MIRRORED = {CELLS[cell]: CELLS[other] for cell, other in enumerate(MIRROR)}
POWER_RANK = {tile: RANK[own] for tile, own in POWER_OF.items()} | {"": -1}


def key(s: "Revolution") -> tuple[Any, ...]:
    """The key of a position."""
    board = _board(s.board)
    flipped = tuple([board[cell] for cell in MIRROR])
    silenced, queue = s.silenced, s.queue
    if flipped < board or (flipped == board and (silenced or queue)):
        twin = (
            tuple(sorted([(MIRRORED[by], MIRRORED[whom]) for by, whom in silenced])),
            tuple([task._replace(place=MIRRORED.get(task.place, task.place)) for task in queue]),
        )
        if flipped < board or twin < (silenced, queue):
            board, (silenced, queue) = flipped, twin
    piles = (s.exiled, s.destroyed) if s.options.hermit == "exiled" else (s.exiled + s.destroyed,)
    setting_up = (
        (s.unseen, s.drawn, s.passed, s.received) if any(task.kind in ("deal", "pick") for task in queue) else ()
    )
    return (
        s.options,
        s.turn,
        board,
        tuple(map(_tiles, (*s.areas, *s.secret, s.neutrals, *piles))),
        silenced,
        queue,
        s.last,
        s.ended,
        setting_up,
    )


def _board(board: Board) -> tuple[tuple[int, ...], ...]:
    """The squares as numbers; face down, a tile's facing means nothing."""
    return tuple(
        [
            (POWER_RANK[p.tile], p.ally if p.down == FACE_UP or p.under else -1, p.down, POWER_RANK[p.under])
            if p is not None
            else ()
            for p in board
        ]
    )


def _tiles(tiles: Names) -> tuple[int, ...]:
    return tuple(sorted([POWER_RANK[tile] for tile in tiles]))
