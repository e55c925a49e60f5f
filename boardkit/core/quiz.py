"""Questions whose answers the engine computes.

A question makes a case from a generator: a position, what is shown of it, the answers to choose from. Which of
them are right is worked out by playing on with the game's own rules, and the explanation is what the rules tell.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from boardkit.core.event import Event
from boardkit.core.rng import seeded
from boardkit.core.state import State
from boardkit.core.text import Text

if TYPE_CHECKING:
    from random import Random

Kind = Literal["one", "many", "number", "place"]
"""Pick one, pick all that are right, write a number, or click on the board."""


class QuizError(ValueError):
    """A question that is no question: none or too many right answers. The message names the question and seed."""


class Case(NamedTuple):
    """One variation of a question.

    `text` may have blanks, filled from `facts`. The board shows `state` as seat 0 sees it, with the events `shown`
    already told. `choices` are answers by name with their labels (for "place": engine names on the board; for
    "number": none). `right` are the right answers, computed by the engine; `why` are the events that explain them.
    """

    text: Text
    state: State
    right: frozenset[str]
    why: tuple[Event, ...]
    choices: Mapping[str, Text] = {}
    shown: tuple[Event, ...] = ()
    facts: Mapping[str, Any] = {}


class Question(NamedTuple):
    """A question with all its variations: `make` gives a case for a generator."""

    key: str
    kind: Kind
    teaches: tuple[str, ...]
    make: Callable[["Random"], Case]

    def case(self, seed: int | str) -> Case:
        """The variation under a seed, checked; QuizError if it has not the right number of right answers."""
        case = self.make(seeded(self.key, seed))
        fault = _fault(self.kind, case)
        if fault:
            raise QuizError(f"question {self.key!r}, seed {seed!r}: {fault}")
        return case


def _fault(kind: Kind, case: Case) -> str:
    if kind == "number":
        whole = len(case.right) == 1 and all(_is_whole(answer) for answer in case.right)
        return "" if whole else f"one whole number should be right, not {sorted(case.right)}"
    if len(case.choices) < 2:
        return f"{len(case.choices)} answers to choose from; at least two are needed"
    if not case.right <= set(case.choices):
        return f"{sorted(case.right - set(case.choices))} would be right but cannot be chosen"
    if kind in ("one", "place") and len(case.right) != 1:
        return f"one answer should be right, not {sorted(case.right)}"
    if kind == "many" and not case.right:
        return "no answer is right"
    return ""


def _is_whole(answer: str) -> bool:
    return answer.removeprefix("-").isdecimal()
