"""Revolution's picture: what it shows of a position, and of a move half told."""

import re
from typing import Any

import pytest

from boardkit.core.event import seen_by
from boardkit.core.names import OPEN
from boardkit.core.text import Voice
from boardkit.games.revolution.board import FACE_UP, shielded
from boardkit.games.revolution.components import CELLS, LINES, TILES, label
from boardkit.games.revolution.options import RevolutionOptions
from boardkit.games.revolution.rulebook import RULEBOOK
from boardkit_widgets.pictures.revolution import scene
from boardkit_widgets.pictures.revolution_powers import SIGNS, diagram, kind, sentence, sign
from boardkit_widgets.pictures.revolution_reading import CHANGES, Reading
from boardkit_widgets.view import WIDTHS, View
from tests.widgets.raj_pictures import SVG, keys, panel, parsed, pieces
from tests.widgets.revolution_pictures import CASES, NEUTRALS, SEATS, VARIANTS, drawn, played, walk

OPTIONS = RevolutionOptions()


def face(made, tile):
    """The drawing of one tile, and all the words on it."""
    found = next(element for element, key, _, _ in pieces(panel(made, "board")) if key == tile)
    return found, [text.text for text in found.iter(f"{SVG}text")]


def about(made, name):
    """What shows while a place is pointed at."""
    found = [g for g in parsed(panel(made, "board").svg).iter(f"{SVG}g") if g.get("data-about") == name]
    assert len(found) == 1, name
    assert found[0].get("display") == "none"
    return found[0], " ".join(text.text for text in found[0].iter(f"{SVG}text"))


# ---- A tile can be read from itself


def test_whom_a_tile_faces_is_told_four_times():
    made = drawn("tower")
    for tile, seat, word in (("temple", 1, "Religion"), ("general", 0, "Regality")):
        drawing, words = face(made, tile)
        outline, bar = list(drawing.iter(f"{SVG}path"))[:2]
        assert outline.get("class") == f"f-tint{seat} s-seat{seat}"  # colour
        assert word in words  # word
        label = next(text for text in drawing.iter(f"{SVG}text") if text.text == word)
        assert (float(label.get("y")) > 73) == (seat == 0)  # the side: in the south for Regality
        heights = [int(n) for n in re.findall(r" (\d+)", outline.get("d"))]
        assert (heights.count(max(heights)) == 1) == (seat == 0)  # the point
        assert (heights.count(min(heights)) == 1) == (seat == 1)
        assert bar.get("class") == f"f-seat{seat}"


def test_shield_nullified_and_covered_are_marked_and_spoken():
    made = drawn("tower")
    assert "shield" in face(made, "temple")[1]
    assert "nullified" in face(made, "general")[1]
    words = face(made, "tower")[1]
    assert {"shield", "over Citizen"} <= set(words)
    assert "citizen" in keys(made)  # it looks out from under the Tower
    assert made.spots["cell.5"].startswith("Square 5: Tower, Regality’s ally, covers the Citizen, has a shield.")
    assert "its power is nullified" in made.spots["cell.6"]
    assert "nullified" not in made.spots["cell.3"]  # the Witch Doctor has no active power
    assert "shield" not in face(made, "witch-doctor")[1]


def test_a_destroyed_tile_is_nobodys_and_names_its_destroyer():
    made, without = (drawn("down", memory_aid=aid) for aid in (True, False))
    assert face(made, "general")[1] == ["destroyed", "by Religion", "General"]
    assert face(without, "general")[1] == ["destroyed", "by Religion"]
    assert made.spots["cell.9"] == (
        "Square 9: a destroyed tile, face down, by Religion, gone when Religion’s next turn begins, it was the General"
    )
    assert "General" not in without.spots["cell.9"]
    assert not [g for g in parsed(panel(made, "board").svg).iter() if g.get("data-about") == "cell.9"]


@pytest.mark.parametrize("variant", VARIANTS)
def test_owner_shield_and_doom_of_every_tile_are_those_of_the_engine(variant):
    """Read back from what is written on each tile alone."""
    for state, told, _ in [*walk(9, variant=variant)][10::3]:
        made = scene(state.observation(OPEN), told, View())
        for cell, piece in enumerate(state.board):
            if piece is None:
                continue
            words = face(made, piece.tile)[1]
            assert ("shield" in words) == (cell in shielded(state.board))
            assert ("destroyed" in words) == (piece.down != FACE_UP)
            if piece.down != FACE_UP:
                assert f"by {('Regality', 'Religion')[piece.down]}" in words
                continue
            assert ("Regality" in words, "Religion" in words) == (piece.ally == 0, piece.ally == 1)


