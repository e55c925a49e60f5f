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
from boardkit.core.tutor import Tutor
from boardkit_widgets.board import Board
from boardkit_widgets.handout import handout
from boardkit_widgets.lesson_board import LessonBoard
from boardkit_widgets.plan import answers, plan
from boardkit_widgets.view import View

__all__ = ["Board", "LessonBoard", "View", "answers", "handout", "learn", "plan", "play"]


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
    The browser keeps the match under the name `keep` (without one, under the seed that was asked for, so that two
    boards do not keep theirs in one place), for the case that the kernel is lost; None keeps nothing.
    ValueError for an unknown game, OptionError for an option that the game does not have.
    """
    chosen = SystemRandom().randrange(10**6) if seed is None else seed
    match: Match | Series
    if games > 1:
        match = Series(game(name), seats, length=games, seed=chosen, **switches)
    else:
        match = Match(game(name), seats, seed=chosen, **switches)
    place = str(seed) if keep == "" and seed is not None else keep
    return Board(match, lang=lang, memory_aid=memory_aid, keep=place)


def learn(name: str, lesson: str = "learn", *, lang: str = "en", seed: int | str = 0) -> LessonBoard:
    """A lesson of the game called `name` on a board: its rulebook, done step by step.

    `lesson` is one of the game's lessons ("learn", "variants"); `seed` chooses among the variations of its questions.
    ValueError for an unknown game or lesson.
    """
    taught = game(name)
    if lesson not in taught.lessons:
        raise ValueError(f"{name} has no lesson {lesson!r}; there are {', '.join(taught.lessons)}")
    return LessonBoard(Tutor(taught, taught.lessons[lesson], seed=seed), lang=lang)
