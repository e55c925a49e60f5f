"""The power in question on Revolution's board, and what shows only while a place is pointed at.

That is drawn too, hidden, in groups with `data-about`: the place's name. The front end shows them; without it they
stay away.
"""

from collections.abc import Callable, Mapping

from boardkit.core.names import HIDDEN
from boardkit.games.revolution.board import FACE_UP, targets
from boardkit.games.revolution.components import CELLS, DECLINE
from boardkit.games.revolution.power import Sweep, active_power
from boardkit_widgets.draw.layout import cut, wrapped
from boardkit_widgets.draw.marks import mark
from boardkit_widgets.draw.svg import box, shifted, tag, text, texts
from boardkit_widgets.pictures.revolution_powers import diagram, hit, reached, sign
from boardkit_widgets.pictures.revolution_said import Speech
from boardkit_widgets.pictures.revolution_sizes import Sizes


class Info:
    """All that is `drawn` into `area` (x, y, width, height); `keys` are the names of the keys to press, each with the
    square of the tile that asks for it; `corner` says where a square lies.
    """

    def __init__(
        self,
        speech: Speech,
        size: Sizes,
        corner: Callable[[int], tuple[int, int]],
        area: tuple[int, int, int, int],
        keys: Mapping[str, int],
    ) -> None:
        self.speech, self.reading, self.size, self.corner, self.area = speech, speech.reading, size, corner, area
        self.names = keys
        self.drawn: list[str] = []
        self._now()
        self._about()

    def _now(self) -> None:
        """The pending power; otherwise how to see one."""
        x, y, width, height = self.area
        there = self.reading.board[self.reading.pending] if self.reading.pending >= 0 else None
        if there:
            self.drawn.append(self._box(there.tile, self.reading.turn, []))
            return
        size = self.size
        lines = wrapped(self.speech.say("point"), size.small, width - 16, 6)
        tall = 22 + len(lines) * size.small * 13 // 10
        drawn = [box(0, 0, width, min(tall, height), 10, stroke="faint", line=1.5, dash="4 4")]
        for n, line in enumerate(lines):
            drawn.append(text(8, 18 + n * size.small * 13 // 10, line, size.small, "soft"))
        self.drawn.append(shifted(x, y, *drawn))

    def _box(self, tile: str, ally: int, states: list[str]) -> str:
        """A tile's name, kind, standing and power, as long as there is room."""
        size, speech, (x, y, width, height) = self.size, self.speech, self.area
        drawn = [box(0, 0, width, height, 10, fill="raised", stroke="line", line=1.5)]
        figure = 0
        if size.side:
            figure = size.big * 3
            drawn.append(
                shifted(width - figure - 10, 10, diagram(tile, speech.reading.options, ally, figure, "raised"))
            )
        top = 6 + size.normal * 6 // 10
        room = width - 16
        drawn.append(text(8, top, cut(speech.tile(tile), size.normal, room - figure, bold=True), size.normal,
                          on="raised", bold=True))  # fmt: skip
        top += size.normal * 13 // 10
        if size.side:
            if japanese := speech.japanese(tile):
                drawn.append(text(8, top, japanese, size.small, "soft", "raised"))
            drawn.append(mark(sign(tile, speech.reading.options).glyph, 8, top + size.small, size.big, "ink", "raised"))
            top = max(top + size.small + size.big + size.small, figure + 12 + size.small)
        step = size.small * 125 // 100
        left = (height - top + step // 2) // step
        for words, role in ((speech.power(tile), "ink"), *((note, "soft") for note in (*states, speech.kind(tile)))):
            lines = wrapped(words, size.small, room, max(1, min(left, 7))) if left > 0 else []
            drawn.append(texts([(8, top + n * step, line) for n, line in enumerate(lines)], size.small, role, "raised"))
            top, left = top + len(lines) * step, left - len(lines)
        return shifted(x, y, *drawn)

    # ---- What shows while something is pointed at

    def _about(self) -> None:
        reading = self.reading
        for cell, piece_ in enumerate(reading.board):
            if piece_ and piece_.down == FACE_UP:
                cells = reached(piece_.tile, reading.options, cell, piece_.ally)
                hits = hit(reading, cell)
                drawn = self._marked(cell, cells, hits, sign(piece_.tile, reading.options).glyph)
                self._hide(CELLS[cell], drawn + self._box(piece_.tile, piece_.ally, self.speech.states(cell, piece_)))
        for seat in range(2):
            for tile in (*reading.areas[seat], *reading.secret[seat], *reading.drawn[seat]):
                self._beside(tile, seat)
        for tile in (*reading.neutrals, *reading.discard):
            self._beside(tile, 0)

        for name, at in self.names.items():
            there = reading.board[at]
            power = active_power(there.tile, reading.options) if there else None
            if there and isinstance(power, Sweep) and name != DECLINE:
                cells = power.cells(reading.options, at, there.ally, name)
                hits = tuple(cell for cell in cells if cell in targets(reading.board))
                self._hide(name, self._marked(at, cells, hits, "turn"))

    def _beside(self, tile: str, ally: int) -> None:
        if tile != HIDDEN:
            self._hide(tile, self._box(tile, ally, []))

    def _hide(self, name: str, drawn: str) -> None:
        self.drawn.append(tag("g", drawn, data_about=name, display="none", pointer_events="none"))

    def _marked(self, at: int, cells: tuple[int, ...], hits: tuple[int, ...], glyph: str) -> str:
        """Squares within reach: a whole line round those whose tile would be hit, a broken one round the others."""
        side = self.size.cell
        drawn = []
        for cell in sorted({*cells, *hits}):
            x, y = self.corner(cell)
            sure = cell in hits
            drawn.append(box(x + 3, y + 3, side - 6, side - 6, 6, stroke="raised", line=9))
            drawn.append(box(x + 3, y + 3, side - 6, side - 6, 6, stroke="ink", line=5 if sure else 3,
                             dash=None if sure else "6 6"))  # fmt: skip
            if sure:
                badge = box(0, 0, 26, 26, 13, fill="ink", stroke="raised", line=2) + mark(
                    glyph, 5, 5, 16, "onink", "ink"
                )
                drawn.append(shifted(x + side // 2 - 13, y + side // 2 - 13, badge))
        x, y = self.corner(at)
        drawn.append(box(x, y, side, side, 8, stroke="ink", line=2))
        return "".join(drawn)
