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

BESIDE = 1200
"""From this width on the players stand beside the table, and the hand below both."""


def scene(seen: Any, told: Sequence[Event], view: View) -> Scene:
    """What `seen.seat` sees of a position, with the round that `told` tells laid out on the table.

    `told` are the events of the last moves, or the first few of them; then `seen` is the position before the move.
    """
    speech = Speech(read(seen, told), view)
    parts = [table(speech), players(speech), hand(speech)]
    if view.bucket < BESIDE:  # one under another: what one touches comes before what one looks up
        parts.insert(1, parts.pop())
    drawn = [part for part in parts if part is not None]
    spots = {name: label for _, labels in drawn for name, label in labels.items()}
    panels = tuple(made for made, _ in drawn)
    return Scene(panels, spots, speech.board(), title=speech.say("title"), lang=view.lang)
