"""The bots of Revolution: what they look at, how long they may think, and that looking ahead is worth it."""

from random import Random
from time import process_time
from typing import Any

import pytest

from boardkit import CHANCE, Match
from boardkit.core.rng import seeded
from boardkit.games.revolution.bots import BOTS, BUDGET, choose_by_search, choose_greedily
from boardkit.games.revolution.components import NEUTRALS
from boardkit.games.revolution.judging import TO_PICK, WON, standing
from boardkit.games.revolution.search import Search
from tests.engine.revolution_boards import GAME, SOUTH, after, short, table

VARIANTS = ("base", "old_style", "random", "secret_random", "draft", "secret_draft")


def choice(state: Any, choose: Any = choose_by_search) -> str:
    """What a bot does, in short form."""
    (seat,) = state.to_act
    return short(choose(state.observation(seat), Random(1)))


WINNING = ["1:king/S", "2:queen/S", "3:castle/S", "4:minister/S", "6:monk/N", "7:saint/N", "8:bishop/N", "9:temple/N"]


@pytest.mark.parametrize("choose", [choose_greedily, choose_by_search])
def test_both_take_a_win_that_is_there(choose: Any) -> None:
    base = table(*WINNING, south=["general", "magician"])
    ended: Any = base
    while ended.to_act:
        ended = after(ended, choice(ended, choose))
    assert ended.returns() == (1, -1)


def test_looking_ahead_sees_what_the_other_will_do() -> None:
    """Two squares are left. The General would leave the Paladin a winning reply; the Minister in the corner does not."""
    base = table(
        "1:citizen/S", "2:monk/N", "3:king/S", "4:saint/N", "5:castle/S", "6:bishop/N", "9:temple/N",
        south=["minister", "general"], north=["paladin"],
    )  # fmt: skip
    worth = Search(BUDGET).best(base, SOUTH)
    assert worth["general cell.7"] == worth["general cell.8"] == -WON
    assert worth["minister cell.7"] == 0, "a draw"
    assert choice(base) == "minister 7"


def test_death_and_shields_count_and_the_end_counts_most() -> None:
    plain = table("1:king/S", "2:monk/N")
    assert standing(plain, 0) == -standing(plain, 1)
    assert standing(table("1:castle/S", "2:monk/N"), 0) > standing(plain, 0)
    assert standing(table("1:death/S", "2:monk/N"), 0) < standing(plain, 0)
    assert standing(table("1:king/S", "2:monk/#N"), 0) > standing(plain, 0)
    lost = after(table("1:king/S", north=[]), "castle 2")
    assert standing(lost, 0) == WON
    assert standing(lost, 1) == -WON


def test_every_neutral_tile_has_its_place_among_those_to_pick() -> None:
    assert sorted(TO_PICK) == sorted(NEUTRALS)
    start = after(GAME.start(variant="draft"), "samurai", "ninja", "dragon", "artist", "sage")
    assert choice(start) == choice(start, choose_greedily) == "dragon"


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_match_of_bots_goes_through_without_trouble(variant: str) -> None:
    match = Match(GAME, ["greedy", "greedy"], seed=5, variant=variant)
    assert match.state.to_act == ()
    assert match.troubles == []


def widest() -> Any:
    """As many choices as there can be: five neutrals, and few tiles on the board."""
    return after(GAME.start(), "samurai", "ninja", "bard", "dragon", "fairy", "citizen 5")


def test_the_budget_of_steps_is_kept() -> None:
    """Only the turn at hand is looked at whatever it costs, so that there is always an answer."""
    few, many = Search(50), Search(2_000)
    assert few.best(widest(), 1)
    assert many.best(widest(), 1)
    assert 0 <= few.left <= 50
    assert 0 <= many.left < 1_000


@pytest.mark.long
def test_the_far_sighted_one_thinks_for_less_than_two_seconds_a_move() -> None:
    state, longest = widest(), 0.0
    while state.to_act:
        (seat,) = state.to_act
        start = process_time()
        move = choose_by_search(state.observation(seat), Random(2))
        longest = max(longest, process_time() - start)
        state = state.play(seat, move)
    assert longest < 2


def test_it_looks_at_samples_of_what_is_hidden_and_never_at_the_truth() -> None:
    """Two positions that its seat cannot tell apart get the same answer."""
    one = after(GAME.start(variant="secret_random"), "samurai", "death", "ninja", "dragon", "citizen 5", "monk 1")
    other = after(GAME.start(variant="secret_random"), "samurai", "death", "bard", "witch", "citizen 5", "monk 1")
    one, other = after(one, "decline"), after(other, "decline")
    assert one.observation(SOUTH) == other.observation(SOUTH)
    assert choice(one) == choice(other)


def score(first: str, second: str, games: int, **switches: Any) -> float:
    """The share of points that bot `first` wins from `second`, from both seats, with either starting."""
    points = 0.0
    for number in range(games):
        seat = number % 2
        state: Any = GAME.start(starter=("regality", "religion")[number // 2 % 2], **switches)
        step = 0
        while state.to_act:
            (mover,) = state.to_act
            rng, step = seeded("arena", number, step), step + 1
            if mover == CHANCE:
                move = state.draw(rng)
            else:
                move = BOTS[first if mover == seat else second].choose(state.observation(mover), rng)
            state = state.step(mover, move)
        points += (state.returns()[seat] + 1) / 2
    return points / games


def random_score(games: int) -> float:
    points = 0.0
    for number in range(games):
        players = ["greedy", "random"] if number % 2 else ["random", "greedy"]
        match = Match(GAME, players, seed=number, bot_seconds=60)
        points += (match.state.returns()[(number + 1) % 2] + 1) / 2
    return points / games


def test_the_greedy_one_beats_random_ones_clearly() -> None:
    assert random_score(30) > 0.85


@pytest.mark.long
@pytest.mark.parametrize("variant", ["base", "old_style", "secret_random"])
def test_looking_ahead_beats_the_greedy_one(variant: str) -> None:
    assert score("far-sighted", "greedy", 40, variant=variant) >= 0.6
