"""Options: frozen, named, checked when they are made."""

import dataclasses

import pytest

from boardkit import game
from boardkit.core.options import OptionError
from tests.engine.walks import GAMES, option_sets


def test_every_switch_has_words_and_values_and_a_default_among_them(name: str) -> None:
    played = GAMES[name]
    switches = played.state.options_type.switches()
    assert "players" in switches
    default = played.options()
    for field, switch in switches.items():
        assert getattr(default, field) in switch.among
        assert all(switch.text)
        assert set(switch.values) <= set(switch.among)
        assert all(all(words) for words in switch.values.values())
    assert len(played.seats) >= max(switches["players"].among)


def test_options_cannot_be_changed(name: str) -> None:
    with pytest.raises(dataclasses.FrozenInstanceError):
        GAMES[name].options().players = 4  # type: ignore[misc]


def test_options_are_read_back(name: str) -> None:
    played = GAMES[name]
    for options in option_sets(played):
        assert played.read_options(dataclasses.asdict(options)) == options
        assert played.start(**dataclasses.asdict(options)).players == options.players


@pytest.mark.parametrize(
    ("switches", "said"),
    [
        ({"players": 1}, "players=1: choose one of 2, 3, 4, 5"),
        ({"players": 6}, "players=6"),
        ({"players": True}, "players=True"),
        ({"players": "3"}, "players='3'"),
        ({"players": 3.0}, r"players=3\.0"),
        ({"tie_policy": "coin"}, "tie_policy='coin': choose one of 'cancel_cascade', 'carry'"),
        ({"two_player_variant": 1, "players": 2}, "two_player_variant=1"),
        ({"two_player_variant": True, "players": 3}, "the variant is for players=2"),
        ({"colour": "red"}, "'colour' is no option of raj; its options are players"),
    ],
)
def test_a_wrong_option_is_named_with_what_would_be_right(switches: dict[str, object], said: str) -> None:
    with pytest.raises(OptionError, match=said):
        game("raj").start(**switches)


def test_an_unknown_game_is_named_with_those_there_are() -> None:
    for wrong in ("chess", "", "raj.rules", "../raj", "RAJ"):
        with pytest.raises(ValueError, match=r"no game is called.*raj"):
            game(wrong)
