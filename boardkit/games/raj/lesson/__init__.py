"""Raj's lessons: the rulebook, done step by step, and then the ways to play it differently."""

from boardkit.core.lesson import Lesson
from boardkit.core.text import Text
from boardkit.games.raj.lesson.parts.carried import CARRIED
from boardkit.games.raj.lesson.parts.cobra import COBRA
from boardkit.games.raj.lesson.parts.goal import GOAL
from boardkit.games.raj.lesson.parts.last_round import LAST_ROUND
from boardkit.games.raj.lesson.parts.next_in_line import NEXT
from boardkit.games.raj.lesson.parts.real_game import CHECK, REAL
from boardkit.games.raj.lesson.parts.series import SERIES
from boardkit.games.raj.lesson.parts.small_game import SMALL
from boardkit.games.raj.lesson.parts.switches import SWITCHES
from boardkit.games.raj.lesson.parts.ties import TIES
from boardkit.games.raj.lesson.parts.treasure import TREASURE
from boardkit.games.raj.lesson.parts.two import GAME_OF_TWO, MISSING, TWO

LEARN = Lesson(
    "raj.learn",
    1,
    Text("Learn Raj", "學《主權》"),
    (GOAL, TREASURE, COBRA, TIES, NEXT, SMALL, CARRIED, LAST_ROUND, REAL, CHECK),
)

VARIANTS = Lesson(
    "raj.variants",
    1,
    Text("Raj in other ways", "《主權》的其他玩法"),
    (TWO, MISSING, GAME_OF_TWO, SERIES, SWITCHES),
)

__all__ = ["LEARN", "VARIANTS"]
