"""The teacher's pages: what they say is what the lesson has and what the game works out."""

import re

import pytest

from boardkit import game
from boardkit.core.lesson import Quiz
from boardkit.core.text import LANGUAGES
from boardkit.core.tutor import Tutor
from boardkit_widgets import answers, plan

LEARN = game("raj").lessons["learn"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_plan_lists_every_part_with_its_minutes_and_goal(lang: str) -> None:
    page = plan("raj", lang=lang)
    rows = page.text.splitlines()[1:]
    for row, part in zip(rows, LEARN.parts, strict=False):
        assert part.title.in_(lang) in row
        assert f"| {part.minutes} |" in row
        assert row.endswith(part.goal.in_(lang))
    needed, everything = (int(row.rpartition(" | ")[2]) for row in rows[len(LEARN.parts) :])
    assert needed == sum(part.minutes for part in LEARN.parts if part.core)
    assert everything == sum(part.minutes for part in LEARN.parts)
    assert page.html.count("<tr>") == len(LEARN.parts) + 3
    assert f'lang="{lang}"' in page.html


def test_steps_are_numbered_as_on_the_board() -> None:
    first, last = re.findall(r"\| (\d+)–(\d+) \|", plan("raj").text)[-1]
    assert [LEARN.parts[-1]] * 9 == [part for part, _ in list(LEARN.steps())[int(first) - 1 : int(last)]]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_answers_are_those_that_the_board_takes(lang: str) -> None:
    given = answers("raj", lang=lang, seed=5).text.splitlines()
    tutor = Tutor(game("raj"), LEARN, seed=5)
    asked = 0
    for at, (_, step) in enumerate(LEARN.steps()):
        if isinstance(step, Quiz):
            tutor.go(at)
            assert tutor.case is not None
            labels = [tutor.case.choices[key].in_(lang) if tutor.case.choices else key for key in tutor.case.right]
            assert all(label in given[asked] for label in labels)
            assert str(at + 1) in given[asked]
            asked += 1
    assert asked == len(given)
    assert len(answers("raj", "check", lang=lang).text.splitlines()) == 9


def test_what_is_not_there_is_named() -> None:
    with pytest.raises(ValueError, match="no lesson 'x'; there are learn, variants"):
        plan("raj", "x")
    with pytest.raises(ValueError, match=r"no part 'x'; there are .*check"):
        answers("raj", "x")
