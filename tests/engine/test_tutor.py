"""The tutor, on a small lesson of its own: sets up, judges, forgets, remembers. And what no lesson may be."""

from typing import Any

import pytest

from boardkit import CHANCE, game
from boardkit.core import checks
from boardkit.core.event import Event
from boardkit.core.lesson import Hints, Lesson, Mistake, Part, Quiz, Task
from boardkit.core.quiz import AnswerError, Case, Question
from boardkit.core.text import Text
from boardkit.core.tutor import MISSED, RIGHT, TRY_AGAIN, WRONG, Tutor
from tests.engine.raj_tables import table

RAJ = game("raj")
LOW = Text("too low", "太小")


def words(text: str) -> Text:
    return Text(text, text)


ONE_ROUND = Task(
    "one-round",
    words("take it"),
    start=lambda: table([13, 12, 4], [5]),
    script={1: ("blue.12",), 2: ("green.4",)},
    success=checks.happened("raj.take.highest", seat=0),
    praise=words("well done"),
    hints=Hints(words("high"), ("hand.red",), ("red.13",)),
    teaches=("raj.take.highest",),
    mistakes=(
        Mistake(checks.chose("red.1"), LOW, "raj.round.choose"),
        Mistake(
            checks.both(checks.happened("raj.take.highest", seat=1), checks.never(checks.chose("red.3"))),
            words("Blue was higher"),
        ),
    ),
)
TWO_ROUNDS = ONE_ROUND._replace(
    key="two-rounds",
    start=lambda: table([9, 14], [5]),
    script={CHANCE: ("tile.+1",), 1: ("blue.1", "blue.2")},
    success=checks.both(checks.result(0, 6), checks.never(checks.happened("raj.tie.cancel"))),
    hints=Hints(words("high"), ("hand.red",), ("red.9", "red.5")),
    moves=2,
    mistakes=(),
)
WHOLE = ONE_ROUND._replace(
    key="whole",
    start=lambda: RAJ.start(players=2),
    script={CHANCE: ("tile.-4",)},
    success=checks.ended,
    hints=Hints(words("anything"), ("hand.red",)),
    moves=0,
    opponents="careful",
    mistakes=(),
)


def _case(rng: Any) -> Case:
    right = str(int(rng.random() * 3))
    choices = {name: words(f"answer {name}") for name in "0123"}
    feedback = {"3": words("never 3")}
    return Case(
        words("which?"), table([9, 12], [5]), frozenset([right]), (Event("raj.goal", {}),), choices, feedback=feedback
    )


ASK = Quiz("ask", words("answer"), Question("one", "one", ("raj.goal",), _case))
ASK_MANY = Quiz(
    "ask-many",
    words("answer"),
    Question("many", "many", ("raj.goal",), lambda rng: _case(rng)._replace(right=frozenset("12"))),
)


def lesson(*steps: Any, version: int = 1) -> Lesson:
    return Lesson("test", version, words("A lesson"), (Part("part", words("Part"), words("Goal"), 5, steps),))


ALL = lesson(ONE_ROUND, ASK, TWO_ROUNDS, ASK_MANY, WHOLE)


@pytest.fixture
def tutor() -> Tutor:
    return Tutor(RAJ, ALL)


def test_others_have_chosen_before_the_learner_does_and_their_cards_are_hidden(tutor: Tutor) -> None:
    assert tutor.match.state.committed == (1, 2)
    assert tutor.match.observation(0).commits == (None, "?", "?")
    assert tutor.match.names() == ("You", "Blue", "Green")
    assert tutor.verdict is None


def test_a_solved_step_says_so_and_nothing_more_is_drawn(tutor: Tutor) -> None:
    tutor.match.play("13")
    verdict = tutor.verdict
    assert verdict is not None
    assert (verdict.solved, verdict.text, verdict.clause) == (True, ONE_ROUND.praise, "raj.take.highest")
    assert [event.clause for event in verdict.why] == ["raj.round.reveal", "raj.take.highest"]
    assert tutor.match.state.to_act == (CHANCE,)
    assert tutor.done == {"one-round"}


def test_a_failed_step_says_what_went_wrong_and_can_be_tried_again(tutor: Tutor) -> None:
    tutor.match.play("1")
    assert tutor.verdict is not None
    assert (tutor.verdict.solved, tutor.verdict.text, tutor.verdict.clause) == (False, LOW, "raj.round.choose")
    tutor.again()
    assert tutor.verdict is None
    tutor.match.play("2")
    assert tutor.verdict is not None
    assert (tutor.verdict.text.en, tutor.verdict.clause) == ("Blue was higher", "raj.take.highest")
    assert tutor.done == set()
    tutor.again()
    tutor.match.play("3")
    assert tutor.verdict is not None
    assert tutor.verdict.text == TRY_AGAIN


def test_a_step_of_two_rounds_waits_for_the_second(tutor: Tutor) -> None:
    tutor.go(2)
    tutor.match.play("9")
    assert tutor.verdict is None
    state: Any = tutor.match.state
    assert state.pot == ("tile.+1",)
    tutor.match.play("5")
    assert tutor.verdict is not None
    assert tutor.verdict.solved
    assert tutor.tried.moves == ("red.9", "red.5")
    told = [event.clause for event in tutor.verdict.why]
    one_round = ["raj.round.reveal", "raj.take.highest"]
    assert told[:5] == [*one_round, "raj.round.turn-up", *one_round]
    assert "raj.round.turn-up" not in told[5:], "what chance does next is not part of it"


