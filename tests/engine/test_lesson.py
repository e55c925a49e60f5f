"""What no lesson may be, and the checks of which steps are made."""

import pytest

from boardkit.core import checks
from boardkit.core.event import Event
from boardkit.core.lesson import Lesson, LessonError, Mistake, Part
from boardkit.core.text import Text
from boardkit.core.tutor import Tutor
from tests.engine.raj_tables import table
from tests.engine.test_tutor import LOW, ONE_ROUND, RAJ, lesson

LONG = Text("word " * 61, "字")
BAD = [
    (lesson(), "has no steps"),
    (lesson()._replace(parts=()), "has no parts"),
    (lesson(ONE_ROUND, ONE_ROUND), "one-round: stands twice"),
    (lesson(ONE_ROUND._replace(key="part")), "part: stands twice"),
    (lesson(ONE_ROUND._replace(text=LONG)), "61 words"),
    (lesson(ONE_ROUND._replace(praise=Text("a", "字" * 121))), "121 characters"),
    (lesson(ONE_ROUND._replace(text=Text("{a}", "{a}"))), "nothing fills"),
    (lesson(ONE_ROUND._replace(text=Text("{a}", "b"))), "different blanks"),
    (lesson(ONE_ROUND._replace(teaches=())), "teaches nothing"),
    (lesson(ONE_ROUND._replace(teaches=("raj.nonsense",))), "there is no clause 'raj.nonsense'"),
    (lesson(ONE_ROUND._replace(mistakes=(Mistake(checks.ended, LOW, "raj.x"),))), "there is no clause 'raj.x'"),
    (Lesson("test", 1, LOW, (Part("part", LOW, LOW, 11, (ONE_ROUND,)),)), "1 to 10 minutes"),
]


@pytest.mark.parametrize(("bad", "fault"), BAD)
def test_a_lesson_that_cannot_be_given_is_refused(bad: Lesson, fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        Tutor(RAJ, bad)
    assert issubclass(LessonError, ValueError)


def test_checks_are_put_together_like_words() -> None:
    state = table([9, 12], [5])
    event = Event("raj.take.highest", {"seat": 0, "sum": 5})
    tried = checks.Try(state, ("red.9",), (event,), state)
    yes, no = checks.chose("red.8", "red.9"), checks.chose("red.8")
    assert yes(tried)
    assert not no(tried)
    assert not checks.chose("red.9")(tried._replace(moves=()))
    assert checks.happened("raj.take.highest", seat=0, sum=5)(tried)
    assert not checks.happened("raj.take.highest", seat=1)(tried)
    assert not checks.happened("raj.take.lowest")(tried)
    assert checks.both(yes, checks.never(no))(tried)
    assert not checks.both(yes, no)(tried)
    assert checks.either(no, yes)(tried)
    assert not checks.either(no, checks.ended)(tried)
    assert not checks.won(0)(tried)
    assert checks.result(0, 0)(tried)
    assert not checks.result(0, 1)(tried)
