"""Signs of the tiles' powers: what a power does, whom it reaches, and what it would hit as things lie."""

from functools import lru_cache
from typing import NamedTuple

from boardkit.games.revolution.board import BESIDE, FACE_UP, Cells, targets
from boardkit.games.revolution.change import Position
from boardkit.games.revolution.components import AT, GROUPS, LINES, POWER_OF, USE
from boardkit.games.revolution.options import RevolutionOptions
from boardkit.games.revolution.power import NULLIFIERS, active_power
from boardkit.games.revolution.rulebook import RULEBOOK
from boardkit_widgets.draw.marks import mark
from boardkit_widgets.draw.reach import How, reach
from boardkit_widgets.draw.svg import box, shifted
from boardkit_widgets.pictures.revolution_words import say

MIDDLE = 4


class Sign(NamedTuple):
    """A power's glyph, and how its squares are meant.

    one: any one of them; all: all together; groups: either group; line: any one direction; any: any one anywhere;
    none: it touches nothing on the board.
    """

    glyph: str
    how: str


SIGNS = {
    "king": Sign("burst", "one"),
    "queen": Sign("turn", "line"),
    "princess": Sign("turn", "groups"),
    "minister": Sign("turn", "one"),
    "general": Sign("burst", "one"),
    "magician": Sign("burst", "one"),
    "castle": Sign("shield", "none"),
    "citizen": Sign("person", "none"),
    "samurai": Sign("leave", "one"),
    "ninja": Sign("leave", "one"),
    "bard": Sign("again", "one"),
    "artist": Sign("again", "one"),
    "witch-doctor": Sign("mute", "all"),
    "sorcerer": Sign("mute", "all"),
    "sage": Sign("guard", "all"),
    "witch": Sign("return", "any"),
    "fortune-teller": Sign("turn", "all"),
    "fairy": Sign("step", "any"),
    "assassin": Sign("dagger", "none"),
    "hermit": Sign("fetch", "none"),
    "pirate": Sign("shatter", "one"),
    "dragon": Sign("turn", "all"),
    "tower": Sign("keep", "none"),
    "death": Sign("skull", "none"),
}
"""By the power's own tile."""


def sign(tile: str, options: RevolutionOptions) -> Sign:
    """The sign of a tile's power."""
    own = POWER_OF[tile]
    if own in NULLIFIERS and options.nullify == "one":
        return Sign("mute", "one")
    return SIGNS[own]


def kind(tile: str, options: RevolutionOptions) -> str:
    """active, passive, or none."""
    if tile == "citizen":
        return "none"
    return "active" if active_power(tile, options) else "passive"


def reached(tile: str, options: RevolutionOptions, at: int, ally: int) -> Cells:
    """The squares that a tile's power reaches from a square while it faces a seat, whatever lies there."""
    power = active_power(tile, options)
    if power:
        return power.reach(options, at, ally)
    if tile in NULLIFIERS:
        return NULLIFIERS[tile].reach[at]
    return BESIDE[at] if tile == "sage" else ()


def hit(s: Position, at: int) -> Cells:
    """The squares whose tiles the power of the tile on this square would touch as things lie."""
    piece = s.board[at]
    if piece is None or piece.down != FACE_UP:
        return ()
    cells = reached(piece.tile, s.options, at, piece.ally)
    power = active_power(piece.tile, s.options)
    if power is None:
        touched = range(9) if piece.tile == "sage" else targets(s.board)
        return tuple(cell for cell in cells if cell in touched and (there := s.board[cell]) and there.down == FACE_UP)
    first = {move.split()[0] for move in power.moves(s, at)}
    if first & {USE, *LINES, *GROUPS}:
        return tuple(cell for cell in cells if cell in targets(s.board))
    return tuple(sorted(AT[name] for name in first if name in AT))


@lru_cache(1 << 9)
def diagram(tile: str, options: RevolutionOptions, ally: int, size: int, on: str) -> str:
    """The squares a tile reaches, drawn around it; '' where it touches nothing on the board."""
    how = sign(tile, options).how
    if how == "none":
        return ""
    cells = reached(tile, options, MIDDLE, ally)
    if how == "any":
        return reach(size, [(cell, "one") for cell in range(9) if cell != MIDDLE], on=on, framed=True)
    if how == "line":
        return reach(size, (), on=on, rays="one")
    if POWER_OF[tile] == "dragon" and options.dragon_range == "lines":
        return reach(size, (), on=on, rays="all")
    return reach(size, [(cell, _style(how, cell)) for cell in cells], on=on)


def _style(how: str, cell: int) -> How:
    if how == "groups":
        return "all" if cell % 2 else "other"
    return "all" if how == "all" else "one"


def sentence(tile: str, options: RevolutionOptions, lang: str) -> str:
    """What a tile's power does, in the words of the rulebook without the tile's name before them."""
    own = POWER_OF[tile]
    if own == "dragon" and options.dragon_range == "lines":
        return say("dragon-lines", lang)
    if own in NULLIFIERS and options.nullify == "one":
        return say("nullify-one", lang)
    rule = RULEBOOK[f"revolution.{own}"].rule.in_(lang)
    _, _, rest = rule.partition(": " if lang == "en" else "：")
    return rest[:1].upper() + rest[1:]


@lru_cache(1 << 9)
def icons(tile: str, options: RevolutionOptions, ally: int, size: int, on: str) -> tuple[str, int]:
    """A power's glyph and its diagram side by side, each `size` high; and how wide they come out together.

    A ring round the glyph: the power works all the time.
    """
    passive = kind(tile, options) == "passive"
    small = size * (58 if passive else 86) // 100
    inset = (size - small) // 2
    drawn = box(1, 1, size - 2, size - 2, size // 2, stroke="ink", line=1.5) if passive else ""
    drawn += mark(sign(tile, options).glyph, inset, inset, small, "ink", on)
    reaching = diagram(tile, options, ally, size, on)
    if not reaching:
        return drawn, size
    gap = max(2, size // 8)
    return drawn + shifted(size + gap, 0, reaching), 2 * size + gap


def fitting(size: int, room: int) -> int:
    """The largest height up to `size` at which `icons` are no wider than `room`."""
    while size > 12 and 2 * size + max(2, size // 8) > room:
        size -= 1
    return size
