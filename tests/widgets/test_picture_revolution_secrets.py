"""Revolution's picture shows nobody what they may not know."""

import re
from random import Random

import pytest

from boardkit.core.event import seen_by
from boardkit.core.names import OPEN, PUBLIC
from boardkit.games.revolution.components import SIDES, label
from boardkit_widgets.pictures.revolution import scene
from boardkit_widgets.view import View
from tests.widgets.raj_pictures import LANGUAGES, SVG, everything, pieces
from tests.widgets.revolution_pictures import drawn, walk

SECRET = ("secret_random", "secret_draft")


def hidden_from(state, seat):
    """The tiles that this seat may not know of."""
    if not state.to_act:  # at the end all is shown
        return set()
    others = (0, 1) if seat == PUBLIC else (1 - seat,)
    held = {tile for field in (state.secret, state.drawn) for other in others for tile in field[other]}
    known = (
        {tile for name in ("passed", "received", "drawn") for tile in getattr(state, name)[seat]}
        if seat >= 0
        else set()
    )
    return held - known


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("variant", SECRET)
def test_a_hidden_tile_is_nowhere_in_the_others_picture(variant, lang):
    """Marker search: neither its engine name nor what people call it, at whole moves and half-way."""
    seen_any = 0
    for seed in range(2):
        for state, told, before in walk(seed, variant=variant):
            for seat in (0, 1, PUBLIC):
                secret = hidden_from(state, seat)
                seen_any += len(secret)
                known = seen_by(tuple(told), seat)
                scenes = [scene(state.observation(seat), known, View(lang=lang))]
                if before is not None:
                    scenes += [
                        scene(before.observation(seat), known[:k], View(lang=lang)) for k in range(len(known) + 1)
                    ]
                for made in map(everything, scenes):
                    spoken = {f">{label(tile).in_(lang)}<" for tile in secret}
                    assert not [name for name in spoken if name in made]
                    assert not re.search(rf'"(?:{"|".join(secret) or "-"})"', made)
    assert seen_any > 50


@pytest.mark.parametrize("memory_aid", [True, False])
@pytest.mark.parametrize("variant", SECRET)
def test_a_scene_is_the_same_whatever_is_hidden(variant, memory_aid):
    """Twins: the same position with other secrets. Nothing drawn, spoken or written for a seat may differ."""
    twins = 0
    for state, told, _ in [*walk(1, variant=variant)][::2]:
        for seat in (0, 1, PUBLIC):
            seen, known = state.observation(seat), seen_by(tuple(told), seat)
            one = everything(scene(seen, known, View(memory_aid=memory_aid)))
            for rng in (Random(1), Random(2)):
                twin = seen.sample(rng)
                twins += twin != state
                assert everything(scene(twin.observation(seat), known, View(memory_aid=memory_aid))) == one
    assert twins > 10


def test_hidden_tiles_lie_face_down_as_one_place_with_their_number():
    mine, other, teacher, public = (drawn("hidden", seat) for seat in (0, 1, OPEN, PUBLIC))
    backs = [
        {f"secret.{side}" for side in SIDES if f"secret.{side}" in made.spots}
        for made in (mine, other, teacher, public)
    ]
    assert backs == [{"secret.religion"}, {"secret.regality"}, set(), {"secret.regality", "secret.religion"}]
    assert other.spots["secret.regality"] == "2 hidden tiles of Regality"


def test_ones_own_hidden_tiles_have_a_broken_edge_and_say_so():
    made = drawn("hidden", 0)
    area = next(panel for panel in made.panels if panel.name == "area.regality")
    broken = [key for element, key, _, _ in pieces(area) if element.find(f"{SVG}rect").get("stroke-dasharray")]
    assert len(broken) == 2
    assert all("hidden from the other player" in made.spots[tile] for tile in broken)


def test_what_was_passed_on_and_received_is_remembered_by_its_owner_alone():
    def remembered(seat, **view):
        lines = drawn("drafted", seat, **view).text
        return [line.split(":")[0] for line in lines if line.startswith(("Passed", "Received"))]

    assert [remembered(seat) for seat in (0, 1, PUBLIC)] == [["Passed on", "Received"]] * 2 + [[]]
    assert remembered(0, memory_aid=False) == []
