"""For the teacher: a lesson's plan, and the answers to its questions, as pages that need neither kernel nor network."""

import html
from collections.abc import Sequence
from typing import Any, NamedTuple

from boardkit.core.lesson import Part
from boardkit.core.quiz import Case
from boardkit.core.text import Text, Voice
from boardkit.core.tutor import LEARNER, Tutor
from boardkit.games import game

PART, MINUTES, STEPS, GOAL = (
    Text("Part", "單元"),
    Text("Minutes", "分鐘"),
    Text("Steps", "步驟"),
    Text("What they can do afterwards", "學完以後"),
)
OPTIONAL = Text("{title} (if you like)", "{title}（選修）")
NEEDED, ALL = Text("What is needed", "必修合計"), Text("Everything", "全部合計")
ASKED = Text("Step {number}: {asked}", "第 {number} 步：{asked}")
RIGHT = Text("Right: ", "正確答案：")
BETWEEN = Text(", ", "、")


class Answered(NamedTuple):
    """A question in words, what is right, and the sentences that explain it."""

    asked: str
    right: str
    why: list[str]


class Page:
    """A page for a notebook: as HTML, and in plain lines."""

    def __init__(self, markup: str, text: str) -> None:
        self.html = markup
        self.text = text

    def __repr__(self) -> str:
        return self.text

    def _repr_mimebundle_(self, **_kwargs: Any) -> dict[str, str]:
        return {"text/plain": self.text, "text/html": self.html}


def plan(name: str, lesson: str = "learn", *, lang: str = "en") -> Page:
    """A table of the lesson's parts: minutes, numbers of the steps, goal.

    ValueError for an unknown game or lesson.
    """
    tutor = _tutor(name, lesson, 0)
    parts, first = tutor.lesson.parts, 1
    rows: list[tuple[str, ...]] = []
    for number, part in enumerate(parts, 1):
        title = part.title.in_(lang)
        called = title if part.core else OPTIONAL.in_(lang).format(title=title)
        steps = f"{first}–{first + len(part.steps) - 1}" if len(part.steps) > 1 else str(first)
        rows.append((f"{number}. {called}", str(part.minutes), steps, part.goal.in_(lang)))
        first += len(part.steps)
    needed = [part for part in parts if part.core]
    sums = [(NEEDED, needed), (ALL, list(parts))] if len(needed) < len(parts) else [(ALL, needed)]
    rows += [(called.in_(lang), str(_minutes(some)), "", "") for called, some in sums]
    heads = [head.in_(lang) for head in (PART, MINUTES, STEPS, GOAL)]
    body = "".join(_row(row) for row in rows)
    markup = f'<table lang="{lang}"><thead>{_row(heads, "th")}</thead><tbody>{body}</tbody></table>'
    return Page(markup, "\n".join(" | ".join(cell for cell in row if cell) for row in [heads, *rows]))


def answers(name: str, part: str = "", lesson: str = "learn", *, lang: str = "en", seed: int | str = 0) -> Page:
    """What is right in the questions of a part (of all, without one), worked out by the game, and why.

    `seed` is that of `learn`: with the same one, these are the questions that every learner meets first.
    ValueError for an unknown game, lesson or part.
    """
    tutor = _tutor(name, lesson, seed)
    keys = {each.key.partition(".")[2] for each in tutor.lesson.parts}
    if part and part not in keys:
        raise ValueError(f"{lesson} has no part {part!r}; there are {', '.join(sorted(keys))}")
    found: list[Answered] = []
    for at in range(len(tutor)):
        tutor.go(at)
        if tutor.case is not None and part in ("", tutor.part.key.partition(".")[2]):
            found.append(_answered(tutor, tutor.case, lang))
    markup = "".join(
        f"<li><p>{html.escape(asked)}<br>{RIGHT.in_(lang)}<strong>{html.escape(right)}</strong></p>"
        f"<ul>{''.join(f'<li>{html.escape(line)}</li>' for line in why)}</ul></li>"
        for asked, right, why in found
    )
    lines = (f"{asked} {RIGHT.in_(lang)}{right}" for asked, right, _ in found)
    return Page(f'<ul lang="{lang}">{markup}</ul>', "\n".join(lines))


def _tutor(name: str, lesson: str, seed: int | str) -> Tutor:
    taught = game(name)
    if lesson not in taught.lessons:
        raise ValueError(f"{name} has no lesson {lesson!r}; there are {', '.join(taught.lessons)}")
    return Tutor(taught, taught.lessons[lesson], seed=seed)


def _answered(tutor: Tutor, case: Case, lang: str) -> Answered:
    voice = Voice(lang, tutor.game.label, tutor.match.names(lang), me=LEARNER)
    asked = ASKED.in_(lang).format(number=tutor.at + 1, asked=voice.say(case.text, case.facts))
    named = [label.in_(lang) for key, label in case.choices.items() if key in case.right] or sorted(case.right)
    why = [tutor.game.rulebook.event(event.clause, event.facts, voice) for event in case.why]
    return Answered(asked, BETWEEN.in_(lang).join(named), why)


def _minutes(parts: Sequence[Part]) -> int:
    return sum(part.minutes for part in parts)


def _row(cells: Sequence[str], tag: str = "td") -> str:
    return f"<tr>{''.join(f'<{tag}>{html.escape(cell)}</{tag}>' for cell in cells)}</tr>"
