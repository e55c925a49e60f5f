"""States are values: they never change, compare by their fields, copy, and end."""

import copy
import math
import pickle
from itertools import pairwise
from random import Random

from boardkit.core.names import CHANCE
from tests.engine.walks import nodes, walks


def test_no_past_state_ever_changes(name: str) -> None:
    for walk in walks(name):
        state, kept = walk.nodes[0].state, []
        for node in walk.inner:
            assert node.seat is not None
            kept.append((state, hash(state), repr(state), state.position()))
            state.option_tree(node.seat)
            state.observation(0).sample(Random(1))
            state = state.play(node.seat, node.move)
        assert state == walk.nodes[-1].state
        for past, digest, text, position in kept:
            assert hash(past) == digest
            assert repr(past) == text
            assert past.position() == position


def test_states_are_equal_by_what_they_hold(name: str) -> None:
    for node in nodes(name, every=3):
        state = node.state
        for twin in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):  # noqa: S301
            assert twin is not state
            assert twin == state
            assert hash(twin) == hash(state)
            assert repr(twin) == repr(state)
            assert hash(twin.search_key()) == hash(state.search_key())
            assert twin.search_key() == state.search_key()
        assert state != state.fields()


def test_every_field_counts_in_a_comparison(name: str) -> None:
    whole = [node.state for node in nodes(name) if not node.state.committed]
    tried = set()
    for one, other in [*pairwise(whole), *zip(whole, reversed(whole), strict=True)]:
        for field in one.FIELDS:
            if getattr(one, field) != getattr(other, field):
                assert one.replace(**{field: getattr(other, field)}) != one
                tried.add(field)
    assert tried == set(whole[0].FIELDS)


def test_positions_along_a_game_differ(name: str) -> None:
    for walk in walks(name):
        assert len({node.state for node in walk.nodes}) == len(walk.nodes)


def test_observations_copy_too(name: str) -> None:
    for node in nodes(name, every=7):
        seen = node.state.observation(0)
        for twin in (copy.copy(seen), copy.deepcopy(seen), pickle.loads(pickle.dumps(seen))):  # noqa: S301
            assert twin == seen
            assert hash(twin) == hash(seen)


def test_a_log_changes_nothing(name: str) -> None:
    for walk in walks(name):
        for node, after in zip(walk.inner, walk.nodes[1:], strict=True):
            assert node.seat is not None
            assert node.state.after(node.seat, node.move) == after.state


def test_results_are_one_number_a_seat_and_winners_have_the_best(name: str) -> None:
    for node in nodes(name):
        result = node.state.returns()
        assert len(result) == node.state.players
        assert all(type(value) in (int, float) and math.isfinite(value) for value in result)
        best = tuple(seat for seat, value in enumerate(result) if value == max(result))
        assert node.state.winners() == (() if node.state.to_act else best)


def test_chance_draws_what_it_may_by_positive_weights(name: str) -> None:
    drawn = 0
    for node in nodes(name):
        if node.state.to_act == (CHANCE,):
            chances = dict(node.state.chances())
            assert set(chances) == set(node.state.legal_moves(CHANCE))
            assert all(type(weight) is int and weight > 0 for weight in chances.values())
            for seed in range(5):
                assert node.state.draw(Random(seed)) in chances
            drawn += 1
    assert drawn