def test_of_a_long_game_only_the_end_is_told(tutor: Tutor) -> None:
    tutor.go(4)
    while tutor.verdict is None:
        tutor.match.play(tutor.next_move)
    assert [event.clause for event in tutor.tried.events].count("raj.round.reveal") == 15
    assert [event.clause for event in tutor.verdict.why].count("raj.round.reveal") == 1


def test_a_step_of_which_nothing_is_left_is_not_judged(tutor: Tutor) -> None:
    """Somebody goes back on the timeline."""
    tutor.match.play("1")
    assert tutor.verdict is not None
    tutor.match.branch(2)
    assert tutor.verdict is None
    tutor.match.play("13")
    assert tutor.verdict is not None
    assert tutor.verdict.solved


def test_the_third_hint_follows_the_way(tutor: Tutor) -> None:
    tutor.go(2)
    assert [tutor.hint() for _ in range(5)] == [1, 2, 3, 3, 3]
    assert tutor.next_move == "red.9"
    tutor.match.play("9")
    assert tutor.next_move == "red.5"
    tutor.match.play("4")
    assert tutor.next_move == "", "it has been judged"
    tutor.again()
    assert tutor.hinted == 3, "a second try keeps the help"
    tutor.match.play("2")
    assert tutor.next_move == "", "off the way: begin again"
    tutor.go(2)
    assert tutor.hinted == 0


def test_where_any_way_will_do_the_hint_is_a_legal_move(tutor: Tutor) -> None:
    tutor.go(4)
    opening = [event.clause for event in tutor.match.moments[0].events]
    assert "raj.goal" in opening, "a whole game begins as every game does"
    state: Any = tutor.match.state
    assert state.pot == ("tile.-4",)
    while tutor.verdict is None:
        assert tutor.next_move == tutor.next_move
        tutor.match.play(tutor.next_move)
    assert tutor.verdict.solved
    assert tutor.next_move == ""


def test_nobody_moves_at_a_question(tutor: Tutor) -> None:
    tutor.go(1)
    assert tutor.case is not None
    assert tutor.match.state == tutor.case.state
    assert len(tutor.match.moments) == 1
    assert tutor.next_move == ""


def test_an_answer_is_judged_once(tutor: Tutor) -> None:
    tutor.go(1)
    assert tutor.case is not None
    (right,) = tutor.case.right
    wrong = next(name for name in "012" if name != right)
    for nothing in ([], ["7"], [right, wrong]):
        with pytest.raises(AnswerError):
            tutor.answer(nothing)
        assert tutor.verdict is None
    verdict = tutor.answer([wrong])
    assert verdict == (False, WRONG, tutor.case.why, tutor.case.right, "raj.goal")
    with pytest.raises(ValueError, match="has been answered"):
        tutor.answer([right])
    tutor.again()
    assert tutor.answer(["3"]).text.en == "never 3"
    tutor.again()
    assert tutor.answer([right]) == (True, RIGHT, tutor.case.why, tutor.case.right, "raj.goal")
    assert tutor.done == {"ask"}


def test_of_several_right_answers_some_are_not_all(tutor: Tutor) -> None:
    tutor.go(3)
    assert tutor.answer(["1"]).text == MISSED
    tutor.again()
    assert tutor.answer(["1", "0"]).text == WRONG
    tutor.again()
    assert tutor.answer(["2", "1"]).solved


def test_another_question_is_another(tutor: Tutor) -> None:
    tutor.go(1)
    rights: set[str] = set()
    for _ in range(20):
        assert tutor.case is not None
        rights |= tutor.case.right
        tutor.another()
    assert rights == {"0", "1", "2"}


def test_only_a_question_is_answered(tutor: Tutor) -> None:
    with pytest.raises(ValueError, match="nothing is asked"):
        tutor.answer(["1"])


def test_progress_is_kept_and_given_back(tutor: Tutor) -> None:
    tutor.match.play("13")
    tutor.go(3)
    kept = tutor.progress()
    other = Tutor(RAJ, ALL)
    assert other.resume(kept)
    assert (other.at, other.done, other.verdict) == (3, {"one-round"}, None)
    assert other.progress() == kept
    other.start_over()
    assert (other.at, other.done) == (0, set())


FOREIGN: list[Any] = [
    {},
    None,
    [],
    "x",
    {"lesson": "test", "version": 2, "done": [], "at": 1},
    {"lesson": "other", "version": 1, "done": [], "at": 1},
    {"lesson": "test", "version": True, "done": [], "at": 1},
    {"lesson": "test", "version": 1, "done": "one-round", "at": 1},
    {"lesson": "test", "version": 1, "done": [1], "at": 1},
    {"lesson": "test", "version": 1, "done": [], "at": "1"},
    {"lesson": "test", "version": 1, "done": [], "at": None},
]


@pytest.mark.parametrize("kept", FOREIGN)
def test_what_is_no_progress_in_this_lesson_changes_nothing(tutor: Tutor, kept: Any) -> None:
    tutor.match.play("13")
    tutor.go(2)
    assert not tutor.resume(kept)
    assert (tutor.at, tutor.done) == (2, {"one-round"})


def test_progress_from_elsewhere_is_cut_to_what_there_is(tutor: Tutor) -> None:
    assert tutor.resume({"lesson": "test", "version": 1, "done": ["ask", "nonsense"], "at": 10**6})
    assert (tutor.at, tutor.done) == (4, {"ask"})
    assert tutor.resume({"lesson": "test", "version": 1, "done": [], "at": -5})
    assert tutor.at == 0
