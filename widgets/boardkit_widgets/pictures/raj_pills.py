"""Raj's verdict in pills, as large as they fit: side by side, else one under another, in two or three lines if need be."""

from collections.abc import Sequence
from typing import NamedTuple

from boardkit_widgets.draw.layout import breadth, cut, wrapped
from boardkit_widgets.draw.marks import mark
from boardkit_widgets.draw.pieces import pill
from boardkit_widgets.draw.svg import SMALLEST, box, text
from boardkit_widgets.pictures.raj_sizes import TableSizes

GAP = 6


class Said(NamedTuple):
    """What a pill says, the mark before it and the role of its ground."""

    words: str
    glyph: str
    fill: str


class Row(NamedTuple):
    """Pills beside each other: each one's markup and width; their height, and their width together."""

    pills: tuple[tuple[str, int], ...]
    width: int
    height: int


def rows(parts: Sequence[Said], size: TableSizes, room: int) -> list[Row]:
    """The pills in rows that fit into `room`."""
    if not parts:
        return []
    # a little over the edge of the column: the letters inside a pill keep well away from its ends
    room += size.pad
    least = size.normal - 2 if size.step else SMALLEST
    if row := _row(parts, size.pill, size.big, least, room):
        return [row]
    if len(parts) == 1:
        return [_plaque(parts[0], size, room)]
    tall = size.pill * 86 // 100
    return [_row([part], tall, size.big, SMALLEST, room) or _plaque(part, size, room) for part in parts]


def _row(parts: Sequence[Said], tall: int, big: int, least: int, room: int) -> Row | None:
    """The pills beside each other, in the largest type from `big` down to `least` at which they fit."""
    for size in range(big, least - 1, -1):
        pills = tuple(pill(tall, words, size, glyph=glyph, fill=fill) for words, glyph, fill in parts)
        wide = sum(width for _, width in pills) + GAP * (len(pills) - 1)
        if wide <= room:
            return Row(pills, wide, tall)
    return None


def _plaque(part: Said, size: TableSizes, room: int) -> Row:
    """Words too long for one line, in up to three; what runs over even then is cut."""
    big = size.normal
    lines = _wrap(part, big, room)
    while big > SMALLEST and (len(lines) > 2 or lines[-1].endswith("…")):
        big -= 1
        lines = _wrap(part, big, room)
    sign, lead, side = _lead(part, big)
    inside = room - lead - 2 * side
    lines = [cut(line, big, inside, bold=True) for line in lines]
    wide = max(breadth(line, big, bold=True) for line in lines)
    width, step = wide + lead + 2 * side, big * 13 // 10
    tall = step * len(lines) + big
    on = f"on{part.fill}"
    drawn = [box(0, 0, width, tall, size.pill // 2, fill=part.fill)]
    if sign:
        drawn.append(mark(part.glyph, side, (tall - sign) // 2, sign, on, part.fill))
    for number, line in enumerate(lines):
        y = tall // 2 + (2 * number - len(lines) + 1) * step // 2
        at = side + lead + wide // 2
        drawn.append(text(at, y, line, big, on, part.fill, anchor="middle", bold=True))
    return Row((("".join(drawn), width),), width, tall)


def _lead(part: Said, big: int) -> tuple[int, int, int]:
    """Size of the mark, the room it takes before the words, and the room kept at both ends."""
    sign = big * 12 // 10 if part.glyph else 0
    return sign, sign + big // 2 if sign else 0, big


def _wrap(part: Said, big: int, room: int) -> list[str]:
    """The words in lines that fit beside the mark; measured as larger type, for this is bold, and so wider by a sixth."""
    _, lead, side = _lead(part, big)
    return wrapped(part.words, big * 7 // 6 + 1, room - lead - 2 * side, 3)
