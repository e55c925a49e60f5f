"""Raj's picture as a drawing: it can be read, touched, heard and written down, in any language and room."""

import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ET

import pytest

from boardkit.core.names import OPEN
from boardkit_widgets.draw.layout import breadth
from boardkit_widgets.pictures.raj import scene
from boardkit_widgets.pictures.raj_words import WORDS
from boardkit_widgets.view import WIDTHS, View
from tests.widgets.raj_pictures import (
    CASES,
    LANGUAGES,
    NASTY,
    SEATS,
    SVG,
    drawn,
    keys,
    parsed,
    pieces,
    shift,
    walk,
)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("case", CASES)
def test_every_panel_is_plain_svg_that_keeps_inside_itself(case, width, lang):
    scenes = [drawn(case, seat, lang=lang, width=width, names=NASTY) for seat in (0, OPEN)]
    for panel in (panel for made in scenes for panel in made.panels):
        root = parsed(panel.svg)
        assert root.get("viewBox") == f"0 0 {panel.width} {panel.height}"
        assert panel.width <= width
        assert root[0].tag == f"{SVG}rect"  # an opaque ground
        assert (root[0].get("width"), root[0].get("height")) == (root.get("width"), root.get("height"))
        for element in root.iter():
            assert element.tag.removeprefix(SVG) in {"svg", "g", "rect", "path", "text"}
            assert not {"id", "style", "href", "onclick"} & set(element.attrib)
        check_inside(root, panel)
    parsed(scenes[0].svg())


def check_inside(root, panel):
    """Boxes and text end inside the panel (a raised card's check and the stack's edges count too)."""

    def down(element, x, y, above):
        right, below = shift(element)
        x, y = x + right, y + below
        kind = {**above, **element.attrib}
        left, top = x + float(element.get("x", 0)), y + float(element.get("y", 0))
        if element.tag == f"{SVG}rect":
            assert 0 <= left <= left + float(element.get("width")) <= panel.width, ET.tostring(element)
            assert 0 <= top <= top + float(element.get("height")) <= panel.height, ET.tostring(element)
        if element.tag == f"{SVG}text":
            size = int(kind["font-size"])
            assert size >= 12
            wide = breadth(element.text, size)  # on the wide side, and not counting bold
            left -= {"middle": wide / 2, "end": wide}.get(kind.get("text-anchor", "start"), 0)
            assert -1 <= left <= left + wide <= panel.width + 1, element.text
            assert size / 2 <= top <= panel.height, element.text
        for child in element:
            down(child, x, y, {name: kind[name] for name in ("font-size", "text-anchor") if name in kind})

    down(root, 0, 0, {})


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


@pytest.mark.parametrize("players", range(2, 6))
@pytest.mark.parametrize("width", WIDTHS)
def test_every_spot_is_large_enough_to_tap_and_none_covers_another(width, players):
    for state, told in [*walk(players, 11)][::7]:
        made = scene(state.observation(0), told, View(width=width))
        for panel in made.panels:
            areas = []
            for element, _, spot, (x, y) in pieces(panel):
                if spot:
                    body = max(element.iter(f"{SVG}rect"), key=lambda rect: float(rect.get("width")))
                    wide, tall = float(body.get("width")) + 2, float(body.get("height")) + 2
                    assert min(wide, tall) >= 44, spot
                    areas.append((x, y, x + wide, y + tall))
            for n, (left, top, right, foot) in enumerate(areas):
                for other in areas[:n]:
                    assert right <= other[0] + 4 or other[2] <= left + 4 or foot <= other[1] + 4 or other[3] <= top + 4


def test_names_are_escaped_cut_in_the_picture_and_whole_in_words():
    made = drawn("chosen", width=360, names=NASTY)
    whole = parsed(made.svg())
    assert "<b>" not in made.svg()
    assert NASTY[0] in whole.find(f"{SVG}desc").text
    assert made.spots["won.green"].startswith(NASTY[2])


def test_the_same_position_is_drawn_with_the_same_bytes():
    program = """
import hashlib, tests.widgets.raj_pictures as t
made = "".join(t.everything(t.drawn(case, seat)) for case in t.CASES for seat in t.SEATS)
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
