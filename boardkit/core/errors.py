"""What can go wrong from outside, said in words that name the place and the clause."""

from typing import Any, NamedTuple

from boardkit.core.clause import Refusal, Rulebook
from boardkit.core.text import Voice


class IllegalMove(ValueError):
    """A move that a clause forbids. `refusal` says which; the message says it in words."""

    def __init__(self, refusal: Refusal, move: str, rulebook: Rulebook, voice: Voice | None = None) -> None:
        super().__init__(f"{move!r}: {rulebook.refusal(refusal, voice)} [{refusal.clause}]")
        self.refusal = refusal
        self.move = move

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), self.args, {"refusal": self.refusal, "move": self.move})


class Fault(NamedTuple):
    """What is wrong with one field of a position: the clause it breaks and the facts."""

    field: str
    clause: str
    facts: dict[str, Any] = {}  # noqa: RUF012 - never changed; a NamedTuple has no default factory


class PositionError(ValueError):
    """A position from outside that cannot be. `fault` says where and which clause it breaks."""

    def __init__(self, fault: Fault, rulebook: Rulebook, voice: Voice | None = None) -> None:
        clause = rulebook[fault.clause]
        detail = "".join(f" {key}: {value}." for key, value in fault.facts.items())
        super().__init__(f"position.{fault.field}: {(voice or Voice()).say(clause.rule)}{detail} [{fault.clause}]")
        self.fault = fault

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), self.args, {"fault": self.fault})


def _again(kind: type[ValueError], words: tuple[str, ...], known: dict[str, Any]) -> ValueError:
    """An error that comes from another process: a pool breaks if its workers' errors cannot be read back."""
    error = kind.__new__(kind, *words)
    error.args = words
    error.__dict__.update(known)
    return error
