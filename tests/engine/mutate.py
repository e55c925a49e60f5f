"""Breaks plain JSON in one or a few places, as typing, truncation, and ill will would."""

from random import Random
from typing import Any

DEEP: list[Any] = []
for _ in range(3_000):
    DEEP = [DEEP]

WEIRD: list[Any] = [
    None, True, False, 0, 1, -1, 2, 7, 10**9 + 1, 10**30, -(10**400), 1.5, float("nan"), float("inf"), "", "?", " ",
    "red.7", "red.7 ", "tile.+7", "tile.7", "red.16", "step.a", "sun", "x" * 100, "x" * 100_000, "\ud800", "\0", "紅7",
    [], [[]], [None], ["red.7"], ["red.7", "red.7"], [0, 1], {}, {"a": 1}, {"players": 9}, DEEP, [0] * 3_000,
]  # fmt: skip


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths to everything inside plain JSON."""
    found = [path] if path else []
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    if data is DEEP:
        return found
    for key, value in inner:
        found += places(value, (*path, key))
    return found


def at(data: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        data = data[key]
    return data


def mutated(data: Any, rng: Random, times: int = 1) -> Any:
    """A copy that differs in `times` places, unless one change undoes another."""
    data = copied(data)
    for _ in range(times):
        here = places(data)
        if not here:
            return data
        path = rng.choice(here)
        inside, key = at(data, path[:-1]), path[-1]
        other = at(data, rng.choice(here))
        match rng.randrange(8):
            case 0 | 1:
                inside[key] = copied(rng.choice(WEIRD))
            case 2:
                del inside[key]
            case 3 if isinstance(inside, list):
                inside.insert(key, inside[key])
            case 4 if isinstance(inside, dict):
                inside["extra"] = inside[key]
            case 5 if isinstance(inside[key], int):
                inside[key] += rng.choice((-1, 1))
            case 6 if isinstance(inside, list):
                rng.shuffle(inside)
            case _:
                inside[key] = copied(other)
        data = copied(data)
    return data


def copied(data: Any) -> Any:
    """A copy in which no part stands twice; what is too deep for Python stays as it is."""
    if isinstance(data, dict):
        return {key: copied(value) for key, value in data.items()}
    return [copied(value) for value in data] if isinstance(data, list) and data is not DEEP else data
