"""What Revolution's signs mean: with these lines alone every tile on the board can be read."""

from functools import lru_cache

from boardkit.games.revolution.components import SEAT_WORDS, SEATS
from boardkit_widgets.draw.layout import wrapped
from boardkit_widgets.draw.marks import mark
from boardkit_widgets.draw.panel import panel
from boardkit_widgets.draw.pieces import back
from boardkit_widgets.draw.reach import How, reach
from boardkit_widgets.draw.svg import box, shifted, text, texts
from boardkit_widgets.pictures.revolution_said import Speech
from boardkit_widgets.pictures.revolution_sizes import SIZES
from boardkit_widgets.pictures.revolution_tile import FACTION_MARKS, token
from boardkit_widgets.pictures.revolution_words import say
from boardkit_widgets.scene import Panel

ICON, LEAD, PAD = 30, 48, 10
DEEDS = (
    "burst",
    "turn",
    "leave",
    "again",
    "mute",
    "return",
    "step",
    "dagger",
    "fetch",
    "shatter",
    "guard",
    "keep",
    "skull",
    "person",
)
ORTH: list[tuple[int, How]] = [(cell, "one") for cell in (1, 3, 5, 7)]
AROUND = [cell for cell in range(9) if cell != 4]


def legend(speech: Speech) -> tuple[Panel, dict[str, str]]:
    """The panel; nothing in it can be touched."""
    return _legend(speech.lang, speech.view.bucket), {}


@lru_cache(16)
def _legend(lang: str, bucket: int) -> Panel:
    """It is always the same, so it is drawn once."""
    size = SIZES[bucket]
    drawn = [text(PAD, PAD + size.normal // 2, say("legend", lang), size.normal, bold=True)]
    y = PAD + size.normal * 8 // 5
    for entries, columns in zip((_states(lang), _powers(lang)), size.columns, strict=True):
        made, tall = _columns(entries, columns, size.legend - 2 * PAD, size.small)
        drawn.append(shifted(PAD, y, *made))
        y += tall + PAD
    return panel("legend", say("legend", lang), size.legend, y, *drawn, lang=lang)


def _columns(entries: list[tuple[str, str]], columns: int, room: int, small: int) -> tuple[list[str], int]:
    """The entries down one column, then down the next, and how high it all comes out."""
    wide, step = room // columns, small * 13 // 10
    rows = -(-len(entries) // columns)
    drawn, lowest = [], 0
    for first in range(0, len(entries), rows):
        y = 0
        for icon, words in entries[first : first + rows]:
            lines = wrapped(words, small, wide - LEAD - 6, 4)
            tall = max(ICON + 6, len(lines) * step + 6)
            middle = y + tall // 2
            top = middle - (len(lines) - 1) * step // 2
            drawn.append(shifted(first // rows * wide, middle - ICON // 2, icon))
            across = first // rows * wide + LEAD
            drawn.append(texts([(across, top + n * step, line) for n, line in enumerate(lines)], small))
            y += tall
        lowest = max(lowest, y)
    return drawn, lowest


def _states(lang: str) -> list[tuple[str, str]]:
    """How tiles stand: drawing and words of each line."""
    entries = [
        (shifted(6, 0, token(seat, ICON)), say("is-ally", lang, name=SEAT_WORDS[seat].in_(lang))) for seat in (1, 0)
    ]
    entries += [(_pill("shield"), say("is-shield", lang)), (_pill("mute"), say("is-null", lang))]
    entries.append((shifted(6, 0, back(ICON, ICON), mark("burst", 7, 7, 16, "onback", "back")), say("is-down", lang)))
    under = box(10, 0, ICON - 4, ICON - 2, 4, fill="place", stroke="ink")
    over = box(5, 4, ICON - 6, ICON - 6, fill="raised", stroke="ink")
    entries.append((under + over + mark("keep", 9, 8, 16, "ink", "raised"), say("is-covered", lang)))
    secret = box(7, 1, ICON - 2, ICON - 2, 6, fill="raised", stroke="ink", line=2, dash="7 4")
    entries += [(secret, say("is-secret", lang)), (_glyph("spark"), say("is-new", lang))]
    entries += [
        (_glyph(FACTION_MARKS[seat]), say("is-faction", lang, name=SEAT_WORDS[seat].in_(lang))) for seat in SEATS
    ]
    return entries


def _powers(lang: str) -> list[tuple[str, str]]:
    """What powers do, and to whom."""
    entries = [(_glyph(glyph), say(f"is-{glyph}", lang)) for glyph in DEEDS]
    ring = box(7, 1, 28, 28, 14, stroke="ink", line=1.5) + mark("mute", 13, 7, 16)
    entries.append((ring, say("is-passive", lang)))
    groups: list[tuple[int, How]] = [(cell, "all" if cell % 2 else "other") for cell in AROUND]
    every: list[tuple[int, How]] = [(cell, "one") for cell in AROUND]
    entries += [
        (shifted(6, 0, drawn), say(key, lang))
        for key, drawn in (
            ("is-one", reach(ICON, ORTH, on="panel")),
            ("is-all", reach(ICON, [(cell, "all") for cell, _ in ORTH], on="panel")),
            ("is-groups", reach(ICON, groups, on="panel")),
            ("is-line", reach(ICON, (), on="panel", rays="one")),
            ("is-any", reach(ICON, every, on="panel", framed=True)),
        )
    ]
    return entries


def _pill(name: str) -> str:
    return box(6, 3, 30, 24, 12, fill="ink") + mark(name, 13, 7, 16, "onink", "ink")


def _glyph(name: str) -> str:
    return mark(name, 11, 5, 20)
