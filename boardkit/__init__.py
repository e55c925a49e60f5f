"""boardkit: the rules of board games, clause by clause.

>>> from boardkit import game
>>> raj = game("raj")
>>> state = raj.start(players=3)
>>> state.to_act == (CHANCE,)
True
"""

from typing import Any

from boardkit.core.match import Match
from boardkit.core.names import CHANCE, HIDDEN, OPEN, PUBLIC
from boardkit.core.record import Record, read
from boardkit.games import game
from boardkit.games import names as game_names

__version__ = "0.1.0"
__all__ = ["CHANCE", "HIDDEN", "OPEN", "PUBLIC", "Match", "Record", "game", "game_names", "load"]


def load(data: str | bytes | dict[str, Any]) -> Record:
    """The record in a save or a share code, of whatever game; RecordError in words for anything else."""
    return read(data, game)
