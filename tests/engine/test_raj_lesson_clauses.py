"""Every clause of Raj is taught by a step and asked by a question, and both are filled from what ran."""

from collections.abc import Iterator

import pytest

from boardkit import game
from boardkit.core.lesson import Quiz, Task
from boardkit.core.tutor import Tutor
from boardkit.games.raj.components import ON_TABLE
from boardkit.games.raj.lesson.questions import QUESTIONS

RAJ = game("raj")
OWN = {clause.id for clause in RAJ.rulebook.own}

NOT_TAUGHT: dict[str, str] = {}
NOT_ASKED: dict[str, str] = {}
"""Clauses that no step is for, or no question about, each with the reason."""


def steps(kind: type) -> Iterator[tuple[str, int, object]]:
    for name, lesson in RAJ.lessons.items():
        for number, (_, step) in enumerate(lesson.steps()):
            if isinstance(step, kind):
                yield name, number, step


def lit_by(which: str, number: int) -> set[str]:
    """The clauses that events and refusals cite while the step is solved with its hints."""
    tutor = Tutor(RAJ, RAJ.lessons[which])
    tutor.go(number)
    lit = {event.clause for event in tutor.match.moments[0].events}
    while tutor.verdict is None:
        seen = tutor.match.observation(0)
        lit |= {refusal.clause for part in ON_TABLE[0] if (refusal := seen.why_not(part))}
        lit.add(seen.choices().clause)
        tutor.match.play(tutor.next_move)
    return lit | {event.clause for event in tutor.tried.events}


@pytest.mark.parametrize(("which", "number", "step"), list(steps(Task)), ids=[s.key for _, _, s in steps(Task)])  # type: ignore[attr-defined]
def test_what_a_step_teaches_is_met_in_it(which: str, number: int, step: Task) -> None:
    assert set(step.teaches) - lit_by(which, number) == set()


@pytest.mark.parametrize("question", QUESTIONS, ids=[question.key for question in QUESTIONS])
def test_what_a_question_asks_about_is_in_its_explanations(question) -> None:
    lit = {event.clause for seed in range(60) for event in question.case(seed).why}
    assert set(question.teaches) - lit == set()


def test_every_clause_is_taught_by_a_step() -> None:
    done = {clause for kind in (Task, Quiz) for _, _, step in steps(kind) for clause in step.teaches}  # type: ignore[attr-defined]
    assert OWN - done == set(NOT_TAUGHT)
    played = {clause for _, _, step in steps(Task) for clause in step.teaches}  # type: ignore[attr-defined]
    assert OWN - played == {"raj.series"}, "played, not only asked about"


def test_every_clause_is_asked_about_in_a_lesson() -> None:
    asked = {clause for _, _, step in steps(Quiz) for clause in step.teaches}  # type: ignore[attr-defined]
    assert OWN - asked == set(NOT_ASKED)


def test_every_question_stands_in_a_lesson() -> None:
    used = {step.question.key.removesuffix(".again") for _, _, step in steps(Quiz)}  # type: ignore[attr-defined]
    assert {question.key for question in QUESTIONS} == used


def test_the_shared_clauses_are_those_of_the_table_and_not_of_the_game() -> None:
    """What the lessons leave out is how any table works: whose turn, names, taking back."""
    left_out = set(RAJ.rulebook) - OWN
    assert all(clause.startswith("core.") for clause in left_out)
