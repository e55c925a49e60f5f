"""One JupyterLab and one browser for all the tests.

A test of a notebook takes `lab`: a folder, a tab and a kernel of its own. A test of a board takes `desk`, where a tab
and a kernel stay open from test to test, which saves five seconds each.
"""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbformat import v4
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


def tab(browser: Browser, size: str) -> Page:
    """A new tab of one of the `SIZES`."""
    width, height = SIZES[size]
    context = browser.new_context(viewport={"width": width, "height": height}, has_touch=size == "phone")
    context.set_default_timeout(15_000)
    return context.new_page()


def size_of(request: pytest.FixtureRequest) -> str:
    """The size named by `@pytest.mark.parametrize("size", [...])`, else a laptop's."""
    called = getattr(request.node, "callspec", None)
    name: str = called.params.get("size", "laptop") if called else "laptop"
    return name


@pytest.fixture
def page(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A tab of one's own."""
    own = tab(browser, size_of(request))
    yield own
    own.context.close()


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
    picture_of_failure(request, page, folder)
    page.close()  # before its kernel goes, which JupyterLab would complain about
    server.stop_kernels(folder)


@pytest.fixture(scope="session")
def desks(browser: Browser, server: Server) -> Iterator["Desks"]:
    """The tabs that tests share."""
    shared = Desks(browser, server)
    yield shared
    for size in list(shared.open):
        shared.close(size)


@pytest.fixture
def desk(desks: "Desks", request: pytest.FixtureRequest) -> Iterator[Lab]:
    """JupyterLab with a notebook of one cell, whose board is put there by `desk.show(code)`. Shared: leave nothing."""
    size = size_of(request)
    lab = desks.at(size)
    yield lab
    if getattr(request.node, "failed", False):
        picture_of_failure(request, lab.page, re.sub(r"\W+", "-", request.node.name).strip("-"))
        desks.close(size)  # who knows what is left on it
    else:
        desks.watches[size].assert_clean()


class Desks:
    """Tabs by size, opened when they are first wanted; what is kept by the browser is swept away between tests."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.server = server
        self.open: dict[str, Lab] = {}
        self.watches: dict[str, Watch] = {}

    def at(self, size: str) -> Lab:
        """The tab of this size, clean."""
        if size not in self.open:
            page = tab(self.browser, size)
            self.watches[size] = Watch(page)
            folder = self.server.root / f"desk-{size}"
            folder.mkdir(exist_ok=True)
            nbformat.write(v4.new_notebook(cells=[v4.new_code_cell("1", id="board")]), folder / "desk.ipynb")
            self.open[size] = Lab(page, self.server.url, folder.name)
            self.open[size].open("desk.ipynb")
        lab, watch = self.open[size], self.watches[size]
        width, height = SIZES[size]
        lab.page.set_viewport_size({"width": width, "height": height})
        lab.forget()
        watch.errors.clear()
        watch.outside.clear()
        watch.frames.clear()
        return lab

    def close(self, size: str) -> None:
        """Close the tab and stop its kernel."""
        lab = self.open.pop(size)
        lab.page.context.close()
        self.server.stop_kernels(lab.folder)


def picture_of_failure(request: pytest.FixtureRequest, page: Page, name: str) -> None:
    """What a failed test last saw."""
    if getattr(request.node, "failed", False):
        RESULTS.mkdir(exist_ok=True)
        page.screenshot(path=RESULTS / f"{name}.png")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[Any]:
    report = yield
    item.failed = getattr(item, "failed", False) or report.failed  # type: ignore[attr-defined]  # read by `lab`
    return report
