"""The tutor at steps whose turns take one move or several: they end by a check."""

from typing import Any

from boardkit import CHANCE, game
from boardkit.core import checks
from boardkit.core.lesson import Hints
from boardkit.core.tutor import Tutor
from boardkit.games.revolution.lesson.setup import table as board
from boardkit.games.revolution.lesson.setup import turn_over
from tests.engine.test_tutor import ONE_ROUND, RAJ, TWO_ROUNDS, lesson, words


def _reached(number: int) -> Any:
    return lambda tried: len(tried.moves) >= number


def test_a_step_ends_as_soon_as_its_check_holds_whatever_the_number_of_moves() -> None:
    step = TWO_ROUNDS._replace(until=_reached(1), moves=2)
    short = Tutor(RAJ, lesson(step))
    short.match.play("9")
    assert short.verdict is not None
    assert short.match.state.to_act == (CHANCE,), "nothing new is drawn"
    long = Tutor(RAJ, lesson(step._replace(until=_reached(2), moves=1)))
    long.match.play("9")
    assert long.verdict is None
    long.match.play("5")
    assert long.verdict is not None


def test_when_a_step_is_over_no_other_player_moves_on() -> None:
    """In a game of turns the next one would begin; what others still commit belongs to the learner's own move."""
    revolution = game("revolution")
    step = ONE_ROUND._replace(
        start=lambda: board("1 saint them", "2 citizen you", have="castle king"),
        script={},
        success=checks.chose("castle cell.5"),
        hints=Hints(words("here"), ("castle",), ("castle cell.5",)),
        teaches=("revolution.turn.place",),
        mistakes=(),
        until=turn_over,
    )
    tutor = Tutor(revolution, lesson(step))
    tutor.match.play("castle 5")
    assert tutor.verdict is not None
    assert tutor.verdict.solved
    assert tutor.match.state.to_act == (1,)
    assert [moment.seat for moment in tutor.match.moments] == [None, 0]


def test_what_chance_decides_within_a_turn_is_told_with_it() -> None:
    """The Assassin strikes blindly, chance says which tile it was, and only then the turn is over."""
    revolution = game("revolution")
    tutor = Tutor(revolution, revolution.lessons["variants"])
    tutor.go(next(n for n, (_, step) in enumerate(tutor.lesson.steps()) if step.key == "blindly"))
    while tutor.verdict is None:
        tutor.match.play(tutor.next_move)
    told = [event.clause for event in tutor.verdict.why]
    assert told[1:4] == ["revolution.assassin.hidden", "revolution.assassin", "revolution.exile"]
