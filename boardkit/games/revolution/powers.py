"""All active powers by their tiles. Whoever asks for one asks here, where the table is filled."""

from boardkit.games.revolution.components import POWER_OF
from boardkit.games.revolution.power import POWERS, Power, active_power
from boardkit.games.revolution.powers_faction import FACTION_POWERS
from boardkit.games.revolution.powers_neutral import NEUTRAL_POWERS

EACH = FACTION_POWERS | NEUTRAL_POWERS

POWERS.update({tile: EACH[own] for tile, own in POWER_OF.items() if own in EACH})

__all__ = ["POWERS", "Power", "active_power"]
