"""Choosing at once: any order, hidden from the others, free to take back until the last one is in."""

from collections.abc import Iterator
from itertools import permutations
from random import Random
from typing import Any

import pytest

from boardkit.core.event import Log
from boardkit.core.names import HIDDEN, OPEN, PUBLIC
from boardkit.core.rng import pick_some
from boardkit.strategy.playout import playout
from tests.engine.walks import at_once, nodes


def together(name: str) -> Iterator[tuple[Any, tuple[str, ...]]]:
    """Positions in which several choose at once, and a move for each of them."""
    rng = Random(3)
    for node in nodes(name, every=3):
        state = node.state
        if len(state.to_act) > 1 and not state.committed:
            yield state, tuple(state.random_move(seat, rng) for seat in state.to_act)


def test_any_order_of_commitments_gives_what_joint_gives(name: str) -> None:
    rng, some = Random(4), 0
    for state, moves in together(name):
        log = Log()
        joint, some = state.joint(moves, log), some + 1
        orders = list(permutations(state.to_act))
        for order in pick_some(rng, orders, min(4, len(orders))):
            one_by_one, told, choice = state, Log(), dict(zip(state.to_act, moves, strict=True))
            for seat in order:
                assert seat in one_by_one.to_act
                one_by_one = one_by_one.play(seat, choice[seat], told)
            assert one_by_one == joint
            assert [event for event in told if event.clause != "core.committed"] == log
            assert [event.facts for event in told if event.clause == "core.committed"] == [{"seat": s} for s in order]
    assert bool(some) == at_once(name)


def test_the_rest_may_be_chosen_at_once_as_search_does(name: str) -> None:
    for state, moves in together(name):
        first, *others = state.to_act
        pending = state.play(first, moves[0])
        if len(others) > 1:
            assert pending.joint(moves[1:]) == state.joint(moves)
        else:
            assert pending.step(others[0], moves[1]) == state.joint(moves)
        assert len(playout(pending, Random(1))) == state.players


def test_what_is_taken_back_was_never_chosen(name: str) -> None:
    for state, moves in together(name):
        first, second = state.to_act[:2]
        one = state.play(first, moves[0])
        assert one.take_back(first) == state
        assert type(one.take_back(first)) is type(state)
        if len(state.to_act) > 2:
            both = one.play(second, moves[1])
            assert both.take_back(second) == one
            assert both.take_back(first) == state.play(second, moves[1])
            assert both.take_back(first).take_back(second) == state
        other = state.legal_moves(first)[-1]
        assert one.take_back(first).play(first, other) == state.play(first, other)
        for seat in (second, state.players, -1):
            with pytest.raises(ValueError, match=f"seat {seat} "):
                one.take_back(seat)
        with pytest.raises(ValueError, match=f"seat {first} "):
            state.take_back(first)


def test_who_has_chosen_is_refused_by_that_clause(name: str) -> None:
    for state, moves in together(name):
        one = state.play(state.to_act[0], moves[0])
        refusal = one.why_not(state.to_act[0], moves[0])
        assert refusal is not None
        assert refusal.clause == "core.committed"
        assert one.committed == state.to_act[:1]


def test_a_commitment_is_seen_by_its_owner_and_a_teacher_alone(name: str) -> None:
    for state, moves in together(name):
        seat = state.to_act[0]
        one = state.play(seat, moves[0])
        for looking in (*range(state.players), PUBLIC, OPEN):
            seen = one.observation(looking)
            assert seen.commits[0] == (moves[0] if looking in (seat, OPEN) else HIDDEN)
            assert seen.commits[1:] == (None,) * (len(state.to_act) - 1)
            assert seen.committed == (seat,)
        different = {state.play(seat, move).observation(PUBLIC) for move in state.legal_moves(seat)}
        assert len(different) == 1
