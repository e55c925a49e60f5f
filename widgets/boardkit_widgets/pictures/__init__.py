"""One module a game, found by the game's name."""

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

from boardkit.core.event import Event
from boardkit_widgets.scene import Scene
from boardkit_widgets.view import View

Picture = Callable[[Any, Sequence[Event], View], Scene]
"""scene(seen, told, view): an observation, the last events, and how one looks at it."""


def picture_of(game: str) -> Picture:
    """The function that draws this game.

    Raises LookupError, which says what is missing, for a game that has no picture.
    """
    home = f"{__name__}.{game}"
    if not game.isidentifier():
        raise LookupError(f"{game!r} is no name of a game")
    try:
        module = import_module(home)
    except ModuleNotFoundError as missing:
        if missing.name != home:  # the picture is there, but something that it needs is not
            raise
        raise LookupError(f"there is no picture of the game {game!r}: {home} is not installed") from None
    scene = getattr(module, "scene", None)
    if not callable(scene):
        raise LookupError(f"{home} draws nothing: it has no function scene(seen, told, view)")
    picture: Picture = scene
    return picture
