"""The games, one room each. A folder here with a `GAME` in it is a game; nothing else needs to be told of it."""

from importlib import import_module
from pkgutil import iter_modules

from boardkit.core.game import Game


def names() -> tuple[str, ...]:
    """The names of all games, in alphabetical order."""
    return tuple(sorted(module.name for module in iter_modules(__path__) if module.ispkg))


def game(name: str) -> Game:
    """The game with this name; ValueError, with the names there are, for an unknown one."""
    if name not in names():
        raise ValueError(f"no game is called {str(name)[:40]!r}; there are {', '.join(names())}")
    found: Game = import_module(f"{__name__}.{name}").GAME
    return found
