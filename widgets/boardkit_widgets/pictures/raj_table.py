"""Raj's table: what lies open and who will take it, the last round's cards, each in its player's place."""

from boardkit.core.text import signed
from boardkit.games.raj.components import value
from boardkit_widgets.draw.layout import cut, fitting, grid, wrapped
from boardkit_widgets.draw.marks import badge, mark
from boardkit_widgets.draw.panel import panel
from boardkit_widgets.draw.pieces import back, pill, place, tile
from boardkit_widgets.draw.svg import SMALLEST, piece, shifted, text
from boardkit_widgets.pictures.raj_places import Places
from boardkit_widgets.pictures.raj_reading import Reading
from boardkit_widgets.pictures.raj_said import Speech
from boardkit_widgets.pictures.raj_sizes import TABLE, TableSizes
from boardkit_widgets.scene import Panel

TILE_SIZES = (132, 116, 100, 92, 84, 76, 68, 60, 54, 50, 46)


def table(speech: Speech) -> tuple[Panel, dict[str, str]]:
    """The panel, and the spoken labels of its spots."""
    size = TABLE[speech.view.bucket]
    drawing = _Table(speech, size)
    return drawing.panel(), drawing.spots


class _Table:
    """One drawing in the making: each part adds its own below the last."""

    def __init__(self, speech: Speech, size: TableSizes) -> None:
        self.speech, self.size = speech, size
        self.reading: Reading = speech.reading
        self.spots: dict[str, str] = {}
        self.drawn: list[str] = []
        self.y = size.pad

    def panel(self) -> Panel:
        self.head()
        self.pot()
        self.verdict()
        self.news()
        self.places()
        label = self.speech.say("table")
        return panel("table", label, self.size.width, self.y, *self.drawn, lang=self.speech.lang)

    def head(self) -> None:
        """The round on the left, the tiles still face down on the right."""
        size, reading = self.size, self.reading
        middle = self.y + (size.head or size.pot) // 2
        lines = wrapped(self.speech.headline(), size.big, size.width - size.bag if size.head else size.side - 4, 3)
        top = middle - (len(lines) - 1) * size.big * 6 // 10
        for number, line in enumerate(lines):
            self.drawn.append(text(size.pad, top + number * size.big * 12 // 10, line, size.big, bold=True))
        if reading.bag:
            x, y = size.width - size.pad - size.bag, self.y if size.head else middle - size.bag // 2 - size.small // 2
            stack = [shifted(n, n, back(size.bag, size.bag)) for n in (6, 3)[-(reading.bag - 1) :] if reading.bag > 1]
            self.drawn.append(piece("bag", x, y, *stack, back(size.bag, size.bag, str(reading.bag)), spot=True))
            self.spots["bag"] = self.speech.say("bag-said", n=reading.bag)
            word = self.speech.say("bag")
            if size.head:
                self.drawn.append(text(x - 8, y + size.bag // 2, word, size.small, "soft", anchor="end"))
            else:
                below = y + size.bag + size.small
                self.drawn.append(text(x + size.bag // 2, below, word, size.small, "soft", anchor="middle"))
        self.y += size.head

    def pot(self) -> None:
        """What lies open, as large as it fits."""
        size, reading = self.size, self.reading
        room = size.width - 2 * (size.side or size.pad)
        left = (size.width - room) // 2
        gap = 10
        large = fitting(len(reading.pot), room, size.pot, [s for s in TILE_SIZES if s <= size.pot], gap)
        places, height = grid(len(reading.pot), room, large, large, gap, middle=True)
        tall = max(size.pot, height)
        for name, (x, y) in zip(reading.pot, places, strict=True):
            drawn = tile(signed(value(name)), large, gain=value(name) > 0)
            at = self.y + y + (tall - height) // 2
            self.drawn.append(piece(name, left + x, at, drawn, spot=True))
            self.spots[name] = self.speech.tile(name)
        if not reading.pot and reading.over:
            if not self.speech.view.bare:
                self._winners(tall)
        elif not reading.pot:
            empty = place(size.pot, size.pot, 14)
            self.drawn.append(piece("pot", (size.width - size.pot) // 2, self.y, empty))
        self.y += tall + size.pad * 2 // 3

    def _winners(self, tall: int) -> None:
        """The winners' signs where the tiles have lain."""
        large, seats = tall * 6 // 10, self.reading.winners
        places, _ = grid(len(seats), self.size.width, large, large, 16, middle=True)
        for seat, (x, _) in zip(seats, places, strict=True):
            y = self.y + tall - large
            self.drawn.append(badge(seat, self.speech.say(f"letter{seat}"), x, y, large))
            crown = tall * 36 // 100
            self.drawn.append(mark("crown", x + (large - crown) // 2, y - crown * 95 // 100, crown))

    def verdict(self) -> None:
        """The sum of what lies open, and whether the highest or the lowest card takes it; at the end, who won."""
        size, reading, speech = self.size, self.reading, self.speech
        parts: list[tuple[str, str, str]] = []
        if reading.over:
            if reading.pot:
                self._line(size.small // 2, speech.say("nobodys"), size.small)
                self.y += size.small + size.pad // 2
            parts.append((speech.result(), "" if speech.view.bare else "crown", "accent"))
        elif reading.pot and speech.view.bare:
            parts.append((speech.direction(), "", "ink"))
        elif reading.pot:
            up = reading.sum >= 0
            if len(reading.pot) > 1:
                parts.append((speech.say("sum", n=signed(reading.sum)), "", "ink"))
            parts.append((speech.direction(), "up" if up else "down", "accent" if up else "alarm"))
        if not parts:
            if not reading.stopped:
                self._line(size.pill // 2, speech.say("wait-tile"), size.normal)
            self.y += size.pill + size.pad * 2 // 3
            return
        self._pills(parts)

    def _line(self, down: int, words: str, size: int) -> None:
        """One line in the middle of the table."""
        self.drawn.append(text(self.size.width // 2, self.y + down, words, size, "soft", anchor="middle"))

    def _pills(self, parts: list[tuple[str, str, str]]) -> None:
        size, gap = self.size, 6
        room = size.width - size.pad
        big, wide, drawn = size.big + 1, room + 1, []
        while wide > room and big > SMALLEST:  # as large as they fit beside each other
            big -= 1
            most = room - 2 * size.pill if big == SMALLEST else 2 * room
            drawn = [
                pill(size.pill, cut(words, big, most, bold=True), big, glyph=glyph, fill=fill)
                for words, glyph, fill in parts
            ]
            wide = sum(width for _, width in drawn) + gap * (len(drawn) - 1)
        x = (size.width - wide) // 2
        for number, (markup, width) in enumerate(drawn):
            self.drawn.append(piece(f"verdict.{number}", x, self.y, markup))
            x += width + gap
        self.y += size.pill + size.pad * 2 // 3

    def news(self) -> None:
        """What happened last, above the cards it happened to."""
        size = self.size
        news = self.speech.news()
        if news:
            lines = wrapped(news, size.normal, size.width - 2 * size.pad, 2 if size.head else 1)
            for number, line in enumerate(lines):
                self._line(size.normal * (7 + 13 * number) // 10, line, size.normal)
        # the room is kept where there is none, so that nothing jumps when there is
        self.y += size.normal * (27 if size.head else 14) // 10 + size.pad // 2

    def places(self) -> None:
        """Each player's place."""
        row = Places(self.speech, self.size, self.y)
        self.drawn += row.drawn
        self.spots |= row.spots
        self.y += row.height + self.size.pad
