"""A scene: what one looker sees of one position, as panels, spoken labels and lines of text."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from boardkit_widgets.draw.layout import flow
from boardkit_widgets.draw.palette import paint
from boardkit_widgets.draw.svg import FONTS, shifted, tag, words

GAP = 20


class Panel(NamedTuple):
    """One drawing: `label` is its accessible name, `svg` a whole element of `width` x `height` CSS px."""

    name: str
    label: str
    svg: str
    width: int
    height: int


@dataclass(frozen=True)
class Scene:
    """The panels of a position, what each spot is called aloud, and the same position in plain lines.

    `spots` goes from engine name to spoken label, in reading order; `lang` and `title` are for the static picture.
    """

    panels: tuple[Panel, ...]
    spots: Mapping[str, str] = field(default_factory=dict)
    text: tuple[str, ...] = ()
    title: str = ""
    lang: str = "en"

    def svg(self) -> str:
        """All panels as one static picture that stands alone: for saved notebooks, web pages and print."""
        room = max((panel.width for panel in self.panels), default=0)
        places, height = flow([(panel.width, panel.height) for panel in self.panels], room, GAP)
        width, height = room + 2 * GAP, height + 2 * GAP
        drawn = [shifted(x + GAP, y + GAP, panel.svg) for panel, (x, y) in zip(self.panels, places, strict=True)]
        return tag(
            "svg",
            tag("title", words(self.title or " · ".join(panel.label for panel in self.panels))),
            tag("desc", words("\n".join(self.text))),
            tag("rect", width=width, height=height, **paint("ground")),
            *drawn,
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {width} {height}",
            width=width,
            height=height,
            role="img",
            lang=self.lang,
            font_family=FONTS,
        )
