"""Raj's table: what lies open and who will take it, the last round's cards, each in its player's place.

On a phone one stands under the other. Elsewhere they stand side by side, so that the table is low enough for the
hand and the words below it to be on the same screen.
"""

from boardkit_widgets.draw.layout import wrapped
from boardkit_widgets.draw.panel import panel
from boardkit_widgets.draw.svg import box, text
from boardkit_widgets.pictures.raj_places import Places
from boardkit_widgets.pictures.raj_pot import Pot
from boardkit_widgets.pictures.raj_said import Speech
from boardkit_widgets.pictures.raj_sizes import TABLE, TableSizes
from boardkit_widgets.scene import Panel

INNER = 10
"""From the edge of the pot's ground to what lies on it, in px."""


def table(speech: Speech) -> tuple[Panel, dict[str, str]]:
    """The panel, and the spoken labels of its spots."""
    size = TABLE[speech.view.bucket]
    drawn, spots, height = (_beside if size.step else _below)(speech, size)
    made = panel("table", speech.say("table"), size.width, height, *drawn, lang=speech.lang)
    return made, spots


def _below(speech: Speech, size: TableSizes) -> tuple[list[str], dict[str, str], int]:
    """Pot, news and places in one column; drawing, spots, height."""
    room = size.width - 2 * size.pad
    pot = Pot(speech, size, size.pad, size.pad, room)
    y = size.pad + pot.height
    news = _news(speech, size, y, 2)
    # the room is kept where there is no news, so that nothing jumps when there is
    y += size.normal * 27 // 10 + size.pad // 2
    places = Places(speech, size, size.pad, y, room)
    return [*pot.drawn, *news, *places.drawn], pot.spots | places.spots, y + places.height + size.pad


def _beside(speech: Speech, size: TableSizes) -> tuple[list[str], dict[str, str], int]:
    """The pot on a ground of its own on the left, the places on the right, the news below both."""
    across = size.step[len(speech.reading.seats)] * len(speech.reading.seats)
    wide = size.width - 3 * size.pad - across
    pot = Pot(speech, size, size.pad + INNER, size.pad + INNER, wide - 2 * INNER, "raised")
    left = size.width - size.pad - across
    # measured first, for the lower of the two stands in the middle
    tall = Places(speech, size, left, 0, across).height
    height = max(pot.height + 2 * INNER, tall)
    pot = Pot(speech, size, size.pad + INNER, size.pad + (height - pot.height) // 2, wide - 2 * INNER, "raised")
    places = Places(speech, size, left, size.pad + (height - tall) // 2, across)
    ground = box(size.pad, size.pad, wide, height, 12, fill="raised")
    y = size.pad + height + size.normal // 2
    drawn = [ground, *pot.drawn, *places.drawn, *_news(speech, size, y, 1)]
    return drawn, pot.spots | places.spots, y + size.normal * 14 // 10 + size.pad // 2


def _news(speech: Speech, size: TableSizes, y: int, most: int) -> list[str]:
    """What happened last, in up to `most` lines in the middle of the table."""
    news = speech.news()
    lines = wrapped(news, size.normal, size.width - 2 * size.pad, most) if news else []
    return [
        text(size.width // 2, y + size.normal * (7 + 13 * number) // 10, line, size.normal, "soft", anchor="middle")
        for number, line in enumerate(lines)
    ]
