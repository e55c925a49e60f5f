"""A bare page for each test that asks for one."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.page.driver import BoardPage

OpenPage = Callable[..., BoardPage]


@pytest.fixture
def bare(browser: Browser) -> Iterator[OpenPage]:
    """Opens a page with a board for each set of traits; keywords are the browser context's."""
    pages: list[BoardPage] = []

    def make(*boards: dict[str, Any], **options: Any) -> BoardPage:
        pages.append(BoardPage(browser, **options))
        return pages[-1].open(*boards)

    yield make
    for page in pages:
        page.close()
