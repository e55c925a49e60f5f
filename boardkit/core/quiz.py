"""Questions whose answers the engine computes.

A question makes a case from a generator: a position, what is shown of it, the answers to choose from. Which of
them are right is worked out by playing on with the game's own rules, and the explanation is what the rules tell.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from boardkit.core.event import Event
from boardkit.core.rng import seeded
from boardkit.core.state import State
from boardkit.core.text import Text

if TYPE_CHECKING:
    from random import Random

Kind = Literal["one", "many", "number", "place"]
"""Pick one, pick all that are right, write a number, or click on the board."""

LONGEST_NUMBER = 12
MINUSES = "\N{MINUS SIGN}\N{EN DASH}\N{FULLWIDTH HYPHEN-MINUS}"

NOT_A_NUMBER = Text("Write a whole number, such as 7 or −3.", "請填整數，例如 7 或 −3。")
PICK_ONE = Text("Choose one answer.", "請選一個答案。")
PICK_SOME = Text("Choose at least one answer.", "請至少選一個答案。")
NOT_OFFERED = Text("That is none of the answers.", "這不在可以選的答案裡。")


class QuizError(ValueError):
    """A question that is no question: none or too many right answers. The message names the question and seed."""


class AnswerError(ValueError):
    """Something that is no answer at all: it is asked for again, and no try is counted. `text` says what is."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.en)
        self.text = text

    def __reduce__(self) -> tuple[type["AnswerError"], tuple[Text]]:
        return AnswerError, (self.text,)


class Case(NamedTuple):
    """One variation of a question.

    `text` may have blanks, filled from `facts`. The board shows `state` as seat 0 sees it, with the events `shown`
    already told. `choices` are answers by name with their labels (for "place": engine names on the board; for
    "number": none). `right` are the right answers, computed by the engine; `why` are the events that explain
    them. `feedback` says, by answer, what is wrong about one; it has no blanks.
    """

    text: Text
    state: State
    right: frozenset[str]
    why: tuple[Event, ...]
    choices: Mapping[str, Text] = {}
    shown: tuple[Event, ...] = ()
    facts: Mapping[str, Any] = {}
    feedback: Mapping[str, Text] = {}


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


def read_answer(kind: Kind, case: Case, given: Sequence[str]) -> frozenset[str]:
    """What was answered, numbers in their plain form (a full-width 3 is a 3); AnswerError where it is no answer."""
    if kind == "number":
        return frozenset([_number(given)])
    if not set(given) <= set(case.choices):
        raise AnswerError(NOT_OFFERED)
    if kind == "many" and not given:
        raise AnswerError(PICK_SOME)
    if kind != "many" and len(given) != 1:
        raise AnswerError(PICK_ONE)
    return frozenset(given)


def _number(given: Sequence[str]) -> str:
    words = "".join(given if len(given) == 1 else ()).strip()
    for minus in MINUSES:
        words = words.replace(minus, "-")
    words = words.replace("\N{FULLWIDTH PLUS SIGN}", "+")
    if not 0 < len(words) <= LONGEST_NUMBER or not words.lstrip("+-").isdecimal():
        raise AnswerError(NOT_A_NUMBER)
    try:
        return str(int(words))
    except ValueError:  # two signs
        raise AnswerError(NOT_A_NUMBER) from None


def _fault(kind: Kind, case: Case) -> str:
    if not case.why:
        return "no event explains the answer"
    if not case.text.blanks() <= set(case.facts):
        return f"nothing fills the blanks {sorted(case.text.blanks() - set(case.facts))}"
    if kind == "number":
        whole = len(case.right) == 1 and all(_is_whole(answer) for answer in case.right)
        return "" if whole else f"one whole number should be right, not {sorted(case.right)}"
    if len(case.choices) < 2:
        return f"{len(case.choices)} answers to choose from; at least two are needed"
    if any(len(set(labels)) < len(case.choices) for labels in zip(*case.choices.values(), strict=True)):
        return "two answers look the same"
    if not case.right <= set(case.choices):
        return f"{sorted(case.right - set(case.choices))} would be right but cannot be chosen"
    if kind in ("one", "place") and len(case.right) != 1:
        return f"one answer should be right, not {sorted(case.right)}"
    if kind == "many" and not case.right:
        return "no answer is right"
    return ""


def _is_whole(answer: str) -> bool:
    return answer.removeprefix("-").isdecimal() and str(int(answer)) == answer
