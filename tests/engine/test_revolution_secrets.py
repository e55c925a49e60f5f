"""Secret Random and Secret Draft: what a seat cannot tell apart looks alike to it, to its options and its samples.

The twins are made by replaying a record with the hidden deals and picks replaced, never from samples.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from boardkit.core.errors import IllegalMove
from boardkit.core.event import Log
from boardkit.core.names import CHANCE, HIDDEN, PUBLIC
from boardkit.core.record import Record
from boardkit.core.rng import pick, pick_some, seeded
from boardkit.games.revolution.components import OTHERS
from tests.engine.revolution_boards import GAME
from tests.engine.test_contract_twins import other_moves

SECRET = ("secret_random", "secret_draft")


def game_record(variant: str, number: int, length: int) -> Record:
    """The first moves of a random game, the set-up included."""
    rng = seeded("secrets", variant, number)
    start: Any = GAME.start(variant=variant)
    state, moves = start, list[tuple[int, str]]()
    while state.to_act and len(moves) < length:
        (seat,) = state.to_act
        moves.append((seat, state.random_move(seat, rng)))
        state = state.step(*moves[-1])
    return Record(GAME, start, ("", ""), tuple(moves))


def twins(variant: str, games: int, tries: int) -> Iterator[tuple[int, Any, Any]]:
    """(who looks, a position, another that must look the same)."""
    for number in range(games):
        rng = seeded("twins", variant, number)
        record = game_record(variant, number, 3 + int(rng.random() * 22))
        for looking in (0, 1, PUBLIC):
            told = record.redacted(looking)
            hidden = [move == HIDDEN for _, move, _ in told]
            for _ in range(tries if any(hidden) else 0):
                try:
                    other = record._replace(moves=tuple(other_moves(record, hidden, rng)))
                except IllegalMove:
                    continue
                if other.redacted(looking) == told and other.end() != record.end():
                    yield looking, record.end(), other.end()


@pytest.mark.parametrize("variant", SECRET)
def test_twins_look_alike_in_every_way(variant: str) -> None:
    seen: Counter[str] = Counter()
    for looking, one, other in twins(variant, games=90, tries=5):
        seen["set-up" if one.queue and one.queue[0].kind in ("deal", "pick") else "game"] += 1
        left, right = one.observation(looking), other.observation(looking)
        assert left == right
        assert repr(left) == repr(right)
        assert left.legal_moves() == right.legal_moves()
        assert left.option_tree() == right.option_tree()
        for seed in range(3):
            assert left.sample(seeded(seed)) == right.sample(seeded(seed))
        if looking in one.to_act:
            for part in (*OTHERS, "king", "cell.1", "secret.regality", "decline"):
                assert one.why_not(looking, part) == other.why_not(looking, part)
            if seen.total() % 8 == 0:
                greedy = GAME.bots["greedy"].choose
                assert greedy(left, seeded(7)) == greedy(right, seeded(7))
    assert seen["set-up"] > 20
    assert seen["game"] > 60


@pytest.mark.parametrize("variant", SECRET)
def test_every_sample_could_be_the_truth(variant: str) -> None:
    """It can be reached by moves that the seat was told of, with those hidden from it chosen in some way: its
    neutral tiles are dealt once each, and what was shown stays where it is.
    """
    for number in range(60):
        rng = seeded("truth", variant, number)
        state: Any = game_record(variant, number, 4 + int(rng.random() * 30)).end()
        for looking in (0, 1, PUBLIC):
            sample: Any = state.observation(looking).sample(rng)
            assert sample.observation(looking) == state.observation(looking)
            assert GAME.state.from_position(sample.position()) == sample
            assert [len(s) for s in sample.secret] == [len(s) for s in state.secret]
            assert sample.board == state.board
            assert sample.areas == state.areas


def test_every_hidden_tile_is_equally_likely() -> None:
    state = game_record("secret_random", 0, 4).end()
    own = state.secret[0]  # type: ignore[attr-defined]
    seen = state.observation(0)
    count = Counter(t for n in range(2_800) for t in seen.sample(seeded("even", n)).secret[1])  # type: ignore[attr-defined]
    assert set(count) == set(OTHERS) - set(own)
    assert all(320 < number < 480 for number in count.values()), "400 each"


def test_in_a_secret_draft_the_one_passed_on_is_among_three() -> None:
    for number in range(20):
        state: Any = game_record("secret_draft", number, 12).end()
        rng = seeded("three", number)
        kept: Counter[str] = Counter(t for _ in range(300) for t in state.observation(0).sample(rng).secret[1])
        three = list(state.passed[0])
        assert sum(kept[tile] for tile in three) == 300, "one of them every time"
        assert all(60 < kept[tile] < 140 for tile in three)
        assert len(kept) == 3 + 16 - 4 - 3, "and any tile that Regality has not seen"


def test_nobody_learns_who_got_what_before_it_is_shown() -> None:
    """The events that the other seat and a looker-on are told name no tile that is hidden from them."""
    for variant in SECRET:
        for number in range(40):
            record = game_record(variant, number, 12)
            end: Any = record.end()
            state: Any = record.start
            for seat, move in record.moves:
                state = state.play(seat, move, log := Log())
                for looking in (0, 1, PUBLIC):
                    other = (1 - looking,) if looking >= 0 else (0, 1)
                    secret = {tile for o in other for tile in end.secret[o]}
                    if looking >= 0:
                        secret -= {*end.passed[looking], *end.received[looking]}
                    told = repr([(event.facts, event.moved) for event in log.seen_by(looking)])
                    assert not any(f"'{tile}'" in told for tile in secret)


def test_chance_never_deals_what_somebody_holds() -> None:
    for variant in SECRET:
        for number in range(40):
            rng = seeded("deal", number)
            state: Any = GAME.start(variant=variant)
            dealt = []
            while state.queue:
                (seat,) = state.to_act
                move = pick(rng, pick_some(rng, state.legal_moves(seat), 1))
                if seat == CHANCE:
                    dealt.append(move)
                state = state.play(seat, move)
            assert len(set(dealt)) == len(dealt) == (8 if variant == "secret_draft" else 4)
