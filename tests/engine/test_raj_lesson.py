"""Raj's lessons, walked through: every choice of every step, every hint, every wrong click."""

from collections.abc import Callable, Iterator
from itertools import permutations
from random import Random
from typing import Any

import pytest

from boardkit import CHANCE
from boardkit.core.errors import IllegalMove
from boardkit.core.observation import Observation
from boardkit.core.rng import seeded
from boardkit.core.text import LANGUAGES, Voice
from boardkit.core.tutor import TRY_AGAIN, Tutor
from boardkit.games.raj.components import ON_TABLE, value
from tests.engine.raj_lessons import RAJ, TASKS, ids, tutor_at

Line = tuple[int, ...]

SOLVED: dict[str, set[Line]] = {
    "the-last-card": {(12,)},
    "take-it": {(12,)},
    "only-once": {(5, 14)},
    "a-red-tile": {(3,), (8,), (13,)},
    "keep-away": {(6,), (11,)},
    "one-of-each": {(11, 7)},
    "the-same-card": {(12,)},
    "worst-card-wins": {(1,)},
    "best-card-is-bitten": {(1,)},
    "a-tie-below": {(12, 8)},
    "third-in-line": {(2,)},
    "chain-on-a-cobra": {(5,)},
    "it-stays": {(11,)},
    "above-nought": {(12,)},
    "below-nought": {(12,)},
    "at-nought": {(4, 12)},
    "it-grows": {(15, 1, 14)},
    "save-the-lead": {(5, 6)},
    "all-is-lost": {(7, 10)},
    "two-and-a-tie": {(13,)},
    "your-twelve": {(14,)},
    "the-third-game": {(10, 2)},
    "by-the-rulebook": {(12,)},
    "by-the-other-rule": {(4,), (12,)},
}
"""By hand: the cards, in order, that solve each step. All others fail."""

ANY_WAY = {"fifteen-rounds", "twelve-rounds"}
"""Whole games, which need only be finished."""

RULES_WITHOUT_EVENT = {
    "only-once": "raj.round.spent: that a card is gone is told by refusing it",
    "the-third-game": "raj.series: a step is one game, and the series stands in its text",
}
"""Steps whose failure cites a clause that no event of theirs has, and why."""


SHORT = [task for task in TASKS if task[2].key in SOLVED]


def lines(tutor: Tutor) -> Iterator[Line]:
    """Plays every line that the step allows, and stops after each while its verdict stands."""
    waiting: list[Line] = [()]
    while waiting:
        line = waiting.pop()
        tutor.again()
        for number in line:
            assert tutor.verdict is None
            tutor.match.play(f"red.{number}")
        if tutor.verdict is not None:
            yield line
        else:
            hand = tutor.match.observation(0).legal_moves()
            assert hand, f"{line}: a dead end"
            waiting += [(*line, value(card)) for card in hand]


def test_every_step_is_known_here() -> None:
    assert {step.key for _, _, step in TASKS} == SOLVED.keys() | ANY_WAY | {"five-cards"}


@pytest.mark.parametrize(("which", "number", "step"), SHORT, ids=ids(SHORT))
def test_a_step_is_solved_by_the_right_cards_and_failed_by_all_others(which: str, number: int, step: Any) -> None:
    tutor = tutor_at(which, number)
    solved = set()
    for line in lines(tutor):
        verdict = tutor.verdict
        assert verdict is not None
        assert verdict.why[0].clause == "raj.round.reveal"
        happened = {event.clause for event in tutor.tried.events}
        if verdict.solved:
            solved.add(line)
            assert verdict.text == step.praise
            assert verdict.clause in happened
        else:
            assert verdict.text != TRY_AGAIN, f"{line}: nothing is said to this mistake"
            assert verdict.clause in happened or step.key in RULES_WITHOUT_EVENT, line
            assert verdict.clause in RAJ.rulebook
        assert not tutor.match.troubles
    assert solved == SOLVED[step.key]


@pytest.mark.parametrize(("which", "number", "step"), SHORT, ids=ids(SHORT))
def test_every_mistake_that_is_foreseen_is_made_by_somebody(which: str, number: int, step: Any) -> None:
    tutor = tutor_at(which, number)
    said = {tutor.verdict.text for _ in lines(tutor) if tutor.verdict and not tutor.verdict.solved}
    assert {mistake.text for mistake in step.mistakes} == said


