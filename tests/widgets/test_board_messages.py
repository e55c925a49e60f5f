"""What goes over the wire when a command is given or the window changes."""

from typing import Any
from unittest import mock

import pytest

from boardkit_widgets import learn, play


def updates(board: Any, *messages: dict[str, Any]) -> list[dict[str, Any]]:
    """The states that are sent while these messages arrive."""
    sent: list[dict[str, Any]] = []
    with mock.patch.object(board, "_send", lambda data, **_: sent.append(data)):
        for message in messages:
            board._told(board, {"do": "command", "turn": board.choices["turn"], **message}, [])
    return [data["state"] for data in sent if data["method"] == "update"]


@pytest.mark.parametrize("name", ["next", "again", "another", "start_over"])
def test_a_step_is_sent_once_so_that_no_click_falls_between(name: str) -> None:
    board = learn("raj")
    (state,) = updates(board, {"name": name, "args": {}})
    assert state["choices"]["turn"] == board.choices["turn"]


def test_a_note_stays_when_the_width_is_another_and_goes_with_the_language() -> None:
    board = play("raj", seed=1)
    board._told(board, {"do": "why", "turn": board.choices["turn"], "parts": ["blue.3"]}, [])
    before = board.note
    assert before["clause"] == "raj.setup.hand"
    board.width = 360
    assert board.note == before
    board.lang = "zh-Hant"
    assert board.note["text"] == ""
