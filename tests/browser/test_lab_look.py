"""What the board looks like: both themes, judged by axe; a phone, played by touch; a projector."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from boardkit.core.text import LANGUAGES
from tests.browser.lab import BOARD, BOARD_CELL, Lab

FINGERTIPS = f"""() => [...document.querySelector('{BOARD}').querySelectorAll('.is-legal')]
    .map((card) => card.getBoundingClientRect())
    .every(({{width, height}}) => Math.min(width, height) >= 44)"""


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_axe_finds_nothing_in_the_board(desk: Lab, theme: str, lang: str) -> None:
    lab = desk
    lab.show(BOARD_CELL.format(lang=lang), theme)
    lab.click("red.7")
    lab.wait_spent("red.7")
    lab.click("red.7")  # a refusal is part of what is judged
    lab.note.get_by_text("raj.round.spent").wait_for()
    assert ("bk-dark" in (lab.board.get_attribute("class") or "").split()) is (theme == "dark")
    found = Axe().run(lab.page, context=BOARD)
    assert found.violations_count == 0, found.generate_report()


def test_the_board_follows_a_change_of_theme(desk: Lab) -> None:
    desk.show(BOARD_CELL.format(lang="en"))
    for theme, dark in [("dark", "true"), ("light", "false")]:
        desk.theme(theme)
        desk.page.wait_for_function(f"document.querySelector('{BOARD}').matches('.bk-dark') === {dark}")


@pytest.mark.parametrize("size", ["phone"])
def test_a_round_by_touch_on_a_phone(desk: Lab, size: str) -> None:
    lab = desk
    board = lab.show(BOARD_CELL.format(lang="en"))
    assert len(lab.legal()) == 15
    # The kernel draws for the width that the board reports; then every card is as big as a fingertip.
    lab.page.wait_for_function(FINGERTIPS)
    lab.tap("red.7")
    lab.wait_spent("red.7")
    assert "red 7" in lab.log.inner_text()
    for part in board.locator(".bk-panel, .bk-side, .bk-log").all():
        box = part.bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 360, f"{part.get_attribute('class')} is cut off"
