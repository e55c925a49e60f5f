"""Tower, Pirate, Sage, Fairy, Assassin, Hermit and Death where they meet each other, and their options."""

from typing import Any

import pytest

from tests.engine.revolution_boards import NORTH, SOUTH, after, board, legal, play, refused, rooms, squares, table

TOWER: dict[str, Any] = {"neutrals": ["tower"]}


def test_a_tower_covers_an_ally_and_makes_one_shielded_ally_of_both() -> None:
    base = table("1:king/S", "5:saint/S", "9:monk/N", **TOWER)
    done = play(base, "tower 5")
    assert board(done.state) == squares("1:king/S", "5:tower+saint/S", "9:monk/N")
    assert done.clauses == ("tower", "turn.alternate")
    assert done.told[0].moved == (("tower", "neutrals", "cell.5"),)
    assert done.told[0].facts == {"seat": SOUTH, "tile": "saint", "cell": "cell.5"}
    for tile in ("bishop", "hierophant", "paladin"):
        refusal = refused(after(done.state, f"{tile} 4"), "5")
        assert refusal.clause == "revolution.tower.shield"
        assert refusal.facts == {"tile": "tower", "cell": "cell.5"}


@pytest.mark.parametrize(
    ("square", "clause"),
    [(2, "tower"), (3, "tower"), (4, "destroy"), (6, "castle"), (7, "sage"), (9, "tower")],
)
def test_where_the_tower_cannot_go(square: int, clause: str) -> None:
    base = table("1:king/S", "3:monk/N", "4:queen/#N", "6:castle/S", "7:citizen/S", "8:sage/S", "9:bishop/N", **TOWER)
    assert rooms(base, "tower") == {1, 8}
    assert refused(base, f"tower {square}").clause == f"revolution.{clause}"
    assert refused(base, f"tower {square}").right == ("cell.1", "cell.8")


def test_without_an_ally_to_cover_the_tower_cannot_be_chosen() -> None:
    base = table("1:castle/S", "3:monk/N", **TOWER)
    assert refused(base, "tower").clause == "revolution.tower.ally"
    assert rooms(base, "tower") == set()


def test_a_covered_tile_loses_its_power() -> None:
    sage = table("4:tower+sage/S", "5:king/S", turn="N")
    assert legal(after(sage, "bishop 1")) == {"5"}, "a covered Sage protects nobody"
    doctor = table("5:tower+witch-doctor/S", "3:monk/N", turn="N")
    assert legal(after(doctor, "bishop 2")) == {"3"}, "a covered Witch Doctor nullifies nothing"
    bard = after(table("5:tower+king/S", "1:minister/N", neutrals=["bard"]), "bard 4")
    assert legal(bard) == {"1 4"}
    assert refused(bard, "5").clause == "revolution.tower.shield"


def test_a_tower_needs_no_empty_square_and_fills_none() -> None:
    eight = [f"{n}:{t}/S" for n, t in enumerate(("king", "queen", "princess", "minister", "general", "magician"), 1)]
    base = table(*eight, "7:monk/N", "8:saint/N", **TOWER)
    done = after(base, "tower 1")
    assert not done.last
    assert done.to_act == (NORTH,)
    assert rooms(done, "temple") == {9}


# ---- Pirate


def test_the_pirate_destroys_whatever_has_to_do_with_a_shield() -> None:
    base = table(
        "1:temple/N", "2:tower+monk/N", "4:saint/N", "7:sage/N", "8:cardinal/N", "6:bishop/N", neutrals=["pirate"]
    )
    pirate = after(base, "pirate 5")
    assert legal(pirate) == {"1", "2", "7", "8"}
    assert refused(pirate, "6").clause == "revolution.pirate"
    assert refused(pirate, "3").clause == "revolution.target"
    done = play(pirate, "8")
    assert board(done.state)[8] == "cardinal/#S"
    assert done.clauses == ("pirate", "destroy", "turn.alternate")
    down = after(table("1:temple/#N", "4:castle/S", neutrals=["pirate"]), "pirate 5")
    assert legal(down) == {"4"}
    assert refused(down, "1").clause == "revolution.destroy"


def test_as_an_option_only_shields_of_their_own() -> None:
    base = table("7:sage/N", "8:cardinal/N", "2:temple/N", neutrals=["pirate"], pirate="own_shield")
    pirate = after(base, "pirate 5")
    assert legal(pirate) == {"2", "7"}
    assert refused(pirate, "8").clause == "revolution.sage"


def test_a_destroyed_tower_goes_with_what_it_covers() -> None:
    base = table("1:tower+monk/N", "9:bishop/N", neutrals=["pirate"])
    gone = play(after(base, "pirate 5", "1"), "temple 3")
    assert gone.clauses[-1] == "destroy.removed"
    assert gone.told[-1].facts == {"tiles": ("tower", "monk"), "cell": "cell.1"}
    assert gone.told[-1].moved == (("tower", "cell.1", "discard"), ("monk", "cell.1", "discard"))
    assert gone.state.destroyed == ("monk", "tower")
    assert 1 not in board(gone.state)


