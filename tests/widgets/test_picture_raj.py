"""Raj's picture: what it shows, what it must not show, and that it can be touched, read and heard."""

import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from random import Random

import pytest

from boardkit import game
from boardkit.core.event import Log
from boardkit.core.names import CHANCE, OPEN, PUBLIC
from boardkit.games.raj.components import CARDS, COLOURS, TILES
from boardkit_widgets.draw.layout import breadth
from boardkit_widgets.pictures.raj import scene
from boardkit_widgets.pictures.raj_words import WORDS
from boardkit_widgets.view import WIDTHS, View

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


def pieces(panel):
    """Every named piece of a panel: element, key, spot, place on the panel."""

    def down(element, x, y):
        shift = re.fullmatch(r"translate\((-?\d+) (-?\d+)\)", element.get("transform", "translate(0 0)"))
        assert shift, "pieces are placed by whole-numbered translations only"
        x, y = x + int(shift[1]), y + int(shift[2])
        if element.get("data-key"):
            yield element, element.get("data-key"), element.get("data-spot"), (x, y)
        for child in element:
            yield from down(child, x, y)

    return list(down(ET.fromstring(panel.svg), 0, 0))


def keys(made):
    return [key for panel in made.panels for _, key, _, _ in pieces(panel)]


def everything(made):
    """All that would be synced or saved."""
    return "\n".join([made.svg(), *(panel.svg for panel in made.panels), *map(str, made.spots.items()), *made.text])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("case", CASES)
def test_every_panel_is_plain_svg_that_keeps_inside_itself(case, seat, width, lang):
    made = drawn(case, seat, lang=lang, width=width, names=NASTY)
    for panel in made.panels:
        root = ET.fromstring(panel.svg)
        assert root.get("viewBox") == f"0 0 {panel.width} {panel.height}"
        assert panel.width <= width
        assert root[0].tag == f"{SVG}rect"  # an opaque ground
        assert (root[0].get("width"), root[0].get("height")) == (root.get("width"), root.get("height"))
        for element in root.iter():
            assert element.tag.removeprefix(SVG) in {"svg", "g", "rect", "path", "text"}
            assert not {"id", "style", "href", "onclick"} & set(element.attrib)
        check_inside(root, panel)
    ET.fromstring(made.svg())


def check_inside(root, panel):
    """Boxes and text end inside the panel (a raised card's check and the stack's edges count too)."""

    def down(element, x, y):
        shift = re.fullmatch(r"translate\((-?\d+) (-?\d+)\)", element.get("transform", "translate(0 0)"))
        x, y = x + int(shift[1]), y + int(shift[2])
        left, top = x + float(element.get("x", 0)), y + float(element.get("y", 0))
        if element.tag == f"{SVG}rect":
            assert 0 <= left <= left + float(element.get("width")) <= panel.width, ET.tostring(element)
            assert 0 <= top <= top + float(element.get("height")) <= panel.height, ET.tostring(element)
        if element.tag == f"{SVG}text":
            size = int(element.get("font-size"))
            assert size >= 12
            wide = breadth(element.text, size)  # on the wide side, and not counting bold
            left -= {"middle": wide / 2, "end": wide}.get(element.get("text-anchor"), 0)
            assert -1 <= left <= left + wide <= panel.width + 1, element.text
            assert size / 2 <= top <= panel.height, element.text
        for child in element:
            down(child, x, y)

    down(root, 0, 0)


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


def test_own_hand_has_all_fifteen_cards_whatever_became_of_them():
    made = drawn("chosen")
    assert set(CARDS[0]) <= made.spots.keys()
    assert made.spots["red.9"] == "red 9, already played"
    assert made.spots["red.8"] == "red 8, your choice for this round"
    assert made.spots["red.7"] == "red 7"
    assert "spent.red.9" in keys(made)
    hand = made.panels[-1]
    height = {key: y for _, key, _, (_, y) in pieces(hand)}
    assert height["red.8"] < height["red.7"]  # the chosen card stands out


