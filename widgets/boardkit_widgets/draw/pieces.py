"""Pieces that several games share: a card with a number, its back, a tile, a chip, an empty place, a badge of words.

All draw from their own upper left corner (0, 0); `svg.piece` puts them where they belong.
"""

from boardkit_widgets.draw.layout import breadth, cut
from boardkit_widgets.draw.marks import mark, shape
from boardkit_widgets.draw.palette import paint
from boardkit_widgets.draw.svg import box, tag, text


def card(seat: int, figure: str, width: int, height: int, *, struck: bool = False, line: int = 2) -> str:
    """A seat's card: its number large, its shape below. A struck card is pale, its number struck out, a cross below."""
    tone = f"seat{seat}"
    face = "place" if struck else f"tint{seat}"
    size = min(width * 58 // 100, height * 46 // 100)
    sign = max(12, height * (24 if struck else 20) // 100)
    middle, down, foot = width // 2, height * 40 // 100, height * 92 // 100 - sign
    drawn = [
        box(1, 1, width - 2, height - 2, max(6, width // 9), fill=face, stroke=tone, line=line),
        text(middle, down, figure, size, tone, face, anchor="middle", bold=True),
    ]
    if not struck:
        return "".join([*drawn, shape(seat, (width - sign) // 2, foot, sign, face)])
    reach, rise = width * 40 // 100, size * 40 // 100
    across = f"M{middle - reach} {down + rise}L{middle + reach} {down - rise}"
    broad = max(3, width // 24)
    drawn.append(tag("path", d=across, **paint(stroke="ink"), stroke_width=broad, stroke_linecap="round"))
    drawn.append(mark("cross", (width - sign) // 2, foot, sign, "ink", face))
    return "".join(drawn)


def ghost(figure: str, width: int, height: int, on: str = "panel") -> str:
    """Where a card was: outline and number only, faint but readable."""
    return box(1, 1, width - 2, height - 2, max(6, width // 9), fill=on, stroke="faint", line=2, dash="4 4") + text(
        width // 2,
        height * 40 // 100,
        figure,
        max(12, min(width * 4, height * 10 // 3) // 10),
        "soft",
        on,
        anchor="middle",
    )


def back(width: int, height: int, word: str = "", note: str = "") -> str:
    """A card or tile lying face down, perhaps with one word or number on it, and a small note below that."""
    inset = max(4, width // 12)
    drawn = box(1, 1, width - 2, height - 2, max(6, width // 9), fill="back", stroke="raised", line=2)
    drawn += box(inset, inset, width - 2 * inset, height - 2 * inset, max(3, width // 14), stroke="onback", line=1)
    if word:
        size = max(12, min(width * 45 // 100, width * 8 // (5 * len(word))))
        middle = height * (40 if note else 50) // 100
        drawn += text(width // 2, middle, word, size, "onback", "back", anchor="middle", bold=True)
    if note:
        drawn += text(width // 2, height * 80 // 100, cut(note, 12, width - 8), 12, "onback", "back", anchor="middle")
    return drawn


def tile(figure: str, size: int, *, gain: bool) -> str:
    """A square tile worth something: black number and gem on warm, or red number and cobra on cool."""
    ground = "gain" if gain else "loss"
    ink, sign = ("gainink", "gainmark") if gain else ("lossink", "lossink")
    glyph = size * 32 // 100
    top, middle = size * 10 // 100, size * 66 // 100
    big = min(size * 44 // 100, (size - 8) * 100 // (72 * len(figure)))
    return (
        box(1, 1, size - 2, size - 2, max(5, size // 10), fill=ground, stroke=sign, line=max(1, size // 40))
        + mark("gem" if gain else "cobra", (size - glyph) // 2, top, glyph, sign, ground)
        + text(size // 2, middle, figure, max(12, big), ink, ground, anchor="middle", bold=True)
    )


def chip(figure: str, width: int, height: int, *, gain: bool) -> str:
    """A tile so small that only its number fits; gains are square, losses round."""
    ground = "gain" if gain else "loss"
    return box(
        0, 0, width, height, 4 if gain else height // 2, fill=ground, stroke="gainmark" if gain else "lossink"
    ) + text(width // 2, height // 2, figure, max(12, height * 58 // 100), f"{ground}ink", ground,
             anchor="middle", bold=True)  # fmt: skip


def place(width: int, height: int, radius: int = 0) -> str:
    """An empty place where something will lie."""
    return box(
        1, 1, width - 2, height - 2, radius or max(6, width // 9), fill="place", stroke="line", line=1.5, dash="5 5"
    )


def seal(size: int) -> str:
    """A check in a disc: this has been chosen."""
    return box(0, 0, size, size, size // 2, fill="accent") + mark(
        "check", size // 5, size // 5, size * 3 // 5, "onaccent", "accent"
    )


def pill(height: int, words: str, size: int, *, glyph: str = "", fill: str = "accent") -> tuple[str, int]:
    """Words on a rounded ground, with a mark before them; and how wide it came out."""
    on = f"on{fill}"
    sign, side = size * 9 // 10, height * 4 // 10
    lead = sign + size // 3 if glyph else 0
    room = breadth(words, size, bold=True)
    width = room + lead + 2 * side
    drawn = box(0, 0, width, height, height // 2, fill=fill)
    if glyph:
        drawn += mark(glyph, side, (height - sign) // 2, sign, on, fill)
    middle = side + lead + room // 2
    return drawn + text(middle, height // 2, words, size, on, fill, anchor="middle", bold=True), width


def button(width: int, height: int, words: str, size: int, *, glyph: str = "") -> str:
    """A key to press: a double edge, and words, with a mark before them."""
    sign = size * 12 // 10 if glyph else 0
    lead = sign + size // 2 if glyph else 0
    shown = cut(words, size, width - lead - 10, bold=True)
    left = (width - lead - breadth(shown, size, bold=True)) // 2
    drawn = box(1, 1, width - 2, height - 2, 10, fill="raised", stroke="ink", line=2)
    if glyph:
        drawn += mark(glyph, left, (height - sign) // 2, sign, "ink", "raised")
    return drawn + text(left + lead, height // 2, shown, size, on="raised", bold=True)
