"""Positions from outside: what is wrong is named with its field and clause; what is accepted plays to its end."""

import copy
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from boardkit.core.errors import PositionError
from boardkit.core.names import PUBLIC
from boardkit.core.rng import pick, seeded
from boardkit.core.shape import ShapeError
from boardkit.games.revolution.components import CELLS, NEUTRALS, TILES
from tests.engine.revolution_boards import GAME, after, table
from tests.engine.test_revolution_properties import VARIANTS, games
from tests.engine.walks import finish

Fields = dict[str, Any]


def fields(state: Any) -> Fields:
    """A position's fields as plain JSON, to be changed."""
    found: Fields = copy.deepcopy(state.position()["fields"])
    return found


def read(data: Fields) -> Any:
    return GAME.state.from_position({"fields": data})


def turn() -> Fields:
    """South is to place a tile."""
    return fields(table("1:king/S", "2:monk/N", "5:tower+saint/N", "9:bishop/#N", neutrals=["sage"], exiled=["death"]))


def power() -> Fields:
    """South may use the Queen's power."""
    return fields(after(table("1:king/S", "2:monk/N"), "queen 3"))


def table_of(*pieces: str, **rest: Any) -> Fields:
    return fields(table(*pieces, **rest))


def secret() -> Fields:
    return fields(after(GAME.start(variant="secret_random"), "samurai", "death", "ninja", "dragon"))


DRAFT = ("samurai", "ninja", "bard", "artist", "bard", "artist", "sage", "witch", "fairy", "tower", "tower", "sage")


def drafted(moves: int = len(DRAFT)) -> Fields:
    return fields(after(GAME.start(variant="secret_draft"), *DRAFT[:moves]))


def put(field: str, value: Any) -> Callable[[Fields], None]:
    def change(data: Fields) -> None:
        data[field] = value

    return change


def cell(number: int, *piece: Any) -> Callable[[Fields], None]:
    def change(data: Fields) -> None:
        data["board"][number - 1] = list(piece) or None

    return change


def option(**switches: Any) -> Callable[[Fields], None]:
    def change(data: Fields) -> None:
        data["options"] |= switches

    return change


FULL = [[tile, 0, -1, ""] for tile in ("king", "queen", "princess", "minister", "general", "magician", "monk", "saint")]

