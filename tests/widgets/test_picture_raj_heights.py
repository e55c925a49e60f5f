"""Raj's picture is low enough for the words below it to be on the same screen."""

import xml.etree.ElementTree as ET
from itertools import chain

import pytest

from boardkit_widgets.pictures.raj import scene
from boardkit_widgets.view import View
from tests.widgets.raj_pictures import CASES, LANGUAGES, NASTY, SVG, panel, parsed, pieces, played, walk

WIDE = (720, 1200)
SCREEN = 680  # what a laptop of 1280 x 800 leaves of a notebook, in px
AROUND = 60 + 2 * 28  # the board's head, and two lines of text below the picture
ROOT = {720: 940, 1200: 1090}  # the widest that a picture of this bucket gets there
TWO_ROWS = 8
"""More open tiles than these need a third row, and only they may make the table higher."""


def situations(players):
    """Positions of whole games, half-way stops, pots of one to eight tiles, and the cases of the other tests."""
    for state, told in chain([*walk(players, 11)][::5], [*walk(players, 4)][-4:]):
        yield state, told
    for state, told in CASES.values():
        if len(state.won) == players:
            yield state, told
    tiles = (8, -5, -2, 3, 4, -1, 10, 9)
    for count in range(1, TWO_ROWS + 1):
        ties = [(tile, (number,) * players) for number, tile in enumerate(tiles[: count - 1], 1)]
        yield played(players, [*ties, (tiles[count - 1], (None,) * players)])[:2]
        state, told, before = played(players, [*ties, (tiles[count - 1], (15, *range(9, 8 + players)))])
        yield from ((before, told[:stop]) for stop in range(1, len(told) + 1))
        yield state, told


def views(width):
    """Looks that differ in what they need room for."""
    return [*(View(lang, width) for lang in LANGUAGES), View("en", width, NASTY, bare=True)]


@pytest.mark.parametrize("players", range(2, 6))
@pytest.mark.parametrize("width", WIDE)
def test_picture_and_words_fit_on_a_laptop(width, players):
    tables = set()
    for state, told in situations(players):
        for view in views(width):
            made = scene(state.observation(0), told, view)
            table, hand, seats = (panel(made, name).height for name in ("table", "hand", "players"))
            row = max(table, seats) if width == 1200 else table
            if len(state.pot) <= TWO_ROWS:
                assert table <= 330
                assert AROUND + (row + hand) * ROOT[width] / width <= SCREEN
                tables.add(table)
            assert hand <= (135 if width == 1200 else 115)
            if width == 1200:
                assert seats <= (330 if players <= 3 else 440)
    assert len(tables) == 1  # what lies below does not jump


@pytest.mark.parametrize("players", range(2, 6))
def test_numbers_can_be_read_from_the_back_of_a_classroom(players):
    state, told = [*walk(players, 11)][12]
    made = scene(state.observation(0), told, View(width=1200))
    for name in ("table", "hand"):
        cards = [
            element
            for element, key, _, _ in pieces(panel(made, name))
            if key.split(".")[0] in {"red", "blue", "violet"}
        ]
        assert cards
        for card in cards:
            assert max(int(text.get("font-size")) for text in card.iter(f"{SVG}text")) >= 28


def test_the_verdict_is_whole_however_narrow_the_pot_is():
    for players in range(2, 6):
        ties = [(tile, (number,) * players) for number, tile in enumerate((*range(-5, 0), *range(1, 11)), 1)]
        made = scene(played(players, ties)[0].observation(0), [], View(width=1200))
        table = parsed(panel(made, "table").svg)
        said = " ".join(" ".join(text.itertext()) for text in table.iter(f"{SVG}text"))
        assert made.text[1] in said, ET.tostring(table)
