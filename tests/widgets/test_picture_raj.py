"""Raj's picture: what it shows of a position, and of a round half told."""

import pytest

from boardkit.core.names import CHANCE
from boardkit.core.text import LANGUAGES
from boardkit.games.raj.components import CARDS, TILES
from boardkit_widgets.pictures.raj import scene
from boardkit_widgets.pictures.raj_words import WORDS
from boardkit_widgets.view import WIDTHS, View
from tests.widgets.raj_pictures import CASES, RAJ, drawn, everything, keys, panel, parsed, pieces, played


def test_own_hand_has_all_fifteen_cards_whatever_became_of_them():
    made = drawn("chosen")
    assert set(CARDS[0]) <= made.spots.keys()
    assert made.spots["red.9"] == "red 9, already played"
    assert made.spots["red.8"] == "red 8, your choice for this round"
    assert made.spots["red.7"] == "red 7"
    assert "spent.red.9" in keys(made)
    hand = panel(made, "hand")
    height = {key: y for _, key, _, (_, y) in pieces(hand)}
    assert height["red.8"] < height["red.7"]  # the chosen card stands out


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
    assert made.text[1] == f"Winner: {RAJ.seats[state.scores().index(best)].en}, with {best}"
    shared = drawn("unclaimed")
    assert shared.text[1] == "Winners: Red and Blue, with 0"
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
    assert made.spots["bag"] == "Tiles still face down: 4"


def test_memory_aid_can_be_switched_off():
    with_aid, without = (drawn("chosen", memory_aid=aid) for aid in (True, False))
    assert "unseen" in keys(with_aid)
    assert "unseen" not in keys(without)
    assert "played 12" in with_aid.spots["won.blue"]
    assert "12" not in without.spots["won.blue"].replace("tiles", "")
    assert with_aid.panels[0] == without.panels[0]
    shown = "".join(parsed(panel(with_aid, "players").svg).itertext())
    assert "Tiles not" in shown
    assert "Tiles not" not in "".join(parsed(panel(without, "players").svg).itertext())


@pytest.mark.parametrize("width", WIDTHS)
def test_what_one_touches_is_near_the_table(width):
    names = [made.name for made in drawn("chosen", width=width).panels]
    assert names == (["table", "players", "hand"] if width == 1200 else ["table", "hand", "players"])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("case", ["carry", "end"])
def test_a_bare_picture_draws_no_conclusions(case, lang):
    """What a learner is asked for (score, sum, which way, who won) is nowhere in picture, labels or text."""
    full, bare = (everything(drawn(case, lang=lang, bare=is_bare)) for is_bare in (False, True))
    concluded = drawn(case, lang=lang).text[1].split(" · ")[-1]  # who takes it, or who won with how much
    assert concluded in full
    assert concluded not in bare
    assert WORDS["who-takes" if case == "carry" else "who-wins"].in_(lang) in bare
    assert WORDS["points"].in_(lang).format(n="?") in bare
