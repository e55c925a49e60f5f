"""Every tile of both factions: what its power does, what it refuses, and how it meets a shield or an edge.

Each case is played twice: by Regality, and by Religion with the twin tile and all facings exchanged.
"""

from typing import NamedTuple

import pytest

from tests.engine.revolution_boards import TWINS, after, board, legal, play, refused, squares, table


class Case(NamedTuple):
    """What lies on the board, and the moves that are played from there by South."""

    pieces: tuple[str, ...]
    moves: tuple[str, ...]

    def twin(self) -> "Case":
        return Case(tuple(map(twin, self.pieces)), tuple(map(twin_move, self.moves)))


def twin(text: str) -> str:
    """The same for the other faction: `1:king/#S` → `1:hierophant/#N`."""
    square, _, rest = text.partition(":")
    tile, _, side = rest.partition("/")
    return f"{square}:{TWINS.get(tile, tile)}/{side.translate(str.maketrans('SN', 'NS'))}"


def twin_move(move: str) -> str:
    first, *rest = move.split()
    return " ".join([TWINS.get(first, first), *rest])


def both(cases: dict[str, tuple[Case, object]]) -> list[object]:
    """Parameters: each case for its tile and for the twin."""
    found: list[object] = []
    for tile, (case, expected) in cases.items():
        turned = [twin(e) for e in expected] if isinstance(expected, list) else expected
        found += [pytest.param("S", case, expected, id=tile), pytest.param("N", case.twin(), turned, id=TWINS[tile])]
    return found


NEARBY = ("1:citizen/N", "2:monk/N", "6:saint/S", "7:bishop/N")

POWER: dict[str, tuple[Case, object]] = {
    "king": (Case(NEARBY, ("king 5", "7")), ["1:citizen/N", "2:monk/N", "5:king/S", "6:saint/S", "7:bishop/#S"]),
    "queen": (
        Case(("2:monk/N", "3:citizen/S", "4:bishop/N"), ("queen 1", "line.e")),
        ["1:queen/S", "2:monk/S", "3:citizen/N", "4:bishop/N"],
    ),
    "princess": (
        Case(NEARBY, ("princess 5", "group.diag")),
        ["1:citizen/S", "2:monk/N", "5:princess/S", "6:saint/S", "7:bishop/S"],
    ),
    "minister": (
        Case(NEARBY, ("minister 5", "6")),
        ["1:citizen/N", "2:monk/N", "5:minister/S", "6:saint/N", "7:bishop/N"],
    ),
    "general": (
        Case(NEARBY, ("general 5", "6")),
        ["1:citizen/N", "2:monk/N", "5:general/S", "6:saint/#S", "7:bishop/N"],
    ),
    "magician": (
        Case(NEARBY, ("magician 5", "1")),
        ["1:citizen/#S", "2:monk/N", "5:magician/S", "6:saint/S", "7:bishop/N"],
    ),
    "castle": (
        Case(NEARBY, ("castle 5", "hierophant 4", "7")),
        ["1:citizen/N", "2:monk/N", "4:hierophant/N", "5:castle/S", "6:saint/S", "7:bishop/#N"],
    ),
}


@pytest.mark.parametrize(("turn", "case", "expected"), both(POWER))
def test_the_power(turn: str, case: Case, expected: list[str]) -> None:
    assert board(after(table(*case.pieces, turn=turn), *case.moves)) == squares(*expected)


REFUSED: dict[str, tuple[Case, object]] = {
    "king": (Case(("2:monk/N", "9:bishop/N"), ("king 1", "9")), "king"),
    "queen": (Case(("2:monk/N", "9:bishop/N"), ("queen 1", "line.s")), "target.some"),
    "princess": (Case(("2:monk/N", "9:bishop/N"), ("princess 1", "group.diag")), "target.some"),
    "minister": (Case(("2:monk/N", "9:bishop/N"), ("minister 1", "9")), "minister"),
    "general": (Case(("2:monk/N", "5:bishop/N"), ("general 1", "5")), "general"),
    "magician": (Case(("2:monk/N", "5:bishop/N"), ("magician 1", "2")), "magician"),
    "castle": (Case(("2:monk/N", "5:bishop/N"), ("castle 5",)), "turn.place"),
}


