"""Raj: everybody chooses a card at once; equal cards cancel each other."""

from boardkit.core.game import Game
from boardkit.core.text import Text
from boardkit.games.raj.bots import BOTS
from boardkit.games.raj.components import SEAT_WORDS
from boardkit.games.raj.options import RajOptions
from boardkit.games.raj.rulebook import RULEBOOK
from boardkit.games.raj.rules import Raj
from boardkit.games.raj.source import SOURCE

GAME = Game(
    name="raj",
    title=Text("Raj", "主權"),
    state=Raj,
    rulebook=RULEBOOK,
    seats=SEAT_WORDS,
    own_bots=BOTS,
    source=SOURCE,
    paragraphs=frozenset({"raj.round.turn-up"}),
)

__all__ = ["GAME", "Raj", "RajOptions"]
