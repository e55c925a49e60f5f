"""Positions of Revolution, short enough that a scenario reads like its line in the list of rulings.

`5:citizen/S` is the Citizen on square 5, facing South; `5:citizen/#N` lies there face down, destroyed by North;
`5:tower+death/S` is South's Tower on top of Death. South is Regality, seat 0; North is Religion, seat 1.
"""

from collections.abc import Iterable
from typing import Any, NamedTuple

from boardkit import game
from boardkit.core.clause import Refusal
from boardkit.core.event import Event, Log
from boardkit.games.revolution.components import FACTIONS, NEUTRALS, OTHERS, TILES

SOUTH, NORTH = 0, 1
SEATS = "SN"
GAME = game("revolution")


def piece(text: str) -> tuple[int, list[Any]]:
    """(cell from 0, [tile, ally, down, under]) for `5:citizen/S`."""
    square, _, rest = text.partition(":")
    name, _, side = rest.partition("/")
    tile, _, under = name.partition("+")
    down = SEATS.index(side[1]) if side.startswith("#") else -1
    return int(square) - 1, [tile, SEATS.index(side[-1]), down, under]


def table(
    *pieces: str,
    turn: str = "S",
    south: Iterable[str] | None = None,
    north: Iterable[str] | None = None,
    neutrals: Iterable[str] = (),
    exiled: Iterable[str] = (),
    destroyed: Iterable[str] = (),
    fields: dict[str, Any] | None = None,
    **switches: Any,
) -> Any:
    """A position in which `turn` is to place a tile. An area that is not given holds what is left of its faction."""
    board: list[Any] = [None] * 9
    for text in pieces:
        cell, entry = piece(text)
        board[cell] = entry
    lying = [tile for entry in board if entry for tile in (entry[0], entry[3])]
    used = {*lying, *(south or ()), *(north or ()), *neutrals, *exiled, *destroyed}
    areas = [
        [tile for tile in FACTIONS[seat] if tile not in used] if given is None else list(given)
        for seat, given in enumerate((south, north))
    ]
    data = {
        "options": {"players": 2, **switches},
        "turn": SEATS.index(turn),
        "board": board,
        "areas": areas,
        "secret": [[], []],
        "neutrals": list(neutrals),
        "exiled": list(exiled),
        "destroyed": list(destroyed),
        "unseen": [tile for tile in OTHERS if tile not in used],
        "shown": [[], []],
        "drawn": [[], []],
        "passed": [[], []],
        "received": [[], []],
        "silenced": [],
        "queue": [],
        "last": False,
        "ended": "",
        **(fields or {}),
    }
    return GAME.state.from_position({"fields": data})


NOTES = ("revolution.power.passive", "revolution.citizen")
"""Told of a tile that is placed and has no active power."""


class Played(NamedTuple):
    """A position after some moves, and what was told on the way, less the notes."""

    state: Any
    told: tuple[Event, ...]

    @property
    def clauses(self) -> tuple[str, ...]:
        """The ids of what was told, without the name of the game."""
        return tuple(event.clause.removeprefix("revolution.") for event in self.told)


def play(state: Any, *moves: str) -> Played:
    """Moves in short form, whoever is to act: `"king 1"`, `"5 9"`, `"decline"`."""
    log = Log()
    for move in moves:
        (seat,) = state.to_act
        meant = move if seat < 0 else state.parse(seat, move)
        assert isinstance(meant, str), meant
        state = state.play(seat, meant, log)
    return Played(state, tuple(event for event in log if event.clause not in NOTES))


def after(state: Any, *moves: str) -> Any:
    """The position after some moves in short form."""
    return play(state, *moves).state


def board(state: Any) -> dict[int, str]:
    """The whole board, in the notation above."""
    found = {}
    for cell, one in enumerate(state.board, 1):
        if one is not None:
            name = f"{one.tile}+{one.under}" if one.under else one.tile
            found[cell] = f"{name}/{SEATS[one.ally]}" if one.down < 0 else f"{name}/#{SEATS[one.down]}"
    return found


def squares(*pieces: str) -> dict[int, str]:
    """The same from a list, to compare with."""
    return {int(text.partition(":")[0]): text.partition(":")[2] for text in pieces}


def short(move: str) -> str:
    """A move as it is typed: the ends of its names."""
    return " ".join(part.rpartition(".")[2] if not part.startswith("secret") else part for part in move.split())


def legal(state: Any) -> set[str]:
    """What whoever is to act may choose, in short form; `decline` left out."""
    (seat,) = state.to_act
    return {short(move) for move in state.legal_moves(seat)} - {"decline"}


def rooms(state: Any, tile: str) -> set[int]:
    """The squares on which a tile may be placed."""
    return {int(move.split()[1]) for move in legal(state) if move.split()[0] == tile}


def refused(state: Any, move: str) -> Refusal:
    """Why the last part of a move in short form is refused."""
    (seat,) = state.to_act
    meant = state.parse(seat, move)
    assert isinstance(meant, str)
    refusal = state.why_not(seat, meant)
    assert isinstance(refusal, Refusal), f"{move} is legal"
    return refusal


def everything(state: Any) -> list[str]:
    """Every tile of the box that has a place in this position, once for each place."""
    found = [*state.neutrals, *state.exiled, *state.destroyed, *state.unseen, *state.areas[0], *state.areas[1]]
    for one in state.board:
        found += [] if one is None else [one.tile, *filter(None, [one.under])]
    return sorted(found)


ALL_TILES = sorted(TILES)
TWINS = dict(zip(FACTIONS[0], FACTIONS[1], strict=True)) | dict(zip(FACTIONS[1], FACTIONS[0], strict=True))
assert len(ALL_TILES) == 31
assert len(NEUTRALS) == 17
