"""Records: a game as the list of its moves, chance included, from which everything can be played again.

Plain JSON, never pickle. Whatever is read back is untrusted: bounded, checked move by move, or refused in
words that name the place.
"""

import base64
import binascii
import json
import zlib
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from boardkit.core.errors import IllegalMove
from boardkit.core.event import Event, Log, seen_by
from boardkit.core.game import Game
from boardkit.core.names import HIDDEN, OPEN, PUBLIC, may_know
from boardkit.core.shape import ShapeError, shaped, shown, thawed
from boardkit.core.state import State
from boardkit.core.text import Text

FORMAT = "boardkit.record"
VERSION = 1
LARGEST = 200_000
"""Bytes of JSON that are read at most; a long game of the biggest game needs a tenth of it."""

MOST_MOVES = 20_000
CODE_MARK = "bk1."

CODE, SEAL = Text("this share code", "這個分享碼"), Text("the seal", "封存的部分")

Move = tuple[int, str]


class Mark(NamedTuple):
    """Something that happened to a match beside its moves: before move `at`, with the consent of `agreed`."""

    at: int
    kind: str
    agreed: tuple[int, ...]


class RecordError(ValueError):
    """A save or share code that cannot be read; the message says where and why, `text` in both languages."""

    def __init__(self, text: Text | str) -> None:
        self.text = text if isinstance(text, Text) else Text(text, text)
        super().__init__(self.text.en)


class Record(NamedTuple):
    """A game being or having been played: which game, its first position, who plays, and all moves."""

    game: Game
    start: State
    players: tuple[str, ...]
    moves: tuple[Move, ...]
    marks: tuple[Mark, ...] = ()
    seed: str = "0"
    set_up: bool = False
    """True when `start` is a position somebody set up, not the beginning of a game."""

    def replay(self) -> Iterator[tuple[State, tuple[Event, ...]]]:
        """Each position after the first, with the events that led to it; RecordError names a move that is not legal."""
        state = self.start
        for number, (seat, move) in enumerate(self.moves):
            log = Log()
            try:
                state = state.play(seat, move, log)
            except IllegalMove as error:
                raise RecordError(f"moves[{number}] by seat {seat}: {error}") from error
            yield state, tuple(log)

    def end(self) -> State:
        """The last position."""
        return [self.start, *(state for state, _ in self.replay())][-1]

    def redacted(self, seat: int) -> tuple[tuple[int, str, tuple[Event, ...]], ...]:
        """What a seat remembers: each move or `HIDDEN`, and the events it saw.

        Two games with the same beginning and equal redacted records are the same to that seat: this is the key of
        what it knows.
        """
        state, told = self.start, []
        end = self.end()
        still_secret = set(_open_commitments(self.moves, end))
        for number, ((mover, move), (after, events)) in enumerate(zip(self.moves, self.replay(), strict=True)):
            known = may_know(state.audience(mover, move), seat) and number not in still_secret
            known = known or mover == seat or seat == OPEN or not end.to_act
            told.append((mover, move if known else HIDDEN, seen_by(events, seat)))
            state = after
        return tuple(told)

    def to_json(self) -> dict[str, Any]:
        """Plain JSON; `read` is the way back.

        Moves that somebody still hides, and a first position that holds secrets, stand sealed: whoever opens the
        file does not see them, though who takes the trouble can break the seal. The entry "secrets" says whether
        there are any.
        """
        start = self.start.position() if self.set_up else {"options": self.start.to_json()["options"]}
        seen = [move for _, move, _ in self.redacted(PUBLIC)]
        hidden = [move for (_, move), known in zip(self.moves, seen, strict=True) if known == HIDDEN]
        secret_start = self.set_up and bool(self.end().to_act) and self.start.masked(PUBLIC) != self.start
        sealed = bool(hidden) or secret_start
        return {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game.name,
            "start": HIDDEN if secret_start else start,
            "players": list(self.players),
            "moves": [[seat, known] for (seat, _), known in zip(self.moves, seen, strict=True)],
            "marks": thawed(self.marks),
            "seed": self.seed,
            "secrets": "sealed" if sealed else "none",
            "seal": _pack({"start": start if secret_start else None, "moves": hidden}) if sealed else "",
        }

    def text(self) -> str:
        """The record as a file."""
        return json.dumps(self.to_json(), ensure_ascii=False, indent=1)

    def code(self) -> str:
        """The record as a share code: one word of letters, digits, - and _ after a mark."""
        return CODE_MARK + _pack(self.to_json())


def _pack(data: Any) -> str:
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return base64.urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")


def _open_commitments(moves: tuple[Move, ...], end: State) -> list[int]:
    """Where in the record the commitments stand that are not shown yet: one for each seat that waits."""
    waiting, places = set(end.committed), []
    for number in range(len(moves) - 1, -1, -1):
        if moves[number][0] in waiting:
            waiting.remove(moves[number][0])
            places.append(number)
    return places


