"""Raj: everybody chooses a card at once; equal cards cancel each other."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from boardkit.core.game import Game
from boardkit.core.text import Text
from boardkit.games.raj.bots import BOTS
from boardkit.games.raj.components import SEAT_WORDS
from boardkit.games.raj.options import RajOptions
from boardkit.games.raj.rulebook import RULEBOOK
from boardkit.games.raj.rules import Raj
from boardkit.games.raj.source import SOURCE

if TYPE_CHECKING:
    from boardkit.core.lesson import Lesson


def _lessons() -> "Mapping[str, Lesson]":
    from boardkit.games.raj.lesson import LEARN, VARIANTS

    return {lesson.key.partition(".")[2]: lesson for lesson in (LEARN, VARIANTS)}


GAME = Game(
    name="raj",
    title=Text("Raj", "主權"),
    state=Raj,
    rulebook=RULEBOOK,
    seats=SEAT_WORDS,
    own_bots=BOTS,
    source=SOURCE,
    series_clause="raj.series",
    paragraphs=frozenset({"raj.round.turn-up"}),
    load_lessons=_lessons,
)

__all__ = ["GAME", "Raj", "RajOptions"]
