"""Looks ahead turn by turn: alpha-beta over whole turns, the promising ones first, until a budget of steps is spent.

A turn is a placement and what its power does; turns that lead to equal positions count once. Far from the end only
the best-looking turns are followed (a beam), near it all of them. Where chance says which hidden tile is hit, the
mean counts.
"""

from typing import NamedTuple

from boardkit.core.names import CHANCE
from boardkit.games.revolution.judging import WON, standing
from boardkit.games.revolution.rules import Revolution

DEEPEST = 9
UNLIMITED = 10**9
TOO_LITTLE = 1e-6


class Turn(NamedTuple):
    """One way to play a turn: its first move, the positions it may lead to, all equally likely, and their look."""

    move: str
    ends: tuple[Revolution, ...]
    look: float


class OutOfBudgetError(Exception):
    """Raised when all steps are spent; what was found before counts."""


class Search:
    """One search from one position."""

    def __init__(self, budget: int) -> None:
        self.left = budget
        self.known: dict[object, tuple[int, float, float]] = {}
        """By search key: the depth looked at, and between which bounds the standing of whose turn it is lies."""

    def step(self, s: Revolution, seat: int, move: str) -> Revolution:
        if self.left <= 0:
            raise OutOfBudgetError
        self.left -= 1
        return s.step(seat, move)

    def turns(self, s: Revolution, seat: int) -> list[Turn]:
        """Every way to play the rest of this turn, the best-looking first, equal ones once for each first move."""
        found: dict[object, Turn] = {}
        for move in s.legal_moves(seat):
            after = self.step(s, seat, move)
            rest = after.legal_moves(seat) if after.queue and after.to_act == (seat,) else ("",)
            for power in rest:
                ends = self.ends(self.step(after, seat, power) if power else after)
                key = tuple([end.search_key() for end in ends])
                if key not in found:
                    found[key] = Turn(move, ends, sum([standing(end, seat) for end in ends]) / len(ends))
        return sorted(found.values(), key=lambda turn: -turn.look)

    def ends(self, s: Revolution) -> tuple[Revolution, ...]:
        """The position itself, or what chance may make of it."""
        if s.to_act != (CHANCE,):
            return (s,)
        return tuple([self.step(s, CHANCE, move) for move in s.legal_moves(CHANCE)])

    def value(self, s: Revolution, seat: int, depth: int, alpha: float, beta: float) -> float:
        """How a position stands for `seat`, whose turn begins, after so many turns, if both play well."""
        if s.ended or depth == 0:
            return standing(s, seat)
        if s.to_act != (seat,):  # the other one has passed
            return -self.value(s, 1 - seat, depth, -beta, -alpha)
        alpha, beta = max(alpha, -WON), min(beta, WON)  # nothing is better than to have won
        key = s.search_key()
        looked, low, high = self.known.get(key, (-1, -WON, WON))
        if looked == depth or low == WON or high == -WON:
            if low >= beta or low == high:
                return low
            if high <= alpha:
                return high
            alpha, beta = max(alpha, low), min(beta, high)
        turns = self.turns(s, seat)
        if depth == 1:
            best = turns[0].look
            self.known[key] = (1, best, best)
            return best
        best, bound = -WON, alpha
        for turn in turns[: beam(depth, len(turns))]:
            best = max(best, self.after(turn, seat, depth, bound, beta))
            bound = max(bound, best)
            if bound >= beta:
                break
        self.known[key] = (depth, best if best > alpha else -WON, best if best < beta else WON)
        return best

    def after(self, turn: Turn, seat: int, depth: int, alpha: float, beta: float) -> float:
        """What a turn is worth when the other player has answered."""
        if len(turn.ends) == 1:
            return -self.value(turn.ends[0], 1 - seat, depth - 1, -beta, -alpha)
        values = [-self.value(end, 1 - seat, depth - 1, -WON, WON) for end in turn.ends]
        return sum(values) / len(values)

    def best(self, s: Revolution, seat: int) -> dict[str, float]:
        """What the first moves of the turns at hand are worth, as deep as the budget allows."""
        budget, self.left = self.left, UNLIMITED
        turns = self.turns(s, seat)
        self.left = budget
        worth = {turn.move: turn.look for turn in reversed(turns)}
        for depth in range(2, DEEPEST):
            found: dict[str, float] = {}
            alpha = -WON
            try:
                for turn in turns[: beam(depth + 1, len(turns))]:
                    value = self.after(turn, seat, depth, alpha, WON)
                    value -= TOO_LITTLE if value <= alpha else 0  # it may be worse than it was seen to be
                    found[turn.move] = max(found.get(turn.move, -WON), value)
                    alpha = max(alpha, value)
                    if alpha >= WON:
                        break
            except OutOfBudgetError:
                return found or worth
            worth = found
            turns.sort(key=lambda turn: -worth.get(turn.move, -WON - 1))
            if alpha >= WON or all(end.ended for turn in turns for end in turn.ends):
                break
        return worth


def beam(depth: int, turns: int) -> int:
    """How many of the best-looking turns are followed: all near the end, where there are few."""
    return turns if turns <= 40 else 24 if depth >= 3 else 12
