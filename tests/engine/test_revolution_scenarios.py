"""The rulings on Revolution as tests named by their ids, first half: R01 to R20."""
# ruff: noqa: N802 - the ids of the scenarios are written as in the list of rulings

from tests.engine.revolution_boards import (
    GAME,
    SOUTH,
    after,
    board,
    legal,
    play,
    refused,
    rooms,
    squares,
    table,
)


def test_R01_the_first_turn_places_the_citizen_and_nothing_else() -> None:
    start = after(GAME.start(), "samurai", "ninja", "bard", "artist", "sage")
    assert start.to_act == (SOUTH,)
    assert legal(start) == {f"citizen {cell}" for cell in range(1, 10)}
    for tile in ("king", "samurai", "hierophant", "witch"):
        assert refused(start, tile).clause == "revolution.first.citizen"
        assert refused(start, tile).right == ("citizen",)
    for cell in range(1, 10):
        played = play(start, f"citizen {cell}")
        assert board(played.state) == {cell: "citizen/S"}
        assert played.clauses == ("turn.place", "turn.alternate")
        assert played.told[0].moved == (("citizen", "area.regality", f"cell.{cell}"),)
        assert played.state.to_act == (1,)
        assert played.state.areas == (start.areas[0][:-1], start.areas[1])


def test_R01_religion_may_start_too() -> None:
    start = GAME.start(starter="religion", variant="old_style")
    assert start.to_act == (1,)
    assert board(after(start, "citizen 5")) == {5: "citizen/N"}


def test_R02_a_destroyed_tile_leaves_when_its_destroyers_next_turn_begins() -> None:
    base = table("5:citizen/S", turn="N")
    destroyed = play(base, "hierophant 1", "5")
    assert board(destroyed.state) == squares("1:hierophant/N", "5:citizen/#N")
    assert destroyed.clauses == ("turn.place", "king", "destroy", "turn.alternate")
    souths = destroyed.state
    assert souths.to_act == (SOUTH,)
    assert rooms(souths, "queen") == {2, 3, 4, 6, 7, 8, 9}
    blocked = refused(souths, "queen 5")
    assert blocked.clause == "revolution.destroy.blocks"
    assert "cell.5" not in blocked.right
    gone = play(souths, "castle 9")
    assert gone.clauses == ("turn.place", "turn.alternate", "destroy.removed")
    assert gone.told[-1].moved == (("citizen", "cell.5", "discard"),)
    assert board(gone.state) == squares("1:hierophant/N", "9:castle/S")
    assert gone.state.destroyed == ("citizen",)
    assert gone.state.exiled == ()
    assert board(after(gone.state, "temple 5")) == squares("1:hierophant/N", "5:temple/N", "9:castle/S")


def test_R03_a_destroyed_tile_is_untouchable() -> None:
    base = table("5:citizen/#N", "6:monk/N", "3:bishop/N", neutrals=["samurai"])
    samurai = after(base, "samurai 2")
    assert legal(samurai) == {"3"}
    assert refused(samurai, "5").clause == "revolution.destroy"
    queen = play(base, "queen 4", "line.e")
    assert queen.clauses == ("turn.place", "queen", "reverse", "turn.alternate", "destroy.removed")
    assert board(queen.state) == squares("3:bishop/N", "4:queen/S", "6:monk/S")
    assert queen.told[2].facts == {"tile": "monk", "cell": "cell.6", "seat": SOUTH}
    assert queen.state.destroyed == ("citizen",)


def test_R04_a_castle_is_not_reversed() -> None:
    base = table("5:castle/S", "1:citizen/S", turn="N")
    bishop = after(base, "bishop 2")
    assert legal(bishop) == {"1"}
    shield = refused(bishop, "5")
    assert (shield.clause, shield.right) == ("revolution.castle", ("cell.1", "decline"))
    alone = play(table("5:castle/S", turn="N"), "bishop 2")
    assert alone.clauses == ("turn.place", "power.none", "turn.alternate")
    assert board(alone.state) == squares("2:bishop/N", "5:castle/S")


def test_R06_the_queen_reverses_one_direction_only() -> None:
    base = table("1:monk/N", "4:bishop/N", "9:saint/N")
    queen = after(base, "queen 5")
    assert legal(queen) == {"nw", "w", "se"}
    done = play(queen, "line.nw")
    assert board(done.state) == squares("1:monk/S", "4:bishop/N", "5:queen/S", "9:saint/N")
    assert done.clauses == ("queen", "reverse", "turn.alternate")


def test_R07_the_princess_hits_own_tiles_and_all_of_them() -> None:
    base = table("2:citizen/S", "4:paladin/N", "6:temple/N")
    princess = after(base, "princess 5")
    assert legal(princess) == {"orth"}
    done = play(princess, "group.orth")
    assert board(done.state) == squares("2:citizen/N", "4:paladin/S", "5:princess/S", "6:temple/N")
    assert done.clauses == ("princess", "reverse", "reverse", "shield", "turn.alternate")
    assert done.told[3].facts == {"tile": "temple", "cell": "cell.6"}
    declined = play(princess, "decline")
    assert board(declined.state) == board(princess)
    assert declined.clauses == ("power.active", "turn.alternate")
    only = refused(princess, "cell.4")
    assert only.clause == "revolution.power.complete"
    assert only.right == ("group.orth", "decline")


def test_R09_the_general_hits_straight_and_the_magician_slanting() -> None:
    base = table("1:saint/N", "2:bishop/N", "5:citizen/N", "7:paladin/N", "8:monk/N")
    assert legal(after(base, "general 4")) == {"1", "5", "7"}
    assert legal(after(base, "magician 4")) == {"2", "8"}
    assert refused(after(base, "general 4"), "2").clause == "revolution.general"
    assert refused(after(base, "magician 4"), "5").clause == "revolution.magician"


