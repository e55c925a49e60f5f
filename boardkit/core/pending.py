"""Choosing at once: the core makes commitments from a game's `joint`.

Seats commit in any order. A commitment is seen by its owner alone, the others only see that it was made; it
may be taken back until the last one is in, and then all count together.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Self

from boardkit.core.ask import Ask
from boardkit.core.clause import Refusal, Rulebook
from boardkit.core.errors import PositionError
from boardkit.core.event import Log
from boardkit.core.names import HIDDEN, OPEN, Audience
from boardkit.core.options import Options
from boardkit.core.shape import ShapeError, shaped
from boardkit.core.state import State

if TYPE_CHECKING:
    from random import Random


class Pending(State):
    """A position in which some have chosen and some have not. Reads like the position below it."""

    base: State
    commits: tuple[str | None, ...]
    FIELDS = ("base", "commits")
    __slots__ = ("base", "commits", "to_act")

    def __init__(self, base: State, commits: tuple[str | None, ...]) -> None:
        self.base = base
        self.commits = commits
        """In the order of `base.to_act`: a move, HIDDEN in an observation, or None where it is awaited."""
        self.to_act = tuple([s for s, move in zip(base.to_act, commits, strict=True) if move is None])

    def __getattr__(self, name: str) -> Any:
        # Only what Pending itself lacks comes here: the game's own fields and helpers.
        return getattr(object.__getattribute__(self, "base"), name)

    @property
    def rulebook(self) -> Rulebook:  # type: ignore[override]
        return self.base.rulebook

    @property
    def options(self) -> Options:  # type: ignore[override]
        return self.base.options

    @property
    def committed(self) -> tuple[int, ...]:
        return tuple([s for s, move in zip(self.base.to_act, self.commits, strict=True) if move is not None])

    def commitment(self, seat: int) -> str | None:
        """What a seat has chosen: a move, HIDDEN, or None if it has not (or need not) choose."""
        return dict(zip(self.base.to_act, self.commits, strict=True)).get(seat)

    def with_commitment(self, seat: int, move: str | None) -> "Pending":
        at = self.base.to_act.index(seat)
        return Pending(self.base, (*self.commits[:at], move, *self.commits[at + 1 :]))

    def after(self, seat: int, move: str, log: Log | None = None) -> State:
        if log is not None:
            log("core.committed", seat=seat)
        committed = self.with_commitment(seat, move)
        if committed.to_act:
            return committed
        return self.base.joint(tuple([m for m in committed.commits if m is not None]), log)

    def step(self, seat: int, move: str, log: Log | None = None) -> State:  # type: ignore[override]
        # A playout that begins here meets a single seat that is still to choose: its choice is the last one.
        return self.after(seat, move, log)

    def joint(self, moves: tuple[str, ...], log: Log | None = None) -> State:  # type: ignore[override]
        chosen = iter(moves)
        return self.base.joint(tuple([next(chosen) if m is None else m for m in self.commits]), log)

    def take_back(self, seat: int) -> State:
        if seat not in self.committed:
            return super().take_back(seat)
        back = self.with_commitment(seat, None)
        return back if back.committed else self.base

    def ask(self, seat: int, prefix: tuple[str, ...] = ()) -> Ask:
        return self.base.ask(seat, prefix)

    def why(self, seat: int, prefix: tuple[str, ...], part: str) -> Refusal | None:
        return self.base.why(seat, prefix, part)

    def legal_moves(self, seat: int) -> Sequence[str]:
        return self.base.legal_moves(seat) if seat in self.to_act else ()

    def returns(self) -> tuple[float, ...]:
        return self.base.returns()

    def search_key(self) -> object:
        return self.base.search_key(), self.commits

    def audience(self, seat: int, move: str) -> Audience:
        return self.base.audience(seat, move)

    def masked(self, seat: int) -> "Pending":
        seen = tuple(
            [
                move if move is None or seat in (owner, OPEN) else HIDDEN
                for owner, move in zip(self.base.to_act, self.commits, strict=True)
            ]
        )
        return Pending(self.base.masked(seat), seen)

    def filled(self, rng: "Random") -> "Pending":
        base = self.base.filled(rng)
        whole = tuple(
            [
                base.random_move(owner, rng) if move == HIDDEN else move
                for owner, move in zip(base.to_act, self.commits, strict=True)
            ]
        )
        return Pending(base, whole)

    def position(self) -> dict[str, Any]:
        return {**self.base.position(), "commits": list(self.commits)}

    def replace(self, **changes: Any) -> Self:
        own = {name: changes.pop(name, getattr(self, name)) for name in self.FIELDS}
        return type(self)(own["base"].replace(**changes), own["commits"])


def read_position(cls: type[State], data: Any) -> State:
    """The position that `State.position` wrote, checked field by field."""
    if not isinstance(data, dict) or not set(data) <= {"fields", "commits"} or "fields" not in data:
        raise ShapeError("position", "should be an object with the entry 'fields', and perhaps 'commits'")
    state = cls.from_json(data["fields"]).checked()
    if "commits" not in data:
        return state
    commits = shaped(data["commits"], tuple[str | None, ...], "position.commits")
    if len(commits) != len(state.to_act) or len(commits) < 2 or None not in commits or not any(commits):
        raise ShapeError("position.commits", f"some, not all, of the {len(state.to_act)} entries are moves")
    for seat, move in zip(state.to_act, commits, strict=True):
        refusal = move is not None and state.why_not(seat, move, whole=True)
        if refusal:
            words = state.rulebook[refusal.clause].rule.en
            raise ShapeError("position.commits", f"seat {seat}, {move!r}: {words} [{refusal.clause}]")
    return Pending(state, tuple([move and " ".join(move.split()) for move in commits]))


__all__ = ["Pending", "PositionError", "read_position"]
