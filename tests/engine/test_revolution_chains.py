"""Powers about powers: chains of Bard and Artist, nullifying, and what the Witch may not take."""

from typing import Any

import pytest

from tests.engine.revolution_boards import NORTH, SOUTH, after, board, legal, play, refused, squares, table

DEEP = ("5:bard/N", "2:general/N", "3:monk/N", "1:bishop/S")


def test_a_chain_of_three_is_one_move_and_told_link_by_link() -> None:
    artist = after(table(*DEEP, neutrals=["artist"]), "artist 9")
    assert legal(artist) == {"5 2 1", "5 2 3", "5 2 5"}
    done = play(artist, "5 2 5")
    assert board(done.state) == squares("1:bishop/S", "2:general/N", "3:monk/N", "5:bard/#S", "9:artist/S")
    assert done.clauses == ("artist", "bard", "general", "destroy", "turn.alternate")
    assert [event.facts["cell"] for event in done.told[:3]] == ["cell.5", "cell.2", "cell.5"]


def test_every_link_of_a_chain_asks_with_its_own_clause() -> None:
    artist = after(table(*DEEP, neutrals=["artist"]), "artist 9")
    asked = [artist.ask(SOUTH, prefix).clause for prefix in ((), ("cell.5",), ("cell.5", "cell.2"))]
    assert asked == ["revolution.artist", "revolution.bard", "revolution.general"]
    whole = artist.ask(SOUTH, ("cell.5", "cell.2", "cell.1"))
    assert whole.done
    assert whole.parts == ()


@pytest.mark.parametrize(
    ("move", "clause"),
    [
        ("1", "artist"),
        ("9", "target.other"),
        ("5 6", "target.active"),
        ("5 9", "bard"),
        ("5 8", "target"),
        ("5 2 4", "general"),
        ("5 2 2", "target.other"),
        ("5 decline", None),
        ("king", "turn.power"),
        ("5 king", "turn.power"),
    ],
)
def test_a_half_made_chain_is_refused_at_its_wrong_link(move: str, clause: str | None) -> None:
    artist = after(
        table("5:bard/N", "2:general/N", "1:bishop/S", "4:castle/N", "6:death/N", neutrals=["artist"]), "artist 9"
    )
    refusal = refused(artist, move)
    assert refusal.clause == (f"revolution.{clause}" if clause else "core.unknown")
    assert refusal.right


def test_the_second_power_has_to_be_carried_out() -> None:
    """Who sets a power off again cannot leave that one alone; the Bard's own may be left alone."""
    bard = after(table("5:king/N", "9:monk/N", neutrals=["bard"]), "bard 4")
    assert legal(bard) == {"5 4", "5 9"}
    assert "decline" in bard.legal_moves(SOUTH)
    unfinished = bard.why_not(SOUTH, "cell.5", whole=True)
    assert unfinished is not None
    assert unfinished.clause == "core.unfinished"
    assert unfinished.right == ("cell.4", "cell.9")


def test_a_power_without_a_target_cannot_be_set_off_again() -> None:
    bard = after(table("5:hermit/N", "1:minister/N", neutrals=["bard"]), "bard 4")
    assert legal(bard) == {"1 4", "1 5"}
    assert refused(bard, "5").clause == "revolution.target.able"
    nothing = play(table("5:hermit/N", neutrals=["bard"]), "bard 4")
    assert nothing.clauses == ("turn.place", "power.none", "turn.alternate")


def test_a_tile_set_off_again_looks_as_it_is_turned_now() -> None:
    """The enemy's Fortune-teller looks south, whoever sets it off."""
    base = table("5:fortune-teller/N", "1:monk/N", "7:bishop/N", "8:king/S", neutrals=["bard"])
    assert board(after(base, "bard 4", "5 use")) == squares(
        "1:monk/N", "4:bard/S", "5:fortune-teller/N", "7:bishop/S", "8:king/N"
    )


def test_whoever_sets_it_off_is_its_user() -> None:
    """Witch, Hermit and Assassin work for the one whose turn it is, whomever they face."""
    witch = after(table("5:witch/N", "3:queen/S", "2:saint/N", neutrals=["bard"]), "bard 4")
    assert legal(witch) == {"5 3"}
    assert "queen" in after(witch, "5 3").areas[SOUTH]
    hermit = after(table("5:hermit/N", exiled=["death"], neutrals=["bard"]), "bard 4", "5 death")
    assert "death" in hermit.areas[SOUTH]
    assassin = after(table("5:assassin/N", neutrals=["bard"], north=["temple", "monk"]), "bard 4")
    assert legal(assassin) == {"5 temple", "5 monk"}
    assert after(assassin, "5 monk").areas[NORTH] == ("temple",)


