"""A table at which one game is being played: who sits there, what has happened, and whose move it is."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from boardkit.core.bot import Bot
from boardkit.core.botmove import Trouble, bot_move
from boardkit.core.clause import Refusal
from boardkit.core.errors import IllegalMove
from boardkit.core.event import Event, Log, seen_by
from boardkit.core.game import Game
from boardkit.core.moment import Moment
from boardkit.core.names import CHANCE
from boardkit.core.observation import Observation
from boardkit.core.rng import seeded
from boardkit.core.seating import Asked, Player, called, seated
from boardkit.core.state import State

Script = Mapping[int, Sequence[str]]
BOT_SECONDS = 5.0


class Table:
    """The players, the moments so far, and the loop in which people, bots and chance move.

    Built and explained as `Match`, which adds what can be done with the past.
    """

    players: tuple[Player, ...]
    seed: int | str
    moments: list[Moment]
    troubles: list[Trouble]
    """What bots did wrong."""

    def __init__(
        self,
        game: Game,
        seats: Iterable[Asked] = ("",),
        *,
        seed: int | str = 0,
        start: State | None = None,
        script: Script | None = None,
        bot_seconds: float = BOT_SECONDS,
        **switches: Any,
    ) -> None:
        self.game = game
        self.bot_seconds = bot_seconds
        self.pause: Callable[[int], bool] = lambda _seat: False
        """Asked before each move of chance or of a bot: should it wait, so that one can look at what has happened?"""
        self._subscribers: list[Callable[[Any], None]] = []
        self.restart(seats, seed=seed, start=start, script=script, **switches)

    def restart(
        self,
        seats: Iterable[Asked] = ("",),
        *,
        seed: int | str = 0,
        start: State | None = None,
        script: Script | None = None,
        **switches: Any,
    ) -> None:
        """A new game of the same kind in this match, with these players, seed, options and script."""
        players = tuple(seats)
        if len(players) > 1 and start is None:
            switches.setdefault("players", len(players))
        first = start or self.game.start(**switches)
        self.set_up = first != self.game.state.start(first.options)
        self._script = script or {}
        log = Log()
        if not self.set_up:
            first.opening(log)
        self._begin([Moment(first, events=tuple(log))], seated(self.game, players, first.players), seed)

    def _begin(self, moments: list[Moment], players: tuple[Player, ...], seed: int | str) -> None:
        self.players = players
        self.seed = seed
        self.moments = moments
        self.troubles = []
        self._advance()
        self._tell()

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
        return tuple(name.in_(lang) for name in called(self.game, self.players))

    def observation(self, seat: int) -> Observation:
        """What a seat may know now."""
        return self.state.observation(seat)

    def told(self, seat: int, until: int | None = None) -> tuple[Event, ...]:
        """What a seat was told since the last move that made something happen, that move included."""
        recent: tuple[Event, ...] = ()
        for moment in reversed(self.moments[: None if until is None else until + 1]):
            recent = seen_by(moment.events, seat) + recent
            by_player = moment.seat is not None and moment.seat != CHANCE
            if by_player and any(event.clause != "core.committed" for event in moment.events):
                break
        return recent

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
            if self.pause(ready[0]):
                return
            self._play(ready[0], self._move_of(ready[0]))

    def _move_of(self, seat: int) -> str:
        """What chance or a bot does now."""
        scripted = self._script.get(seat, ())
        before = sum(moment.seat == seat for moment in self.moments)
        if before < len(scripted):
            return scripted[before]
        rng = seeded(self.seed, len(self.moments), seat)  # by place: taking back does not roll the dice anew
        bot = None if seat == CHANCE else self.bot(seat)
        if bot is None:
            return self.state.draw(rng)
        move, trouble = bot_move(bot, self.state, seat, rng, self.bot_seconds)
        if trouble:
            self.troubles.append(trouble)
        return move

    def seat(self, seat: int, player: Player) -> None:
        """Puts a person or a bot into a seat in the middle of the game."""
        self.players = tuple(
            seated(self.game, [player], 1)[0] if other == seat else one for other, one in enumerate(self.players)
        )
        self._advance()
        self._tell()

    def announce(self, clause: str, **facts: Any) -> None:
        """Adds an event to what was told before the first move."""
        log = Log(self.moments[0].events)
        log(clause, **facts)
        self.moments[0] = self.moments[0]._replace(events=tuple(log))
        self._tell()

    # ---- Being told

    def subscribe(self, subscriber: Callable[[Any], None]) -> Callable[[], None]:
        """Calls `subscriber(match)` after each change; the answer is the function that ends it."""
        self._subscribers.append(subscriber)

        def end() -> None:
            if subscriber in self._subscribers:
                self._subscribers.remove(subscriber)

        return end

    def _tell(self) -> None:
        for subscriber in list(self._subscribers):
            subscriber(self)
