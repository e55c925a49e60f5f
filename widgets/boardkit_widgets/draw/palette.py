"""Colours by role, for light and dark, and which of them may stand on which.

A drawing names roles, never colours. Each element carries the light theme's colour as a presentation attribute, so
that a saved picture needs no style sheet, and a class per role (`f-ink` fill, `s-ink` stroke), by which a live style
sheet puts on the dark theme.

The five seats follow Okabe and Ito ("Color Universal Design", 2008): vermilion, blue, bluish green, yellow and
reddish purple, each as a strong tone (figures, shapes) and a tint (card faces), with lightness spread so that they
differ without hue. Colour is never the only sign: each seat also has a shape and a letter.
"""

from typing import NamedTuple


class Shade(NamedTuple):
    """One role's colour in each theme."""

    light: str
    dark: str


ROLES: dict[str, Shade] = {
    # grounds, from back to front
    "ground": Shade("#ffffff", "#15181c"),
    "panel": Shade("#f4f1ea", "#20252b"),
    "place": Shade("#e9e4d8", "#2b3138"),
    "raised": Shade("#ffffff", "#2f363e"),
    # ink
    "ink": Shade("#1d1b18", "#f1ede4"),
    "soft": Shade("#5b564d", "#b9b3a8"),
    "line": Shade("#807a6c", "#858d97"),
    "faint": Shade("#d8d1c2", "#3c444d"),
    "onink": Shade("#ffffff", "#15181c"),
    # what is good news, and the mark of what is chosen
    "accent": Shade("#0f6a5b", "#6fd3bf"),
    "onaccent": Shade("#ffffff", "#10201d"),
    "alarm": Shade("#a5121f", "#ff9d94"),
    "onalarm": Shade("#ffffff", "#2a1010"),
    # gains and losses: the things themselves, so they keep their colours in the dark, a little dimmed
    "gain": Shade("#ffeab8", "#f0d792"),
    "gainink": Shade("#1d1b18", "#1d1b18"),
    "gainmark": Shade("#8a5a00", "#7a4f00"),
    "loss": Shade("#d3e2ec", "#b9cbd8"),
    "lossink": Shade("#a5121f", "#8f0d19"),
    # card backs
    "back": Shade("#4c566a", "#8f9cb5"),
    "onback": Shade("#ffffff", "#15181c"),
    # the seats: strong tone and tint
    "seat0": Shade("#b33a12", "#ff9f78"),
    "tint0": Shade("#fbdccf", "#57291a"),
    "seat1": Shade("#00588f", "#7cc0f5"),
    "tint1": Shade("#d2e6f7", "#17405f"),
    "seat2": Shade("#006b50", "#5fd3ae"),
    "tint2": Shade("#c9ecdf", "#0f4838"),
    "seat3": Shade("#705500", "#f2d24b"),
    "tint3": Shade("#fbe88f", "#4d4110"),
    "seat4": Shade("#8a3579", "#f0a6dc"),
    "tint4": Shade("#f3d7ec", "#522347"),
    "onseat": Shade("#ffffff", "#15181c"),
}

SEATS = 5

# (role of the text, role of what is behind it): at least 4.5 to 1 in both themes, and nothing else is ever drawn.
TEXT_PAIRS = {
    *((text, ground) for text in ("ink", "soft") for ground in ("ground", "panel", "place", "raised")),
    ("accent", "panel"),
    ("accent", "raised"),
    ("accent", "place"),
    ("onaccent", "accent"),
    ("onalarm", "alarm"),
    ("onink", "ink"),
    ("gainink", "gain"),
    ("lossink", "loss"),
    ("onback", "back"),
    *(
        pair
        for n in range(SEATS)
        for pair in ((f"seat{n}", f"tint{n}"), (f"seat{n}", "panel"), (f"seat{n}", "place"), ("onseat", f"seat{n}"))
    ),
    *((text, f"tint{n}") for text in ("ink", "soft") for n in range(SEATS)),
}

# the same for shapes and lines that tell something: at least 3 to 1
SHAPE_PAIRS = {
    *TEXT_PAIRS,
    *(("line", ground) for ground in ("panel", "place", "raised")),
    ("gainmark", "gain"),
    ("back", "panel"),
    ("back", "raised"),
    *((f"seat{n}", "raised") for n in range(SEATS)),
}


def paint(fill: str = "none", stroke: str = "none") -> dict[str, str]:
    """The attributes that give an element its roles: light colours, and the classes that a dark theme catches."""
    painted = {"fill": ROLES[fill].light if fill != "none" else "none"}
    classes = [f"f-{fill}"] if fill != "none" else []
    if stroke != "none":
        painted["stroke"] = ROLES[stroke].light
        classes.append(f"s-{stroke}")
    return {**painted, "class_": " ".join(classes)} if classes else painted


def readable(text: str, ground: str) -> None:
    """Raises ValueError unless this text on this ground is one of the pairs that are checked for contrast."""
    if (text, ground) not in TEXT_PAIRS:
        raise ValueError(f"nobody has checked that {text!r} can be read on {ground!r}")


def visible(shape: str, ground: str) -> None:
    """Raises ValueError unless this shape on this ground is one of the pairs that are checked for contrast."""
    if (shape, ground) not in SHAPE_PAIRS:
        raise ValueError(f"nobody has checked that {shape!r} shows on {ground!r}")


def dark_css(selector: str) -> str:
    """The rules that turn every drawing inside `selector` dark; several selectors go through `:is(a, b)`."""
    return "\n".join(
        f"{selector} .f-{role}{{fill:{shade.dark}}}{selector} .s-{role}{{stroke:{shade.dark}}}"
        for role, shade in ROLES.items()
    )
