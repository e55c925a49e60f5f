"""A series: several games between the same players, and who has won most of them."""

import pytest

from boardkit import game
from boardkit.core.series import Series
from boardkit.core.text import LANGUAGES, Voice


def played(length: int, seed: int = 1) -> Series:
    series = Series(game("raj"), ["random", "random", "random"], length=length, seed=seed)
    while not series.over:
        series.next_game()
    return series


def test_all_games_are_played_and_most_wins_win() -> None:
    for seed in range(12):
        series = played(3, seed)
        assert len(series.finished) == 3
        assert all(series.finished)
        wins = [sum(seat in winners for winners in series.finished) for seat in range(3)]
        assert series.wins == tuple(wins)
        assert series.winners == tuple(seat for seat in range(3) if wins[seat] == max(wins))


def test_a_shared_game_counts_for_each_winner_and_a_series_may_be_shared() -> None:
    series = played(3)
    series.results[:] = [(0, 1), (1,)]
    last = series.match.state.winners()
    assert series.wins == (1 + (0 in last), 2 + (1 in last), 0 + (2 in last))
    series.results[:] = [(0,), (1, 2)]
    assert sum(series.wins) == 3 + len(last)


def test_nobody_has_won_a_series_that_goes_on() -> None:
    series = Series(game("raj"), ["", "random"])
    assert series.winners == ()
    assert not series.can_go_on
    with pytest.raises(ValueError, match="not over yet"):
        series.next_game()
    assert series.length == 3
    over = played(2)
    assert not over.can_go_on
    with pytest.raises(ValueError, match="the series is over"):
        over.next_game()
    with pytest.raises(ValueError, match="length=0"):
        Series(game("raj"), length=0)


def test_each_game_follows_from_the_seed_and_its_number() -> None:
    games = []
    for length in (2, 4):
        series = Series(game("raj"), ["random", "random"], length=length, seed="s")
        moves = [series.match.record.moves]
        while not series.over:
            series.next_game()
            moves.append(series.match.record.moves)
        games.append(moves)
    assert games[1][:2] == games[0]
    assert len(set(games[1])) == 4


def test_each_game_of_a_series_says_which_one_it_is() -> None:
    series = Series(game("raj"), ["random", "random"], length=2, seed=3)
    for number in (1, 2):
        said = [event for m in series.match.moments for event in m.events if event.clause == "raj.series"]
        assert [event.facts for event in said] == [{"number": number, "length": 2}]
        for lang in LANGUAGES:
            assert "{" not in series.match.game.rulebook.event("raj.series", said[0].facts, Voice(lang))
        if number == 1:
            series.next_game()