def read(data: str | bytes | dict[str, Any], find: Callable[[str], Game]) -> Record:
    """The record in a save (JSON text or object) or a share code; RecordError in words for anything else.

    `find` gives the game with a name. Every move is checked by playing it.
    """
    data = _parsed(data)
    if data.get("format") != FORMAT:
        raise RecordError(
            Text(
                f"this is not a {FORMAT}: its 'format' is {shown(data.get('format'))}",
                f"這不是 {FORMAT}：它的 format 是 {shown(data.get('format'))}",
            )
        )
    version = data.get("version")
    if type(version) is not int or version < 1:
        raise RecordError(f"version: {shown(version)} should be a whole number from 1")
    if version > VERSION:
        raise RecordError(
            Text(
                f"version {shown(version)} was written by a later boardkit; this one reads up to {VERSION}",
                f"第 {shown(version)} 版是由較新的 boardkit 寫的，這一版只讀得懂到第 {VERSION} 版",
            )
        )
    try:
        game = find(shaped(data.get("game"), str, "game"))
        first, moves = _unsealed(data.get("start"), _read_moves(data.get("moves")), data.get("seal"))
        start, set_up = _read_start(game, first)
        players = shaped(data.get("players"), tuple[str, ...], "players")
        marks = shaped(data.get("marks", []), tuple[Mark, ...], "marks")
        seed = shaped(data.get("seed", "0"), str, "seed")
    except (ShapeError, ValueError) as error:
        raise RecordError(str(error)) from error
    if len(players) != start.players:
        raise RecordError(f"players: {len(players)} names for {start.players} seats")
    record = Record(game, start, players, moves, marks, seed, set_up)
    record.end()
    return record


def _parsed(data: str | bytes | dict[str, Any]) -> dict[str, Any]:
    if isinstance(data, dict):
        return data
    if not isinstance(data, str | bytes):
        raise RecordError(f"a save is text or an object, not {shown(data)}")
    if len(data) > LARGEST:
        raise RecordError(f"{len(data)} characters; at most {LARGEST} are read")
    try:
        text = data.decode() if isinstance(data, bytes) else data
        text = text.strip("\ufeff \t\r\n")  # an editor may have put a mark before it, a mail lines around it
        parsed = json.loads(_unpacked(text.removeprefix(CODE_MARK), CODE) if text.startswith(CODE_MARK) else text)
    except RecordError:
        raise
    except (ValueError, RecursionError) as error:
        raise RecordError(
            Text(f"this is neither a save nor a share code: {error}", f"這不是存檔，也不是分享碼：{error}")
        ) from error
    if not isinstance(parsed, dict):
        raise RecordError("a save is a JSON object")
    return parsed


def _unpacked(body: str, what: Text) -> bytes:
    try:
        packed = base64.b64decode(body + "=" * (-len(body) % 4), altchars=b"-_", validate=True)
        unpacker = zlib.decompressobj()
        text = unpacker.decompress(packed, LARGEST)
    except (binascii.Error, zlib.error, ValueError) as error:
        raise RecordError(Text(f"{what.en} is damaged: {error}", f"{what.zh}損壞了：{error}")) from error
    if unpacker.unconsumed_tail or not unpacker.eof:
        raise RecordError(Text(f"{what.en} is cut off, or unpacks to more than is read", f"{what.zh}不完整，或是太大"))
    return text


def _read_start(game: Game, data: Any) -> tuple[State, bool]:
    if isinstance(data, dict) and set(data) == {"options"}:
        return game.state.start(game.read_options(data["options"])), False
    return game.state.from_position(data), True


def _read_moves(data: Any) -> tuple[Move, ...]:
    if not isinstance(data, list):
        raise RecordError("moves: should be a list of [seat, move]")
    if len(data) > MOST_MOVES:
        raise RecordError(f"moves: {len(data)} entries; at most {MOST_MOVES} are read")
    moves: tuple[Move, ...] = tuple(shaped(entry, tuple[int, str], f"moves[{n}]") for n, entry in enumerate(data))
    return moves


def _unsealed(start: Any, moves: tuple[Move, ...], seal: Any) -> tuple[Any, tuple[Move, ...]]:
    """The first position and the moves, with what was sealed put back in its places."""
    number = sum(move == HIDDEN for _, move in moves)
    if not number and start != HIDDEN:
        return start, moves
    if not isinstance(seal, str) or not seal:
        raise RecordError(
            Text(
                "seal: is missing, but something is hidden: this record is one player's memory, not a save",
                "seal：沒有封存的部分，卻有隱藏的內容：這是一個玩家的記憶，不是存檔",
            )
        )
    try:
        opened = json.loads(_unpacked(seal, SEAL))
    except RecordError:
        raise
    except (ValueError, RecursionError) as error:
        raise RecordError(f"seal: {error}") from error
    if not isinstance(opened, dict):
        raise RecordError("seal: should hold an object")
    hidden = shaped(opened.get("moves"), tuple[str, ...], "seal.moves")
    if len(hidden) != number:
        raise RecordError(f"seal: holds {len(hidden)} moves, but {number} are hidden")
    left = iter(hidden)
    whole = tuple((seat, next(left) if move == HIDDEN else move) for seat, move in moves)
    return (opened.get("start") if start == HIDDEN else start), whole
