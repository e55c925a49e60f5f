"""Events: what a move made happen, told clause by clause by the rule that decided it."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from boardkit.core.names import EVERYBODY, Audience, may_know


class Event(NamedTuple):
    """One consequence: its clause, its facts, and the pieces that moved as (piece, from, to).

    `audience` says who sees it; `reveals` that it shows somebody something that was secret, so that nothing
    before it can be taken back alone.
    """

    clause: str
    facts: dict[str, Any]
    moved: tuple[tuple[str, str, str], ...] = ()
    audience: Audience = EVERYBODY
    reveals: bool = False


CITED = "cited"


def cited(clause: str) -> Event:
    """A rule by itself, as an explanation: nothing has happened, and the rule is said as it stands."""
    return Event(clause, {CITED: True})


def happened(events: Iterable[Event]) -> tuple[Event, ...]:
    """Those events that are more than a rule which is cited."""
    return tuple(event for event in events if CITED not in event.facts)


class Log(list[Event]):
    """Collects events as a rule decides: `if log is not None: log("raj.tie.cancel", cards=cards)`."""

    def __call__(
        self,
        clause: str,
        /,
        *,
        moved: tuple[tuple[str, str, str], ...] = (),
        audience: Audience = EVERYBODY,
        reveals: bool = False,
        **facts: Any,
    ) -> None:
        self.append(Event(clause, facts, moved, audience, reveals))

    def seen_by(self, seat: int) -> tuple[Event, ...]:
        """The events that this seat (or `PUBLIC`, or `OPEN`) may know."""
        return seen_by(self, seat)


def seen_by(events: "list[Event] | tuple[Event, ...]", seat: int) -> tuple[Event, ...]:
    """The events that this seat (or `PUBLIC`, or `OPEN`) may know."""
    return tuple(event for event in events if may_know(event.audience, seat))
