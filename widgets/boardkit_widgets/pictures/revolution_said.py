"""Revolution in words: what each place is called aloud, and the position as lines of text."""

from collections.abc import Iterable

from boardkit.core.names import HIDDEN
from boardkit.core.text import Voice
from boardkit.games.revolution.board import FACE_UP, Piece, allies, shielded
from boardkit.games.revolution.components import SEAT_WORDS, label
from boardkit.games.revolution.japanese import JAPANESE
from boardkit.games.revolution.power import active_power, nullified_by
from boardkit.games.revolution.rulebook import RULEBOOK
from boardkit_widgets.pictures.revolution_powers import kind, sentence
from boardkit_widgets.pictures.revolution_reading import Reading
from boardkit_widgets.pictures.revolution_words import STOP, say
from boardkit_widgets.view import View

SIDE_WORDS = ("south", "north")
QUIET = {"revolution.turn.alternate", "revolution.secret"}
"""Events that the bars and backs show anyhow."""


class Speech:
    """Names and labels of one reading in one view's language."""

    def __init__(self, reading: Reading, view: View) -> None:
        self.reading = reading
        self.view = view
        self.lang = view.lang
        self.shields = shielded(reading.board)
        names = (self.name(0), self.name(1))
        self.voice = Voice(view.lang, label, names)

    def say(self, key: str, **facts: object) -> str:
        """One of the picture's words in the view's language."""
        return say(key, self.lang, **facts)

    def faction(self, seat: int) -> str:
        """Regality or Religion: what stands on the tiles, however long the players' names are."""
        return SEAT_WORDS[seat].in_(self.lang)

    def name(self, seat: int) -> str:
        """A player's name; the faction where none is given."""
        return self.view.name(seat, self.faction(seat))

    def who(self, seat: int) -> str:
        """A player's name with the faction, where the name does not say it already."""
        name, faction = self.name(seat), self.faction(seat)
        return name if faction in name else f"{name} ({faction})" if self.lang == "en" else f"{name}（{faction}）"

    def area(self, seat: int) -> str:
        """What a player's area is called."""
        return self.say("area-mine") if seat == self.reading.me else self.say("area", name=self.name(seat))

    def tile(self, tile: str) -> str:
        """A tile's name."""
        return label(tile).in_(self.lang)

    def japanese(self, tile: str) -> str:
        """Its Japanese name, where that looks different."""
        name = JAPANESE[tile]
        return "" if name == self.tile(tile) else name

    def tiles(self, names: Iterable[str]) -> str:
        """Several tiles; those that the looker cannot see by their number."""
        names = tuple(names)
        known = [self.tile(name) for name in names if name != HIDDEN]
        hidden = len(names) - len(known)
        if hidden:
            known.append(f"{hidden} {self.say('hidden')}" if self.lang == "en" else f"{hidden} 張{self.say('hidden')}")
        return ("、" if self.lang != "en" else ", ").join(known) or self.say("none")

    # ---- How a tile on the board stands

    def nullified(self, cell: int) -> bool:
        """Has the tile an active power that does not work at present?"""
        piece = self.reading.board[cell]
        if piece is None or piece.down != FACE_UP or active_power(piece.tile, self.reading.options) is None:
            return False
        return nullified_by(self.reading, cell) is not None

    def states(self, cell: int, piece: Piece) -> list[str]:
        """Everything that is special about a tile that lies face up."""
        states = [self.say("faces", name=self.faction(piece.ally))]
        states += [self.say("covers", tile=self.tile(piece.under))] if piece.under else []
        states += [self.say("has-shield")] if cell in self.shields else []
        states += [self.say("has-null")] if self.nullified(cell) else []
        states += [self.say("placed")] if cell == self.reading.fresh else []
        return states

    def kind(self, tile: str) -> str:
        """Active, passive, or no power."""
        found = kind(tile, self.reading.options)
        return self.say("no-power" if found == "none" else found)

    def power(self, tile: str) -> str:
        """What a tile's power does."""
        return sentence(tile, self.reading.options, self.lang)

    def told(self, words: str, tile: str) -> str:
        """What is said of a tile, and then its power."""
        stop = ". " if self.lang == "en" else "。"
        return f"{words}{stop}{self.power(tile)}"

    def down(self, piece: Piece) -> list[str]:
        """What is known of a tile that lies face down."""
        name = self.faction(piece.down)
        was = [self.say("was", tile=self.tile(piece.tile))] if self.view.memory_aid else []
        return [self.say("by", name=name), self.say("gone", name=name), *was]

    def cell(self, cell: int) -> str:
        """What a square of the board is called aloud."""
        piece = self.reading.board[cell]
        if piece is None:
            return self.say("cell-empty", n=cell + 1)
        comma = ", " if self.lang == "en" else "，"
        if piece.down != FACE_UP:
            return comma.join([self.say("cell-down", n=cell + 1), *self.down(piece)])
        named = self.say("cell", n=cell + 1, tile=self.tile(piece.tile))
        return self.told(comma.join([named, *self.states(cell, piece)]), piece.tile)

    # ---- The position in lines

    def headline(self) -> str:
        """Who is to do what, or how the game ended."""
        reading = self.reading
        if reading.ended:
            if reading.winner is not None:
                return self.say("wins", name=self.name(reading.winner))
            return self.say("over" if reading.stopped else "draw")
        if reading.stopped:
            return self.say("turn-of", name=self.name(reading.turn))
        task = reading.task
        key = f"to-{task.kind}" if task else "to-place"
        key = {"to-power": "to-use"}.get(key, key)
        seat = reading.to_act[0] if reading.to_act and reading.to_act[0] >= 0 else reading.turn
        line = self.say(key, name=self.name(seat))
        return line + STOP.in_(self.lang) + self.say("last") if reading.last else line

    def news(self) -> list[str]:
        """What has happened last, in sentences; at a half-way stop the last one alone."""
        told = [e for e in self.reading.told if e.clause in RULEBOOK and RULEBOOK[e.clause].tells]
        told = [event for event in told if event.clause not in QUIET]
        return [RULEBOOK.event(e.clause, e.facts, self.voice) for e in (told[-1:] if self.reading.stopped else told)]

    def count(self, seat: int) -> str:
        """3 allies, 1 ally."""
        number = allies(self.reading.board, seat)
        word = self.say("ally" if number == 1 else "allies")
        return f"{number} {word}"

    def status(self, seat: int) -> str:
        """Whether a seat is to play, or has won."""
        reading = self.reading
        if reading.ended:
            return self.say("won") if reading.winner == seat else ""
        return self.say("turn") if seat in reading.to_act else ""

    def board(self) -> tuple[str, ...]:
        """The text board, for a plain terminal or a screen reader."""
        reading, stop = self.reading, STOP.in_(self.lang)
        lines = [f"{self.say('title')}{stop}{self.headline()}"]
        lines += self.news()[-3:]
        for seat in (1, 0):
            parts = [f"{self.who(seat)}{stop}{self.say(SIDE_WORDS[seat])}", self.count(seat), self.status(seat)]
            lines.append(stop.join(filter(None, parts)))
        lines += [self._line(cell, piece) for cell, piece in enumerate(reading.board)]
        colon = ": " if self.lang == "en" else "："
        for seat in (1, 0):
            held = (*reading.areas[seat], *reading.secret[seat])
            lines.append(f"{self.say('area', name=self.name(seat))}{colon}{self.tiles(held)}")
            if reading.drawn[seat]:
                lines.append(f"{self.name(seat)}{stop}{self.say('offered')}{colon}{self.tiles(reading.drawn[seat])}")
            lines += self.remembered(seat)
        if reading.options.variant in ("base", "draft"):
            lines.append(f"{self.say('neutrals')}{colon}{self.tiles(reading.neutrals)}")
        return (*lines, f"{self.say('discard')}{colon}{self.tiles(reading.discard)}")

    def _line(self, cell: int, piece: Piece | None) -> str:
        comma = ", " if self.lang == "en" else "，"
        if piece is None:
            return f"{cell + 1} {self.say('empty')}"
        if piece.down != FACE_UP:
            return f"{cell + 1} {comma.join([self.say('destroyed'), *self.down(piece)])}"
        return f"{cell + 1} {comma.join([self.tile(piece.tile), *self.states(cell, piece)])}"

    def remembered(self, seat: int) -> list[str]:
        """What this seat passed on and received in a draft, as far as the looker knows it."""
        reading, lines = self.reading, []
        for key, names in (("passed", reading.passed[seat]), ("received", reading.received[seat])):
            if names and HIDDEN not in names and self.view.memory_aid:
                lines.append(self.say(key, tiles=self.tiles(names)))
        return lines
