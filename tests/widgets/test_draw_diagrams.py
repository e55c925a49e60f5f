"""Arrows, diagrams of reach, keys: the parts of the drawing vocabulary for boards of squares."""

import re

import pytest

from boardkit_widgets.draw.arrows import arrow
from boardkit_widgets.draw.pieces import button
from boardkit_widgets.draw.reach import reach
from tests.widgets.raj_pictures import parsed


def paths(markup):
    return list(parsed(f"<g>{markup}</g>").iter("path"))


def test_an_arrow_has_its_tip_where_it_points():
    shaft, head = paths(arrow((10, 20), (10, 80), 4))
    assert shaft.get("d") == "M10 20L10 68"
    assert head.get("d") == "M10 80L2 68L18 68Z"


def test_a_halo_lies_below_and_there_is_no_arrow_to_oneself():
    assert len(paths(arrow((0, 0), (30, 40), 4, halo="raised"))) == 3
    assert arrow((5, 5), (5, 5), 4) == ""


def test_an_arrow_that_nobody_could_see_is_refused():
    with pytest.raises(ValueError, match="nobody has checked"):
        arrow((0, 0), (9, 9), 4, "faint")


def test_one_of_them_all_of_them_and_a_second_group_differ_in_shape():
    shapes = {
        how: "".join(path.get("d") + path.get("fill") for path in paths(reach(30, [(1, how)])))
        for how in ("one", "all", "other")
    }
    assert len(set(shapes.values())) == 3
    assert len({reach(30, []), reach(30, [], rays="one"), reach(30, [], rays="all"), reach(30, [], framed=True)}) == 4


@pytest.mark.parametrize("size", [16, 24, 60])
def test_a_diagram_keeps_to_its_square(size):
    drawn = reach(size, [(cell, "all") for cell in range(9)], rays="all", framed=True)
    for path in paths(drawn):
        for x, y in re.findall(r"[ML](-?[0-9.]+) (-?[0-9.]+)", path.get("d")):
            assert 0 <= float(x) <= size
            assert 0 <= float(y) <= size


def test_words_on_a_key_are_cut_to_its_width():
    drawn = parsed(f"<g>{button(100, 44, 'Do not use the power', 14, glyph='cross')}</g>")
    assert drawn.find("text").text.endswith("…")
