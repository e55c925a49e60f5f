"""A turn: a tile is chosen, placed, and its power is used, or not."""

from functools import lru_cache
from typing import TYPE_CHECKING

from boardkit.core.clause import Refusal
from boardkit.core.event import Log
from boardkit.games.revolution.board import FACE_UP, Cells, Piece, empty, shielded
from boardkit.games.revolution.change import Change, Names, Task
from boardkit.games.revolution.components import AREA, AT, BOX, CELLS, DECLINE, DISCARD, SIDES, TILES
from boardkit.games.revolution.ending import coverable, end_turn
from boardkit.games.revolution.power import NULLIFIERS, Power, name_at, no_target, nullifier_of
from boardkit.games.revolution.powers import active_power

if TYPE_CHECKING:
    from boardkit.games.revolution.rules import Revolution

# ---- Choosing a tile


def why_not_choose(s: "Revolution", seat: int, part: str) -> Refusal | None:
    """revolution.turn.choose, revolution.first.citizen, revolution.tower.ally, revolution.turn.tile-first"""
    if part in AT:
        return Refusal("revolution.turn.tile-first", {"cell": part})
    if part not in s.tiles(seat):
        clause = "revolution.first.citizen" if s.first_turn else "revolution.turn.choose"
        return Refusal(clause, {"tile": part, "where": where(s, part)})
    if part == "tower":
        return None if coverable(s.board, seat) else Refusal("revolution.tower.ally", {})
    return None if empty(s.board) else Refusal("revolution.end.pass", {"tile": part})


def where(s: "Revolution", tile: str) -> str:
    """The public place of a tile; the box for one that is not in play, or that nobody has shown."""
    for seat, side in enumerate(SIDES):
        if tile in s.areas[seat]:
            return f"{AREA}.{side}"
    if tile in s.discard:
        return DISCARD
    return next((CELLS[c] for c, p in enumerate(s.board) if p and tile in (p.tile, p.under) and p.down == FACE_UP), BOX)


# ---- Placing it

PLACED = {tile: tuple([f"{tile} {cell}" for cell in CELLS]) for tile in TILES}


@lru_cache(1 << 15)
def placements(tiles: Names, rooms: Cells, covered: Cells) -> Names:
    """revolution.turn.place, revolution.tower: every tile on every square where it may be placed."""
    return tuple([PLACED[tile][cell] for tile in tiles for cell in (covered if tile == "tower" else rooms)])


def why_not_place(s: "Revolution", seat: int, part: str, tile: str) -> Refusal | None:
    """revolution.turn.place, revolution.destroy.blocks; revolution.tower; revolution.turn.one-tile"""
    if part not in AT:
        return Refusal("revolution.turn.one-tile", {"tile": tile, "other": part})
    cell = AT[part]
    piece = s.board[cell]
    if tile != "tower":
        if piece is None:
            return None
        if piece.down != FACE_UP:
            return Refusal("revolution.destroy.blocks", {"cell": part, "seat": piece.down})
        return Refusal("revolution.turn.place", {"cell": part, "tile": piece.tile})
    if piece is None or (piece.down == FACE_UP and piece.ally != seat):
        return Refusal("revolution.tower", {"cell": part})
    return no_target(s.board, cell)


def place_tile(w: Change, tile: str, cell: int, log: Log | None) -> None:
    """revolution.turn.place, revolution.ally; then its power, if it has one that works."""
    secret = tile in w.secret[w.turn]
    origin = w.take_for_placing(tile)
    below = name_at(w.board, cell)
    w.unsilence(cell)
    w.board[cell] = Piece(tile, w.turn, FACE_UP, below)
    if log is not None:
        moved = ((tile, origin, CELLS[cell]),)
        if below:
            log("revolution.tower", seat=w.turn, tile=below, cell=CELLS[cell], moved=moved, reveals=secret)
        else:
            log("revolution.turn.place", seat=w.turn, tile=tile, cell=CELLS[cell], moved=moved, reveals=secret)
    if w.options.end_rule == "seed" and None not in w.board:
        w.last = True
        if log is not None:
            log("revolution.end.last-turn", seat=w.turn)
    if awaits_power(w, cell, log):
        w.queue = (Task("power", w.turn, CELLS[cell]),)
    else:
        end_turn(w, log)


# ---- Using its power


def awaits_power(w: Change, cell: int, log: Log | None) -> bool:
    """Has the tile that was just placed a power that it may use now? If it has one and may not, says why."""
    tile = name_at(w.board, cell)
    power = active_power(tile, w.options)
    if power is None:
        if log is not None:
            log("revolution.citizen" if tile == "citizen" else "revolution.power.passive", tile=tile)
        return False
    by = nullifier_of(w, cell)
    if by is not None and cell not in shielded(w.board):
        if log is not None:
            nullifier = name_at(w.board, by)
            log(NULLIFIERS[nullifier].clause, tile=tile, cell=CELLS[cell], power=nullifier)
        return False
    if by is not None and log is not None:
        log("revolution.shield", tile=tile, cell=CELLS[cell])
    w.placed = cell
    if power.moves(w, cell):
        return True
    if log is not None:
        log("revolution.power.none", tile=tile)
    return False


def use_power(w: Change, power: Power | None, move: str, log: Log | None) -> None:
    """revolution.turn.power, revolution.power.active: the power is carried out, or left alone; then the turn is over."""
    w.queue = ()
    if move == DECLINE or power is None:
        if log is not None:
            log("revolution.power.active", seat=w.turn, tile=name_at(w.board, w.placed))
    else:
        power.run(w, w.placed, tuple(move.split()), log)
    if not w.queue:
        end_turn(w, log)


def exile_hidden(w: Change, task: Task, tile: str, log: Log | None) -> None:
    """revolution.assassin.hidden: chance says which hidden tile was hit; now everybody sees it."""
    w.show(task.seat, tile)
    if log is not None:
        log("revolution.assassin", tile=tile, seat=task.seat, reveals=True)
    w.discard_exiled(tile, task.place, log)
    end_turn(w, log)
