"""Builds a lesson's positions, scripts and checks from a few numbers."""

from collections.abc import Sequence

from boardkit.core.checks import Check, either, happened
from boardkit.core.names import CHANCE
from boardkit.core.table import Script
from boardkit.core.text import Text
from boardkit.games.raj.components import COLOURS, SEAT_WORDS, TILES
from boardkit.games.raj.options import RajOptions
from boardkit.games.raj.rules import Raj

Numbers = Sequence[int]
BLUE, GREEN, YELLOW, VIOLET = 1, 2, 3, 4

YOU = Text("You", "你")
NOBODY = Text("Nobody", "沒有人")


def tile(worth: int) -> str:
    """The name of the tile that is worth so much."""
    return f"tile.{worth:+}"


def card(seat: int, number: int) -> str:
    """The name of a seat's card."""
    return f"{COLOURS[seat]}.{number}"


def cards(*numbers: int) -> tuple[str, ...]:
    """The learner's cards with these numbers."""
    return tuple(card(0, number) for number in numbers)


def who(seat: int) -> Text:
    """What a player is called in a lesson: the learner sits in seat 0."""
    return SEAT_WORDS[seat] if seat else YOU


def deal(
    *hands: Numbers,
    pot: Numbers = (),
    up: int = 0,
    won: Sequence[Numbers] = (),
    bag: Numbers = (),
    tie_policy: str = "cancel_cascade",
) -> Raj:
    """Your hand, the others' hands, the tiles that lie open: now everybody chooses.

    All hands are equally long. With `up`, that tile is about to be turned up. `won` are the tiles taken so far,
    by seat; `bag` those still to come, filled up to one for each further round. PositionError names what cannot be.
    """
    players, rounds = len(hands), len(hands[0])
    taken = tuple(tuple(map(tile, tiles)) for tiles in won) or ((),) * players
    to_come = [*([tile(up)] if up else ()), *map(tile, bag)]
    gone = {*map(tile, pot), *to_come, *sum(taken, ())}
    to_come += [name for name in TILES if name not in gone]
    return Raj(
        RajOptions(players=players, tie_policy=tie_policy),  # type: ignore[arg-type]  # checked by RajOptions
        tuple(tuple(card(seat, number) for number in sorted(hand)) for seat, hand in enumerate(hands)),
        (),
        tuple(to_come[: rounds if up else rounds - 1]),
        tuple(map(tile, pot)),
        taken,
        (CHANCE,) if up else tuple(range(players)),
    ).checked()


def play(*others: Numbers, tiles: Numbers = ()) -> Script:
    """What Blue, Green, Yellow … play, round after round, and which tiles are turned up in between."""
    script: dict[int, tuple[str, ...]] = {CHANCE: tuple(map(tile, tiles))}
    for seat, numbers in enumerate(others, 1):
        script[seat] = tuple(card(seat, number) for number in numbers)
    return script


def took(seat: int, **facts: object) -> Check:
    """Somebody took what lay open, the highest card or the lowest."""
    return either(
        happened("raj.take.highest", seat=seat, **facts),
        happened("raj.take.lowest", seat=seat, **facts),
    )


def won_tiles(*worths: int, seat: int = 0) -> Check:
    """Somebody took just these tiles together."""
    return took(seat, tiles=tuple(map(tile, worths)))


NOBODY_TOOK = happened("raj.tie.carry")
