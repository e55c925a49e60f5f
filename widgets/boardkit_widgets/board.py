"""The board: an anywidget that shows a match to one looker and turns clicks into moves."""

from collections.abc import Sequence
from random import SystemRandom
from typing import Any

import anywidget
import traitlets

from boardkit.core.clause import Refusal
from boardkit.core.errors import IllegalMove
from boardkit.core.event import Event
from boardkit.core.match import Match
from boardkit.core.observation import Observation
from boardkit.core.series import Series
from boardkit.core.shape import ShapeError, shaped
from boardkit.core.text import LANGUAGES, Text, Voice
from boardkit_widgets import telling, ui_words
from boardkit_widgets.around import around
from boardkit_widgets.assets import css, esm
from boardkit_widgets.commands import COMMANDS, run
from boardkit_widgets.curtain import Curtain
from boardkit_widgets.pictures import picture_of
from boardkit_widgets.scene import Scene
from boardkit_widgets.setup_form import form
from boardkit_widgets.still import mime_bundle
from boardkit_widgets.timeline import Timeline
from boardkit_widgets.view import WIDTHS, View


class Board(anywidget.AnyWidget):
    """A match (or a series of them) on the screen.

    The board and `match` are one: a click changes `match.state`, and `board.match.play("7")` in a cell moves the
    card on the screen. Only what the looking seat may know is ever sent to the browser: `seat` if this screen is
    one player's own, else the only person at the table, else whoever has opened the curtain. `keep` names the
    place in the browser's storage where the match waits for the case that the kernel is lost; None keeps nothing.

    >>> from boardkit import Match, game
    >>> board = Board(Match(game("raj"), seed=1))
    >>> board
    <Board of raj>
    """

    commands = COMMANDS
    """What can be done at this board beside moving, by name."""

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
    """The answer to the last click: `{"serial", "kind", "text", "clause", "rule", "action"}`."""
    table = traitlets.Dict().tag(sync=True)
    """What stands around the board: see `boardkit_widgets.around`."""
    setup = traitlets.Dict().tag(sync=True)
    """The form for a new game: see `boardkit_widgets.setup_form`."""
    width = traitlets.Int(720).tag(sync=True)
    """The room that the browser offers: one of 360, 720, 1200 CSS px."""

    lang = traitlets.Enum(LANGUAGES, "en")
    """The language on the board; may be changed at any time."""
    memory_aid = traitlets.Bool(True)
    """Does the picture show what an attentive player could remember, such as spent cards?"""

    def __init__(
        self,
        match: Match | Series,
        *,
        lang: str = "en",
        memory_aid: bool = True,
        seat: int | None = None,
        keep: str | None = None,
    ) -> None:
        self.series = match if isinstance(match, Series) else None
        self.match = match.match if isinstance(match, Series) else match
        self.keep = keep
        self.curtain = Curtain(self.match, seat)
        self.timeline = Timeline(self.match)
        self._turn = 0
        self._troubles = 0
        super().__init__(lang=lang, memory_aid=memory_aid)
        self.refresh(self._new_trouble())
        self._end_subscription = self.match.subscribe(self._changed)
        self.on_msg(self._told)
        self.observe(lambda _: self.refresh(self.note), names=["width", "memory_aid"])
        self.observe(lambda _: self.refresh(), names="lang")

    # ---- To the browser

    @property
    def seat(self) -> int:
        """From where the table is seen now: a seat, or `PUBLIC` while the curtain is drawn."""
        return self.curtain.seat

    def picture(self, width: int | None = None) -> Scene:
        """The scene that is shown, or the same for another width."""
        return picture_of(self.match.game.name)(*self.looked_at(), self.view(width or self.width))

    def view(self, width: int) -> View:
        """How this board looks at the match."""
        return View(self.lang, width, self.match.names(self.lang), self.memory_aid)

    def looked_at(self) -> tuple[Observation, Sequence[Event]]:
        """What is drawn: what the looking seat knows at the moment shown, and what it has just been told."""
        return self.timeline.seen(self.seat), self.timeline.told(self.seat)

    def _changed(self, _match: Match) -> None:
        self._turn += 1
        self.timeline.at = None
        self.curtain.follow()
        self.refresh(self._new_trouble())

    def _new_trouble(self) -> dict[str, Any] | None:
        """A bot's misbehaviour since last time, as a note."""
        troubles = self.match.troubles[self._troubles :]
        self._troubles = len(self.match.troubles)
        said = dict.fromkeys(trouble.text(self.lang) for trouble in troubles)  # each once, in order
        return {"kind": "error", "text": " ".join(said)} if said else None

    def refresh(self, note: dict[str, Any] | None = None) -> None:
        """Shows everything anew, with a note or without one."""
        drawn, match, seat, lang = self.picture(), self.match, self.seat, self.lang
        live = self.timeline.at is None
        where = telling.status(match, seat, lang) if live else ui_words.LOOKING_BACK.in_(lang)
        open_now = live and self.may_move()
        with self.hold_sync():  # one change, one message
            self.show_more()
            self.scene = {"panels": [panel._asdict() for panel in drawn.panels], "spots": dict(drawn.spots)}
            self.choices = (
                telling.choices(match, seat, lang, self._turn) if open_now else telling.nothing_to_choose(self._turn)
            )
            self.words = telling.words(match, lang, where)
            self.log = self.story()
            self.table = around(self)
            self.setup = form(match, lang)
            if note is not self.note:  # else the one that stands there stays
                self.note_down(note)

    def story(self) -> list[dict[str, Any]]:
        """What the log tells."""
        return telling.log(self.match, self.seat, self.lang, self.timeline.past(self.seat))

    def show_more(self) -> None:
        """What a board of another kind shows besides."""

    def may_move(self) -> bool:
        """Is this a moment at which the match goes on by a click? A board of another kind may say no."""
        return True

    def idle(self) -> Text:
        """What to answer to a click when there is nothing to choose."""
        return ui_words.NOT_YOURS if self.timeline.at is None else ui_words.LOOKING_BACK

    def note_down(self, note: dict[str, Any] | None) -> None:
        """Puts a note at the board, in place of the last one."""
        empty = {"kind": "", "text": "", "clause": "", "rule": "", "action": None}
        self.note = {**empty, **(note or {}), "serial": self.note.get("serial", 0) + 1}

    def say(self, text: Text, kind: str = "error", **facts: Any) -> None:
        """Puts a sentence at the board: an "error" or an "info"."""
        self.note_down({"kind": kind, "text": Voice(self.lang).say(text, facts)})

    # ---- From the browser: nothing that arrives is trusted

    def _told(self, _widget: Any, content: Any, _buffers: Any) -> None:
        try:
            self._answer(content)
        except Exception as error:  # noqa: BLE001 - an exception in a callback would vanish; the person must see it
            self.say(ui_words.BROKEN, fault=f"{type(error).__name__}: {error}")

    def _answer(self, content: Any) -> None:
        try:
            do = shaped(content.get("do"), str, "do")
            turn = shaped(content.get("turn"), int, "turn")
            name = shaped(content.get("name", ""), str, "name")
            parts = shaped(content.get("parts", []), tuple[str, ...], "parts")
        except (AttributeError, ShapeError):
            self.say(ui_words.GARBLED)
            return
        if turn != self._turn:
            self.refresh({"kind": "error", "text": ui_words.STALE.in_(self.lang)})
        elif do == "command":
            with self.hold_sync():  # what a command changes twice is sent once: a click between would come too late
                run(self, self.commands, name, content.get("args", {}))
        elif do not in ("move", "why", "more") or not all(part and not part.isspace() for part in parts):
            self.say(ui_words.GARBLED)
        elif self.choices["seat"] is None:
            self.say(self.idle(), "info")
        else:
            {"move": self._move, "why": self._why, "more": self._more}[do](parts)

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
            self.refresh()

    def _more(self, parts: tuple[str, ...]) -> None:
        seen = self.match.observation(self.seat)
        if seen.why_not(parts):
            self.say(ui_words.GARBLED)
            return
        tree = seen.option_tree(parts)
        called = {**self.choices["labels"], **telling.labels(self.match, self.lang, tree)}
        self.choices = {**self.choices, "labels": called}
        self.send({"re": "more", "turn": self._turn, "parts": list(parts), "tree": tree})

    def _refuse(self, refused: Refusal) -> None:
        self.note_down(telling.refusal(self.match, self.seat, self.lang, refused))

    def fresh_seed(self) -> int:
        """A seed that nobody knows beforehand."""
        return SystemRandom().randrange(10**6)

    # ---- In a notebook that nobody runs, on a page, in print

    def text(self) -> str:
        """The board in plain lines."""
        return "\n".join(self.picture().text)

    def __repr__(self) -> str:
        return f"<Board of {self.match.game.name}>"

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        """The live board, and beside it a picture and text that show where nothing runs."""
        data, metadata = super()._repr_mimebundle_(**kwargs) or ({}, {})
        return {**data, **self.still()}, metadata

    def still(self) -> dict[str, str]:
        """What shows where nothing runs, as `text/html` and `text/plain`."""
        return mime_bundle(self.picture(WIDTHS[1]))

    def close(self) -> None:
        """Ends the board; the match goes on."""
        self._end_subscription()
        super().close()
