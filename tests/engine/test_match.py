"""A match: people, bots and chance at one table; nothing that anybody does wrong stops the game or changes it."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from boardkit import Match, game, load
from boardkit.core.bot import Bot
from boardkit.core.errors import IllegalMove
from boardkit.core.record import RecordError
from boardkit.core.text import LANGUAGES, Text
from tests.engine.raj_tables import table
from tests.engine.walks import GAMES, finish


def against(choose: Callable[[Any, Any], Any], **more: Any) -> Match:
    """A match of two bots, one of which is a stranger's."""
    stranger = Bot(Text("Stranger", "陌生人"), Text("none", "無"), choose)
    return Match(game("raj"), [stranger, "random"], seed=2, **more)


class Unshowable(Exception):
    def __str__(self) -> str:
        raise RuntimeError("not even this")

    __repr__ = __str__


def raises(_seen: Any, _rng: Random) -> str:
    raise KeyError("no such card")


def unshowable(_seen: Any, _rng: Random) -> str:
    raise Unshowable


def leaves(_seen: Any, _rng: Random) -> str:
    raise SystemExit("bye")


def changes(seen: Any, _rng: Random) -> str:
    seen.pot = ()
    return "never reached"


def breaks_in(seen: Any, _rng: Random) -> str:
    """Spoils the inside of what it was given; that is its own copy."""
    inside = seen._seen
    for field in inside.FIELDS:
        object.__setattr__(inside, field, ())
    return "nonsense"


def plays_on(seen: Any, _rng: Random) -> str:
    return str(seen.play(0, "red.1"))


def answering(answer: Any) -> Callable[[Any, Any], Any]:
    """A bot that always answers the same."""
    return lambda *_: answer


WRONG: list[tuple[Callable[[Any, Any], Any], str]] = [
    (raises, "KeyError"),
    (unshowable, "Unshowable"),
    (leaves, "SystemExit"),
    (changes, "never changes"),
    (breaks_in, "nonsense"),
    (plays_on, "sample"),
    (answering(None), "None"),
    (answering(7), "7"),
    (answering(["red.7"]), "red.7"),
    (answering(Unshowable()), "Unshowable"),
    (answering(""), "''"),
    (answering("blue.7"), "blue.7"),
    (answering("red.7 red.8"), "red.7 red.8"),
    (answering("x" * 100_000), "xxx"),
    (answering("{seat}"), "{seat}"),
]


@pytest.mark.parametrize(("choose", "said"), WRONG, ids=[f"{n}-{said}" for n, (_, said) in enumerate(WRONG)])
def test_a_bot_that_goes_wrong_is_reported_and_the_game_goes_on(choose: Callable[[Any, Any], Any], said: str) -> None:
    match = against(choose)
    state: Any = match.state
    assert state.to_act == ()
    assert len(match.troubles) == 15
    for trouble in match.troubles:
        assert trouble.seat == 0
        for lang in LANGUAGES:
            assert trouble.bot.in_(lang) in trouble.text(lang)
        assert said in trouble.text("en") + trouble.detail
        assert "blue.7" not in trouble.text("en")  # what a bot says may be its secret: not on the screen
        assert len(trouble.text("en") + trouble.detail) < 1000
    assert load(match.record.code()).end() == state


def test_a_bot_that_goes_wrong_is_replaced_by_the_same_moves_each_time() -> None:
    assert against(raises).record == against(raises).record


def test_a_bot_that_does_not_answer_is_left_behind() -> None:
    slow = [True]

    def sleeps(seen: Any, rng: Random) -> str:
        while slow:
            pass
        return str(seen.legal_moves()[0])

    match = Match(game("raj"), ["", Bot(Text("Slow", "慢"), Text("-", "-"), sleeps)], seed=1, bot_seconds=0.05)
    slow.clear()
    assert "0.05 seconds" in match.troubles[0].text("en")
    assert match.waiting_for == (0,)
    match.bot_seconds = 60
    match.play("7")
    assert len(match.troubles) == 1


def test_a_move_with_spaces_is_kept_as_it_is_played() -> None:
    match = against(lambda seen, _: f"  {seen.legal_moves()[0]} \n")
    assert match.troubles == []
    assert all(moment.move == " ".join(moment.move.split()) for moment in match.moments)


def test_the_same_seed_gives_the_same_match_and_another_another(name: str) -> None:
    played = GAMES[name]
    records = [Match(played, ["random", "random"], seed=seed).record.moves for seed in (1, 1, "1", 2)]
    assert records[0] == records[1] == records[2] != records[3]


def hot_seat(**more: Any) -> Match:
    return Match(game("raj"), ["Ann", "Bo"], seed=5, **more)


