"""boardkit: the rules of board games, clause by clause.

>>> from boardkit import CHANCE, game
>>> state = game("raj").start(players=3)
>>> state.to_act == (CHANCE,)
True

What stands here is loaded when it is first used, so that `import boardkit` costs next to nothing.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from boardkit.core.names import CHANCE, HIDDEN, OPEN, PUBLIC

if TYPE_CHECKING:
    from boardkit.core.match import Match
    from boardkit.core.record import Record
    from boardkit.games import game
    from boardkit.games import names as game_names

__version__ = "0.1.0"
__all__ = ["CHANCE", "HIDDEN", "OPEN", "PUBLIC", "Match", "Record", "game", "game_names", "load"]

_HOMES = {
    "Match": ("boardkit.core.match", "Match"),
    "Record": ("boardkit.core.record", "Record"),
    "game": ("boardkit.games", "game"),
    "game_names": ("boardkit.games", "names"),
}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"boardkit has no {name!r}; it has {', '.join(__all__)}")
    module, attribute = _HOMES[name]
    return getattr(import_module(module), attribute)


def __dir__() -> list[str]:
    return __all__


def load(data: str | bytes | dict[str, Any]) -> "Record":
    """The record in a save or a share code, of whatever game; RecordError in words for anything else."""
    from boardkit.core.record import read
    from boardkit.games import game

    return read(data, game)
