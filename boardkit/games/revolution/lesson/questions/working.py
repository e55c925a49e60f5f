"""Questions about a power that is used: whom it can hit, what it turns or takes, what the board looks like then."""

from collections.abc import Sequence
from random import Random
from typing import Any

from boardkit.core.event import Event
from boardkit.core.quiz import Case, Question
from boardkit.core.rng import pick, pick_some
from boardkit.core.text import Text
from boardkit.games.revolution.board import ALL, FACE_UP, SHIELDED, Piece, shielded
from boardkit.games.revolution.components import AT, CELLS, DECLINE, GROUPS, LINES, label
from boardkit.games.revolution.lesson.questions.cases import (
    Used,
    cells_with_tiles,
    filled,
    on_square,
    once,
    refused,
    rule,
    some_of,
    some_use,
    spoken,
    told_way,
    used,
    waiting,
)
from boardkit.games.revolution.lesson.setup import THEM, YOU
from boardkit.games.revolution.rules import Revolution

MAY_HIT = Text(
    "You placed the {tile:name} on {cell:name}. Which of these may you choose for its power?",
    "你把{tile:name}擺放在{cell:name}。它的能力可以選哪些？",
)
TURNED = Text(
    "The power of the {tile:name} on {cell:name} is used: {way}. Which of these tiles are turned round?",
    "執行{cell:name}的{tile:name}的能力：{way}。哪些板塊會反轉？",
)
AFTERWARDS = Text(
    "The power of the {tile:name} on {cell:name} is used: {way}. What is true on the board when this turn is over?",
    "執行{cell:name}的{tile:name}的能力：{way}。這回合結束時，遊戲板上會怎樣？",
)
ALL_OF_THEM = Text("everything it reaches", "範圍內全部")
FACES = (Text("{tile} faces you", "{tile}是你的盟友"), Text("{tile} faces Religion", "{tile}是教派的盟友"))
DOWN = Text("{cell}: a face-down tile", "{cell}：背面朝上的板塊")
GONE = Text("{cell} is empty", "{cell}是空的")
OUT_OF_REACH = Text("The power does not reach it.", "能力的範圍沒有到那裡。")
SHIELD_HOLDS = Text("Its shield holds.", "它有盾牌，不受影響。")
CANNOT_TOUCH = Text("It lies face down: nothing can be done to it.", "它背面朝上，任何能力都不能影響它。")

Board = tuple[Piece | None, ...]


def may_hit(key: str, tiles: Sequence[str], teaches: tuple[str, ...], **kind: Any) -> Question:
    """Which tiles may be chosen for the power of one of these tiles?"""

    def make(rng: Random) -> Case:
        while True:
            state = waiting(rng, pick(rng, tiles), **kind)
            at = state.placed
            firsts = {move.split()[0] for move in state.legal_moves(YOU) if move != DECLINE}
            offered = some_of(rng, offers(state), firsts)
            why = {name: found for name in offered if (found := refused(state, name))}
            if why:
                break
        right = frozenset(offered) - set(why)
        return Case(
            MAY_HIT,
            state,
            right,
            (*once(event for event, _ in why.values()), *_used_on(state, min(right)), *rule("revolution.target")),
            {name: on_square(state, AT[name]) if name in AT else label(name) for name in offered},
            (),
            {"tile": _tile(state), "cell": CELLS[at]},
            {name: said for name, (_, said) in why.items()},
        )

    return Question(key, "many", teaches, make)


def offers(state: Revolution) -> tuple[str, ...]:
    """What one may think of choosing for the waiting power: directions or groups, squares, another tile."""
    named = [part for part in state.ask(YOU).names() if part in (*GROUPS, *LINES)]
    squares = cells_with_tiles(state)
    if named:
        return (*named, *squares[:1])
    return (*squares, *[cell for cell in CELLS if cell not in squares][:1], *state.areas[YOU][:1])


def _used_on(state: Revolution, first: str) -> tuple[Event, ...]:
    move = next(move for move in state.legal_moves(YOU) if move.split()[0] == first)
    return used(state, move).told[:1]


def _tile(state: Revolution) -> str:
    piece = state.board[state.placed]
    return piece.tile if piece else ""


