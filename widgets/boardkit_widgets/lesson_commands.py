"""What a learner can do beside moving: go through the steps, ask for help, answer a question, start over."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from boardkit.core.shape import shaped
from boardkit_widgets import lesson_words
from boardkit_widgets.commands import COMMANDS, Args, Command

if TYPE_CHECKING:
    from boardkit_widgets.lesson_board import LessonBoard


def go(board: "LessonBoard", args: Args) -> None:
    """Turns to a step by its number."""
    board.tutor.go(shaped(args.get("at"), int, "at"))
    board.settle()


def following(board: "LessonBoard", _args: Args) -> None:
    """The next step."""
    board.tutor.go(board.tutor.at + 1)
    board.settle()


def again(board: "LessonBoard", _args: Args) -> None:
    """The same step anew."""
    board.tutor.again()
    board.settle()


def another(board: "LessonBoard", _args: Args) -> None:
    """Another question like this one."""
    board.tutor.another()
    board.settle()


def go_on(board: "LessonBoard", _args: Args) -> None:
    """What happened next."""
    board.go_on()


def hint(board: "LessonBoard", _args: Args) -> None:
    """One more level of help."""
    board.tutor.hint()
    board.refresh()


def answer(board: "LessonBoard", args: Args) -> None:
    """An answer to the question."""
    chosen = shaped(args.get("answers"), tuple[str, ...], "answers")
    board.tutor.answer(chosen)
    board.chosen = chosen
    board.refresh()


def start_over(board: "LessonBoard", _args: Args) -> None:
    """The fresh lesson."""
    board.tutor.start_over()
    board.settle()


def resume(board: "LessonBoard", args: Args) -> None:
    """Progress that the browser has kept, or that came from a file; another lesson's is passed over."""
    if not board.tutor.resume(args.get("progress")):
        board.refresh()  # the screen waits for an answer
        return
    board.settle()
    board.say(lesson_words.RESUMED, "info")


LESSON_COMMANDS: Mapping[str, Command] = {
    "lang": COMMANDS["lang"],
    "go": go,
    "next": following,
    "again": again,
    "another": another,
    "go_on": go_on,
    "hint": hint,
    "answer": answer,
    "start_over": start_over,
    "resume": resume,
}
