"""What the project asks for, read from each of the places where it says so."""

import re
import tomllib
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]


def of_project(*extras: str, text: str | None = None) -> dict[str, Requirement]:
    """The dependencies of pyproject.toml with those of some extras, by name; `boardkit[lab]` is followed."""
    project = tomllib.loads(text or (ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    open_lists = [project["dependencies"], *(project["optional-dependencies"][extra] for extra in extras)]
    found: dict[str, Requirement] = {}
    while open_lists:
        for requirement in map(Requirement, open_lists.pop()):
            if requirement.name == project["name"]:
                open_lists += [project["optional-dependencies"][extra] for extra in requirement.extras]
            else:
                found[canonicalize_name(requirement.name)] = requirement
    return found


def python_of_project() -> str:
    """The bounds on Python itself."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return str(project["requires-python"])


def of_conda(text: str) -> tuple[dict[str, Requirement], list[str]]:
    """The conda packages by name, and what conda hands on to pip.

    Reads just the YAML that our file uses (lists of plain scalars), so that no YAML package is needed.
    """
    lines = re.findall(r"^( *)- ([^#\n]*[^#\s])", text.partition("\ndependencies:\n")[2], re.MULTILINE)
    outer = min(len(indent) for indent, _ in lines)
    conda = [line for indent, line in lines if len(indent) == outer and line != "pip:"]
    pip = [line for indent, line in lines if len(indent) > outer]
    return {canonicalize_name(Requirement(line).name): Requirement(line) for line in conda}, pip


def of_lock(name: str) -> dict[str, list[Requirement]]:
    """The pinned packages of a lock by name; one has several pins where Pythons differ."""
    pins: dict[str, list[Requirement]] = {}
    for line in (ROOT / "requirements" / name).read_text(encoding="utf-8").splitlines():
        if line[:1].isalnum():
            pin = Requirement(line.removesuffix("\\"))
            pins.setdefault(canonicalize_name(pin.name), []).append(pin)
    return pins