def turns(key: str, tiles: Sequence[str], teaches: tuple[str, ...], **kind: Any) -> Question:
    """Which tiles does the power of one of these tiles turn?"""

    def make(rng: Random) -> Case:
        while True:
            found = some_use(rng, waiting(rng, pick(rng, tiles), **kind))
            at = found.state.placed
            right = [event.facts["cell"] for event in found.events if event.clause == "revolution.reverse"]
            lying = [c for c in cells_with_tiles(found.state) if c != CELLS[at]]
            if len(lying) > len(right):
                break
        offered = some_of(rng, lying, right, most=7)
        wrong = {name: why_not_turned(found, AT[name]) for name in offered if name not in right}
        choices = {name: on_square(found.state, AT[name]) for name in offered}
        return Case(
            told_way(TURNED, way(found.move)),
            found.state,
            frozenset(right) & set(offered),
            (*found.told, *rule("revolution.power.complete", "revolution.queen")),
            choices,
            (),
            {"tile": _tile(found.state), "cell": CELLS[at]},
            wrong,
        )

    return Question(key, "many", teaches, make)


def way(move: str) -> Text:
    """What was chosen for the power, in words."""
    return ALL_OF_THEM if move == "use" else spoken(move)


def why_not_turned(found: Used, cell: int) -> Text:
    """Why a tile is not touched."""
    piece = found.state.board[cell]
    if piece and piece.down != FACE_UP:
        return CANNOT_TOUCH
    if piece and (piece.tile in SHIELDED or cell in shielded(found.state.board)):
        held = [e for e in found.events if e.clause == "revolution.shield" and e.facts["cell"] == CELLS[cell]]
        return SHIELD_HOLDS if held else OUT_OF_REACH
    return OUT_OF_REACH


def looks(key: str, tiles: Sequence[str], teaches: tuple[str, ...], **kind: Any) -> Question:
    """What does the board look like after the power? One of the boards is the engine's, the others are mistakes."""

    def make(rng: Random) -> Case:
        while True:
            found = some_use(rng, waiting(rng, pick(rng, tiles), **kind))
            boards = some_boards(rng, found)
            if len(boards) > 2:
                break
        differ = [cell for cell in ALL if len({board[cell] for board in boards}) > 1]
        words = [described(board, differ) for board in boards]
        mixed = pick_some(rng, range(len(boards)), len(boards))
        choices = {"abcd"[n]: words[which] for n, which in enumerate(mixed)}
        return Case(
            told_way(AFTERWARDS, way(found.move)),
            found.state,
            frozenset(["abcd"[mixed.index(0)]]),
            found.told,
            choices,
            (),
            {"tile": _tile(found.state), "cell": CELLS[found.state.placed]},
        )

    return Question(key, "one", teaches, make)


def some_boards(rng: Random, found: Used) -> list[Board]:
    """The board as it will be, first; then up to three others that one might expect."""
    right = found.after.board
    changed = [cell for cell in ALL if found.state.board[cell] != right[cell]]
    same = [c for c in ALL if c not in changed and (p := right[c]) and p.down == FACE_UP and c != found.state.placed]
    maybe: list[Board] = [found.state.board]
    for cell in changed:
        maybe += [_with(right, cell, piece) for piece in _mistaken(found.state.board[cell], right[cell])]
    for cell in pick_some(rng, same, min(2, len(same))):
        piece = right[cell]
        maybe.append(_with(right, cell, piece and piece._replace(ally=1 - piece.ally)))
    others: list[Board] = []
    for other in pick_some(rng, maybe, len(maybe)):
        if _shown(other) not in [_shown(board) for board in (right, *others)]:
            others.append(other)
    return [right, *others[:3]]


def _with(board: Board, cell: int, piece: Piece | None) -> Board:
    return (*board[:cell], piece, *board[cell + 1 :])


def _mistaken(before: Piece | None, after: Piece | None) -> list[Piece | None]:
    """What one might think becomes of a tile: it stays, is turned, lies face down, is gone."""
    piece = before or after
    if piece is None:
        return []
    kinds: list[Piece | None] = [before, piece._replace(ally=1 - piece.ally), piece._replace(down=YOU), None]
    return [kind for kind in kinds if kind != after]


def _shown(board: Board) -> tuple[Any, ...]:
    """The board as it is described: a tile that lies face down has no facing."""
    return tuple([p and ((p.tile, p.ally) if p.down == FACE_UP else "down") for p in board])


def described(board: Board, cells: Sequence[int]) -> Text:
    """What lies on these squares, in words."""
    said = [_described(board[cell], cell) for cell in cells]
    return Text("; ".join(text.en for text in said), "；".join(text.zh for text in said))


def _described(piece: Piece | None, cell: int) -> Text:
    here = label(CELLS[cell])
    if piece is None:
        return filled(GONE, cell=here)
    if piece.down != FACE_UP:
        return filled(DOWN, cell=here)
    name = Text(f"{label(piece.tile).en} on {here.en}", f"{here.zh}的{label(piece.tile).zh}")
    return filled(FACES[THEM if piece.ally else YOU], tile=name)
