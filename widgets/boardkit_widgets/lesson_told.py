"""A lesson put into words and plain data for the screen. Until a question is answered, nothing here holds the answer."""

from typing import TYPE_CHECKING, Any

from boardkit.core.event import Event
from boardkit.core.lesson import Quiz, Task
from boardkit.core.tutor import LEARNER
from boardkit_widgets import lesson_words, telling

if TYPE_CHECKING:
    from boardkit_widgets.lesson_board import LessonBoard


def lesson_told(board: "LessonBoard") -> dict[str, Any]:
    """`{"title", "parts", "at", "count", "part", "goal", "text", "point", "told", "verdict", "hint", "quiz", …}`."""
    tutor, lang = board.tutor, board.lang
    step, part = tutor.step, tutor.part
    return {
        "title": tutor.lesson.title.in_(lang),
        "parts": parts(board),
        "at": tutor.at,
        "count": len(tutor),
        "part": part.title.in_(lang),
        "goal": part.goal.in_(lang),
        "text": step.text.in_(lang),
        "point": list(step.point) if isinstance(step, Task) else [],
        "told": told(board),
        "verdict": verdict(board),
        "hint": hint(board),
        "quiz": quiz(board),
        "solved": step.key in tutor.done,
        "finished": len(tutor.done) == len(tutor),
        "progress": tutor.progress(),
        "storage": f"boardkit.lesson.{tutor.lesson.key}",
        "words": {key: text.in_(lang) for key, text in lesson_words.WORDS.items()},
    }


def parts(board: "LessonBoard") -> list[dict[str, Any]]:
    """The lesson's table of contents, with the number of each part's first step and what has been done."""
    tutor, lang = board.tutor, board.lang
    listed, first = [], 0
    for part in tutor.lesson.parts:
        listed.append(
            {
                "title": part.title.in_(lang),
                "minutes": part.minutes,
                "core": part.core,
                "first": first,
                "done": [step.key in tutor.done for step in part.steps],
            }
        )
        first += len(part.steps)
    return listed


def told(board: "LessonBoard") -> dict[str, Any]:
    """What came of the try, sentence by sentence, as far as it has been told; `more` says that there is more."""
    tutor = board.tutor
    if tutor.verdict is None:
        return {"lines": [], "more": False}
    events = tutor.verdict.why if board.telling is None else board.told_so_far()
    return {"lines": [_line(board, event) for event in events], "more": board.telling is not None}


def verdict(board: "LessonBoard") -> dict[str, Any] | None:
    """Solved or not, in words, with the clause that decided it; None before the end has been told."""
    found = board.tutor.verdict
    if found is None or board.telling is not None:
        return None
    rule = board.match.game.rulebook[found.clause] if found.clause else None
    return {
        "solved": found.solved,
        "text": found.text.in_(board.lang),
        "clause": rule.id if rule else "",
        "rule": rule.rule.in_(board.lang) if rule else "",
    }


def hint(board: "LessonBoard") -> dict[str, Any]:
    """The help given so far: `level` 0 to 3, sentences, and engine names to mark on the board."""
    tutor, lang = board.tutor, board.lang
    step, level = tutor.step, tutor.hinted
    said = telling.voice(board.match, LEARNER, lang)
    if isinstance(step, Task):
        move = tuple(tutor.next_move.split())
        lines = [
            step.hints.nudge.in_(lang),
            said.say(lesson_words.LOOK_HERE, {"area": step.hints.area}),
            said.say(lesson_words.CHOOSE if move else lesson_words.BEGIN_AGAIN, {"move": move}),
        ]
        area = list(step.hints.area if level == 2 else move if level == 3 else ())
        return {"level": level, "most": 3, "lines": lines[:level], "area": area}
    rules = [board.match.game.rulebook[clause].rule.in_(lang) for clause in step.teaches]
    lines = [lesson_words.QUIZ_NUDGE.in_(lang), " ".join(rules)]
    return {"level": min(level, 2), "most": 2, "lines": lines[:level], "area": []}


def quiz(board: "LessonBoard") -> dict[str, Any] | None:
    """The question at hand; the right answers only once it has been answered."""
    tutor, lang = board.tutor, board.lang
    case, step = tutor.case, tutor.step
    if case is None or not isinstance(step, Quiz):
        return None
    said = telling.voice(board.match, LEARNER, lang)
    answered = tutor.verdict is not None
    return {
        "kind": step.question.kind,
        "text": said.say(case.text, case.facts),
        "choices": [{"name": name, "label": label.in_(lang)} for name, label in case.choices.items()],
        "answered": answered,
        "right": sorted(tutor.verdict.answers) if tutor.verdict else [],
        "chosen": list(board.chosen),
    }


def _line(board: "LessonBoard", event: Event) -> dict[str, str]:
    said = telling.voice(board.match, LEARNER, board.lang)
    return {"text": board.match.game.rulebook.event(event.clause, event.facts, said), "clause": event.clause}
