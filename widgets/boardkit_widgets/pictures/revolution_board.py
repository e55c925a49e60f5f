"""Revolution's board: nine squares between the two players' bars, and what was done to whom."""

from boardkit.games.revolution.board import FACE_UP
from boardkit.games.revolution.components import CELLS, RELIGION, SEATS
from boardkit_widgets.draw.arrows import arrow
from boardkit_widgets.draw.layout import breadth, cut
from boardkit_widgets.draw.marks import mark
from boardkit_widgets.draw.panel import panel
from boardkit_widgets.draw.pieces import back, place
from boardkit_widgets.draw.svg import box, piece, shifted, tag, text
from boardkit_widgets.pictures.revolution_reading import Strike
from boardkit_widgets.pictures.revolution_said import Speech
from boardkit_widgets.pictures.revolution_side import Side
from boardkit_widgets.pictures.revolution_sizes import SIZES
from boardkit_widgets.pictures.revolution_tile import FACTION_MARKS, OnBoard
from boardkit_widgets.scene import Panel

BADGE = 26
"""Size of the sign on a square to which something was done."""


def board(speech: Speech) -> tuple[Panel, dict[str, str]]:
    """The panel, and the spoken labels of its spots."""
    drawing = Board(speech)
    return drawing.panel(), drawing.spots


class Board:
    """The drawing: bars and squares at fixed places, then arrows, then what shows only while something is pointed at."""

    def __init__(self, speech: Speech) -> None:
        self.speech, self.reading = speech, speech.reading
        self.size = SIZES[speech.view.bucket]
        self.spots: dict[str, str] = {}
        self.left = self.size.pad
        self.top = self.size.pad + (0 if self.size.side else self.size.head) + self.size.strip + 6

    def panel(self) -> Panel:
        size = self.size
        squares = [self._square(cell) for cell in range(9)]
        foot = self.top + size.board + 6 + size.strip
        side = Side(self.speech, size, foot, self.corner)
        height = foot + size.pad if size.side else foot + size.pad // 2 + side.height + size.pad
        drawn = [self._bar(seat) for seat in SEATS]
        drawn += squares + [self._tile(cell) for cell in range(9)]
        drawn += [self._strike(strike) for strike in self.reading.strikes]
        drawn += side.drawn
        self.spots |= side.spots
        label = self.speech.say("board")
        return panel("board", label, size.width, height, *drawn, lang=self.speech.lang)

    def corner(self, cell: int) -> tuple[int, int]:
        """The upper left corner of a square."""
        step = self.size.cell + self.size.gap
        return self.left + cell % 3 * step, self.top + cell // 3 * step

    def _bar(self, seat: int) -> str:
        """A player's side of the board: faction, name, how many allies, whose turn."""
        size, speech = self.size, self.speech
        y = self.top - 6 - size.strip if seat == RELIGION else self.top + size.board + 6
        tone, middle, room = f"seat{seat}", size.strip // 2, size.board
        sign = size.strip * 6 // 10
        drawn = [box(0, 0, room, size.strip, 8, fill=tone)]
        if seat in self.reading.to_act or (self.reading.ended and self.reading.winner == seat):
            drawn.append(box(3, 3, room - 6, size.strip - 6, 6, stroke="onseat", line=2))
        x = 10
        arrow_ = "up" if seat == RELIGION else "down"
        for glyph in (arrow_, FACTION_MARKS[seat]):
            drawn.append(mark(glyph, x, middle - sign // 2, sign, "onseat", tone))
            x += sign + 8
        count, status = speech.count(seat), speech.status(seat)
        drawn.append(text(room - 10, middle, count, size.big, "onseat", tone, anchor="end", bold=True))
        right = room - 10 - breadth("9 allies", size.big, bold=True) - 8
        if status:
            drawn.append(text(right, middle, status, size.small, "onseat", tone, anchor="end"))
            right -= breadth(status, size.small) + 8
        name = cut(speech.who(seat), size.normal, right - x, bold=True)
        drawn.append(text(x, middle, name, size.normal, "onseat", tone, bold=True))
        return piece(f"bar.{seat}", self.left, y, *drawn)

    def _square(self, cell: int) -> str:
        """A square to touch; what lies on it lies on top, and lets the finger through."""
        x, y = self.corner(cell)
        side = self.size.cell
        name = CELLS[cell]
        self.spots[name] = self.speech.cell(cell)
        number = text(side // 2, side // 2, str(cell + 1), self.size.big, "soft", "place", anchor="middle")
        return piece(name, x, y, place(side, side, 8), "" if self.reading.board[cell] else number, spot=True)

    def _tile(self, cell: int) -> str:
        there = self.reading.board[cell]
        if there is None:
            return ""
        x, y = self.corner(cell)
        side = self.size.piece
        shift = (self.size.cell - side) // 2
        below = ""
        if there.under:  # looks out from under the other, on the right and on both ends
            edge = (
                back(side, side)
                if there.down != FACE_UP
                else box(1, 1, side - 2, side - 2, 5, fill="place", stroke="ink")
            )
            below = piece(there.under, x + shift + 4, y + shift - 3, edge, pointer_events="none")
        face = OnBoard(self.speech, cell, there, side).draw()
        return below + piece(there.tile, x + shift, y + shift, face, pointer_events="none")

    def _strike(self, strike: Strike) -> str:
        """An arrow from who did it to whom it was done, and the sign of what it was."""
        x, y = self.corner(strike.cell)
        badge = box(0, 0, BADGE, BADGE, BADGE // 2, fill="ink", stroke="raised", line=2)
        badge += mark(strike.glyph, 5, 5, BADGE - 10, "onink", "ink")
        drawn = shifted(x + self.size.cell - BADGE + 6, y - 6, badge)
        if strike.by >= 0 and strike.by != strike.cell:
            drawn = self._arrow(strike.by, strike.cell) + drawn
        return tag("g", drawn, pointer_events="none")

    def _arrow(self, start: int, end: int) -> str:
        """From edge to edge, and not through the middle of the bars, where the words stand."""
        half = self.size.cell // 2
        (x, y), (to_x, to_y) = ((a + half, b + half) for a, b in map(self.corner, (start, end)))
        across, down = to_x - x, to_y - y
        aside = half * -6 // 10 if not across else 0
        away = half * 8 / 10 / max(abs(across), abs(down))
        return arrow(
            (x + across * away + aside, y + down * away), (to_x - across * away + aside, to_y - down * away),
            max(3, half // 14), "ink", halo="raised",
        )  # fmt: skip
