"""The curtain: who may look at the one screen that several people share.

One person alone, or against bots, needs none. Where several people play, everybody sees the public table until
somebody opens the curtain; it falls again as soon as that person has decided.
"""

from boardkit.core.match import Match
from boardkit.core.names import PUBLIC


class Curtain:
    """Decides from whose seat the table is shown."""

    def __init__(self, match: Match, seat: int | None = None) -> None:
        self.match = match
        self.fixed = seat
        """A seat that this screen belongs to alone: then there is no curtain."""
        self.holder: int | None = None
        """Who has opened the curtain."""
        self._opened = 0
        """How many moments there were when the curtain was opened."""
        self.peeking: int | None = None
        """Who looks at their own secrets as long as a button is held."""

    @property
    def needed(self) -> bool:
        """Do several people share this screen?"""
        return self.fixed is None and len(self.match.people) > 1

    @property
    def drawn(self) -> bool:
        """Is the curtain closed, with somebody to open it?"""
        return self.needed and self.holder is None and bool(self.match.waiting_for)

    @property
    def seat(self) -> int:
        """From where the table is seen now: a seat, or `PUBLIC`."""
        if self.fixed is not None:
            return self.fixed
        if not self.needed:
            return (self.match.people or (PUBLIC,))[0]
        if self.peeking is not None:
            return self.peeking
        return PUBLIC if self.holder is None else self.holder

    def open(self, seat: int) -> bool:
        """Opens the curtain for somebody whose decision is awaited; False if it is not."""
        if not self.needed or seat not in self.match.waiting_for:
            return False
        self.holder, self.peeking = seat, None
        self._opened = len(self.match.moments)
        return True

    def close(self) -> None:
        """Draws the curtain."""
        self.holder = self.peeking = None

    def peek(self, seat: int | None) -> bool:
        """Shows a person's own secrets while a button is held, or no longer; False for a seat without a person."""
        if not self.needed or (seat is not None and seat not in self.match.people):
            return False
        self.peeking = seat
        return True

    def follow(self) -> None:
        """After a change of the match: whoever has decided has nothing more to look at.

        Only somebody who alone has to go on, in a turn of several moves, keeps the curtain open.
        """
        self.peeking = None
        decided = any(moment.seat == self.holder for moment in self.match.moments[self._opened :])
        if self.holder not in self.match.waiting_for or (decided and self.match.waiting_for != (self.holder,)):
            self.holder = None