def test_five_cards_are_won_by_the_lines_that_win_on_paper() -> None:
    number = next(n for name, n, step in TASKS if step.key == "five-cards")
    tutor = tutor_at("learn", number)
    blue, green, tiles = (9, 4, 12, 6, 3), (11, 10, 13, 5, 1), (5, -3, 8, 2, -1)
    wins = set()
    for mine in permutations((2, 5, 8, 11, 14)):
        scores = [0, 0, 0]
        for played, worth in zip(zip(mine, blue, green, strict=True), tiles, strict=True):
            left = [card for card in played if played.count(card) == 1]
            scores[played.index(max(left) if worth > 0 else min(left))] += worth
        if scores[0] == max(scores):
            wins.add(mine)
    found, texts = set(), set()
    for line in lines(tutor):
        assert tutor.verdict is not None
        if tutor.verdict.solved:
            found.add(line)
        else:
            texts.add(tutor.verdict.text)
    assert found == wins
    assert 10 < len(wins) < 110, "neither a gift nor a riddle"
    assert TRY_AGAIN not in texts
    assert len(texts) == 2


def lowest(seen: Observation, rng: Random) -> str:
    return min(seen.legal_moves(), key=value)


def highest(seen: Observation, rng: Random) -> str:
    return max(seen.legal_moves(), key=value)


POLICIES: list[Callable[[Observation, Random], str]] = [
    lowest,
    highest,
    RAJ.bots["random"].choose,
    RAJ.bots["careful"].choose,
]


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize(
    ("which", "number"), [(name, n) for name, n, step in TASKS if step.key in ANY_WAY], ids=sorted(ANY_WAY)
)
def test_a_whole_game_is_played_to_its_end(which: str, number: int, policy: Any) -> None:
    tutor = tutor_at(which, number)
    rng = seeded("policy")
    rounds = 0
    while tutor.verdict is None:
        tutor.match.play(policy(tutor.match.observation(0), rng))
        rounds += 1
    assert rounds == (15 if which == "learn" else 12)
    assert tutor.verdict.solved
    assert tutor.match.state.to_act == ()
    assert tutor.verdict.why[-1].clause == "raj.end.winner"


@pytest.mark.parametrize(("which", "number", "step"), TASKS, ids=ids(TASKS))
def test_the_third_hint_solves_the_step_and_trying_again_begins_it_anew(which: str, number: int, step: Any) -> None:
    tutor = tutor_at(which, number)
    fresh = tutor.match.state
    for _ in range(2):
        while tutor.verdict is None:
            area = tutor.step.hints.area  # type: ignore[union-attr]
            assert area
            assert tutor.next_move, "the hint leads nowhere"
            tutor.match.play(tutor.next_move)
        assert tutor.verdict.solved
        assert tutor.done == {step.key}
        tutor.again()
        assert tutor.verdict is None
        assert tutor.match.state == fresh


@pytest.mark.parametrize(("which", "number", "step"), TASKS, ids=ids(TASKS))
def test_what_may_not_be_played_is_refused_with_its_clause_and_costs_nothing(
    which: str, number: int, step: Any
) -> None:
    tutor = tutor_at(which, number)
    before = tutor.match.state
    legal = set(tutor.match.observation(0).legal_moves())
    refused = [part for part in ON_TABLE[0] if part not in legal]
    assert len(refused) > 60
    for part in refused:
        with pytest.raises(IllegalMove) as caught:
            tutor.match.play(part)
        assert caught.value.refusal.clause in RAJ.rulebook
        assert caught.value.refusal.clause.startswith("raj.")
    assert tutor.match.state == before
    assert tutor.verdict is None


@pytest.mark.parametrize(("which", "number", "step"), TASKS, ids=ids(TASKS))
def test_what_is_pointed_at_is_on_the_table(which: str, number: int, step: Any) -> None:
    known = {*ON_TABLE[0], "pot", *(f"{place}.{colour}" for place in ("hand", "spent") for colour in ("red", "blue"))}
    assert {*step.point, *step.hints.area} <= known
    assert all(part not in step.hints.area or part in known for part in step.point)


@pytest.mark.parametrize(("which", "number", "step"), TASKS, ids=ids(TASKS))
def test_all_that_happens_can_be_said(which: str, number: int, step: Any) -> None:
    tutor = tutor_at(which, number)
    while tutor.verdict is None:
        tutor.match.play(tutor.next_move)
    for lang in LANGUAGES:
        voice = Voice(lang, RAJ.label, tutor.match.names(lang), me=0)
        said = [RAJ.rulebook.event(event.clause, event.facts, voice) for event in tutor.verdict.why]
        assert all(said)
        assert not set("{}") & set("".join(said))


def test_chance_is_scripted_wherever_a_step_depends_on_it() -> None:
    for _, _, step in TASKS:
        if step.key not in ANY_WAY:
            start: Any = step.start()
            draws = (start.to_act == (CHANCE,)) + max(step.moves, len(start.unspent[0]) if not step.moves else 0) - 1
            assert len(step.script.get(CHANCE, ())) >= draws, step.key
