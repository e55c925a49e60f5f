"""Asks a bot for its move, and stands in for it when it fails. The game always goes on."""

from traceback import format_exception_only
from typing import TYPE_CHECKING, NamedTuple

from boardkit.core.bot import Bot
from boardkit.core.deadline import OutOfTimeError, within
from boardkit.core.shape import shown
from boardkit.core.state import State
from boardkit.core.text import Text

if TYPE_CHECKING:
    from random import Random

FAILED = Text("failed with {fault}", "出錯了：{fault}")
STALLED = Text("did not answer within {seconds} seconds", "在 {seconds} 秒內沒有回應")
NONSENSE = Text("gave an answer that is no legal move", "回答的不是合法的行動")
STAND_IN = Text("{bot} {fault}. A random move was played instead.", "{bot}{fault}。改由隨機行動代替。")


class Trouble(NamedTuple):
    """What a bot did wrong: in which seat, which bot, and what, in both languages.

    `detail` is for whoever wrote the bot. It does not go to the screen: what a bot says may give its secrets away.
    """

    seat: int
    bot: Text
    fault: Text
    detail: str = ""

    def text(self, lang: str) -> str:
        """The whole report in one language."""
        return STAND_IN.in_(lang).format(bot=self.bot.in_(lang), fault=self.fault.in_(lang))


def bot_move(bot: Bot, state: State, seat: int, rng: "Random", seconds: float) -> tuple[str, Trouble | None]:
    """A legal move for `seat`: the bot's own, or a random one with a report of what the bot did wrong.

    The bot is given an observation, never the state, and so many seconds.
    """
    seen = state.observation(seat)
    try:
        move: object = within(seconds, lambda: bot.choose(seen, rng))
    except OutOfTimeError:
        trouble = _trouble(seat, bot, STALLED, "", seconds=f"{seconds:g}")
    except (Exception, SystemExit) as error:  # noqa: BLE001 - whatever a stranger's code raises, the game goes on
        said = format_exception_only(error)[-1].strip()[:500]
        trouble = _trouble(seat, bot, FAILED, said, fault=type(error).__name__)
    else:
        if isinstance(move, str) and state.why_not(seat, move, whole=True) is None:
            return move, None
        trouble = _trouble(seat, bot, NONSENSE, shown(move))
    return state.random_move(seat, rng), trouble


def _trouble(seat: int, bot: Bot, what: Text, detail: str, **facts: str) -> Trouble:
    return Trouble(seat, bot.name, Text(what.en.format(**facts), what.zh.format(**facts)), detail)
