"""Regality vs. Religion: Revolution: thirty-one characters, nine squares, and whom they face."""

from boardkit.core.game import Game
from boardkit.core.text import Text
from boardkit.games.revolution.bots import BOTS
from boardkit.games.revolution.components import SEAT_WORDS
from boardkit.games.revolution.options import RevolutionOptions
from boardkit.games.revolution.rulebook import RULEBOOK
from boardkit.games.revolution.rules import Revolution
from boardkit.games.revolution.source import SOURCE

GAME = Game(
    name="revolution",
    title=Text("Regality vs. Religion: Revolution", "王權與教派：革命"),
    state=Revolution,
    rulebook=RULEBOOK,
    seats=SEAT_WORDS,
    own_bots=BOTS,
    source=SOURCE,
    series_clause="revolution.series",
    paragraphs=frozenset({"revolution.turn.alternate"}),
)

__all__ = ["GAME", "Revolution", "RevolutionOptions"]
