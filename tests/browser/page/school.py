"""A made-up lesson at the market stall, step by step as Python would tell it."""

from typing import Any

from boardkit_widgets import lesson_words
from tests.browser.page import shop

WORDS = {key: text.en for key, text in lesson_words.WORDS.items()}
PROGRESS = {"lesson": "stall.learn", "version": 1, "done": [], "at": 0}
NO_HINT = {"level": 0, "most": 3, "lines": [], "area": []}
TOLD = [
    {"text": "The apple is weighed.", "clause": "shop.weigh"},
    {"text": "It is paid for.", "clause": "shop.pay.first"},
]
SOLVED = {"solved": True, "text": "Well bought!", "clause": "shop.pay.first", "rule": "Pay before you take."}
FAILED = {**SOLVED, "solved": False, "text": "That was the pear."}


def lesson(at: int = 0, **more: Any) -> dict[str, Any]:
    """The lesson at one of its five steps (two parts), nothing done, nothing asked, nothing tried."""
    return {
        "title": "At the stall",
        "parts": [
            {"title": "Buying", "minutes": 5, "core": True, "first": 0, "done": [False, False, False]},
            {"title": "Selling", "minutes": 7, "core": False, "first": 3, "done": [False, False]},
        ],
        "at": at,
        "count": 5,
        "part": "Buying",
        "goal": "You can buy a fruit.",
        "text": f"This is step number {at + 1}: buy the apple.",
        "point": [],
        "told": {"lines": [], "more": False},
        "verdict": None,
        "hint": NO_HINT,
        "quiz": None,
        "solved": False,
        "finished": False,
        "progress": {**PROGRESS, "at": at},
        "storage": "boardkit.lesson.stall.learn",
        "words": WORDS,
        **more,
    }


def told(lines: int, *, more: bool) -> dict[str, Any]:
    """So many sentences of what happened."""
    return {"lines": TOLD[:lines], "more": more}


def quiz(kind: str, *names: str, **more: Any) -> dict[str, Any]:
    """A question of this kind with these answers."""
    choices = [{"name": name, "label": shop.LABELS.get(name, name)} for name in names]
    asked = {"kind": kind, "text": "Which is it?", "choices": choices, "answered": False, "right": [], "chosen": []}
    return {**asked, **more}


def traits(tree: Any = None, *, turn: int = 1, **more: Any) -> dict[str, Any]:
    """All that Python sets for a lesson; `more` goes into the lesson. With a quiz or a verdict nobody moves."""
    now = lesson(**more)
    idle = now["quiz"] or now["verdict"] or now["told"]["more"]
    tree = shop.leaves("fruit.apple", "fruit.pear") if tree is None else tree
    choices = shop.choices({}, turn, seat=None, prompt="") if idle else shop.choices(tree, turn)
    return shop.traits(choices=choices, log=[], lesson=now)
