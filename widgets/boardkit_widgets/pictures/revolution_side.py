"""Beside Revolution's board, or below it: what goes on, and what may be chosen but is no tile."""

from collections.abc import Callable

from boardkit.games.revolution.board import STEPS
from boardkit.games.revolution.components import AT, DECLINE, GROUPS, LINES, USE
from boardkit.games.revolution.power import active_power
from boardkit_widgets.draw.arrows import arrow
from boardkit_widgets.draw.layout import wrapped
from boardkit_widgets.draw.marks import mark
from boardkit_widgets.draw.pieces import button
from boardkit_widgets.draw.reach import How, reach
from boardkit_widgets.draw.svg import box, piece, shifted, text, texts
from boardkit_widgets.pictures.revolution_info import Info
from boardkit_widgets.pictures.revolution_powers import sign
from boardkit_widgets.pictures.revolution_said import Speech
from boardkit_widgets.pictures.revolution_sizes import Sizes

KEY, GAP = 44, 4
ROSE = 3 * KEY + 2 * GAP
MIDDLE = 4
KEYS = (DECLINE, USE, *GROUPS, *LINES)
GROUP_WORDS = {"group.orth": "orth", "group.diag": "diag"}


class Side:
    """All that is drawn, with the spoken labels of its `spots`; below the board also its `height`."""

    def __init__(self, speech: Speech, size: Sizes, foot: int, corner: Callable[[int], tuple[int, int]]) -> None:
        self.speech, self.reading, self.size, self.corner = speech, speech.reading, size, corner
        self.drawn: list[str] = []
        self.spots: dict[str, str] = {}
        self.names = self._choices()
        beside = bool(size.side)
        self.x = size.pad + size.board + size.pad if beside else size.pad
        self.width = size.side if beside else size.board
        self._head(self.x, size.pad)
        self.bottom = foot
        if beside:
            top = size.pad + size.head
            keys = KEY + GAP + ROSE if self.names else 0
            area = (self.x, top, self.width, foot - top - (keys + 8 if keys else 0))
            self._keys(self.x, foot - keys, self.x + (self.width - ROSE) // 2, foot - ROSE)
        else:
            top = foot + size.pad // 2
            narrow = self.width - ROSE - 8 if len(self.names) > 1 else self.width
            tall = size.info - (KEY + GAP if self.names else 0)
            area = (self.x, top, narrow, tall)
            self._keys(self.x, top + size.info - KEY, self.x + self.width - ROSE, top, narrow)
            self.bottom = max(self.bottom, top + size.info)
        self.height = self.bottom - foot - (size.pad // 2 if not beside else 0)
        self.drawn += Info(speech, size, corner, area, self.names).drawn

    # ---- What goes on

    def _head(self, x: int, y: int) -> None:
        """Who is to do what, and what happened last."""
        size, speech = self.size, self.speech
        lines = wrapped(speech.headline(), size.big, self.width, 2 if size.side else 1)
        for line in lines:
            self.drawn.append(text(x, y + size.big * 6 // 10, line, size.big, bold=True))
            y += size.big * 13 // 10
        step = size.small * 13 // 10
        for sentence in speech.news()[-2:]:
            left = (size.pad + size.head - y) // step
            lines = wrapped(sentence, size.small, self.width, max(left, 1))[: max(left, 0)]
            at = [(x, y + size.small * 6 // 10 + n * step, line) for n, line in enumerate(lines)]
            self.drawn.append(texts(at, size.small, "soft"))
            y += len(lines) * step
        self.drawn = [*filter(None, self.drawn)]

    # ---- What may be chosen and is no tile

    def _choices(self) -> dict[str, int]:
        """The parts of the pending power, or of one that it can set off, that lie nowhere: directions, groups, use.

        Each with the square of the tile whose power it belongs to.
        """
        reading = self.reading
        if reading.pending < 0:
            return {}
        found, at = {DECLINE: reading.pending}, [reading.pending]
        for cell in at:
            there = reading.board[cell]
            power = active_power(there.tile, reading.options) if there else None
            if there is None or power is None:
                continue
            for part in power.parts(reading, cell, ()):
                if part in KEYS:
                    found.setdefault(part, cell)
            if sign(there.tile, reading.options).glyph == "again":  # it may set off one more
                moves = [AT[move.split()[0]] for move in power.moves(reading, cell)]
                at += [other for other in dict.fromkeys(moves) if other not in at]
        return {name: found[name] for name in KEYS if name in found}

    def _keys(self, x: int, y: int, rose_x: int, rose_y: int, width: int = 0) -> None:
        """The key to decline, and whatever else the power asks for."""
        if not self.names:
            return
        speech, normal = self.speech, self.size.normal
        self._key(DECLINE, x, y, button(width or self.width, KEY, speech.say("decline"), normal, glyph="cross"))
        if LINES[0] in self.names:
            self._rose(rose_x, rose_y)
            rose_y += ROSE + GAP
        for name in self.names:
            if name == USE:
                glyph = sign(self._actor(), self.reading.options).glyph
                face = button(ROSE, KEY, speech.say("use"), normal, glyph=glyph)
            elif name in GROUP_WORDS:
                cells = [cell for cell in range(9) if cell != MIDDLE and (cell % 2 == 1) == (name == "group.orth")]
                style: How = "all" if name == "group.orth" else "other"
                small = reach(24, [(cell, style) for cell in cells])
                face = box(1, 1, ROSE - 2, KEY - 2, 10, fill="raised", stroke="ink", line=2) + shifted(10, 10, small)
                face += text(42, KEY // 2, speech.say(GROUP_WORDS[name]), normal, on="raised", bold=True)
            else:
                continue
            self._key(name, rose_x, rose_y, face)
            rose_y += KEY + GAP
        self.bottom = max(self.bottom, rose_y - GAP)

    def _rose(self, x: int, y: int) -> None:
        """Eight arrows round the sign of the power."""
        for name in LINES:
            down, across = STEPS[name]
            far = 13 if down and across else 15
            tip = arrow((22 - across * far, 22 - down * far), (22 + across * far, 22 + down * far), 3, "ink", "raised")
            face = box(1, 1, KEY - 2, KEY - 2, 10, fill="raised", stroke="ink", line=2) + tip
            self._key(name, x + (across + 1) * (KEY + GAP), y + (down + 1) * (KEY + GAP), face)
        at = KEY + GAP + (KEY - 28) // 2
        self.drawn.append(shifted(x + at, y + at, mark("turn", 0, 0, 28)))

    def _key(self, name: str, x: int, y: int, face: str) -> None:
        self.drawn.append(piece(name, x, y, face, spot=True))
        self.spots[name] = self._spoken(name)

    def _spoken(self, name: str) -> str:
        speech = self.speech
        if name in LINES:
            return speech.say("say-line", line=speech.tile(name))
        return speech.say("say-group", group=speech.tile(name)) if name in GROUPS else speech.say(f"say-{name}")

    def _actor(self) -> str:
        """The tile whose power is to be used."""
        there = self.reading.board[self.reading.pending]
        return there.tile if there else "citizen"
