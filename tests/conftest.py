"""What every test shares."""

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tools.clauses.recorder import recording

# The same examples every time: a red run is about the change at hand, not about luck. No deadline: on two
# busy cores a single example may be slow without anything being wrong.
settings.register_profile(
    "ci",
    derandomize=True,
    deadline=None,
    max_examples=100,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
# New examples every time, and many: for `make test-all` and for an idle evening.
settings.register_profile("long", settings.get_profile("ci"), derandomize=False, max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))

CLAUSES: dict[str, list[str]] = {}
"""By clause: the tests in which the engine cited it. Kept only for the clause table, which asks for it."""


@pytest.fixture(autouse=bool(os.environ.get("BOARDKIT_CLAUSES")))
def _clauses_cited(request: pytest.FixtureRequest) -> Iterator[None]:
    with recording() as cited:
        yield
    for clause in cited:
        CLAUSES.setdefault(clause, []).append(request.node.name)


def pytest_sessionfinish() -> None:
    if path := os.environ.get("BOARDKIT_CLAUSES"):
        Path(path).write_text(json.dumps(CLAUSES), encoding="utf-8")
