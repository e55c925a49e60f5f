"""Revolution's tiles that are not on the board: both areas, the open neutral ones, the discard pile."""

from boardkit.core.names import HIDDEN
from boardkit.games.revolution.components import SIDES
from boardkit_widgets.draw.layout import cut
from boardkit_widgets.draw.marks import mark
from boardkit_widgets.draw.panel import panel
from boardkit_widgets.draw.pieces import back
from boardkit_widgets.draw.svg import piece, shifted, text
from boardkit_widgets.pictures.revolution_said import Speech
from boardkit_widgets.pictures.revolution_sizes import SIZES
from boardkit_widgets.pictures.revolution_tile import FACTION_MARKS, beside, low
from boardkit_widgets.pictures.revolution_words import STOP
from boardkit_widgets.scene import Panel

PAD, GAP = 10, 5
LOW = 46
"""Height of a tile in the discard pile."""

Made = tuple[Panel, dict[str, str]]

KEPT = {"random": 10, "secret_random": 10, "draft": 10, "secret_draft": 10}
"""By variant: for how many tiles an area keeps room, so that nothing jumps when one leaves. Otherwise eight."""


class Areas:
    """Panels of tiles, from top to bottom: `part` adds to the drawing, `made` finishes it."""

    def __init__(self, speech: Speech) -> None:
        self.speech, self.reading = speech, speech.reading
        self.size = SIZES[speech.view.bucket]
        self.drawn: list[str] = []
        self.spots: dict[str, str] = {}
        self.y = PAD

    def made(self, name: str, label: str) -> Made:
        """The panel of all that was added, and the spoken labels of its spots."""
        return panel(name, label, self.size.area, self.y, *self.drawn, lang=self.speech.lang), self.spots

    def _head(self, words: str, glyph: str = "", note: str = "") -> None:
        big = self.size.normal
        x = PAD
        if glyph:
            self.drawn.append(mark(glyph, x, self.y, big, "ink"))
            x += big + 6
        room = self.size.area - x - PAD
        if note:
            self.drawn.append(text(self.size.area - PAD, self.y + big // 2, cut(note, self.size.small, room * 6 // 10),
                                   self.size.small, "soft", anchor="end"))  # fmt: skip
            room = room * 4 // 10
        self.drawn.append(text(x, self.y + big // 2, cut(words, big, room, bold=True), big, bold=True))
        self.y += big * 8 // 5

    def _places(self, count: int, tall: int, kept: int) -> list[tuple[int, int]]:
        """Places in fixed columns, and room for at least `kept`."""
        wide = self.size.tile[0]
        room = self.size.area - 2 * PAD
        across = (room + GAP) // (wide + GAP)
        rows = -(-max(count, kept, 1) // across)
        top = self.y
        self.y += rows * (tall + GAP) - GAP + PAD
        return [(PAD + n % across * (wide + GAP), top + n // across * (tall + GAP)) for n in range(count)]

    def area(self, seat: int) -> None:
        """A player's area: the open tiles, those only some may see, and those to pick from."""
        speech, reading, size = self.speech, self.reading, self.size
        area = speech.area(seat)
        head = area if speech.faction(seat) in area else area + STOP.in_(speech.lang) + speech.faction(seat)
        self._head(head, FACTION_MARKS[seat])
        for note in speech.remembered(seat):
            self.drawn.append(
                text(PAD, self.y + size.small // 2, cut(note, size.small, size.area - 2 * PAD), size.small, "soft")
            )
            self.y += size.small * 3 // 2
        secret = [tile for tile in reading.secret[seat] if tile != HIDDEN]
        offered = [tile for tile in reading.drawn[seat] if tile != HIDDEN]
        unseen = [names.count(HIDDEN) for names in (reading.secret[seat], reading.drawn[seat])]
        shown = [(tile, "tile-area") for tile in reading.areas[seat]]
        shown += [(tile, "tile-secret") for tile in secret] + [(tile, "tile-drawn") for tile in offered]
        backs = [n for n in unseen if n]
        kept = KEPT.get(reading.options.variant, 8)
        places = self._places(len(shown) + len(backs), size.tile[1], kept)
        for (tile, key), (x, y) in zip(shown, places, strict=False):
            edge = "accent" if key == "tile-drawn" else f"seat{seat}"
            face = beside(speech, tile, size.tile, size.name, edge, seat, secret=key == "tile-secret")
            self._tile(tile, x, y, face, speech.say(key, tile=speech.tile(tile), area=area))
        for count, (x, y), place in zip(backs, places[len(shown) :], _back_names(seat, unseen), strict=True):
            self._hidden(place, seat, count, x, y)

    def _hidden(self, place: str, seat: int, count: int, x: int, y: int) -> None:
        """A pile of tiles that the looker may not see, one place to touch."""
        speech, (wide, tall) = self.speech, self.size.tile
        under = shifted(4, 4, back(wide - 4, tall - 4)) if count > 1 else ""
        top = back(wide - 4, tall - 4, str(count), speech.say("hidden"))
        key = "hidden-one" if count == 1 else "hidden-some"
        spot = place.startswith("secret")
        self.drawn.append(piece(place, x, y, under, top, spot=spot))
        if spot:
            self.spots[place] = speech.say(key, name=speech.name(seat), n=count)

    def _tile(self, tile: str, x: int, y: int, face: str, label: str) -> None:
        self.drawn.append(piece(tile, x, y, face, spot=True))
        self.spots[tile] = self.speech.told(label, tile)

    def neutrals(self) -> None:
        """The open neutral tiles, where the variant has any."""
        speech, size = self.speech, self.size
        if self.reading.options.variant not in ("base", "draft"):
            return
        self._head(speech.say("neutrals"))
        names = self.reading.neutrals
        for tile, (x, y) in zip(names, self._places(len(names), size.tile[1], 5), strict=True):
            face = beside(speech, tile, size.tile, size.name, "line", 0)
            self._tile(tile, x, y, face, speech.say("tile-neutral", tile=speech.tile(tile)))

    def discard(self) -> None:
        """The discard pile, every tile to be seen."""
        speech, size = self.speech, self.size
        names = self.reading.discard
        self._head(speech.say("discard"), note="" if names else speech.say("none"))
        for tile, (x, y) in zip(names, self._places(len(names), LOW, 8), strict=True):
            key = "tile-exiled" if tile in self.reading.exiled else "tile-destroyed"
            face = low(speech, tile, (size.tile[0], LOW), size.name)
            self._tile(tile, x, y, face, speech.say(key, tile=speech.tile(tile)))


def _back_names(seat: int, unseen: list[int]) -> list[str]:
    """The engine's names of the places whose tiles lie face down."""
    return [f"{kind}.{SIDES[seat]}" for kind, n in zip(("secret", "drawn"), unseen, strict=True) if n]


def one_area(speech: Speech, seat: int) -> Made:
    """A player's area as a panel of its own."""
    made = Areas(speech)
    made.area(seat)
    return made.made(f"area.{SIDES[seat]}", speech.say("area", name=speech.name(seat)))


def common(speech: Speech) -> Made:
    """What belongs to nobody: neutral tiles and discard pile."""
    made = Areas(speech)
    made.neutrals()
    made.discard()
    return made.made("beside", speech.say("areas"))


def everything(speech: Speech) -> Made:
    """All of it in one panel, Religion in the north, Regality in the south."""
    made = Areas(speech)
    made.area(1)
    made.neutrals()
    made.discard()
    made.area(0)
    return made.made("areas", speech.say("areas"))
