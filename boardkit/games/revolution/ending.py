"""How a turn ends, how the next one begins, and how the game is over."""

from boardkit.core.event import Log
from boardkit.games.revolution.board import FACE_UP, Board, allies, empty, targets
from boardkit.games.revolution.change import Change, Ended, Names, in_order
from boardkit.games.revolution.components import CELLS, DISCARD
from boardkit.games.revolution.options import RevolutionOptions


def end_turn(w: Change, log: Log | None) -> None:
    """revolution.end.full, or the other player's turn."""
    w.queue, w.placed = (), -1
    if w.last or is_full(w):
        end(w, "full", log)
        return
    if log is not None and w.options.end_rule == "e2" and None not in w.board:
        log("revolution.end.face-up")
    next_turn(w, log)


def is_full(w: Change) -> bool:
    """revolution.end.face-up: under that rule, nine tiles and none of them face down."""
    return w.options.end_rule == "e2" and all(piece is not None and piece.down == FACE_UP for piece in w.board)


def next_turn(w: Change, log: Log | None) -> None:
    """revolution.turn.alternate, revolution.destroy.removed, revolution.end.no-tile, revolution.end.pass"""
    w.turn = 1 - w.turn
    if log is not None:
        log("revolution.turn.alternate", seat=w.turn)
    for cell, piece in enumerate(w.board):
        if piece is not None and piece.down == w.turn:
            remove(w, cell, log)
    tiles = w.areas[w.turn] + w.secret[w.turn] + w.neutrals
    if is_full(w):  # a tile can come to light again where a Tower alone is destroyed
        end(w, "full", log)
    elif not can_choose(tiles, w.board, w.turn):
        end(w, "no-tile", log)
    elif not can_place(tiles, w.board, w.turn):
        if log is not None:
            log("revolution.end.pass", seat=w.turn)
        next_turn(w, log)


def remove(w: Change, cell: int, log: Log | None) -> None:
    """revolution.destroy.removed: a destroyed tile leaves the board, a Tower with what it covers (or alone)."""
    piece = w.lift(cell)
    gone: Names = (piece.tile,)
    if piece.under and w.options.tower_destroyed == "both":
        gone = (piece.tile, piece.under)
    elif piece.under:
        w.board[cell] = piece._replace(tile=piece.under, down=FACE_UP, under="")
    w.destroyed = in_order((*w.destroyed, *gone))
    if log is not None:
        log(
            "revolution.destroy.removed",
            tiles=gone,
            cell=CELLS[cell],
            moved=tuple([(t, CELLS[cell], DISCARD) for t in gone]),
        )


def can_choose(tiles: Names, board: Board, seat: int) -> bool:
    """revolution.end.no-tile: is there a tile to choose? A Tower is none while there is no ally that it could cover."""
    return bool(tiles) and (tiles != ("tower",) or bool(coverable(board, seat)))


def can_place(tiles: Names, board: Board, seat: int) -> bool:
    """revolution.end.pass: is there room for one of them?"""
    return bool(empty(board)) or ("tower" in tiles and bool(coverable(board, seat)))


def coverable(board: Board, seat: int) -> tuple[int, ...]:
    """revolution.tower: the squares with an ally that a Tower may cover."""
    return tuple([cell for cell in targets(board) if (piece := board[cell]) and piece.ally == seat])


# ---- Who has won


def deaths_ally(board: Board) -> int | None:
    """revolution.death: the seat that Death faces, face up and uncovered, or None."""
    return next((p.ally for p in board if p and p.tile == "death" and p.down == FACE_UP), None)


def loser(board: Board, turn: int, ended: str, options: RevolutionOptions) -> int | None:
    """The seat that has lost; None after a draw.

    revolution.death, before anything is counted; revolution.end.no-tile; revolution.end.winner.
    """
    death = deaths_ally(board)
    if death is not None and (ended == "full" or options.death_counts == "always"):
        return death
    if ended == "no-tile":
        return turn
    regality, religion = allies(board, 0), allies(board, 1)
    return None if regality == religion else int(regality > religion)


def end(w: Change, how: Ended, log: Log | None) -> None:
    """Ends the game; tells why, and last of all who has won."""
    w.ended = how
    if log is None:
        return
    lost = loser(w.board, w.turn, w.ended, w.options)
    opened = any(w.secret) or any(w.received)
    regality, religion = allies(w.board, 0), allies(w.board, 1)
    if w.ended == "full":
        log("revolution.end.full", regality=regality, religion=religion, reveals=opened)
    else:
        log("revolution.end.no-tile", seat=w.turn, reveals=opened)
    death = deaths_ally(w.board)
    if death is not None and death == lost and (w.ended == "full" or w.options.death_counts == "always"):
        log("revolution.death", seat=death)
    if lost is None:
        log("revolution.end.draw", regality=regality, religion=religion)
    else:
        log("revolution.end.winner", seat=1 - lost)
