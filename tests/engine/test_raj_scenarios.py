"""Raj's rulings as tests named by their ids. Players A, B, C … are seats 0, 1, 2 …"""
# ruff: noqa: N802 - the ids of the scenarios are written as in the list of rulings

from collections.abc import Sequence
from typing import Any

import pytest

from boardkit import Match, game
from boardkit.core.errors import IllegalMove
from tests.engine.raj_tables import cards, play_round, table, tile


def round_of(played: Sequence[int], pot: Sequence[int], taker: int | None, *told: str) -> None:
    """Plays a round and checks all of it: taker, pot, scores, spent cards, what was told."""
    state: Any = table(played, pot)
    after, outcome = play_round(state, played)
    worth = sum(pot)
    assert outcome.taker == taker
    assert outcome.pot == (tuple(map(tile, pot)) if taker is None else ())
    assert outcome.scores == tuple(worth if seat == taker else 0 for seat in range(len(played)))
    assert outcome.told == ("raj.round.reveal", *told)
    assert after.unclaimed == ()
    assert after.winners() == ()
    assert after.to_act == (-1,)
    if taker is not None:
        assert after.won[taker] == tuple(map(tile, pot))


CANCEL, NEXT, CARRY = "raj.tie.cancel", "raj.tie.next", "raj.tie.carry"
HIGHEST, LOWEST = "raj.take.highest", "raj.take.lowest"


def test_RAJ_01_the_highest_card_takes_a_treasure() -> None:
    round_of([9, 12, 4], [5], 1, HIGHEST)


def test_RAJ_02_the_lowest_card_takes_a_cobra() -> None:
    round_of([9, 12, 4], [-4], 2, LOWEST)


def test_RAJ_03_the_worst_card_takes_a_treasure_when_the_best_tie() -> None:
    round_of([15, 15, 1], [10], 2, CANCEL, NEXT, HIGHEST)


def test_RAJ_04_the_best_card_takes_a_cobra_when_the_lowest_tie() -> None:
    round_of([1, 1, 15], [-5], 2, CANCEL, NEXT, LOWEST)


def test_RAJ_05_two_pairs_leave_the_tile() -> None:
    round_of([14, 14, 11, 11], [8], None, CANCEL, CANCEL, CARRY)


def test_RAJ_07_cancelling_goes_on_to_the_next_and_the_next() -> None:
    round_of([13, 13, 10, 10, 2], [6], 4, CANCEL, CANCEL, NEXT, HIGHEST)


def test_RAJ_09_three_and_two_leave_the_tile() -> None:
    round_of([9, 9, 9, 4, 4], [7], None, CANCEL, CANCEL, CARRY)


def test_RAJ_10_a_tie_below_changes_nothing() -> None:
    round_of([15, 8, 8, 8, 3], [2], 0, HIGHEST)


def test_RAJ_11_a_sum_of_nought_goes_to_the_highest() -> None:
    round_of([3, 11, 7], [-4, 4], 1, HIGHEST)


def test_RAJ_13_the_sum_decides_and_not_the_cobra_in_it() -> None:
    round_of([3, 11, 7], [-2, 5], 1, HIGHEST)


def test_RAJ_15_a_sum_below_nought_goes_to_the_lowest_whatever_the_new_tile() -> None:
    round_of([6, 10], [3, -5, 1], 0, LOWEST)


def test_RAJ_27_five_equal_cards_leave_a_cobra() -> None:
    round_of([3, 3, 3, 3, 3], [-1], None, CANCEL, CARRY)


def test_RAJ_28_the_lowest_of_two_takes_the_cobra() -> None:
    round_of([1, 2], [-5], 0, LOWEST)


def test_RAJ_16_a_pot_grows_over_several_rounds() -> None:
    """From the first position, through every turning up: +10 (15/15), −1 (1/1), +3 (14/13)."""
    state: Any = game("raj").start(players=2)
    pots, outcome = [], None
    for worth, played in ((10, (15, 15)), (-1, (1, 1)), (3, (14, 13))):
        state = state.play(-1, tile(worth))
        pots.append(state.pot)
        state, outcome = play_round(state, played)
    assert pots == [("tile.+10",), ("tile.+10", "tile.-1"), ("tile.+10", "tile.-1", "tile.+3")]
    assert outcome is not None
    assert outcome.taker == 0
    assert outcome.scores == (12, 0)
    assert state.won == (("tile.+10", "tile.-1", "tile.+3"), ())
    assert state.pot == ()
    assert [len(hand) for hand in state.unspent] == [12, 12]
    assert len(state.tiles) == 12