def test_short_forms_and_numbers_are_understood() -> None:
    played = []
    for move in ("7", 7, "red.7", " 7 "):
        match = Match(game("raj"), [""], seed=1)
        match.play(move)
        played.append(match.record)
    assert len({record.code() for record in played}) == 1


WRONG_MOVES = [
    ("blue.7", 0, "raj.setup.hand"),
    ("nonsense", 0, "core.unknown"),
    ("", 0, "core.unfinished"),
    (0, 0, "core.unknown"),
    ("7 8", 0, "core.too-much"),
    ("7", 9, "core.turn"),
    ("7", -2, "core.turn"),
    ("tile.+5", -1, "core.turn"),
]


@pytest.mark.parametrize(("move", "seat", "clause"), WRONG_MOVES)
def test_a_wrong_move_is_refused_and_changes_nothing(move: str, seat: int, clause: str) -> None:
    match, told = hot_seat(), list[Match]()
    match.subscribe(told.append)
    before = list(match.moments)
    with pytest.raises(IllegalMove) as caught:
        match.play(move, seat)
    assert caught.value.refusal.clause == clause
    assert f"[{clause}]" in str(caught.value)
    assert match.moments == before
    assert told == []


def test_after_the_end_nobody_moves() -> None:
    match = Match(game("raj"), ["random", "random"])
    assert match.waiting_for == ()
    with pytest.raises(IllegalMove, match=r"core\.over"):
        match.play("7", 0)


def test_who_has_chosen_waits_for_the_other() -> None:
    match = hot_seat()
    match.play("7")
    assert list(match.waiting_for) == [1]
    with pytest.raises(IllegalMove, match=r"core\.committed"):
        match.play("8", 0)
    match.play("9")
    assert list(match.waiting_for) == [0, 1]
    assert [event.clause for event in match.told(0)][:3] == ["core.committed", "raj.round.reveal", "raj.take.highest"]


def test_everybody_who_subscribed_is_told_until_they_stop() -> None:
    match, told = hot_seat(), list[str]()
    stop = match.subscribe(lambda _: told.append("first"))
    match.subscribe(lambda _: told.append("second"))
    match.play("7")
    stop()
    stop()
    match.play("8")
    assert told == ["first", "second", "second"]


@pytest.mark.parametrize("wrong", [None, 3, ["Ann"], {}])
def test_what_is_neither_a_name_nor_a_bot_is_refused(wrong: Any) -> None:
    with pytest.raises(TypeError, match=r"players\[1\]"):
        Match(game("raj"), ["Ann", wrong])


def test_the_number_of_players_follows_from_the_players() -> None:
    assert len(Match(game("raj"), ["", "random", "random", "random"]).players) == 4
    assert len(Match(game("raj")).players) == 3
    assert len(Match(game("raj"), ["Ann"], players=5).players) == 5
    with pytest.raises(ValueError, match="players=6"):
        Match(game("raj"), ["random"] * 6)
    with pytest.raises(ValueError, match="3 players for 2 seats"):
        Match(game("raj"), ["random"] * 3, players=2)


def test_a_match_shows_itself_the_same_way_every_time() -> None:
    assert repr(Match(game("raj"), seed=1)) == repr(Match(game("raj"), seed=1))
    assert "0x" not in repr(Match(game("raj")))


def test_a_match_may_begin_anywhere_and_is_saved_and_restored(tmp_path: Path) -> None:
    match = Match(game("raj"), ["Ann", "Bo"], start=table([7, 9], [5]), seed=3)
    match.play("7")
    match.save(tmp_path / "game.json")
    record = load((tmp_path / "game.json").read_bytes())
    assert record == match.record
    other = Match(game("raj"), ["x", "y"])
    other.restore(record)
    assert other.record == match.record
    assert other.state == match.state
    for one in (match, other):
        one.play("9")
    assert other.record == match.record
    with pytest.raises(RecordError, match="Raj"):
        Match(GAMES["tiny"], ["x", "y"]).restore(record)
    assert finish(other.state, Random(1)).to_act == ()


def test_a_plain_function_is_a_bot_called_by_its_name() -> None:
    def plays_high(seen: Any, _rng: Any) -> str:
        """Its highest card."""
        return str(seen.legal_moves()[-1])

    match = Match(game("raj"), ["", plays_high], seed=1)
    assert match.names() == ("You", "Blue (plays high)")
    bot = match.bot(1)
    assert bot is not None
    assert bot.source.en == "Its highest card."
    match.play("1")
    assert "blue.15" not in match.observation(0).unspent[1]


def test_a_misspelt_bot_is_not_taken_for_a_person() -> None:
    with pytest.raises(ValueError, match="did you mean 'careful'"):
        Match(game("raj"), ["", "carefull"])
