"""Revolution's tiles: on the board, face down, beside the board, in the discard pile.

On the board four things say whom a tile faces: its point, the side on which its bar lies, its colour and the word.
"""

from boardkit.games.revolution.board import FACE_UP, Piece
from boardkit.games.revolution.components import FACTIONS, REGALITY
from boardkit_widgets.draw.layout import breadth, cut, wrapped
from boardkit_widgets.draw.marks import mark
from boardkit_widgets.draw.palette import paint
from boardkit_widgets.draw.pieces import back
from boardkit_widgets.draw.svg import SMALLEST, box, number, shifted, tag, text
from boardkit_widgets.pictures.revolution_powers import fitting, icons
from boardkit_widgets.pictures.revolution_said import Speech

FACTION_MARKS = ("crown", "faith")
ROOMY = 130
"""From this size on a tile has room for its Japanese name."""


def faction_mark(tile: str) -> str:
    """The mark of the faction that a tile belonged to at first; '' for a neutral one."""
    return next((FACTION_MARKS[seat] for seat, names in enumerate(FACTIONS) if tile in names), "")


def name_lines(words: str, size: int, room: int, most: int) -> tuple[list[str], bool]:
    """A name in at most so many lines, and whether it may be bold there."""
    for lines in (1, 2)[:most]:
        for bold in (True, False):
            found = _broken(words, size, room, lines)
            if all(breadth(line, size, bold=bold) <= room for line in found) and "…" not in "".join(found):
                return found, bold
    return [cut(words, size, room)], False


def one_line(words: str, size: int, room: int) -> tuple[str, int, bool]:
    """A name in one line, the size at which it fits, and whether it is bold; cut where even the smallest is too wide."""
    for fit in range(size, SMALLEST - 1, -1):
        if breadth(words, fit, bold=True) <= room:
            return words, fit, True
    return cut(words, SMALLEST, room), SMALLEST, False


def _broken(words: str, size: int, room: int, lines: int) -> list[str]:
    if lines == 1:
        return [words]
    return wrapped(words.replace("-", "- "), size, room, lines)


def outline(ally: int, size: int, tip: int) -> str:
    """A square with a point towards the side of the one it faces."""
    half = size // 2
    if ally == REGALITY:
        foot = size - tip
        edge = [
            (1, 1),
            (size - 1, 1),
            (size - 1, foot),
            (half + 2 * tip, foot),
            (half, size - 1),
            (half - 2 * tip, foot),
            (1, foot),
        ]
    else:
        edge = [
            (1, tip),
            (half - 2 * tip, tip),
            (half, 1),
            (half + 2 * tip, tip),
            (size - 1, tip),
            (size - 1, size - 1),
            (1, size - 1),
        ]
    path = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in edge) + "Z"
    return tag("path", d=path, **paint(f"tint{ally}", f"seat{ally}"), stroke_width=2, stroke_linejoin="round")