@pytest.mark.parametrize("tile", TILES)
def test_every_tile_has_a_sign_and_a_sentence(tile):
    assert sign(tile, OPTIONS).glyph
    assert kind(tile, OPTIONS) in ("active", "passive", "none")
    for lang in ("en", "zh-Hant"):
        assert len(sentence(tile, OPTIONS, lang)) > 3


def test_tiles_with_other_effects_or_reach_have_other_signs():
    shown = {(sign(tile, OPTIONS).glyph, diagram(tile, OPTIONS, 0, 30, "raised")) for tile in SIGNS}
    assert len(shown) == len(SIGNS)


# ---- What a tile would reach, without the kernel


def test_pointing_at_a_tile_on_the_board_shows_its_power_and_its_reach():
    made = drawn("line")
    drawing, words = about(made, "cell.8")  # the Paladin: up the empty 5, left the empty 7, right the empty 9
    assert "Destroy any one adjacent tile" in words
    rings = [rect for rect in drawing.iter(f"{SVG}rect") if rect.get("stroke-dasharray")]
    assert len(rings) == 3
    drawing, _ = about(made, "cell.2")  # the Hierophant on 2 reaches 1, 3, 4, 5, 6; tiles lie on 4 and 6
    solid = [rect for rect in drawing.iter(f"{SVG}rect") if rect.get("stroke-width") == "5"]
    assert len(solid) == 2


def test_pointing_at_a_tile_beside_the_board_shows_its_power():
    made = drawn("start")
    for tile in (*NEUTRALS, "king", "temple"):
        _, words = about(made, tile)
        assert sentence(tile, OPTIONS, "en").split()[0] in words
        assert sentence(tile, OPTIONS, "en") in made.spots[tile]


def test_pointing_at_a_direction_shows_its_squares():
    made = drawn("line", 1)
    drawing, _ = about(made, "line.e")  # from 4: the empty 5, and the Sage on 6
    assert len([rect for rect in drawing.iter(f"{SVG}rect") if rect.get("stroke-dasharray")]) == 1
    assert len([rect for rect in drawing.iter(f"{SVG}rect") if rect.get("stroke-width") == "5"]) == 1


# ---- What a power asks for


@pytest.mark.parametrize(
    ("case", "asked"),
    [
        ("start", set()),
        ("down", set()),
        ("line", {"decline", *LINES}),
        ("groups", {"decline", "group.orth", "group.diag"}),
        ("use", {"decline", "use"}),
        ("bard", {"decline", *LINES}),  # which sets the Cardinal off again
    ],
)
@pytest.mark.parametrize("width", WIDTHS)
def test_directions_groups_and_declining_can_be_touched_while_a_power_asks(case, asked, width):
    made = drawn(case, width=width)
    assert set(made.spots) - set(CELLS) - set(TILES) == asked


# ---- Half-way stops


def test_half_way_stops_show_no_more_than_they_tell():
    _, told, before = played(*NEUTRALS, "citizen cell.5", "saint cell.4", "decline", "minister cell.8", "decline",
                                 "monk cell.9", "decline", "princess cell.7", "group.orth")  # fmt: skip
    clauses = [event.clause.removeprefix("revolution.") for event in told]
    assert clauses == ["princess", "reverse", "reverse", "turn.alternate"]
    stops = [scene(before.observation(0), told[:k], View()) for k in range(5)]
    facing = [[face(stop, tile)[1].count("Regality") for tile in ("saint", "minister")] for stop in stops]
    assert facing == [[0, 1], [0, 1], [1, 1], [1, 0], [1, 0]]
    arrows = [panel(stop, "board").svg.count("s-ink") for stop in stops]
    assert "decline" in stops[1].spots
    assert "decline" not in stops[2].spots
    said = RULEBOOK.event(told[1].clause, told[1].facts, Voice("en", label, ("Regality", "Religion")))
    assert stops[2].text[1] == said
    assert arrows[2] != arrows[3]


