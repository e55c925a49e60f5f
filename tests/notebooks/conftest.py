"""Every notebook of the project, and each of them built once more."""

import time
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import pytest

from tools.notebooks.build import Target, built, targets

TARGETS = tuple(targets())


class Rebuilt(NamedTuple):
    text: str
    seconds: float


@pytest.fixture(scope="session")
def rebuilt() -> dict[Target, Rebuilt]:
    """Each notebook as its source makes it now, and how long Restart & Run All took."""
    with ThreadPoolExecutor(2) as pool:
        return dict(zip(TARGETS, pool.map(_rebuilt, TARGETS), strict=True))


def _rebuilt(target: Target) -> Rebuilt:
    start = time.monotonic()
    return Rebuilt(built(target), time.monotonic() - start)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that asks for `target` is run for every notebook in every language."""
    if "target" in metafunc.fixturenames:
        names = [t.path.relative_to(t.root).as_posix() for t in TARGETS]
        metafunc.parametrize("target", TARGETS, ids=names)
