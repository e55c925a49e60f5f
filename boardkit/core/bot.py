"""Bots: a name, where the idea comes from, and a few lines that choose."""

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from boardkit.core.observation import Observation
from boardkit.core.rng import pick
from boardkit.core.text import Text

if TYPE_CHECKING:
    from random import Random

Chooser = Callable[[Observation, "Random"], str]
"""Is given what its seat may know and a generator of its own; answers with a legal move's text."""


class Bot(NamedTuple):
    """A player made of code."""

    name: Text
    source: Text
    choose: Chooser
    quiet: bool = False
    """Is its seat called by the seat's own name alone?"""


def bot_of(function: Chooser) -> Bot:
    """A bot made of a plain function: called by the function's name, explained by the first line of its docstring."""
    name = getattr(function, "__name__", type(function).__name__).strip("<>").replace("_", " ")
    idea = (function.__doc__ or "a player written in a cell").strip().partition("\n")[0]
    return Bot(Text(name, name), Text(idea, idea), function)


def choose_randomly(seen: Observation, rng: "Random") -> str:
    """Any legal move, each equally likely."""
    return pick(rng, seen.legal_moves())


RANDOM = Bot(
    Text("Random", "隨機"),
    Text("any legal move, each equally likely", "所有合法的行動，機會均等"),
    choose_randomly,
)
