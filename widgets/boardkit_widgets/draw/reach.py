"""A small diagram of the squares around one: which of them something reaches, one of them or all together."""

from collections.abc import Iterable
from typing import Literal

from boardkit_widgets.draw.palette import paint, visible
from boardkit_widgets.draw.svg import box, number, tag

How = Literal["one", "all", "other"]
SIDE = 3


def reach(
    size: int,
    cells: Iterable[tuple[int, How]],
    role: str = "ink",
    on: str = "raised",
    *,
    rays: Literal["", "one", "all"] = "",
    framed: bool = False,
) -> str:
    """Three by three squares with oneself as a ring in the middle; `cells` go by rows from 0 to 8.

    Open squares: any one of them. Full squares: all together. Full discs: a second group, all together. Thin
    `rays`: one whole direction; thick ones: all directions. `framed`: anywhere.
    """
    visible(role, on)
    step = size * 10 // SIDE / 10
    side = size * 2 / 10
    thin = max(1.2, size / 22)
    ways: dict[str, list[str]] = {"one": [], "all": [], "other": []}
    for cell, how in cells:
        row, column = divmod(cell, SIDE)
        x, y = (column + 0.5) * step, (row + 0.5) * step
        ways[how].append(_disc(x, y, side * 0.6) if how == "other" else _square(x, y, side))
    middle = size / 2
    drawn = [box(0, 0, size, size, size // 8, stroke=role, line=thin)] if framed else []
    if rays:
        ends = [(a, b) for a in range(SIDE) for b in range(SIDE) if (a, b) != (1, 1)]
        near, far = middle * 0.4, middle * 0.95
        lines = "".join(
            f"M{number(middle + (a - 1) * near)} {number(middle + (b - 1) * near)}"
            f"L{number(middle + (a - 1) * far)} {number(middle + (b - 1) * far)}"
            for a, b in ends
        )
        drawn.append(tag("path", d=lines, **paint(stroke=role), stroke_width=thin if rays == "one" else 2 * thin))
    if full := ways["all"] + ways["other"]:
        drawn.append(tag("path", d="".join(full), **paint(role)))
    if ways["one"]:
        drawn.append(tag("path", d="".join(ways["one"]), **paint(on, role), stroke_width=thin))
    drawn.append(tag("path", d=_disc(middle, middle, side * 0.5), **paint(on, role), stroke_width=thin))
    return "".join(drawn)


def _square(x: float, y: float, side: float) -> str:
    return f"M{number(x - side / 2)} {number(y - side / 2)}h{number(side)}v{number(side)}h{number(-side)}z"


def _disc(x: float, y: float, radius: float) -> str:
    r = number(radius)
    return (
        f"M{number(x - radius)} {number(y)}a{r} {r} 0 1 1 {number(2 * radius)} 0a{r} {r} 0 1 1 {number(-2 * radius)} 0z"
    )
