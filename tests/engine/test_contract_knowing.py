"""What a seat may know: an observation that holds nothing else, never changes, and gives no secret away."""

import gc
import json
from collections.abc import Iterator
from dataclasses import is_dataclass
from typing import Any

import pytest

from boardkit.core.event import Event, seen_by
from boardkit.core.names import HIDDEN, OPEN, PUBLIC, may_know
from boardkit.core.observation import Observation
from boardkit.core.value import Value
from tests.engine.walks import looks, nodes, walks

MARKER = "marker.of.a.secret"
NUMBER = 987_654_321


def reached(root: object) -> Iterator[object]:
    """Everything that an observation leads to, its classes and their rulebooks aside."""
    waiting, seen = [root], {id(root)}
    while waiting:
        thing = waiting.pop()
        yield thing
        if isinstance(thing, tuple | list | dict | set | frozenset | Value | Observation) or is_dataclass(thing):
            for one in gc.get_referents(thing):
                if id(one) not in seen and not isinstance(one, type):
                    seen.add(id(one))
                    waiting.append(one)


def test_an_observation_holds_no_reference_to_its_state(name: str) -> None:
    for node in nodes(name, every=5):
        states = {id(node.state), id(getattr(node.state, "base", None) or node.state)}
        for looking in looks(node.state):
            assert not states & set(map(id, reached(node.state.observation(looking))))


def test_an_observation_cannot_be_changed_or_played_on(name: str) -> None:
    for node in nodes(name, every=29):
        seen = node.state.observation(0)
        for field in ("seat", "_seen", "to_act", "anything", *node.state.FIELDS):
            with pytest.raises(AttributeError, match="never changes"):
                setattr(seen, field, None)
            with pytest.raises(AttributeError, match="never changes"):
                delattr(seen, field)
        for mover in ("play", "after", "step", "joint", "take_back", "draw", "filled", "masked", "replace"):
            with pytest.raises(AttributeError, match="sample"):
                getattr(seen, mover)


def test_what_is_done_to_an_observation_never_reaches_the_game(name: str) -> None:
    """Even by somebody who gets at the inside of it."""
    for node in nodes(name, every=29):
        before = node.state.position()
        for looking in looks(node.state):
            inside: Any = node.state.observation(looking)._seen
            for field in inside.FIELDS:
                object.__setattr__(inside, field, None)
        assert node.state.position() == before


def marked(secret: Any) -> Any:
    """The same secret, with something in it that occurs nowhere else."""
    if isinstance(secret, tuple):
        return tuple(map(marked, secret))
    return NUMBER if isinstance(secret, int) else MARKER if isinstance(secret, str) else secret


def with_markers(state: Any, seat: int) -> Any:
    """The position in which all secrets of others than `seat` are markers."""
    if state.committed:
        commits = [
            move if owner == seat or move is None else MARKER
            for owner, move in zip(state.base.to_act, state.commits, strict=True)
        ]
        return type(state)(with_markers(state.base, seat), tuple(commits))
    changes = {}
    for field in state.secrets:
        entries = enumerate(getattr(state, field))
        changes[field] = tuple(entry if owner == seat else marked(entry) for owner, entry in entries)
    return state.replace(**changes)


def test_no_marker_of_anothers_secret_shows(name: str) -> None:
    hidden = 0
    for node in nodes(name, every=5, inner=True):
        for looking in (*range(node.state.players), PUBLIC):
            state = with_markers(node.state, looking)
            hidden += state != node.state
            seen = state.observation(looking)
            shown = [repr(seen), repr(seen._seen), json.dumps(seen.option_tree()), repr(seen.legal_moves())]
            shown += [repr(seen.choices()), repr(seen.why_not("nonsense")), repr(seen.why_not(""))]
            shown += [repr(thing) for thing in reached(seen) if isinstance(thing, str | int)]
            assert not any(MARKER in text or str(NUMBER) in text for text in shown)
            assert seen == node.state.observation(looking)
    assert hidden


def words(value: Any) -> Iterator[Any]:
    """The names and numbers in an event's facts and moves."""
    if isinstance(value, dict):
        value = tuple(value.values())
    if isinstance(value, tuple | list):
        for one in value:
            yield from words(one)
    else:
        yield value


def tells(events: tuple[Event, ...]) -> set[Any]:
    return {word for event in events for word in words((event.facts, event.moved)) if isinstance(word, str)}


def test_no_event_or_redacted_record_tells_a_hidden_move(name: str) -> None:
    hidden = 0
    for walk in walks(name):
        for length in range(1, len(walk.nodes), 1 + len(walk.nodes) // 4):
            record = walk.record(length)
            for looking in (*range(record.start.players), PUBLIC):
                told = record.redacted(looking)
                assert len(told) == length
                for node, (mover, move, events) in zip(walk.nodes, told, strict=False):
                    assert (mover, events) == (node.seat, seen_by(node.events, looking))
                    assert move in (node.move, HIDDEN)
                    assert looking != mover or move == node.move
                    if move == HIDDEN:
                        hidden += 1
                        untold = tuple(event for event in events if not event.reveals)
                        assert not tells(untold) & set(node.move.split())
            assert all(move != HIDDEN for _, move, _ in record.redacted(OPEN))
    assert hidden


def test_a_move_that_one_cannot_tell_from_another_by_looking_is_not_shown_in_a_record(name: str) -> None:
    """Else what the observation hides could be read in the record."""
    count = 0
    for node in nodes(name, inner=True):
        seat = node.seat
        assert seat is not None
        after = node.state.after(seat, node.move)
        if after.committed or not after.to_act:
            continue
        for looking in {*range(node.state.players), PUBLIC} - {seat}:
            seen = after.observation(looking)
            others = (node.state.after(seat, move) for move in node.state.legal_moves(seat)[:12] if move != node.move)
            if any(other != after and other.observation(looking) == seen for other in others):
                count += 1
                assert not may_know(node.state.audience(seat, node.move), looking)
    assert count


def test_what_a_seat_cannot_see_of_a_move_is_hidden_in_its_record(name: str) -> None:
    for walk in walks(name):
        for length, node in enumerate(walk.nodes):
            if node.state.committed:
                told = walk.record(length).redacted(PUBLIC)
                last = {seat: move for seat, move, _ in told}
                assert all(last[seat] == HIDDEN for seat in node.state.committed)
                break
        for node in walk.inner:
            assert node.seat is not None
            audience = node.state.audience(node.seat, node.move)
            assert may_know(audience, OPEN)
            assert audience is None or set(audience) <= set(range(node.state.players))
