"""The players' places on Raj's table: the card of the last round, or one lying face down, and what it took."""

from boardkit.core.text import signed
from boardkit.games.raj.components import COLOURS, value
from boardkit_widgets.draw.layout import breadth, cut, grid
from boardkit_widgets.draw.marks import badge, mark
from boardkit_widgets.draw.pieces import back, card, chip, place, seal, tile
from boardkit_widgets.draw.svg import SMALLEST, piece, text
from boardkit_widgets.pictures.raj_said import Speech
from boardkit_widgets.pictures.raj_sizes import TableSizes


def lift(wide: int) -> int:
    """The room that a crown needs between a name and its card."""
    return wide * 18 // 100


def peek(wide: int) -> int:
    """How far a face-down card looks out from under the one before it."""
    return wide * 14 // 100


class Places:
    """The row of places, `room` wide, from (`left`, `y`) down: `drawn`, spoken labels of its `spots`, its `height`."""

    def __init__(self, speech: Speech, size: TableSizes, left: int, y: int, room: int) -> None:
        self.speech, self.size, self.left, self.y, self.room = speech, size, left, y, room
        self.reading = speech.reading
        self.drawn: list[str] = []
        self.spots: dict[str, str] = {}
        step = room // len(self.reading.seats)
        wide = min(size.card[0], (step - 4) * 100 // 116)  # with room for a card to look out
        # narrow cards grow taller in proportion, for beside the pot there is height to spare
        tall = min(size.card[1], wide * 154 // 100) if size.step else size.card[1] * wide // size.card[0]
        taken = max(self._place(seat, left + seat * step, step, wide, tall) for seat in self.reading.seats)
        self.height = size.badge + size.small * 36 // 10 + lift(wide) + tall + max(taken, size.taken)

    def _place(self, seat: int, left: int, step: int, wide: int, tall: int) -> int:
        """Draws one place; answers with the height of the tiles that have come to it."""
        size, speech = self.size, self.speech
        middle = left + step // 2
        y = self.y
        self.drawn.append(badge(seat, speech.say(f"letter{seat}"), middle - size.badge // 2, y, size.badge))
        y += size.badge + size.small * 8 // 10
        mine = seat == self.reading.me
        name = cut(speech.name(seat), size.small, step - 4, bold=mine)
        self.drawn.append(text(middle, y, name, size.small, anchor="middle", bold=mine))
        y += size.small * 8 // 10 + lift(wide)
        word = self._card(seat, middle - wide // 2, y, wide, tall)
        letters = next((s for s in range(size.small, SMALLEST, -1) if breadth(word, s, bold=True) <= step), 0)
        if not letters:
            word, letters = speech.say("cancelled-short"), size.small
        y += tall + size.small
        if word:
            self.drawn.append(text(middle, y, word, letters, anchor="middle", bold=True))
        y += size.small
        return self._taken(seat, middle, y)

    def _card(self, seat: int, x: int, y: int, wide: int, tall: int) -> str:
        """What lies in a place; answers with the word to put under it.

        The last round's cards lie there until the next ones are turned up, for bots choose at once, and nobody
        would ever see them otherwise. A card chosen meanwhile looks out from under its player's last one.
        """
        reading, speech, last = self.reading, self.speech, self.reading.last
        where, mine, committed = f"table.{COLOURS[seat]}", seat == reading.me, reading.committed[seat]
        if last is None:
            # one's own card stays in the hand, marked; of the others' there is nothing but their backs to see
            drawn = back(wide, tall) if committed and not mine else place(wide, tall)
            self._spot(where, seat, x, y, drawn + (self._check(wide, tall, mine) if committed else ""))
            return speech.say("chosen") if committed else ""
        name = last.cards[seat]
        struck, takes = name in last.cancelled, last.taker == seat
        aside = peek(wide)
        drawn = card(seat, str(value(name)), wide, tall, struck=struck, line=4 if takes else 2)
        if mine:
            # this card's spot is in the hand, where it answers to touch as spent; here the place speaks for it
            self._spot(where, seat, x, y, place(wide, tall))
            self.drawn.append(piece(name, x, y, drawn, pointer_events="none"))
        else:
            if committed:
                self.drawn.append(piece(where, x + aside, y - aside, back(wide, tall)))
            self.drawn.append(piece(name, x, y, drawn, spot=True))
            self.spots[name] = speech.played(seat, name)
        if committed:
            size = wide * 36 // 100
            self.drawn.append(piece(f"chosen.{seat}", x + wide + aside - size, y - aside, seal(size)))
        if takes and self.reading.last and sum(map(value, self.reading.last.taken)) >= 0:
            # A crown for whoever had to take a cobra would look like a prize.
            crown = wide * 4 // 10
            at = (x - crown * 20 // 100, y - crown * 55 // 100)  # on the left, for the check is on the right
            self.drawn.append(piece("crown", *at, mark("crown", 0, 0, crown)))
        return speech.say("takes") if takes else speech.say("cancelled") if struck else ""

    def _check(self, wide: int, tall: int, mine: bool) -> str:
        size = wide * 4 // 10
        role, on = ("accent", "place") if mine else ("onback", "back")
        return mark("check", (wide - size) // 2, (tall - size) // 2, size, role, on)

    def _spot(self, where: str, seat: int, x: int, y: int, drawn: str) -> None:
        self.drawn.append(piece(where, x, y, drawn, spot=True))
        self.spots[where] = self.speech.place(seat)

    def _taken(self, seat: int, middle: int, y: int) -> int:
        """The tiles that have just come to this place, as small chips where they are many; how high they lie."""
        fresh, room = self.reading.fresh(seat), self.room
        wide = tall = self.size.taken
        if len(fresh) * (wide + 4) > room:
            wide, tall = wide * 7 // 10, wide * 46 // 100
        places, height = grid(len(fresh), room, wide, tall, 4)
        across = max((x + wide for x, _ in places), default=0)
        left = min(max(self.left, middle - across // 2), self.left + room - across)
        for name, (x, down) in zip(fresh, places, strict=True):
            figure, gain = signed(value(name)), value(name) > 0
            drawn = tile(figure, wide, gain=gain) if wide == tall else chip(figure, wide, tall, gain=gain)
            self.drawn.append(piece(name, left + x, y + down, drawn))
        return height
