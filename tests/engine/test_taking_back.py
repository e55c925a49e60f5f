"""Taking back: one's own, up to the last barrier; beyond it everybody must agree, and the record keeps it."""

from typing import Any

import pytest

from boardkit import Match, game, load
from boardkit.core.errors import IllegalMove
from tests.engine.raj_tables import table
from tests.engine.walks import GAMES


def hot_seat(**more: Any) -> Match:
    return Match(game("raj"), ["Ann", "Bo", "Cy"], seed=5, **more)


def refused(match: Match, clause: str, **how: Any) -> None:
    before = list(match.moments)
    with pytest.raises(IllegalMove) as caught:
        match.take_back(**how)
    assert caught.value.refusal.clause == clause
    assert match.moments == before


def test_a_choice_is_withdrawn_in_any_order_and_leaves_no_mark() -> None:
    match = hot_seat()
    for seat, move in ((0, "7"), (1, "8")):
        match.play(move, seat)
    one_left = hot_seat()
    one_left.play("8", 1)
    match.take_back(0)
    assert match.record == one_left.record
    match.play("9", 0)
    match.take_back()
    match.take_back(1)
    assert match.state == hot_seat().state
    assert match.marks == []
    refused(match, "core.take-back.nothing", seat=1)


def test_what_was_shown_is_taken_back_when_everybody_agrees_and_is_marked() -> None:
    match = hot_seat()
    start = match.state
    for seat, move in ((0, "7"), (1, "8"), (2, "9")):
        match.play(move, seat)
    refused(match, "core.take-back.agree", seat=2)
    refused(match, "core.take-back.agree", seat=2, agreed=[0])
    match.take_back(2, agreed=[0, 1])
    assert match.waiting_for == (2,)
    assert match.state.committed == (0, 1)
    assert match.state != start
    assert [(mark.kind, mark.agreed) for mark in match.marks] == [("take-back", (0, 1))]
    assert load(match.record.code()).marks == tuple(match.marks)


def test_bots_do_not_agree_once_their_cards_were_seen() -> None:
    """Else one could look at their cards and choose again."""
    match = Match(game("raj"), ["", "random", "random"], seed=1)
    refused(match, "core.take-back.nothing")
    match.play("7")
    refused(match, "core.take-back.shown")


def test_a_choice_that_the_position_came_with_cannot_be_withdrawn() -> None:
    match = Match(game("raj"), ["Ann", "Bo"], start=table([7, 9], [5]).play(0, "red.7"))
    refused(match, "core.take-back.nothing", seat=0)


def test_what_was_taken_back_can_be_played_again_until_something_else_is() -> None:
    match = hot_seat()
    for seat, move in ((0, "7"), (1, "8"), (2, "9")):
        match.play(move, seat)
    there = match.record.moves
    match.take_back(2, agreed=[0, 1])
    assert match.can_redo
    match.redo()
    assert match.record.moves == there
    assert not match.can_redo
    for spoils in (lambda: match.play("10", 2), lambda: match.seat(2, "random"), lambda: match.take_back(0)):
        match.restart(["Ann", "Bo", "Cy"], seed=5)
        for seat, move in ((0, "7"), (1, "8"), (2, "9")):
            match.play(move, seat)
        match.take_back(2, agreed=[0, 1])
        spoils()
        assert not match.can_redo
        with pytest.raises(ValueError, match="nothing was taken back"):
            match.redo()
        assert match.record.end() == match.state


def test_taking_back_does_not_roll_the_dice_anew(name: str) -> None:
    for seed in range(4):
        match = Match(GAMES[name], ["Ann", "Bo"], seed=seed)
        moves: list[tuple[int, str]] = []
        while match.state.to_act and len(moves) < 6:
            seat = match.waiting_for[0]
            moves.append((seat, match.state.legal_moves(seat)[0]))
            match.play(moves[-1][1], seat)
        there = match.record.moves
        seat = next(m.seat for m in reversed(match.moments) if m.seat in (0, 1))
        match.take_back(seat, agreed=[0, 1])
        match.play(moves[-1][1], moves[-1][0])
        assert match.record.moves == there


def test_another_way_is_tried_and_the_first_one_kept() -> None:
    match = Match(game("raj"), ["", "random"], seed=2)
    for move in ("1", "2", "3"):
        match.play(move)
    first = match.record.moves
    at = next(n for n, moment in enumerate(match.moments) if moment.move == "red.2") - 1
    match.branch(at)
    assert match.record.moves == first[:at]
    match.play("15")
    second = match.record.moves
    assert second[:at] == first[:at]
    assert second != first
    match.return_to()
    assert match.record.moves == first
    match.return_to(0)
    assert match.record.moves == second
    assert [mark.kind for mark in match.marks] == ["branch"]
    assert match.record.end() == match.state
    for wrong in (-1, len(match.moments)):
        with pytest.raises(ValueError, match="does not exist"):
            match.branch(wrong)
    for wrong in (1, -2):
        with pytest.raises(ValueError, match="does not exist"):
            match.return_to(wrong)
