"""What the tests of the table share: dialogs, the state in the kernel, axe."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser.lab import BOARD, BOARD_CELL, Lab

PLAY = "from boardkit_widgets import play\n"
ALONE = BOARD_CELL.format(lang="en")


def assert_axe_clean(page: Page) -> None:
    found = Axe().run(page, context=BOARD)
    assert found.violations_count == 0, found.generate_report()


def dialog(lab: Lab, *ways: str) -> None:
    """Open the menu, and in it one way after the other."""
    lab.press("Menu")
    for way in ways:
        lab.board.locator("dialog").get_by_role("button", name=way, exact=True).click()


def state(lab: Lab, what: str) -> str:
    """A field of the match's position in the kernel."""
    return lab.run_code(f"board.match.state.{what}")


# ---- Two people and a bot at one screen
