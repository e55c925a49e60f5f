"""What reaches the browser for a seat is the same whatever the others hide from it."""

import json
from pathlib import Path

import nbformat
from nbformat import v4

from tests.browser.lab import Lab
from tests.browser.server import Server
from tests.browser.watch import Watch, comparable

# Two worlds that differ in nothing but secrets of the other player: the three cards that are removed unseen, and the
# card that is chosen. A search for the names of those cards would find them anyway, among the cards of the world.
CELL = """
from unittest import mock

from boardkit.core.bot import Bot
from boardkit.core.text import Text
from boardkit.games.raj import Raj
from boardkit_widgets import play

removed = [("blue.1", "blue.2", "blue.3"), ("blue.4", "blue.5", "blue.6")][world]
drawn = iter(("red.1", "red.2", "red.3", *removed, "tile.+5", "tile.-3"))
sly = Bot(Text("Sly", "狡猾"), Text("", ""), lambda seen, rng: ["blue.15", "blue.14"][world])
with mock.patch.object(Raj, "draw", lambda state, rng: next(drawn)):
    board = play("raj", ["", sly], two_player_variant=True, seed=1)
board
"""
PLAY = 'with mock.patch.object(Raj, "draw", lambda state, rng: next(drawn)):\n    board.match.play("9")'


def in_world(lab: Lab, server: Server, watch: Watch, world: int) -> tuple[list[str], str, list[str]]:
    """What came over the wire before the cards are shown, the notebook as saved then, and what came after."""
    name = f"world{world}.ipynb"
    cells = [v4.new_code_cell(CELL, id="board")]
    notebook = v4.new_notebook(cells=cells)
    file: Path = server.root / lab.folder / name
    nbformat.write(notebook, file)
    lab.open(name)
    lab.run_code(f"world = {world}")
    watch.frames.clear()
    lab.run_all()
    lab.wait_board()
    lab.click("red.1")  # set aside: refused
    lab.note.get_by_text("raj.variant.cards").wait_for()
    lab.page.set_viewport_size({"width": 700, "height": 800})  # a redraw, for another width
    lab.page.wait_for_function("document.querySelector('.bk').dataset.width === '360'")
    lab.page.wait_for_timeout(500)
    lab.save()
    before, saved = watch.widget_messages(), file.read_text(encoding="utf-8")
    watch.frames.clear()
    lab.run_code(PLAY)
    lab.wait_spent("red.9")
    lab.page.set_viewport_size({"width": 1280, "height": 800})
    return before, comparable_notebook(saved), watch.widget_messages()


def comparable_notebook(text: str) -> str:
    """A saved notebook likewise. Its widgets lie in it by name, so in another order each time."""
    notebook = json.loads(text)
    states = notebook["metadata"]["widgets"]["application/vnd.jupyter.widget-state+json"]["state"]
    assert states, "the board is saved with the notebook"
    notebook["metadata"]["widgets"] = sorted(comparable(json.dumps(state)) for state in states.values())
    return comparable(json.dumps(notebook))


def test_no_secret_of_another_seat_is_sent_or_saved(lab: Lab, server: Server, watch: Watch) -> None:
    one, other = (in_world(lab, server, watch, world) for world in (0, 1))
    assert len(one[0]) > 3, "the board was made, refused a card, and was redrawn"
    assert list(map(comparable, one[0])) == list(map(comparable, other[0]))
    assert one[1] == other[1]
    assert one[2] != other[2], "once the cards are shown the worlds differ, so this test can fail"
    assert any("blue.15" in message for message in one[2])
