"""Small marks as paths of our own: the seats' shapes, gem and cobra, check, cross, arrows, crown.

Every mark is drawn on a square of 24 x 24 and scaled in whole numbers, so no transform is needed.
"""

import re
from functools import lru_cache

from boardkit_widgets.draw.glyphs import GLYPHS
from boardkit_widgets.draw.palette import paint, visible
from boardkit_widgets.draw.svg import number, tag, text

GRID = 24

SHAPES = (
    "M12 1A11 11 0 0 1 12 23A11 11 0 0 1 12 1Z",  # a disc
    "M4 2H20Q22 2 22 4V20Q22 22 20 22H4Q2 22 2 20V4Q2 2 4 2Z",  # a square
    "M12 0Q13 0 14 2L24 20Q25 23 22 23H2Q-1 23 0 20L10 2Q11 0 12 0Z",  # a triangle
    "M12 -1L25 12L12 25L-1 12Z",  # a diamond
    "M6 1H18L24 12L18 23H6L0 12Z",  # a hexagon
)
"""By seat: known by outline alone, in any colour or none."""

LETTER_DOWN = (0, 0, 3, 0, 0)
"""How far below the middle a letter sits in each of them: a triangle is wide at its foot."""

MARKS = {
    "gem": ("M6 3H18L23 9L12 22L1 9Z", "M1 9H23M8 9L12 22L16 9L12 3L8 9"),
    # from the front (from the side it reads as a 2): the hood spread, eyes, a forked tongue; a coil with the tail up
    "cobra": (
        "M12 0Q22 0 22 8C22 12 16 13 15 17H20Q20 16 21 15C24 17 24 23 19 23H5C0 23 0 17 5 17H9C8 13 2 12 2 8Q2 0 12 0Z",
        "M7 5L10 7M17 5L14 7M12 10V12M12 12L10 15M12 12L14 15M5 20H17",
    ),
    "check": ("", "M4 13L10 19L20 6"),
    "cross": ("", "M5 5L19 19M19 5L5 19"),
    "up": ("M12 2L22 13H16V22H8V13H2Z", ""),
    "down": ("M12 22L2 11H8V2H16V11H22Z", ""),
    "crown": ("M2 6L7 11L12 3L17 11L22 6L20 20H4Z", "M4 16H20"),
    **GLYPHS,
}
"""Name to (filled outline, lines over it)."""


@lru_cache(1024)
def scaled(path: str, size: int, x: int = 0, y: int = 0) -> str:
    """A path of the 24 x 24 grid at another size and place. Knows M, L, Q, C, Z with pairs, H, V and A."""
    out = []
    for command, rest in re.findall(r"([A-Z])([^A-Z]*)", path):
        values = [int(value) for value in rest.split()]
        if command == "A":  # radii, turn, two flags, end
            sized = [values[0], values[1], *values[2:5], *values[5:]]
            written = [_at(sized[0], size, 0), _at(sized[1], size, 0), *map(str, values[2:5])]
            written += [_at(values[5], size, x), _at(values[6], size, y)]
        else:
            across = {"H": (x,), "V": (y,)}.get(command, (x, y))
            written = [_at(value, size, across[n % len(across)]) for n, value in enumerate(values)]
        out.append(command + " ".join(written))
    return "".join(out)


def _at(value: int, size: int, shift: int) -> str:
    """One coordinate in tenths of a px, by whole-number arithmetic."""
    return number((value * size * 10 + GRID // 2) // GRID / 10 + shift)


def mark(name: str, x: int, y: int, size: int, role: str = "ink", on: str = "panel") -> str:
    """A mark in the square whose upper left corner is at (x, y); `role` must show on `on`, the lines over it are `on`."""
    visible(role, on)
    outline, lines = MARKS[name]
    drawn = ""
    if outline:
        drawn = tag("path", d=scaled(outline, size, x, y), **paint(role))
    if lines:
        stroke = on if outline else role
        width = max(10, size * 10 // (16 if outline else 7)) / 10
        drawn += tag(
            "path", d=scaled(lines, size, x, y), **paint(stroke=stroke),
            stroke_width=width, stroke_linecap="round", stroke_linejoin="round",
        )  # fmt: skip
    return drawn


def shape(seat: int, x: int, y: int, size: int, on: str = "panel") -> str:
    """A seat's shape alone, as on a card."""
    visible(f"seat{seat}", on)
    return tag("path", d=scaled(SHAPES[seat], size, x, y), **paint(f"seat{seat}"))


def badge(seat: int, letter: str, x: int, y: int, size: int, on: str = "panel") -> str:
    """A seat's shape with its letter in it."""
    down = LETTER_DOWN[seat] * size // GRID
    written = text(x + size // 2, y + size // 2 + down, letter, max(12, size // 2), "onseat", f"seat{seat}",
                   anchor="middle", bold=True)  # fmt: skip
    return shape(seat, x, y, size, on) + written