OTHER_RULES: dict[str, Any] = {
    "nullify": "one", "tower_destroyed": "tower", "dragon_range": "lines", "end_rule": "e2", "hermit": "exiled",
}  # fmt: skip


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("switches", [*({"variant": name} for name in VARIANTS), OTHER_RULES], ids=str)
def test_the_last_half_way_stop_is_the_next_position(switches, seat):
    """Told on the position before, all events together lead to the position after; told on that one, to nothing new."""
    for state, told, before in (step for seed in (6, 8) for step in walk(seed, **switches)):
        if before is None:
            continue
        known = seen_by(tuple(told), seat)
        reached, there = Reading(before.observation(seat), known), Reading(state.observation(seat), known)
        plain = Reading(state.observation(seat), ())
        for name in CHANGES:
            assert getattr(there, name) == getattr(plain, name), (name, told)
            # what one does not see being dealt or picked, one cannot count half-way
            if name not in ("secret", "drawn") or seat == OPEN:
                assert getattr(reached, name) == getattr(plain, name), (name, told)
        assert not there.stopped
        assert (there.turn, there.ended, there.winner) == (reached.turn, reached.ended, reached.winner)


def test_what_was_done_is_shown_with_an_arrow_from_who_did_it():
    state, told, _ = played(*NEUTRALS, "citizen cell.5", "hierophant cell.2", "cell.5")
    strikes = Reading(state.observation(0), told).strikes
    assert [(strike.glyph, strike.by, strike.cell) for strike in strikes] == [("burst", 1, 4)]
    state, told, _ = played("bard", "tower", "fairy", "death", "hermit", "citizen cell.5", "cardinal cell.4", "decline",
                            "bard cell.1", "cell.4 line.e")  # fmt: skip
    strikes = Reading(state.observation(0), told).strikes
    assert [(strike.glyph, strike.by, strike.cell) for strike in strikes] == [("again", 0, 3), ("turn", 3, 4)]


def test_a_tile_keeps_its_key_from_area_to_board_to_discard_pile():
    moves = [*NEUTRALS, "citizen cell.5", "hierophant cell.2", "cell.5", "general cell.9", "paladin cell.8", "cell.9"]
    moves += ["sage cell.6", "saint cell.3"]  # and when Religion's turn after that begins, the General has gone
    where = []
    for count in (5, 9, 11, 13):
        state, told, _ = played(*moves[:count])
        made = scene(state.observation(0), told, View())
        where.append([p.name for p in made.panels for _, key, _, _ in pieces(p) if key == "general"])
    assert where == [["area.regality"], ["board"], ["board"], ["beside"]]


# ---- Around the board


def test_other_rules_have_other_sentences():
    other = RevolutionOptions(**OTHER_RULES)
    assert kind("sorcerer", OPTIONS) == "passive"
    assert kind("sorcerer", other) == "active"
    for tile in ("sorcerer", "dragon"):
        for lang in ("en", "zh-Hant"):
            assert sentence(tile, OPTIONS, lang) != sentence(tile, other, lang)
        assert diagram(tile, OPTIONS, 0, 30, "raised") != diagram(tile, other, 0, 30, "raised")


def test_the_text_board_names_every_square():
    made = drawn("tower")
    assert [line[:1] for line in made.text if re.match(r"\d ", line)] == list("123456789")
    assert "5 Tower, Regality’s ally, covers the Citizen, has a shield" in made.text
    assert "1 empty" in made.text
    assert "Religion · north · 3 allies" in made.text
    assert made.text[0].endswith("Regality places a tile")


def test_the_end_names_the_winner():
    state, *_ = CASES["end"]
    made = drawn("end")
    if state.returns() == (0, 0):
        assert "A draw" in made.text[0]
    else:
        assert f"{('Regality', 'Religion')[state.returns().index(1)]} wins" in made.text[0]


@pytest.mark.parametrize("width", WIDTHS)
def test_areas_lie_on_the_side_that_their_tiles_point_to(width):
    names = [made.name for made in drawn("start", width=width).panels]
    if width == 1200:
        assert names == ["board", "areas", "legend"]
        places = {key: y for _, key, _, (_, y) in pieces(panel(drawn("start", width=width), "areas"))}
        assert places["temple"] < places["tower"] < places["castle"]
    else:
        assert names == ["area.religion", "board", "area.regality", "beside", "legend"]
