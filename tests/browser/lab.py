"""Drives JupyterLab in a browser as a person would: opens a notebook, runs it, plays on the board in it.

Menus are avoided: clicked before the kernel is there they ask questions that block everything. What has no place on
the board goes through `window.jupyterapp`.
"""

from typing import Any

from playwright.sync_api import Locator, Page

BOARD = ".bk"
BOARD_CELL = 'from boardkit_widgets import play\nboard = play("raj", lang="{lang}", seed=1)\nboard'
"""The first board of the first notebook."""

PANEL = "jupyterapp.shell.currentWidget"
RUN_CODE = """async (code) => {
    const kernel = jupyterapp.shell.currentWidget.sessionContext.session.kernel;
    const future = kernel.requestExecute({code, store_history: false});
    let said = '';
    future.onIOPub = ({content}) => { said += content.text ?? content.data?.['text/plain'] ?? ''; };
    const reply = (await future.done).content;
    if (reply.status !== 'ok') throw new Error(`${reply.ename}: ${reply.evalue}`);
    return said;
}"""

RESTS = """async (node) => {
    let top = NaN;
    for (let still = 0; still < 6;) {
        await new Promise(requestAnimationFrame);
        const now = node.getBoundingClientRect().top;
        still = now === top ? still + 1 : 0;
        top = now;
    }
}"""


class Lab:
    """One browser tab with JupyterLab. `folder` is the part of the server's root that belongs to this test."""

    def __init__(self, page: Page, url: str, folder: str) -> None:
        self.page = page
        self.url = url
        self.folder = folder

    # ---- notebooks ---------------------------------------------------------------------------------------------
    def open(self, notebook: str) -> None:
        """Open a notebook, in a fresh workspace, without running it; returns when its kernel is ready."""
        self.page.goto(f"{self.url}/lab/tree/{self.folder}/{notebook}?reset")
        self.page.wait_for_function(f"window.{PANEL.replace('.', '?.')}?.sessionContext?.isReady")
        self.page.evaluate(f"{PANEL}.revealed.then(() => {PANEL}.sessionContext.session.kernel.info).then(() => 1)")
        self.page.evaluate("jupyterapp.shell.collapseLeft()")

    def run_all(self) -> None:
        """Run every cell; returns when the last has ended. Raises if one failed."""
        self.command("notebook:run-all-cells")
        failed = self.page.evaluate(
            f"""[...{PANEL}.content.model.cells].flatMap((cell) => cell.toJSON().outputs ?? [])
                .filter((output) => output.output_type === 'error').map((output) => output.evalue)"""
        )
        assert not failed, failed

    def show(self, code: str, theme: str = "light") -> Locator:
        """Put code into the notebook's only cell and run it; returns the board that it shows, drawn."""
        self.page.evaluate(
            f"""(code) => {{
                const {{ model }} = {PANEL}.content;
                while (model.cells.length > 1) model.sharedModel.deleteCell(1);
                model.cells.get(0).clearExecution();
                model.sharedModel.getCell(0).setSource(code);
            }}""",
            code,
        )
        if self.page.evaluate("document.body.dataset.jpThemeLight") != str(theme == "light").lower():
            self.theme(theme)
        self.run_all()
        return self.wait_board()

    def forget(self) -> None:
        """Sweep away what the browser keeps for our boards."""
        ours = "Object.keys(localStorage).filter((key) => key.startsWith('boardkit.'))"
        self.page.evaluate(f"{ours}.forEach((key) => localStorage.removeItem(key))")

    def trusted(self) -> bool:
        """Whether every code cell of the notebook is trusted, as JupyterLab's shield says."""
        cells = f"[...{PANEL}.content.model.cells].filter((cell) => cell.type === 'code')"
        said: bool = self.page.evaluate(f"{cells}.every((cell) => cell.trusted)")
        return said

    def save(self) -> None:
        """Save the notebook with what it shows now."""
        self.page.evaluate(f"{PANEL}.context.save().then(() => 1)")

    def restart(self) -> None:
        """Restart the kernel, as Kernel > Restart does."""
        self.page.evaluate(f"{PANEL}.sessionContext.restartKernel().then(() => 1)")
        self.page.evaluate(f"{PANEL}.sessionContext.session.kernel.info.then(() => 1)")

    def run_code(self, code: str) -> str:
        """Run code in the notebook's kernel, outside any cell; returns what it printed or evaluated to."""
        said: str = self.page.evaluate(RUN_CODE, code)
        return said

    def command(self, name: str, **args: Any) -> None:
        """Run one of JupyterLab's commands to its end."""
        self.page.evaluate("([name, args]) => jupyterapp.commands.execute(name, args).then(() => 1)", [name, args])

    def theme(self, kind: str) -> None:
        """Change to JupyterLab's "light" or "dark" theme."""
        self.command("apputils:change-theme", theme=f"JupyterLab {kind.title()}")
        done = (
            "(light) => document.body.dataset.jpThemeLight === light && !document.querySelector('#jupyterlab-splash')"
        )
        self.page.wait_for_function(done, arg=str(kind == "light").lower())

    # ---- the board ---------------------------------------------------------------------------------------------
    @property
    def board(self) -> Locator:
        """The first live board of the notebook."""
        return self.page.locator(BOARD).first

    def wait_board(self) -> Locator:
        """The first live board, once it is drawn and in view."""
        self.board.locator("svg").first.wait_for()
        self.board.scroll_into_view_if_needed()
        return self.board

    def spot(self, name: str) -> Locator:
        """The place or piece on the board with this engine name."""
        return self.board.locator(f'[data-spot="{name}"]').first

    def click(self, name: str) -> None:
        """Click a place, also one that is wrong to touch: Playwright's own click waits until it is right."""
        self.page.mouse.click(*self._middle(name))

    def tap(self, name: str) -> None:
        """Touch a place with a finger."""
        self.page.touchscreen.tap(*self._middle(name))

    def _middle(self, name: str) -> tuple[float, float]:
        self.spot(name).scroll_into_view_if_needed()
        box = self.spot(name).bounding_box()
        assert box, f"{name} is not shown"
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def legal(self) -> list[str]:
        """The places that may be chosen now, by engine name."""
        marked = self.board.locator("[data-spot].is-legal")
        return [node.get_attribute("data-spot") or "" for node in marked.all()]

    def press(self, name: str) -> None:
        """Click the button that is called so, once it may be clicked, with the mouse or a finger."""
        self.board.get_by_role("button", name=name, exact=True).click()

    def rest(self, node: Locator) -> None:
        """Until this has come to rest on the page, which scrolls so that what comes next is in sight."""
        node.evaluate(RESTS)

    def wait_spent(self, card: str) -> None:
        """Until the kernel has answered: this card may no longer be chosen, and the next choice is open."""
        self.board.locator(f'[data-spot="{card}"]:not(.is-legal)').first.wait_for()
        self.page.locator(f'{BOARD}[aria-busy="false"]').first.wait_for()

    @property
    def status(self) -> Locator:
        """The line that says where the game stands."""
        return self.board.locator(".bk-status")

    @property
    def note(self) -> Locator:
        """The answer to the last click."""
        return self.board.locator(".bk-note")

    @property
    def log(self) -> Locator:
        """The rounds so far, newest first."""
        return self.board.locator(".bk-log")

    def spoken(self) -> str:
        """What the board has last told a screen reader."""
        return " ".join(self.board.locator("[aria-live]").all_inner_texts())
