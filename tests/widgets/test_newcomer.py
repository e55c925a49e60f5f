"""What a newcomer stumbled over, held so that it does not come back."""

from typing import Any

from boardkit_widgets import play
from boardkit_widgets.pictures.raj import scene
from boardkit_widgets.view import View
from tests.widgets.raj_pictures import keys, played


def ask(board: Any, name: str, **args: Any) -> None:
    board._told(None, {"do": "command", "turn": board._turn, "name": name, "args": args}, [])


def raises(seen: Any, _rng: Any) -> str:
    raise KeyError(seen.seat)


def test_branching_half_way_to_a_moment_goes_on_from_the_one_before():
    board = play("raj", seed=1, keep=None)
    for card in ("15", "3", "14"):
        board.match.play(card)
    ask(board, "look", at=0, by_event=True)
    frames = board.timeline.frames(board.seat)
    half_way = next(n for n, frame in enumerate(frames) if frame.told is not None and frame.moment > 6)
    ask(board, "look", at=half_way, by_event=True)
    seen = board.timeline.seen(board.seat)
    ask(board, "branch")
    assert board.match.observation(board.seat).unspent[0] == seen.unspent[0]


def test_a_bot_that_fails_at_once_is_named_at_once_and_once():
    board = play("raj", ["", raises, raises], seed=1, keep=None)
    assert board.note["kind"] == "error"
    assert board.note["text"].count("raises failed with KeyError") == 1


def test_whoever_has_to_take_a_cobra_wears_no_crown():
    for tile, crowned in ((5, True), (-5, False)):
        state, told, _ = played(3, [(tile, (9, 12, 4))])
        assert ("crown" in keys(scene(state.observation(0), told, View()))) == crowned


def test_the_end_is_told_in_words_that_fit_you_too():
    board = play("raj", seed=1, keep=None)
    while board.match.state.to_act:
        board.match.play(board.match.observation(0).legal_moves()[-1])
    assert 0 in board.match.state.winners()
    assert any(line.startswith("Winner: You") for line in board.picture().text)
    assert "You wins" not in " ".join(board.picture().text)