def test_R10_the_samurai_frees_the_square_at_once() -> None:
    base = table("2:citizen/N", neutrals=["samurai"])
    done = play(base, "samurai 5", "2")
    assert board(done.state) == squares("5:samurai/S")
    assert done.clauses == ("turn.place", "samurai", "exile", "turn.alternate")
    assert done.state.exiled == ("citizen",)
    assert 2 in rooms(done.state, "temple")
    assert board(after(done.state, "temple 2")) == squares("2:temple/N", "5:samurai/S")


def test_R13_the_sage_protects_left_and_right_in_its_row_only() -> None:
    base = table("3:sage/S", "2:citizen/S", "4:monk/S", turn="N")
    bishop = after(base, "bishop 1")
    assert legal(bishop) == {"4"}, "the next square in counting lies in another row"
    assert refused(bishop, "2").clause == "revolution.sage"
    assert board(after(bishop, "4")) == squares("1:bishop/N", "2:citizen/S", "3:sage/S", "4:monk/N")
    assert legal(after(base, "bishop 6")) == {"3"}, "it does not protect itself"


def test_R14_the_fortune_teller_looks_ahead_of_itself() -> None:
    one_of_each = ["1:monk/N", "2:saint/N", "3:bishop/N", "7:queen/S", "8:general/S", "9:magician/S"]
    south = table(*one_of_each, neutrals=["fortune-teller"])
    done = play(south, "fortune-teller 5", "use")
    ahead = squares("1:monk/S", "2:saint/S", "3:bishop/S")
    assert board(done.state) == squares(*one_of_each) | ahead | {5: "fortune-teller/S"}
    assert done.clauses == ("turn.place", "fortune-teller", "reverse", "reverse", "reverse", "turn.alternate")
    north = table(*one_of_each, turn="N", neutrals=["fortune-teller"])
    ahead = squares("7:queen/N", "8:general/N", "9:magician/N")
    assert board(after(north, "fortune-teller 5", "use")) == squares(*one_of_each) | ahead | {5: "fortune-teller/N"}


def test_R14_the_fortune_teller_at_the_edge() -> None:
    at_the_top = play(table("1:monk/N", "5:saint/N", neutrals=["fortune-teller"]), "fortune-teller 2")
    assert at_the_top.clauses == ("turn.place", "power.none", "turn.alternate")
    in_the_corner = table("4:monk/N", "5:saint/N", "8:bishop/N", neutrals=["fortune-teller"])
    assert board(after(in_the_corner, "fortune-teller 7", "use")) == squares(
        "4:monk/S", "5:saint/S", "7:fortune-teller/S", "8:bishop/N"
    )


AROUND = ["2:monk/N", "3:saint/N", "4:bishop/N", "5:queen/S", "7:general/S", "9:cardinal/N"]


def test_R16_the_dragon_reverses_all_adjacent_tiles() -> None:
    done = play(table(*AROUND, neutrals=["dragon"]), "dragon 1", "use")
    assert board(done.state) == squares(
        "1:dragon/S", "2:monk/S", "3:saint/N", "4:bishop/S", "5:queen/N", "7:general/S", "9:cardinal/N"
    )
    dragon = after(table(*AROUND, neutrals=["dragon"]), "dragon 1")
    assert legal(dragon) == {"use"}
    assert refused(dragon, "2").clause == "revolution.power.complete"


def test_R16_or_as_an_option_all_in_the_eight_directions() -> None:
    done = play(table(*AROUND, neutrals=["dragon"], dragon_range="lines"), "dragon 1", "use")
    assert board(done.state) == squares(
        "1:dragon/S", "2:monk/S", "3:saint/S", "4:bishop/S", "5:queen/N", "7:general/N", "9:cardinal/S"
    )


def test_R17_the_bard_uses_an_enemys_tile() -> None:
    base = table("5:hierophant/N", "9:cardinal/N", neutrals=["bard"])
    done = play(base, "bard 4", "5 9")
    assert board(done.state) == squares("4:bard/S", "5:hierophant/N", "9:cardinal/#S")
    assert done.clauses == ("turn.place", "bard", "king", "destroy", "turn.alternate")
    norths = play(done.state, "temple 1")
    assert norths.clauses == ("turn.place", "turn.alternate", "destroy.removed")
    assert norths.state.to_act == (SOUTH,)
    assert board(norths.state) == squares("1:temple/N", "4:bard/S", "5:hierophant/N")


def test_R19_the_aura_of_witch_doctor_and_sorcerer() -> None:
    straight = table("5:witch-doctor/N", "6:monk/N", neutrals=["bard"])
    blocked = play(straight, "king 2")
    assert blocked.clauses == ("turn.place", "witch-doctor", "turn.alternate")
    assert blocked.told[1].facts == {"tile": "king", "cell": "cell.2", "power": "witch-doctor"}
    assert board(blocked.state) == squares("2:king/S", "5:witch-doctor/N", "6:monk/N")
    assert legal(after(straight, "king 1")) == {"5"}
    assert play(straight, "bard 2").clauses == ("turn.place", "witch-doctor", "turn.alternate")
    slanting = table("5:sorcerer/N", "6:monk/N")
    assert play(slanting, "king 1").clauses == ("turn.place", "sorcerer", "turn.alternate")
    assert legal(after(slanting, "king 2")) == {"5", "6"}


def test_R20_nullifying_does_not_touch_passive_powers() -> None:
    base = table("2:castle/S", "5:witch-doctor/S", "1:citizen/S", turn="N")
    bishop = after(base, "bishop 3")
    assert refused(bishop, "2").clause == "revolution.castle"
    assert legal(bishop) == {"5"}