def test_the_variants_cards_set_aside_are_marked_for_their_owner_alone():
    state, told = CASES["variant"]
    mine, theirs = state.aside
    made = scene(state.observation(0), told, View())
    assert all(made.spots[card].endswith("set aside at the start") for card in mine)
    assert not any(card in everything(made) for card in theirs)
    assert "3 cards set aside unseen" in made.panels[1].svg


def test_lookers_on():
    public, teacher = drawn("chosen", PUBLIC), drawn("chosen", OPEN)
    assert [panel.name for panel in public.panels] == ["table", "players"]
    assert [panel.name for panel in teacher.panels] == ["table", "players", "hand"]
    assert {"red.8", "blue.1", "green.3"} <= set(keys(teacher))
    assert not {"red.8", "blue.1", "green.3"} & set(keys(public))


@pytest.mark.parametrize("memory_aid", [True, False])
@pytest.mark.parametrize("variant", [False, True])
def test_a_scene_is_the_same_whatever_is_hidden(variant, memory_aid):
    """Twins: the same game with other secrets. Nothing drawn, spoken or written for a seat may differ."""
    seen_any = 0
    for seed in range(3):
        for state, told in walk(2, seed, two_player_variant=variant):
            view = View(memory_aid=memory_aid)
            for seat in (0, PUBLIC):
                seen = state.observation(seat)
                known = [e for e in told if e.audience is None or seat in e.audience]
                one = everything(scene(seen, known, view))
                for twin in (seen.sample(Random(1)), seen.sample(Random(2))):
                    seen_any += twin != state
                    assert everything(scene(twin.observation(seat), known, view)) == one
    assert seen_any > 20


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_committed_card_is_nowhere_but_with_its_owner(lang):
    """Marker search: the names of others' cards stand nowhere but where they lie open."""
    for seat in range(3):
        for state, told in walk(3, 8):
            known = {card for event in told if event.clause == "raj.round.reveal" for card in event.facts["cards"]}
            made = everything(scene(state.observation(seat), told, View(lang=lang)))
            found = set(re.findall(rf"\b(?:{'|'.join(COLOURS)})\.\d+\b", made))
            assert found <= known.union(CARDS[seat])


def test_has_chosen_is_shown_without_the_card():
    made = drawn("chosen", 1)
    assert made.spots["table.red"] == "Red’s place, a card lies face down"
    assert "has chosen" in made.spots["won.red"]
    assert "choosing" in made.spots["won.blue"]


def test_half_way_stops_show_no_more_than_they_tell():
    _, told, before = played(5, [(6, (13, 13, 10, 10, 2))])
    clauses = [event.clause.removeprefix("raj.") for event in told]
    assert clauses == ["round.reveal", "tie.cancel", "tie.cancel", "tie.next", "take.highest"]
    stops = [scene(before.observation(4), told[:k], View()) for k in range(6)]
    tables = [stop.panels[0].svg for stop in stops]
    cards = {"red.13", "blue.13", "green.10", "yellow.10", "violet.2"}
    assert len(set(tables)) == 6
    assert not cards & {key for _, key, _, _ in pieces(stops[0].panels[0])}
    assert [table.count(">cancelled<") for table in tables] == [0, 0, 2, 4, 4, 4]
    for stop in stops[1:]:
        assert cards <= {key for _, key, _, _ in pieces(stop.panels[0])}
        assert stop.spots["violet.2"] == "violet 2, already played"
    assert "tile.+6" in stops[4].spots  # it lies open until it is taken
    assert "tile.+6" not in stops[5].spots
    assert "crown" not in keys(stops[4])
    assert "crown" in keys(stops[5])
    assert stops[4].text[3] == "The next one counts: Violet’s 2"
    assert "Violet · 6 points · tiles +6 · played 2" in stops[5].text


