"""Every neutral tile: what its power does, what it refuses, and how it meets a shield or an edge."""

from typing import Any, NamedTuple

import pytest

from boardkit.core.event import Log
from boardkit.games.revolution.components import FACTIONS, NEUTRALS, TILES
from tests.engine import test_revolution_faction_tiles as factions
from tests.engine.revolution_boards import after, board, legal, play, refused, squares, table


class Case(NamedTuple):
    """What lies on the board, what South plays from there, and what comes of it."""

    pieces: tuple[str, ...]
    moves: tuple[str, ...]
    expected: Any
    rest: dict[str, Any] = {}  # noqa: RUF012 - never changed

    def table(self, tile: str) -> Any:
        lying = [tile for piece in self.pieces for tile in piece.partition(":")[2].partition("/")[0].split("+")]
        placed = [first for move in self.moves if (first := move.split()[0]) in NEUTRALS]
        elsewhere = [*lying, *self.rest.get("exiled", ()), *self.rest.get("destroyed", ())]
        offered = [one for one in dict.fromkeys([tile, *placed]) if one not in elsewhere]
        return table(*self.pieces, neutrals=offered, **self.rest)


POWER = {
    "citizen": Case(("2:monk/N",), ("citizen 5",), ["2:monk/N", "5:citizen/S"]),
    "samurai": Case(("2:monk/N", "4:king/S"), ("samurai 5", "4"), ["2:monk/N", "5:samurai/S"]),
    "ninja": Case(("1:monk/N", "4:king/S"), ("ninja 5", "1"), ["4:king/S", "5:ninja/S"]),
    "bard": Case(("5:minister/S", "6:monk/N"), ("bard 2", "5 6"), ["2:bard/S", "5:minister/S", "6:monk/S"]),
    "artist": Case(
        ("5:bard/N", "2:general/N", "3:monk/N"), ("artist 9", "5 2 3"),
        ["2:general/N", "3:monk/#S", "5:bard/N", "9:artist/S"],
    ),
    "witch-doctor": Case(("6:king/S",), ("witch-doctor 5", "hierophant 2"), ["2:hierophant/N", "5:witch-doctor/S", "6:king/S"]),
    "sorcerer": Case(("6:king/S",), ("sorcerer 5", "hierophant 3"), ["3:hierophant/N", "5:sorcerer/S", "6:king/S"]),
    "sage": Case(("4:king/S",), ("sage 5", "bishop 1", "5"), ["1:bishop/N", "4:king/S", "5:sage/N"]),
    "witch": Case(("4:king/S", "2:monk/N"), ("witch 5", "4"), ["2:monk/N", "5:witch/S"]),
    "fortune-teller": Case(
        ("1:monk/N", "3:king/S", "7:bishop/N"), ("fortune-teller 5", "use"),
        ["1:monk/S", "3:king/N", "5:fortune-teller/S", "7:bishop/N"],
    ),
    "fairy": Case(("1:monk/N",), ("fairy 5", "1 9"), ["5:fairy/S", "9:monk/N"]),
    "assassin": Case(("1:monk/N",), ("assassin 5", "bishop"), ["1:monk/N", "5:assassin/S"]),
    "hermit": Case(("1:monk/N",), ("hermit 5", "death"), ["1:monk/N", "5:hermit/S"], {"destroyed": ["death"]}),
    "pirate": Case(("1:tower+monk/N",), ("pirate 5", "1"), ["1:tower+monk/#S", "5:pirate/S"]),
    "dragon": Case(("1:monk/N", "6:king/S"), ("dragon 5", "use"), ["1:monk/S", "5:dragon/S", "6:king/N"]),
    "tower": Case(("1:monk/S", "6:king/N"), ("tower 1",), ["1:tower+monk/S", "6:king/N"]),
    "death": Case(("1:monk/N",), ("death 5", "bishop 2", "5"), ["1:monk/N", "2:bishop/N", "5:death/N"]),
}  # fmt: skip


@pytest.mark.parametrize("tile", POWER)
def test_the_power(tile: str) -> None:
    case = POWER[tile]
    assert board(after(case.table(tile), *case.moves)) == squares(*case.expected)


REFUSED = {
    "citizen": Case(("5:citizen/N", "1:minister/N"), ("bard 2", "5"), "target.active"),
    "samurai": Case(("1:monk/N", "2:bishop/N"), ("samurai 5", "1"), "samurai"),
    "ninja": Case(("1:monk/N", "2:bishop/N"), ("ninja 5", "2"), "ninja"),
    "bard": Case(("1:king/N", "2:queen/N", "5:magician/N"), ("bard 4", "2"), "bard"),
    "artist": Case(("1:king/N", "2:queen/N", "9:saint/N"), ("artist 5", "2"), "artist"),
    "witch-doctor": Case(("6:witch-doctor/N", "3:king/N", "1:minister/N"), ("bard 2", "3"), "witch-doctor"),
    "sorcerer": Case(("6:sorcerer/N", "2:king/N", "4:minister/N"), ("bard 5", "2"), "sorcerer"),
    "sage": Case(("5:sage/S", "4:king/S"), ("tower 4",), "sage"),
    "witch": Case(("1:king/S", "2:monk/N"), ("witch 5", "2"), "witch"),
    "fortune-teller": Case(("1:king/S", "2:monk/N"), ("fortune-teller 5", "2"), "power.complete"),
    "fairy": Case(("1:king/S", "2:monk/N"), ("fairy 5", "1 2"), "fairy.empty"),
    "assassin": Case(("1:king/S", "2:monk/N"), ("assassin 5", "2"), "assassin"),
    "hermit": Case(("1:king/S", "2:monk/N"), ("hermit 5", "2"), "hermit", {"exiled": ["death"]}),
    "pirate": Case(("1:castle/S", "2:monk/N"), ("pirate 5", "2"), "pirate"),
    "dragon": Case(("1:king/S", "2:monk/N"), ("dragon 5", "2"), "power.complete"),
    "tower": Case(("1:king/S", "2:monk/N"), ("tower 2",), "tower"),
    "death": Case(("5:death/N", "1:minister/N"), ("bard 2", "5"), "target.active"),
}


