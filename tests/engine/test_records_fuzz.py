"""Broken, foreign, oversized and truncated saves and share codes are refused in words, at once."""

import base64
import json
import time
import zlib
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardkit import Match, game, load
from boardkit.core.record import CODE_MARK, LARGEST, Record, RecordError, read
from boardkit.core.rng import pick
from tests.engine.mutate import DEEP, at, mutated, places
from tests.engine.test_positions_fuzz import plays_on
from tests.engine.walks import find, walks

EACH = 3


def opened(data: Any) -> tuple[Record | None, str]:
    """The record, or what is said against it; any error but this one is a fault of ours."""
    try:
        return read(data, find), ""
    except RecordError as error:
        return None, str(error)


def tried(data: Any, rng: Random) -> bool:
    """Is a save accepted? If not, it must be refused in words."""
    record, said = opened(data)
    if record is None:
        assert 0 < len(said) < 1_500
        return False
    assert read(record.code(), find) == record
    assert read(json.dumps(record.to_json()), find) == record
    plays_on(record.end(), rng)
    return True


@given(seed=st.integers(0, 10**9))
def test_a_broken_save_is_refused_or_plays_to_its_end(name: str, seed: int) -> None:
    rng = Random(seed)
    for _ in range(EACH):
        walk = pick(rng, walks(name))
        length = rng.randrange(min(12, len(walk.nodes)))
        record = walk.record(length)
        if rng.random() < 0.3:
            record = record._replace(start=record.end(), moves=(), set_up=True)
        data = mutated(record.to_json(), rng, rng.choice((1, 1, 2)))
        tried(data, rng)
        if not any(at(data, path) is DEEP for path in places(data)):
            tried(json.dumps(data), rng)


@given(seed=st.integers(0, 10**9))
def test_a_broken_code_is_refused_or_plays_to_its_end(name: str, seed: int) -> None:
    rng = Random(seed)
    code = pick(rng, walks(name)).record(5).code()
    cut = rng.randrange(len(code))
    letter = rng.choice("Aa0-_=/+ .\n\0é")
    for broken in (code[:cut], code[cut:], code[:cut] + letter + code[cut + 1 :], code[:cut] + letter + code[cut:]):
        tried(broken, rng)
        tried(broken.encode(), rng)


def packed(data: bytes) -> str:
    return CODE_MARK + base64.urlsafe_b64encode(zlib.compress(data, 9)).decode().rstrip("=")


def save(**changes: Any) -> dict[str, Any]:
    """A save of the beginning of a game of Raj, with some entries changed."""
    match = Match(game("raj"), ["Ann", "Bo"], seed=4)
    match.play("7")
    match.play("9")
    return match.record.to_json() | changes


BROKEN: list[tuple[Any, str]] = [
    (save(version=2), "version 2 was written by a later boardkit"),
    (save(version=10**30), "later boardkit"),
    (save(version=0), "version: 0"),
    (save(version=True), "version: True"),
    (save(version="1"), "version: '1'"),
    (save(version=DEEP), "version: "),
    (save(format="chess"), "format.*chess"),
    (save(format=DEEP), "format"),
    (save(game="chess"), "no game is called 'chess'"),
    (save(game="../raj"), "no game is called"),
    (save(game=["raj"]), "game: "),
    (save(players=["Ann"]), "players: 1 names for 2 seats"),
    (save(players=["Ann", 5]), r"players\[1\]"),
    (save(players=["Ann", "\ud800"]), r"players\[1\]"),
    (save(players=["Ann", "B" * 100_000]), r"players\[1\].*100000 letters"),
    (save(moves=None), "moves"),
    (save(moves=[[0]]), r"moves\[0\]"),
    (save(moves=[["0", "red.7"]]), r"moves\[0\]"),
    (save(moves=[[-1, "tile.+5"], [0, "red.16"]]), r"moves\[1\] by seat 0.*red\.16"),
    (save(moves=[[-1, "tile.+5"], [2, "green.1"]]), r"moves\[1\] by seat 2"),
    (save(moves=[[-1, "tile.+5"], [10**30, "red.1"]]), r"moves\[1\]"),
    (save(moves=[[0, "red.7"]]), r"moves\[0\] by seat 0.*drawn"),
    (save(moves=[[-1, "tile.+5"]] * 30_000), "30000 entries"),
    (save(start={}), "position"),
    (save(start=None), "position"),
    (save(start={"options": {"players": 99}}), "options.*players=99"),
    (save(start="?"), "seal"),
    (save(seed=DEEP), "seed"),
    (save(marks=[[0]]), "marks"),
    (save(marks=7), "marks"),
    ({}, "format"),
    ([], "save"),
    (None, "save"),
    (7, "save"),
    ("", "neither a save nor a share code"),
    ("bk1.", "share code"),
    ("bk1.!!!!", "share code is damaged"),
    ("bk1." + "A" * 50, "share code is damaged"),
    ("bk9.AAAA", "neither a save nor a share code"),
    (b"\xff\xfe\x00", "neither a save nor a share code"),
    ("[" * 100_000, "neither a save nor a share code"),
    ('{"format":' + "[" * 5_000 + "]" * 5_000 + "}", "neither a save|format"),
    ("1" * 10_000, "neither a save nor a share code"),
    ("NaN", "object"),
    (" " * 10_000_000, "10000000 characters"),
    (packed(b" " * 50_000_000), "unpacks to more than is read"),
    (packed(b'{"format": "boardkit.record", "version": 1')[:-8], "share code"),
    (packed(json.dumps(save(version=2)).encode()), "later boardkit"),
    (packed(b"[" * 100_000), "neither a save nor a share code"),
]


@pytest.mark.parametrize(("data", "said"), BROKEN, ids=[f"{n}-{said}" for n, (_, said) in enumerate(BROKEN)])
def test_what_is_wrong_is_named_at_once(data: Any, said: str) -> None:
    begin = time.process_time()
    with pytest.raises(RecordError, match=said) as caught:
        load(data)
    assert len(str(caught.value)) < 1_000
    assert time.process_time() - begin < 2


def test_a_save_is_read_however_it_arrives() -> None:
    data = save()
    record = load(data)
    text = json.dumps(data)
    for form in (text, text.encode(), "\ufeff" + text, "\n" + record.code() + "\n", record.code().encode()):
        assert load(form) == record


def test_the_longest_games_fit_into_what_is_read(name: str) -> None:
    longest = max((walk.record() for walk in walks(name)), key=lambda record: len(record.moves))
    assert len(json.dumps(longest.to_json())) * 4 < LARGEST
    assert len(longest.code()) < 4_000 or name != "raj"


def test_a_lot_of_players_names_can_be_read_back() -> None:
    match = Match(game("raj"), ["Ann 😀", "林小姐", " x " * 100, "bot:careful", "random"], seed="s" * 80)
    assert load(match.record.code()) == match.record
