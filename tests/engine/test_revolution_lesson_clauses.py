"""Every clause of Revolution is taught by a step and asked by a question, and both are filled from what ran."""

from collections.abc import Iterator

import pytest

from boardkit.core.lesson import Quiz, Task
from boardkit.games.revolution.lesson.questions import QUESTIONS
from tests.engine.revolution_lessons import LESSONS, QUIZZES, REVOLUTION, TASKS, ids, tutor_at

OWN = {clause.id for clause in REVOLUTION.rulebook.own}
SAYS = {clause.id for clause in REVOLUTION.rulebook.own if clause.refuses or clause.tells}

NOT_PLAYED = {
    "revolution.series": "a step is one game; the quiz goes on to the next",
    "revolution.end.draw": "a task in which a draw would be right: there it is the mistake",
    "revolution.setup.neutrals": "the deal comes before the first choice; the quiz asks who may take them",
    "revolution.power.none": "nothing happens there; the quiz asks where",
    "revolution.target.able": "a choice that is refused; the quiz asks which",
    "revolution.target.other": "a choice that is refused; the quiz asks which",
    "revolution.tower.ally": "a choice that is refused; the quiz asks which",
    "revolution.tower.shield": "a choice that is refused; the quiz asks which",
    "revolution.secret-random": "the deal comes before the first choice; the quiz asks who sees it",
}
"""Clauses with sentences that only quizzes are for, and why."""


def lit_by(which: str, number: int) -> set[str]:
    """The clauses that events, questions and refusals cite while the step is solved with its hints."""
    tutor = tutor_at(which, number)
    lit = {event.clause for moment in tutor.match.moments for event in moment.events}
    while tutor.verdict is None:
        state, move = tutor.match.state, tutor.next_move.split()
        for at in range(len(move)):
            ask = state.ask(0, tuple(move[:at]))
            lit.add(ask.clause)
            refusals = [state.why_not(0, " ".join((*move[:at], part))) for part in ask.names()]
            lit |= {refusal.clause for refusal in refusals if refusal}
        tutor.match.play(tutor.next_move)
    return lit | {event.clause for event in tutor.tried.events}


@pytest.mark.parametrize(("which", "number", "step"), TASKS, ids=ids(TASKS))
def test_what_a_step_teaches_is_met_in_it(which: str, number: int, step: Task) -> None:
    assert set(step.teaches) - lit_by(which, number) == set()


@pytest.mark.parametrize("question", QUESTIONS, ids=[question.key for question in QUESTIONS])
def test_what_a_question_asks_about_is_in_its_explanations(question) -> None:
    lit = {event.clause for seed in range(100) for event in question.case(seed).why}
    assert set(question.teaches) - lit == set()


def steps(kind: type) -> Iterator[Task | Quiz]:
    return (step for lesson in LESSONS.values() for _, step in lesson.steps() if isinstance(step, kind))


def test_every_clause_is_taught_by_a_step() -> None:
    assert OWN - {clause for kind in (Task, Quiz) for step in steps(kind) for clause in step.teaches} == set()
    played = {clause for step in steps(Task) for clause in step.teaches}
    assert SAYS - played == set(NOT_PLAYED)


def test_every_clause_is_asked_about_in_a_lesson() -> None:
    asked = {clause for step in steps(Quiz) for clause in step.teaches}
    explained = {e.clause for q in QUESTIONS for seed in range(40) for e in q.case(seed).why}
    assert OWN - asked - explained == set()


def test_every_question_stands_in_a_lesson() -> None:
    used = {step.question.key.removesuffix(".again") for _, _, step in QUIZZES}
    assert {question.key for question in QUESTIONS} == used
