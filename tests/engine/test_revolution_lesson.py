"""Revolution's lessons, walked through: every choice of every step, every hint, every wrong click."""

from typing import Any

import pytest

from boardkit.core.errors import IllegalMove
from boardkit.core.rng import pick, seeded
from boardkit.core.text import LANGUAGES, Voice
from boardkit.core.tutor import TRY_AGAIN
from boardkit.games.revolution.components import CELLS, TILES
from tests.engine.revolution_lessons import REVOLUTION, TASKS, ids, lines, tutor_at

ANY_CELL = range(1, 10)

SOLVED: dict[str, set[str]] = {
    "the-last-square": {"castle 5"},
    "citizen-first": {f"citizen {n}" for n in ANY_CELL},
    "yours-or-neutral": {"sage 6", "sage 7"},
    "one-tile": {"minister 4, 2", "minister 4, 7", "minister 5, 2", "minister 5, 7"},
    "a-group": {"princess 5, orth"},
    "a-line": {"queen 7, e"},
    "leave-it": {"minister 5, decline"},
    "try-the-temple": {"minister 4, 2", "minister 5, 2"},
    "over-the-shield": {"queen 4, e"},
    "face-down": {"king 4, 1", "king 5, 1"},
    "it-blocks": {"castle 2"},
    "free-again": {"castle 5"},
    "who-reaches": {"magician 5, 1"},
    "straight-on": {"general 5, 2"},
    "at-once": {"samurai 5, 2"},
    "round-the-corner": {"ninja 5, 3"},
    "an-enemys-power": {"bard 4, 5 9", "bard 6, 5 9"},
    "on-the-slant": {"artist 8, 4 1"},
    "no-power": {"king 2", "king 4"},
    "on-a-slant": {"king 1", "king 3"},
    "go-round": {"king 3, 2"},
    "both-sides": {"sage 5"},
    "not-the-neighbour": {"minister 5, 2"},
    "take-it-back": {"witch 4, 5", "witch 9, 5"},
    "fly-away": {"fairy 9, 3 5"},
    "from-the-pile": {"hermit 3, temple", "hermit 9, temple"},
    "in-the-dark": {"assassin 3, hierophant", "assassin 9, hierophant"},
    "straight-ahead": {"fortune-teller 5, use"},
    "the-dragon": {"dragon 9, use"},
    "no-shield-helps": {"pirate 5, 1"},
    "on-top": {"tower 4"},
    "get-rid-of-death": {"minister 6, 3"},
    "cover-death": {"tower 3"},
    "nothing-to-choose": {f"assassin {n}, hierophant" for n in (7, 8, 9)},
    "not-a-draw": {"witch 9, decline"},
    "two-each": {f"citizen {n}" for n in ANY_CELL},
    "show-it": {f"dragon {n}, decline" for n in ANY_CELL if n not in (5, 9)},
    "blindly": {f"assassin {n}, secret.religion" for n in ANY_CELL if n not in (5, 9)},
    "one-one-one-two": {"dragon, samurai", "dragon, bard", "dragon, tower"},
    "four-in-secret": {"pirate"},
    "three-from-religion": {"dragon", "tower"},
    "it-goes-on": {f"king 5, {n}" for n in (1, 2, 3, 4, 7, 8, 9)},
    "to-the-edge": {"dragon 1, use"},
    "one-of-them": {"witch-doctor 5, 2"},
    "only-the-exiled": {"hermit 3, samurai", "hermit 9, samurai"},
}
"""By hand: what solves each step. Everything else fails."""

WHOLE_GAMES = {"a-whole-game"}
SHORT = [task for task in TASKS if task[2].key in SOLVED]


def test_every_step_is_known_here() -> None:
    assert {step.key for _, _, step in TASKS} == SOLVED.keys() | WHOLE_GAMES


@pytest.mark.parametrize(("which", "number", "step"), SHORT, ids=ids(SHORT))
def test_a_step_is_solved_by_what_should_and_every_other_choice_is_an_explained_failure(
    which: str, number: int, step: Any
) -> None:
    tutor = tutor_at(which, number)
    solved, said = set(), set()
    for line in lines(tutor):
        verdict = tutor.verdict
        assert verdict is not None
        assert verdict.clause in REVOLUTION.rulebook, line
        if verdict.solved:
            solved.add(line)
            assert verdict.text == step.praise
        else:
            assert verdict.text != TRY_AGAIN, f"{line}: nothing is said to this mistake"
            said.add(verdict.text)
        assert not tutor.match.troubles
    assert solved == SOLVED[step.key]
    assert said == {mistake.text for mistake in step.mistakes}, "a mistake that is foreseen is made by nobody"


@pytest.mark.parametrize(("which", "number", "step"), TASKS, ids=ids(TASKS))
def test_the_third_hint_solves_the_step_and_trying_again_begins_it_anew(which: str, number: int, step: Any) -> None:
    tutor = tutor_at(which, number)
    fresh = tutor.match.state
    for _ in range(2):
        while tutor.verdict is None:
            assert tutor.next_move, "the hint leads nowhere"
            tutor.match.play(tutor.next_move)
        assert tutor.verdict.solved
        assert tutor.done == {step.key}
        tutor.again()
        assert tutor.verdict is None
        assert tutor.match.state == fresh


@pytest.mark.parametrize(("which", "number", "step"), TASKS, ids=ids(TASKS))
def test_what_may_not_be_chosen_is_refused_with_its_clause_and_costs_nothing(
    which: str, number: int, step: Any
) -> None:
    tutor = tutor_at(which, number)
    while tutor.verdict is None:
        before = tutor.match.state
        legal = {move.split()[0] for move in tutor.match.observation(0).legal_moves()}
        refused = [part for part in before.ask(0).names() if part not in legal]
        assert len(refused) > 5
        for part in refused:
            with pytest.raises(IllegalMove) as caught:
                tutor.match.play(part)
            assert caught.value.refusal.clause in REVOLUTION.rulebook
        assert tutor.match.state == before
        if step.opponents:
            return
        tutor.match.play(tutor.next_move)


@pytest.mark.parametrize("seed", range(3))
def test_a_whole_game_is_played_to_its_end_by_anybody(seed: int) -> None:
    which, number = next((name, n) for name, n, step in TASKS if step.key in WHOLE_GAMES)
    tutor, rng = tutor_at(which, number), seeded("policy", seed)
    while tutor.verdict is None:
        tutor.match.play(pick(rng, tutor.match.observation(0).legal_moves()))
    assert tutor.verdict.solved
    assert tutor.match.state.to_act == ()
    assert not tutor.match.troubles


@pytest.mark.parametrize(("which", "number", "step"), TASKS, ids=ids(TASKS))
def test_what_is_pointed_at_can_be_touched(which: str, number: int, step: Any) -> None:
    assert {*step.point, *step.hints.area} <= {*CELLS, *TILES, "secret.religion"}
    assert step.hints.area


@pytest.mark.parametrize(("which", "number", "step"), TASKS, ids=ids(TASKS))
def test_all_that_happens_can_be_said(which: str, number: int, step: Any) -> None:
    tutor = tutor_at(which, number)
    while tutor.verdict is None:
        tutor.match.play(tutor.next_move)
    for lang in LANGUAGES:
        voice = Voice(lang, REVOLUTION.label, tutor.match.names(lang), me=0)
        said = [REVOLUTION.rulebook.event(event.clause, event.facts, voice) for event in tutor.verdict.why]
        assert said
        assert all(said)
        assert not set("{}") & set("".join(said))
