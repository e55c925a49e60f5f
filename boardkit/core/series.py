"""A series: several games in a row, in one match, and who has won how many of them."""

from collections.abc import Iterable
from typing import Any

from boardkit.core.game import Game
from boardkit.core.match import Match
from boardkit.core.rng import seeded
from boardkit.core.seating import Asked

USUAL_LENGTH = 3


def wins_by_seat(results: Iterable[tuple[int, ...]], seats: int) -> tuple[int, ...]:
    """How many games each seat has won, given the winners of each game; shared ones count for each winner."""
    games = list(results)
    return tuple(sum(seat in winners for winners in games) for seat in range(seats))


def most_games(results: Iterable[tuple[int, ...]], seats: int) -> tuple[int, ...]:
    """The seats that have won most games, given the winners of each game; several where they have won as many."""
    wins = wins_by_seat(results, seats)
    return tuple(seat for seat, won in enumerate(wins) if won == max(wins))


class Series:
    """So many games in a row between the same players; whoever wins most of them wins the series.

    All games are played; a game that several win counts for each of them, and a series may be shared too. Each
    game has a seed of its own, which follows from the series' seed and the game's number alone.
    """

    def __init__(
        self,
        game: Game,
        seats: Iterable[Asked] = ("",),
        *,
        length: int = USUAL_LENGTH,
        seed: int | str = 0,
        **switches: Any,
    ) -> None:
        if length < 1:
            raise ValueError(f"length={length}: a series has at least one game")
        self.length = length
        self.seed = seed
        self.results: list[tuple[int, ...]] = []
        """The winners of each finished game that another has followed."""
        self.match = Match(game, seats, seed=self._game_seed(0), **switches)
        self._announce()

    def _announce(self) -> None:
        if self.match.game.series_clause:
            self.match.announce(self.match.game.series_clause, number=len(self.results) + 1, length=self.length)

    def _game_seed(self, number: int) -> int:
        return int(seeded(self.seed, "game", number).random() * 10**9)

    @property
    def finished(self) -> list[tuple[int, ...]]:
        """The winners of each finished game, the present one too if it is over."""
        return [*self.results, self.match.state.winners()] if not self.match.state.to_act else list(self.results)

    @property
    def wins(self) -> tuple[int, ...]:
        """How many games each seat has won, shared ones counted for each winner."""
        return wins_by_seat(self.finished, len(self.match.players))

    @property
    def over(self) -> bool:
        """Have all games been played?"""
        return len(self.finished) >= self.length

    @property
    def winners(self) -> tuple[int, ...]:
        """Those who have won most games; () before the series is over."""
        return most_games(self.finished, len(self.match.players)) if self.over else ()

    @property
    def can_go_on(self) -> bool:
        """Is the present game over, and not the last?"""
        return not self.match.state.to_act and not self.over

    def next_game(self) -> None:
        """Begins the next game in the same match; ValueError while one is being played, or after the last."""
        if not self.can_go_on:
            raise ValueError("the series is over" if self.over else "the present game is not over yet")
        self.results.append(self.match.state.winners())
        first = self.match.state.next_start()
        self.match.restart(self.match.players, seed=self._game_seed(len(self.results)), start=first)
        self._announce()
