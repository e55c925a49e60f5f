"""T1: random games of Raj through the public states, beside OpenSpiel's goofspiel, which is nearly the same game."""

from collections.abc import Callable
from random import Random
from typing import Any

from boardkit import game
from boardkit.strategy.playout import playout


def raj_games(players: int) -> Callable[[], object]:
    """One random game of Raj from its start."""
    start, rng = game("raj").start(players=players), Random(1)
    return lambda: playout(start, rng)


def goofspiel_games(players: int) -> Callable[[], object]:
    """One random game of goofspiel with 15 cards: OpenSpiel's compiled engine in a tight Python loop."""
    import pyspiel

    start: Any = pyspiel.load_game(
        "goofspiel", {"players": players, "num_cards": 15, "points_order": "random"}
    ).new_initial_state()
    random = Random(1).random

    def one() -> object:
        state = start.clone()
        seats = range(players)
        while not state.is_terminal():
            if state.is_chance_node():
                moves = state.legal_actions()
                state.apply_action(moves[int(random() * len(moves))])
                continue
            chosen = []
            for seat in seats:
                moves = state.legal_actions(seat)
                chosen.append(moves[int(random() * len(moves))])
            state.apply_actions(chosen)
        return state.returns()

    return one
