"""One JupyterLab and one browser for all the tests; a notebook folder, a tab and a kernel for each."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.lab import Lab
from tests.browser.server import Server, jupyterlab
from tests.browser.watch import Watch
from tools.get_browser import find

REPOSITORY = Path(__file__).parents[2]
RESULTS = REPOSITORY / "test-results"
SIZES = {"laptop": (1280, 800), "phone": (360, 640), "projector": (1920, 1080)}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = find()
    if path is None:
        pytest.fail("no browser: run python tools/get_browser.py", pytrace=False)
    with sync_playwright() as playwright:
        # Root may not use the sandbox; names of other machines lead nowhere, as in a school without a network.
        args = ["--no-sandbox", "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"]
        chromium = playwright.chromium.launch(executable_path=path, args=args)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with jupyterlab(tmp_path_factory.mktemp("lab")) as running:
        yield running


@pytest.fixture
def page(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A tab of the size named by `@pytest.mark.parametrize("size", [...])`, else a laptop's."""
    size = getattr(request.node, "callspec", None)
    name = size.params.get("size", "laptop") if size else "laptop"
    width, height = SIZES[name]
    context = browser.new_context(viewport={"width": width, "height": height}, has_touch=name == "phone")
    context.set_default_timeout(60_000)
    yield context.new_page()
    context.close()


@pytest.fixture
def watch(page: Page) -> Iterator[Watch]:
    """Everything the tab does; at the end of the test it must have been free of errors and of outside requests."""
    watching = Watch(page)
    yield watching
    watching.assert_clean()


@pytest.fixture
def lab(server: Server, page: Page, watch: Watch, request: pytest.FixtureRequest) -> Iterator[Lab]:
    """JupyterLab with a copy of the notebooks that is this test's own."""
    folder = re.sub(r"\W+", "-", request.node.name).strip("-")
    ignore = shutil.ignore_patterns("_source", ".ipynb_checkpoints")
    shutil.copytree(REPOSITORY / "notebooks", server.root / folder, ignore=ignore)
    driver = Lab(page, server.url, folder)
    yield driver
    if getattr(request.node, "failed", False):
        RESULTS.mkdir(exist_ok=True)
        page.screenshot(path=RESULTS / f"{folder}.png")
    page.close()  # before its kernel goes, which JupyterLab would complain about
    server.stop_kernels(folder)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[Any]:
    report = yield
    item.failed = getattr(item, "failed", False) or report.failed  # type: ignore[attr-defined]  # read by `lab`
    return report
