"""What the core derives and Raj does not use: numbers, sets in any order, moves of several parts, uneven chance,
secrets that are opened later, a seat that answers in the middle of another's turn. Tried on the tiny game.
"""

from collections import Counter
from typing import Any

import pytest

from boardkit import Match
from boardkit.core import choosing
from boardkit.core.ask import Ask
from boardkit.core.clause import Refusal
from boardkit.core.errors import IllegalMove
from boardkit.core.event import Log
from boardkit.core.names import CHANCE, HIDDEN, OPEN, PUBLIC
from boardkit.core.record import Record
from boardkit.core.rng import seeded
from tests.engine.tiny import GAME, Tiny


def at_turn(purse: int = 2, other: int = 3) -> Any:
    """Seat 0 is to bid, walk or pass; it holds `purse`."""
    state: Any = GAME.start(players=2)
    for seat, move in ((CHANCE, f"purse.{purse}"), (CHANCE, f"purse.{other}"), (0, "sun star"), (1, "sun moon")):
        state = state.play(seat, move)
    return state


NUMBERS = [
    ("bid 1", None),
    ("bid 2", None),
    ("bid 3", "tiny.bid.purse"),
    ("bid 9", "tiny.bid.purse"),
    ("bid 999999999", "tiny.bid.purse"),
    ("bid 0", "tiny.bid.least"),
    ("bid -4", "tiny.bid.least"),
    ("bid 02", "core.unknown"),
    ("bid +2", "core.unknown"),
    ("bid --2", "core.unknown"),
    ("bid -0", "core.unknown"),
    ("bid ２", "core.unknown"),
    ("bid 1.0", "core.unknown"),
    ("bid " + "9" * 5_000, "core.unknown"),
    ("bid", "core.unfinished"),
    ("bid 2 2", "core.too-much"),
]


@pytest.mark.parametrize(("move", "clause"), NUMBERS, ids=[move[:12] for move, _ in NUMBERS])
def test_a_number_out_of_range_cites_the_clause_that_bounds_it(move: str, clause: str | None) -> None:
    refusal = at_turn(purse=2).why_not(0, move, whole=True)
    assert (refusal and refusal.clause) == clause
    if refusal is not None and clause not in (None, "core.too-much"):
        assert refusal.right == ("1", "2")


def test_the_options_of_a_number_are_its_legal_range() -> None:
    assert at_turn(purse=2).choices(0, "bid").parts == range(1, 3)
    assert at_turn(purse=2).option_tree(0, ("bid",)) == {"#": [1, 2]}
    assert [m for m in at_turn(purse=2).legal_moves(0) if m.startswith("bid")] == ["bid 1", "bid 2"]


def test_a_number_after_which_more_is_asked_is_listed_with_what_follows(monkeypatch: pytest.MonkeyPatch) -> None:
    ask = Tiny.ask

    def asks_more(state: Any, seat: int, prefix: tuple[str, ...] = ()) -> Ask:
        if prefix[:1] != ("bid",) or len(prefix) < 2:
            return ask(state, seat, prefix)
        return Ask("tiny.bid.purse", ("aloud", "softly") if len(prefix) == 2 else (), done=len(prefix) == 3)

    monkeypatch.setattr(Tiny, "ask", asks_more)
    monkeypatch.setattr(Tiny, "why", lambda *_: None)
    tree = at_turn().option_tree(0)
    assert tree["bid"]["5"] == {"aloud": 1, "softly": 1}
    assert at_turn().why_not(0, "bid 5 softly", whole=True) is None


def test_sets_say_that_they_are_sets() -> None:
    state: Any = GAME.start(players=2).play(CHANCE, "purse.1").play(CHANCE, "purse.1")
    assert state.option_tree(0) == {"sun": {"moon": 1, "star": 1, "*": 1}, "moon": {"star": 1, "*": 1}, "*": 1}
    assert list(state.legal_moves(0)) == ["sun moon", "sun star", "moon star"]


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("moon sun", "sun moon"),
        ("star sun", "sun star"),
        ("sun moon", "sun moon"),
        ("moon moon", "moon moon"),
        ("star", "star"),
        ("star moon sun", "star moon sun"),
        ("nonsense sun", "nonsense sun"),
    ],
)
def test_a_set_may_be_typed_in_any_order(text: str, meant: str) -> None:
    state: Any = GAME.start(players=2).play(CHANCE, "purse.1").play(CHANCE, "purse.1")
    assert state.parse(0, text) == meant


def test_a_move_may_stop_early_or_go_on() -> None:
    state = at_turn()
    tree = state.option_tree(0, ("walk",))
    assert "" not in tree
    assert tree["step.a"][""] == 1
    assert tree["step.a"]["step.b"] == {"step.c": 1, "step.d": 1, "": 1}
    for move, clause in (
        ("walk", "core.unfinished"),
        ("walk step.a step.a", "tiny.walk.once"),
        ("walk step.a step.b step.c step.d", "core.too-much"),
        ("pass step.a", "core.too-much"),
    ):
        refusal = state.why_not(0, move, whole=True)
        assert refusal is not None
        assert refusal.clause == clause
    assert state.play(0, "walk step.a").points == (1, 0)


