"""Raj's table: what lies open and who will take it, the last round's cards, each in its player's place."""

from dataclasses import dataclass

from boardkit.core.text import signed
from boardkit.games.raj.components import COLOURS, value
from boardkit_widgets.draw.layout import breadth, cut, fitting, grid, wrapped
from boardkit_widgets.draw.marks import badge, mark
from boardkit_widgets.draw.panel import panel
from boardkit_widgets.draw.pieces import back, card, chip, pill, place, tile
from boardkit_widgets.draw.svg import SMALLEST, piece, shifted, text
from boardkit_widgets.pictures.raj_reading import Reading
from boardkit_widgets.pictures.raj_said import Speech
from boardkit_widgets.scene import Panel

TILE_SIZES = (132, 116, 100, 92, 84, 76, 68, 60, 54, 50, 46)
NARROWEST_SPOT = 46


@dataclass(frozen=True)
class Sizes:
    """Measures of the table at one width, in px."""

    width: int
    pad: int
    head: int  # height of the head line, 0 where the head stands beside the pot
    pot: int  # height kept for the pot
    side: int  # room kept on both sides of the pot
    bag: int
    pill: int
    big: int  # text sizes
    normal: int
    small: int
    card: tuple[int, int]  # the largest card in a place
    badge: int
    taken: int  # size of a tile just taken


SIZES = {
    360: Sizes(340, 10, 52, 92, 0, 48, 38, 17, 15, 13, (60, 84), 30, 46),
    720: Sizes(700, 18, 0, 132, 128, 76, 48, 22, 18, 16, (84, 116), 38, 54),
    1200: Sizes(700, 18, 0, 132, 128, 76, 50, 24, 20, 17, (92, 126), 40, 56),
}


def table(speech: Speech) -> tuple[Panel, dict[str, str]]:
    """The panel, and the spoken labels of its spots."""
    size = SIZES[speech.view.bucket]
    drawing = _Table(speech, size)
    return drawing.panel(), drawing.spots


class _Table:
    """One drawing in the making: each part adds its own below the last."""

    def __init__(self, speech: Speech, size: Sizes) -> None:
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
            parts.append((speech.result(), "crown", "accent"))
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
        """Each player's place with the card that was played or lies face down, and what it took."""
        size, seats = self.size, self.reading.seats
        room = size.width - 2 * size.pad
        step = room // len(seats)
        wide = min(size.card[0], step - 6)
        tall = size.card[1] * wide // size.card[0]
        for seat in seats:
            self._place(seat, size.pad + seat * step, step, wide, tall)
        self.y += size.badge + size.small * 36 // 10 + self.lift(wide) + tall + size.taken + size.pad

    def lift(self, wide: int) -> int:
        """The room that a crown needs between a name and its card."""
        return wide * 18 // 100

    def _place(self, seat: int, left: int, step: int, wide: int, tall: int) -> None:
        size, speech = self.size, self.speech
        middle = left + step // 2
        y = self.y
        self.drawn.append(badge(seat, speech.say(f"letter{seat}"), middle - size.badge // 2, y, size.badge))
        y += size.badge + size.small * 8 // 10
        mine = seat == self.reading.me
        name = cut(speech.name(seat), size.small, step - 4, bold=mine)
        self.drawn.append(text(middle, y, name, size.small, anchor="middle", bold=mine))
        y += size.small * 8 // 10 + self.lift(wide)
        word = self._card(seat, middle - wide // 2, y, wide, tall)
        if breadth(word, size.small, bold=True) > step:
            word = speech.say("cancelled-short")
        y += tall + size.small
        if word:
            self.drawn.append(text(middle, y, word, size.small, anchor="middle", bold=True))
        y += size.small
        self._taken(seat, middle, y)

    def _card(self, seat: int, x: int, y: int, wide: int, tall: int) -> str:
        """What lies in a place; answers with the word to put under it."""
        reading, speech, last = self.reading, self.speech, self.reading.last
        where = f"table.{COLOURS[seat]}"
        mine = seat == reading.me
        if reading.committed[seat]:
            # one's own card stays in the hand, marked; the others' lie here with nothing but their backs to see
            drawn = (place(wide, tall) if mine else back(wide, tall)) + self._check(wide, tall, mine)
            self._spot(where, x, y, drawn)
            return speech.say("chosen")
        if last is None:
            self._spot(where, x, y, place(wide, tall))
            return ""
        name = last.cards[seat]
        struck = name in last.cancelled
        drawn = card(seat, str(value(name)), wide, tall, struck=struck, line=4 if last.taker == seat else 2)
        if mine:
            # this card's spot is in the hand, where it answers to touch as spent; here the place speaks for it
            self._spot(where, x, y, place(wide, tall))
            self.drawn.append(piece(name, x, y, drawn, pointer_events="none"))
        else:
            self.drawn.append(piece(name, x, y, drawn, spot=True))
            self.spots[name] = speech.played(seat, name)
        if last.taker == seat:
            crown = wide * 4 // 10
            self.drawn.append(
                piece("crown", x + (wide - crown) // 2, y - crown * 55 // 100, mark("crown", 0, 0, crown))
            )
            return speech.say("takes")
        return speech.say("cancelled") if struck else ""

    def _check(self, wide: int, tall: int, mine: bool) -> str:
        size = wide * 4 // 10
        role, on = ("accent", "place") if mine else ("onback", "back")
        return mark("check", (wide - size) // 2, (tall - size) // 2, size, role, on)

    def _spot(self, where: str, x: int, y: int, drawn: str) -> None:
        seat = COLOURS.index(where.rpartition(".")[2])
        self.drawn.append(piece(where, x, y, drawn, spot=True))
        self.spots[where] = self.speech.place(seat)

    def _taken(self, seat: int, middle: int, y: int) -> None:
        """The tiles that have just come to this place; as small chips where they are many."""
        fresh, size = self.reading.fresh(seat), self.size
        room = size.width - 2 * size.pad
        wide = tall = size.taken
        if len(fresh) * (wide + 4) > room:
            wide, tall = wide * 7 // 10, wide * 46 // 100
        places, _ = grid(len(fresh), room, wide, tall, 4)
        across = max((x + wide for x, _ in places), default=0)
        left = min(max(size.pad, middle - across // 2), size.width - size.pad - across)
        for name, (x, down) in zip(fresh, places, strict=True):
            figure, gain = signed(value(name)), value(name) > 0
            drawn = tile(figure, wide, gain=gain) if wide == tall else chip(figure, wide, tall, gain=gain)
            self.drawn.append(piece(name, left + x, y + down, drawn))
