"""pyproject.toml, environment.yml and the locks say the same."""

import json
import re

import pytest

from tests.project import requirements
from tests.project.requirements import ROOT

ENVIRONMENT = (ROOT / "environment.yml").read_text(encoding="utf-8")
LOCKS = {"lab.txt": ("lab",), "dev.txt": ("test", "lint"), "bench.txt": ("bench",)}


def drift(environment: str, project: str | None = None) -> list[str]:
    """Where environment.yml and what a person needs from pyproject.toml differ."""
    conda, pip = requirements.of_conda(environment)
    bounds = {name: str(need.specifier) for name, need in requirements.of_project("lab", text=project).items()}
    bounds |= {"python": requirements.python_of_project(), "pip": ""}
    there = {name: str(need.specifier) for name, need in conda.items()}
    faults = [
        f"{name}: {bounds.get(name)} in pyproject.toml, {there.get(name)} in environment.yml"
        for name in sorted(bounds.keys() | there.keys())
        if bounds.get(name) != there.get(name)
    ]
    return faults if pip == ["-e ."] else [*faults, f"pip installs {pip}, not the project"]


def test_environment_and_project_agree() -> None:
    assert drift(ENVIRONMENT) == []


@pytest.mark.parametrize(
    ("old", "new", "name"),
    [
        ("  - networkx>=3.4\n", "", "networkx"),
        ("networkx>=3.4", "networkx>=2.0", "networkx"),
        ("  - pip\n", "  - pip\n  - numpy\n", "numpy"),
        ("python>=3.11", "python>=3.10", "python"),
        ("      - -e .\n", "      - boardkit\n", "boardkit"),
    ],
)
def test_drift_of_the_environment_is_found(old: str, new: str, name: str) -> None:
    assert old in ENVIRONMENT
    assert [fault for fault in drift(ENVIRONMENT.replace(old, new)) if name in fault]


def test_drift_of_the_project_is_found() -> None:
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    more = re.sub(r"^lab = \[$", 'lab = [\n    "pygal>=3",', project, flags=re.MULTILINE)
    assert drift(ENVIRONMENT, more) == ["pygal: >=3 in pyproject.toml, None in environment.yml"]


@pytest.mark.parametrize(("lock", "extras"), LOCKS.items())
def test_the_lock_holds_what_the_project_asks_for(lock: str, extras: tuple[str, ...]) -> None:
    pins = requirements.of_lock(lock)
    for name, need in requirements.of_project(*extras).items():
        assert name in pins, f"{lock} lacks {name}: run `make lock`"
        for pin in pins[name]:
            (version,) = (s.version for s in pin.specifier)
            assert version in need.specifier, f"{lock}: {pin} does not fit {need}: run `make lock`"


@pytest.mark.parametrize("lock", ["lab.txt", "bench.txt"])
def test_the_locks_do_not_pull_in_two_directions(lock: str) -> None:
    """Each is installed on top of another, so what both name must be one version."""
    dev = requirements.of_lock("dev.txt")
    for name, pins in requirements.of_lock(lock).items():
        if name in dev:
            assert sorted(str(p.specifier) for p in pins) == sorted(str(p.specifier) for p in dev[name])


def test_the_locks_name_no_host() -> None:
    for lock in (ROOT / "requirements").glob("*.txt"):
        assert "//" not in lock.read_text(encoding="utf-8")
    packages = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert len(packages) > 3
    assert [name for name, package in packages.items() if "resolved" in package] == []
    assert [name for name, package in packages.items() if name and "integrity" not in package] == []
