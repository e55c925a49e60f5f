"""Measures of Revolution's picture at each width, in px."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Sizes:
    """Measures at one width. `side` is the width of the column beside the board; 0 where all that stands below it."""

    width: int  # of the board's panel
    pad: int
    cell: int
    gap: int
    strip: int  # height of the bars at both players' sides
    side: int
    big: int  # text sizes
    normal: int
    small: int
    head: int  # height kept for headline and news
    info: int  # height kept for a tile's power, below the board; beside it, what is left
    area: int  # width of the panels with tiles that are not on the board
    tile: tuple[int, int]  # one of those
    name: int  # its text size
    legend: int  # width of the legend
    columns: tuple[int, int]  # of the legend: for sentences, for words

    @property
    def board(self) -> int:
        """The side of the whole board."""
        return 3 * self.cell + 2 * self.gap

    @property
    def piece(self) -> int:
        """The side of a tile on the board."""
        return self.cell - 6


SIZES = {
    360: Sizes(340, 10, 101, 8, 30, 0, 16, 13, 13, 74, 172, 340, (76, 72), 12, 340, (1, 2)),
    720: Sizes(700, 16, 146, 9, 34, 196, 18, 15, 14, 176, 0, 700, (80, 74), 12, 700, (2, 3)),
    1200: Sizes(760, 16, 160, 9, 38, 214, 20, 16, 15, 196, 0, 400, (89, 80), 13, 1180, (3, 5)),
}
