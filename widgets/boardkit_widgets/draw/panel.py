"""A panel's frame: its ground, its corners, the outer element."""

from boardkit_widgets.draw.svg import FONTS, box, tag
from boardkit_widgets.scene import Panel


def panel(name: str, label: str, width: int, height: int, *drawn: str, lang: str = "en", fill: str = "panel") -> Panel:
    """A whole panel on its own opaque ground. It brings its fonts along, so it looks alike wherever it is shown."""
    svg = tag(
        "svg",
        box(0, 0, width, height, 14, fill=fill),
        *drawn,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width} {height}",
        width=width,
        height=height,
        lang=lang,
        font_family=FONTS,
    )
    return Panel(name, label, svg, width, height)
