"""What the board looks like: both themes, judged by axe; a phone, played by touch; a projector."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser.lab import BOARD, Lab

FINGERTIPS = f"""() => [...document.querySelector('{BOARD}').querySelectorAll('.is-legal')]
    .map((card) => card.getBoundingClientRect())
    .every(({{width, height}}) => Math.min(width, height) >= 44)"""


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("notebook", ["start.ipynb", "zh-Hant/start.ipynb"])
def test_axe_finds_nothing_in_the_board(lab: Lab, theme: str, notebook: str) -> None:
    lab.open(notebook)
    lab.theme(theme)
    lab.run_all()
    lab.wait_board()
    lab.click("red.7")
    lab.wait_spent("red.7")
    lab.click("red.7")  # a refusal is part of what is judged
    lab.note.get_by_text("raj.round.spent").wait_for()
    assert ("bk-dark" in (lab.board.get_attribute("class") or "").split()) is (theme == "dark")
    found = Axe().run(lab.page, context=BOARD)
    assert found.violations_count == 0, found.generate_report()


def test_the_board_follows_a_change_of_theme(lab: Lab) -> None:
    lab.open("start.ipynb")
    lab.run_all()
    lab.wait_board()
    for theme, there in [("dark", 1), ("light", 0)]:
        lab.theme(theme)
        lab.page.wait_for_function(f"document.querySelectorAll('{BOARD}.bk-dark').length >= {there}")
        lab.page.wait_for_function(
            f"document.querySelector('{BOARD}').matches('.bk-dark') === {str(bool(there)).lower()}"
        )


@pytest.mark.parametrize("size", ["phone"])
def test_a_round_by_touch_on_a_phone(lab: Lab, size: str) -> None:
    lab.open("start.ipynb")
    lab.run_all()
    board = lab.wait_board()
    assert len(lab.legal()) == 15
    # The kernel draws for the width that the board reports; then every card is as big as a fingertip.
    lab.page.wait_for_function(FINGERTIPS)
    lab.tap("red.7")
    lab.wait_spent("red.7")
    assert "red 7" in lab.log.inner_text()
    for part in (".bk-picture", ".bk-below"):
        box = board.locator(part).bounding_box()
        assert box
        assert box["x"] >= 0, part
        assert box["x"] + box["width"] <= 360, f"{part} is cut off"
