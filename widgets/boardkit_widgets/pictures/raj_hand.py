"""Raj's hand: one's own fifteen cards, or every hand for a teacher who sees all."""

from dataclasses import dataclass

from boardkit.core.names import OPEN
from boardkit_widgets.draw.layout import breadth, grid
from boardkit_widgets.draw.panel import panel
from boardkit_widgets.draw.pieces import back, card, ghost, seal
from boardkit_widgets.draw.svg import SMALLEST, piece, shifted, text
from boardkit_widgets.pictures.raj_reading import CARDS, Reading, card_name
from boardkit_widgets.pictures.raj_said import Speech
from boardkit_widgets.pictures.raj_words import STOP
from boardkit_widgets.scene import Panel

RAISE = 10
"""How far a chosen card stands out of the hand, in px."""


@dataclass(frozen=True)
class Sizes:
    """Measures of the hand at one width, in px; `small` cards are those of the open hands."""

    width: int
    card: tuple[int, int]
    gap: int
    head: int
    size: int
    small: tuple[int, int]


SIZES = {
    360: Sizes(340, (64, 72), 5, 26, 16, (64, 38)),
    720: Sizes(700, (45, 76), 1, 24, 16, (42, 46)),
    1200: Sizes(1180, (74, 95), 5, 26, 18, (72, 60)),
}


def hand(speech: Speech) -> tuple[Panel, dict[str, str]] | None:
    """The panel and the spoken labels of its spots; None for a looker-on, who sees no hand."""
    reading = speech.reading
    size = SIZES[speech.view.bucket]
    if reading.me == OPEN:
        return _all(speech, size), {}
    return _own(speech, size, reading.me) if reading.me >= 0 else None


def _own(speech: Speech, size: Sizes, seat: int) -> tuple[Panel, dict[str, str]]:
    wide, tall = size.card
    places, height = _rows(size)
    top = size.head + RAISE
    drawn, spots = [], {}
    note = speech.say("aside")
    note = note if breadth(note, SMALLEST) <= wide - 8 else ""  # the head says it, too
    for number, (x, y) in zip(CARDS, places, strict=True):
        name = card_name(seat, number)
        key, drawing, up = _card(speech.reading, seat, number, wide, tall, note, bare=speech.view.bare)
        drawn.append(piece(key, x, top + y - up, drawing, spot=name))
        spots[name] = speech.card(seat, number)
    words = STOP.in_(speech.lang).join(filter(None, [speech.say("hand-mine"), speech.removed(seat)]))
    head = text(2, size.head // 2, words, size.size, on="ground", bold=True)
    label = speech.say("hand")
    made = panel("hand", label, size.width, top + height + 2, head, *drawn, lang=speech.lang, fill="ground")
    return made, spots


def _rows(size: Sizes) -> tuple[list[tuple[int, int]], int]:
    """Fixed places for all fifteen cards, so that no card wanders when another is played."""
    wide, tall = size.card
    return grid(len(CARDS), size.width, wide, tall, size.gap, row_gap=RAISE + 4, middle=True)


def _card(
    reading: Reading, seat: int, number: int, wide: int, tall: int, note: str = "", *, bare: bool = False
) -> tuple[str, str, int]:
    """Key, drawing and rise of one of the fifteen, whatever has become of it.

    `bare` does not tell a removed card from a spent one.
    """
    name = card_name(seat, number)
    figure = str(number)
    if name in reading.aside[seat] and not bare:
        return f"aside.{name}", back(wide, tall, figure, note), 0
    if name not in reading.hand(seat):
        return f"spent.{name}", ghost(figure, wide, tall, "ground"), 0
    if name != reading.chosen[seat]:
        return name, card(seat, figure, wide, tall), 0
    sign = wide * 4 // 10
    check = shifted(wide - sign - 2, 2, seal(sign))
    return name, card(seat, figure, wide, tall, line=4) + check, RAISE


def _all(speech: Speech, size: Sizes) -> Panel:
    """Every hand, small, for the teacher's eyes."""
    reading = speech.reading
    wide, tall = size.small
    drawn, y = [], 4
    for seat in reading.seats:
        drawn.append(text(2, y + size.size * 7 // 10, speech.name(seat), size.size, on="ground", bold=True))
        y += size.size * 3 // 2
        places, height = grid(len(CARDS), size.width, wide, tall, 5)
        for number, (x, down) in zip(CARDS, places, strict=True):
            key, drawing, _ = _card(reading, seat, number, wide, tall)
            drawn.append(piece(key, x, y + down, drawing))
        y += height + size.size * 8 // 10
    return panel("hand", speech.say("hands"), size.width, y, *drawn, lang=speech.lang, fill="ground")
