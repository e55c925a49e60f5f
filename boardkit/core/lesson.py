"""Lessons as data over the real engine: parts, steps, positions, scripts, hints, and checks.

Nothing here knows a screen. `boardkit.core.tutor` goes through a lesson with a learner.
"""

from collections.abc import Callable, Container, Iterator
from typing import NamedTuple

from boardkit.core.checks import Check
from boardkit.core.quiz import Question
from boardkit.core.state import State
from boardkit.core.table import Script
from boardkit.core.text import Text

MOST_WORDS = 60
MOST_CHARACTERS = 120
"""How long anything that a step says may be, in English words and in Chinese characters."""

MOST_MINUTES = 10
"""How long a part may take."""


class LessonError(ValueError):
    """A lesson that cannot be given; the message names the step and the fault."""


class Hints(NamedTuple):
    """Three levels of help: a nudge in words, where to look (engine names), and the moves that solve the step.

    Without moves any way to the end will do, and the third level says what the game's own bot would do.
    """

    nudge: Text
    area: tuple[str, ...]
    moves: tuple[str, ...] = ()

    @property
    def move(self) -> str:
        """The first of the moves that solve the step."""
        return self.moves[0] if self.moves else ""


class Mistake(NamedTuple):
    """What to say to a try that went wrong in one way, and the clause to show beside it (else the deciding one)."""

    when: Check
    text: Text
    clause: str = ""


class Task(NamedTuple):
    """A step in which the learner plays, from seat 0.

    `start` gives the position, always the same; `script` what chance and the others do, by seat, before the bot
    called `opponents` (else random moves) takes over. The step ends after the learner's so many `moves`, with 0
    when the game does; where a turn may take one move or several, as soon as `until` holds. `success` says whether it is solved; then `praise` is said. Otherwise the first of
    `mistakes` that holds is, after what happened. `teaches` are the clauses that the step is for, `point` what to
    look at first.
    """

    key: str
    text: Text
    start: Callable[[], State]
    script: Script
    success: Check
    praise: Text
    hints: Hints
    teaches: tuple[str, ...]
    mistakes: tuple[Mistake, ...] = ()
    point: tuple[str, ...] = ()
    moves: int = 1
    opponents: str = ""
    until: Check | None = None

    def texts(self) -> Iterator[Text]:
        """Everything that the step says."""
        yield from (self.text, self.praise, self.hints.nudge)
        yield from (mistake.text for mistake in self.mistakes)

    def clauses(self) -> Iterator[str]:
        """Every clause that the step names."""
        yield from self.teaches
        yield from (mistake.clause for mistake in self.mistakes if mistake.clause)


class Quiz(NamedTuple):
    """A step that asks a question. `text` leads up to it."""

    key: str
    text: Text
    question: Question

    @property
    def teaches(self) -> tuple[str, ...]:
        """The clauses asked about."""
        return self.question.teaches

    def texts(self) -> Iterator[Text]:
        """What the step says before the question."""
        yield self.text

    def clauses(self) -> Iterator[str]:
        """Every clause that the step names."""
        yield from self.teaches


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

    def check(self, rulebook: Container[str] | None = None) -> None:
        """LessonError if a step cannot be given.

        A key stands twice, a text is too long or has blanks that nothing fills, a part is empty or takes over
        ten minutes, a step teaches nothing, or a clause that is not in the `rulebook`.
        """
        if not self.parts:
            raise LessonError(f"{self.key}: has no parts")
        seen: set[str] = set()
        for part in self.parts:
            where = f"{self.key}: {part.key}"
            _check_key(where, part.key, seen)
            if not 1 <= part.minutes <= MOST_MINUTES:
                raise LessonError(f"{where}: a part takes 1 to {MOST_MINUTES} minutes, not {part.minutes}")
            if not part.steps:
                raise LessonError(f"{where}: has no steps")
            for step in part.steps:
                _check_key(f"{where}: {step.key}", step.key, seen)
                _check_step(f"{where}: {step.key}", step, rulebook)


def _check_key(where: str, key: str, seen: set[str]) -> None:
    if key in seen:
        raise LessonError(f"{where}: stands twice")
    seen.add(key)


def _check_step(where: str, step: Step, rulebook: Container[str] | None) -> None:
    if not step.teaches:
        raise LessonError(f"{where}: teaches nothing")
    for clause in step.clauses():
        if rulebook is not None and clause not in rulebook:
            raise LessonError(f"{where}: there is no clause {clause!r}")
    for text in step.texts():
        if text.blanks():
            raise LessonError(f"{where}: nothing fills the blanks {sorted(text.blanks())}")
        words, characters = len(text.en.split()), len(text.zh)
        if words > MOST_WORDS or characters > MOST_CHARACTERS:
            raise LessonError(
                f"{where}: {words} words, {characters} characters; at most {MOST_WORDS} and {MOST_CHARACTERS}"
            )
