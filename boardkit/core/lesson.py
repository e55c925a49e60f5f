"""Lessons as data over the real engine: parts, steps, positions, scripts, hints, and checks.

Nothing here knows a screen. `boardkit.core.tutor` goes through a lesson with a learner.
"""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from boardkit.core.checks import Check
from boardkit.core.quiz import Question
from boardkit.core.state import State
from boardkit.core.table import Script
from boardkit.core.text import Text

MOST_WORDS = 60
MOST_CHARACTERS = 120
"""How long a step's text may be, in English words and in Chinese characters."""


class LessonError(ValueError):
    """A lesson that cannot be given; the message names the step and the fault."""


class Hints(NamedTuple):
    """Three levels of help: a nudge in words, where to look (engine names), and a move that solves the step."""

    nudge: Text
    area: tuple[str, ...]
    move: str


class Task(NamedTuple):
    """A step in which the learner plays, from seat 0.

    `start` gives the position; `script` what chance and the others do, by seat, before bots take over. The step
    ends after the learner's so many `moves`, with 0 when the game does. `success` says whether it is solved; then
    `praise` is said. Otherwise the first of `mistakes` whose check holds is, after what happened. `teaches` are
    the clauses that the step is for, `point` what to look at first.
    """

    key: str
    text: Text
    start: Callable[[], State]
    script: Script
    success: Check
    praise: Text
    hints: Hints
    teaches: tuple[str, ...]
    mistakes: tuple[tuple[Check, Text], ...] = ()
    point: tuple[str, ...] = ()
    moves: int = 1


class Quiz(NamedTuple):
    """A step that asks a question. `text` leads up to it."""

    key: str
    text: Text
    question: Question

    @property
    def teaches(self) -> tuple[str, ...]:
        """The clauses asked about."""
        return self.question.teaches


Step = Task | Quiz


class Part(NamedTuple):
    """Some minutes of a lesson with one goal; `core` parts are needed to know the game."""

    key: str
    title: Text
    goal: Text
    minutes: int
    steps: tuple[Step, ...]
    core: bool = True


class Lesson(NamedTuple):
    """A whole lesson. A new `version` begins afresh for everybody."""

    key: str
    version: int
    title: Text
    parts: tuple[Part, ...]

    def steps(self) -> Iterator[tuple[Part, Step]]:
        """Every step with its part, in order."""
        return ((part, step) for part in self.parts for step in part.steps)

    def check(self) -> None:
        """LessonError if a step cannot be given: a key twice, a text too long, a part over ten minutes."""
        seen: set[str] = set()
        for part, step in self.steps():
            where = f"{self.key}: {part.key}: {step.key}"
            if step.key in seen:
                raise LessonError(f"{where}: stands twice")
            seen.add(step.key)
            if part.minutes > 10:
                raise LessonError(f"{where}: a part takes at most ten minutes, not {part.minutes}")
            words, characters = len(step.text.en.split()), len(step.text.zh)
            if words > MOST_WORDS or characters > MOST_CHARACTERS:
                raise LessonError(
                    f"{where}: {words} words, {characters} characters; at most {MOST_WORDS} and {MOST_CHARACTERS}"
                )
            step.text.blanks()
