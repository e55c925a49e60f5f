"""Raj's lessons, step by step, for the tests that walk through them."""

from collections.abc import Iterator
from typing import Any

from boardkit import game
from boardkit.core.lesson import Lesson, Quiz, Task
from boardkit.core.tutor import Tutor

RAJ = game("raj")
LESSONS = dict(RAJ.lessons)


def at(lesson: Lesson) -> Iterator[tuple[int, Any]]:
    return ((number, step) for number, (_, step) in enumerate(lesson.steps()))


TASKS = [(name, n, step) for name, lesson in LESSONS.items() for n, step in at(lesson) if isinstance(step, Task)]
QUIZZES = [(name, n, step) for name, lesson in LESSONS.items() for n, step in at(lesson) if isinstance(step, Quiz)]


def ids(cases: list[Any]) -> list[str]:
    return [step.key for _, _, step in cases]


def tutor_at(which: str, number: int) -> Tutor:
    tutor = Tutor(RAJ, LESSONS[which])
    tutor.go(number)
    return tutor