def test_a_tree_that_is_too_big_leaves_the_rest_to_be_fetched() -> None:
    state = at_turn()
    small = choosing.budgeted_tree(state, 0, (), 60)
    assert small == {"bid": "?", "walk": "?", "pass": 1}
    assert choosing.budgeted_tree(state, 0, ("walk",), 60)["step.a"] == "?"


@pytest.mark.parametrize("prefix", [("nonsense",), ("bid", "99"), ("walk", "step.a", "step.a"), ("pass", "x"), ("",)])
def test_nothing_follows_a_beginning_that_is_not_legal(prefix: tuple[str, ...]) -> None:
    """Such as a forged click: the game is never asked about it."""
    state = at_turn()
    assert state.option_tree(0, prefix) == {}
    assert state.choices(0, prefix).parts == ()
    assert state.observation(0).option_tree(prefix) == {}


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("walk a c", "walk step.a step.c"),
        ("walk step.a c", "walk step.a step.c"),
        ("bid 2", "bid 2"),
        ("bid nine lives", "bid nine lives"),
        ("fly a b", "fly a b"),
        ("walk a a b", "walk step.a step.a b"),
        ("", ""),
    ],
)
def test_short_forms_of_several_parts(text: str, meant: str) -> None:
    assert at_turn().parse(0, text) == meant


def test_a_short_form_that_fits_two_choices_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.engine.tiny.STEPS", ("step.a", "stair.a"))
    refusal = at_turn().parse(0, "walk a")
    assert isinstance(refusal, Refusal)
    assert refusal.clause == "core.ambiguous"
    assert refusal.right == ("step.a", "stair.a")


def test_uneven_chance_is_drawn_by_its_weights() -> None:
    state = GAME.start(players=2)
    assert state.chances() == [("purse.1", 1), ("purse.2", 2), ("purse.3", 3)]
    drawn = Counter(state.draw(seeded("uneven", n)) for n in range(1_200))
    assert 140 < drawn["purse.1"] < 260
    assert 520 < drawn["purse.3"] < 680


def test_a_secret_number_leaves_a_hole_and_a_secret_list_its_length() -> None:
    seen: Any = at_turn(purse=2, other=3).observation(0)
    assert seen.purse == (2, None)
    assert seen.dial == ((), (HIDDEN, HIDDEN))
    assert seen.shown == (("sun", "star"), ())
    assert at_turn().observation(PUBLIC).purse == (None, None)
    assert at_turn(purse=2, other=3).observation(OPEN).purse == (2, 3)


def test_a_secret_that_several_chose_at_once_stays_one_until_it_is_opened() -> None:
    """The others know that seat 1 has set its dial, and not how, until its turn comes."""
    moves = ((CHANCE, "purse.2"), (CHANCE, "purse.3"), (0, "sun star"), (1, "sun moon"))
    start = GAME.start(players=2)
    record = Record(GAME, start, ("", ""), moves)
    assert [move for _, move, _ in record.redacted(0)] == ["purse.2", HIDDEN, "sun star", HIDDEN]
    assert [move for _, move, _ in record.redacted(1)] == [HIDDEN, "purse.3", HIDDEN, "sun moon"]
    log = Log()
    opened: Any = record.end().play(0, "pass", log)
    assert [(event.clause, event.reveals) for event in log] == [("tiny.turn.pass", False), ("tiny.turn.open", True)]
    assert opened.observation(0).shown == (("sun", "star"), ("sun", "moon"))
    assert opened.observation(0).purse == (2, None), "what is not opened stays hidden"


def test_a_sample_keeps_what_was_seen() -> None:
    """Who has bid 3 holds at least 3."""
    state = at_turn(purse=3).play(0, "bid 3")
    purses = {state.observation(1).sample(seeded(n)).purse for n in range(30)}
    assert purses == {(3, 3)}
    assert len({at_turn().observation(1).sample(seeded(n)).purse for n in range(30)}) == 3


def test_another_seat_answers_in_the_middle_of_a_turn() -> None:
    state = at_turn(purse=3, other=2).play(0, "bid 3")
    assert state.to_act == (1,)
    refusal = state.why_not(1, "take")
    assert refusal is not None
    assert (refusal.clause, refusal.right) == ("tiny.answer.purse", ("leave",))
    assert state.play(1, "leave").to_act == (1,), "the answer given, it is the next seat's turn"


def test_an_opened_dial_is_a_barrier_to_taking_back() -> None:
    match = Match(GAME, ["Ann", "Bo"], seed=1)
    for seat in (0, 1):
        match.play("sun moon", seat)
    match.play("pass", 0)
    with pytest.raises(IllegalMove, match=r"core\.take-back\.agree"):
        match.take_back(0)
    bots = Match(GAME, ["", "random"], seed=1)
    bots.play("sun moon")
    bots.play("pass")
    with pytest.raises(IllegalMove, match=r"core\.take-back\.shown"):
        bots.take_back(0)
