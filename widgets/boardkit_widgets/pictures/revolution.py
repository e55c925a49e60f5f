"""Revolution on the screen: the board between both players' areas, what belongs to nobody, and what the signs mean."""

from collections.abc import Sequence
from typing import Any

from boardkit.core.event import Event
from boardkit.games.revolution.components import REGALITY, RELIGION
from boardkit_widgets.pictures.revolution_areas import common, everything, one_area
from boardkit_widgets.pictures.revolution_board import board
from boardkit_widgets.pictures.revolution_legend import legend
from boardkit_widgets.pictures.revolution_reading import Reading
from boardkit_widgets.pictures.revolution_said import Speech
from boardkit_widgets.scene import Scene
from boardkit_widgets.view import View

BESIDE = 1200
"""From this width on the areas stand beside the board."""


def scene(seen: Any, told: Sequence[Event], view: View) -> Scene:
    """What `seen.seat` sees of a position, with what `told` tells marked on the board.

    `told` are the events of the last moves, or the first few of them; then `seen` is the position before the move.
    North is Religion's side for everybody, as in the rulebook, so an area always lies where its tiles point to.
    """
    speech = Speech(Reading(seen, told), view)
    if view.bucket >= BESIDE:
        parts = [board(speech), everything(speech), legend(speech)]
    else:
        parts = [one_area(speech, RELIGION), board(speech), one_area(speech, REGALITY), common(speech), legend(speech)]
    spots = {name: label for _, labels in parts for name, label in labels.items()}
    panels = tuple(made for made, _ in parts)
    return Scene(panels, spots, speech.board(), title=speech.say("title"), lang=view.lang)
