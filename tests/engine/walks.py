"""Random games of every game there is, for the properties that all of them keep.

A new game in the registry is covered by adding nothing here.
"""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import NamedTuple

from boardkit import CHANCE, game, game_names
from boardkit.core.event import Event, Log
from boardkit.core.game import Game
from boardkit.core.options import OptionError, Options
from boardkit.core.record import Record
from boardkit.core.rng import pick, seeded
from boardkit.core.state import State
from tests.engine import tiny

LONGEST = 3_000
GAMES = {name: game(name) for name in game_names()} | {"tiny": tiny.GAME}


def find(name: str) -> Game:
    """The game with a name, the tiny one included: what `record.read` is given."""
    if name not in GAMES:
        raise ValueError(f"no game is called {name[:40]!r}")
    return GAMES[name]


def at_once(name: str) -> bool:
    """Is this a game in which several seats choose at the same time?"""
    return GAMES[name].state.joint is not State.joint


class Node(NamedTuple):
    """A position of a random game, and what came of it; seat None at the end."""

    state: State
    seat: int | None
    move: str
    events: tuple[Event, ...]


class Walk(NamedTuple):
    """One random game."""

    game: Game
    nodes: tuple[Node, ...]
    opening: tuple[Event, ...]

    def record(self, length: int | None = None) -> Record:
        """The record of its first moves."""
        moves = tuple((n.seat, n.move) for n in self.nodes[:length] if n.seat is not None)
        start = self.nodes[0].state
        return Record(self.game, start, ("",) * start.players, moves)

    @property
    def inner(self) -> tuple[Node, ...]:
        """All positions but the last."""
        return self.nodes[:-1]


def option_sets(played: Game) -> list[Options]:
    """The default options and those that differ in one switch, for every number of players."""
    switches = played.state.options_type.switches()
    found: dict[Options, None] = {}
    for players in switches["players"].among:
        for name, switch in switches.items():
            for value in switch.among:
                try:
                    found[played.options(**{"players": players, name: value})] = None
                except OptionError:
                    continue
    return list(found)


def take(options: Options, played: Game, seed: int | str) -> Walk:
    """A game by chance: whoever is to act moves, in any order, as the seed says."""
    rng, state, opening = seeded(seed), played.state.start(options), Log()
    state.opening(opening)
    nodes: list[Node] = []
    while state.to_act:
        assert len(nodes) < LONGEST, "this game does not end"
        seat, log = pick(rng, state.to_act), Log()
        move = state.draw(rng) if seat == CHANCE else pick(rng, state.legal_moves(seat))
        after = state.play(seat, move, log)
        nodes.append(Node(state, seat, move, tuple(log)))
        state = after
    return Walk(played, (*nodes, Node(state, None, "", ())), tuple(opening))


@cache
def walks(name: str) -> tuple[Walk, ...]:
    """Some thirty random games of one game, as many for each of its option sets."""
    played = GAMES[name]
    sets = option_sets(played)
    each = range(max(2, 30 // len(sets)))
    return tuple(take(options, played, str(n)) for options in sets for n in each)


def nodes(name: str, every: int = 1, *, inner: bool = False) -> Iterator[Node]:
    """Positions of these games, each one or each so many-eth."""
    for number, walk in enumerate(walks(name)):
        yield from (walk.inner if inner else walk.nodes)[number % every :: every]


def looks(state: State) -> list[int]:
    """Everybody who may look at a position: its seats, a looker-on, a teacher."""
    return [*range(state.players), -2, -3]


def finish(state: State, rng: Random) -> State:
    """The end of a random game from here."""
    for _ in range(LONGEST):
        if not state.to_act:
            return state
        seat = pick(rng, state.to_act)
        state = state.play(seat, state.random_move(seat, rng))
    raise AssertionError("this game does not end")
