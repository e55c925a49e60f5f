"""Both ends of the game, the last turn, a player without a tile or without room, and the second edition's rule."""

from typing import Any

from tests.engine.revolution_boards import (
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

EIGHT = [
    "1:king/S", "2:queen/S", "3:monk/N", "4:saint/N", "5:bishop/N", "6:citizen/S", "7:cardinal/N", "8:paladin/N",
]  # fmt: skip
E2: dict[str, Any] = {"end_rule": "e2"}


def test_the_last_turn_is_fixed_when_the_last_square_is_filled() -> None:
    """A power that makes room again does not keep the game going."""
    last = play(table(*EIGHT, neutrals=["samurai"]), "samurai 9")
    assert last.clauses == ("turn.place", "end.last-turn")
    assert last.state.last
    done = play(last.state, "8")
    assert 8 not in board(done.state)
    assert done.clauses == ("samurai", "exile", "end.full", "end.draw")
    assert done.state.ended == "full"
    assert done.state.to_act == ()
    assert done.told[2].facts == {"regality": 4, "religion": 4}


def test_a_destroyed_tile_counts_as_filling_its_square() -> None:
    pieces = [p for p in EIGHT if not p.startswith("5")]
    done = play(table(*pieces, "5:bishop/#N", turn="S"), "castle 9")
    assert done.clauses == ("turn.place", "end.last-turn", "end.full", "end.draw")
    assert done.state.returns() == (0, 0)


def test_the_removal_at_the_start_of_a_turn_makes_room_before_the_end_is_looked_at() -> None:
    """South fills the eighth square; then North's own destroyed tile leaves, and there is room for two."""
    base = table(*EIGHT[:6], "7:cardinal/#N")
    north = after(base, "castle 8")
    assert north.to_act == (NORTH,)
    assert rooms(north, "temple") == {7, 9}
    assert not north.last


def test_the_count_decides_whoever_moves_last() -> None:
    """Three of South's and five of North's lie there, or four and four."""
    assert after(table(*EIGHT), "castle 9").returns() == (-1, 1)
    assert after(table(*EIGHT, turn="N"), "temple 9").returns() == (-1, 1)
    even = [*EIGHT[:7], "8:general/S"]
    assert after(table(*even), "castle 9").returns() == (1, -1)
    assert after(table(*even, turn="N"), "temple 9").returns() == (-1, 1)


# ---- No tile to choose


def test_only_the_tower_and_nothing_to_cover_is_no_tile() -> None:
    base = table("1:king/S", "2:castle/S", south=["magician"], north=[], neutrals=["tower"])
    lost = play(base, "magician 9")
    assert lost.clauses == ("turn.place", "power.none", "turn.alternate", "end.no-tile", "end.winner")
    assert lost.state.returns() == (1, -1)


def test_the_tower_has_to_be_placed_if_it_is_the_only_tile() -> None:
    base = table("1:king/S", "2:monk/N", south=["castle"], north=[], neutrals=["tower"])
    north = after(base, "castle 9")
    assert legal(north) == {"tower 2"}


def test_removals_come_before_the_look_at_ones_tiles() -> None:
    """North's only ally lies face down and leaves first: the Tower then finds nothing to cover."""
    base = table("1:king/S", "2:monk/#N", south=["castle"], north=[], neutrals=["tower"])
    lost = play(base, "castle 9")
    assert lost.clauses == ("turn.place", "turn.alternate", "destroy.removed", "end.no-tile", "end.winner")
    assert board(lost.state) == squares("1:king/S", "9:castle/S")


# ---- The second edition


def test_e2_goes_on_while_something_lies_face_down() -> None:
    pieces = [p for p in EIGHT if not p.startswith("5")]
    base = table(*pieces, "5:bishop/#N", **E2)
    on = play(base, "castle 9")
    assert on.clauses == ("turn.place", "end.face-up", "turn.alternate", "destroy.removed")
    assert on.state.to_act == (NORTH,)
    assert not on.state.last
    assert rooms(on.state, "temple") == {5}
    done = play(on.state, "temple 5")
    assert done.clauses == ("turn.place", "end.full", "end.winner")
    assert done.told[1].facts == {"regality": 4, "religion": 5}


def test_e2_goes_on_when_the_power_makes_room() -> None:
    going = after(table(*EIGHT, neutrals=["samurai"], **E2), "samurai 9", "8")
    assert going.to_act == (NORTH,)
    assert rooms(going, "temple") == {8}
    full = play(table(*EIGHT, neutrals=["samurai"], **E2), "samurai 9", "decline")
    assert full.clauses[-2:] == ("end.full", "end.winner")


def test_e2_whoever_finds_no_room_passes() -> None:
    """South destroys as it fills the last square; North has tiles and no room, and South goes on."""
    base = table(*EIGHT, **E2)
    passed = play(base, "general 9", "8")
    assert passed.clauses == (
        "turn.place", "general", "destroy", "end.face-up",
        "turn.alternate", "end.pass", "turn.alternate", "destroy.removed",
    )  # fmt: skip
    assert passed.state.to_act == (SOUTH,)
    assert passed.state.destroyed == ("paladin",)
    assert rooms(passed.state, "castle") == {8}
    assert passed.told[5].facts == {"seat": NORTH}


def test_e2_a_tower_needs_no_room_and_nothing_else_can_be_chosen() -> None:
    base = after(table(*EIGHT, neutrals=["tower"], **E2), "general 9", "8")
    assert base.to_act == (NORTH,)
    assert legal(base) == {"tower 3", "tower 4", "tower 5", "tower 7"}
    refusal = refused(base, "temple")
    assert (refusal.clause, refusal.facts) == ("revolution.end.pass", {"tile": "temple"})
    assert refusal.right == ("tower",)


def test_e2_no_tile_comes_before_no_room() -> None:
    lost = play(table(*EIGHT, north=[], **E2), "general 9", "8")
    assert lost.clauses[-2:] == ("end.no-tile", "end.winner")
    assert lost.state.returns() == (1, -1)


def test_e2_a_tile_that_comes_to_light_again_can_fill_the_board() -> None:
    pieces = [*EIGHT[:7], "8:tower+paladin/N"]
    options = {**E2, "tower_destroyed": "tower"}
    done = play(table(*pieces, neutrals=["pirate"], **options), "pirate 9", "8")
    assert done.clauses[-5:] == ("end.pass", "turn.alternate", "destroy.removed", "end.full", "end.winner")
    assert board(done.state)[8] == "paladin/N"
    assert done.state.to_act == ()
