"""What holds in every game of Revolution: tried on random games of every variant and of every option."""

import itertools
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from boardkit.core.event import Log
from boardkit.core.rng import pick, seeded
from boardkit.games.revolution.board import ALL, FACE_UP, Piece, shielded, targets
from boardkit.games.revolution.components import AT, CELLS, TILES
from boardkit.games.revolution.ending import loser
from boardkit.games.revolution.options import RevolutionOptions
from boardkit.games.revolution.power import active_power, nullified_by
from boardkit.games.revolution.search_key import MIRRORED
from tests.engine.revolution_boards import ALL_TILES, GAME, board, everything

VARIANTS = ("base", "old_style", "random", "secret_random", "draft", "secret_draft")
EACH = 60
LONGEST = 120


def any_options(variant: str, rng: Random) -> RevolutionOptions:
    """The options of a variant; in half of the games every other switch stands anyhow."""
    switches: dict[str, Any] = {"variant": variant}
    if rng.random() < 0.5:
        known = GAME.state.options_type.switches()
        switches |= {name: pick(rng, one.among) for name, one in known.items() if name != "variant"}
    return RevolutionOptions(**switches)


@cache
def games(variant: str) -> tuple[tuple[Any, ...], ...]:
    """The positions of some random games."""
    found = []
    for number in range(EACH):
        rng = seeded("properties", variant, number)
        states: list[Any] = [GAME.state.start(any_options(variant, rng))]
        while states[-1].to_act:
            assert len(states) < LONGEST, "this game does not end"
            (seat,) = states[-1].to_act
            states.append(states[-1].step(seat, states[-1].random_move(seat, rng)))
        found.append(tuple(states))
    return tuple(found)


def positions(variant: str, every: int = 1) -> Iterator[Any]:
    for number, states in enumerate(games(variant)):
        yield from states[number % every :: every]


@pytest.mark.parametrize("variant", VARIANTS)
def test_thirty_one_tiles_are_always_somewhere(variant: str) -> None:
    for state in positions(variant):
        assert everything(state) == ALL_TILES
        for seat in (0, 1):
            assert set(state.secret[seat]) | set(state.drawn[seat]) <= set(state.unseen)


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_game_ends_in_one_of_the_two_ways(variant: str) -> None:
    for states in games(variant):
        last = states[-1]
        assert last.ended in ("full", "no-tile")
        assert last.returns() in ((1, -1), (-1, 1), (0, 0))
        assert all(state.returns() == (0, 0) and not state.ended for state in states[:-1])
        assert len(set(states)) == len(states), "a position has come again"
        if variant == "old_style" and last.options.end_rule == "seed":
            assert last.ended == "full"
            assert last.last


@pytest.mark.parametrize("variant", VARIANTS)
def test_nothing_face_down_has_any_effect(variant: str) -> None:
    """Whatever tile it is that lies face down, everything else is the same."""
    count = 0
    for state in positions(variant):
        down = [cell for cell, piece in enumerate(state.board) if piece and piece.down != FACE_UP]
        for cell in down:
            for tile in ("sage", "witch-doctor", "sorcerer", "castle", "death", "king"):
                changed = list(state.board)
                changed[cell] = Piece(tile, 1 - changed[cell].ally, changed[cell].down)
                other = state.replace(board=tuple(changed))
                for seat in state.to_act:
                    assert other.legal_moves(seat) == state.legal_moves(seat)
                assert shielded(other.board) == shielded(state.board)
                assert targets(other.board) == targets(state.board)
                assert [nullified_by(other, c) for c in ALL if c != cell] == [
                    nullified_by(state, c) for c in ALL if c != cell
                ]
                assert other.returns() == state.returns()
                assert cell not in targets(state.board)
                count += 1
    assert count > 50


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_power_touches_only_what_it_can_reach_and_never_a_shield(variant: str) -> None:
    count = 0
    for states in games(variant):
        for state, after in itertools.pairwise(states):
            if state.power is None:
                continue
            at = state.placed
            reach = state.power.reach(state.options, at, state.turn)
            chain = [AT[move.split()[0]] for move in state.legal_moves(state.turn) if move.split()[0] in AT]
            assert set(chain) <= set(reach)
            for cell in shielded(state.board):
                before, now = state.board[cell], after.board[cell]
                if now != before and after.turn != state.turn:
                    assert now == before._replace(down=state.turn), "only a Pirate is stronger than a shield"
                    assert any(piece and piece.tile == "pirate" for piece in state.board)
            count += 1
    assert count > 50


