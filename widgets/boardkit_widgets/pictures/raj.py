"""Raj on the screen: the table, the players, one's own hand."""

from collections.abc import Sequence
from typing import Any

from boardkit.core.event import Event
from boardkit_widgets.pictures.raj_hand import hand
from boardkit_widgets.pictures.raj_players import players
from boardkit_widgets.pictures.raj_reading import read
from boardkit_widgets.pictures.raj_said import Speech
from boardkit_widgets.pictures.raj_table import table
from boardkit_widgets.scene import Scene
from boardkit_widgets.view import View


def scene(seen: Any, told: Sequence[Event], view: View) -> Scene:
    """What `seen.seat` sees of a position, with the round that `told` tells laid out on the table.

    `told` are the events of the last moves, or the first few of them; then `seen` is the position before the move.
    """
    speech = Speech(read(seen, told), view)
    drawn = [part for part in (table(speech), players(speech), hand(speech)) if part is not None]
    spots = {name: label for _, labels in drawn for name, label in labels.items()}
    panels = tuple(made for made, _ in drawn)
    return Scene(panels, spots, speech.board(), title=speech.say("title"), lang=view.lang)
