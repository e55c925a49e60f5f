"""Broken positions are refused in words that name the place; whatever is accepted plays to its end."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardkit import game
from boardkit.core.errors import PositionError
from boardkit.core.event import Log
from boardkit.core.rng import pick
from boardkit.core.shape import ShapeError
from boardkit.core.state import State
from tests.engine.mutate import DEEP, mutated
from tests.engine.walks import GAMES, LONGEST, nodes

EACH = 6


def plays_on(state: State, rng: Random) -> None:
    """Everything that is done with a position from a game can be done with this one."""
    for _ in range(LONGEST):
        for looking in (*range(state.players), -2):
            assert state.observation(looking).sample(rng).observation(looking) == state.observation(looking)
        if not state.to_act:
            break
        seat = pick(rng, state.to_act)
        assert state.option_tree(seat)
        state = state.play(seat, state.random_move(seat, rng), Log())
    assert state.to_act == ()
    assert len(state.returns()) == state.players
    assert state.winners()


def opened(name: str, data: Any) -> tuple[State | None, str]:
    """The position, or what is said against it; any error but these two is a fault of ours."""
    try:
        return GAMES[name].state.from_position(data), ""
    except (ShapeError, PositionError) as error:
        return None, str(error)


def tried(name: str, data: Any, rng: Random) -> bool:
    """Is a position accepted? If not, it must be refused in words."""
    state, said = opened(name, data)
    if state is None:
        assert said.startswith("position")
        assert len(said) < 1_500
        return False
    assert GAMES[name].state.from_position(json.loads(json.dumps(state.position()))) == state
    plays_on(state, rng)
    return True


@given(seed=st.integers(0, 10**9))
def test_a_broken_position_is_refused_or_plays_to_its_end(name: str, seed: int) -> None:
    rng = Random(seed)
    known = list(nodes(name))
    for _ in range(EACH):
        data = pick(rng, known).state.position()
        tried(name, mutated(data, rng, rng.choice((1, 1, 1, 2, 4))), rng)


def test_the_positions_of_games_and_some_broken_ones_are_accepted(name: str) -> None:
    """So that the test above does not pass by refusing everything."""
    rng = Random(1)
    known = list(nodes(name))
    assert all(tried(name, node.state.position(), rng) for node in known[:: len(known) // 20])
    accepted = sum(tried(name, mutated(pick(rng, known).state.position(), rng), rng) for _ in range(300))
    assert 3 < accepted < 250


def raj(**changes: Any) -> dict[str, Any]:
    """A position of Raj after a round, with some fields changed."""
    state = game("raj").start(players=2).play(-1, "tile.+5").joint(("red.9", "blue.4")).play(-1, "tile.+7")
    data = state.position()
    data["fields"] |= changes
    return data


SIXTEEN = [f"red.{n}" for n in range(1, 16)] + ["red.15"]
FOURTEEN = [f"blue.{n}" for n in range(1, 16) if n != 4]
BROKEN: list[tuple[Any, str]] = [
    (raj(unspent=[SIXTEEN, FOURTEEN]), r"position\.unspent\[0\].*raj\.parts\.cards"),
    (raj(unspent=[SIXTEEN[:14], FOURTEEN[:13] + ["blue.1"]]), r"position\.unspent\[1\].*twice.*blue\.1"),
    (raj(unspent=[SIXTEEN[:14], SIXTEEN[:14]]), r"position\.unspent\[1\].*red\.1.*raj\.setup\.hand"),
    (raj(unspent=[SIXTEEN[:13], FOURTEEN]), r"position\.unspent\[1\].*raj\.round\.spent"),
    (raj(pot=["tile.+7", "tile.+7"]), r"position\.pot.*twice.*tile\.\+7.*raj\.parts\.tiles"),
    (raj(pot=["tile.+5"]), r"position\.won\[0\].*twice.*tile\.\+5"),
    (raj(pot=["tile.0"]), r"position\.pot.*tile\.0"),
    (raj(pot=[]), r"position\.pot.*raj\.round\.turn-up"),
    (raj(tiles=[]), r"position\.tiles.*raj\.round\.repeat"),
    (raj(to_act=[0]), r"position\.to_act.*raj\.round\.choose"),
    (raj(to_act=[]), r"position\.to_act.*raj\.round\.repeat"),
    (raj(to_act=[-1]), r"position\.tiles.*raj\.round\.repeat"),
    (raj(to_act=[0, 1, 2]), r"position\.to_act"),
    (raj(to_act=[True, False]), r"position\.to_act\[0\].*True should be a whole number"),
    (raj(to_act=[0.0, 1.0]), r"position\.to_act\[0\].*0\.0 should be a whole number"),
    (raj(to_act=[float("nan"), 1]), r"position\.to_act\[0\].*nan"),
    (raj(won=[["tile.+5"]]), r"position\.won.*lists: 1"),
    (raj(aside=[[], []]), r"position\.aside.*lists: 2"),
    (raj(options={"players": 6}), r"position\.options.*players=6"),
    (raj(options={"players": 3, "two_player_variant": True}), r"position\.options.*two_player_variant"),
    (raj(options={"players": 2, "colour": "red"}), r"position\.options.*colour"),
    (raj(options=[]), r"position\.options.*should be an object"),
    (raj(extra=1), r"position.*'extra' is unknown"),
    (raj(pot=DEEP), r"position\.pot\[0\]"),
    (raj(pot=["x" * 10_000_000]), r"position\.pot\[0\].*10000000 letters"),
    (raj(pot=["tile.+7"] * 100_000), r"position\.pot.*100000 entries"),
    (raj(pot="tile.+7"), r"position\.pot.*should be a list"),
    (raj(pot=[10**5_000]), r"position\.pot\[0\].*should be a word"),
    (raj() | {"commits": [None, None]}, r"position\.commits"),
    (raj() | {"commits": ["red.7", "blue.7"]}, r"position\.commits"),
    (raj() | {"commits": ["red.9", None]}, r"position\.commits.*seat 0.*red\.9.*raj\.round\.spent"),
    (raj() | {"commits": ["?", None]}, r"position\.commits.*seat 0"),
    (raj() | {"commits": ["red.7"]}, r"position\.commits"),
    (raj() | {"commits": [7, None]}, r"position\.commits\[0\]"),
    (raj() | {"moves": []}, r"position should be an object|position: should be an object"),
    ({"fields": {}}, r"position\.options: is missing"),
    ({}, r"position"),
    (None, r"position"),
    ([], r"position"),
    ("raj", r"position"),
]


@pytest.mark.parametrize(("data", "said"), BROKEN, ids=[said for _, said in BROKEN])
def test_what_is_wrong_is_named(data: Any, said: str) -> None:
    with pytest.raises((ShapeError, PositionError), match=said) as caught:
        game("raj").state.from_position(data)
    assert len(str(caught.value)) < 1_000


def test_a_move_with_a_space_too_many_is_played_as_it_should_be() -> None:
    state = game("raj").state.from_position(raj() | {"commits": [" red.7  ", None]})
    assert state.play(1, "blue.3") == game("raj").state.from_position(raj()).joint(("red.7", "blue.3"))


def test_part_of_the_box_is_enough_for_a_lesson() -> None:
    two_rounds = raj(
        unspent=[["red.1", "red.2"], ["blue.3", "blue.9"]], tiles=["tile.-5"], pot=["tile.+7"], won=[[], []]
    )
    assert tried("raj", two_rounds, Random(1))
