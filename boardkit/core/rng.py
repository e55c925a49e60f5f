"""Chance that is the same everywhere.

Only `Random(text).random()` is used, which Python keeps the same across versions and machines; the library's
`choice` and `sample` are not promised to stay. Games of a series are seeded by their index, never by the order
in which they finish, so that one game can be repeated alone.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from random import Random

T = TypeVar("T")


def seeded(seed: int | str, *index: int | str) -> "Random":
    """The generator for one game, one move, one anything: it depends on the seed and the index alone."""
    from random import Random  # brings hashlib and OpenSSL along: not before it is needed

    return Random("/".join(map(str, (seed, *index))))


def pick(rng: "Random", things: Sequence[T]) -> T:
    """One of the things, each equally likely."""
    return things[int(rng.random() * len(things))]


def pick_weighted(rng: "Random", things: Sequence[T], weights: Sequence[int]) -> T:
    """One of the things, by whole-number weights; ValueError if there is nothing to pick."""
    left = int(rng.random() * sum(weights))
    for thing, weight in zip(things, weights, strict=True):
        left -= weight
        if left < 0:
            return thing
    raise ValueError("there is nothing to pick from")


def pick_some(rng: "Random", things: Sequence[T], number: int) -> tuple[T, ...]:
    """`number` different things in random order."""
    left = list(things)
    return tuple([left.pop(int(rng.random() * len(left))) for _ in range(number)])
