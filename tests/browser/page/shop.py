"""A made-up game for the front end: nothing on this screen belongs to one of the five games.

A market stall: six fruits on a shelf, two baskets, three coins. It has no rules; a test says what is legal.
"""

from html import escape
from typing import Any

from boardkit_widgets import ui_words

FRUITS = ("apple", "pear", "plum", "fig", "lime", "date")
WORDS = {
    **{key: text.en for key, text in ui_words.WORDS.items()},
    "lang": "en",
    "dir": "ltr",
    "title": "Market stall",
    "status": "Your turn. Three coins left.",
    "done": "Done",
    "choices": "Your choices",
    "log": "What happened",
    "why": "The rule:",
    "no_kernel": "The board gets no answer.",
    "you_chose": "Chosen:",
    "undo": "Take the last back",
}
SPOKEN = {
    **{f"fruit.{name}": f"the {name}" for name in FRUITS},
    "basket.left": "left basket",
    "basket.right": "right basket",
    **{f"coin.{n}": f"coin {n}" for n in (1, 2, 3)},
}
LABELS = {name: spoken.removeprefix("the ") for name, spoken in SPOKEN.items()}
EMPTY_NOTE = {"serial": 0, "kind": "", "text": "", "clause": "", "rule": "", "action": None}
COMMANDS = ("take_back", "redo", "hint", "branch", "go_back", "next_game", "hide")
SETUP = {
    "options": [
        {"name": "players", "label": "Players", "value": 2, "values": [{"value": n, "label": str(n)} for n in (2, 3)]},
        {
            "name": "haggle",
            "label": "Haggling",
            "value": False,
            "values": [{"value": False, "label": "—"}, {"value": True, "label": "✓"}],
        },
    ],
    "seats": [
        {"label": "Left", "who": "person", "name": "Ann"},
        {"label": "Right", "who": "greedy", "name": ""},
        {"label": "Middle", "who": "greedy", "name": ""},
    ],
    "bots": [{"value": "greedy", "label": "Greedy"}],
    "seed": "",
}


def piece(key: str, x: float, y: float, size: int, text: str = "") -> str:
    """A square with a word on it, which one may touch."""
    name = escape(text or key.split(".")[1])
    return (
        f'<g data-key="{key}" data-spot="{key}" transform="translate({x} {y})">'
        f'<rect width="{size}" height="{size}" rx="8" fill="#f4ead2" stroke="#6b5b3e" class="f-raised s-line"/>'
        f'<text x="{size / 2}" y="{size / 2 + 5}" text-anchor="middle" font-size="14" fill="#1d1b18" class="f-ink">'
        f"{name}</text></g>"
    )


def panel(name: str, label: str, width: int, height: int, inside: str) -> dict[str, Any]:
    """A panel with an opaque ground."""
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">'
        f"<title>{label}</title>"
        f'<rect width="{width}" height="{height}" fill="#f4f1ea" class="f-panel"/>{inside}</svg>'
    )
    return {"name": name, "label": label, "svg": svg, "width": width, "height": height}


def scene(width: int = 720, *, taken: tuple[str, ...] = (), gone: tuple[str, ...] = ()) -> dict[str, Any]:
    """The stall drawn for `width`; fruits `taken` lie in the basket panel, fruits `gone` nowhere."""
    side, step = 60, 80
    columns = 3 if width == 360 else 6
    shelf = [
        piece(f"fruit.{name}", 20 + step * (i % columns), 20 + step * (i // columns), side)
        for i, name in enumerate(FRUITS)
        if name not in taken + gone
    ]
    coins = [piece(f"coin.{n}", 20 + step * (n - 1), 20, side, f"{n} c") for n in (1, 2, 3)]
    bought = [piece(f"fruit.{name}", 20 + step * i, 100, side) for i, name in enumerate(taken)]
    baskets = [piece(f"basket.{side_}", 20 + 120 * i, 180, 60, side_) for i, side_ in enumerate(("left", "right"))]
    wide, high = (360, 180) if width == 360 else (width * 3 // 5 if width == 1200 else width, 100)
    rest = width - wide if width == 1200 else width
    return {
        "panels": [
            panel("shelf", "Shelf", wide, high, "".join(shelf)),
            panel("counter", "Counter", rest, 260, "".join(coins + bought + baskets)),
        ],
        "spots": {**SPOKEN},
    }


def choices(tree: Any, turn: int = 1, **more: Any) -> dict[str, Any]:
    """The choices of seat 0 on this turn."""
    return {"turn": turn, "seat": 0, "prompt": "Choose a fruit.", "tree": tree, "labels": LABELS, **more}


def leaves(*names: str) -> dict[str, Any]:
    """A tree in which each of these names is a whole move."""
    return dict.fromkeys(names, 1)


def note(text: str, kind: str = "refusal", serial: int = 1) -> dict[str, Any]:
    """An answer that cites a rule."""
    return {"serial": serial, "kind": kind, "text": text, "clause": "shop.pay.first", "rule": "Pay before you take."}


def log(rounds: int) -> list[dict[str, Any]]:
    """Rounds of two lines each."""
    return [
        {
            "head": f"Round {n}",
            "lines": [
                {"text": f"The left basket takes fruit number {n}.", "clause": "shop.take.fruit"},
                {"text": "A coin goes to the counter.", "clause": "shop.pay.first"},
            ],
        }
        for n in range(1, rounds + 1)
    ]


def table(*can: str, **more: Any) -> dict[str, Any]:
    """What stands around the stall: seat 0 looks, nothing is looked back at, and these commands make sense."""
    return {
        "seat": 0,
        "timeline": {"frames": 1, "at": 0, "live": True, "by_event": False, "label": "Now"},
        "can": {name: name in can for name in COMMANDS},
        "curtain": None,
        "peek": [],
        "series": "",
        "saved": {"key": "", "fresh": True, "code": ""},
        **more,
    }


def timeline(at: int, frames: int, *, by_event: bool = False) -> dict[str, Any]:
    """The timeline at one of its frames; the last is the running game."""
    live = at + 1 == frames
    label = "Now" if live else f"Step {at + 1} of {frames}"
    return {"frames": frames, "at": at, "live": live, "by_event": by_event, "label": label}


def traits(tree: Any = None, **more: Any) -> dict[str, Any]:
    """All that Python sets, ready for a board; `more` replaces single traits."""
    tree = leaves("fruit.apple", "fruit.plum") if tree is None else tree
    start = {
        "scene": scene(),
        "choices": choices(tree),
        "words": WORDS,
        "log": log(2),
        "note": EMPTY_NOTE,
        "table": table(),
        "setup": SETUP,
        "lesson": {},
        "width": 720,
    }
    return {**start, **more}
