"""A lesson on the board: the tutor's step in words, the position it is about, and what came of a try."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import traitlets

from boardkit.core.event import Event, happened
from boardkit.core.lesson import Task
from boardkit.core.match import Match
from boardkit.core.observation import Observation
from boardkit.core.text import Text
from boardkit.core.tutor import LEARNER, Tutor
from boardkit_widgets import lesson_words
from boardkit_widgets.board import Board
from boardkit_widgets.handout import handout, plain
from boardkit_widgets.lesson_commands import LESSON_COMMANDS
from boardkit_widgets.lesson_told import lesson_told
from boardkit_widgets.view import View


class LessonBoard(Board):
    """A lesson in a notebook: one step at a time, solved on the board.

    What a try brings about is told event by event: `telling` counts how many have been shown. Progress is kept by
    the browser under the lesson's key and version.
    """

    commands = LESSON_COMMANDS

    lesson = traitlets.Dict().tag(sync=True)
    """The step at hand and everything around it: see `boardkit_widgets.lesson_told`."""

    def __init__(self, tutor: Tutor, *, lang: str = "en") -> None:
        self.tutor = tutor
        self.telling: int | None = None
        """How many events of the last try have been told; None when all have been, or nothing was tried."""
        self.chosen: tuple[str, ...] = ()
        """The answer that was given to a quiz."""
        super().__init__(tutor.match, lang=lang, seat=LEARNER)

    # ---- What is drawn

    def looked_at(self) -> tuple[Observation, Sequence[Event]]:
        case, verdict = self.tutor.case, self.tutor.verdict
        if case is not None:
            return case.state.observation(LEARNER), happened(case.why) if verdict else case.shown
        if self.telling is None or verdict is None:
            return super().looked_at()
        return self._before_try().observation(LEARNER), self.told_so_far()

    def told_so_far(self) -> tuple[Event, ...]:
        """The events of the last try that have been told, the newest last."""
        verdict = self.tutor.verdict
        return verdict.why[: self.telling] if verdict else ()

    def _before_try(self) -> Any:
        """The position before the learner's try began to have effects."""
        moments = self.match.moments
        last = max(n for n, m in enumerate(moments) if m.seat is not None and m.seat >= 0)
        return moments[last - 1].state

    def go_on(self) -> None:
        """Tells one event more; after the last, the whole result."""
        verdict = self.tutor.verdict
        if self.telling is not None and verdict is not None:
            self.telling = self.telling + 1 if self.telling + 1 < len(verdict.why) else None
        self.refresh()

    def settle(self) -> None:
        """Shows the step at hand as it is now, with nothing half told."""
        self.telling, self.chosen = None, ()
        self._turn += 1
        self.refresh()

    def _changed(self, match: Match) -> None:
        step, verdict = self.tutor.step, self.tutor.verdict
        tell = isinstance(step, Task) and step.moves == 1 and verdict is not None and len(verdict.why) > 1
        self.telling = 1 if tell else None
        super()._changed(match)

    def view(self, width: int) -> View:
        return replace(super().view(width), bare=self.tutor.bare)

    def story(self) -> list[dict[str, Any]]:
        """Only a whole game has a log; of a single try the lesson itself tells, one event at a time."""
        step = self.tutor.step
        return super().story() if isinstance(step, Task) and step.moves != 1 else []

    def show_more(self) -> None:
        self.lesson = lesson_told(self)

    def still(self) -> dict[str, str]:
        game, lesson = self.tutor.game, self.tutor.lesson
        return {"text/plain": plain(game, lesson, self.lang), "text/html": handout(game, lesson, self.lang)}

    def may_move(self) -> bool:
        return self.tutor.verdict is None and self.tutor.case is None

    def idle(self) -> Text:
        if self.tutor.case is not None and self.tutor.verdict is None:
            return lesson_words.ANSWER_FIRST
        return lesson_words.STEP_OVER if self.tutor.verdict else super().idle()