def token(ally: int, size: int) -> str:
    """The same, small, with its bar but without words."""
    tip, bar = size // 8, size // 3
    y, arrow = (size - tip - bar, "down") if ally == REGALITY else (tip, "up")
    drawn = outline(ally, size, tip) + box(1, y, size - 2, bar, fill=f"seat{ally}")
    return drawn + mark(arrow, size // 2 - bar // 2, y, bar, "onseat", f"seat{ally}")


class OnBoard:
    """A tile that lies on the board, `size` px wide and high."""

    def __init__(self, speech: Speech, cell: int, piece: Piece, size: int) -> None:
        self.speech, self.cell, self.piece, self.size = speech, cell, piece, size
        self.south = piece.ally == REGALITY
        self.tint, self.tone = f"tint{piece.ally}", f"seat{piece.ally}"
        self.word = max(SMALLEST, size * 11 // 100)  # text size of words
        self.tip = size * 7 // 100
        self.bar = self.word * 3 // 2

    def draw(self) -> str:
        """The tile, from its upper left corner."""
        if self.piece.down != FACE_UP:
            return self._down()
        drawn = [self._outline(), self._bar(), *self._body()]
        return "".join(drawn)

    def _outline(self) -> str:
        return outline(self.piece.ally, self.size, self.tip)

    def _bar(self) -> str:
        """The bar on the side of the one it faces: an arrow on both ends, the word between them."""
        size, tip, bar, half = self.size, self.tip, self.bar, self.size // 2
        y = size - tip - bar if self.south else tip
        sign = self.word * 9 // 10
        arrow = "down" if self.south else "up"
        word = self.speech.faction(self.piece.ally)
        middle = y + bar // 2
        away = breadth(word, self.word, bold=True) // 2 + sign // 2
        edge, point = (y + bar, size - 1) if self.south else (y, 1)
        fill = f"M1 {y}H{size - 1}V{y + bar}H1ZM{half - 2 * tip} {edge}H{half + 2 * tip}L{half} {point}Z"
        return (
            tag("path", d=fill, **paint(self.tone))
            + text(half, middle, word, self.word, "onseat", self.tone, anchor="middle", bold=True)
            + mark(arrow, half - away - sign, middle - sign // 2, sign, "onseat", self.tone)
            + mark(arrow, half + away, middle - sign // 2, sign, "onseat", self.tone)
        )

    def _body(self) -> list[str]:
        """Name, signs of the power, and how the tile stands, always in this order from above."""
        size, speech, piece = self.size, self.speech, self.piece
        pad = max(4, size // 24)
        top = pad if self.south else self.tip + self.bar + pad
        foot = (size - self.tip - self.bar if self.south else size) - pad
        figure = self.word + 2
        name, inner = speech.tile(piece.tile), size - 2 * pad
        line, figure, bold = one_line(name, figure, inner - 14)
        numbered = "…" not in line
        if not numbered:  # then the square goes without its number
            line, figure, bold = one_line(name, figure, inner)
        middle = top + (self.word + 2) // 2 + 1
        drawn = [text(pad, middle, line, figure, on=self.tint, bold=bold)]
        if self._crowded():
            drawn.append(mark("spark", size - pad - self.word, middle - self.word // 2, self.word, "ink", self.tint))
        elif numbered:
            square = str(self.cell + 1)
            drawn.append(text(size - pad, middle, square, SMALLEST, "soft", self.tint, anchor="end"))
        y = top + self.word + 4
        second = speech.say("over-tile", tile=speech.tile(piece.under)) if piece.under else ""
        if not second and size >= ROOMY:
            second = speech.japanese(piece.tile)
        if second:
            drawn.append(
                text(pad, y + SMALLEST // 2 + 1, cut(second, SMALLEST, size - 2 * pad), SMALLEST, "soft", self.tint)
            )
        y += SMALLEST + 1 if second or size >= ROOMY else 0
        states = self._states(pad, foot)
        room = foot - y - self.word - 8
        faction = faction_mark(piece.tile)
        small = size * 16 // 100
        lead = small + pad if faction else 0
        high = fitting(min(room, size * 32 // 100), size - 2 * pad - lead)
        found, wide = icons(piece.tile, speech.reading.options, piece.ally, high, self.tint)
        left = (size - wide - lead) // 2
        middle = y + (room - high) // 2
        if faction:
            drawn.append(mark(faction, left, middle + (high - small) // 2, small, "ink", self.tint))
        return [*drawn, shifted(left + lead, middle, found), *states]

    def _crowded(self) -> bool:
        """Is the lowest line too full to say that the tile was placed last?"""
        kept = self.cell in self.speech.shields or self.speech.nullified(self.cell)
        return kept and self.cell == self.speech.reading.fresh and self.size < ROOMY

    def _states(self, pad: int, foot: int) -> list[str]:
        """Marks with their words in the lowest line: shield or nullified, and whether it was placed last."""
        speech, size, word = self.speech, self.size, self.word
        found = []
        if self.cell in speech.shields:
            found.append(("shield", speech.say("shield")))
        if speech.nullified(self.cell):
            found.append(("mute", speech.say("null")))
        if self.cell == speech.reading.fresh and not self._crowded():
            found.append(("spark", speech.say("new")))
        drawn, x = [], pad
        for glyph, words in found:
            high, told = word + 6, breadth(words, word, bold=True)
            wide = word + 5 + (told + 7 if x + word + told + 8 <= size - pad else 0)
            framed = glyph != "spark"  # what keeps powers off stands out; what is merely new does not
            ink, on = ("onink", "ink") if framed else ("ink", self.tint)
            if framed:
                drawn.append(box(x - 2, foot - high + 2, wide, high, high // 2, fill="ink"))
            drawn.append(mark(glyph, x + 2, foot - word - 1, word, ink, on))
            if wide > word + 5:
                drawn.append(text(x + word + 5, foot - word // 2 - 1, words, word, ink, on, bold=True))
            x += wide + 3
        return drawn

    def _down(self) -> str:
        """Turned over: nobody's. Who destroyed it, and what it was for those who may be reminded."""
        speech, size, word, piece = self.speech, self.size, self.word, self.piece
        half, large = size // 2, size * 26 // 100
        top = size * 12 // 100
        drawn = [back(size, size)]
        pair = 2 * large + large // 4
        drawn.append(mark("burst", half - pair // 2, top, large, "onback", "back"))
        drawn.append(mark(FACTION_MARKS[piece.down], half + pair // 2 - large, top, large, "onback", "back"))
        lines = [speech.say("destroyed"), speech.say("by", name=speech.faction(piece.down))]
        if speech.view.memory_aid:
            lines.append(speech.tile(piece.tile))
        y = top + large + word * 3 // 2
        for n, line in enumerate(lines):
            shown = cut(line, word, size - 14, bold=n < 2)
            drawn.append(text(half, y, shown, word, "onback", "back", anchor="middle", bold=n < 2))
            y += word * 5 // 4
        return "".join(drawn)


def beside(
    speech: Speech, tile: str, size: tuple[int, int], name: int, edge: str, ally: int, *, secret: bool = False
) -> str:
    """A tile that lies beside the board: its name, and below it the signs of faction and power.

    A broken edge: the other player does not see it.
    """
    wide, tall = size
    on = "raised"
    lines, bold = name_lines(speech.tile(tile), name, wide - 8, 2)
    step = name * 11 // 10
    drawn = [box(1, 1, wide - 2, tall - 2, 7, fill=on, stroke=edge, line=2, dash="7 4" if secret else None)]
    signs = tall - 2 * step - 10
    top = 5 + step - (len(lines) - 1) * step // 2
    for n, line in enumerate(lines):
        drawn.append(text(wide // 2, top + n * step, line, name, on=on, anchor="middle", bold=bold))
    faction = faction_mark(tile)
    small = signs * 48 // 100
    lead = small + 4 if faction else 0
    high = fitting(signs, wide - 10 - lead)
    found, across = icons(tile, speech.reading.options, ally, high, on)
    left = (wide - across - lead) // 2
    y = tall - signs - 5
    if faction:
        drawn.append(mark(faction, left, y + (signs - small) // 2, small, "ink", on))
    return "".join([*drawn, shifted(left + lead, y + (signs - high) // 2, found)])


def low(speech: Speech, tile: str, size: tuple[int, int], name: int) -> str:
    """A tile in the discard pile: its name, the sign of its faction."""
    wide, tall = size
    drawn = [box(1, 1, wide - 2, tall - 2, 7, fill="place", stroke="line", line=1.5)]
    faction = faction_mark(tile)
    lines, bold = name_lines(speech.tile(tile), name, wide - 8, 1 if faction else 2)
    step = name * 11 // 10
    middle = tall // 2 + (name * 6 // 10 if faction else 0)
    for n, line in enumerate(lines):
        y = middle - (len(lines) - 1) * step // 2 + n * step
        drawn.append(text(wide // 2, y, line, name, on="place", anchor="middle", bold=bold))
    if faction:
        drawn.append(mark(faction, (wide - name) // 2, middle - name * 19 // 10, name, "ink", "place"))
    return "".join(drawn)
