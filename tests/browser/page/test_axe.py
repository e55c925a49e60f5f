"""Axe finds nothing to complain about, in any state of a board, in either theme."""

import json
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser.page import school, shop
from tests.browser.page.conftest import OpenPage
from tests.browser.page.driver import BoardPage
from tests.browser.page.test_curtain import PEEK, closed
from tests.browser.page.test_quiz import FRUITS, after, asked

ACTION = {"label": "Everybody agrees", "name": "take_back", "args": {}}
CAN = ("take_back", "hint", "next_game", "hide", "go_back")
BACK = shop.table("branch", "go_back", timeline=shop.timeline(2, 9))
HINT = {"level": 2, "most": 3, "lines": ["Think of a pie.", "Look at the apple."], "area": ["fruit.apple"]}
PARTS = [{**part, "done": [True] * len(part["done"])} for part in school.lesson()["parts"]]
CHINESE: dict[str, Any] = {"words": {**shop.WORDS, "lang": "zh-Hant", "title": "市集", "status": "輪到你。"}}
TABLE: dict[str, dict[str, Any]] = {
    "fresh": shop.traits(),
    "refused": shop.traits(note=shop.note("The pear is not paid for.")),
    "error": shop.traits(note=shop.note("No answer.", "error")),
    "told": shop.traits(note={**shop.note("Saved.", "info"), "action": ACTION}),
    "number": shop.traits({"#": [1, 9]}),
    "waiting": shop.traits(choices=shop.choices({}, seat=None), log=[]),
    "chinese": shop.traits({"fruit.apple": {"coin.1": 1, "": 1}}, **CHINESE),
    "all": shop.traits(table=shop.table(*CAN, series="Game 2 of 3", timeline=shop.timeline(8, 9))),
    "back": shop.traits(table=BACK, choices=shop.choices({}, seat=None)),
    "curtain": shop.traits(**closed(peek=PEEK)),
}
LESSON: dict[str, dict[str, Any]] = {
    "step": school.traits(point=["fruit.pear"]),
    "hint": school.traits(hint=HINT, parts=PARTS),
    "told": school.traits(told=school.told(1, more=True)),
    "solved": school.traits(told=school.told(2, more=False), verdict=school.SOLVED, solved=True, finished=True),
    "failed": school.traits(told=school.told(2, more=False), verdict=school.FAILED),
    "many": asked("many", *FRUITS),
    "number": asked("number"),
    "place": asked("place", *FRUITS),
    "answered": after("place", ["fruit.apple"], ["fruit.plum"], *FRUITS),
}


# Without motion: axe measures the contrast of what is half faded in too.
LIGHT: dict[str, Any] = {"color_scheme": "light", "reduced_motion": "reduce"}
DARK: dict[str, Any] = {"color_scheme": "dark", "reduced_motion": "reduce"}


def judge(page: BoardPage, state: str) -> None:
    """In the dark only the colours are different."""
    dark = "bk-dark" in (page.root().get_attribute("class") or "")
    options = {"runOnly": ["color-contrast"]} if dark else {}
    found = Axe().run(page.page, context=".bk", options=options).response["violations"]
    assert not found, (state, json.dumps(found, indent=1)[:3000])


@pytest.mark.parametrize("look", [LIGHT, DARK], ids=["light", "dark"])
def test_axe_finds_nothing_at_the_table(bare: OpenPage, look: dict[str, Any]) -> None:
    page = bare(**look)
    page.page.evaluate("() => localStorage.setItem('boardkit.stall.', JSON.stringify({ code: 'bk1.x', when: 1e12 }))")
    page.open(shop.traits(table=shop.table(saved={"key": "boardkit.stall.", "fresh": True, "code": ""})))
    assert page.root().locator(".bk-keep").is_visible()
    judge(page, "kept")
    for state, traits in TABLE.items():
        page.change(**traits)
        if state == "chinese":
            page.press("fruit.apple")
        judge(page, state)
    page.change(**shop.traits())
    for way in ("", "New game", "Load", "Language and display"):
        page.named("Menu").click()
        if way:
            page.named(way).click()
        judge(page, f"menu {way}")
        page.page.keyboard.press("Escape")
    page.tell({"re": "saved", "file": "x.json", "text": "{}", "code": "bk1.abc", "warning": "Secrets inside."})
    judge(page, "saved")


@pytest.mark.parametrize(("look", "width"), [(LIGHT, 1280), (DARK, 360)], ids=["light", "dark"])
def test_axe_finds_nothing_in_a_lesson(bare: OpenPage, look: dict[str, Any], width: int) -> None:
    page = bare(school.traits(), **look, viewport={"width": width, "height": 640})
    page.root().locator(".bk-strip-head").click()
    for state, traits in LESSON.items():
        page.change(**traits)
        if state == "place":
            page.press("fruit.plum")
        judge(page, state)
    page.named("Menu").click()
    page.named(school.WORDS["over"]).click()
    judge(page, "start over")
