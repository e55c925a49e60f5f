"""Measures of Raj's table at each width."""

from dataclasses import dataclass


@dataclass(frozen=True)
class TableSizes:
    """Measures of the table at one width, in px."""

    width: int
    pad: int
    head: int  # height of the head line, 0 where the head stands beside the pot
    pot: int  # height kept for the pot
    side: int  # room kept on both sides of the pot
    bag: int
    pill: int
    big: int  # text sizes
    normal: int
    small: int
    card: tuple[int, int]  # the largest card in a place
    badge: int
    taken: int  # size of a tile just taken


TABLE = {
    360: TableSizes(340, 10, 52, 92, 0, 48, 38, 17, 15, 13, (60, 84), 30, 46),
    720: TableSizes(700, 18, 0, 132, 128, 76, 48, 22, 18, 16, (84, 116), 38, 54),
    1200: TableSizes(700, 18, 0, 132, 128, 76, 50, 24, 20, 17, (92, 126), 40, 56),
}
