"""Small checks that say whether a lesson's step has been solved. They are put together like words.

both(chose("red.12", "red.13"), happened("raj.take.highest", seat=0))
"""

from collections.abc import Callable
from typing import NamedTuple

from boardkit.core.event import Event
from boardkit.core.state import State


class Try(NamedTuple):
    """What a learner did at a step: the position before, the moves, all that happened, and the position after."""

    before: State
    moves: tuple[str, ...]
    events: tuple[Event, ...]
    after: State


Check = Callable[[Try], bool]


def happened(clause: str, **facts: object) -> Check:
    """An event of this clause happened, with these facts among its own."""
    return lambda tried: any(
        event.clause == clause and all(event.facts.get(name) == fact for name, fact in facts.items())
        for event in tried.events
    )


def chose(*moves: str) -> Check:
    """The learner's last move was one of these."""
    return lambda tried: bool(tried.moves) and tried.moves[-1] in moves


def ended(tried: Try) -> bool:
    """The game is over."""
    return not tried.after.to_act


def result(seat: int, at_least: float) -> Check:
    """A seat has at least so much, by the game's own count."""
    return lambda tried: tried.after.returns()[seat] >= at_least


def won(seat: int) -> Check:
    """The game is over and this seat is among the winners."""
    return lambda tried: seat in tried.after.winners()


def both(*checks: Check) -> Check:
    """All of these."""
    return lambda tried: all(check(tried) for check in checks)


def either(*checks: Check) -> Check:
    """At least one of these."""
    return lambda tried: any(check(tried) for check in checks)


def never(check: Check) -> Check:
    """Not this."""
    return lambda tried: not check(tried)
