"""Positions for questions, by chance: any round of a game of two to five, with many equal cards."""

from collections.abc import Callable, Container, Iterable, Sequence
from random import Random
from typing import NamedTuple

from boardkit.core.event import Event, Log
from boardkit.core.names import CHANCE
from boardkit.core.rng import pick, pick_some
from boardkit.core.text import Text, Voice
from boardkit.games.raj.components import NUMBERS, TILES, label, value
from boardkit.games.raj.lesson.setup import card
from boardkit.games.raj.options import RajOptions
from boardkit.games.raj.rulebook import RULEBOOK
from boardkit.games.raj.rules import Raj, total

ALL_ROUNDS = len(NUMBERS)
Names = tuple[str, ...]


class Round(NamedTuple):
    """A round as it is being played: the position, everybody's card, what happens, and the position after."""

    state: Raj
    cards: Names
    events: tuple[Event, ...]
    after: Raj

    @property
    def taker(self) -> int | None:
        """Who takes the tiles."""
        took = [event for event in self.events if event.clause in ("raj.take.highest", "raj.take.lowest")]
        return took[0].facts["seat"] if took else None

    @property
    def highest(self) -> bool:
        """Does the highest card count, or the lowest?"""
        return total(self.state.pot) >= 0

    @property
    def cancelled(self) -> Names:
        """Every card that was cancelled."""
        return sum((e.facts["cards"] for e in self.events if e.clause == "raj.tie.cancel"), ())

    @property
    def told(self) -> tuple[Event, ...]:
        """What explains the round: the sum of what lies open, and all that happens before the game's end is told."""
        own = (event for event in self.events if not event.clause.startswith(("raj.end.", "raj.round.repeat")))
        return (*summed(self.state), *own)

    @property
    def revealed(self) -> tuple[Event, ...]:
        """The cards are shown, and nothing is decided yet."""
        return self.events[:1]


def below(rng: Random, limit: int) -> int:
    """A whole number from 0 to limit − 1."""
    return int(rng.random() * limit)


def numbers(rng: Random, players: int, *, ties: bool = True) -> tuple[int, ...]:
    """A card number for each player; with `ties` they come from so few numbers that many are equal."""
    pool = pick_some(rng, NUMBERS, 1 + below(rng, players) if ties else players)
    return tuple(pick(rng, pool) for _ in range(players)) if ties else pool


def open_tiles(rng: Random, sizes: Sequence[int], signs: Sequence[int] = (1, 0, -1)) -> Names:
    """One to four tiles whose sum is above, at, or below nought, each about equally often."""
    size, sign = pick(rng, sizes), pick(rng, signs)
    while True:
        tiles = pick_some(rng, TILES, size)
        if size == 1 and not sign:
            sign = pick(rng, (1, -1))  # no tile is worth nothing
        if (total(tiles) > 0) - (total(tiles) < 0) == sign:
            return tiles


def position(
    rng: Random, chosen: Sequence[int], pot: Names, *, left: int | None = None, tie_policy: str = "cancel_cascade"
) -> Raj:
    """A position of a whole game in which everybody can still play the chosen number.

    `left` rounds are to come, this one among them; by chance 2 to 12. What has been turned up before and does not
    lie open has been taken by somebody.
    """
    players = len(chosen)
    left = left or 2 + below(rng, ALL_ROUNDS - len(pot) - 2)
    rest = pick_some(rng, [name for name in TILES if name not in pot], len(TILES) - len(pot))
    won: list[list[str]] = [[] for _ in range(players)]
    for name in rest[left - 1 :]:
        won[below(rng, players)].append(name)
    hands = []
    for seat, number in enumerate(chosen):
        others = pick_some(rng, [n for n in NUMBERS if n != number], left - 1)
        hands.append(tuple(card(seat, n) for n in sorted((number, *others))))
    return Raj(
        RajOptions(players=players, tie_policy=tie_policy),  # type: ignore[arg-type]  # checked by RajOptions
        tuple(hands),
        (),
        tuple(name for name in TILES if name in rest[: left - 1]),
        pot,
        tuple(map(tuple, won)),
        tuple(range(players)),
    ).checked()


def played(state: Raj, chosen: Sequence[int]) -> Round:
    """Everybody plays the chosen number, by the game's own rules."""
    names = tuple(card(seat, number) for seat, number in enumerate(chosen))
    log = Log()
    after = state.joint(names, log)
    return Round(state, names, tuple(log), after)


def some_round(
    rng: Random,
    *,
    players: Sequence[int] = (2, 3, 4, 5),
    sizes: Sequence[int] = (1,),
    signs: Sequence[int] = (1, 0, -1),
    ties: bool = True,
    left: int | None = None,
    wanted: Callable[[Round], bool] = lambda _round: True,
) -> Round:
    """Some round of some game, of the kind that is wanted."""
    while True:
        chosen = numbers(rng, pick(rng, players), ties=ties)
        found = played(position(rng, chosen, open_tiles(rng, sizes, signs), left=left), chosen)
        if wanted(found):
            return found


def ties(found: Round) -> int:
    """How many groups of equal cards have cancelled each other."""
    return sum(event.clause == "raj.tie.cancel" for event in found.events)


def stays_or_not(rng: Random) -> Callable[[Round], bool]:
    """Wants a round in which nobody takes the tiles, or one in which somebody does: each half of the time."""
    stays = rng.random() < 0.5
    return lambda found: (found.taker is None) == stays


def some_of(rng: Random, keys: Iterable[str], right: Container[str]) -> Names:
    """Some of the keys, at least three, in any order; one that is right is always among them."""
    mixed = pick_some(rng, tuple(keys), len(tuple(keys)))
    first = next(key for key in mixed if key in right)
    others = [key for key in mixed if key != first][: 2 + below(rng, len(mixed) - 2)]
    return pick_some(rng, (first, *others), 1 + len(others))


def turned_up(state: Raj) -> tuple[Event, ...]:
    """What was told when the newest open tile was turned up: the rule plays it again."""
    newest = state.pot[-1]
    before = state.replace(pot=state.pot[:-1], tiles=(*state.tiles, newest), to_act=(CHANCE,))
    log = Log()
    before.step(CHANCE, newest, log)
    return tuple(log)


def summed(state: Raj) -> tuple[Event, ...]:
    """What the open tiles make together, where there are several."""
    return tuple(event for event in turned_up(state) if event.clause == "raj.pot.sum")


def laid_out(state: Raj, *clauses: str) -> tuple[Event, ...]:
    """What the opening of a game with this position's options tells about these clauses."""
    log = Log()
    state.opening(log)
    return tuple(event for event in log if event.clause in clauses)


def refused(state: Raj, seat: int, name: str) -> tuple[Event, Text]:
    """Why a seat may not choose something: as an event that cites the clause, and in words."""
    refusal = state.why_not(seat, name)
    if refusal is None:
        raise ValueError(f"seat {seat} may choose {name}")
    text = RULEBOOK[refusal.clause].refuses or RULEBOOK[refusal.clause].rule
    said = Text(*(Voice(lang, label).say(text, refusal.facts) for lang in ("en", "zh-Hant")))
    return Event(refusal.clause, refusal.facts), said


def in_order(names: Sequence[str]) -> Names:
    """Cards or tiles from low to high."""
    return tuple(sorted(names, key=value))


def labels(names: Sequence[str]) -> dict[str, Text]:
    """Names with what people call them, in the order given."""
    return {name: label(name) for name in names}
