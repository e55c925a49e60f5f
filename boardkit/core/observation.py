"""What one seat may know: a position with holes."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NoReturn

from boardkit.core.ask import Ask
from boardkit.core.clause import Refusal
from boardkit.core.state import State

if TYPE_CHECKING:
    from random import Random

MOVERS = ("play", "after", "step", "joint", "take_back", "draw", "filled", "masked", "position", "replace")


class Observation:
    """A position as one seat sees it, read by the same names, with `HIDDEN` (or None) where it may not look.

    It holds no reference to the state it was made from. It cannot be played on, for it has holes; `sample`
    gives a whole position that fits it.
    """

    __slots__ = ("_seen", "seat")

    seat: int
    _seen: State

    def __init__(self, seat: int, seen: State) -> None:
        object.__setattr__(self, "seat", seat)
        object.__setattr__(self, "_seen", seen)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"an observation never changes: {name!r} cannot be set")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"an observation never changes: {name!r} cannot be deleted")

    def __getattr__(self, name: str) -> Any:
        if name in MOVERS or name.startswith("__"):
            raise AttributeError(f"an observation has no {name!r}: it has holes; sample(rng) gives a whole position")
        return getattr(self._seen, name)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Observation) and (self.seat, self._seen) == (other.seat, other._seen)

    def __hash__(self) -> int:
        return hash((self.seat, self._seen))

    def __repr__(self) -> str:
        return f"Observation(seat={self.seat}, {self._seen!r})"

    def __reduce__(self) -> tuple[type["Observation"], tuple[int, State]]:
        return Observation, (self.seat, self._seen)

    @property
    def my_turn(self) -> bool:
        """Does this seat have something to decide?"""
        return self.seat in self._seen.to_act

    def legal_moves(self) -> Sequence[str]:
        """The moves that this seat may make now; () when it has nothing to decide."""
        return self._seen.legal_moves(self.seat) if self.my_turn else ()

    def choices(self, prefix: str | Sequence[str] = ()) -> Ask:
        """The question after `prefix`, with the legal parts only."""
        return self._seen.choices(self.seat, prefix)

    def why_not(self, move: str | Sequence[str], *, whole: bool = False) -> Refusal | None:
        """The clause that forbids a move or the beginning of one; None if none does."""
        return self._seen.why_not(self.seat, move, whole=whole)

    def parse(self, text: str) -> str | Refusal:
        """The move that a person's text means, or why it means none."""
        return self._seen.parse(self.seat, text)

    def option_tree(self, prefix: Sequence[str] = ()) -> Any:
        """The options as plain JSON, as deep as a message to the screen should be."""
        return self._seen.option_tree(self.seat, prefix)

    def sample(self, rng: "Random") -> State:
        """A whole position that this seat must think possible, drawn from the observation alone."""
        return self._seen.filled(rng)
