"""A moment of a match, and the frames in which it can be looked at again."""

from collections.abc import Sequence
from typing import NamedTuple

from boardkit.core.event import Event, seen_by
from boardkit.core.state import State


class Moment(NamedTuple):
    """A position of a match, the move that led to it, and what that move made happen."""

    state: State
    seat: int | None = None
    move: str = ""
    events: tuple[Event, ...] = ()


class Frame(NamedTuple):
    """One picture of the timeline: a moment, or half-way to it, after the first `told` of its events."""

    moment: int
    told: int | None = None


def frames(moments: Sequence[Moment], seat: int, *, by_event: bool) -> list[Frame]:
    """The pictures of a timeline as `seat` may see them: one for each move, or for each event of each move.

    A half-way picture is the position before the move and the events told so far.
    """
    found: list[Frame] = []
    for number, moment in enumerate(moments):
        if by_event and number:  # the opening lies on the table at once
            found += [Frame(number, told) for told in range(1, len(seen_by(moment.events, seat)))]
        found.append(Frame(number))
    return found
