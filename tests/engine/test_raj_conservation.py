"""RAJ-22: nothing in the box appears or gets lost, in thousands of games."""
# ruff: noqa: N802 - the ids of the scenarios are written as in the list of rulings

from collections import Counter
from random import Random
from typing import Any

import pytest

from boardkit import CHANCE, game
from boardkit.core.rng import seeded
from boardkit.strategy.playout import playout
from tests.engine.raj_tables import ALL_TILES, COLOURS
from tests.engine.walks import finish

GAMES_EACH = 500
SETS = [{"players": n} for n in (2, 3, 4, 5)] + [
    {"players": 2, "two_player_variant": True},
    {"players": 3, "tie_policy": "carry"},
]


def last_of(state: Any, rng: Random) -> tuple[Any, int]:
    """The end of a random game played with `joint`, and how many rounds it had."""
    rounds = 0
    while state.to_act:
        if state.to_act == (CHANCE,):
            state = state.step(CHANCE, state.draw(rng))
        else:
            state = state.joint(tuple(state.random_move(seat, rng) for seat in state.to_act))
            rounds += 1
    return state, rounds


@pytest.mark.parametrize("switches", SETS, ids=str)
def test_RAJ_22_scores_and_unclaimed_tiles_make_40(switches: dict[str, object]) -> None:
    start = game("raj").start(**switches)
    variant = bool(switches.get("two_player_variant"))
    unclaimed_games = 0
    for number in range(GAMES_EACH):
        state, rounds = last_of(start, seeded("RAJ-22", number))
        removed = state.tiles
        everywhere = Counter([*state.tiles, *state.unclaimed, *(t for tiles in state.won for t in tiles)])
        assert everywhere == Counter(ALL_TILES)
        worth = sum(int(t.removeprefix("tile.")) for t in (*state.unclaimed, *removed))
        assert sum(state.scores()) + worth == 40
        assert state.returns() == state.scores()
        assert rounds == (12 if variant else 15)
        assert len(removed) == (3 if variant else 0)
        assert state.unspent == (state.aside if variant else ((),) * state.players)
        assert all(state.hand(seat) == () for seat in range(state.players))
        unclaimed_games += bool(state.unclaimed)
    assert unclaimed_games or switches["players"] in (3, 5), "ties in the last round do happen"


def five() -> Any:
    return game("raj").start(players=5)


def test_RAJ_22_seventy_five_cards_of_which_each_is_played_once() -> None:
    for number in range(20):
        rng, state, shown = seeded("cards", number), five(), Counter[str]()
        while state.to_act:
            if state.to_act == (CHANCE,):
                state = state.step(CHANCE, state.draw(rng))
                continue
            moves = tuple(state.random_move(seat, rng) for seat in state.to_act)
            shown.update(moves)
            state = state.joint(moves)
            left = [card for hand in state.unspent for card in hand]
            assert len(left) + shown.total() == 75
        assert shown == Counter(f"{colour}.{n}" for colour in COLOURS for n in range(1, 16))


def test_the_variant_removes_three_cards_each_and_plays_twelve_rounds() -> None:
    state: Any = game("raj").start(players=2, two_player_variant=True)
    rng = Random(1)
    for count in range(6):
        assert state.to_act == (CHANCE,)
        assert sum(map(len, state.aside)) == count
        state = state.play(CHANCE, state.draw(rng))
    assert [len(cards) for cards in state.aside] == [3, 3]
    assert [len(state.hand(seat)) for seat in (0, 1)] == [12, 12]
    state = state.play(CHANCE, "tile.+1")
    refusal = state.why_not(0, state.aside[0][0])
    assert refusal is not None
    assert refusal.clause == "raj.variant.cards"
    assert refusal.right == state.hand(0)
    over: Any = finish(state, rng)
    assert len(over.tiles) == 3
    assert over.observation(0).aside == over.aside, "when the game is over, everything is opened"


def test_a_playout_ends_where_its_game_does() -> None:
    start = game("raj").start(players=4)
    for number in range(50):
        assert playout(start, seeded(number)) == playout(start, seeded(number))
        assert -15 <= sum(playout(start, seeded(number))) <= 55
