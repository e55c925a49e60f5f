"""The few names that every layer shares.

Seats count from 0. Negative numbers are nobody at the table: chance, and two ways of looking on.
"""

CHANCE = -1
"""Who moves when a tile is drawn or cards are dealt."""

PUBLIC = -2
"""A looker-on who knows nobody's secrets: what a projector may show."""

OPEN = -3
"""A teacher who sees every secret."""

HIDDEN = "?"
"""Stands in an observation where this seat may not look."""

Audience = tuple[int, ...] | None
"""The seats that see something; None is everybody."""

EVERYBODY: Audience = None


def may_know(audience: Audience, seat: int) -> bool:
    """Does this seat (or `PUBLIC`, or `OPEN`) belong to the audience?"""
    return seat == OPEN or audience is None or seat in audience
