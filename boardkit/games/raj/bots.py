"""Opponents for Raj that know nothing but what their seat may know."""

from random import Random

from boardkit.core.bot import Bot
from boardkit.core.observation import Observation
from boardkit.core.text import Text
from boardkit.games.raj.components import value
from boardkit.games.raj.rules import total

TREASURE_WEIGHT, COBRA_WEIGHT = 10, 9
"""A point gained is worth a little more effort than a point avoided, for somebody else may get the cobra."""


def stake(points: int) -> int:
    """How much effort an amount of points is worth."""
    return points * TREASURE_WEIGHT if points >= 0 else -points * COBRA_WEIGHT


def choose_carefully(seen: Observation, rng: Random) -> str:
    """Spends high cards on high stakes: the best card is kept for the round in which most is at stake.

    What is at stake is the sum of all open tiles, carried ones too, among all that may still come. A little
    chance keeps the bot from being read, and from always meeting the same card of another one like it.
    """
    hand = sorted(seen.legal_moves(), key=value)
    now = stake(total(seen.pot))
    to_come = [stake(value(tile)) for tile in seen.tiles]
    below = sum(1 for other in to_come if other < now) + 0.5
    place = below / (len(to_come) + 1) * len(hand)
    place += (rng.random() - 0.5) * min(3, len(hand))
    return hand[min(max(int(place), 0), len(hand) - 1)]


CAREFUL = Bot(
    Text("Careful", "小心"),
    Text("match the strength of the card to what is at stake", "卡片的大小要配合這一墩的輸贏"),
    choose_carefully,
)

BOTS = {"careful": CAREFUL}
