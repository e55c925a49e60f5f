"""The form for a new game: made from a game's switches and bots, so that no game needs a form of its own."""

from typing import Any

from boardkit.core.bot import Bot
from boardkit.core.game import Game
from boardkit.core.match import Match
from boardkit.core.options import Options
from boardkit.core.seating import BOT_MARK, Player, written
from boardkit.core.shape import ShapeError, shaped
from boardkit_widgets import ui_words

PERSON = "person"


def form(match: Match, lang: str) -> dict[str, Any]:
    """What can be set for a new game, with what is set now, as plain data for the screen."""
    options = match.state.options
    return {
        "options": [
            {
                "name": name,
                "label": switch.text.in_(lang),
                "value": getattr(options, name),
                "values": [
                    {
                        "value": value,
                        "label": switch.values[value].in_(lang) if value in switch.values else _plain(value, lang),
                    }
                    for value in switch.among
                ],
            }
            for name, switch in options.switches().items()
        ],
        "seats": [
            {"label": match.game.seats[seat].in_(lang), **_sitting(match, seat)}
            for seat in range(max(options.switches()["players"].among))
        ],
        "bots": [{"value": name, "label": bot.name.in_(lang)} for name, bot in match.game.bots.items()],
        "seed": "",
    }


def _plain(value: Any, lang: str) -> str:
    if isinstance(value, bool):
        return (ui_words.YES if value else ui_words.NO).in_(lang)
    return str(value)


def _sitting(match: Match, seat: int) -> dict[str, str]:
    """Who sits there now, or would by default."""
    player = match.players[seat] if seat < len(match.players) else match.game.filler
    if isinstance(player, Bot):
        return {"who": written(match.game, player).removeprefix(BOT_MARK), "name": ""}
    return {"who": PERSON, "name": player}


def filled_in(game: Game, args: dict[str, Any]) -> tuple[list[Player], str, Options]:
    """Players, seed and options from a filled-in form; ShapeError or OptionError names what is wrong in it."""
    options = game.read_options(args.get("options"))
    seats = args.get("seats")
    if not isinstance(seats, list) or len(seats) < options.players:
        raise ShapeError("seats", f"a list of {options.players} seats is needed")
    players = [_player(game, seat, f"seats[{n}]") for n, seat in enumerate(seats[: options.players])]
    return players, shaped(args.get("seed", ""), str, "seed").strip(), options


def _player(game: Game, seat: Any, where: str) -> Player:
    if not isinstance(seat, dict):
        raise ShapeError(where, "should be an object with 'who' and 'name'")
    who = shaped(seat.get("who"), str, f"{where}.who")
    if who == PERSON:
        name: str = shaped(seat.get("name", ""), str, f"{where}.name")
        return name.strip()
    if who not in game.bots:
        raise ShapeError(f"{where}.who", f"no bot is called {who!r}; there are {', '.join(game.bots)}")
    return game.bots[who]
