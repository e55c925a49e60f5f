"""Measures of Raj's table at each width."""

from dataclasses import dataclass


@dataclass(frozen=True)
class TableSizes:
    """Measures of the table at one width, in px."""

    width: int
    pad: int
    head: int  # height of the line with the round and the face-down stack
    pot: int  # height kept for the pot
    bag: int
    pill: int
    big: int  # text sizes
    normal: int
    small: int
    card: tuple[int, int]  # the largest card in a place
    badge: int
    taken: int  # size of a tile just taken
    step: tuple[int, ...] = ()  # by number of players: the breadth of a place beside the pot; () where it is below


STEPS = (0, 0, 120, 104, 91, 79)
"""The more players, the narrower their places: so the pot keeps room for three tiles that are easily read."""

TABLE = {
    360: TableSizes(340, 10, 52, 92, 48, 38, 17, 15, 13, (60, 84), 30, 46),
    720: TableSizes(700, 12, 46, 134, 44, 42, 20, 16, 14, (80, 108), 30, 46, STEPS),
    1200: TableSizes(700, 12, 48, 138, 46, 44, 21, 18, 15, (84, 114), 32, 48, STEPS),
}


@dataclass(frozen=True)
class PlayerSizes:
    """Measures of the players' panel at one width, in px."""

    width: int
    pad: int  # round the panel, between the players and inside their frames
    badge: int
    name: int  # text sizes
    score: int
    small: int
    chip: tuple[int, int]
    track: int  # height of the row of numbers
    crowd: tuple[int, int] = (0, 0)  # a chip where there are many; (0, 0) where the chips have a line of their own


PLAYERS = {
    360: PlayerSizes(340, 8, 32, 17, 26, 13, (34, 24), 20),
    720: PlayerSizes(700, 9, 38, 18, 30, 14, (41, 28), 21, (34, 22)),
    1200: PlayerSizes(460, 8, 36, 17, 30, 14, (38, 25), 21, (32, 21)),
}
DENSE = PlayerSizes(460, 6, 32, 16, 27, 14, (36, 23), 19, (31, 20))
"""Beside the table, from four players on: so the hand below both stays on the screen."""
