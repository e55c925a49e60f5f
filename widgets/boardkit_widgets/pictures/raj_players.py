"""Raj's players: name, score, tiles taken, who has chosen, and what an attentive player could remember."""

from dataclasses import dataclass

from boardkit.core.text import signed
from boardkit.games.raj.components import COLOURS, value
from boardkit_widgets.draw.layout import breadth, cut, grid
from boardkit_widgets.draw.marks import badge, mark
from boardkit_widgets.draw.palette import paint
from boardkit_widgets.draw.panel import panel
from boardkit_widgets.draw.pieces import chip
from boardkit_widgets.draw.svg import box, piece, shifted, tag, text, texts
from boardkit_widgets.pictures.raj_reading import CARDS, card_name
from boardkit_widgets.pictures.raj_said import Speech, figure
from boardkit_widgets.scene import Panel


@dataclass(frozen=True)
class Sizes:
    """Measures of the players' panel at one width, in px."""

    width: int
    pad: int
    badge: int
    name: int  # text sizes
    score: int
    small: int
    chip: tuple[int, int]


SIZES = {
    360: Sizes(340, 8, 32, 17, 26, 13, (34, 24)),
    720: Sizes(700, 12, 38, 19, 30, 15, (41, 28)),
    1200: Sizes(460, 12, 38, 19, 34, 15, (41, 28)),
}


def players(speech: Speech) -> tuple[Panel, dict[str, str]]:
    """The panel, and the spoken labels of its spots: one a player, named like the place where the tiles go."""
    size = SIZES[speech.view.bucket]
    drawn, spots, y = [], {}, size.pad
    for seat in speech.reading.seats:
        where = f"won.{COLOURS[seat]}"
        row, height = _row(speech, size, seat)
        drawn.append(piece(where, size.pad, y, row, spot=True))
        spots[where] = speech.player(seat)
        y += height + size.pad
    if speech.view.memory_aid and speech.reading.bag:
        track, height = _unseen(speech, size)
        drawn.append(piece("unseen", size.pad, y, track))
        y += height + size.pad
    return panel("players", speech.say("players"), size.width, y, *drawn, lang=speech.lang), spots


