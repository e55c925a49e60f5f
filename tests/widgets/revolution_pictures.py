"""Positions of Revolution for tests of its picture."""

from random import Random

from boardkit import game
from boardkit.core.event import Log, seen_by
from boardkit.core.names import OPEN, PUBLIC
from boardkit_widgets.pictures.revolution import scene
from boardkit_widgets.view import View

REVOLUTION = game("revolution")
VARIANTS = ("base", "old_style", "random", "secret_random", "draft", "secret_draft")
SEATS = (0, 1, PUBLIC, OPEN)


def played(*moves, **switches):
    """The position after these moves, the events of the last one, and the position before it."""
    state, told, before = REVOLUTION.start(**switches), Log(), None
    for move in moves:
        told, before = Log(), state
        state = state.play(state.to_act[0], move, told)
    return state, told, before


def walk(seed, **switches):
    """Every position of a random game, the events that led to it, and the position before it."""
    rng, state = Random(seed), REVOLUTION.start(**switches)
    yield state, Log(), None
    while state.to_act:
        before, told = state, Log()
        state = state.play(state.to_act[0], state.random_move(state.to_act[0], rng), told)
        yield state, told, before


def after(n, seed, **switches):
    """The position after n moves of a random game, or at its end."""
    found = list(walk(seed, **switches))
    return found[min(n, len(found) - 1)]


NEUTRALS = ("tower", "witch-doctor", "pirate", "sage", "dragon")
FIVE = "citizen cell.5", "hierophant cell.2", "cell.5", "general cell.9"
CASES = {
    "start": played(*NEUTRALS),
    "down": played(*NEUTRALS, *FIVE, "paladin cell.8", "cell.9"),
    "line": played(*NEUTRALS, *FIVE, "paladin cell.8", "cell.9", "sage cell.6", "cardinal cell.4"),
    "tower": played(*NEUTRALS, "citizen cell.5", "witch-doctor cell.3", "general cell.6", "temple cell.9", "tower cell.5",
                    "hierophant cell.2"),
    "groups": played(*NEUTRALS, "citizen cell.5", "saint cell.4"),
    "use": played(*NEUTRALS, "citizen cell.5", "dragon cell.1"),
    "bard": played("bard", "tower", "fairy", "death", "hermit", "citizen cell.5", "cardinal cell.4", "decline",
                   "bard cell.1"),
    "picking": after(6, 3, variant="draft"),
    "drawn": after(5, 3, variant="secret_draft"),
    "hidden": after(5, 3, variant="secret_random"),
    "drafted": after(14, 5, variant="secret_draft"),
    "middle": after(22, 7),
    "end": after(99, 2),
    "end-secret": after(99, 5, variant="secret_draft"),
}  # fmt: skip


def drawn(case, seat=0, **view):
    """The scene of one of the cases."""
    state, told, _ = CASES[case]
    return scene(state.observation(seat), seen_by(tuple(told), seat), View(**view))
