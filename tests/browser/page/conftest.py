"""A bare page for each test that asks for one."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.page.driver import BoardPage

OpenPage = Callable[..., BoardPage]


@pytest.fixture(scope="session")
def tabs(browser: Browser) -> Iterator[dict[str, BoardPage]]:
    """Tabs that are used again and again, by their options: a new one takes three times as long as the test itself."""
    kept: dict[str, BoardPage] = {}
    yield kept
    for page in kept.values():
        page.close()


@pytest.fixture
def bare(browser: Browser, tabs: dict[str, BoardPage]) -> Iterator[OpenPage]:
    """Opens a page with a board for each set of traits; keywords are the browser context's.

    With `own` the tab is this test's alone, and closed at its end: for what a tab does not forget (clocks, functions).
    """
    mine: list[BoardPage] = []
    shared: list[BoardPage] = []

    def make(*boards: dict[str, Any], own: bool = False, **options: Any) -> BoardPage:
        key = json.dumps(options, sort_keys=True)
        if own or tabs.get(key) in shared:
            page = BoardPage(browser, **options)
            mine.append(page)
        else:
            page = tabs[key] = tabs.get(key) or BoardPage(browser, **options)
            shared.append(page)
            page.forget()
        return page.open(*boards)

    yield make
    for page in mine:
        page.close()
    for page in shared:
        page.check()