def _row(speech: Speech, size: Sizes, seat: int) -> tuple[str, int]:
    """One player, and how high the drawing came out."""
    reading = speech.reading
    room, inner = size.width - 2 * size.pad, size.width - 4 * size.pad
    bare = speech.view.bare
    wins = seat in reading.winners and not bare
    middle = size.pad + size.badge // 2
    drawn = [badge(seat, speech.say(f"letter{seat}"), size.pad, size.pad, size.badge, "raised")]
    score = "?" if bare else figure(reading.score(seat))
    right = room - size.pad
    drawn.append(text(right, middle, score, size.score, on="raised", anchor="end", bold=True))
    right -= max(breadth(shown, size.score, bold=True) for shown in (score, "−10")) + size.pad
    if wins:
        drawn.append(mark("crown", right - size.score, middle - size.score // 2, size.score, "ink", "raised"))
        right -= size.score + size.pad
    status = "" if wins else speech.status(seat)
    if status:
        drawn.append(text(right, middle, status, size.small, "accent" if reading.committed[seat] else "soft", "raised",
                          anchor="end", bold=reading.committed[seat]))  # fmt: skip
        right -= breadth(status, size.small, bold=True) + 2
        if reading.committed[seat]:
            drawn.append(mark("check", right - size.small, middle - size.small // 2, size.small, "accent", "raised"))
            right -= size.small
        right -= 6
    left = size.pad * 2 + size.badge
    name = speech.name(seat)
    if seat == reading.me and name.lower() != speech.say("you").lower():
        both = f"{name} ({speech.say('you')})" if speech.lang == "en" else f"{name}（{speech.say('you')}）"
        name = both if breadth(both, size.name, bold=True) <= right - left else name
    name = cut(name, size.name, right - left, bold=True)
    drawn.append(text(left, middle, name, size.name, on="raised", bold=True))
    y = size.pad * 3 // 2 + size.badge
    chips, height = _chips(speech, size, seat, inner)
    drawn.append(shifted(size.pad, y, *chips))
    y += height
    if speech.view.memory_aid:
        y += size.pad * 2 // 3
        cells = [(str(n), card_name(seat, n) not in reading.unspent[seat]) for n in CARDS]
        cell = inner // len(cells)
        drawn.append(_track(cells, size.pad, y, cell, size.small + 7, seat, size.small))
        y += size.small + 7
    if reading.hidden[seat]:
        words = speech.say("aside-count", n=reading.hidden[seat])
        drawn.append(text(size.pad, y + size.small, words, size.small, "soft", "raised"))
        y += size.small + size.pad // 2
    height = y + size.pad
    frame = box(1, 1, room - 2, height - 2, 10, fill="raised", stroke="ink" if wins else "faint", line=3 if wins else 1)
    return frame + "".join(drawn), height


def _chips(speech: Speech, size: Sizes, seat: int, room: int) -> tuple[list[str], int]:
    """The tiles a player has taken; while one still lies on the table by the card, its name stays with it there."""
    reading = speech.reading
    wide, tall = size.chip
    won, fresh = reading.won[seat], reading.fresh(seat)
    if not won:
        return [text(0, tall // 2, speech.say("took-none"), size.small, "soft", "raised")], tall
    places, height = grid(len(won), room, wide, tall, 4)
    drawn = []
    for name, (x, y) in zip(won, places, strict=True):
        drawing = chip(signed(value(name)), wide, tall, gain=value(name) > 0)
        drawn.append(piece(f"copy.{name}" if name in fresh else name, x, y, drawing))
    return drawn, height


def _track(cells: list[tuple[str, bool]], x: int, y: int, wide: int, tall: int, seat: int, size: int) -> str:
    """A row of numbers; those gone are struck out and pale, those still there stand on the seat's ground.

    Drawn as few elements, for there are up to seventy-five numbers in the panel.
    """
    size = max(12, min(size, wide * 7 // 10))
    there: list[tuple[float, float, str]] = []
    gone: list[tuple[float, float, str]] = []
    ground, strikes = [], []
    for number, (figure_, is_gone) in enumerate(cells):
        left = x + number * wide
        middle = left + (wide - 2) // 2
        (gone if is_gone else there).append((middle, y + tall // 2, figure_))
        if is_gone:
            strikes.append(f"M{middle - 10} {y + tall - 5}L{middle + 10} {y + 5}")
        else:
            ground.append(f"M{left} {y}h{wide - 2}v{tall}h{2 - wide}z")
    drawn = []
    if there:
        drawn.append(tag("path", d="".join(ground), **paint(f"tint{seat}")))
        drawn.append(texts(there, size, f"seat{seat}", f"tint{seat}", anchor="middle", bold=True))
    if gone:
        drawn.append(texts(gone, size, "soft", "raised", anchor="middle"))
        drawn.append(tag("path", d="".join(strikes), **paint(stroke="soft"), stroke_width=1.5))
    return "".join(drawn)


def _unseen(speech: Speech, size: Sizes) -> tuple[str, int]:
    """Which tiles have not been turned up yet."""
    room = size.width - 2 * size.pad
    wide, tall = size.chip[0], size.chip[1]
    values = sorted(map(value, speech.reading.tiles), reverse=True)
    places, height = grid(len(values), room, wide, tall, 4)
    head = size.small * 17 // 10
    drawn = [text(0, size.small // 2, speech.say("unseen"), size.small, "soft")]
    drawn += [
        shifted(x, y + head, chip(signed(number), wide, tall, gain=number > 0))
        for number, (x, y) in zip(values, places, strict=True)
    ]
    return "".join(drawn), head + height
