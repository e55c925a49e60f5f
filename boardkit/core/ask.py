"""A question put to a seat: one level of a decision."""

from typing import NamedTuple


class Ask(NamedTuple):
    """What is asked after the parts chosen so far.

    `clause` asks the question; `parts` are all names (or a range of whole numbers) among which it asks, those
    that a rule forbids included; `done` says that the parts so far are a whole move; `unordered` that this
    part and the next of its kind are a set, which may be clicked in any order.
    """

    clause: str
    parts: tuple[str, ...] | range = ()
    done: bool = False
    unordered: bool = False

    def names(self) -> tuple[str, ...]:
        """The parts as words, numbers too."""
        return tuple(map(str, self.parts)) if isinstance(self.parts, range) else self.parts
