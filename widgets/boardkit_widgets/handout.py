"""A lesson on paper: every step with its picture, its text, and what comes of it. It needs no kernel and no network.

The same HTML stands in a saved notebook in place of the live lesson. Answers are folded away; printed, they follow.
"""

import html
from collections.abc import Iterator

from boardkit.core.event import Event
from boardkit.core.game import Game
from boardkit.core.lesson import Lesson, Quiz, Task
from boardkit.core.text import Text, Voice
from boardkit.core.tutor import LEARNER, Tutor
from boardkit_widgets.pictures import picture_of
from boardkit_widgets.scene import Scene
from boardkit_widgets.still import image
from boardkit_widgets.view import View

WIDTH = 720
ANSWER = Text("What happens", "結果")
TRY = Text("Choose: {move:names}.", "選：{move:names}。")
RIGHT = Text("Right: {answers}.", "正確答案：{answers}。")
MINUTES = Text("{minutes} minutes", "{minutes} 分鐘")


def handout(game: Game, lesson: Lesson, lang: str) -> str:
    """The whole lesson as HTML with its pictures inside."""
    tutor = Tutor(game, lesson)
    lines: list[str] = []
    part = None
    for at in range(len(tutor)):
        tutor.go(at)
        if tutor.part is not part:
            part = tutor.part
            minutes = MINUTES.in_(lang).format(minutes=part.minutes)
            lines.append(f"<h2>{_text(part.title, lang)} <small>({minutes})</small></h2>")
            lines.append(f"<p><em>{_text(part.goal, lang)}</em></p>")
        lines += _step(tutor, lang)
    return f'<div lang="{lang}">{"".join(lines)}</div>'


def plain(game: Game, lesson: Lesson, lang: str) -> str:
    """The lesson's table of contents in plain lines."""
    tutor = Tutor(game, lesson)
    return "\n".join([lesson.title.in_(lang), *(f"- {part.title.in_(lang)}" for part in tutor.lesson.parts)])


def _step(tutor: Tutor, lang: str) -> Iterator[str]:
    step = tutor.step
    voice = Voice(lang, tutor.game.label, tutor.match.names(lang), me=LEARNER)
    yield image(_scene(tutor, lang))
    yield f"<p>{_text(step.text, lang)}</p>"
    if isinstance(step, Quiz) and tutor.case is not None:
        case = tutor.case
        yield f"<p><strong>{html.escape(voice.say(case.text, case.facts))}</strong></p>"
        if case.choices:
            yield "<ul>" + "".join(f"<li>{_text(label, lang)}</li>" for label in case.choices.values()) + "</ul>"
        answers = [case.choices[one].in_(lang) if one in case.choices else one for one in sorted(case.right)]
        solution = RIGHT.in_(lang).format(answers=", ".join(answers))
        yield _folded([solution, *_told(tutor, case.why, voice)], lang)
        return
    moves = step.hints.moves if isinstance(step, Task) else ()
    for move in moves:  # a game that the learner plays freely has no one way to be told
        tutor.match.play(move, LEARNER)
    verdict = tutor.verdict
    if verdict is not None:
        solution = voice.say(TRY, {"move": tuple(part for move in moves for part in move.split())})
        yield _folded([solution, *_told(tutor, verdict.why, voice), verdict.text.in_(lang)], lang)


def _scene(tutor: Tutor, lang: str) -> Scene:
    """The position of the step at hand as the learner sees it before doing anything."""
    case, match = tutor.case, tutor.match
    seen = (case.state if case else match.state).observation(LEARNER)
    told = case.shown if case else match.told(LEARNER)
    return picture_of(tutor.game.name)(seen, told, View(lang, WIDTH, match.names(lang), bare=tutor.bare))


def _told(tutor: Tutor, events: tuple[Event, ...], voice: Voice) -> list[str]:
    return [f"{tutor.game.rulebook.event(e.clause, e.facts, voice)} [{e.clause}]" for e in events]


def _folded(lines: list[str], lang: str) -> str:
    items = "".join(f"<li>{html.escape(line)}</li>" for line in lines)
    return f"<details><summary>{_text(ANSWER, lang)}</summary><ul>{items}</ul></details>"


def _text(text: Text, lang: str) -> str:
    return html.escape(text.in_(lang))
