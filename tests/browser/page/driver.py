"""Puts boards on a bare page and plays their kernel."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, Route

from boardkit_widgets import assets

HERE = Path(__file__).parent
ADDRESS = "http://board.test/"


class BoardPage:
    """One tab. `options` go to the browser context: viewport, color_scheme, reduced_motion …"""

    def __init__(self, browser: Browser, **options: Any) -> None:
        options.setdefault("viewport", {"width": 800, "height": 900})
        self.viewport = options["viewport"]
        self.context: BrowserContext = browser.new_context(**options)
        self.context.set_default_timeout(5_000)
        self.page: Page = self.context.new_page()
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda line: self.errors.append(line.text) if line.type == "error" else None)
        self.page.route("**/*", self._serve)

    def _serve(self, route: Route) -> None:
        name = route.request.url.removeprefix(ADDRESS) or "index.html"
        made = {"board.js": assets.esm, "board.css": assets.css}
        if name not in made and not (HERE / name).is_file():
            route.fulfill(status=204)
            return
        body = made[name]() if name in made else (HERE / name).read_text(encoding="utf-8")
        kind = {"js": "text/javascript", "css": "text/css", "html": "text/html"}[name.rsplit(".", 1)[1]]
        route.fulfill(body=body, content_type=f"{kind}; charset=utf-8")

    def open(self, *boards: dict[str, Any]) -> "BoardPage":
        """Shows a board for each set of traits."""
        self.page.goto(ADDRESS)
        self.page.wait_for_function("() => Boolean(window.addBoard)")
        for traits in boards:
            self.page.evaluate("traits => addBoard(traits)", traits)
        self.settle()
        return self

    def settle(self) -> None:
        """Waits until what was set is on the screen and measured."""
        self.page.evaluate(
            "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))"
        )

    def change(self, board: int = 0, **traits: Any) -> None:
        """The kernel sets traits, all in one go."""
        self.page.evaluate("([i, traits]) => boards[i].model.change(traits)", [board, traits])
        self.settle()

    def tell(self, message: dict[str, Any], board: int = 0) -> None:
        """The kernel sends a message."""
        self.page.evaluate("([i, message]) => boards[i].model.fire('msg:custom', message)", [board, message])
        self.settle()

    def sent(self, board: int = 0) -> list[dict[str, Any]]:
        """What the front end has sent so far."""
        sent: list[dict[str, Any]] = self.page.evaluate("i => boards[i].model.sent", board)
        return sent

    def root(self, board: int = 0) -> Locator:
        """The board's own root."""
        return self.page.locator(".bk").nth(board)

    def spot(self, name: str, board: int = 0) -> Locator:
        """A place in the picture."""
        return self.root(board).locator(f'[data-spot="{name}"]')

    def press(self, name: str, board: int = 0) -> None:
        """A click by mouse on a place, legal or not: Playwright's own click would wait for what is called disabled."""
        self.spot(name, board).click(force=True)

    def button(self, name: str, board: int = 0) -> Locator:
        """A button of the list of choices, by its words."""
        return self.choices(board).get_by_role("button", name=name, exact=True)

    def choices(self, board: int = 0) -> Locator:
        """The list of choices."""
        return self.root(board).get_by_role("toolbar", name="Your choices")

    def named(self, name: str, board: int = 0) -> Locator:
        """A button anywhere on the board, by its words."""
        return self.root(board).get_by_role("button", name=name, exact=True)

    def commands(self, board: int = 0) -> list[tuple[str, dict[str, Any]]]:
        """The commands sent so far, by name and arguments."""
        return [(message["name"], message["args"]) for message in self.sent(board) if message["do"] == "command"]

    def spoken(self, how: str = "polite", board: int = 0) -> str:
        """What a screen reader was told last."""
        return self.root(board).locator(f"[aria-live={how}]").text_content() or ""

    def html(self, board: int = 0) -> str:
        """Everything that is in the board's own tree, what stands in its fields too."""
        fields: str = self.root(board).evaluate(
            "n => [...n.querySelectorAll('input, textarea')].map(i => i.value).join()"
        )
        return f"{self.root(board).evaluate('n => n.outerHTML')}{fields}"

    def focus(self) -> str:
        """The name of the place or choice that has the focus, else the class of what has it."""
        name: str = self.page.evaluate(
            "() => { const a = document.activeElement;"
            " return a.getAttribute('data-spot') ?? a.getAttribute('data-part') ?? a.getAttribute('class') ?? a.tagName }"
        )
        return name

    def forget(self) -> None:
        """Makes the tab as good as new: nothing is kept, and the window has its first size."""
        self.page.mouse.move(0, 0)
        self.page.set_viewport_size(self.viewport)
        if self.page.url.startswith(ADDRESS):
            self.page.evaluate("() => localStorage.clear()")

    def check(self) -> None:
        """Anything that the console called an error fails the test."""
        errors, self.errors = self.errors, []
        assert not errors, errors

    def close(self) -> None:
        """Ends the tab, after a check."""
        self.context.close()
        self.check()