def test_a_taken_tile_keeps_its_key_on_its_way():
    state, told, before = played(3, [(7, (9, 12, 4))])
    places = []
    for seen, events in ((before, told[:1]), (before, told), (state, told), (state.play(CHANCE, "tile.+5"), [])):
        made = scene(seen.observation(0), events, View())
        places += [(panel.name, xy) for panel in made.panels for _, key, _, xy in pieces(panel) if key == "tile.+7"]
    assert [panel for panel, _ in places] == ["table", "table", "table", "players"]
    assert places[0] != places[1] == places[2]


def test_the_played_card_keeps_its_key_from_hand_to_table():
    state, told, before = played(3, [(7, (9, 12, 4))])
    for seen, events, where in ((before, [], "hand"), (before, told[:1], "table"), (state, told, "table")):
        made = scene(seen.observation(0), events, View())
        assert [p.name for p in made.panels for _, key, _, _ in pieces(p) if key == "red.9"] == [where]


@pytest.mark.parametrize(
    ("rounds", "said"),
    [
        ([(-4, (None, None))], "Lowest card takes it"),
        ([(4, (None, None))], "Highest card takes it"),
        ([(-4, (1, 1)), (4, (None, None))], "sum 0 · Highest card takes all"),
        ([(3, (1, 1)), (-5, (2, 2)), (1, (None, None))], "sum −1 · Lowest card takes all"),
    ],
)
def test_which_way_the_pot_goes(rounds, said):
    state, told, _ = played(2, rounds)
    made = scene(state.observation(0), told, View())
    assert said in made.text[1]
    for part in said.split(" · "):
        assert f">{part}<" in made.panels[0].svg


def test_the_end_names_winners_and_what_nobody_got():
    state, _ = CASES["end"]
    made = drawn("end")
    best = max(state.scores())
    assert made.text[1] == f"{RAJ.seats[state.scores().index(best)].en} wins with {best}"
    shared = drawn("unclaimed")
    assert shared.text[1] == "Red and Blue share the win with 0"
    assert shared.text[2].startswith("Nobody’s: ")
    assert {f"tile.{n:+}" for n in (10, -5)} <= shared.spots.keys()
    assert shared.spots["tile.+10"] == "treasure +10, nobody’s"


def test_a_lesson_may_use_part_of_the_box():
    whole = RAJ.start(players=2)
    few = whole.replace(unspent=tuple(cards[:5] for cards in CARDS[:2]), tiles=TILES[:5], to_act=(CHANCE,)).play(
        CHANCE, TILES[0]
    )
    made = scene(few.observation(0), [], View())
    assert made.text[0] == "Raj · Round 1 of 5"
    assert made.spots["bag"] == "4 tiles still face down"


def test_memory_aid_can_be_switched_off():
    with_aid, without = (drawn("chosen", memory_aid=aid) for aid in (True, False))
    assert "Tiles not seen yet" in with_aid.panels[1].svg
    assert "Tiles not seen yet" not in without.panels[1].svg
    assert "played 12" in with_aid.spots["won.blue"]
    assert "12" not in without.spots["won.blue"].replace("tiles", "")
    assert with_aid.panels[0] == without.panels[0]


def test_names_are_escaped_cut_in_the_picture_and_whole_in_words():
    made = drawn("chosen", width=360, names=NASTY)
    whole = ET.fromstring(made.svg())
    assert "<b>" not in made.svg()
    assert NASTY[0] in whole.find(f"{SVG}desc").text
    assert made.spots["won.green"].startswith(NASTY[2])


@pytest.mark.parametrize("key", WORDS)
def test_words_have_both_languages_with_the_same_blanks(key):
    text = WORDS[key]
    assert text.en
    assert text.zh
    text.blanks()


def test_the_same_position_is_drawn_with_the_same_bytes():
    program = "\n".join(
        [
            "import hashlib, tests.widgets.test_picture_raj as t",
            "made = ''.join(t.everything(t.drawn(case, seat)) for case in t.CASES for seat in t.SEATS)",
            "print(hashlib.sha256(made.encode()).hexdigest())",
        ]
    )
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