@pytest.mark.parametrize(("turn", "case", "clause"), both(REFUSED))
def test_what_it_refuses(turn: str, case: Case, clause: str) -> None:
    state = after(table(*case.pieces, turn=turn), *case.moves[:-1])
    refusal = refused(state, case.moves[-1])
    assert refusal.clause == f"revolution.{clause}"
    assert refusal.right, "it says what would be right"
    seat = state.to_act[0]
    said = state.rulebook.refusal(refusal)
    assert all(state.rulebook.label(part).en in said for part in refusal.right)
    assert set(refusal.right) == set(state.choices(seat, case.moves[-1].split()[:-1]).names())


SHIELDS = ("2:temple/N", "4:monk/N", "5:sage/N", "7:bishop/N", "8:tower+citizen/N")
"""The Temple and the Tower have shields, the Sage protects the Monk; Sage and Bishop can be hit."""

SHIELD: dict[str, tuple[Case, object]] = {
    "king": (Case(SHIELDS, ("king 1",)), {"5"}),
    "queen": (Case(SHIELDS, ("queen 1",)), {"s", "se"}),
    "princess": (Case(SHIELDS, ("princess 1",)), {"diag"}),
    "minister": (Case(SHIELDS, ("minister 9",)), {"5"}),
    "general": (Case((*SHIELDS, "3:paladin/N"), ("general 6",)), {"3", "5"}),
    "magician": (Case((*SHIELDS, "1:paladin/N"), ("magician 3",)), {"5"}),
    "castle": (Case(("5:castle/S", "2:monk/N"), ("minister 1",)), {"2"}),
}


@pytest.mark.parametrize(("turn", "case", "expected"), both(SHIELD))
def test_a_shield_keeps_it_off(turn: str, case: Case, expected: set[str]) -> None:
    state = after(table(*case.pieces, turn=turn), *case.moves)
    assert legal(state) == expected
    assert {move.split()[0] for move in legal(state)} == expected


def test_what_a_line_or_a_group_meets_on_its_way() -> None:
    """A shield, a face-down tile and a gap do not stop the line; the shield is told, the rest is passed over."""
    line = play(table("2:temple/N", "3:monk/N"), "queen 1", "line.e")
    assert board(line.state) == squares("1:queen/S", "2:temple/N", "3:monk/S")
    assert [(e.clause, e.facts.get("cell")) for e in line.told[1:4]] == [
        ("revolution.queen", None),
        ("revolution.shield", "cell.2"),
        ("revolution.reverse", "cell.3"),
    ]
    gap = play(table("7:monk/N", "4:bishop/#N"), "queen 1", "line.s")
    assert board(gap.state) == squares("1:queen/S", "7:monk/S")
    protected = play(table("4:monk/N", "5:sage/N", "2:bishop/N"), "princess 1", "group.orth")
    assert board(protected.state)[4] == "monk/N"
    assert board(protected.state)[2] == "bishop/S"


@pytest.mark.parametrize("corner", [1, 3, 7, 9])
def test_nothing_reaches_over_the_edge(corner: int) -> None:
    """The three squares round a corner, and no other, are those of the King; the General's are two."""
    around = {1: "245", 3: "256", 7: "458", 9: "568"}[corner]
    everywhere = ["2:monk/N", "4:bishop/N", "5:saint/N", "6:paladin/N", "8:cardinal/N"]
    others = [
        f"{n}:{t}/N" for n, t in zip([c for c in (1, 3, 7, 9) if c != corner][:2], ("citizen", "death"), strict=True)
    ]
    base = table(*everywhere, *others)
    assert legal(after(base, f"king {corner}")) == set(around)
    assert legal(after(base, f"general {corner}")) == set(around) - {"5"}
    assert legal(after(base, f"magician {corner}")) == {"5"}
    assert board(after(base, f"princess {corner}", "group.diag"))[5] == "saint/S"


def test_a_friend_cannot_touch_a_castle_either() -> None:
    base = table("5:castle/S", "1:citizen/S", neutrals=["fairy", "witch", "tower"])
    for tile, moves in (("fairy 9", "5"), ("witch 9", "5")):
        assert refused(after(base, tile), moves).clause == "revolution.castle"
    assert refused(base, "tower 5").clause == "revolution.castle"
    assert legal(after(base, "witch 9")) == {"1"}
