"""A match: one game being played by people and bots, with a past that can be looked at, taken back and saved.

The board on the screen and the match in a cell are one object: play in either, and both change.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from boardkit.core.clause import Refusal
from boardkit.core.errors import IllegalMove
from boardkit.core.event import Log
from boardkit.core.moment import Moment
from boardkit.core.record import Mark, Record, RecordError
from boardkit.core.seating import Player, seated, written
from boardkit.core.table import Table
from boardkit.core.taking_back import way_back
from boardkit.core.text import Text


class Line(NamedTuple):
    """One way in which a match went: kept when another is tried."""

    moments: tuple[Moment, ...]
    marks: tuple[Mark, ...]


class Match(Table):
    """One game being played.

    `seats` are names of people ("" for somebody who needs none), or bots (`Bot`, the name of one of the
    game's bots, or a function); two or more of them also say how many play. Empty seats are filled with the game's own bot.
    Everything by chance, and every bot, follows from `seed`, so that the same moves give the same match. A bot
    may think for `bot_seconds`. A `script` says what chance (`CHANCE`) and bots do instead, by seat: its first
    entry is that seat's first move, and so on.

    >>> from boardkit import Match, game
    >>> match = Match(game("raj"), ["Ann", "random", "random"], seed=7)
    >>> match.play("15")
    >>> len(match.moments) > 4
    True
    """

    marks: list[Mark]
    lines: list[Line]
    """Earlier ways in which the match went, each left by `branch`."""

    def _begin(self, moments: list[Moment], players: tuple[Player, ...], seed: int | str) -> None:
        self.marks, self.lines, self._undone = [], [], list[list[Moment]]()
        super()._begin(moments, players, seed)

    def seat(self, seat: int, player: Player) -> None:
        self._undone = []  # what was taken back followed on other players
        super().seat(seat, player)

    def play(self, move: str | int, seat: int | None = None) -> None:
        super().play(move, seat)
        self._undone = []

    # ---- Taking back, and trying another way

    def take_back(self, seat: int | None = None, *, agreed: Iterable[int] = ()) -> None:
        """Takes back a person's last move. IllegalMove where nothing can be, or where others must agree first.

        A commitment that is not shown yet is simply withdrawn. What others have seen or built on needs the yes of
        every other person (`agreed`), and is marked in the record.
        """
        seat = self._taker() if seat is None else seat
        way = way_back(self.moments, seat, self.people)
        if seat not in self.people:
            way = Refusal("core.take-back.nothing", {"seat": seat})
        if isinstance(way, Refusal):
            raise IllegalMove(way, "take back", self.game.rulebook)
        if seat in self.state.committed:
            self._withdraw(seat)
            return
        if not set(way.agree) <= set(agreed):
            refusal = Refusal("core.take-back.agree", {"agree": way.agree})
            raise IllegalMove(refusal, "take back", self.game.rulebook)
        if way.barrier:
            self.marks.append(Mark(len(self.moments) - 1, "take-back", way.agree))
        self._undone.append(self.moments[way.to :])
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
        self.moments += self._undone.pop()
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
        return Record(self.game, self.moments[0].state, players, moves, tuple(self.marks), str(self.seed), self.set_up)

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
        opening = Log()
        if not record.set_up:
            record.start.opening(opening)
        moments = [Moment(record.start, events=tuple(opening))]
        for (seat, move), (state, events) in zip(record.moves, record.replay(), strict=True):
            moments.append(Moment(state, seat, move, events))
        self.set_up, self._script = record.set_up, {}
        self._begin(moments, seated(self.game, record.players, record.start.players), record.seed)
        self.marks = list(record.marks)

    def __repr__(self) -> str:
        over = "over" if not self.state.to_act else f"move {len(self.moments)}"
        return f"<match of {self.game.name}, {over}>"
