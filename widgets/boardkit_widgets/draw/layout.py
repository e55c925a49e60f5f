"""Where things go: rows that wrap, the largest size that fits, text cut to a width. Whole numbers only."""

import re
from collections.abc import Sequence
from functools import lru_cache
from unicodedata import east_asian_width

Place = tuple[int, int]


def flow(sizes: Sequence[tuple[int, int]], room: int, gap: int) -> tuple[list[Place], int]:
    """Places for boxes set side by side while they fit into `room`, then below; and the height of it all."""
    places: list[Place] = []
    x = y = tallest = 0
    for width, height in sizes:
        if x and x + width > room:
            x, y, tallest = 0, y + tallest + gap, 0
        places.append((x, y))
        x, tallest = x + width + gap, max(tallest, height)
    return places, y + tallest


def columns(count: int, room: int, width: int, gap: int) -> int:
    """How many boxes of `width` stand in one row, when `count` are spread over as few and as even rows as possible."""
    most = max(1, (room + gap) // (width + gap))
    rows = max(1, -(-count // most))
    return max(1, -(-count // rows))


def grid(
    count: int, room: int, width: int, height: int, gap: int, *, row_gap: int | None = None, middle: bool = False
) -> tuple[list[Place], int]:
    """Places for equal boxes in even rows, each row centred if `middle`; and the height of it all."""
    down = gap if row_gap is None else row_gap
    across = columns(count, room, width, gap)
    rows = -(-count // across)
    places = []
    for index in range(count):
        row, column = divmod(index, across)
        here = min(across, count - row * across)
        left = (room - here * width - (here - 1) * gap) // 2 if middle else 0
        places.append((left + column * (width + gap), row * (height + down)))
    return places, max(0, rows * height + (rows - 1) * down)


def fitting(count: int, room: int, tall: int, sizes: Sequence[int], gap: int) -> int:
    """The largest of `sizes` at which `count` squares fit into `room` x `tall`; the smallest where none does."""
    for size in sorted(sizes, reverse=True):
        if size <= room and grid(count, room, size, size, gap)[1] <= tall:
            return size
    return min(sizes)


@lru_cache(1 << 13)
def breadth(text: str, size: int, *, bold: bool = False) -> int:
    """About how wide text runs, in px. There is no font to ask in Python, so this errs on the wide side."""
    tenths = 0
    for char in text:
        if east_asian_width(char) in "WF":
            tenths += 10
        elif char in "ijlrtfI.,:;'|! ()[]’‘·":
            tenths += 4
        elif char in "mwMW@%—+−=<>~&" or ord(char) > 0x2E00:
            tenths += 10
        else:
            tenths += 7 if char.isupper() else 6
    if bold:
        tenths += sum(1 for char in text if east_asian_width(char) not in "WF")
    return -(-tenths * size // 10)


def cut(text: str, size: int, room: int, *, bold: bool = False) -> str:
    """The text, shortened if it would run wider than `room`: first by what stands in brackets at its end."""
    if breadth(text, size, bold=bold) <= room:
        return text
    plain = re.sub(r" ?[(（][^()（）]*[)）]$", "", text)
    if plain and breadth(plain, size, bold=bold) <= room:
        return plain
    text = plain
    while text and breadth(text + "…", size, bold=bold) > room:
        text = text[:-1]
    return text.rstrip() + "…"


def wrapped(text: str, size: int, room: int, most: int = 2) -> list[str]:
    """The text in at most `most` lines about equally long, broken at spaces or between Chinese characters.

    Where even that does not hold it, the last line is cut.
    """
    return list(_wrapped(text, size, room, most))


@lru_cache(1 << 10)
def _wrapped(text: str, size: int, room: int, most: int) -> tuple[str, ...]:
    """The same, remembered: a picture says much of what the last one said."""
    lines = _lines(text, size, room, most)
    narrower = room - size
    while len(lines) > 1 and narrower > size:
        tried = _lines(text, size, narrower, most + 1)
        if len(tried) > len(lines):
            break
        lines, narrower = tried, narrower - size
    return tuple([cut(line, size, room) for line in lines])


def _lines(text: str, size: int, room: int, most: int) -> list[str]:
    lines = [""]
    for word in _pieces(text):
        if lines[-1] and breadth(lines[-1] + word.rstrip(), size) > room and len(lines) < most:
            lines.append("")
        lines[-1] += word
    return [line.strip() for line in lines]


def _pieces(text: str) -> list[str]:
    """Text cut where a line may break: after a space, and between two Chinese characters (not before a stop)."""
    pieces = [""]
    for before, char in zip(" " + text, text, strict=False):
        wide = east_asian_width(char) in "WF" and char not in "，。、；：！？）」"
        if before == " " or wide or (east_asian_width(before) in "WF" and char.isalnum()):
            pieces.append("")
        pieces[-1] += char
    return [piece for piece in pieces if piece]
