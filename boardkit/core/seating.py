"""Who sits where: people by name, bots by name or by their code, and what each seat is called."""

from collections.abc import Iterable
from difflib import get_close_matches

from boardkit.core.bot import Bot, Chooser, bot_of
from boardkit.core.game import Game
from boardkit.core.shape import shaped, shown
from boardkit.core.text import Text

Player = str | Bot
"""Who sits in a seat: a person, by name ("" for somebody who needs none), or a bot."""

Asked = Player | Chooser
"""Who may be asked for: a bot also by its name or as a plain function `(seen, rng) -> move`."""

YOU = Text("You", "你")
BOT_MARK = "bot:"
LONGEST_NAME = 24


def seated(game: Game, players: Iterable[Asked], seats: int) -> tuple[Player, ...]:
    """One player for each seat: bots' names become bots, empty seats are filled by the game's own bot."""
    asked = tuple(players)
    if len(asked) > seats:
        raise ValueError(f"{len(asked)} players for {seats} seats")
    named = tuple(_player(game, one, f"players[{seat}]") for seat, one in enumerate(asked))
    for seat, player in enumerate(named):
        # A name that no save could give back is refused now, not when somebody needs the save.
        shaped((player if isinstance(player, str) else player.name.en)[:LONGEST_NAME], str, f"players[{seat}]")
    return named + (game.filler,) * (seats - len(named))


def _player(game: Game, one: Asked, where: str) -> Player:
    if isinstance(one, Bot):
        return one
    if not isinstance(one, str):
        if not callable(one):
            raise TypeError(f"{where}: {shown(one)} is neither a person's name, nor a Bot, nor a function")
        return bot_of(one)
    if one.startswith(BOT_MARK):
        return game.bots.get(one.removeprefix(BOT_MARK), game.filler)
    if one in game.bots:
        return game.bots[one]
    if meant := get_close_matches(one, game.bots, n=1, cutoff=0.85):
        raise ValueError(f"{where}: no bot is called {shown(one)}; did you mean {meant[0]!r}?")
    return one.strip()[:LONGEST_NAME]


def written(game: Game, player: Player) -> str:
    """A player as a record has it: a name, or a mark and a bot's name."""
    if isinstance(player, str):
        return player
    return BOT_MARK + next((name for name, bot in game.bots.items() if bot == player), player.name.en[:LONGEST_NAME])


def called(game: Game, players: tuple[Player, ...]) -> tuple[Text, ...]:
    """What each seat is called: a person's name, or the seat and the name of its bot."""
    alone = sum(isinstance(player, str) for player in players) == 1
    return tuple(_called(player, game.seats[seat], alone) for seat, player in enumerate(players))


def _called(player: Player, seat: Text, alone: bool) -> Text:
    if isinstance(player, Bot) and not player.quiet:
        return Text(f"{seat.en} ({player.name.en})", f"{seat.zh}（{player.name.zh}）")
    if isinstance(player, str) and player:
        return Text(player, player)
    return YOU if alone and isinstance(player, str) else seat
