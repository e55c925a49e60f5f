"""How good a position looks without looking ahead: what the bots count."""

from boardkit.games.revolution.board import FACE_UP, shielded
from boardkit.games.revolution.rules import Revolution

WON = 1000.0
ALLY = 1.0
SAFE = 0.35
"""A shield keeps an ally until the end."""

DEATH = -1.6
"""Whoever it faces has to get rid of it in time."""

CHOICE = 0.12
"""A tile of one's own to choose, in place of one that the other could choose as well."""

WORTH = {
    "witch-doctor": 0.2,
    "sorcerer": 0.2,
    "sage": 0.2,
    "citizen": -0.3,
    "death": -0.4,
}
"""What a tile in an area is worth beside others."""

TO_PICK = (
    "dragon", "fortune-teller", "samurai", "ninja", "bard", "artist", "tower", "fairy", "pirate", "witch", "sage",
    "hermit", "assassin", "sorcerer", "witch-doctor", "death", "citizen",
)  # fmt: skip
"""Neutral tiles, the ones to be picked first in front."""


def standing(s: Revolution, seat: int) -> float:
    """How a position stands for a seat: WON, −WON or 0 at the end; else about as many allies as it is ahead."""
    if s.ended:
        return WON * s.returns()[seat]
    safe = shielded(s.board)
    ahead = 0.0
    for cell, piece in enumerate(s.board):
        if piece is None or piece.down != FACE_UP:
            continue
        worth = ALLY + (SAFE if cell in safe else 0.0) + (DEATH if piece.tile == "death" else 0.0)
        ahead += worth if piece.ally == seat else -worth
    ahead += choices(s, seat) - choices(s, 1 - seat)
    return ahead


def choices(s: Revolution, seat: int) -> float:
    """What the tiles in one's own area are worth."""
    tiles = s.areas[seat] + s.secret[seat]
    return CHOICE * len(tiles) + sum([WORTH.get(tile, 0.0) * CHOICE for tile in tiles])
