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
from boardkit.core.match import Match
from boardkit.core.seating import Asked
from boardkit.core.series import Series
from boardkit_widgets.board import Board
from boardkit_widgets.view import View

__all__ = ["Board", "View", "play"]


def play(
    name: str,
    seats: Iterable[Asked] = ("",),
    *,
    lang: str = "en",
    seed: int | str | None = None,
    memory_aid: bool = True,
    games: int = 1,
    keep: str | None = "",
    **switches: Any,
) -> Board:
    """A new match of the game called `name`, on a board: you against the computer unless `seats` says otherwise.

    `seats` are names of people or bots (see `boardkit.Match`), `lang` is "en" or "zh-Hant"; the same `seed` gives
    the same draws; `games` is the length of a series; any other keyword is an option of the game (`players=4`).
    The browser keeps the match under the name `keep`, for the case that the kernel is lost; None keeps nothing.
    ValueError for an unknown game, OptionError for an option that the game does not have.
    """
    chosen = SystemRandom().randrange(10**6) if seed is None else seed
    match: Match | Series
    if games > 1:
        match = Series(game(name), seats, length=games, seed=chosen, **switches)
    else:
        match = Match(game(name), seats, seed=chosen, **switches)
    return Board(match, lang=lang, memory_aid=memory_aid, keep=keep)
