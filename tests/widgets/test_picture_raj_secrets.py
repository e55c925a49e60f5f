"""Raj's picture shows nobody what they may not know."""

import re
from random import Random

import pytest

from boardkit.core.names import OPEN, PUBLIC
from boardkit.games.raj.components import CARDS, COLOURS, label
from boardkit_widgets.pictures.raj import scene
from boardkit_widgets.pictures.raj_words import say
from boardkit_widgets.view import View
from tests.widgets.raj_pictures import CASES, LANGUAGES, drawn, everything, keys, panel, walk


def test_the_variants_cards_set_aside_are_marked_for_their_owner_alone():
    state, told = CASES["variant"]
    mine, theirs = state.aside
    made = scene(state.observation(0), told, View())
    assert all(made.spots[card].endswith("removed at the start") for card in mine)
    assert not any(card in everything(made) for card in theirs)
    assert "3 cards removed unseen" in panel(made, "players").svg


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_bare_picture_does_not_tell_removed_cards_from_spent_ones(lang):
    state, told = CASES["variant"]
    seen, spent = state.observation(0), [card for card in CARDS[0] if card not in state.unspent[0]]
    made, open_ = (scene(seen, told, View(lang, bare=bare)) for bare in (True, False))
    gone = [*state.aside[0], *spent]
    assert {made.spots[card].replace(label(card).in_(lang), "") for card in gone} == {say("card-gone", lang, card="")}
    assert {key.partition(".")[0] for key in keys(made) if key.split(".", 1)[-1] in gone} <= {"spent", "red"}
    removed = say("hand-aside", lang, cards="").strip()
    assert removed not in everything(made)
    assert removed in everything(open_)


def test_lookers_on():
    public, teacher = drawn("chosen", PUBLIC), drawn("chosen", OPEN)
    assert [made.name for made in public.panels] == ["table", "players"]
    assert [made.name for made in teacher.panels] == ["table", "hand", "players"]
    assert {"red.8", "blue.1", "green.3"} <= set(keys(teacher))
    assert not {"red.8", "blue.1", "green.3"} & set(keys(public))


@pytest.mark.parametrize("memory_aid", [True, False])
@pytest.mark.parametrize("variant", [False, True])
def test_a_scene_is_the_same_whatever_is_hidden(variant, memory_aid):
    """Twins: the same game with other secrets. Nothing drawn, spoken or written for a seat may differ."""
    seen_any = 0
    for seed in range(2):
        for state, told in [*walk(2, seed, two_player_variant=variant)][::4]:
            view = View(memory_aid=memory_aid)
            for seat in (0, PUBLIC):
                seen = state.observation(seat)
                known = [e for e in told if e.audience is None or seat in e.audience]
                one = everything(scene(seen, known, view))
                for twin in (seen.sample(Random(1)), seen.sample(Random(2))):
                    seen_any += twin != state
                    assert everything(scene(twin.observation(seat), known, view)) == one
    assert seen_any > 10


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_committed_card_is_nowhere_but_with_its_owner(lang):
    """Marker search: the names of others' cards stand nowhere but where they lie open."""
    for seat in range(3):
        for state, told in [*walk(3, 8)][::3]:
            known = {card for event in told if event.clause == "raj.round.reveal" for card in event.facts["cards"]}
            made = everything(scene(state.observation(seat), told, View(lang=lang)))
            found = set(re.findall(rf"\b(?:{'|'.join(COLOURS)})\.\d+\b", made))
            assert found <= known.union(CARDS[seat])


def test_has_chosen_is_shown_without_the_card():
    made = drawn("first", 1)
    assert made.spots["table.red"] == "Red’s place, a card lies face down"
    assert made.spots["table.blue"] == "Blue’s place, no card yet"
    made = drawn("chosen", 1)
    assert made.spots["red.9"] == "Red has played this 9 already, next card chosen"
    assert made.spots["table.blue"] == "Blue’s place, 12 played, takes it"
    assert {"red.9", "table.red", "chosen.0", "green.4", "chosen.2", "blue.12"} <= set(keys(made))
    assert "chosen.1" not in keys(made)
    assert "has chosen" in made.spots["won.red"]
    assert "choosing" in made.spots["won.blue"]
