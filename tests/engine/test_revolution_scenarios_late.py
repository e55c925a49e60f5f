"""The rulings on Revolution as tests named by their ids, second half: R21 to R38."""
# ruff: noqa: N802 - the ids of the scenarios are written as in the list of rulings

from collections import Counter
from typing import Any

from boardkit.core.rng import seeded
from tests.engine.revolution_boards import (
    GAME,
    NORTH,
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


def test_R21_the_witch_takes_an_ally_of_any_colour_back() -> None:
    base = table("5:cardinal/S", "9:citizen/N", neutrals=["witch"])
    witch = after(base, "witch 1")
    assert legal(witch) == {"5"}
    done = play(witch, "5")
    assert board(done.state) == squares("1:witch/S", "9:citizen/N")
    assert done.state.areas[SOUTH] == (*base.areas[SOUTH], "cardinal")
    assert done.clauses == ("witch", "area", "turn.alternate")
    assert done.told[1].moved == (("cardinal", "cell.5", "area.regality"),)
    again = after(done.state, "temple 2")
    assert rooms(again, "cardinal") == {3, 4, 5, 6, 7, 8}
    assert board(after(again, "cardinal 6", "line.s")) == squares(
        "1:witch/S", "2:temple/N", "6:cardinal/S", "9:citizen/S"
    )


def test_R23_the_assassin_exiles_from_the_opponents_area() -> None:
    base = table("5:citizen/S", north=["saint", "bishop", "temple"], neutrals=["assassin"])
    assassin = after(base, "assassin 1")
    assert legal(assassin) == {"saint", "bishop", "temple"}
    done = play(assassin, "temple")
    assert done.state.areas == (base.areas[SOUTH], ("saint", "bishop"))
    assert done.state.discard == ("temple",)
    assert done.state.exiled == ("temple",)
    assert board(done.state) == squares("1:assassin/S", "5:citizen/S")
    assert done.clauses == ("assassin", "exile", "turn.alternate")
    assert done.told[1].moved == (("temple", "area.religion", "discard"),)


def test_R24_the_hermit_takes_an_exiled_tile() -> None:
    base = table("5:queen/S", exiled=["citizen", "temple"], neutrals=["hermit"])
    hermit = after(base, "hermit 1")
    assert legal(hermit) == {"citizen", "temple"}
    done = play(hermit, "temple")
    assert done.state.areas[SOUTH] == (*base.areas[SOUTH], "temple")
    assert done.state.discard == ("citizen",)
    assert board(done.state) == squares("1:hermit/S", "5:queen/S")
    assert done.clauses == ("hermit", "area", "turn.alternate")
    placed = after(done.state, "monk 9", "decline", "temple 6")
    assert board(placed)[6] == "temple/S"
    assert refused(after(placed, "bishop 3"), "6").clause == "revolution.castle"


def test_R25_the_pirate_destroys_what_has_a_shield() -> None:
    base = table("5:temple/N", "4:citizen/N", neutrals=["pirate"])
    pirate = after(base, "pirate 1")
    assert legal(pirate) == {"5"}
    assert refused(pirate, "4").clause == "revolution.pirate"
    done = play(pirate, "5")
    assert board(done.state) == squares("1:pirate/S", "4:citizen/N", "5:temple/#S")
    assert done.clauses == ("pirate", "destroy", "turn.alternate")
    without = play(table("4:citizen/N", neutrals=["pirate"]), "pirate 1")
    assert without.clauses == ("turn.place", "power.none", "turn.alternate")


FIVE_TO_FOUR = ["1:king/S", "2:queen/S", "3:princess/S", "4:monk/N", "6:saint/N", "7:bishop/N", "8:temple/N"]


def count(state: Any) -> dict[str, int]:
    """How many tiles face whom, face down or not."""
    return Counter(one[-1] for one in board(state).values())


def test_R27_a_tower_over_death_switches_it_off() -> None:
    covered = play(table(*FIVE_TO_FOUR, "5:tower+death/S"), "castle 9")
    assert count(covered.state) == {"S": 5, "N": 4}
    assert covered.clauses == ("turn.place", "end.last-turn", "end.full", "end.winner")
    assert covered.state.ended == "full"
    assert covered.state.returns() == (1, -1)
    bare = play(table(*FIVE_TO_FOUR, "5:death/S"), "castle 9")
    assert count(bare.state) == {"S": 5, "N": 4}
    assert bare.clauses == ("turn.place", "end.last-turn", "end.full", "death", "end.winner")
    assert bare.state.returns() == (-1, 1)


def test_R28_death_decides_before_the_count() -> None:
    six = ["1:king/S", "2:queen/S", "3:princess/S", "4:minister/S", "5:death/S", "6:monk/N", "7:saint/N", "8:bishop/N"]
    done = play(table(*six), "castle 9")
    assert count(done.state) == {"S": 6, "N": 3}
    assert done.clauses == ("turn.place", "end.last-turn", "end.full", "death", "end.winner")
    assert done.state.returns() == (-1, 1)
    assert done.state.winners() == (NORTH,)


def test_R28_a_destroyed_death_has_no_effect() -> None:
    pieces = ["1:king/S", "2:queen/S", "3:princess/S", "4:minister/S", "5:death/#N"]
    done = play(table(*pieces, "6:monk/N", "7:saint/N", "8:bishop/N"), "castle 9")
    assert done.clauses == ("turn.place", "end.last-turn", "end.full", "end.winner")
    assert done.told[2].facts == {"regality": 5, "religion": 3}
    assert done.state.returns() == (1, -1)


def test_R30_the_witch_as_the_last_tile() -> None:
    four_each = [
        "1:king/S",
        "2:queen/S",
        "3:princess/S",
        "4:minister/S",
        "6:monk/N",
        "7:saint/N",
        "8:bishop/N",
        "9:temple/N",
    ]
    witch = after(table(*four_each, neutrals=["witch"]), "witch 5")
    assert witch.last
    taken = play(witch, "2")
    assert count(taken.state) == {"S": 4, "N": 4}
    assert taken.clauses == ("witch", "area", "end.full", "end.draw")
    assert taken.state.to_act == ()
    assert taken.state.returns() == (0, 0)
    declined = after(witch, "decline")
    assert declined.returns() == (1, -1), "five to four"


def test_R32_a_tile_that_lies_face_down_at_the_end_counts_for_nobody() -> None:
    base = table(
        "1:king/S", "2:queen/S", "3:princess/S", "4:minister/S", "5:citizen/#S",
        "6:monk/N", "7:saint/N", "8:bishop/N", turn="N",
    )  # fmt: skip
    done = play(base, "temple 9")
    assert done.clauses == ("turn.place", "end.last-turn", "end.full", "end.draw")
    assert done.told[2].facts == {"regality": 4, "religion": 4}
    assert done.state.returns() == (0, 0)
    assert done.state.winners() == (SOUTH, NORTH)


SIX_TO_TWO = [
    "1:monk/N", "2:saint/N", "3:bishop/N", "4:temple/N", "5:paladin/N", "6:cardinal/N", "7:citizen/S",
]  # fmt: skip


def test_R33_whoever_has_no_tile_to_choose_loses() -> None:
    done = play(table(*SIX_TO_TWO, south=["castle"], north=[]), "castle 8")
    assert done.clauses == ("turn.place", "turn.alternate", "end.no-tile", "end.winner")
    assert count(done.state) == {"S": 2, "N": 6}
    assert done.state.ended == "no-tile"
    assert done.state.returns() == (1, -1)
    assert done.state.turn == NORTH


def test_R33_with_a_neutral_tile_left_one_has_to_play_it() -> None:
    base = after(table(*SIX_TO_TWO, south=["castle"], north=[], neutrals=["samurai"]), "castle 8")
    assert base.to_act == (NORTH,)
    assert legal(base) == {"samurai 9"}


def test_R34_old_style_ends_by_a_full_board() -> None:
    placements = []
    for number in range(300):
        state: Any = GAME.start(variant="old_style", starter=("regality", "religion")[number % 2])
        rng, placed = seeded("R34", number), 0
        while state.to_act:
            placed += not state.queue
            state = state.step(state.to_act[0], state.random_move(state.to_act[0], rng))
        assert state.ended == "full"
        placements.append(placed)
    assert max(placements) <= 15
    assert min(placements) == 9


def test_R35_the_draft_gives_two_and_three() -> None:
    start = after(GAME.start(variant="draft"), "samurai", "ninja", "bard", "artist", "sage")
    assert start.neutrals == ("samurai", "ninja", "bard", "artist", "sage")
    first = after(start, "ninja")
    assert first.to_act == (NORTH,)
    second = after(first, "sage")
    assert second.to_act == (SOUTH,)
    done = play(second, "samurai")
    assert done.clauses == ("draft.pick", "draft.rest", "turn.alternate")
    assert done.state.neutrals == ()
    assert done.state.areas[SOUTH][7:] == ("citizen", "samurai", "ninja")
    assert done.state.areas[NORTH][7:] == ("bard", "artist", "sage")
    assert [len(area) for area in done.state.areas] == [10, 10]
    assert done.state.to_act == (SOUTH,)
    assert legal(done.state) == {f"citizen {cell}" for cell in range(1, 10)}


def test_R37_a_power_may_be_left_alone() -> None:
    base = table("2:monk/N", "4:saint/N", turn="N")
    hierophant = after(base, "hierophant 1")
    declined = play(hierophant, "decline")
    assert board(declined.state) == squares("1:hierophant/N", "2:monk/N", "4:saint/N")
    assert declined.clauses == ("power.active", "turn.alternate")
    assert legal(hierophant) == {"2", "4"}
    assert board(after(hierophant, "4")) == squares("1:hierophant/N", "2:monk/N", "4:saint/#N")


def test_R38_the_minister_hits_neighbours_and_never_itself() -> None:
    base = table("1:citizen/S", "9:monk/N")
    minister = after(base, "minister 2")
    assert legal(minister) == {"1"}
    assert board(after(minister, "1")) == squares("1:citizen/N", "2:minister/S", "9:monk/N")
    assert refused(minister, "9").clause == "revolution.minister"
    assert refused(minister, "2").clause == "revolution.target.other"
    assert refused(minister, "5").clause == "revolution.target"
