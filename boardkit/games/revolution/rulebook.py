"""The rulebook of Revolution, clause by clause, in its order. `lines` are lines of the source document."""

from boardkit.core.clause import Rulebook
from boardkit.games.revolution.components import label
from boardkit.games.revolution.rulebook_factions import FACTION_TILES
from boardkit.games.revolution.rulebook_neutrals import NEUTRAL_TILES
from boardkit.games.revolution.rulebook_powers import EFFECTS, KINDS, TARGETS
from boardkit.games.revolution.rulebook_turn import ENDS, GOAL_AND_SETUP, TURN
from boardkit.games.revolution.rulebook_variants import VARIANTS

RULEBOOK = Rulebook(
    (*GOAL_AND_SETUP, *TURN, *ENDS, *KINDS, *EFFECTS, *TARGETS, *VARIANTS, *FACTION_TILES, *NEUTRAL_TILES), label
)
