"""Revolution worked out once more, by rows and columns and by reading the questions' words. It uses none of the rules."""

import re
from collections.abc import Iterator
from typing import Any

from boardkit.core.quiz import Case

POWER = {
    "king": "hierophant", "queen": "cardinal", "princess": "saint", "minister": "bishop", "general": "paladin",
    "magician": "monk", "castle": "temple",
}  # fmt: skip
TWIN = {theirs: ours for ours, theirs in POWER.items()}
WAYS = {
    "north": (-1, 0), "north-east": (-1, 1), "east": (0, 1), "south-east": (1, 1), "south": (1, 0), "south-west": (1, -1),
    "west": (0, -1), "north-west": (-1, -1),
}  # fmt: skip
STRAIGHT = [(-1, 0), (1, 0), (0, -1), (0, 1)]
SLANTING = [(-1, -1), (-1, 1), (1, -1), (1, 1)]

ACTIVE = {
    *POWER, *TWIN, "samurai", "ninja", "bard", "artist", "witch", "fortune-teller", "fairy", "assassin", "hermit", "pirate",
    "dragon",
} - {"castle", "temple"}  # fmt: skip


def at(row: int, column: int) -> int | None:
    return 3 * row + column if 0 <= row < 3 and 0 <= column < 3 else None


def near(cell: int, steps: list[tuple[int, int]]) -> set[int]:
    found = {at(cell // 3 + down, cell % 3 + right) for down, right in steps}
    return {one for one in found if one is not None}


def line(cell: int, step: tuple[int, int]) -> set[int]:
    found = {at(cell // 3 + n * step[0], cell % 3 + n * step[1]) for n in (1, 2)}
    return {one for one in found if one is not None}


def lies(board: Any, cell: int) -> bool:
    """Is there a tile that lies face up?"""
    return board[cell] is not None and board[cell].down == -1


def has_shield(board: Any, cell: int) -> bool:
    beside = near(cell, [(0, -1), (0, 1)])
    own = board[cell].tile in ("castle", "temple", "tower")
    return own or any(lies(board, b) and board[b].tile == "sage" for b in beside)


def open_to_all(board: Any) -> set[int]:
    """Where a power can hit something."""
    return {cell for cell in range(9) if lies(board, cell) and not has_shield(board, cell)}


def reach(tile: str, cell: int, seat: int = 0) -> set[int]:
    """The squares that the power of a tile can choose from."""
    match TWIN.get(tile, tile):
        case "king" | "minister" | "pirate" | "dragon":
            return near(cell, STRAIGHT + SLANTING)
        case "general" | "samurai" | "bard" | "witch-doctor":
            return near(cell, STRAIGHT)
        case "magician" | "ninja" | "artist" | "sorcerer":
            return near(cell, SLANTING)
        case "fortune-teller":
            ahead = -1 if seat == 0 else 1
            return near(cell, [(ahead, -1), (ahead, 0), (ahead, 1)])
    raise KeyError(tile)


def placed(case: Case) -> int:
    """The square of the tile whose power waits, from the question's facts."""
    return int(case.facts["cell"][-1]) - 1


def swept(case: Case, *, to_the_edge: bool = False) -> set[int]:
    """What a power turns that is used as the question says."""
    state: Any = case.state
    cell, text = placed(case), case.text.en
    (way,) = re.findall(r"is used: (.*?)\. W", text)
    tile = case.facts["tile"]
    if way in WAYS:
        squares = line(cell, WAYS[way])
    elif way == "the four straight neighbours":
        squares = near(cell, STRAIGHT)
    elif way == "the four slanting neighbours":
        squares = near(cell, SLANTING)
    elif way.startswith("square"):
        squares = {int(way[-1]) - 1}
    elif to_the_edge:
        squares = set().union(*(line(cell, step) for step in WAYS.values()))
    else:
        squares = reach(tile, cell, state.board[cell].ally)
    return squares & open_to_all(state.board)


def statements(words: str) -> Iterator[tuple[str, int, str]]:
    """What an answer says about squares: (tile or "", square from 0, "you" | "Religion" | "down" | "empty")."""
    for part in words.split("; "):
        if found := re.fullmatch(r"(.+) on square (\d) faces (you|Religion)", part):
            yield found[1], int(found[2]) - 1, found[3]
        elif found := re.fullmatch(r"square (\d): a face-down tile", part):
            yield "", int(found[1]) - 1, "down"
        else:
            found = re.fullmatch(r"square (\d) is empty", part)
            assert found, part
            yield "", int(found[1]) - 1, "empty"


def afterwards(case: Case) -> dict[int, tuple[str, str]]:
    """Square → (tile, "you" | "Religion" | "down"), when the power has been used as the question says."""
    state: Any = case.state
    board = {c: (p.tile, ("you", "Religion")[p.ally]) for c, p in enumerate(state.board) if p}
    for cell in swept(case):
        tile, side = board[cell]
        match TWIN.get(case.facts["tile"], case.facts["tile"]):
            case "king" | "general" | "magician":
                board[cell] = ("", "down")
            case "samurai" | "ninja":
                del board[cell]
            case _:
                board[cell] = (tile, "Religion" if side == "you" else "you")
    return board


def holds(words: str, board: dict[int, tuple[str, str]]) -> bool:
    """Is everything true that an answer says?"""
    for name, cell, what in statements(words):
        tile, side = board.get(cell, ("", "empty"))
        if what != side or (name and name.lower().replace(" ", "-") != tile):
            return False
    return True


# ---- Answers in the engine's names


def names(cells: set[int]) -> set[str]:
    return {f"cell.{cell + 1}" for cell in cells}


def mine(board: Any, seat: int = 0) -> set[int]:
    return {cell for cell in range(9) if lies(board, cell) and board[cell].ally == seat}


def hits(case: Case) -> set[str]:
    """Within reach, face up, no shield."""
    state: Any = case.state
    return names(reach(case.facts["tile"], placed(case)) & open_to_all(state.board))


def pirate_hits(case: Case) -> set[str]:
    state: Any = case.state
    board = state.board
    near_ones = {c for c in reach("pirate", placed(case)) if lies(board, c)}
    own = {c for c in near_ones if board[c].tile in ("castle", "temple", "tower", "sage")}
    return names({c for c in near_ones if has_shield(board, c)} | own if state.options.pirate == "any_shield" else own)


def witch_takes(case: Case) -> set[str]:
    state: Any = case.state
    return names((mine(state.board) & open_to_all(state.board)) - {placed(case)})
