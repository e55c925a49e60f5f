"""Whose move it is, which moves there are, and that options, checks and the option tree all say the same."""

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from boardkit.core import choosing
from boardkit.core.errors import IllegalMove
from boardkit.core.event import Log
from boardkit.core.names import CHANCE
from boardkit.core.rng import pick_some
from boardkit.core.state import State
from tests.engine.walks import nodes


def test_nobody_but_those_to_act_has_a_move(name: str) -> None:
    for node in nodes(name):
        state = node.state
        for seat in {*range(-3, state.players + 3)} - {*state.to_act}:
            assert tuple(state.legal_moves(seat)) == ()
            assert tuple(state.choices(seat).parts) == ()
            assert state.option_tree(seat) == {}
            refusal = state.why_not(seat, node.move)
            assert refusal is not None
            assert refusal.clause in {"core.over", "core.chance", "core.committed", "core.turn"}


def test_those_to_act_are_seats_or_chance_and_have_a_move(name: str) -> None:
    for node in nodes(name):
        who = node.state.to_act
        assert who == (CHANCE,) or who == tuple(s for s in range(node.state.players) if s in who)
        assert all(node.state.legal_moves(seat) for seat in who)


def test_legal_moves_are_those_of_ask_and_why(name: str) -> None:
    for node in nodes(name):
        for seat in node.state.to_act:
            moves = tuple(node.state.legal_moves(seat))
            assert sorted(moves) == sorted(choosing.whole_moves(node.state, seat))
            assert len(set(moves)) == len(moves)


def leaves(state: State, seat: int, tree: Any, prefix: tuple[str, ...] = ()) -> Iterator[str]:
    """The whole moves in an option tree, fetching what it leaves open as the screen does."""
    if tree == "?":
        tree = state.option_tree(seat, prefix)
    if tree == 1:
        yield " ".join(prefix)
        return
    assert set(tree) - {"*"}, f"{prefix} leads nowhere"
    for part, below in tree.items():
        if part == "#":
            low, high = below
            for number in range(low, high + 1):
                yield from leaves(state, seat, "?", (*prefix, str(number)))
        elif part == "":
            yield " ".join(prefix)
        elif part != "*":
            yield from leaves(state, seat, below, (*prefix, part))


def test_every_option_leads_to_a_move(name: str) -> None:
    for node in nodes(name, every=2):
        for seat in node.state.to_act:
            tree = node.state.option_tree(seat)
            assert sorted(leaves(node.state, seat, tree)) == sorted(node.state.legal_moves(seat))


@pytest.mark.parametrize("limit", [0, 100, 400])
def test_a_tree_sent_level_by_level_says_the_same(name: str, limit: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choosing.budgeted_tree, "__defaults__", ((), limit))
    for node in nodes(name, every=9):
        for seat in node.state.to_act:
            tree = node.state.option_tree(seat)
            assert sorted(leaves(node.state, seat, tree)) == sorted(node.state.legal_moves(seat))


def test_a_move_that_is_not_refused_can_be_played(name: str) -> None:
    rng = Random(5)
    for node in nodes(name, every=3, inner=True):
        for seat in node.state.to_act:
            moves = node.state.legal_moves(seat)
            for move in pick_some(rng, moves, min(4, len(moves))):
                assert node.state.why_not(seat, move, whole=True) is None
                assert node.state.play(seat, move) == node.state.after(seat, move)
                assert node.state.play(seat, move.split(), Log()) == node.state.after(seat, move)
                for end in range(len(move.split())):
                    assert node.state.why_not(seat, move.split()[:end]) is None


def test_a_move_that_is_refused_cannot_be_played(name: str) -> None:
    everything = sorted({node.move for node in islice(nodes(name), 400)})
    for node in nodes(name, every=23, inner=True):
        legal = {seat: set(node.state.legal_moves(seat)) for seat in node.state.to_act}
        for move in [*everything[:: len(everything) // 9 + 1], "", "?", "-1", "x y", "9" * 5_000]:
            for seat in range(-1, node.state.players):
                refusal = node.state.why_not(seat, move, whole=True)
                assert (refusal is None) == (move in legal.get(seat, ()))
                if refusal is not None:
                    before = node.state.position()
                    with pytest.raises(IllegalMove) as caught:
                        node.state.play(seat, move, log := Log())
                    assert caught.value.refusal == refusal
                    assert node.state.position() == before
                    assert log == []
