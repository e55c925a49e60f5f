"""The timeline: which moment of the match is being looked at, step by step or event by event."""

from collections.abc import Sequence

from boardkit.core.event import Event, seen_by
from boardkit.core.match import Match
from boardkit.core.moment import Frame, Moment, frames
from boardkit.core.observation import Observation


class Timeline:
    """Looks at the running game, or back at an earlier frame of it."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.by_event = False
        self.at: int | None = None
        """The frame looked at; None is the running game."""

    def frames(self, seat: int) -> list[Frame]:
        """All frames as this seat may see them."""
        return frames(self.match.moments, seat, by_event=self.by_event)

    def look(self, seat: int, at: int | None, *, by_event: bool) -> None:
        """Turns to frame `at` (the nearest there is), or with None to the running game."""
        moment = self.frame(seat).moment
        finer = by_event != self.by_event
        self.by_event = by_event
        all_frames = self.frames(seat)
        if finer and at is not None:  # another scale: stay at the same moment
            at = next(n for n, frame in enumerate(all_frames) if frame == Frame(moment))
        self.at = None if at is None or at >= len(all_frames) - 1 else max(at, 0)

    def frame(self, seat: int) -> Frame:
        """The frame that is looked at."""
        all_frames = self.frames(seat)
        if self.at is None or self.at >= len(all_frames):
            return all_frames[-1]
        return all_frames[self.at]

    def seen(self, seat: int) -> Observation:
        """What the seat knew at the frame looked at."""
        moment, told = self.frame(seat)
        return self.match.moments[moment - 1 if told is not None else moment].state.observation(seat)

    def told(self, seat: int) -> tuple[Event, ...]:
        """What the seat had just been told then."""
        moment, told = self.frame(seat)
        if told is None:
            return self.match.told(seat, moment)
        return seen_by(self.match.moments[moment].events, seat)[:told]

    def past(self, seat: int) -> Sequence[Moment]:
        """The moments up to the frame looked at; of the last, half-way, only what has been told."""
        moment, told = self.frame(seat)
        moments = self.match.moments[: moment + 1]
        if told is None:
            return moments
        last = moments[-1]
        return [*moments[:-1], last._replace(events=seen_by(last.events, seat)[:told])]
