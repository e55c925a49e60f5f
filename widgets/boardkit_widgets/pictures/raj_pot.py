"""What is at stake on Raj's table: the round, the tiles lying open, their sum and who will take them; at the end, who won."""

from boardkit.core.text import signed
from boardkit.games.raj.components import value
from boardkit_widgets.draw.layout import breadth, fitting, grid, wrapped
from boardkit_widgets.draw.marks import badge, mark
from boardkit_widgets.draw.pieces import back, place, tile
from boardkit_widgets.draw.svg import SMALLEST, piece, shifted, text
from boardkit_widgets.pictures.raj_pills import GAP, Row, Said, rows
from boardkit_widgets.pictures.raj_said import Speech
from boardkit_widgets.pictures.raj_sizes import TableSizes

TILE_SIZES = (138, 134, 116, 100, 92, 84, 76, 68, 60, 54, 50, 46)


class Pot:
    """A column `room` wide, from (`left`, `y`) down: `drawn`, the spoken labels of its `spots`, and its `height`.

    `ground` is the role of what it is drawn on.
    """

    def __init__(self, speech: Speech, size: TableSizes, left: int, y: int, room: int, ground: str = "panel") -> None:
        self.speech, self.size, self.reading = speech, size, speech.reading
        self.left, self.y, self.room, self.ground = left, y, room, ground
        self.middle = left + room // 2
        self.beside = bool(size.step)
        self.gap = 8 if self.beside else size.pad * 2 // 3
        self.drawn: list[str] = []
        self.spots: dict[str, str] = {}
        self._head()
        said = rows(self._verdict(), size, room)
        self._tiles(sum(row.height + GAP for row in said) - GAP)
        self._words(said)
        self.height = self.y - y - (self.gap if self.beside else 0)

    def _head(self) -> None:
        """The round on the left, the tiles still face down on the right."""
        size, reading = self.size, self.reading
        middle, word = self.y + size.head // 2, self.speech.say("bag")
        taken = size.bag + 16 + breadth(word, size.small) if reading.bag else 0
        head = self.speech.headline()
        lines = wrapped(head, size.big, self.room - taken, 2)
        if len(lines) > 1:  # "Round 7" stays together
            lines = wrapped(head.replace(" ", "\N{NO-BREAK SPACE}", 1), size.big, self.room - taken, 2)
        top = middle - (len(lines) - 1) * size.big * 6 // 10
        for number, line in enumerate(lines):
            at = top + number * size.big * 12 // 10
            self.drawn.append(text(self.left, at, line, size.big, on=self.ground, bold=True))
        if reading.bag:
            x = self.left + self.room - size.bag
            stack = [shifted(n, n, back(size.bag, size.bag)) for n in (6, 3)[-(reading.bag - 1) :] if reading.bag > 1]
            top_ = back(size.bag, size.bag, str(reading.bag))
            self.drawn.append(piece("bag", x, self.y, *stack, top_, spot=True))
            self.spots["bag"] = self.speech.say("bag-said", n=reading.bag)
            self.drawn.append(text(x - 8, self.y + size.bag // 2, word, size.small, "soft", self.ground, anchor="end"))
        self.y += size.head + (self.gap if self.beside else 0)

    def _verdict(self) -> list[Said]:
        """The sum of what lies open, and whether the highest or the lowest card takes it; at the end, who won."""
        reading, speech = self.reading, self.speech
        if reading.over:
            return [Said(speech.result(), "" if speech.view.bare else "crown", "accent")]
        if not reading.pot:
            return []
        if speech.view.bare:
            return [Said(speech.direction(), "", "ink")]
        up = reading.sum >= 0
        parts = [Said(speech.say("sum", n=signed(reading.sum)), "", "ink")] if len(reading.pot) > 1 else []
        return [*parts, Said(speech.direction(), "up" if up else "down", "accent" if up else "alarm")]

    @property
    def _unclaimed(self) -> int:
        """Height of the line that says whose the tiles are which still lie there at the end."""
        return self.size.small + self.size.pad // 2 if self.reading.over and self.reading.pot else 0

    def _tiles(self, said: int) -> None:
        """What lies open, as large as it fits above words `said` px high."""
        size, reading = self.size, self.reading
        gap = 8 if self.beside else 10
        kept = size.pot - max(0, said - size.pill) - self._unclaimed if self.beside else size.pot
        large = fitting(len(reading.pot), self.room, kept, [s for s in TILE_SIZES if s <= size.pot], gap)
        down = 6 if self.beside else gap
        places, height = grid(len(reading.pot), self.room, large, large, gap, row_gap=down, middle=True)
        tall = max(kept, height)
        for name, (x, y) in zip(reading.pot, places, strict=True):
            drawn = tile(signed(value(name)), large, gain=value(name) > 0)
            at = self.y + y + (tall - height) // 2
            self.drawn.append(piece(name, self.left + x, at, drawn, spot=True))
            self.spots[name] = self.speech.tile(name)
        if not reading.pot and reading.over:
            if not self.speech.view.bare:
                self._winners(tall)
        elif not reading.pot:
            empty = place(size.pot, size.pot, 14)
            self.drawn.append(piece("pot", self.middle - size.pot // 2, self.y, empty))
        self.y += tall + self.gap

    def _winners(self, tall: int) -> None:
        """The winners' signs where the tiles have lain."""
        seats = self.reading.winners
        large = min(tall * 6 // 10, (self.room + 16) // len(seats) - 16)
        places, _ = grid(len(seats), self.room, large, large, 16, middle=True)
        crown = large * 6 // 10
        for seat, (x, _) in zip(seats, places, strict=True):
            left, y = self.left + x, self.y + tall - large
            self.drawn.append(badge(seat, self.speech.say(f"letter{seat}"), left, y, large, self.ground))
            top = y - crown * 95 // 100
            self.drawn.append(mark("crown", left + (large - crown) // 2, top, crown, on=self.ground))

    def _words(self, said: list[Row]) -> None:
        """Whose the tiles are, or will be."""
        size = self.size
        if self._unclaimed:
            self._line(size.small // 2, self.speech.say("nobodys"), size.small)
            self.y += self._unclaimed
        if not said and not self.reading.stopped:
            self._line(size.pill // 2, self.speech.say("wait-tile"), size.normal)
        number = 0
        for row in said:
            x = self.left + (self.room - row.width) // 2
            for markup, width in row.pills:
                self.drawn.append(piece(f"verdict.{number}", x, self.y, markup))
                x, number = x + width + GAP, number + 1
            self.y += row.height + GAP
        self.y += (size.pill if not said else -GAP) + self.gap

    def _line(self, down: int, words: str, size: int) -> None:
        """One line in the middle of the column."""
        while size > SMALLEST and breadth(words, size) > self.room:
            size -= 1
        self.drawn.append(text(self.middle, self.y + down, words, size, "soft", self.ground, anchor="middle"))
