"""The watch that every browser test ends with does see what it is there for."""

import pytest
from playwright.sync_api import Page

from tests.browser.watch import Watch


def test_an_error_on_the_console_is_seen(page: Page) -> None:
    watch = Watch(page)
    page.evaluate("console.error('a lost exception')")
    with pytest.raises(AssertionError, match="a lost exception"):
        watch.assert_clean()


def test_a_request_to_another_machine_is_seen_and_fails(page: Page) -> None:
    watch = Watch(page)
    failed = page.evaluate("fetch('https://example.org/font.css').catch(() => 'no way out')")
    assert failed == "no way out"
    assert watch.outside == ["https://example.org/font.css"]
    with pytest.raises(AssertionError):
        watch.assert_clean()
