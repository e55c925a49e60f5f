"""The curtain between people at one screen: whose things are shown, and when it falls."""

from typing import Any

from boardkit.core.names import PUBLIC
from boardkit_widgets import play
from boardkit_widgets.curtain import Curtain


def board_for(*seats: str, **switches: Any) -> Any:
    return play("raj", seats, seed=7, keep=None, **switches)


def ask(board: Any, name: str, **args: Any) -> None:
    board._told(None, {"do": "command", "turn": board._turn, "name": name, "args": args}, [])


def choose(board: Any, card: str) -> None:
    board._told(None, {"do": "move", "turn": board._turn, "parts": [card]}, [])


def test_one_person_alone_needs_no_curtain():
    board = board_for("Ann", "careful")
    assert board.seat == 0
    assert not board.curtain.needed
    assert board.table["curtain"] is None


def test_it_falls_when_one_has_chosen_and_also_when_the_last_one_has():
    board = board_for("Ann", "Ben", "careful")
    for seat, card in ((0, "red.7"), (1, "blue.9")):
        assert board.seat == PUBLIC
        ask(board, "open", seat=seat)
        assert board.seat == seat
        choose(board, card)
    # The round is over and everybody is waited for again: Ben's hand must not stay open for Ann to see.
    assert board.seat == PUBLIC
    assert [person["seat"] for person in board.table["curtain"]["seats"]] == [0, 1]


def test_it_stays_open_for_somebody_who_alone_has_to_go_on():
    board = board_for("Ann", "Ben")
    match = board.match

    class Alone:
        players, waiting_for, people, moments, state = match.players, (1,), (0, 1), match.moments, match.state

    curtain = Curtain(Alone())  # type: ignore[arg-type]
    assert curtain.open(1)
    curtain.follow()
    assert curtain.holder == 1


def test_nobody_opens_it_for_a_bot_or_for_somebody_who_has_chosen():
    board = board_for("Ann", "Ben", "careful")
    ask(board, "open", seat=2)
    assert board.seat == PUBLIC
    ask(board, "type", seat=0, text="7")
    ask(board, "open", seat=0)
    assert board.seat == PUBLIC
    assert board.note["kind"] == "error"


def test_a_peek_lasts_as_long_as_it_is_held():
    board = board_for("Ann", "Ben", two_player_variant=True)
    ask(board, "peek", seat=1)
    assert board.seat == 1
    ask(board, "peek", seat=None)
    assert board.seat == PUBLIC