def test_the_witch_takes_neither_itself_nor_the_tile_placed_this_turn() -> None:
    bard = after(table("5:witch/S", "3:queen/S", neutrals=["bard"]), "bard 4")
    assert legal(bard) == {"5 3"}
    assert refused(bard, "5 4").clause == "revolution.witch.not-this"
    assert refused(bard, "5 5").clause == "revolution.witch.not-this"
    alone = play(table("5:witch/S", neutrals=["bard"]), "bard 4")
    assert alone.clauses[1] == "power.none"


def test_bard_and_artist_cannot_go_round_in_a_circle() -> None:
    bard = after(table("5:artist/S", "3:minister/S", "2:monk/N", neutrals=["bard"]), "bard 4")
    assert legal(bard) == {"5 3 2", "5 3 5"}
    assert refused(bard, "5 4").clause == "revolution.artist", "the Bard is no slanting neighbour of the Artist"


# ---- Nullifying


def test_the_aura_ends_with_its_tile_and_moves_with_it() -> None:
    base = table("5:witch-doctor/N", "3:monk/N", neutrals=["fairy", "ninja"])
    exiled = after(base, "ninja 1", "5", "temple 9")
    assert legal(after(exiled, "king 2")) == {"1", "3"}
    moved = after(base, "fairy 9", "5 7", "temple 6")
    assert legal(after(moved, "king 2")) == {"3"}, "no longer beside it"
    assert play(moved, "king 8").clauses[1] == "witch-doctor", "beside its new place"
    face_down = table("5:witch-doctor/#N", "3:monk/N")
    assert legal(after(face_down, "king 2")) == {"3"}


def test_a_nullified_tile_keeps_its_passive_power() -> None:
    base = table("5:sorcerer/N", "1:sage/S", "2:queen/S", turn="N")
    assert refused(after(base, "bishop 6"), "2").clause == "revolution.sage"


def test_a_shield_keeps_nullifying_off_and_is_told() -> None:
    base = table("5:witch-doctor/N", "1:sage/S", "3:monk/N")
    protected = play(base, "king 2")
    assert protected.clauses == ("turn.place", "shield")
    assert protected.told[1].facts == {"tile": "king", "cell": "cell.2"}
    assert legal(protected.state) == {"1", "3", "5"}


ONE: dict[str, Any] = {"nullify": "one"}


def test_nullify_as_an_option_hits_one_tile_that_is_chosen() -> None:
    base = table("2:king/N", "4:queen/N", "1:castle/N", "6:citizen/N", neutrals=["witch-doctor", "bard"], **ONE)
    doctor = after(base, "witch-doctor 5")
    assert legal(doctor) == {"2", "4"}
    assert refused(doctor, "6").clause == "revolution.target.active"
    assert refused(doctor, "1").clause == "revolution.nullify.one"
    assert refused(doctor, "5").clause == "revolution.nullify.one"
    done = play(doctor, "2")
    assert done.clauses == ("nullify.one", "turn.alternate")
    assert done.state.silenced == (("cell.5", "cell.2"),)
    assert board(done.state) == squares("1:castle/N", "2:king/N", "4:queen/N", "5:witch-doctor/S", "6:citizen/N")
    bard = after(done.state, "bard 3")
    assert bard.to_act == (SOUTH,), "the King beside the Bard is nullified, and nothing else is there to set off"
    free = after(doctor, "4", "bard 3")
    assert {move.split()[0] for move in legal(free)} == {"2"}


def test_nullify_as_an_option_leaves_others_alone() -> None:
    base = table("2:king/N", "6:monk/N", neutrals=["witch-doctor"], **ONE)
    later = after(base, "witch-doctor 5", "2", "hierophant 4")
    assert legal(later) == {"2", "5"}, "the Hierophant beside the Witch Doctor was not chosen"


@pytest.mark.parametrize(
    ("ends", "moves"),
    [
        (True, ("samurai 1", "2")),
        (True, ("fairy 9", "2 1")),
        (True, ("fairy 9", "5 1")),
        (True, ("general 8", "5")),
        (True, ("tower 5",)),
        (False, ("minister 8", "5")),
        (False, ("fairy 9", "6 1")),
    ],
)
def test_nullify_as_an_option_lasts_while_both_lie_where_they_are(ends: bool, moves: tuple[str, ...]) -> None:
    base = table(
        "2:king/N", "5:witch-doctor/S", "6:monk/N", neutrals=["samurai", "fairy", "tower"],
        fields={"silenced": [["cell.5", "cell.2"]]}, **ONE,
    )  # fmt: skip
    assert (after(base, *moves).silenced == ()) == ends


def test_without_the_option_the_witch_doctor_has_nothing_to_choose() -> None:
    done = play(table("2:king/N", neutrals=["witch-doctor"]), "witch-doctor 5")
    assert done.clauses == ("turn.place", "turn.alternate")
