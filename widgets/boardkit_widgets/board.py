"""The board: an anywidget that shows a match to one looker and turns clicks into moves."""

import base64
import html
from typing import Any

import anywidget
import traitlets

from boardkit.core.clause import Refusal
from boardkit.core.errors import IllegalMove
from boardkit.core.match import Match
from boardkit.core.names import PUBLIC
from boardkit.core.shape import ShapeError, shaped
from boardkit.core.text import LANGUAGES, Text, Voice
from boardkit_widgets import telling, ui_words
from boardkit_widgets.assets import css, esm
from boardkit_widgets.pictures import picture_of
from boardkit_widgets.scene import Scene
from boardkit_widgets.view import WIDTHS, View


class Board(anywidget.AnyWidget):
    """A match on the screen.

    The board and `match` are one: a click changes `match.state`, and `board.match.play("7")` in a cell moves the
    card on the screen. Only what `seat` may know is ever sent to the browser.

    >>> from boardkit import Match, game
    >>> board = Board(Match(game("raj"), seed=1))
    >>> board
    <Board of raj>
    """

    _esm = esm()
    _css = css()

    scene = traitlets.Dict().tag(sync=True)
    """What is drawn: `{"panels": [{"name", "label", "svg", "width", "height"}], "spots": {name: spoken}}`."""
    choices = traitlets.Dict().tag(sync=True)
    """What may be chosen: `{"turn", "seat", "prompt", "tree", "labels"}`."""
    words = traitlets.Dict().tag(sync=True)
    """The words around the picture, by key, in the board's language."""
    log: traitlets.List[Any] = traitlets.List().tag(sync=True)
    """What happened: `[{"head", "lines": [{"text", "clause"}]}]`, oldest first."""
    note = traitlets.Dict().tag(sync=True)
    """The answer to the last click: `{"serial", "kind", "text", "clause", "rule"}`."""
    width = traitlets.Int(720).tag(sync=True)
    """The room that the browser offers: one of 360, 720, 1200 CSS px."""

    lang = traitlets.Enum(LANGUAGES, "en")
    """The language on the board; may be changed at any time."""
    memory_aid = traitlets.Bool(True)
    """Does the picture show what an attentive player could remember, such as spent cards?"""

    def __init__(self, match: Match, *, lang: str = "en", memory_aid: bool = True, seat: int | None = None) -> None:
        self.match = match
        self.seat = seat if seat is not None else (match.people or (PUBLIC,))[0]
        self._turn = 0
        super().__init__(lang=lang, memory_aid=memory_aid)
        self._show()
        self._end_subscription = match.subscribe(self._changed)
        self.on_msg(self._told)
        self.observe(lambda _: self._show(), names=["width", "lang", "memory_aid"])

    # ---- To the browser

    @property
    def view(self) -> View:
        """How this board looks at the match."""
        return View(self.lang, self.width, self.match.names(self.lang), self.memory_aid)

    def picture(self, width: int | None = None) -> Scene:
        """The scene that is shown, or the same for another width."""
        view = self.view if width is None else View(self.lang, width, self.view.names, self.memory_aid)
        return picture_of(self.match.game.name)(self.match.observation(self.seat), self.match.told(self.seat), view)

    def _changed(self, _match: Match) -> None:
        self._turn += 1
        self._show()

    def _show(self, note: dict[str, Any] | None = None) -> None:
        drawn = self.picture()
        match, seat, lang = self.match, self.seat, self.lang
        with self.hold_sync():  # one change, one message
            self.scene = {"panels": [panel._asdict() for panel in drawn.panels], "spots": dict(drawn.spots)}
            self.choices = telling.choices(match, seat, lang, self._turn)
            self.words = telling.words(match, seat, lang)
            self.log = telling.log(match, seat, lang)
            self._note(note)

    def _note(self, note: dict[str, Any] | None) -> None:
        empty = {"kind": "", "text": "", "clause": "", "rule": ""}
        self.note = {**empty, **(note or {}), "serial": self.note.get("serial", 0) + 1}

    def _say(self, text: Text, kind: str = "error", **facts: Any) -> None:
        self._note({"kind": kind, "text": Voice(self.lang).say(text, facts)})

    # ---- From the browser: nothing that arrives is trusted

    def _told(self, _widget: Any, content: Any, _buffers: Any) -> None:
        try:
            self._answer(content)
        except Exception as error:  # noqa: BLE001 - an exception in a callback would vanish; the person must see it
            self._say(ui_words.BROKEN, fault=f"{type(error).__name__}: {error}")

    def _answer(self, content: Any) -> None:
        try:
            do = shaped(content.get("do"), str, "do")
            turn = shaped(content.get("turn"), int, "turn")
            parts = shaped(content.get("parts", []), tuple[str, ...], "parts")
        except (AttributeError, ShapeError):
            self._say(ui_words.GARBLED)
            return
        if turn != self._turn:
            self._show({"kind": "error", "text": ui_words.STALE.in_(self.lang)})
            return
        answers = {"move": self._move, "why": self._why, "more": self._more}
        if do in answers and self.seat >= 0 and all(part and not part.isspace() for part in parts):
            answers[do](parts)
        else:
            self._say(ui_words.GARBLED if do not in answers else ui_words.NOT_YOURS)

    def _move(self, parts: tuple[str, ...]) -> None:
        try:
            self.match.play(" ".join(parts), self.seat)
        except IllegalMove as error:
            self._refuse(error.refusal)

    def _why(self, parts: tuple[str, ...]) -> None:
        refused = self.match.observation(self.seat).why_not(parts)
        if refused:
            self._refuse(refused)
        else:
            self._show()

    def _more(self, parts: tuple[str, ...]) -> None:
        seen = self.match.observation(self.seat)
        if seen.why_not(parts):
            self._say(ui_words.GARBLED)
            return
        tree = seen.option_tree(parts)
        self.choices = {
            **self.choices,
            "labels": {**self.choices["labels"], **telling.labels(self.match, self.lang, tree)},
        }
        self.send({"re": "more", "turn": self._turn, "parts": list(parts), "tree": tree})

    def _refuse(self, refused: Refusal) -> None:
        self._note(telling.refusal(self.match, self.seat, self.lang, refused))

    # ---- In a notebook that nobody runs, on a page, in print

    def text(self) -> str:
        """The board in plain lines."""
        return "\n".join(self.picture().text)

    def __repr__(self) -> str:
        return f"<Board of {self.match.game.name}>"

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        """The live board, and beside it a picture and text that show where nothing runs."""
        data, metadata = super()._repr_mimebundle_(**kwargs) or ({}, {})
        drawn = self.picture(WIDTHS[1])
        picture = base64.b64encode(drawn.svg().encode()).decode()
        alt = html.escape(". ".join(drawn.text), quote=True)
        data["text/plain"] = "\n".join(drawn.text)
        data["text/html"] = (
            f'<img alt="{alt}" src="data:image/svg+xml;base64,{picture}" style="max-width:100%;height:auto">'
        )
        return data, metadata

    def close(self) -> None:
        """Ends the board; the match goes on."""
        self._end_subscription()
        super().close()
