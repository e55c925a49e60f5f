"""The timeline: every move, and half-way through each move after so many of the events that a seat sees."""

from boardkit import Match, game
from boardkit.core.moment import frames
from boardkit.core.names import OPEN


def test_frames_go_through_every_move_and_every_event() -> None:
    match = Match(game("raj"), ["random", "random"], seed=1)
    moments = match.moments
    assert [frame.moment for frame in frames(moments, 0, by_event=False)] == list(range(len(moments)))
    assert all(frame.told is None for frame in frames(moments, 0, by_event=False))
    for number, moment in list(enumerate(moments))[1:]:
        halfway = [frame.told for frame in frames(moments, 0, by_event=True) if frame.moment == number]
        assert halfway == [*range(1, len(moment.events)), None]


def test_what_a_seat_may_not_see_makes_no_frame() -> None:
    """In the variant, a card is set aside before its owner's eyes alone."""
    match = Match(game("raj"), ["random", "random"], seed=1, two_player_variant=True)
    by_seat = [frames(match.moments[:7], seat, by_event=True) for seat in (0, 1, OPEN)]
    assert by_seat[0] == by_seat[1], "one event makes no half-way stop, seen or not"
    told = [match.told(seat, until=2) for seat in (0, 1, OPEN)]
    assert [sum(event.clause == "raj.variant.cards" for event in events) for events in told] == [2, 0, 2]


def test_what_was_told_begins_with_the_last_move_that_made_something_happen() -> None:
    match = Match(game("raj"), ["Ann", "Bo"], seed=1)
    match.play("7")
    match.play("9")
    clauses = [event.clause for event in match.told(0)]
    assert clauses[:2] == ["core.committed", "raj.round.reveal"]
    assert clauses[-1] in ("raj.round.turn-up", "raj.pot.sum")
    assert clauses.count("raj.round.turn-up") == 1
    match.play("8")
    assert [event.clause for event in match.told(1)] == [*clauses, "core.committed"]
