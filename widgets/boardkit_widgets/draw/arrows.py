"""Arrows from one place to another."""

from math import hypot

from boardkit_widgets.draw.palette import paint, visible
from boardkit_widgets.draw.svg import number, tag

Point = tuple[float, float]


def arrow(start: Point, end: Point, width: int, role: str = "ink", on: str = "panel", *, halo: str = "") -> str:
    """An arrow of this width with its tip at `end`; a halo sets it off from whatever it crosses.

    '' where the two points are one.
    """
    visible(role, halo or on)
    (x, y), (to_x, to_y) = start, end
    length = hypot(to_x - x, to_y - y)
    if not length:
        return ""
    across, down = (to_x - x) / length, (to_y - y) / length
    back, half = width * 3, width * 2
    neck_x, neck_y = to_x - across * back, to_y - down * back
    shaft = f"M{number(x)} {number(y)}L{number(neck_x)} {number(neck_y)}"
    corners = (
        (to_x, to_y),
        (neck_x - down * half, neck_y + across * half),
        (neck_x + down * half, neck_y - across * half),
    )
    head = "M" + "L".join(f"{number(one)} {number(other)}" for one, other in corners) + "Z"
    drawn = ""
    if halo:
        drawn = tag("path", d=shaft + head, **paint(halo, halo), stroke_width=width + 5, stroke_linejoin="round")
    return (
        drawn
        + tag("path", d=shaft, **paint(stroke=role), stroke_width=width)
        + tag("path", d=head, **paint(role, role), stroke_width=1, stroke_linejoin="round")
    )
