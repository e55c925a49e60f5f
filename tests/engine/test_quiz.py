"""Questions: what is refused when it is loaded, and what counts as an answer."""

import pickle
from random import Random
from typing import Any

import pytest

from boardkit import game
from boardkit.core.event import Event
from boardkit.core.quiz import AnswerError, Case, Kind, Question, QuizError, read_answer
from boardkit.core.text import Text

WHY = (Event("raj.goal", {}),)
LABELS = {"a": Text("A", "甲"), "b": Text("B", "乙"), "c": Text("C", "丙")}


def case(right: set[str], choices: dict[str, Text] | None = None, **changes: Any) -> Case:
    made = Case(Text("?", "？"), game("raj").start(), frozenset(right), WHY, LABELS if choices is None else choices)
    return made._replace(**changes)


def asked(kind: Kind, made: Case) -> Case:
    return Question("q", kind, ("raj.goal",), lambda _rng: made).case(7)


GOOD: list[tuple[Kind, Case]] = [
    ("one", case({"a"})),
    ("many", case({"a", "c"})),
    ("many", case({"a", "b", "c"})),
    ("place", case({"b"})),
    ("number", case({"-12"}, {})),
    ("number", case({"0"}, {})),
    ("one", case({"a"}, text=Text("{n}", "{n}"), facts={"n": 1})),
]


@pytest.mark.parametrize(("kind", "made"), GOOD)
def test_a_good_question_is_asked(kind: Kind, made: Case) -> None:
    assert asked(kind, made) is made


SAME = {"a": Text("A", "甲"), "b": Text("A", "乙")}
BAD: list[tuple[Kind, Case, str]] = [
    ("one", case(set()), "one answer should be right"),
    ("one", case({"a", "b"}), "one answer should be right"),
    ("place", case({"a", "b"}), "one answer should be right"),
    ("many", case(set()), "no answer is right"),
    ("many", case({"a", "z"}), "cannot be chosen"),
    ("one", case({"a"}, {"a": LABELS["a"]}), "at least two"),
    ("one", case({"a"}, SAME), "look the same"),
    ("number", case({"1", "2"}, {}), "one whole number"),
    ("number", case(set(), {}), "one whole number"),
    ("number", case({"x"}, {}), "one whole number"),
    ("number", case({"+3"}, {}), "one whole number"),
    ("number", case({"-0"}, {}), "one whole number"),
    ("one", case({"a"}, why=()), "no event explains"),
    ("one", case({"a"}, text=Text("{n}", "{n}")), "nothing fills the blanks"),
]


@pytest.mark.parametrize(("kind", "made", "fault"), BAD)
def test_a_question_without_its_right_answers_is_refused(kind: Kind, made: Case, fault: str) -> None:
    with pytest.raises(QuizError, match=f"'q', seed 7: .*{fault}"):
        asked(kind, made)


def test_a_seed_gives_the_same_case_and_another_seed_another() -> None:
    def make(rng: Random) -> Case:
        return case({str(int(rng.random() * 10**6))}, {})

    question = Question("q", "number", ("raj.goal",), make)
    assert question.case(1).right == question.case(1).right == question.case("1").right
    assert len({question.case(seed).right for seed in range(50)}) > 45
    assert question._replace(key="other").case(1).right != question.case(1).right


NUMBERS = [("7", "7"), (" 7 ", "7"), ("+7", "7"), ("−3", "-3"), ("－３", "-3"), ("０", "0"), ("-0", "0"), ("007", "7")]


@pytest.mark.parametrize(("given", "read"), NUMBERS)
def test_a_number_may_be_written_as_people_write_it(given: str, read: str) -> None:
    assert read_answer("number", case({"1"}, {}), [given]) == {read}


@pytest.mark.parametrize("given", [[], [""], ["x"], ["1.5"], ["1", "2"], ["--1"], ["+-1"], ["9" * 13], ["-"], ["²"]])
def test_what_is_no_number_is_asked_for_again(given: list[str]) -> None:
    with pytest.raises(AnswerError) as caught:
        read_answer("number", case({"1"}, {}), given)
    assert caught.value.text.zh
    assert pickle.loads(pickle.dumps(caught.value)).text == caught.value.text  # noqa: S301


NO_ANSWERS: list[tuple[Kind, list[str]]] = [
    ("one", []),
    ("one", ["a", "b"]),
    ("one", ["z"]),
    ("many", []),
    ("many", ["a", "z"]),
    ("place", ["a", "b"]),
    ("place", [""]),
]


@pytest.mark.parametrize(("kind", "given"), NO_ANSWERS)
def test_what_is_not_offered_is_no_answer(kind: Kind, given: list[str]) -> None:
    with pytest.raises(AnswerError):
        read_answer(kind, case({"a"}), given)


def test_answers_come_in_any_order() -> None:
    assert read_answer("many", case({"a", "c"}), ["c", "a", "c"]) == {"a", "c"}
