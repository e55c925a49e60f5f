"""Revolution's picture as a drawing: it can be read, touched, heard and written down, in any language and room."""

import os
import re
import subprocess
import sys

import pytest

from boardkit.core.event import seen_by
from boardkit.core.names import OPEN
from boardkit_widgets.pictures.revolution import scene
from boardkit_widgets.pictures.revolution_words import WORDS
from boardkit_widgets.view import WIDTHS, View
from tests.widgets.raj_pictures import LANGUAGES, NASTY, SVG, keys, parsed, pieces
from tests.widgets.revolution_pictures import CASES, SEATS, VARIANTS, drawn, walk
from tests.widgets.test_picture_raj_form import check_inside

DRAWN = {"svg", "g", "rect", "path", "text"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("case", CASES)
def test_every_panel_is_plain_svg_that_keeps_inside_itself(case, width, lang):
    scenes = [drawn(case, seat, lang=lang, width=width, names=NASTY[::2]) for seat in (0, OPEN)]
    for panel in (panel for made in scenes for panel in made.panels):
        root = parsed(panel.svg)
        assert root.get("viewBox") == f"0 0 {panel.width} {panel.height}"
        assert panel.width <= width
        assert root[0].tag == f"{SVG}rect"  # an opaque ground
        assert (root[0].get("width"), root[0].get("height")) == (root.get("width"), root.get("height"))
        for element in root.iter():
            assert element.tag.removeprefix(SVG) in DRAWN
            assert not {"id", "style", "href", "onclick"} & set(element.attrib)
        check_inside(root, panel)
    parsed(scenes[0].svg())


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("case", CASES)
def test_every_key_stands_once_and_every_spot_speaks_both_languages(case, seat):
    spoken = []
    for lang in LANGUAGES:
        made = drawn(case, seat, lang=lang)
        assert len(set(keys(made))) == len(keys(made))
        spots = [spot for panel in made.panels for _, _, spot, _ in pieces(panel) if spot]
        assert sorted(spots) == sorted(made.spots)
        assert all(made.spots.values())
        spoken.append(made.spots)
    english, chinese = spoken
    assert english.keys() == chinese.keys()
    assert all(re.search("[\u4e00-\u9fff]", label) for label in chinese.values())
    assert not any(re.search("[A-Za-z]", label) for label in chinese.values())
    assert not any(re.search("[\u4e00-\u9fff]", label) for label in english.values())


def touchable(panel):
    """The rectangles of a panel's spots."""
    for element, _, spot, (x, y) in pieces(panel):
        if spot:
            body = max(element.iter(f"{SVG}rect"), key=lambda rect: float(rect.get("width")))
            yield spot, (x, y, x + float(body.get("width")) + 2, y + float(body.get("height")) + 2)


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("width", WIDTHS)
def test_every_spot_is_large_enough_to_tap_and_none_covers_another(width, variant):
    for state, told, _ in [*walk(11, variant=variant)][::4]:
        for panel in scene(state.observation(OPEN), told, View(width=width)).panels:
            areas: list[tuple[int, ...]] = []
            for spot, (left, top, right, foot) in touchable(panel):
                assert min(right - left, foot - top) >= 44, spot
                for other in areas:
                    assert right <= other[0] or other[2] <= left or foot <= other[1] or other[3] <= top, spot
                areas.append((left, top, right, foot))


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seat", SEATS)
def test_whatever_may_be_chosen_can_be_touched(variant, seat):
    """Every part of every legal move is a spot, for the one who decides and for whoever looks on."""
    for state, told, _ in walk(5, variant=variant):
        for actor in state.to_act:
            if actor < 0:
                continue
            looker = actor if seat in (0, 1) else seat
            made = scene(state.observation(looker), seen_by(tuple(told), looker), View())
            known = {part for move in state.legal_moves(actor) for part in move.split()}
            if looker != actor:
                known -= {tile for names in (*state.secret, *state.drawn) for tile in names}
            assert known - {""} <= set(made.spots)


@pytest.mark.parametrize("width", WIDTHS)
def test_panels_keep_their_size_while_tiles_come_and_go(width):
    """Pieces move smoothly only in panels that stay as large as they were."""
    sizes = {
        tuple(
            (panel.name, panel.width, panel.height)
            for panel in scene(state.observation(0), told, View(width=width)).panels
        )
        for state, told, _ in [*walk(4)][:24]
    }
    assert len(sizes) == 1


def test_names_are_escaped_cut_in_the_picture_and_whole_in_words():
    made = drawn("middle", width=360, names=NASTY[::2])
    whole = parsed(made.svg())
    assert "<b>" not in made.svg()
    assert NASTY[0] in whole.find(f"{SVG}desc").text
    assert any(NASTY[2] in line for line in made.text)


def test_the_same_position_is_drawn_with_the_same_bytes():
    program = """
import hashlib, tests.widgets.revolution_pictures as t, tests.widgets.raj_pictures as r
made = "".join(r.everything(t.drawn(case, seat)) for case in t.CASES for seat in t.SEATS)
print(hashlib.sha256(made.encode()).hexdigest())
"""
    answers = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(p for p in (".", *sys.path) if p)},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(answers) == 1


@pytest.mark.parametrize("key", WORDS)
def test_words_have_both_languages_with_the_same_blanks(key):
    text = WORDS[key]
    assert text.en
    assert text.zh
    text.blanks()
