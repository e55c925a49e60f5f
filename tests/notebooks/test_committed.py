"""The notebooks as committed: what their sources make, alike in both languages, whole without a kernel."""

import base64
import html
import json
import re
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.notebooks.conftest import TARGETS, Rebuilt
from tools.notebooks.__main__ import strays
from tools.notebooks.build import ROOT, WIDGET, Target
from tools.notebooks.languages import LANGUAGES

PICTURE = re.compile(
    r'<img\b[^>]*?\balt="(?P<alt>[^"]*)"[^>]*?\bsrc="data:image/svg\+xml;base64,(?P<svg>[^"]+)"'
)


def test_a_rebuild_is_byte_identical(target: Target, rebuilt: dict[Target, Rebuilt]) -> None:
    assert target.path.read_bytes() == rebuilt[target].text.encode(), "run python -m tools.notebooks"


def test_restart_and_run_all_takes_less_than_a_minute(target: Target, rebuilt: dict[Target, Rebuilt]) -> None:
    assert rebuilt[target].seconds < 60


def test_every_notebook_has_a_source() -> None:
    assert not strays(ROOT)
    assert {t.name for t in TARGETS} >= {"start", "raj/play"}


@pytest.mark.parametrize("name", sorted({t.name for t in TARGETS}))
def test_both_languages_run_the_same_code(name: str) -> None:
    codes = []
    for lang in LANGUAGES:
        code = [c for c in cells(Target(ROOT, name, lang)) if c["cell_type"] == "code"]
        codes.append([(c["id"], "".join(c["source"]).replace(f'"{lang}"', '"?"')) for c in code])
    assert codes[0] == codes[1]


def test_nothing_that_only_a_live_kernel_could_use(target: Target) -> None:
    text = target.path.read_text(encoding="utf-8")
    assert WIDGET not in text
    assert "application/vnd.jupyter.widget-state+json" not in text
    assert "widgets" not in json.loads(text)["metadata"]
    assert not re.search(r"0x[0-9a-f]{6,}", text), "a memory address differs from run to run"


def test_a_board_shows_its_picture_and_its_words_without_a_kernel(target: Target) -> None:
    pictures = 0
    for cell, data in outputs(target):
        if "text/html" not in data:
            continue
        where = f"{target.path} [{cell}]"
        found = PICTURE.search("".join(data["text/html"]))
        assert found, f"{where}: HTML that is no <img> with alt and an SVG data URI"
        assert html.unescape(found["alt"]).strip(), f"{where}: no alt text"
        assert "".join(data["text/plain"]).strip(), f"{where}: no text board"
        svg = base64.b64decode(found["svg"], validate=True).decode()
        assert ElementTree.fromstring(svg).tag == "{http://www.w3.org/2000/svg}svg"  # noqa: S314 our own
        assert "http" not in svg.replace("http://www.w3.org/", ""), f"{where}: the picture reaches out"
        pictures += 1
    assert pictures, "a notebook about a game shows a board"


def test_every_link_leads_to_a_file_here(target: Target) -> None:
    for cell in cells(target):
        if cell["cell_type"] == "markdown":
            for link in re.findall(r"\]\(([^)#]+)", "".join(cell["source"])):
                assert (target.path.parent / link).is_file(), f"{target.path} [{cell['id']}]: {link}"
        assert "://" not in "".join(cell["source"]), f"{target.path} [{cell['id']}]: needs the network"


def cells(target: Target) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(target.path.read_text(encoding="utf-8"))["cells"]
    return found


def outputs(target: Target) -> Iterator[tuple[str, dict[str, Any]]]:
    for cell in cells(target):
        for output in cell.get("outputs", ()):
            yield cell["id"], output.get("data", {})
