"""One of Raj's players: name, score, tiles taken, what they are about, and the cards they have played."""

from boardkit.core.text import signed
from boardkit.games.raj.components import value
from boardkit_widgets.draw.layout import breadth, cut, grid
from boardkit_widgets.draw.marks import badge, mark
from boardkit_widgets.draw.palette import paint
from boardkit_widgets.draw.pieces import chip
from boardkit_widgets.draw.svg import box, piece, shifted, tag, text, texts
from boardkit_widgets.pictures.raj_reading import CARDS, card_name
from boardkit_widgets.pictures.raj_said import Speech, figure
from boardkit_widgets.pictures.raj_sizes import PlayerSizes


def below(speech: Speech, size: PlayerSizes, seat: int) -> tuple[str, int]:
    """One player where it is narrow: the tiles below the name. The drawing, and how high it came out."""
    reading = speech.reading
    room, inner = size.width - 2 * size.pad, size.width - 4 * size.pad
    wins = _wins(speech, seat)
    middle = size.pad + size.badge // 2
    drawn = [badge(seat, speech.say(f"letter{seat}"), size.pad, size.pad, size.badge, "raised")]
    written, right = _score(speech, size, seat, room - size.pad, middle)
    drawn.append(written)
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
    drawn.append(text(left, middle, _name(speech, size, seat, right - left), size.name, on="raised", bold=True))
    y = size.pad * 3 // 2 + size.badge
    chips, height = _chips(speech, size, seat, inner)
    drawn.append(shifted(size.pad, y, *chips))
    return _rest(speech, size, seat, drawn, y + height + size.pad * 2 // 3)


def beside(speech: Speech, size: PlayerSizes, seat: int) -> tuple[str, int]:
    """One player where there is room: status below the name, tiles beside it. The drawing, and its height."""
    reading = speech.reading
    room = size.width - 2 * size.pad
    left = size.pad * 2 + size.badge
    most = (room - left) * 2 // 5
    column = max(_status_room(speech, size), *(_name_room(speech, size, other) for other in reading.seats))
    column = min(most, column)
    reserved = _score(speech, size, seat, room - size.pad, 0)[1]
    across = left + column + size.pad
    chips, height = _chips(speech, size, seat, reserved - across)
    line = max(size.badge, height)
    middle = size.pad + line // 2
    drawn = [
        badge(seat, speech.say(f"letter{seat}"), size.pad, middle - size.badge // 2, size.badge, "raised"),
        _score(speech, size, seat, room - size.pad, middle)[0],
        shifted(across, middle - height // 2, *chips),
    ]
    status = _status(speech, size, seat, left, middle + size.badge * 3 // 10)
    # at the end, when nobody is about anything any more, the names move to the middle
    at = middle if reading.over and not status else middle - size.badge * 2 // 10
    drawn += [text(left, at, _name(speech, size, seat, column), size.name, on="raised", bold=True), status]
    return _rest(speech, size, seat, drawn, size.pad + line + size.pad * 2 // 3)


def _rest(speech: Speech, size: PlayerSizes, seat: int, drawn: list[str], y: int) -> tuple[str, int]:
    """What stands below the tiles, from `y` down, and the frame round it all."""
    reading = speech.reading
    room, inner = size.width - 2 * size.pad, size.width - 4 * size.pad
    if speech.view.memory_aid:
        cells = [(str(n), card_name(seat, n) not in reading.unspent[seat]) for n in CARDS]
        drawn = [*drawn, _track(cells, size.pad, y, inner // len(cells), size.track, seat, size.small)]
        y += size.track
    else:
        y -= size.pad * 2 // 3
    if reading.hidden[seat]:
        words = speech.say("aside-count", n=reading.hidden[seat])
        drawn = [*drawn, text(size.pad, y + size.small, words, size.small, "soft", "raised")]
        y += size.small + size.pad // 2
    height, wins = y + size.pad, _wins(speech, seat)
    frame = box(1, 1, room - 2, height - 2, 10, fill="raised", stroke="ink" if wins else "faint", line=3 if wins else 1)
    return frame + "".join(drawn), height


def _wins(speech: Speech, seat: int) -> bool:
    """Has this seat won, and may the picture say so?"""
    return seat in speech.reading.winners and not speech.view.bare


def _score(speech: Speech, size: PlayerSizes, seat: int, right: int, middle: int) -> tuple[str, int]:
    """The score, ending at `right`, and how far left it may reach in any round."""
    score = "?" if speech.view.bare else figure(speech.reading.score(seat))
    wide = max(breadth(shown, size.score, bold=True) for shown in (score, "−10"))
    written = text(right, middle, score, size.score, on="raised", anchor="end", bold=True)
    return written, right - wide - size.pad


def _named(speech: Speech, seat: int) -> str:
    """A player's name, and that it is the looker."""
    name = speech.name(seat)
    if seat != speech.reading.me or name.lower() == speech.say("you").lower():
        return name
    return f"{name} ({speech.say('you')})" if speech.lang == "en" else f"{name}（{speech.say('you')}）"


def _name(speech: Speech, size: PlayerSizes, seat: int, room: int) -> str:
    """As much of it as fits."""
    both = _named(speech, seat)
    name = both if breadth(both, size.name, bold=True) <= room else speech.name(seat)
    return cut(name, size.name, room, bold=True)


def _name_room(speech: Speech, size: PlayerSizes, seat: int) -> int:
    """How wide a name runs."""
    return breadth(_named(speech, seat), size.name, bold=True)


def _status_room(speech: Speech, size: PlayerSizes) -> int:
    """How wide the longest status runs, with its mark."""
    words = (speech.say("has-chosen"), speech.say("choosing"), speech.say("wins"))
    return max(breadth(word, size.small, bold=True) for word in words) + size.small + 5


def _status(speech: Speech, size: PlayerSizes, seat: int, x: int, middle: int) -> str:
    """What a seat is about, with a mark before it where that is decided; '' for nothing."""
    words, wins = speech.status(seat), _wins(speech, seat)
    if not words:
        return ""
    if not wins and not speech.reading.committed[seat]:
        return text(x, middle, words, size.small, "soft", "raised")
    glyph, role = ("crown", "ink") if wins else ("check", "accent")
    return mark(glyph, x, middle - size.small // 2, size.small, role, "raised") + text(
        x + size.small + 5, middle, words, size.small, role, "raised", bold=True
    )


def _chips(speech: Speech, size: PlayerSizes, seat: int, room: int) -> tuple[list[str], int]:
    """The tiles a player has taken; while one still lies on the table by the card, its name stays with it there."""
    reading = speech.reading
    wide, tall = size.chip
    won, fresh = reading.won[seat], reading.fresh(seat)
    if not won:
        return [text(0, tall // 2, speech.say("took-none"), size.small, "soft", "raised")], tall
    if size.crowd[0] and len(won) * (wide + 4) - 4 > room:
        wide, tall = size.crowd
    places, height = grid(len(won), room, wide, tall, 4 if wide == size.chip[0] else 3)
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
