"""Twins: two games that one seat cannot tell apart. They are made by replaying a record with hidden moves
replaced, never from `sample`, which a leaky observation would satisfy by itself.
"""

from collections.abc import Iterator
from random import Random

from boardkit.core.errors import IllegalMove
from boardkit.core.event import Log
from boardkit.core.names import HIDDEN, PUBLIC
from boardkit.core.record import Move, Record
from boardkit.core.rng import pick
from boardkit.core.state import State
from tests.engine.test_contract_refusals import wrong_clicks
from tests.engine.walks import Walk, walks


def other_moves(record: Record, hidden: list[bool], rng: Random) -> Iterator[Move]:
    """The moves of the record, those that are hidden replaced by others; IllegalMove where that goes wrong."""
    state: State = record.start
    for (seat, move), is_hidden in zip(record.moves, hidden, strict=True):
        played = pick(rng, state.legal_moves(seat)) if is_hidden else move
        state = state.play(seat, played, Log())
        yield seat, played


def early(walk: Walk) -> Record:
    """The record of a game's first half, while what is hidden is hidden still."""
    return walk.record(len(walk.nodes) // 2)


def twins(name: str) -> Iterator[tuple[int, State, State]]:
    """(seat, position, another position that the seat cannot tell from it)."""
    rng = Random(11)
    hiding = [walk for walk in walks(name) if any(move == HIDDEN for _, move, _ in early(walk).redacted(PUBLIC))]
    for walk in hiding * (len(walks(name)) // len(hiding)):  # where few variants hide anything, these are tried more
        for length in range(1, len(walk.nodes), 1 + len(walk.nodes) // 4):
            record = walk.record(length)
            for seat in range(record.start.players):
                told = record.redacted(seat)
                hidden = [move == HIDDEN for _, move, _ in told]
                if any(hidden):
                    try:
                        other = record._replace(moves=tuple(other_moves(record, hidden, rng)))
                    except IllegalMove:
                        continue
                    end, other_end = walk.nodes[length].state, other.end()
                    if other_end != end and other.redacted(seat) == told:
                        yield seat, end, other_end


def test_what_cannot_be_told_apart_looks_alike_in_every_way(name: str) -> None:
    count = 0
    for seat, one, other in twins(name):
        count += 1
        left, right = one.observation(seat), other.observation(seat)
        assert left == right
        assert repr(left) == repr(right)
        assert hash(left) == hash(right)
        assert left.legal_moves() == right.legal_moves()
        assert left.option_tree() == right.option_tree()
        assert left.returns() == right.returns()
        assert left.sample(Random(count)) == right.sample(Random(count))
        assert one.committed == other.committed
        if count % 50 == 1 and seat in one.to_act:
            for wrong in wrong_clicks(one, seat):
                assert one.why_not(seat, wrong) == other.why_not(seat, wrong)
    assert count > 60, "too few twins to say anything"
