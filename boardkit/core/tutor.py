"""Goes through a lesson with a learner: sets up, judges, explains, hints, remembers. It knows no screen."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from boardkit.core.bot import Bot, choose_randomly
from boardkit.core.checks import Try
from boardkit.core.event import Event
from boardkit.core.game import Game
from boardkit.core.lesson import Lesson, Part, Quiz, Step, Task
from boardkit.core.match import Match
from boardkit.core.quiz import Case
from boardkit.core.shape import ShapeError, shaped
from boardkit.core.text import Text

LEARNER = 0
NOBODY = Bot(Text("The script", "劇本"), Text("what the lesson says", "照課程安排"), choose_randomly, quiet=True)
"""Sits in the other seats while the script says what they do."""

TRY_AGAIN = Text("Not yet. Have a look at what happened, and try again.", "還沒成功。看看發生了什麼事，再試一次。")
RIGHT = Text("That is right.", "答對了。")
WRONG = Text("Not quite.", "不太對。")


class Verdict(NamedTuple):
    """What came of a try: solved or not, what to say, and the events that show why."""

    solved: bool
    text: Text
    why: tuple[Event, ...]
    answers: frozenset[str] = frozenset()
    """After a quiz: the right answers."""


class Tutor:
    """One learner in one lesson.

    For a `Task` the learner plays in `match`; for a `Quiz` the answer is given to `answer`. `verdict` is None
    until the step has been tried; `again` begins it anew; `go` turns to any step. `done` are the keys of the
    steps that have been solved.
    """

    def __init__(self, game: Game, lesson: Lesson, *, seed: int | str = 0) -> None:
        lesson.check()
        self.game = game
        self.lesson = lesson
        self.seed = seed
        self._steps = tuple(lesson.steps())
        self.at = 0
        self.done: set[str] = set()
        self.verdict: Verdict | None = None
        self.hinted = 0
        """How many levels of help the learner has asked for at this step."""
        self._variation = 0
        self.case: Case | None = None
        self.match = Match(game, ["", *[NOBODY] * (self._players(0) - 1)], start=self._start(0), script=self._script(0))
        self.match.pause = self._enough
        self.match.subscribe(self._look)
        self.go(0)

    # ---- Where we are

    @property
    def step(self) -> Step:
        """The step at hand."""
        return self._steps[self.at][1]

    @property
    def part(self) -> Part:
        """The part to which it belongs."""
        return self._steps[self.at][0]

    def __len__(self) -> int:
        return len(self._steps)

    def go(self, at: int) -> None:
        """Turns to a step (the nearest there is), as new."""
        self.at = min(max(at, 0), len(self._steps) - 1)
        self.hinted = 0
        self.again()

    def again(self) -> None:
        """Begins the step at hand anew; a quiz with the same question."""
        self.verdict = None
        self.case = self._case(self.at)
        self.match.restart(
            ["", *[NOBODY] * (self._players(self.at) - 1)],
            seed=self.seed,
            start=self._start(self.at),
            script=self._script(self.at),
        )

    def another(self) -> None:
        """Another question like this one."""
        self._variation += 1
        self.again()

    def start_over(self) -> None:
        """Forgets everything and begins with the first step."""
        self.done.clear()
        self._variation = 0
        self.go(0)

    def _case(self, at: int) -> Case | None:
        step = self._steps[at][1]
        return step.question.case(f"{self.seed}/{self._variation}") if isinstance(step, Quiz) else None

    def _start(self, at: int) -> Any:
        step = self._steps[at][1]
        if isinstance(step, Task):
            return step.start()
        case = self._case(at)
        return case.state if case else None

    def _players(self, at: int) -> int:
        players: int = self._start(at).players
        return players

    def _script(self, at: int) -> Any:
        step = self._steps[at][1]
        return step.script if isinstance(step, Task) else {}

    # ---- Trying

    @property
    def tried(self) -> Try:
        """What the learner has done at this task so far."""
        moments = self.match.moments
        moves = tuple(moment.move for moment in moments if moment.seat == LEARNER)
        events = tuple(event for moment in moments[1:] for event in moment.events)
        return Try(moments[0].state, moves, events, self.match.state)

    def _enough(self) -> bool:
        """Has the learner made all moves of the task at hand?"""
        step, state = self.step, self.match.state
        if not isinstance(step, Task) or not state.to_act:
            return True
        made = sum(moment.seat == LEARNER for moment in self.match.moments)
        return made >= step.moves > 0

    def _look(self, _match: Match) -> None:
        """After each change of the match: is the task solved, or failed?"""
        step, tried = self.step, self.tried
        if not isinstance(step, Task) or self.match.state.committed or not self._enough():
            return
        if step.success(tried):
            self.done.add(step.key)
            self.verdict = Verdict(True, step.praise, self._why())
            return
        said = next((text for check, text in step.mistakes if check(tried)), TRY_AGAIN)
        self.verdict = Verdict(False, said, self._why())

    def _why(self) -> tuple[Event, ...]:
        """What the learner's last move made happen, without what chance did next."""
        last = next(m for m in reversed(self.match.moments) if m.seat is not None and m.seat >= 0)
        return tuple(event for event in last.events if event.clause != "core.committed")

    def answer(self, answers: Sequence[str]) -> Verdict:
        """Judges an answer to the question at hand; ValueError where nothing is asked or it was answered already."""
        step = self.step
        if not isinstance(step, Quiz) or self.case is None:
            raise ValueError("nothing is asked at this step")
        if self.verdict is not None:
            raise ValueError("this question has been answered")
        solved = frozenset(answers) == self.case.right
        if solved:
            self.done.add(step.key)
        self.verdict = Verdict(solved, RIGHT if solved else WRONG, self.case.why, self.case.right)
        return self.verdict

    def hint(self) -> int:
        """One more level of help; returns how many are shown now (3 at most)."""
        self.hinted = min(self.hinted + 1, 3)
        return self.hinted

    # ---- Remembering

    def progress(self) -> dict[str, Any]:
        """What is worth keeping, as plain JSON."""
        return {"lesson": self.lesson.key, "version": self.lesson.version, "done": sorted(self.done), "at": self.at}

    def resume(self, data: Any) -> bool:
        """Goes on from kept progress; False, and nothing changes, if it is another lesson's or another version's."""
        try:
            lesson = shaped(data.get("lesson"), str, "lesson")
            version = shaped(data.get("version"), int, "version")
            done = shaped(data.get("done"), tuple[str, ...], "done")
            at = shaped(data.get("at"), int, "at")
        except (AttributeError, ShapeError):
            return False
        if (lesson, version) != (self.lesson.key, self.lesson.version):
            return False
        self.done = set(done) & {step.key for _, step in self._steps}
        self.go(at)
        return True
