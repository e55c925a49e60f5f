"""The screen: a match as a board in a notebook.

>>> from boardkit_widgets import play
>>> board = play("raj", seed=7)
>>> board.match.waiting_for
(0,)
"""

from collections.abc import Iterable
from random import SystemRandom
from typing import Any

from boardkit import game
from boardkit.core.bot import Bot
from boardkit.core.match import Match
from boardkit_widgets.board import Board
from boardkit_widgets.view import View

__all__ = ["Board", "View", "play"]


def play(
    name: str,
    seats: Iterable[str | Bot] = ("",),
    *,
    lang: str = "en",
    seed: int | str | None = None,
    memory_aid: bool = True,
    **switches: Any,
) -> Board:
    """A new match of the game called `name`, on a board: you against the computer unless `seats` says otherwise.

    `seats` are names of people or bots (see `boardkit.Match`), `lang` is "en" or "zh-Hant"; the same `seed` gives
    the same draws; any other keyword is an option of the game (`players=4`). ValueError for an unknown game,
    OptionError for an option that the game does not have.
    """
    chosen = SystemRandom().randrange(10**6) if seed is None else seed
    return Board(Match(game(name), seats, seed=chosen, **switches), lang=lang, memory_aid=memory_aid)