def mirrored(move: str) -> str:
    """A move with east and west exchanged."""
    sides = {"line.e": "line.w", "line.w": "line.e", "line.ne": "line.nw", "line.nw": "line.ne"}
    sides |= {"line.se": "line.sw", "line.sw": "line.se"}
    return " ".join(sides.get(part, MIRRORED.get(part, part)) for part in move.split())


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_mirrored_game_has_the_same_keys_and_the_same_end(variant: str) -> None:
    for number in range(EACH // 2):
        rng = seeded("mirror", variant, number)
        state: Any = GAME.state.start(any_options(variant, rng))
        other = state
        while state.to_act:
            (seat,) = state.to_act
            assert sorted(map(mirrored, state.legal_moves(seat))) == sorted(other.legal_moves(seat))
            move = state.random_move(seat, rng)
            state, other = state.step(seat, move), other.step(seat, mirrored(move))
            assert state.search_key() == other.search_key()
        assert state.returns() == other.returns()


def test_equal_keys_have_equal_futures_and_different_positions_different_keys() -> None:
    """King and Hierophant may be exchanged wherever they are; anything else that is changed shows."""
    changed = 0
    for state in positions("base", every=3):
        if state.queue or state.ended:
            continue
        swapped = state.replace(
            areas=tuple(tuple(TWIN.get(t, t) for t in area) for area in state.areas),
            board=tuple(
                p and p._replace(tile=TWIN.get(p.tile, p.tile), under=TWIN.get(p.under, p.under)) for p in state.board
            ),
            exiled=tuple(TWIN.get(t, t) for t in state.exiled),
            destroyed=tuple(TWIN.get(t, t) for t in state.destroyed),
        )
        assert swapped.search_key() == state.search_key()
        turned = [(c, p) for c, p in enumerate(state.board) if p and p.down == FACE_UP]
        for cell, piece in turned:
            other = list(state.board)
            other[cell] = piece._replace(ally=1 - piece.ally)
            changed += state.replace(board=tuple(other)).search_key() != state.search_key()
    assert changed > 200


TWIN = {"king": "hierophant", "hierophant": "king"}


def test_a_game_tells_of_every_tile_that_moves() -> None:
    """From the events alone, the places of all tiles can be followed."""
    for number in range(EACH):
        rng = seeded("moved", number)
        state: Any = GAME.state.start(any_options(pick(rng, VARIANTS[:4]), rng))
        where: dict[str, str] = {}
        while state.to_act:
            (seat,) = state.to_act
            state = state.step(seat, state.random_move(seat, rng), log := Log())
            where |= {tile: to for event in log for tile, _, to in event.moved}
        lying = {t: CELLS[c] for c, p in enumerate(state.board) if p for t in (p.tile, p.under) if t}
        lying |= dict.fromkeys(state.discard, "discard") | {t: "area.regality" for t in state.areas[0] if t in where}
        lying |= {t: "area.religion" for t in state.areas[1] if t in where}
        lying |= dict.fromkeys(state.neutrals, "neutrals")
        lying |= {
            t: f"secret.{side}" for side, ts in zip(("regality", "religion"), state.secret, strict=True) for t in ts
        }
        assert where == lying
        assert set(lying) <= set(TILES)


def test_the_loser_is_who_has_fewer_allies_and_death_comes_first() -> None:
    options = RevolutionOptions()
    for state in positions("base", every=2):
        counts = [sum(one == f"{one.partition('/')[0]}/{side}" for one in board(state).values()) for side in "SN"]
        death = next((p.ally for p in state.board if p and p.tile == "death" and p.down == FACE_UP), None)
        wanted = death if death is not None else None if counts[0] == counts[1] else counts.index(min(counts))
        assert loser(state.board, 0, "full", options) == wanted


def test_only_a_placed_tile_with_something_to_do_waits_in_the_queue() -> None:
    for variant in VARIANTS:
        for state in positions(variant, every=2):
            if state.placed >= 0:
                piece = state.board[state.placed]
                assert piece.ally == state.turn
                assert active_power(piece.tile, state.options) is state.power
                assert len(state.legal_moves(state.turn)) > 1
                assert len(state.queue) == 1
