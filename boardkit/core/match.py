"""A match: one game being played by people and bots.

The board on the screen and the match in a cell are one object: play in either, and both change.
"""

from collections.abc import Callable, Iterable
from traceback import format_exception_only
from typing import Any, NamedTuple

from boardkit.core.bot import Bot
from boardkit.core.clause import Refusal
from boardkit.core.errors import IllegalMove
from boardkit.core.event import Event, Log, seen_by
from boardkit.core.game import Game
from boardkit.core.names import CHANCE
from boardkit.core.observation import Observation
from boardkit.core.record import Record
from boardkit.core.rng import seeded
from boardkit.core.shape import shaped, shown
from boardkit.core.state import State
from boardkit.core.text import Text

Player = str | Bot
YOU = Text("You", "你")
Subscriber = Callable[["Match"], None]


class Moment(NamedTuple):
    """A position of a match, the move that led to it, and what that move made happen."""

    state: State
    seat: int | None = None
    move: str = ""
    events: tuple[Event, ...] = ()


class Match:
    """One game being played.

    `players` are names of people ("" for somebody who needs none), or bots (`Bot`, or the name of one of the
    game's bots); two or more of them also say how many play. Empty seats are filled with the game's careful bot. Everything by chance, and every bot, follows from `seed`, so that the same moves
    give the same match.

    >>> from boardkit import Match, game
    >>> match = Match(game("raj"), players=["Ann", "random", "random"], seed=7)
    >>> match.play("15")
    >>> len(match.moments) > 4
    True
    """

    def __init__(
        self,
        game: Game,
        players: Iterable[Player] = ("",),
        *,
        seed: int | str = 0,
        start: State | None = None,
        **switches: Any,
    ) -> None:
        self.game = game
        self.seed = seed
        self._set_up = start is not None
        players = tuple(players)
        if len(players) > 1:
            switches.setdefault("players", len(players))
        first = start or game.start(**switches)
        self.players = self._seated(players, first.players)
        self.moments: list[Moment] = [Moment(first)]
        self.troubles: list[str] = []
        """What bots did wrong, in words."""
        self._subscribers: list[Subscriber] = []
        self._advance()

    def _seated(self, players: tuple[Player, ...], seats: int) -> tuple[Player, ...]:
        if len(players) > seats:
            raise ValueError(f"{len(players)} players for {seats} seats")
        bots = self.game.bots
        filler = bots["careful"] if "careful" in bots else bots["random"]
        named = tuple(bots.get(p, p) if isinstance(p, str) else p for p in players)
        for seat, player in enumerate(named):
            if not isinstance(player, str | Bot):
                raise TypeError(f"players[{seat}]: {shown(player)} is neither a person's name nor a Bot")
            # A name that no save could give back is refused now, not when somebody needs the save.
            shaped(player if isinstance(player, str) else player.name.en, str, f"players[{seat}]")
        return named + (filler,) * (seats - len(named))

    # ---- Reading

    @property
    def state(self) -> State:
        """The position now."""
        return self.moments[-1].state

    def bot(self, seat: int) -> Bot | None:
        """The bot in a seat, or None where a person sits."""
        player = self.players[seat]
        return None if isinstance(player, str) else player

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(seat for seat in range(len(self.players)) if self.bot(seat) is None)

    @property
    def waiting_for(self) -> tuple[int, ...]:
        """The people who have something to decide now."""
        return tuple(seat for seat in self.state.to_act if seat in self.people)

    def names(self, lang: str = "en") -> tuple[str, ...]:
        """What each seat is called: a person's name, or the seat and the name of its bot."""
        return tuple(self._name(seat).in_(lang) for seat in range(len(self.players)))

    def _name(self, seat: int) -> Text:
        player, called = self.players[seat], self.game.seats[seat]
        if isinstance(player, Bot):
            return Text(f"{called.en} ({player.name.en})", f"{called.zh}（{player.name.zh}）")
        if player:
            return Text(player, player)
        return YOU if len(self.people) == 1 else called

    def observation(self, seat: int) -> Observation:
        """What a seat may know now."""
        return self.state.observation(seat)

    def told(self, seat: int) -> tuple[Event, ...]:
        """What a seat was told since the last move that made something happen, that move included."""
        recent: tuple[Event, ...] = ()
        for moment in reversed(self.moments):
            recent = seen_by(moment.events, seat) + recent
            by_player = moment.seat is not None and moment.seat != CHANCE
            if by_player and any(event.clause != "core.committed" for event in moment.events):
                break
        return recent

    @property
    def record(self) -> Record:
        """The match as a record, which can be saved, shared and replayed."""
        moves = tuple((m.seat, m.move) for m in self.moments if m.seat is not None)
        players = tuple(p if isinstance(p, str) else p.name.en for p in self.players)
        return Record(self.game, self.moments[0].state, players, moves, self._set_up)

    # ---- Playing

    def play(self, move: str | int, seat: int | None = None) -> None:
        """A person's move, typed as on the screen or in short ("7"); then bots and chance go on.

        IllegalMove says which clause a wrong move breaks; nothing has changed then.
        """
        seat = self._mover() if seat is None else seat
        meant = self.state.parse(seat, str(move))
        if isinstance(meant, Refusal):
            raise IllegalMove(meant, str(move), self.game.rulebook)
        self._play(seat, meant)
        self._advance()
        self._tell()

    def _mover(self) -> int:
        """Whose move it is when nobody says so: the first person who is waited for."""
        return (self.waiting_for or self.people or (0,))[0]

    def _play(self, seat: int, move: str) -> None:
        log = Log()
        move = " ".join(move.split())  # what is kept and shared is what is played
        state = self.state.play(seat, move, log)
        self.moments.append(Moment(state, seat, move, tuple(log)))

    def _advance(self) -> None:
        """Lets chance and bots move until a person has to decide or the game is over."""
        while ready := [seat for seat in self.state.to_act if seat == CHANCE or self.bot(seat)]:
            seat = ready[0]
            rng = seeded(self.seed, len(self.moments), seat)
            self._play(seat, self.state.draw(rng) if seat == CHANCE else self._bot_move(seat, rng))

    def _bot_move(self, seat: int, rng: Any) -> str:
        bot = self.bot(seat)
        assert bot is not None  # noqa: S101 - only seats with bots are asked
        seen = self.state.observation(seat)
        try:
            move: object = bot.choose(seen, rng)
            refusal = self.state.why_not(seat, move, whole=True) if isinstance(move, str) else None
            if isinstance(move, str) and refusal is None:
                return move
            fault = f"answered {str(move)[:40]!r}, which is no legal move"
        except Exception as error:  # noqa: BLE001 - whatever a stranger's bot does, the game goes on
            fault = "failed with " + format_exception_only(error)[-1].strip()[:240]
        self.troubles.append(f"{bot.name.en} {fault}; a random move was played in its place")
        return self.state.random_move(seat, rng)

    # ---- Being told

    def subscribe(self, subscriber: Subscriber) -> Callable[[], None]:
        """Calls `subscriber(match)` after each change; the answer is the function that ends it."""
        self._subscribers.append(subscriber)

        def end() -> None:
            if subscriber in self._subscribers:
                self._subscribers.remove(subscriber)

        return end

    def _tell(self) -> None:
        for subscriber in list(self._subscribers):
            subscriber(self)

    def __repr__(self) -> str:
        over = "over" if not self.state.to_act else f"move {len(self.moments)}"
        return f"<match of {self.game.name}, {over}>"
