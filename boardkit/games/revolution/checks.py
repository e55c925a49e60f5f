"""What a position of Revolution from outside may break. Its shape has been checked before.

A position may use only part of the box: a lesson needs three tiles. But what it uses must be able to be played to
the end.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from boardkit.core.errors import Fault
from boardkit.games.revolution.board import ALL, FACE_UP, empty
from boardkit.games.revolution.checks_setup import setup_faults
from boardkit.games.revolution.components import AT, CELLS, NEUTRALS, SEATS, SECRET, TILES, place
from boardkit.games.revolution.ending import can_choose, can_place
from boardkit.games.revolution.power import NULLIFIERS, nullified_by
from boardkit.games.revolution.powers import active_power

if TYPE_CHECKING:
    from boardkit.games.revolution.change import Names
    from boardkit.games.revolution.rules import Revolution

BY_SEAT = ("areas", "secret", "shown", "drawn", "passed", "received")


def faults(s: "Revolution") -> Iterator[Fault]:
    """Every fault of a position, field by field; the later ones only where the earlier ones make sense."""
    for look in (_sizes, _board_faults, _tile_faults, setup_faults, _silenced_faults, _turn_faults):
        found = list(look(s))
        yield from found
        if found:
            return


def _sizes(s: "Revolution") -> Iterator[Fault]:
    if len(s.board) != len(ALL):
        yield Fault("board", "revolution.parts.board", {"squares": len(s.board)})
    if s.turn not in SEATS:
        yield Fault("turn", "revolution.turn.alternate", {"turn": s.turn})
    for field in BY_SEAT:
        if len(getattr(s, field)) != len(SEATS):
            yield Fault(field, "revolution.area", {"lists": len(getattr(s, field))})


def _board_faults(s: "Revolution") -> Iterator[Fault]:
    for cell, piece in enumerate(s.board):
        field = f"board[{cell}]"
        if piece is None:
            continue
        if piece.ally not in SEATS:
            yield Fault(field, "revolution.ally", {"ally": piece.ally})
        if piece.down not in (FACE_UP, *SEATS):
            yield Fault(field, "revolution.destroy", {"down": piece.down})
        elif piece.down == s.turn and not s.ended:
            yield Fault(field, "revolution.destroy.removed", {"down": piece.down})
        if (piece.tile == "tower") != bool(piece.under):
            yield Fault(field, "revolution.tower", {"under": piece.under[:40]})


def _tile_faults(s: "Revolution") -> Iterator[Fault]:
    """revolution.parts.tiles: every tile once; hidden ones are counted among those whose place is not public."""
    places: list[tuple[str, Names]] = [(f"areas[{seat}]", s.areas[seat]) for seat in SEATS]
    places += [(f"board[{cell}]", (p.tile, *filter(None, (p.under,)))) for cell, p in enumerate(s.board) if p]
    places += [(field, getattr(s, field)) for field in ("neutrals", "exiled", "destroyed", "unseen")]
    seen: set[str] = set()
    for field, tiles in places:
        for tile in tiles:
            if tile not in (NEUTRALS if field in ("neutrals", "unseen") else TILES):
                yield Fault(field, "revolution.parts.tiles", {"not one of these": tile[:40]})
            elif tile in seen or (field == "unseen" and tile == "citizen"):
                yield Fault(field, "revolution.parts.tiles", {"twice": tile})
            seen.add(tile)
    if s.options.variant == "old_style" and (seen - set(s.unseen)) & set(NEUTRALS) - {"citizen"}:
        yield Fault("options", "revolution.old-style", {})


def _silenced_faults(s: "Revolution") -> Iterator[Fault]:
    """revolution.nullify.one"""
    if s.silenced and s.options.nullify != "one":
        yield Fault("silenced", "revolution.nullify.one", {"nullify": s.options.nullify})
    for by, whom in s.silenced:
        pieces = [s.board[AT[cell]] if cell in AT else None for cell in (by, whom)]
        if by not in AT or whom not in AT or any(piece is None or piece.down != FACE_UP for piece in pieces):
            yield Fault("silenced", "revolution.nullify.one", {"squares": f"{by[:40]} {whom[:40]}"})
            continue
        nullifier = pieces[0] and NULLIFIERS.get(pieces[0].tile)
        if not nullifier or AT[whom] not in nullifier.reach[AT[by]]:
            yield Fault("silenced", "revolution.nullify.one", {"square": by})


def _turn_faults(s: "Revolution") -> Iterator[Fault]:
    """Whose turn it is has something to choose; a power that waits can be used; a full board is the end."""
    full = not empty(s.board)
    if s.queue and s.queue[0].kind in ("deal", "pick"):
        return
    if s.ended:
        if s.queue:
            yield Fault("queue", "revolution.end.full", {"tasks": len(s.queue)})
        return
    if s.last and not (s.queue and full and s.options.end_rule == "seed"):
        yield Fault("last", "revolution.end.last-turn", {"last": s.last})
        return
    if s.queue:
        yield from _task_faults(s)
        if full and not s.last and s.options.end_rule == "seed":
            yield Fault("last", "revolution.end.last-turn", {"last": s.last})
        return
    if full and (s.options.end_rule == "seed" or all(piece and piece.down == FACE_UP for piece in s.board)):
        yield Fault("ended", "revolution.end.full", {"empty squares": 0})
        return
    tiles = s.tiles(s.turn)
    if not can_choose(tiles, s.board, s.turn):
        yield Fault("ended", "revolution.end.no-tile", {"tiles": len(tiles)})
    elif not can_place(tiles, s.board, s.turn):
        yield Fault("board", "revolution.end.pass", {"empty squares": 0})


def _task_faults(s: "Revolution") -> Iterator[Fault]:
    """revolution.power.active, revolution.assassin.hidden: what waits after the set-up."""
    task = s.queue[0]
    victim = 1 - s.turn
    if len(s.queue) > 1:
        yield Fault("queue", "revolution.power.active", {"tasks": len(s.queue)})
    elif task.kind == "exile":
        if task.seat != victim or task.place != place(SECRET, victim) or not s.secret[victim]:
            yield Fault("queue", "revolution.assassin.hidden", {"seat": task.seat})
    elif task.seat != s.turn or task.place not in CELLS:
        yield Fault("queue", "revolution.power.active", {"seat": task.seat})
    else:
        cell = AT[task.place]
        piece = s.board[cell]
        power = active_power(piece.tile, s.options) if piece and piece.down == FACE_UP else None
        if piece is None or power is None or piece.ally != s.turn:
            yield Fault("queue", "revolution.power.active", {"square": task.place})
        elif nullified_by(s, cell) is not None:
            yield Fault("queue", "revolution.power.active", {"nullified": task.place})
        elif not power.moves(s, cell):
            yield Fault("queue", "revolution.power.none", {"square": task.place})
