"""A match: one game being played by people and bots.

The board on the screen and the match in a cell are one object: play in either, and both change.
"""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NamedTuple

from boardkit.core.bot import Bot
from boardkit.core.botmove import Trouble, bot_move
from boardkit.core.clause import Refusal
from boardkit.core.errors import IllegalMove
from boardkit.core.event import Event, Log, seen_by
from boardkit.core.game import Game
from boardkit.core.moment import Moment
from boardkit.core.names import CHANCE
from boardkit.core.observation import Observation
from boardkit.core.record import Mark, Record, RecordError
from boardkit.core.rng import seeded
from boardkit.core.seating import Player, called, seated, written
from boardkit.core.state import State
from boardkit.core.taking_back import way_back
from boardkit.core.text import Text

Subscriber = Callable[["Match"], None]
BOT_SECONDS = 5.0


class Line(NamedTuple):
    """One way in which a match went: kept when another is tried."""

    moments: tuple[Moment, ...]
    marks: tuple[Mark, ...]


class Match:
    """One game being played.

    `seats` are names of people ("" for somebody who needs none), or bots (`Bot`, or the name of one of the
    game's bots); two or more of them also say how many play. Empty seats are filled with the game's own bot.
    Everything by chance, and every bot, follows from `seed`, so that the same moves give the same match. A bot
    may think for `bot_seconds`.

    >>> from boardkit import Match, game
    >>> match = Match(game("raj"), ["Ann", "random", "random"], seed=7)
    >>> match.play("15")
    >>> len(match.moments) > 4
    True
    """

    def __init__(
        self,
        game: Game,
        seats: Iterable[Player] = ("",),
        *,
        seed: int | str = 0,
        start: State | None = None,
        bot_seconds: float = BOT_SECONDS,
        **switches: Any,
    ) -> None:
        self.game = game
        self.bot_seconds = bot_seconds
        self._subscribers: list[Subscriber] = []
        self.restart(seats, seed=seed, start=start, **switches)

    def restart(
        self, seats: Iterable[Player] = ("",), *, seed: int | str = 0, start: State | None = None, **switches: Any
    ) -> None:
        """A new game of the same kind in this match, with these players, seed and options."""
        players = tuple(seats)
        if len(players) > 1 and start is None:
            switches.setdefault("players", len(players))
        first = start or self.game.start(**switches)
        self._set_up = start is not None
        self._begin([Moment(first)], seated(self.game, players, first.players), seed)

    def _begin(
        self, moments: list[Moment], players: tuple[Player, ...], seed: int | str, marks: tuple[Mark, ...] = ()
    ) -> None:
        self.players = players
        self.seed = seed
        self.moments = moments
        self.marks = list(marks)
        self.lines: list[Line] = []
        """Earlier ways in which the match went, each left by `branch`."""
        self._undone: list[Moment] = []
        self.troubles: list[Trouble] = []
        """What bots did wrong."""
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
        self._undone.clear()
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
            rng = seeded(self.seed, len(self.moments), seat)  # by place: taking back does not roll the dice anew
            bot = None if seat == CHANCE else self.bot(seat)
            if bot is None:
                self._play(seat, self.state.draw(rng))
                continue
            move, trouble = bot_move(bot, self.state, seat, rng, self.bot_seconds)
            if trouble:
                self.troubles.append(trouble)
            self._play(seat, move)

    def seat(self, seat: int, player: Player) -> None:
        """Puts a person or a bot into a seat in the middle of the game."""
        self.players = tuple(
            seated(self.game, [player], 1)[0] if other == seat else one for other, one in enumerate(self.players)
        )
        self._undone = []  # a bot may move now, after which those moves would not fit
        self._advance()
        self._tell()

    # ---- Taking back, and trying another way

    def take_back(self, seat: int | None = None, *, agreed: Iterable[int] = ()) -> None:
        """Takes back a person's last move. IllegalMove where nothing can be, or where others must agree first.

        A commitment that is not shown yet is simply withdrawn. What others have seen or built on needs the yes of
        every other person (`agreed`), and is marked in the record.
        """
        seat = self._taker() if seat is None else seat
        way = way_back(self.moments, seat, self.people)
        if seat in self.state.committed:
            self._withdraw(seat)
            return
        if isinstance(way, Refusal):
            raise IllegalMove(way, "take back", self.game.rulebook)
        if not set(way.agree) <= set(agreed):
            refusal = Refusal("core.take-back.agree", {"agree": way.agree})
            raise IllegalMove(refusal, "take back", self.game.rulebook)
        if way.agree:
            self.marks.append(Mark(len(self.moments) - 1, "take-back", way.agree))
        self._undone = self.moments[way.to :]
        del self.moments[way.to :]
        self._tell()

    def _taker(self) -> int:
        """Who takes back when nobody says who: the person who moved last."""
        return next((m.seat for m in reversed(self.moments) if m.seat in self.people and m.seat is not None), 0)

    def _withdraw(self, seat: int) -> None:
        place = next(n for n in range(len(self.moments) - 1, 0, -1) if self.moments[n].seat == seat)
        later = self.moments[place + 1 :]
        del self.moments[place:]
        self._undone = []  # they follow on a position that is no more
        for moment in later:
            self._play(moment.seat or 0, moment.move)
        self._tell()

    @property
    def can_redo(self) -> bool:
        """Has something been taken back that could be played again?"""
        return bool(self._undone)

    def redo(self) -> None:
        """Plays again what was taken back last; ValueError if nothing was, or if something else was played."""
        if not self._undone:
            raise ValueError("nothing was taken back that could be played again")
        self.moments += self._undone
        self._undone = []
        self._tell()

    def branch(self, at: int) -> None:
        """Goes on from moment `at` in another way; the way it went so far is kept in `lines`."""
        if not 0 <= at < len(self.moments):
            raise ValueError(f"moment {at} does not exist; there are 0 to {len(self.moments) - 1}")
        self.lines.append(Line(tuple(self.moments), tuple(self.marks)))
        self._undone = []
        self.marks.append(Mark(at, "branch", ()))
        del self.moments[at + 1 :]
        self._advance()
        self._tell()

    def return_to(self, line: int = -1) -> None:
        """Goes back to a way in which the match went before; the present one is kept in its place."""
        if not -len(self.lines) <= line < len(self.lines):
            raise ValueError(f"line {line} does not exist; there are {len(self.lines)}")
        there = self.lines[line]
        self.lines[line] = Line(tuple(self.moments), tuple(self.marks))
        self.moments, self.marks, self._undone = list(there.moments), list(there.marks), []
        self._tell()

    # ---- Saving

    @property
    def record(self) -> Record:
        """The match as a record, which can be saved, shared and replayed."""
        moves = tuple((m.seat, m.move) for m in self.moments if m.seat is not None)
        players = tuple(written(self.game, player) for player in self.players)
        return Record(self.game, self.moments[0].state, players, moves, tuple(self.marks), str(self.seed), self._set_up)

    def save(self, path: str | Path) -> None:
        """Writes the match to a file, which `boardkit.load` and the board's Load button read."""
        Path(path).write_text(self.record.text(), encoding="utf-8")

    def restore(self, record: Record) -> None:
        """Goes on with a saved match of the same game; RecordError for another game's."""
        if record.game is not self.game:
            raise RecordError(
                Text(
                    f"this is a match of {record.game.title.en}, not of {self.game.title.en}",
                    f"這是「{record.game.title.zh}」的存檔，不是「{self.game.title.zh}」的",
                )
            )
        moments = [Moment(record.start)]
        for (seat, move), (state, events) in zip(record.moves, record.replay(), strict=True):
            moments.append(Moment(state, seat, move, events))
        self._set_up = record.set_up
        self._begin(moments, seated(self.game, record.players, record.start.players), record.seed, record.marks)

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
