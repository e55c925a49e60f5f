"""Bots: they move legally, know only what their seat may know, and the careful one is worth playing against."""

from random import Random
from time import process_time
from typing import Any

from boardkit import Match, game
from boardkit.core.rng import pick_some, seeded
from boardkit.games.raj.bots import BOTS
from tests.engine.raj_tables import table
from tests.engine.walks import GAMES, nodes

SECONDS_EACH = 3
CAREFUL = BOTS["careful"].choose


def test_every_bot_answers_with_a_legal_move_at_every_point(name: str) -> None:
    known = list(nodes(name, every=4))
    for bot in GAMES[name].bots.values():
        start = process_time()
        for number, node in enumerate(pick_some(seeded("bots"), known, len(known))):
            if process_time() - start > SECONDS_EACH:
                break  # a bot that thinks for long is asked at fewer points
            for seat in node.state.to_act:
                if seat >= 0:
                    move = bot.choose(node.state.observation(seat), seeded(number))
                    assert move in node.state.legal_moves(seat)
                    assert move == bot.choose(node.state.observation(seat), seeded(number))


def test_every_bot_says_who_it_is_in_both_languages(name: str) -> None:
    for bot in GAMES[name].bots.values():
        assert all(bot.name)
        assert all(bot.source)


def wins_of_careful(players: int, games: int) -> float:
    """Its share of the wins against random players, from every seat in turn."""
    won = 0.0
    for number in range(games):
        seat = number % players
        seats = ["random"] * players
        seats[seat] = "careful"
        winners = Match(game("raj"), seats, seed=number, bot_seconds=60).state.winners()
        won += (seat in winners) / len(winners)
    return won / games


def test_the_careful_bot_beats_random_ones_clearly() -> None:
    assert wins_of_careful(2, 60) > 0.75
    assert wins_of_careful(3, 60) > 0.6


def strength(pot: list[int]) -> float:
    """Which share of its hand the careful bot keeps below the card that it plays, on average."""
    state: Any = table([7, 8, 9], pot)
    hand = sorted(state.hand(0), key=lambda card: int(card.partition(".")[2]))
    chosen = [hand.index(CAREFUL(state.observation(0), Random(seed))) for seed in range(60)]
    return sum(chosen) / len(chosen) / (len(hand) - 1)


def test_it_sees_the_whole_pot_and_not_only_the_new_tile() -> None:
    assert strength([10, 8, -1]) > strength([-1]) + 0.3, "much lies open under a small cobra"
    assert strength([-5, 6]) < strength([6]) - 0.2, "a sum of +1 is little, though the new tile is +6"
    assert strength([-4, 4]) < 0.2, "a sum of nought is worth nothing"
