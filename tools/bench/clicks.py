"""T12: from a click to the redrawn board, beside a bare anywidget counter in the same page of JupyterLab.

python -m tools.bench.clicks
"""

import json
import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import Page, sync_playwright

from tests.browser.lab import Lab
from tests.browser.server import jupyterlab
from tools.get_browser import find

COUNTER = '''
import anywidget, traitlets
class Counter(anywidget.AnyWidget):
    _esm = """export default { render({ model, el }) {
        const button = document.createElement("button");
        button.className = "bare-counter";
        const show = () => { button.textContent = model.get("count"); };
        button.onclick = () => model.send({ do: "count" });
        model.on("change:count", show); show(); el.append(button); } }"""
    count = traitlets.Int(0).tag(sync=True)
    def __init__(self):
        super().__init__()
        self.on_msg(lambda *_: setattr(self, "count", self.count + 1))
Counter()
'''
BOARD = 'from boardkit_widgets import play\nplay("raj", seed=1, keep=None)'
CARDS = range(1, 16)

# In the page: clicks, and waits until what is watched has changed and has been painted.
TIME = """([click, watched]) => new Promise((done) => {
    const node = document.querySelector(watched);
    const begin = performance.now();
    const seen = new MutationObserver(() => {
        seen.disconnect();
        requestAnimationFrame(() => done(performance.now() - begin));
    });
    seen.observe(node, { subtree: true, childList: true, characterData: true, attributes: true });
    document.querySelector(click).dispatchEvent(new MouseEvent("click", { bubbles: true }));
})"""


def milliseconds(page: Page, click: str, watched: str) -> float:
    """From a click on one place to the change of another."""
    spent: float = page.evaluate(TIME, [click, watched])
    page.wait_for_timeout(150)
    return spent


def main() -> None:
    """Prints the medians and their ratios."""
    cell: dict[str, object] = {"cell_type": "code", "execution_count": None, "metadata": {}, "outputs": []}
    notebook = {
        "cells": [{**cell, "id": name, "source": code} for name, code in (("counter", COUNTER), ("board", BOARD))],
        "metadata": {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}},
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    with tempfile.TemporaryDirectory() as scratch, jupyterlab(Path(scratch)) as server, sync_playwright() as playwright:
        folder = server.root / "bench"
        folder.mkdir()
        (folder / "clicks.ipynb").write_text(json.dumps(notebook), encoding="utf-8")
        browser = playwright.chromium.launch(executable_path=find(), args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1280, "height": 900})
        lab = Lab(page, server.url, "bench")
        lab.open("clicks.ipynb")
        lab.run_all()
        lab.wait_board()
        page.wait_for_selector(".bare-counter")
        bare, refused, played = [], [], []
        for card in CARDS:
            bare.append(milliseconds(page, ".bare-counter", ".bare-counter"))
            # Two wrong places in turn: the same answer twice would change nothing on the page.
            wrong = ".is-illegal" if card % 2 else ".is-illegal ~ .is-illegal"
            refused.append(milliseconds(page, f".bk {wrong}", ".bk-note"))
            played.append(milliseconds(page, f'.bk [data-spot="red.{card}"]', ".bk-log"))
        browser.close()
    print("T12 click to redrawn page (ms, median of 15; the same page of JupyterLab)")
    print(f"    bare anywidget counter: {median(bare):.0f}")
    for name, found in (("a refusal at the board", refused), ("a whole round of Raj", played)):
        ratios = [one / other for one, other in zip(found, bare, strict=True)]
        print(f"    {name}: {median(found):.0f}   ratio {median(ratios):.2f}, target 1.5")


if __name__ == "__main__":
    main()
