"""Listens to the engine: which clauses it cites, in events and in refusals, while something runs."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from boardkit.core import choosing
from boardkit.core.event import Log


@contextmanager
def recording() -> Iterator[set[str]]:
    """The set of clauses cited by anything that happens inside; it fills as it goes."""
    cited: set[str] = set()
    told, asked = Log.__call__, choosing.why_not

    def tell(self: Log, clause: str, /, **facts: Any) -> None:
        cited.add(clause)
        told(self, clause, **facts)

    def ask(*args: Any, **kwargs: Any) -> Any:
        refusal = asked(*args, **kwargs)
        if refusal is not None:
            cited.add(refusal.clause)
        return refusal

    Log.__call__, choosing.why_not = tell, ask  # type: ignore[method-assign]
    try:
        yield cited
    finally:
        Log.__call__, choosing.why_not = told, asked  # type: ignore[method-assign]
