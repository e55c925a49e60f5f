"""Positions, records and share codes are read back at every point of a game: equal, pending ones too."""

import json

import pytest

from boardkit.core.names import HIDDEN, PUBLIC
from boardkit.core.record import Record, RecordError, read
from tests.engine.walks import GAMES, at_once, find, nodes, walks


def test_positions_are_read_back_at_every_node(name: str) -> None:
    pending = 0
    for node in nodes(name):
        text = json.dumps(node.state.position(), allow_nan=False)
        back = GAMES[name].state.from_position(json.loads(text))
        assert back == node.state
        assert type(back) is type(node.state)
        assert hash(back) == hash(node.state)
        assert back.to_act == node.state.to_act
        assert back.position() == node.state.position()
        pending += bool(node.state.committed)
    assert bool(pending) == at_once(name)


def test_records_are_read_back_at_every_node(name: str) -> None:
    for walk in walks(name)[::4]:
        for length in range(0, len(walk.nodes), 1 + len(walk.nodes) // 20):
            record = walk.record(length)
            back = read(json.dumps(record.to_json()), find)
            assert back == record
            assert back.end() == walk.nodes[length].state
            assert read(record.code(), find) == record


def test_a_record_may_begin_anywhere(name: str) -> None:
    for walk in walks(name)[::4]:
        for at in range(0, len(walk.nodes), 1 + len(walk.nodes) // 5):
            moves = tuple((n.seat, n.move) for n in walk.nodes[at:] if n.seat is not None)
            start = walk.nodes[at].state
            record = Record(walk.game, start, ("",) * start.players, moves, set_up=True)
            back = read(record.code(), find)
            assert back == record
            assert back.end() == walk.nodes[-1].state


def test_a_replay_tells_what_was_told(name: str) -> None:
    for walk in walks(name):
        played = list(walk.record().replay())
        assert [events for _, events in played] == [node.events for node in walk.inner]
        assert [state for state, _ in played] == [node.state for node in walk.nodes[1:]]


def test_a_record_with_a_wrong_move_names_it(name: str) -> None:
    data = walks(name)[0].record().to_json()  # of a whole game, in which nothing is sealed
    data["moves"][2] = [data["moves"][2][0], "nonsense"]
    with pytest.raises(RecordError, match=r"^moves\[2\] by seat -?\d.*nonsense"):
        read(data, find)


def test_what_is_secret_stands_in_a_save_only_under_a_seal(name: str) -> None:
    """Of a game that is over nothing is secret; of one with an open commitment something is."""
    for walk in walks(name)[::3]:
        for length in range(0, len(walk.nodes), 1 + len(walk.nodes) // 15):
            state, record = walk.nodes[length].state, walk.record(length)
            data = record.to_json()
            seen = [move for _, move, _ in record.redacted(PUBLIC)]
            assert [move for _, move in data["moves"]] == seen
            assert data["secrets"] == ("sealed" if HIDDEN in seen else "none")
            assert not state.committed or HIDDEN in seen
            assert state.to_act or HIDDEN not in seen
            set_up = record._replace(start=state, moves=(), set_up=True).to_json()
            secret = state.masked(PUBLIC) != state
            assert set_up["secrets"] == ("sealed" if secret else "none")
            assert (set_up["start"] == state.position()) == (not secret)


def test_a_broken_seal_is_refused_in_words(name: str) -> None:
    records = (walk.record(length) for walk in walks(name) for length in range(len(walk.nodes)))
    data = next(found for record in records if (found := record.to_json())["secrets"] == "sealed")
    for seal in ("", None, 7, "x", "====", data["seal"][:-3], data["seal"][3:], walks(name)[0].record(0).code()):
        with pytest.raises(RecordError, match="seal"):
            read(json.dumps(data | {"seal": seal}), find)
