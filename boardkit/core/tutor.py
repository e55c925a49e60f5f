"""Goes through a lesson with a learner: sets up, judges, explains, hints, remembers. It knows no screen."""

from collections.abc import Sequence
from typing import Any, NamedTuple, cast

from boardkit.core.bot import Bot, choose_randomly
from boardkit.core.botmove import bot_move
from boardkit.core.checks import Try
from boardkit.core.event import Event, seen_by
from boardkit.core.game import Game
from boardkit.core.lesson import Lesson, Mistake, Part, Quiz, Step, Task
from boardkit.core.match import Match
from boardkit.core.names import CHANCE
from boardkit.core.quiz import Case, read_answer
from boardkit.core.rng import seeded
from boardkit.core.shape import ShapeError, shaped
from boardkit.core.text import Text

LEARNER = 0
NOBODY = Bot(Text("The script", "劇本"), Text("what the lesson says", "照課程安排"), choose_randomly, quiet=True)
"""Sits in the other seats while the script says what they do."""

TRY_AGAIN = Text("Not yet. Have a look at what happened, and try again.", "還沒成功。看看發生了什麼事，再試一次。")
RIGHT = Text("That is right.", "答對了。")
WRONG = Text("Not quite.", "不太對。")
MISSED = Text("Right so far, but something is missing.", "選的都對，但是還少了。")


TOLD = 5
"""So many of the learner's moves are told one by one. Of longer games only the end is: their log tells the rest."""


class Verdict(NamedTuple):
    """What came of a try: solved or not, what to say, and the events that show why."""

    solved: bool
    text: Text
    why: tuple[Event, ...]
    answers: frozenset[str] = frozenset()
    """After a quiz: the right answers."""
    clause: str = ""
    """The rule that decided."""


