"""Raj in words: what each place is called aloud, and the position as lines of text."""

import re

from boardkit.core.text import listed, signed
from boardkit.games.raj.components import SEAT_WORDS, label, value
from boardkit_widgets.pictures.raj_reading import CARDS, Reading, card_name
from boardkit_widgets.pictures.raj_words import STOP, say
from boardkit_widgets.view import View

MANY = 4
"""More tiles than these are told by their number."""


class Speech:
    """Names and labels of one reading in one view's language."""

    def __init__(self, reading: Reading, view: View) -> None:
        self.reading = reading
        self.view = view
        self.lang = view.lang

    def say(self, key: str, **facts: object) -> str:
        """One of the picture's words in the view's language."""
        return say(key, self.lang, **facts)

    def name(self, seat: int) -> str:
        """A player's name; the colour where none is given."""
        return self.view.name(seat, SEAT_WORDS[seat].in_(self.lang))

    def short(self, seat: int) -> str:
        """A player's name without what stands in brackets behind it."""
        return re.sub(r"(.) ?[(（][^()（）]*[)）]$", r"\1", self.name(seat))

    def who(self, seat: int) -> str:
        """A player's name with the colour of the cards, where the name does not say it already."""
        name, colour = self.name(seat), SEAT_WORDS[seat].in_(self.lang)
        return name if colour in name else f"{name} ({colour})" if self.lang == "en" else f"{name}（{colour}）"

    def card(self, seat: int, number: int) -> str:
        """What one of the looker's cards is called, and how it stands with it."""
        reading, card = self.reading, card_name(seat, number)
        key = "card"
        if self.view.bare and card not in reading.hand(seat):
            key = "card-gone"
        elif card in reading.aside[seat]:
            key = "card-aside"
        elif card not in reading.unspent[seat]:
            key = "card-spent"
        elif card == reading.mine:
            key = "card-chosen"
        return self.say(key, card=label(card).in_(self.lang))

    def played(self, seat: int, card: str) -> str:
        """What another's card on the table is called, and what became of it."""
        return self.say("card-played", name=self.name(seat), n=value(card)) + self._fate(seat, card)

    def place(self, seat: int) -> str:
        """What lies in a seat's place on the table."""
        reading, name = self.reading, self.name(seat)
        if reading.last:
            card = reading.last.cards[seat]
            return self.say("place-played", name=name, n=value(card)) + self._fate(seat, card)
        return self.say("place-chosen" if reading.committed[seat] else "place-empty", name=name)

    def _fate(self, seat: int, card: str) -> str:
        """What became of a card on the table, and whether the next one lies under it."""
        last, fates = self.reading.last, []
        if last and card in last.cancelled:
            fates.append(self.say("cancelled"))
        if last and seat == last.taker:
            fates.append(self.say("takes"))
        if self.reading.committed[seat]:
            fates.append(self.say("next-chosen"))
        comma = ", " if self.lang == "en" else "，"
        return "".join(comma + fate for fate in fates)

    def tile(self, tile: str) -> str:
        """What a tile that lies open is called."""
        return self.say("tile-nobody" if self.reading.over else "tile-open", tile=label(tile).in_(self.lang))

    def points(self, seat: int) -> str:
        """12 points, 1 point, −3 points."""
        if self.view.bare:
            return self.say("points", n="?")
        score = self.reading.score(seat)
        return self.say("point" if abs(score) == 1 else "points", n=figure(score))

    def status(self, seat: int) -> str:
        """What a seat is about just now: chosen, choosing, winner, or nothing."""
        reading = self.reading
        if seat in reading.winners and not self.view.bare:
            return self.say("wins")
        if reading.committed[seat]:
            return self.say("has-chosen")
        return self.say("choosing") if reading.choosing[seat] else ""

    def player(self, seat: int) -> str:
        """A whole player in one line."""
        reading = self.reading
        won = reading.won[seat]
        parts = [self.who(seat), self.points(seat)]
        parts.append(self.say("took", tiles=tiles(won)) if won else self.say("took-none"))
        parts += filter(None, [self.status(seat)])
        if self.view.memory_aid:
            spent = [n for n in CARDS if card_name(seat, n) not in reading.unspent[seat]]
            parts += [self.say("spent", cards=figures(spent))] if spent else []
        return STOP.in_(self.lang).join(parts)

    def headline(self) -> str:
        """The round, or that the game is over."""
        reading = self.reading
        return self.say("over") if reading.over else self.say("round", n=max(1, reading.turned), total=reading.rounds)

    def direction(self) -> str:
        """Who will take what lies open."""
        reading = self.reading
        if self.view.bare:
            return self.say("who-takes")
        return self.say(("highest" if reading.sum >= 0 else "lowest") + ("-all" if len(reading.pot) > 1 else ""))

    def result(self) -> str:
        """Who won, with how much."""
        if self.view.bare:
            return self.say("who-wins")
        names = listed(map(self.short, self.reading.winners), self.lang)
        key = "winner" if len(self.reading.winners) == 1 else "winners"
        return self.say(key, names=names, n=figure(self.reading.score(self.reading.winners[0])))

    def news(self) -> str:
        """What has happened last, in one sentence; '' before the first round is resolved."""
        last = self.reading.last
        if last is None:
            return ""
        facts: dict[str, object] = {"tiles": self._heap(last.taken or last.kept)}
        if last.end == "cancel":
            facts["cards"] = listed([str(value(card)) for card in last.cancels], self.lang)
        seat = last.next if last.taker is None else last.taker
        if seat is not None:
            facts |= {"name": self.short(seat), "card": value(last.cards[seat])}
        what = self.say(f"told-{last.end}", **facts)
        return what if self.reading.stopped else self.say("told-last-round", what=what)

    def _heap(self, names: tuple[str, ...]) -> str:
        """The tiles by name, or by number and sum where they are many."""
        if len(names) <= MANY:
            return tiles(names)
        return self.say("many", n=len(names), sum=self.say("sum", n=signed(sum(map(value, names)))))

    def board(self) -> tuple[str, ...]:
        """The text board, for a plain terminal or a screen reader."""
        reading, stop = self.reading, STOP.in_(self.lang)
        lines = [f"{self.say('title')}{stop}{self.headline()}"]
        if reading.over:
            lines.append(self.result())
            lines += [self.say("nobodys-said", tiles=tiles(reading.pot))] if reading.pot else []
        elif reading.pot:
            parts = [self.say("open", tiles=tiles(reading.pot))]
            parts += [self.say("sum", n=signed(reading.sum))] if len(reading.pot) > 1 and not self.view.bare else []
            lines.append(stop.join([*parts, self.direction()]))
        else:
            lines.append(self.say("open-none"))
        lines += [self.say("bag-said", n=reading.bag)] if reading.bag else []
        lines += filter(None, [self.news()])
        if reading.last:
            cards = [
                f"{self.name(seat)} {value(card)}{self._fate(seat, card)}"
                for seat, card in enumerate(reading.last.cards)
            ]
            lines.append(stop.join(cards))
        lines += map(self.player, reading.seats)
        for seat in reading.seats:
            if reading.shows(seat):
                lines += self._hand(seat)
        return tuple(lines)

    def _hand(self, seat: int) -> list[str]:
        reading = self.reading
        cards = figures([value(card) for card in reading.hand(seat)])
        if seat != reading.me:
            return [self.say("hand-other", name=self.name(seat), cards=cards)] if cards else []
        lines = [self.say("hand-line", cards=cards)] if cards else []
        lines += [self.say("hand-chosen", card=value(reading.mine))] if reading.mine else []
        return [*lines, *filter(None, [self.removed(seat)])]

    def removed(self, seat: int) -> str:
        """The looker's own removed cards; '' where there are none, or where the looker is to find out."""
        aside = figures([value(card) for card in self.reading.aside[seat]])
        return self.say("hand-aside", cards=aside) if aside and not self.view.bare else ""


def figure(value_: int) -> str:
    """A number with a real minus sign and no plus."""
    return signed(value_).lstrip("+")


def figures(numbers: list[int]) -> str:
    """1 4 9, in order."""
    return " ".join(map(str, sorted(numbers)))


def tiles(names: tuple[str, ...]) -> str:
    """+7 −2, in the order they came."""
    return " ".join(signed(value(name)) for name in names)
