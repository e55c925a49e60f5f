"""The drawing vocabulary: what every picture may rely on."""

import re

import pytest

from boardkit_widgets.draw import layout, marks, palette, pieces, svg
from boardkit_widgets.pictures import picture_of
from boardkit_widgets.scene import Panel, Scene
from boardkit_widgets.view import View
from tests.widgets.raj_pictures import parsed


def luminance(colour):
    """WCAG 2.2, relative luminance."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one, other):
    """WCAG 2.2, contrast ratio."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def test_the_formula_itself():
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("theme", palette.Shade._fields)
@pytest.mark.parametrize(
    ("pairs", "least"), [(palette.TEXT_PAIRS, 4.5), (palette.SHAPE_PAIRS, 3)], ids=["text", "shapes"]
)
def test_every_pair_of_roles_has_enough_contrast(pairs, least, theme):
    found = {
        pair: round(contrast(*(getattr(palette.ROLES[role], theme) for role in pair)), 2) for pair in sorted(pairs)
    }
    assert {pair: ratio for pair, ratio in found.items() if ratio < least} == {}


def test_no_other_pair_can_be_drawn():
    with pytest.raises(ValueError, match="nobody has checked"):
        svg.text(0, 0, "pale on pale", 14, "faint", "panel")
    with pytest.raises(ValueError, match="nobody has checked"):
        marks.mark("check", 0, 0, 24, "faint", "panel")


@pytest.mark.parametrize("theme", palette.Shade._fields)
def test_seats_differ_in_lightness_or_shape(theme):
    tones = [getattr(palette.ROLES[f"seat{seat}"], theme) for seat in range(palette.SEATS)]
    assert len(set(tones)) == len(tones)
    assert len(set(marks.SHAPES)) == palette.SEATS


def test_dark_css_turns_every_role_and_nothing_outside():
    css = palette.dark_css(":is(.a, .b)")
    assert all(line.startswith(":is(.a, .b) .f-") for line in css.splitlines())
    for role, shade in palette.ROLES.items():
        assert f":is(.a, .b) .f-{role}{{fill:{shade.dark}}}" in css
        assert f":is(.a, .b) .s-{role}{{stroke:{shade.dark}}}" in css


def test_painted_elements_carry_the_light_colour_and_the_role():
    drawn = parsed(svg.box(0, 0, 9, 9, fill="gain", stroke="line"))
    assert drawn.get("fill") == palette.ROLES["gain"].light
    assert drawn.get("stroke") == palette.ROLES["line"].light
    assert drawn.get("class") == "f-gain s-line"


@pytest.mark.parametrize("name", ["<b>&\"'", "a\x00b\x1bc", "\ud800", "王小明", "🐍", "]]>", "&amp;"])
def test_any_name_can_be_written(name):
    drawn = svg.tag("g", svg.text(0, 0, name, 14), data_key=name)
    read = parsed(drawn)
    assert read[0].tag == "text"
    assert len(read[0]) == 0
    if name.isprintable():
        assert read[0].text == name
        assert read.get("data-key") == name


@pytest.mark.parametrize(
    ("value", "written"), [(3, "3"), (3.0, "3"), (0.1 + 0.2, "0.3"), (-0.04, "0"), (-2.25, "-2.2"), (1e3, "1000")]
)
def test_numbers_have_one_form(value, written):
    assert svg.number(value) == written


def test_text_too_small_is_refused():
    with pytest.raises(ValueError, match="too small"):
        svg.text(0, 0, "x", 11)


def test_many_texts_share_what_they_have_in_common():
    drawn = parsed(svg.texts([(1, 10, "1"), (9, 10, "<2>")], 14, "soft", anchor="middle"))
    assert [child.text for child in drawn] == ["1", "<2>"]
    assert (drawn.get("class"), drawn.get("font-size"), drawn.get("text-anchor")) == ("f-soft", "14", "middle")
    alone = parsed(svg.text(1, 10, "1", 14))
    assert (drawn[0].get("x"), drawn[0].get("y")) == (alone.get("x"), alone.get("y"))
    assert svg.texts([], 14) == ""
    with pytest.raises(ValueError, match="too small"):
        svg.texts([(0, 0, "x")], 11)


def test_a_piece_is_placed_by_one_whole_numbered_translation():
    drawn = parsed(svg.piece("red.7", 3, -4, svg.box(0, 0, 1, 1), spot=True))
    assert drawn.attrib == {"data-key": "red.7", "data-spot": "red.7", "transform": "translate(3 -4)"}
    assert "data-spot" not in svg.piece("red.7", 3, -4)
    assert parsed(svg.piece("spent.red.7", 0, 0, spot="red.7")).get("data-spot") == "red.7"