def test_RAJ_20_the_last_tile_is_nobodys_when_all_cancel() -> None:
    """Fourteen tiles are taken, +9 is the last one, both hold only their 6."""
    won = [[10, 8, 7, -5, -4], [6, 5, 4, 3, 2, 1, -1, -2, -3]]
    state: Any = table([6, 6], [9], won=won, last=True)
    assert state.hand(0) == cards(6, 6)[:1]
    after, outcome = play_round(state, [6, 6])
    told = ("raj.round.reveal", CANCEL, "raj.tie.last", "raj.round.repeat", *["raj.end.score"] * 2, "raj.end.winner")
    assert outcome == (None, ("tile.+9",), (16, 15), told)
    assert after.unclaimed == ("tile.+9",)
    assert sum(after.scores()) == 31
    assert after.unspent == ((), ())
    assert after.to_act == ()
    assert after.winners() == (0,)


def test_RAJ_20_a_pot_carried_into_the_last_round_is_lost_with_it() -> None:
    won = [[10, 8, 7, -5, -4], [6, 5, 4, 3, 2, -1, -2, -3]]
    after, outcome = play_round(table([6, 6], [1, 9], won=won, last=True), [6, 6])
    assert outcome.taker is None
    assert after.unclaimed == ("tile.+1", "tile.+9")
    assert after.scores() == (16, 14)


WRONG = [
    ("red.9", "raj.round.spent"),
    ("red.0", "core.unknown"),
    ("red.16", "core.unknown"),
    ("0", "core.unknown"),
    ("16", "core.unknown"),
    ("blue.10", "raj.setup.hand"),
    ("tile.+6", "raj.round.choose"),
    ("red.10 red.11", "core.too-much"),
    ("", "core.unfinished"),
]


@pytest.mark.parametrize(("move", "clause"), WRONG)
def test_RAJ_23_a_card_that_cannot_be_played_is_refused(move: str, clause: str) -> None:
    state: Any = game("raj").start(players=3).play(-1, "tile.+5").joint(cards(9, 12, 4)).play(-1, "tile.+6")
    before = state.position()
    refusal = state.why_not(0, move, whole=True)
    assert refusal is not None
    assert refusal.clause == clause
    if clause != "core.too-much":
        assert refusal.right == tuple(f"red.{n}" for n in range(1, 16) if n != 9)
    with pytest.raises(IllegalMove, match=clause):
        state.play(0, move)
    assert state.position() == before


def test_RAJ_23_a_match_goes_on_after_a_refusal() -> None:
    match = Match(game("raj"), ["", "random", "random"], seed=3)
    match.play("9")
    state, moments = match.state, list(match.moments)
    for move, _ in WRONG:
        with pytest.raises(IllegalMove):
            match.play(move)
    assert match.state == state
    assert match.moments == moments
    match.play("10")
    now: Any = match.state
    assert len(now.unspent[0]) == 13


def test_RAJ_24_others_see_that_one_has_chosen_but_not_what() -> None:
    base = table([7, 9], [5])
    by_card = [base.play(0, f"red.{n}") for n in (1, 2, 7)]
    for state in by_card:
        assert state.to_act == (1,)
        assert state.observation(1).commits == ("?", None)
        assert state.observation(-2).commits == ("?", None)
        assert state.observation(-3).commits == state.commits
        assert state.observation(1).committed == (0,)
    assert len({state.observation(1) for state in by_card}) == 1
    assert len({state.observation(0) for state in by_card}) == 3
    assert [state.observation(0).commitment(0) for state in by_card] == ["red.1", "red.2", "red.7"]


def test_RAJ_26_equal_best_scores_share_the_win() -> None:
    """23, 23 and −6: all tiles are claimed."""
    won = [[10, 9, 4], [8, 7, 6, 2], [3, 1, -1, -2, -3, -4]]
    state: Any = table([3, 5, 1], [5, -5], won=won, last=True)
    after, outcome = play_round(state, [3, 5, 1])
    assert outcome.taker == 1, "a sum of nought"
    assert after.scores() == (23, 23, -6)
    assert after.unclaimed == ()
    assert after.winners() == (0, 1)
    assert outcome.told[-1] == "raj.end.winner"