@pytest.mark.parametrize("tile", REFUSED)
def test_what_it_refuses(tile: str) -> None:
    case = REFUSED[tile]
    state = after(case.table(tile), *case.moves[:-1])
    refusal = refused(state, case.moves[-1])
    assert refusal.clause == f"revolution.{case.expected}"
    assert refusal.right, "it says what would be right"


SHIELDS = ("2:temple/N", "4:monk/N", "5:sage/N", "7:bishop/N", "8:tower+citizen/N")

MEETS = {
    "citizen": Case(("5:citizen/N", "6:sage/N", "1:king/S"), ("minister 4",), {"1"}),
    "samurai": Case((*SHIELDS, "9:king/N"), ("samurai 6",), {"5", "9"}),
    "ninja": Case((*SHIELDS, "1:king/N"), ("ninja 3",), {"5"}),
    "bard": Case(("4:minister/N", "5:sage/N", "2:general/N"), ("bard 1",), {"2 1", "2 5"}),
    "artist": Case(("4:minister/N", "6:general/N", "5:sage/N", "3:king/N"), ("artist 7",), set()),
    "witch-doctor": Case(("5:witch-doctor/N", "1:sage/S", "3:monk/N"), ("minister 2",), {"1", "3", "5"}),
    "sorcerer": Case(("5:sorcerer/N", "2:sage/S"), ("minister 1",), {"2", "5"}),
    "sage": Case(("3:sage/N", "2:monk/N", "4:bishop/N"), ("king 1",), {"4"}),
    "witch": Case(("1:castle/S", "2:king/S", "3:sage/S", "4:queen/S", "5:monk/#N"), ("witch 9",), {"3", "4"}),
    "fortune-teller": Case(("8:monk/N",), ("fortune-teller 4",), set()),
    "fairy": Case((*SHIELDS, "1:king/#N"), ("fairy 9",), {"5 3", "5 6", "7 3", "7 6"}),
    "assassin": Case(("1:king/S",), ("assassin 5",), set(), {"north": []}),
    "hermit": Case(("1:king/S",), ("hermit 5",), set()),
    "pirate": Case((*SHIELDS, "3:king/N"), ("pirate 1",), {"2", "4", "5"}),
    "dragon": Case(("2:temple/N", "4:monk/N", "5:sage/N", "9:king/N"), ("dragon 1",), {"use"}),
    "tower": Case(("1:castle/S", "2:king/S", "3:sage/S", "4:queen/S", "5:magician/#N", "6:general/N"), (), {"3", "4"}),
    "death": Case(("5:death/N", "6:sage/S", "1:general/S"), ("minister 4",), {"1"}),
}


@pytest.mark.parametrize("tile", MEETS)
def test_how_it_meets_a_shield_or_an_edge(tile: str) -> None:
    case = MEETS[tile]
    state = case.table(tile)
    if tile == "tower":
        assert {move.split()[1] for move in legal(state) if move.startswith("tower")} == case.expected
        return
    played = play(state, *case.moves)
    if case.expected:
        assert legal(played.state) == case.expected
    else:
        assert played.clauses[:3] == ("turn.place", "power.none", "turn.alternate")


def test_every_tile_has_its_three_tests() -> None:
    for kind in ("POWER", "REFUSED"):
        assert globals()[kind].keys() == NEUTRALS.keys()
        assert getattr(factions, kind).keys() == FACTIONS[0].keys()
    assert MEETS.keys() == NEUTRALS.keys()
    assert factions.SHIELD.keys() == FACTIONS[0].keys()
    assert len(TILES) == 31


def test_the_dragon_and_the_fortune_teller_tell_what_holds() -> None:
    dragon = play(table("2:temple/N", "4:monk/N", "5:sage/N", neutrals=["dragon"]), "dragon 1", "use")
    assert board(dragon.state) == squares("1:dragon/S", "2:temple/N", "4:monk/N", "5:sage/S")
    assert dragon.clauses == ("turn.place", "dragon", "shield", "shield", "reverse", "turn.alternate")
    ahead = play(table("1:temple/N", "2:monk/N", neutrals=["fortune-teller"]), "fortune-teller 5", "use")
    assert board(ahead.state) == squares("1:temple/N", "2:monk/S", "5:fortune-teller/S")
    assert ahead.clauses == ("turn.place", "fortune-teller", "shield", "reverse", "turn.alternate")


def test_a_tile_without_an_active_power_is_noted_when_it_is_placed() -> None:
    """A Citizen has none, the others work all the time; a Witch Doctor has an active one only as an option."""
    passive = ("castle", "witch-doctor", "sorcerer", "sage", "death", "tower")
    base = table("1:king/S", neutrals=["citizen", *passive[1:]])
    for tile in ("citizen", *passive):
        log = Log()
        base.play(0, f"{tile} cell.{1 if tile == 'tower' else 5}", log)
        note = "revolution.citizen" if tile == "citizen" else "revolution.power.passive"
        assert [event.facts for event in log if event.clause == note] == [{"tile": tile}]
    log = Log()
    table("1:king/S", neutrals=["sorcerer"], nullify="one").play(0, "sorcerer cell.5", log)
    assert "revolution.power.passive" not in [event.clause for event in log]