@pytest.mark.parametrize("name", marks.MARKS)
def test_marks_keep_to_their_square(name):
    paths = list(filter(None, marks.MARKS[name]))
    assert paths
    for path in paths:
        assert all(0 <= int(number) <= marks.GRID for number in re.findall(r"-?\d+", path))


def test_paths_scale_and_move():
    assert marks.scaled("M1 2H3V4A11 11 0 1 1 12 23Z", 48, 10, 20) == "M12 24H16V28A22 22 0 1 1 34 66Z"
    assert marks.scaled("M1 1L24 24", 12) == "M0.5 0.5L12 12"


def test_a_struck_card_differs_by_more_than_colour():
    plain, struck = (pieces.card(0, "7", 60, 84, struck=struck) for struck in (False, True))
    assert struck.count("<path") > plain.count("<path")


def test_gains_and_losses_differ_by_more_than_colour():
    gain, loss = (parsed(f"<g>{pieces.tile('5', 60, gain=gain)}</g>") for gain in (True, False))
    paths = [[path.get("d") for path in drawn.iter("path")] for drawn in (gain, loss)]
    assert paths[0] != paths[1]
    corners = [parsed(f"<g>{pieces.chip('5', 30, 24, gain=gain)}</g>")[0].get("rx") for gain in (True, False)]
    assert corners[0] != corners[1]


def test_rows_wrap_evenly_and_keep_inside():
    for count in range(1, 16):
        places, height = layout.grid(count, 340, 46, 64, 3, middle=True)
        assert len(set(places)) == count
        assert all(x >= 0 and x + 46 <= 340 and y + 64 <= height for x, y in places)
    assert layout.columns(8, 340, 46, 3) == 4  # two rows of four, not seven and one


def test_boxes_flow_beside_each_other_and_then_below():
    assert layout.flow([(700, 500), (460, 600), (1180, 150)], 1180, 20) == ([(0, 0), (720, 0), (0, 620)], 770)
    assert layout.flow([], 100, 10) == ([], 0)


def test_the_largest_size_that_fits():
    assert layout.fitting(1, 340, 100, (46, 60, 96), 10) == 96
    assert layout.fitting(4, 340, 100, (46, 60, 96), 10) == 60
    assert layout.fitting(99, 340, 100, (46, 60, 96), 10) == 46


@pytest.mark.parametrize("name", ["Maximiliane von Hohenzollern", "王小明王小明王小明王小明", "WWWWWWWWWWWWWWWW"])
def test_cut_text_fits(name):
    for room in (40, 80, 120):
        short = layout.cut(name, 14, room)
        assert layout.breadth(short, 14) <= room
        assert short.endswith("…")
    assert layout.cut(name, 14, 1000) == name
    assert layout.cut("Blue (Careful)", 14, 60) == "Blue"


def test_lines_break_where_they_may():
    assert layout.wrapped("Round 13 of 15", 20, 110) == ["Round", "13 of 15"]
    assert layout.wrapped("第 13 輪，共 15 輪", 20, 110) == ["第 13 輪，", "共 15 輪"]
    assert len(layout.wrapped("word " * 40, 14, 100, 2)) == 2


def test_a_scene_is_one_picture_that_stands_alone():
    panels = tuple(Panel(name, name, svg.tag("svg", width=100, height=50), 100, 50) for name in ("one", "two"))
    whole = parsed(Scene(panels, {}, ("a <line>", "another"), title="Game & co").svg())
    space = "{http://www.w3.org/2000/svg}"
    assert whole.find(f"{space}title").text == "Game & co"
    assert whole.find(f"{space}desc").text == "a <line>\nanother"
    ground = whole.find(f"{space}rect")
    assert (ground.get("width"), ground.get("height")) == (whole.get("width"), whole.get("height"))
    assert ground.get("fill") == palette.ROLES["ground"].light


@pytest.mark.parametrize(
    ("offered", "bucket"), [(0, 360), (359, 360), (719, 360), (720, 720), (1199, 720), (9999, 1200)]
)
def test_widths_fall_into_buckets(offered, bucket):
    assert View(width=offered).bucket == bucket


def test_a_missing_name_is_the_games_own_word():
    assert View(names=("Ann", "  ")).name(0, "Red") == "Ann"
    assert View(names=("Ann", "  ")).name(1, "Blue") == "Blue"
    assert View().name(4, "Violet") == "Violet"


@pytest.mark.parametrize("game", ["nosuchgame", "../raj", "", "raj_words"])
def test_a_game_without_picture_is_named(game):
    with pytest.raises(LookupError, match=game or "''"):
        picture_of(game)


def test_a_picture_is_found_by_its_game():
    assert picture_of("raj").__module__ == "boardkit_widgets.pictures.raj"
