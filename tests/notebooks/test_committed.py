"""The notebooks as committed: what their sources make, alike in both languages, whole without a kernel."""

import base64
import html
import json
import re
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest

from boardkit import game
from boardkit.core.lesson import Task
from tests.notebooks.conftest import TARGETS, Rebuilt
from tools.notebooks.__main__ import strays
from tools.notebooks.build import ROOT, WIDGET, Target
from tools.notebooks.languages import LANGUAGES

PICTURE = re.compile(r'<img\b[^>]*?\balt="(?P<alt>[^"]*)"[^>]*?\bsrc="data:image/svg\+xml;base64,(?P<svg>[^"]+)"')


def test_a_rebuild_is_byte_identical(target: Target, rebuilt: dict[Target, Rebuilt]) -> None:
    assert target.path.read_bytes() == rebuilt[target].text.encode(), "run python -m tools.notebooks"


def test_restart_and_run_all_takes_less_than_a_minute(target: Target, rebuilt: dict[Target, Rebuilt]) -> None:
    assert rebuilt[target].seconds < 60


def test_every_notebook_has_a_source() -> None:
    assert not strays(ROOT)
    assert {t.name for t in TARGETS} >= {"start", "raj/learn", "raj/play", "raj/teach", "raj/variants"}


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


def test_what_is_shown_needs_no_kernel_and_no_network(target: Target) -> None:
    pictures = 0
    for cell, data in outputs(target):
        if "text/html" not in data:
            continue
        where, markup = f"{target.path} [{cell}]", "".join(data["text/html"])
        assert "".join(data["text/plain"]).strip(), f"{where}: nothing in plain words"
        found = list(PICTURE.finditer(markup))
        assert len(found) == markup.count("<img"), f"{where}: an <img> without alt or without its SVG in it"
        assert found or re.sub(r"<[^>]*>", "", markup).strip(), f"{where}: neither picture nor words"
        for picture in found:
            assert html.unescape(picture["alt"]).strip(), f"{where}: no alt text"
            svg = base64.b64decode(picture["svg"], validate=True).decode()
            assert ElementTree.fromstring(svg).tag == "{http://www.w3.org/2000/svg}svg"  # noqa: S314 our own
            assert "http" not in svg.replace("http://www.w3.org/", ""), f"{where}: the picture reaches out"
        pictures += len(found)
    assert pictures, "a notebook about a game shows a board"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["learn", "variants"])
def test_a_lesson_lies_in_its_notebook_whole(name: str, lang: str) -> None:
    lesson = game("raj").lessons[name]
    markup = next("".join(data["text/html"]) for _, data in outputs(Target(ROOT, f"raj/{name}", lang)))
    steps = [step for _, step in lesson.steps()]
    assert len(PICTURE.findall(markup)) == len(steps)
    assert f'lang="{lang}"' in markup
    for part in lesson.parts:
        assert f"<h2>{html.escape(part.title.in_(lang))}" in markup
    for step in steps:
        assert html.escape(step.text.in_(lang)) in markup, step.key
    # What is right is folded away; a whole game, which one plays as one likes, has nothing to fold.
    free = [step for step in steps if isinstance(step, Task) and not step.hints.moves]
    assert markup.count("<details>") == len(steps) - len(free)


# The steps that the teacher's page sends one to, by their numbers there.
SENT_TO = {
    7: "only-once",
    16: "the-same-card",
    17: "worst-card-wins",
    19: "a-tie-below",
    22: "third-in-line",
    29: "above-nought",
    30: "below-nought",
    31: "at-nought",
    38: "all-is-lost",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_teachers_page_speaks_of_the_right_steps(lang: str) -> None:
    keys = [step.key for _, step in game("raj").lessons["learn"].steps()]
    said = "".join("".join(c["source"]) for c in cells(Target(ROOT, "raj/teach", lang)))
    groups = re.findall(r"[Ss]teps? (\d+(?: and \d+)?)|第 (\d+(?:、\d+)?) 步", said)
    numbers = {int(number) for group in groups for number in re.findall(r"\d+", "".join(group))}
    assert numbers == SENT_TO.keys()
    assert {number: keys[number - 1] for number in numbers} == SENT_TO


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
