"""Playouts: whole random games through the contract, the same for the same seed."""

from boardkit.core.rng import seeded
from boardkit.strategy.playout import playout
from tests.engine.walks import GAMES, nodes, option_sets


def test_a_playout_gives_the_returns_of_a_game(name: str) -> None:
    for options in option_sets(GAMES[name]):
        start = GAMES[name].state.start(options)
        results = [playout(start, seeded(name, seed)) for seed in range(20)]
        assert results == [playout(start, seeded(name, seed)) for seed in range(20)]
        assert all(len(result) == options.players for result in results)
        assert len(set(results)) > 1


def test_a_playout_may_begin_anywhere(name: str) -> None:
    for node in nodes(name, every=5):
        before = node.state.position()
        result = playout(node.state, seeded(1))
        assert len(result) == node.state.players
        assert node.state.to_act or result == node.state.returns()
        assert node.state.position() == before
