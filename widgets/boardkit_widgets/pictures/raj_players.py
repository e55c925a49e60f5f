"""Raj's players, one under another, and the tiles that an attentive player knows to be still face down."""

from boardkit.core.text import signed
from boardkit.games.raj.components import COLOURS, value
from boardkit_widgets.draw.layout import breadth, grid, wrapped
from boardkit_widgets.draw.panel import panel
from boardkit_widgets.draw.pieces import chip
from boardkit_widgets.draw.svg import piece, shifted, text
from boardkit_widgets.pictures.raj_player import below, beside
from boardkit_widgets.pictures.raj_said import Speech
from boardkit_widgets.pictures.raj_sizes import DENSE, PLAYERS, PlayerSizes
from boardkit_widgets.scene import Panel

MANY = 4
"""From so many players on, they stand closer together beside the table."""


def players(speech: Speech) -> tuple[Panel, dict[str, str]]:
    """The panel, and the spoken labels of its spots: one a player, named like the place where the tiles go."""
    bucket, seats = speech.view.bucket, speech.reading.seats
    size = DENSE if PLAYERS[bucket].width == DENSE.width and len(seats) >= MANY else PLAYERS[bucket]
    drawn, spots, y = [], {}, size.pad
    for seat in seats:
        where = f"won.{COLOURS[seat]}"
        row, height = beside(speech, size, seat) if size.crowd[0] else below(speech, size, seat)
        drawn.append(piece(where, size.pad, y, row, spot=True))
        spots[where] = speech.player(seat)
        y += height + size.pad
    if speech.view.memory_aid and speech.reading.bag and not speech.view.bare:
        track, height = _unseen(speech, size)
        drawn.append(piece("unseen", size.pad, y, track))
        y += height + size.pad
    return panel("players", speech.say("players"), size.width, y, *drawn, lang=speech.lang), spots


def _unseen(speech: Speech, size: PlayerSizes) -> tuple[str, int]:
    """Which tiles have not been turned up yet; what they are stands before them, or above them where it is narrow."""
    room, words = size.width - 2 * size.pad, speech.say("unseen")
    wide, tall = size.chip
    values = sorted(map(value, speech.reading.tiles), reverse=True)
    if size.crowd[0]:
        tall = size.crowd[1]
        lines = wrapped(words, size.small, breadth(words, size.small) * 2 // 3)
        left, top = max(breadth(line, size.small) for line in lines) + size.pad, 0
    else:
        lines, left, top = [words], 0, size.small * 17 // 10
    places, height = grid(len(values), room - left, wide, tall, 4)
    step = size.small * 13 // 10
    least = step * len(lines) if left else 0
    first = max(height, least) // 2 - (len(lines) - 1) * step // 2 if left else size.small // 2
    down = top + max(0, least - height) // 2
    drawn = [text(0, first + n * step, line, size.small, "soft") for n, line in enumerate(lines)]
    drawn += [
        shifted(left + x, y + down, chip(signed(number), wide, tall, gain=number > 0))
        for number, (x, y) in zip(values, places, strict=True)
    ]
    return "".join(drawn), top + max(height, least)
