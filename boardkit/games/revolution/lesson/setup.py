"""Builds a lesson's positions, scripts and checks from a few words."""

from typing import Any, cast

from boardkit.core.checks import Check, Try, both, ended, happened
from boardkit.core.lesson import Mistake
from boardkit.core.text import Text
from boardkit.games.revolution.board import ALL, FACE_UP, Piece, allies, empty, shielded
from boardkit.games.revolution.change import Task as ToDo
from boardkit.games.revolution.components import CELLS, OTHERS, REGALITY, RELIGION
from boardkit.games.revolution.options import RevolutionOptions
from boardkit.games.revolution.rules import Revolution

YOU, THEM = REGALITY, RELIGION
SEAT = {"you": YOU, "them": THEM}
NAME = (Text("You", "你"), Text("Religion", "教派"))
"""What the players are called in a lesson: the learner sits in seat 0, in the south."""


def lying(text: str) -> tuple[int, Piece]:
    """(square from 0, tile) from "5 citizen you", "5 citizen down them" or "5 tower you death"."""
    cell, tile, *rest = text.split()
    if rest[0] == "down":
        return int(cell) - 1, Piece(tile, YOU, SEAT[rest[1]])
    return int(cell) - 1, Piece(tile, SEAT[rest[0]], FACE_UP, "".join(rest[1:]))


def table(
    *pieces: str,
    have: str = "",
    theirs: str = "temple bishop",
    neutrals: str = "",
    exiled: str = "",
    destroyed: str = "",
    turn: int = YOU,
    **switches: Any,
) -> Revolution:
    """What lies on the squares, in both areas and beside the board; `turn` is to place a tile.

    Only part of the box is used. PositionError names what cannot be.
    """
    board: list[Piece | None] = [None] * len(ALL)
    for cell, piece in map(lying, pieces):
        board[cell] = piece
    return position(
        tuple(board),
        (tuple(have.split()), tuple(theirs.split())),
        tuple(neutrals.split()),
        (tuple(exiled.split()), tuple(destroyed.split())),
        turn,
        RevolutionOptions(**switches),
    )


def position(
    board: tuple[Piece | None, ...],
    areas: tuple[tuple[str, ...], ...],
    neutrals: tuple[str, ...] = (),
    piles: tuple[tuple[str, ...], tuple[str, ...]] = ((), ()),
    turn: int = YOU,
    options: RevolutionOptions | None = None,
    *,
    queue: tuple[ToDo, ...] = (),
    secret: tuple[tuple[str, ...], ...] = ((), ()),
    ended: str = "",
) -> Revolution:
    """The position, checked; what is used nowhere lies unseen in the box."""
    none: tuple[tuple[str, ...], ...] = ((), ())
    used = {*areas[0], *areas[1], *neutrals, *piles[0], *piles[1]}
    used |= {tile for piece in board if piece for tile in (piece.tile, piece.under)}
    found = Revolution(
        options or RevolutionOptions(), turn, board, areas, secret, neutrals, *piles,
        tuple([tile for tile in OTHERS if tile not in used]), none, none, none, none, (), queue,
        bool(queue) and not empty(board), cast(Any, ended),
    )  # fmt: skip
    return found.checked()


# ---- What the learner did


def turn_over(tried: Try) -> bool:
    """The learner's turn is over."""
    return ended(tried) or happened("revolution.turn.alternate", seat=THEM)(tried)


LEFT_ALONE = happened("revolution.power.active", seat=YOU)
TURNED_OWN = happened("revolution.reverse", seat=THEM)


def placed(tile: str = "", *squares: int) -> Check:
    """The learner placed this tile, or any, on one of these squares, or anywhere."""

    def check(tried: Try) -> bool:
        chosen, cell = tried.moves[0].split() if tried.moves else ("", "")
        return tile in ("", chosen) and (not squares or cell in [CELLS[n - 1] for n in squares])

    return check


def hit(clause: str, *tiles: str) -> Check:
    """All these tiles were hit: "reverse", "destroy", "exile"."""
    return both(*(happened(f"revolution.{clause}", tile=tile) for tile in tiles))


def have_allies(number: int) -> Check:
    """The learner has at least so many allies."""
    return lambda tried: allies(cast(Revolution, tried.after).board, YOU) >= number


def protected(*squares: int) -> Check:
    """The tiles on these squares have a shield."""
    return lambda tried: {n - 1 for n in squares} <= set(shielded(cast(Revolution, tried.after).board))


def in_area(tile: str) -> Check:
    """The tile lies in the learner's area."""
    return lambda tried: tile in cast(Revolution, tried.after).areas[YOU]


def otherwise(en: str, zh: str, clause: str = "") -> Mistake:
    """What to say to every other try."""
    return Mistake(lambda _tried: True, Text(en, zh), clause)


def oops(when: Check, en: str, zh: str, clause: str = "") -> Mistake:
    """What to say to one kind of mistake."""
    return Mistake(when, Text(en, zh), clause)


def left(en: str, zh: str, clause: str = "revolution.power.active") -> Mistake:
    """What to say where the power was left alone."""
    return oops(LEFT_ALONE, en, zh, clause)