class Tutor:
    """One learner in one lesson.

    For a `Task` the learner plays in `match`; for a `Quiz` the answer is given to `answer`. `verdict` is None
    until the step has been tried; `again` begins it anew; `go` turns to any step. `done` are the keys of the
    steps that have been solved.
    """

    def __init__(self, game: Game, lesson: Lesson, *, seed: int | str = 0) -> None:
        lesson.check(game.rulebook)
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
        self.case: Case | None = self._case()
        self.match = Match(game, **self._table())
        self.match.pause = self._pause
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
        self.case = self._case()
        self.match.restart(**self._table())

    def another(self) -> None:
        """Another question like this one."""
        self._variation += 1
        self.again()

    def start_over(self) -> None:
        """Forgets everything and begins with the first step."""
        self.done.clear()
        self._variation = 0
        self.go(0)

    def _case(self) -> Case | None:
        step = self.step
        return step.question.case(f"{self.seed}/{self._variation}") if isinstance(step, Quiz) else None

    def _table(self) -> dict[str, Any]:
        """Who sits where at the step at hand, and how it starts."""
        step = self.step
        start = self.case.state if self.case else cast("Task", step).start()
        bot, script = NOBODY, None
        if isinstance(step, Task):
            script = step.script
            # Named like a player of the script: there is nothing to be learned from what the bot is called.
            bot = self.game.bots[step.opponents]._replace(quiet=True) if step.opponents else NOBODY
        table = {"seats": ["", *[bot] * (start.players - 1)], "seed": self.seed, "script": script}
        if isinstance(step, Task) and start == self.game.state.start(start.options):
            # A whole game: it begins as every game does, with what is laid out being told.
            return table | {name: getattr(start.options, name) for name in start.options.switches()}
        return table | {"start": start}

    # ---- Trying

    @property
    def tried(self) -> Try:
        """What the learner has done at this task so far."""
        moments = self.match.moments
        moves = tuple(moment.move for moment in moments if moment.seat == LEARNER)
        events = tuple(event for moment in moments[1:] for event in moment.events)
        return Try(moments[0].state, moves, events, self.match.state)

    def _enough(self) -> bool:
        """Has the learner done all that the task at hand asks for, rightly or wrongly?"""
        step, state = self.step, self.match.state
        if not isinstance(step, Task) or not state.to_act:
            return True
        if step.until is not None:
            return step.until(self.tried)
        return len(self.tried.moves) >= step.moves > 0

    def _pause(self, seat: int) -> bool:
        """At a question nobody moves; at a task nothing new begins once the learner's moves are made.

        What others must still commit belongs to the learner's move, and is not new.
        """
        if self.case is not None:
            return True
        return (seat == CHANCE or not self.match.state.committed) and self._enough()

    def _look(self, _match: Match) -> None:
        """After each change of the match: is the task solved, or failed?"""
        step, tried = self.step, self.tried
        if not isinstance(step, Task):
            return
        if self.match.state.committed or not self._enough():
            self.verdict = None  # also where something has been taken back
            return
        solved = step.success(tried)
        text, clause, why = step.praise, "", self._why()
        if solved:
            self.done.add(step.key)
        else:
            found = (mistake for mistake in step.mistakes if mistake.when(tried))
            _, text, clause = next(found, Mistake(step.success, TRY_AGAIN))
        self.verdict = Verdict(solved, text, why, clause=clause or self._deciding(why))

    def _why(self) -> tuple[Event, ...]:
        """What has happened since the learner's first move (in a long game: the last), without what chance did next."""
        moments = self.match.moments
        mine = [n for n, moment in enumerate(moments) if moment.seat == LEARNER] or [0]
        told = moments[mine[0 if len(mine) <= TOLD else -1] :]
        while told and told[-1].seat == CHANCE and not self._ends_by_check:
            told = told[:-1]
        events = (event for moment in told for event in moment.events)
        return tuple(event for event in seen_by(tuple(events), LEARNER) if event.clause != "core.committed")

    @property
    def _ends_by_check(self) -> bool:
        """Then what chance did last belongs to it: nothing new begins once the check holds."""
        return isinstance(self.step, Task) and self.step.until is not None

    def _deciding(self, why: tuple[Event, ...]) -> str:
        """The last clause among these that the step is for; else the last one."""
        clauses = [event.clause for event in why]
        return next((c for c in reversed(clauses) if c in self.step.teaches), clauses[-1] if clauses else "")

    def answer(self, answers: Sequence[str]) -> Verdict:
        """Judges an answer to the question at hand; ValueError where nothing is asked or it was answered already.

        AnswerError where it is no answer; that costs nothing.
        """
        step, case = self.step, self.case
        if not isinstance(step, Quiz) or case is None:
            raise ValueError("nothing is asked at this step")
        if self.verdict is not None:
            raise ValueError("this question has been answered")
        given = read_answer(step.question.kind, case, answers)
        solved = given == case.right
        if solved:
            self.done.add(step.key)
        text = RIGHT if solved else MISSED if given < case.right else WRONG
        wrong = (case.feedback[answer] for answer in sorted(given - case.right) if answer in case.feedback)
        self.verdict = Verdict(solved, next(wrong, text), case.why, case.right, self._deciding(case.why))
        return self.verdict

    @property
    def bare(self) -> bool:
        """Should the board draw no conclusions, because the learner is about to draw them?"""
        return self.verdict is None and not (isinstance(self.step, Task) and self.step.moves == 0)

    # ---- Help

    def hint(self) -> int:
        """One more level of help; returns how many are shown now (3 at most)."""
        self.hinted = min(self.hinted + 1, 3)
        return self.hinted

    @property
    def next_move(self) -> str:
        """The move of the third hint, as things stand.

        "" where the learner has no move, or has left the way on which the step can be solved and should begin it
        again.
        """
        step, moves = self.step, self.tried.moves
        if not isinstance(step, Task) or LEARNER not in self.match.state.to_act or self.verdict is not None:
            return ""
        if step.hints.moves:
            on_the_way = moves == step.hints.moves[: len(moves)]
            return step.hints.moves[len(moves)] if on_the_way and len(moves) < len(step.hints.moves) else ""
        rng = seeded(self.seed, "hint", len(moves))
        return bot_move(self.game.filler, self.match.state, LEARNER, rng, self.match.bot_seconds)[0]

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