def test_as_an_option_the_tile_below_is_free_again() -> None:
    base = table("1:tower+monk/N", "9:bishop/N", neutrals=["pirate"], tower_destroyed="tower")
    hit = after(base, "pirate 5", "1")
    assert board(hit)[1] == "tower+monk/#S"
    gone = after(hit, "temple 3")
    assert gone.destroyed == ("tower",)
    assert board(gone) == squares("1:monk/N", "3:temple/N", "5:pirate/S", "9:bishop/N")


# ---- Sage and Fairy


def test_a_moved_sage_protects_at_its_new_place() -> None:
    base = table("2:sage/S", "1:king/S", "9:queen/S", "4:monk/N", neutrals=["fairy"])
    moved = play(base, "fairy 5", "2 8")
    assert board(moved.state) == squares("1:king/S", "4:monk/N", "5:fairy/S", "8:sage/S", "9:queen/S")
    assert moved.clauses == ("turn.place", "fairy", "turn.alternate")
    assert moved.told[1].moved == (("sage", "cell.2", "cell.8"),)
    assert legal(after(moved.state, "bishop 6")) == {"5", "8"}
    assert refused(after(moved.state, "bishop 6"), "9").clause == "revolution.sage"
    assert legal(after(moved.state, "bishop 2")) == {"1", "4", "5"}


def test_a_moved_tile_keeps_its_facing_and_uses_no_power() -> None:
    base = table("1:hierophant/N", "9:queen/S", neutrals=["fairy"])
    assert board(after(base, "fairy 5", "1 6")) == squares("5:fairy/S", "6:hierophant/N", "9:queen/S")


def test_a_sage_that_lies_face_down_protects_nobody() -> None:
    base = table("2:sage/#N", "1:monk/N")
    assert legal(after(base, "minister 4")) == {"1"}


# ---- Assassin and Hermit


def test_the_assassin_refuses_what_is_not_in_the_opponents_area() -> None:
    base = table("1:monk/N", exiled=["death"], neutrals=["assassin", "samurai"])
    assassin = after(base, "assassin 5")
    for wrong, clause in (
        ("cell.1", "assassin"),
        ("king", "assassin"),
        ("death", "turn.power"),
        ("samurai", "turn.power"),
    ):
        refusal = refused(assassin, wrong)
        assert refusal.clause == f"revolution.{clause}"
        assert set(refusal.right) == {*assassin.areas[NORTH], "decline"}


def test_the_hermit_takes_destroyed_tiles_too_or_as_an_option_exiled_ones_only() -> None:
    piles: dict[str, Any] = {"exiled": ["death"], "destroyed": ["monk", "citizen"], "neutrals": ["hermit"]}
    assert legal(after(table("1:king/S", **piles), "hermit 5")) == {"death", "monk", "citizen"}
    strict = after(table("1:king/S", **piles, hermit="exiled"), "hermit 5")
    assert legal(strict) == {"death"}
    refusal = refused(strict, "monk")
    assert (refusal.clause, refusal.facts) == ("revolution.hermit.exiled", {"tile": "monk"})
    done = after(table("1:king/S", **piles), "hermit 5", "monk")
    assert (done.exiled, done.destroyed) == (("death",), ("citizen",))
    only_destroyed = table("1:king/S", destroyed=["monk"], neutrals=["hermit"], hermit="exiled")
    assert play(only_destroyed, "hermit 5").clauses[1] == "power.none"


# ---- Death


def test_death_changes_its_victim_when_it_is_reversed() -> None:
    seven = ["1:king/S", "2:queen/S", "3:princess/S", "5:death/S", "6:monk/N", "7:saint/N", "8:cardinal/N"]
    last = after(table(*seven, "4:temple/N"), "minister 9", "5")
    assert board(last)[5] == "death/N"
    assert last.returns() == (1, -1)


def test_death_decides_an_equal_count() -> None:
    even = ["1:king/S", "2:queen/S", "3:princess/S", "4:monk/N", "5:death/N", "6:saint/N", "7:bishop/N"]
    done = play(table(*even, "8:general/#N"), "castle 9")
    assert done.told[2].facts == {"regality": 4, "religion": 4}
    assert done.clauses[-2:] == ("death", "end.winner")
    assert done.state.returns() == (1, -1)


@pytest.mark.parametrize(("counts", "returns"), [("full_board", (1, -1)), ("always", (-1, 1))])
def test_death_and_the_other_end(counts: str, returns: tuple[int, int]) -> None:
    base = table("1:death/S", "2:monk/N", north=[], death_counts=counts)
    done = play(base, "castle 9")
    assert done.state.ended == "no-tile"
    assert done.state.returns() == returns
    assert done.clauses[2] == "end.no-tile"
    assert ("death" in done.clauses) == (counts == "always")
    assert done.clauses[-1] == "end.winner"
    assert done.told[-1].facts == {"seat": returns.index(1)}
