"""Revolution's lessons as wholes: questions answered, progress kept, parts in order and short."""

from typing import Any

import pytest

from boardkit.core.lesson import Quiz, Task
from boardkit.core.tutor import Tutor
from tests.engine.revolution_lessons import LESSONS, QUIZZES, REVOLUTION, at, ids, tutor_at


@pytest.mark.parametrize(("which", "number", "step"), QUIZZES, ids=ids(QUIZZES))
def test_a_quiz_is_answered_right_and_wrong_and_another_one_comes(which: str, number: int, step: Any) -> None:
    tutor = tutor_at(which, number)
    seen = set()
    for _ in range(6):
        case = tutor.case
        assert case is not None
        seen.add((case.state, frozenset(case.choices)))
        assert tutor.match.state == case.state
        wrong = ["9999"] if step.question.kind == "number" else sorted(set(case.choices) - case.right)[:1]
        if wrong:
            verdict = tutor.answer(wrong)
            assert not verdict.solved
            assert verdict.clause in REVOLUTION.rulebook
            assert verdict.why
            tutor.again()
            assert tutor.case == case
        assert tutor.answer(sorted(case.right)).solved
        tutor.another()
    assert len(seen) > 4


@pytest.mark.parametrize("which", LESSONS)
def test_a_lesson_is_finished_step_by_step_and_resumed_anywhere(which: str) -> None:
    tutor = Tutor(REVOLUTION, LESSONS[which])
    for number, step in at(LESSONS[which]):
        tutor.go(number)
        if isinstance(step, Quiz):
            assert tutor.case is not None
            tutor.answer(sorted(tutor.case.right))
        while tutor.verdict is None:
            tutor.match.play(tutor.next_move)
        later = Tutor(REVOLUTION, LESSONS[which])
        assert later.resume(tutor.progress())
        assert (later.at, later.done) == (number, tutor.done)
        assert len(later.done) == number + 1


@pytest.mark.parametrize("which", LESSONS)
def test_a_lesson_is_short_and_says_its_goals(which: str) -> None:
    lesson = LESSONS[which]
    lesson.check(REVOLUTION.rulebook)
    for part in lesson.parts:
        assert all(form.strip() for form in (*part.title, *part.goal))
        assert any(isinstance(step, Quiz) for step in part.steps)
        for step in part.steps:
            assert all(form.strip() for text in step.texts() for form in text)
    assert lesson.parts[0].core
    assert sum(part.minutes for part in lesson.parts) <= 105


def test_lessons_are_in_the_order_of_the_issue_and_every_part_has_something_to_play() -> None:
    order = "allies filling reverse shields destroy old-style-game exile again always callers turners tower-death ends check"
    assert [part.key for part in LESSONS["learn"].parts] == [f"revolution.{key}" for key in order.split()]
    for part in LESSONS["learn"].parts[:-1]:
        assert any(isinstance(step, Task) for step in part.steps), part.key
    variants = [part.key.removeprefix("revolution.") for part in LESSONS["variants"].parts]
    assert variants == ["old-style", "random", "secret-random", "draft", "secret-draft", "in-a-row", "doubts"]