WRONG: list[tuple[Fields, Callable[[Fields], None], str]] = [
    (turn(), put("board", [None] * 8), r"board.*parts\.board"),
    (turn(), put("turn", 2), r"turn.*turn\.alternate"),
    (turn(), put("areas", [[]]), r"areas.*revolution\.area"),
    (turn(), cell(3, "samurai", 2, -1, ""), r"board\[2\].*revolution\.ally"),
    (turn(), cell(3, "samurai", 0, 2, ""), r"board\[2\].*revolution\.destroy\b"),
    (turn(), cell(3, "samurai", 0, 0, ""), r"board\[2\].*destroy\.removed"),
    (turn(), cell(3, "samurai", 0, -1, "bard"), r"board\[2\].*revolution\.tower"),
    (turn(), cell(5, "tower", 1, -1, ""), r"board\[4\].*revolution\.tower"),
    (turn(), cell(3, "king", 0, -1, ""), r"board\[2\].*twice.*king.*parts\.tiles"),
    (turn(), cell(3, "chancellor", 0, -1, ""), r"board\[2\].*chancellor.*parts\.tiles"),
    (turn(), put("neutrals", ["queen"]), r"neutrals.*queen.*parts\.tiles"),
    (turn(), put("exiled", ["king"]), r"exiled.*twice.*king"),
    (turn(), put("unseen", ["citizen"]), r"unseen.*citizen"),
    (turn(), put("unseen", ["saint"]), r"unseen.*saint.*parts\.tiles"),
    (turn(), option(variant="old_style"), r"neutrals.*setup\.neutrals|options.*old-style"),
    (turn(), option(variant="random"), r"neutrals.*setup\.neutrals"),
    (turn(), option(variant="chess"), r"options\.variant.*chess"),
    (turn(), put("secret", [["samurai"], []]), r"secret.*revolution\.secret"),
    (turn(), put("silenced", [["cell.1", "cell.2"]]), r"silenced.*nullify\.one"),
    (turn(), put("last", True), r"last.*end\.last-turn"),
    (turn(), put("ended", "sometime"), r"ended"),
    (turn(), put("queue", [["power", 0, "cell.1"]] * 2), r"queue.*power\.active"),
    (turn(), put("queue", [["power", 1, "cell.2"]]), r"queue.*power\.active"),
    (turn(), put("queue", [["power", 0, "cell.4"]]), r"queue.*power\.active"),
    (turn(), put("queue", [["power", 0, "area.regality"]]), r"queue.*power\.active"),
    (turn(), put("queue", [["exile", 1, "secret.religion"]]), r"queue.*assassin\.hidden"),
    (turn(), put("queue", [["deal", -2, "neutrals"]]), r"queue.*setup\.neutrals"),
    (turn(), put("queue", [["nap", 0, "cell.1"]]), r"queue\[0\].*nap"),
    (table_of("1:king/S", neutrals=["sage"]), lambda d: d.update(areas=[[], []], neutrals=[]), r"ended.*end\.no-tile"),
    (turn(), lambda d: d.update(board=[*FULL, ["paladin", 1, -1, ""]], areas=[["castle"], []], exiled=[]), r"ended.*end\.full"),
    (power(), put("last", True), r"last.*end\.last-turn"),
    (power(), cell(3, "queen", 1, -1, ""), r"queue.*power\.active"),
    (power(), cell(3, "queen", 0, 1, ""), r"queue.*power\.active"),
    (power(), lambda d: d.update(board=[None, None, ["queen", 0, -1, ""], *[None] * 6]), r"queue.*power\.none"),
    (power(), lambda d: d["board"].__setitem__(5, ["witch-doctor", 1, -1, ""]) or d.update(unseen=[]), r"queue.*nullified"),
    (power(), put("ended", "full"), r"queue.*end\.full"),
    (secret(), put("secret", [["samurai"], ["samurai"]]), r"secret\[1\].*revolution\.secret"),
    (secret(), put("secret", [["samurai", "death", "bard"], []]), r"secret\[0\].*revolution\.secret"),
    (secret(), put("secret", [["king"], []]), r"secret\[0\].*revolution\.secret"),
    (secret(), put("shown", [["samurai"], []]), r"secret\[0\]|shown\[0\]"),
    (secret(), put("passed", [["samurai"], []]), r"passed.*revolution\.secret"),
    (secret(), put("drawn", [["bard"], []]), r"drawn.*revolution\.secret"),
    (drafted(), put("passed", [[], []]), r"received\[.*secret-draft\.pass"),
    (drafted(), lambda d: d.update(passed=[["samurai"] * 3, ["sage", "witch", "fairy"]]), r"received\[1\].*secret-draft"),
    (drafted(), put("secret", [["bard", "sage"], ["artist", "ninja"]]), r"received\[1\].*secret-draft\.pick"),
    (drafted(), put("secret", [["bard", "dragon"], ["artist", "tower"]]), r"received\[0\].*secret-draft\.pick"),
    (drafted(), put("drawn", [["dragon"], []]), r"drawn.*secret-draft\.draw"),
    (drafted(5), put("drawn", [[], []]), r"(drawn|received)\[1\].*secret-draft"),
    (drafted(5), put("secret", [[], []]), r"passed\[0\].*secret-draft\.pick"),
    (drafted(2), put("drawn", [["samurai"], []]), r"drawn\[0\].*secret-draft\.draw"),
    (drafted(2), put("turn", 1), r"queue.*setup\.neutrals"),
    (drafted(2), put("unseen", ["samurai", "ninja"]), r"unseen.*setup\.neutrals"),
    (drafted(2), lambda d: d["areas"][0].remove("citizen"), r"areas\[0\].*setup\.starter"),
    (drafted(2), lambda d: d["queue"].pop(), r"queue.*setup\.neutrals"),
    (drafted(2), cell(1, "king", 0, -1, ""), r"board\[0\].*twice"),
    (fields(after(GAME.start(), "sage")), put("neutrals", []), r"neutrals.*setup\.neutrals"),
    (fields(after(GAME.start(variant="secret_random"), "sage")), put("secret", [[], []]), r"secret\[0\].*secret-random"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("data", "change", "said"), WRONG, ids=[f"{n}: {said}" for n, (_, _, said) in enumerate(WRONG)]
)
def test_what_is_wrong_is_named(data: Fields, change: Callable[[Fields], None], said: str) -> None:
    data = copy.deepcopy(data)
    assert read(data), "right before it is changed"
    change(data)
    with pytest.raises((PositionError, ShapeError), match=said) as caught:
        read(data)
    assert str(caught.value).startswith("position")
    assert len(str(caught.value)) < 400


def test_part_of_the_box_is_enough_for_a_lesson() -> None:
    few = table("5:citizen/S", south=["minister"], north=["castle"], fields={"unseen": []})
    state: Any = finish(few, Random(1))
    assert state.ended == "no-tile"


# ---- Whatever is accepted plays to its end


def anywhere(data: Fields, rng: Random) -> None:
    """One tile more, less, or elsewhere; a task, a facing, a number changed."""
    tile = pick(rng, tuple(TILES))
    field = pick(rng, ("neutrals", "exiled", "destroyed", "unseen"))
    seat = pick(rng, (0, 1))
    square = pick(rng, range(9))
    by_seat = pick(rng, ("areas", "secret", "shown", "drawn", "passed", "received"))
    match pick(rng, range(12)):
        case 0:
            data[field].append(tile)
        case 1 if data[field]:
            data[field].pop(int(rng.random() * len(data[field])))
        case 2:
            data[by_seat][seat].append(pick(rng, tuple(NEUTRALS)))
        case 3 if data[by_seat][seat]:
            data[by_seat][seat].pop()
        case 4:
            data["board"][square] = None
        case 5:
            data["board"][square] = [tile, seat, pick(rng, (-1, -1, 0, 1)), "monk" if tile == "tower" else ""]
        case 6 if data["board"][square]:
            data["board"][square][1 + int(rng.random() * 2)] = pick(rng, (-1, 0, 1, 7))
        case 7:
            data["queue"] = data["queue"][1:] or [["power", seat, pick(rng, CELLS)]]
        case 8:
            data["queue"] = [
                [pick(rng, ("deal", "pick", "power", "exile")), seat, pick(rng, (*CELLS, "secret.religion"))]
            ]
        case 9:
            data["turn"] = 1 - data["turn"]
        case 10:
            known = GAME.state.options_type.switches()
            name = pick(rng, tuple(known))
            data["options"][name] = pick(rng, known[name].among)
        case _:
            data[pick(rng, ("last", "ended", "silenced"))] = pick(
                rng, (True, False, "", "full", "no-tile", [["cell.1", "cell.2"]])
            )


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_changed_position_is_refused_or_plays_to_its_end(variant: str) -> None:
    accepted = 0
    for number in range(400):
        rng = seeded("changed", variant, number)
        data = fields(pick(rng, pick(rng, games(variant))))
        for _ in range(pick(rng, (1, 1, 2, 3))):
            anywhere(data, rng)
        try:
            state = read(data)
        except (PositionError, ShapeError):
            continue
        accepted += 1
        for looking in (0, 1, PUBLIC):
            seen = state.observation(looking)
            assert seen.sample(rng).observation(looking) == seen
            sample = seen.sample(rng)
            assert read(fields(sample)) == sample
        for seat in state.to_act:
            assert state.option_tree(seat)
        assert finish(state, rng).to_act == ()
    assert 20 < accepted < 380


def test_every_position_of_a_game_is_accepted() -> None:
    for variant in VARIANTS:
        for states in games(variant)[::3]:
            for state in states[::2]:
                assert GAME.state.from_position(state.position()) == state
