"""Revolution's lessons, step by step, for the tests that walk through them."""

from collections.abc import Iterator
from typing import Any

from boardkit import game
from boardkit.core.lesson import Lesson, Quiz, Task
from boardkit.core.tutor import Tutor
from tests.engine.revolution_boards import short

REVOLUTION = game("revolution")
LESSONS = dict(REVOLUTION.lessons)


def at(lesson: Lesson) -> Iterator[tuple[int, Any]]:
    return ((number, step) for number, (_, step) in enumerate(lesson.steps()))


TASKS = [(name, n, step) for name, lesson in LESSONS.items() for n, step in at(lesson) if isinstance(step, Task)]
QUIZZES = [(name, n, step) for name, lesson in LESSONS.items() for n, step in at(lesson) if isinstance(step, Quiz)]


def ids(cases: list[Any]) -> list[str]:
    return [step.key for _, _, step in cases]


def tutor_at(which: str, number: int) -> Tutor:
    tutor = Tutor(REVOLUTION, LESSONS[which])
    tutor.go(number)
    return tutor


def lines(tutor: Tutor) -> Iterator[str]:
    """Plays every line that the step allows, and stops after each while its verdict stands: "king 5, 2"."""
    waiting: list[tuple[str, ...]] = [()]
    while waiting:
        line = waiting.pop()
        tutor.again()
        for move in line:
            assert tutor.verdict is None
            tutor.match.play(move)
        if tutor.verdict is not None:
            yield ", ".join(map(short, line))
        else:
            moves = tutor.match.observation(0).legal_moves()
            assert moves, f"{line}: a dead end"
            waiting += [(*line, move) for move in moves]
