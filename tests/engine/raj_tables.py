"""Builders of Raj positions, short enough that a scenario reads like its line in the list of rulings."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from boardkit import game
from boardkit.core.event import Log

COLOURS = ("red", "blue", "green", "yellow", "violet")
ALL_TILES = tuple(f"tile.{n:+}" for n in range(-5, 11) if n)


def tile(worth: int) -> str:
    """The name of the tile that is worth so much."""
    return f"tile.{worth:+}"


def cards(*numbers: int) -> tuple[str, ...]:
    """One card of each seat, A first."""
    return tuple(f"{colour}.{number}" for colour, number in zip(COLOURS, numbers, strict=False))


def table(
    played: Sequence[int],
    pot: Sequence[int],
    *,
    won: Sequence[Sequence[int]] = (),
    last: bool = False,
    **switches: object,
) -> Any:
    """A position before anybody chooses: `pot` lies open (the new tile last), everybody can play `played`.

    Six rounds are still to come, or with `last` none.
    """
    players = len(played)
    rest = 0 if last else 6
    taken: list[list[int]] = [list(tiles) for tiles in won] or [[]] * players
    gone = {tile(n) for n in (*pot, *(n for tiles in taken for n in tiles))}
    hands = []
    for colour, number in zip(COLOURS, played, strict=False):
        others = [n for n in range(1, 16) if n != number][:rest]
        hands.append([f"{colour}.{n}" for n in sorted([number, *others])])
    raj = game("raj")
    fields = {
        "options": {"players": players, **switches},
        "unspent": hands,
        "aside": [],
        "tiles": [t for t in ALL_TILES if t not in gone][:rest],
        "pot": [tile(n) for n in pot],
        "won": [[tile(n) for n in tiles] for tiles in taken],
        "to_act": list(range(players)),
    }
    return raj.state.from_position({"fields": fields})


class Outcome(NamedTuple):
    """A round's end: who takes, what is left open, everybody's score, and the clauses that were told."""

    taker: int | None
    pot: tuple[str, ...]
    scores: tuple[int, ...]
    told: tuple[str, ...]


def play_round(state: Any, played: Sequence[int]) -> tuple[Any, Outcome]:
    """Everybody shows a card: through `joint`, and by commitments in both directions, which must agree."""
    chosen = cards(*played)
    log = Log()
    after = state.joint(chosen, log)
    for order in (range(len(played)), reversed(range(len(played)))):
        one_by_one = state
        for seat in order:
            one_by_one = one_by_one.play(seat, chosen[seat])
        assert one_by_one == after
    for seat, card in enumerate(chosen):
        assert after.unspent[seat] == tuple(c for c in state.unspent[seat] if c != card), "the played card is gone"
    takers = [seat for seat, (was, now) in enumerate(zip(state.won, after.won, strict=True)) if was != now]
    assert len(takers) <= 1
    return after, Outcome(
        takers[0] if takers else None, after.pot, after.scores(), tuple(event.clause for event in log)
    )
