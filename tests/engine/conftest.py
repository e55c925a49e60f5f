"""Every property is tried on every game."""

import pytest

from tests.engine.walks import GAMES


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "name" in metafunc.fixturenames:
        metafunc.parametrize("name", sorted(GAMES))
