"""SVG elements as text: escaped, deterministic, nothing that points outside.

An element is a plain `str`. Attribute names are written as Python names: `font_size` becomes `font-size`, and a
trailing underscore goes away (`class_`). Attributes come out in the order given.
"""

import re
from collections.abc import Iterable

from boardkit_widgets.draw.palette import paint, readable

FONTS = (
    "system-ui, -apple-system, 'Segoe UI', Roboto, 'PingFang TC', 'Microsoft JhengHei', "
    "'Noto Sans TC', 'Noto Sans CJK TC', sans-serif"
)
"""Latin from the system; for Chinese, faces with Taiwan's forms before anything else is tried."""

SMALLEST = 12
"""No smaller text is drawn, in CSS px."""

RISE = 0.36
"""Half a capital's height, in parts of the size: the same for figures and near enough for Chinese."""

# XML 1.0 has no way to write these, not even escaped; one in a player's name would break the whole picture.
_UNWRITABLE = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_DOUBTFUL = re.compile("[&<>\"'\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")
_ESCAPES = {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;"}

Value = str | int | float | None


def words(text: str) -> str:
    """Text as it may stand in an element or an attribute."""
    if not _DOUBTFUL.search(text):  # nearly always, and a picture has a thousand of them
        return text
    return "".join(_ESCAPES.get(char, char) for char in _UNWRITABLE.sub("\N{REPLACEMENT CHARACTER}", text))


def number(value: float) -> str:
    """A coordinate with at most one decimal, so that the same drawing has the same bytes everywhere."""
    if isinstance(value, int):
        return str(value)
    tenths = round(value * 10)
    whole, tenth = divmod(abs(tenths), 10)
    return f"{'-' if tenths < 0 else ''}{whole}{f'.{tenth}' if tenth else ''}"


def tag(name: str, *children: str, **attributes: Value) -> str:
    """One element; an attribute that is None is left out."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-") if key != "viewBox" else key}="'
        f'{words(value) if isinstance(value, str) else number(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{written}>{''.join(children)}</{name}>" if children else f"<{name}{written}/>"


def piece(key: str, x: int, y: int, *children: str, spot: bool | str = False, **attributes: Value) -> str:
    """A thing with a name, whose place is one whole-numbered translation, so that the screen can move it there.

    `spot` makes it a place to touch, under its key or under another engine name.
    """
    spot_name = (key if spot is True else spot) or None
    return tag(
        "g",
        *children,
        data_key=key,
        data_spot=spot_name,
        transform=f"translate({x} {y})",
        **attributes,
    )


def shifted(x: int, y: int, *children: str) -> str:
    """A drawing without a name of its own, put somewhere."""
    return tag("g", *children, transform=f"translate({x} {y})")


def text(
    x: float,
    y: float,
    content: str,
    size: int,
    role: str = "ink",
    on: str = "panel",
    *,
    anchor: str = "start",
    bold: bool = False,
) -> str:
    """One line of text whose middle (not baseline) is at `y`; `role` on `on` must be a pair known to be readable.

    `anchor` is start, middle or end. Raises ValueError for text too small or for an undeclared pair of colours.
    """
    return tag("text", words(content), x=x, y=y + size * RISE, **_type(size, role, on, anchor, bold))


def texts(
    contents: Iterable[tuple[float, float, str]],
    size: int,
    role: str = "ink",
    on: str = "panel",
    *,
    anchor: str = "start",
    bold: bool = False,
) -> str:
    """Many short texts (x, y, content) of one kind, as `text` writes one; what they share is written once."""
    lines = [tag("text", words(content), x=x, y=y + size * RISE) for x, y, content in contents]
    return tag("g", *lines, **_type(size, role, on, anchor, bold)) if lines else ""


def _type(size: int, role: str, on: str, anchor: str, bold: bool) -> dict[str, Value]:
    """The attributes of text; ValueError where it could not be read."""
    if size < SMALLEST:
        raise ValueError(f"text of {size} px is too small to read")
    readable(role, on)
    return {
        "font_size": size,
        "font_weight": 700 if bold else None,
        "text_anchor": anchor if anchor != "start" else None,
        **paint(role),
    }


def box(
    x: float,
    y: float,
    width: float,
    height: float,
    radius: float = 0,
    *,
    fill: str = "none",
    stroke: str = "none",
    line: float = 1,
    dash: str | None = None,
) -> str:
    """A rectangle with round corners."""
    lines: dict[str, Value] = {} if stroke == "none" else {"stroke_width": line, "stroke_dasharray": dash}
    return tag("rect", x=x, y=y, width=width, height=height, rx=radius or None, **paint(fill, stroke), **lines)
