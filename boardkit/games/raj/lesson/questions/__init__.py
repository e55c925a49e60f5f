"""Questions about Raj: every answer is worked out by playing on."""

from boardkit.core.quiz import Question
from boardkit.games.raj.lesson.questions.adding import DIRECTION, POINTS, STILL, TOTAL, WINS
from boardkit.games.raj.lesson.questions.knowing import BOX, KNOWS, LEFT, MAY, ROUNDS
from boardkit.games.raj.lesson.questions.taking import (
    CANCELS,
    LAST,
    TAKES_ANY,
    TAKES_CARD,
    TAKES_COBRA,
    TAKES_NEXT,
    TAKES_ONE,
    TAKES_POT,
    TAKES_TIED,
    TAKES_TREASURE,
)
from boardkit.games.raj.lesson.questions.variants import (
    BOOK,
    CARRY,
    CERTAIN,
    COMING,
    OF_THREE,
    OWN,
    RIVAL,
    SHARED,
    TWELVE,
)

QUESTIONS: tuple[Question, ...] = (
    *(POINTS, WINS, BOX),
    *(TAKES_TREASURE, MAY, KNOWS, LEFT),
    *(TAKES_COBRA, TAKES_ONE),
    *(CANCELS, TAKES_TIED, TAKES_NEXT, TAKES_CARD),
    *(ROUNDS, TOTAL, DIRECTION, STILL, TAKES_POT, LAST, TAKES_ANY),
    *(OWN, RIVAL, COMING, TWELVE, CERTAIN, OF_THREE, SHARED, CARRY, BOOK),
)

__all__ = ["QUESTIONS"]
