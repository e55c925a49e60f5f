"""Positions of Raj, and the pictures that are made of them, taken apart again."""

import re
import xml.etree.ElementTree as ET
from random import Random

from boardkit import game
from boardkit.core.event import Log
from boardkit.core.names import CHANCE, OPEN, PUBLIC
from boardkit.games.raj.components import COLOURS
from boardkit_widgets.pictures.raj import scene
from boardkit_widgets.view import View

RAJ = game("raj")
SVG = "{http://www.w3.org/2000/svg}"
LANGUAGES = ("en", "zh-Hant")
NASTY = ("<b>&\"'", "王小明王小明王小明王小明", "Maximiliane von Hohenzollern (Careful)")


def played(players, rounds, **switches):
    """The position after these (tile, cards) rounds, the events of the last one, and the position before them.

    None among the cards is a seat that has not chosen; then nothing is resolved.
    """
    state, told, before = RAJ.start(players=players, **switches), Log(), None
    for tile, cards in rounds:
        state = state.play(CHANCE, f"tile.{tile:+}", told)
        if None not in cards:
            told, before = Log(), state
        for seat, number in enumerate(cards):
            if number is not None:
                state = state.play(seat, f"{COLOURS[seat]}.{number}", told)
    return state, [event for event in told if event.clause.startswith("raj.")], before


def walk(players, seed, **switches):
    """Every position of a random game, with the events since the last round."""
    rng, state, told = Random(seed), RAJ.start(players=players, **switches), Log()
    yield state, told
    while state.to_act:
        seat = rng.choice(state.to_act)
        log = Log()
        state = state.play(seat, state.random_move(seat, rng), log)
        told = log if any(event.clause == "raj.round.reveal" for event in log) else Log([*told, *log])
        yield state, told


CASES = {
    "start": played(3, [(7, (None, None, None))])[:2],
    "first": played(3, [(7, (9, None, 4))])[:2],
    "chosen": played(3, [(7, (9, 12, 4)), (-3, (8, None, 3))])[:2],
    "cascade": played(5, [(6, (13, 13, 10, 10, 2))])[:2],
    "carry": played(2, [(8, (14, 14)), (-5, (1, 1)), (-4, (None, 3))])[:2],
    "many": played(2, [(t, (c, c)) for c, t in enumerate((10, 9, 8, -1, -2, -3, -4, -5, 7, 6, 5, 4), 1)])[:2],
    "end": list(walk(4, 5))[-1],
    "unclaimed": played(2, [(t, (c, c)) for c, t in enumerate((*range(-5, 0), *range(1, 11)), 1)])[:2],
    "variant": list(walk(2, 3, two_player_variant=True))[24],
}
SEATS = (0, 1, PUBLIC, OPEN)


def drawn(case, seat=0, **view):
    """The scene of one of the cases."""
    state, told = CASES[case]
    seen = state.observation(seat)
    return scene(seen, [e for e in told if e.audience is None or seat in e.audience], View(**view))


def panel(made, name):
    """A scene's panel by its name."""
    return next(found for found in made.panels if found.name == name)


def parsed(markup):
    """Our own markup as a tree; ParseError if it is no XML."""
    return ET.fromstring(markup)  # noqa: S314 - written by ourselves a moment ago


def shift(element):
    """Where an element is moved to: whole numbers, and no other kind of transform."""
    found = re.fullmatch(r"translate\((-?\d+) (-?\d+)\)", element.get("transform", "translate(0 0)"))
    assert found, "things are placed by whole-numbered translations only"
    return int(found[1]), int(found[2])


def pieces(panel):
    """Every named piece of a panel: element, key, spot, place on the panel."""

    def down(element, x, y):
        right, below = shift(element)
        x, y = x + right, y + below
        if element.get("data-key"):
            yield element, element.get("data-key"), element.get("data-spot"), (x, y)
        for child in element:
            yield from down(child, x, y)

    return list(down(parsed(panel.svg), 0, 0))


def keys(made):
    return [key for panel in made.panels for _, key, _, _ in pieces(panel)]


def everything(made):
    """All that would be synced or saved."""
    return "\n".join([made.svg(), *(panel.svg for panel in made.panels), *map(str, made.spots.items()), *made.text])
