"""Set-up and variants: what is dealt and picked, who sees it, and what a series carries over."""

from typing import Any

import pytest

from boardkit import CHANCE, Match
from boardkit.core.event import Log
from boardkit.core.names import HIDDEN, OPEN, PUBLIC
from boardkit.core.rng import seeded
from boardkit.core.series import Series
from boardkit.games.revolution.components import FACTIONS, OTHERS
from tests.engine.revolution_boards import ALL_TILES, GAME, NORTH, SOUTH, after, everything, legal, play, refused, table

VARIANTS = ("base", "old_style", "random", "secret_random", "draft", "secret_draft")


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("starter", ["regality", "religion"])
def test_every_variant_begins_with_the_citizen_of_its_starter(variant: str, starter: str) -> None:
    first = ("regality", "religion").index(starter)
    state: Any = GAME.start(variant=variant, starter=starter)
    rng = seeded(variant, starter)
    assert state.areas[first] == (*FACTIONS[first], "citizen")
    assert state.areas[1 - first] == tuple(FACTIONS[1 - first])
    while state.queue:
        assert everything(state) == ALL_TILES
        state = state.play(state.to_act[0], state.random_move(state.to_act[0], rng))
    assert everything(state) == ALL_TILES
    assert state.to_act == (first,)
    assert legal(state) == {f"citizen {cell}" for cell in range(1, 10)}
    own = {"random": (2, 2), "secret_random": (2, 2), "draft": (2, 3), "secret_draft": (2, 2)}.get(variant, (0, 0))
    drawn = [len(state.areas[seat]) + len(state.secret[seat]) - 7 - (seat == first) for seat in (first, 1 - first)]
    assert tuple(drawn) == own
    assert len(state.neutrals) == (5 if variant == "base" else 0)


def test_the_base_game_opens_five_and_refills_none() -> None:
    start = GAME.start()
    assert start.to_act == (CHANCE,)
    assert set(start.legal_moves(CHANCE)) == set(OTHERS)
    dealt = play(start, "samurai", "ninja", "bard", "artist", "sage")
    assert dealt.clauses == (*("setup.neutrals",) * 5, "turn.alternate")
    assert dealt.told[0].moved == (("samurai", "box", "neutrals"),)
    state = after(dealt.state, "citizen 5")
    assert state.to_act == (NORTH,)
    used = after(state, "ninja 1")
    assert used.neutrals == ("samurai", "bard", "artist", "sage")
    later = after(used, "5")
    assert later.neutrals == ("samurai", "bard", "artist", "sage")
    refusal = refused(later, "ninja")
    assert (refusal.clause, refusal.facts) == ("revolution.turn.choose", {"tile": "ninja", "where": "cell.1"})
    assert refused(later, "hierophant").facts["where"] == "area.religion"
    assert refused(later, "citizen").facts["where"] == "discard"
    assert refused(later, "dragon").facts["where"] == "box"
    assert refused(later, "cell.5").clause == "revolution.turn.tile-first"
    assert refused(later, "king queen").clause == "revolution.turn.one-tile"


def test_random_deals_two_each_openly() -> None:
    start = GAME.start(variant="random", starter="religion")
    done = play(start, "samurai", "ninja", "bard", "death")
    assert done.clauses == (*("random",) * 4, "turn.alternate")
    assert [event.facts["seat"] for event in done.told] == [1, 1, 0, 0, 1]
    assert done.state.areas == ((*FACTIONS[0], "bard", "death"), (*FACTIONS[1], "citizen", "samurai", "ninja"))
    for looking in (SOUTH, NORTH, PUBLIC):
        assert done.state.observation(looking).areas == done.state.areas


# ---- Draft


def test_a_draft_refuses_what_is_not_offered() -> None:
    start = after(GAME.start(variant="draft"), "samurai", "ninja", "bard", "artist", "sage")
    for tile in ("king", "dragon", "citizen"):
        refusal = refused(start, tile)
        assert refusal.clause == "revolution.draft.pick"
        assert refusal.right == ("samurai", "ninja", "bard", "artist", "sage")
    assert refused(after(start, "ninja"), "ninja").clause == "revolution.draft.pick"


# ---- Secrets


def secret_random() -> Any:
    """Regality has Samurai and Death, Religion has Ninja and Dragon."""
    return after(GAME.start(variant="secret_random"), "samurai", "death", "ninja", "dragon")


def test_secret_tiles_are_seen_by_their_owner_alone() -> None:
    state = secret_random()
    assert state.secret == (("samurai", "death"), ("ninja", "dragon"))
    assert state.observation(SOUTH).secret == (("samurai", "death"), (HIDDEN, HIDDEN))
    assert state.observation(NORTH).secret == ((HIDDEN, HIDDEN), ("ninja", "dragon"))
    assert state.observation(PUBLIC).secret == ((HIDDEN, HIDDEN), (HIDDEN, HIDDEN))
    assert state.observation(OPEN).secret == state.secret
    assert set(state.unseen) == set(OTHERS), "that they are not in the box is not public"
    assert set(state.unused) == set(OTHERS) - {"samurai", "death", "ninja", "dragon"}


def test_a_secret_tile_is_open_once_it_is_placed() -> None:
    state = after(secret_random(), "citizen 5")
    placed = play(state, "ninja 1")
    assert placed.told[0].reveals
    assert placed.told[0].moved == (("ninja", "secret.religion", "cell.1"),)
    assert placed.state.secret[NORTH] == ("dragon",)
    assert placed.state.shown[NORTH] == ("ninja",)
    assert "ninja" not in placed.state.unseen
    seen = placed.state.observation(SOUTH)
    assert all("ninja" not in seen.sample(seeded(n)).secret[NORTH] for n in range(20))
    refusal = refused(state, "samurai")
    assert refusal.facts["where"] == "box", "whether the other has it is not told"
    assert refused(state, "bard").facts == {"tile": "bard", "where": "box"}


def test_the_assassin_hits_hidden_tiles_blindly() -> None:
    state = after(
        GAME.start(variant="secret_random"), "samurai", "assassin", "ninja", "dragon", "citizen 5", "temple 9"
    )
    assassin = after(state, "assassin 1")
    open_tiles = {tile for tile in FACTIONS[1] if tile != "temple"}
    assert set(assassin.legal_moves(SOUTH)) == {*open_tiles, "secret.religion", "decline"}
    for hidden in ("ninja", "dragon"):
        assert refused(assassin, hidden).clause == "revolution.turn.power", "as for a tile that is not in play"
    chance = play(assassin, "secret.religion")
    assert chance.clauses == ("assassin.hidden",)
    assert chance.state.to_act == (CHANCE,)
    assert set(chance.state.legal_moves(CHANCE)) == {"ninja", "dragon"}
    hit = play(chance.state, "dragon")
    assert hit.clauses == ("assassin", "exile", "turn.alternate")
    assert hit.told[0].reveals
    assert hit.state.exiled == ("dragon",)
    assert hit.state.secret == (("samurai",), ("ninja",))
    assert everything(hit.state) == ALL_TILES


def test_or_as_an_option_not_at_all() -> None:
    start = GAME.start(variant="secret_random", assassin="open_only")
    assassin = after(start, "samurai", "assassin", "ninja", "dragon", "citizen 5", "temple 9", "assassin 1")
    assert "secret.religion" not in assassin.legal_moves(SOUTH)
    assert refused(assassin, "secret.religion").clause == "revolution.assassin.hidden"


def test_a_secret_draft_step_by_step() -> None:
    state = GAME.start(variant="secret_draft")
    state = after(state, "samurai", "ninja", "bard", "artist")
    assert state.drawn == (("samurai", "ninja", "bard", "artist"), ())
    assert state.to_act == (SOUTH,)
    assert refused(state, "sage").clause == "revolution.secret-draft.pick"
    first = play(state, "bard")
    assert first.clauses == ("secret-draft.pick", "secret", "secret-draft.pass")
    assert [event.audience for event in first.told] == [(SOUTH,), None, (SOUTH, NORTH)]
    assert first.state.to_act == (NORTH,)
    assert first.state.drawn == ((), ("samurai", "ninja", "artist"))
    assert refused(first.state, "bard").clause == "revolution.secret-draft.pick"
    second = play(first.state, "artist")
    assert second.clauses == ("secret-draft.pick", "secret", "secret-draft.out")
    assert second.told[2].audience == (NORTH,)
    assert second.state.secret == (("bard",), ("artist",))
    assert second.state.to_act == (CHANCE,)
    assert set(second.state.legal_moves(CHANCE)) == set(OTHERS) - {"samurai", "ninja", "bard", "artist"}
    last = after(second.state, "sage", "witch", "fairy", "tower", "tower", "sage")
    assert last.secret == (("bard", "sage"), ("artist", "tower"))
    assert last.passed == (("samurai", "ninja", "artist"), ("sage", "witch", "fairy"))
    assert last.received == (last.passed[1], last.passed[0])
    assert legal(last) == {f"citizen {cell}" for cell in range(1, 10)}
    assert everything(last) == ALL_TILES
    assert set(last.unused) == set(OTHERS) - {"samurai", "ninja", "bard", "artist", "sage", "witch", "fairy", "tower"}


def test_what_each_remembers_of_a_secret_draft() -> None:
    deals = ("samurai", "ninja", "bard", "artist", "bard", "artist", "sage", "witch", "fairy", "tower", "tower", "sage")
    state = after(GAME.start(variant="secret_draft"), *deals)
    south, north = state.observation(SOUTH), state.observation(NORTH)
    for number in range(60):
        rng = seeded("memory", number)
        seen_by_south = south.sample(rng)
        assert seen_by_south.secret[SOUTH] == ("bard", "sage")
        got = set(seen_by_south.secret[NORTH]) & {"samurai", "ninja", "artist"}
        assert len(got) == 1, "one of the three that Regality passed on"
        assert not set(seen_by_south.secret[NORTH]) & {"bard", "sage", "witch", "fairy"}
        seen_by_north = north.sample(rng)
        own = set(seen_by_north.secret[SOUTH]) & {"sage", "witch", "fairy"}
        assert len(own) == 1
        assert not set(seen_by_north.secret[SOUTH]) & {"artist", "tower", "samurai", "ninja"}
    assert len({south.sample(seeded(n)).secret[NORTH] for n in range(60)}) > 10


def test_when_the_game_is_over_everything_is_open() -> None:
    state, rng, log = secret_random(), seeded("over"), Log()
    while state.to_act:
        hidden = any(state.secret)
        assert (state.observation(PUBLIC).secret == state.secret) == (not hidden)
        state = state.play(state.to_act[0], state.random_move(state.to_act[0], rng), log)
    assert any(state.secret), "in this game somebody keeps a tile to the end"
    assert state.observation(PUBLIC).secret == state.secret
    assert any(event.reveals for event in log)


# ---- A series


def test_a_series_goes_on_with_the_neutral_tiles_that_are_left() -> None:
    state: Any = GAME.start()
    used: set[str] = set()
    rng = seeded("series")
    for number in range(4):
        pool = set(state.unseen)
        assert pool == (set(OTHERS) - used if number < 3 else set(OTHERS))
        while state.to_act:
            state = state.play(state.to_act[0], state.random_move(state.to_act[0], rng))
        used |= set(OTHERS) - set(state.unseen)
        lost = state.returns().index(-1) if -1 in state.returns() else None
        state = (before := state).next_start()
        assert state.options.starter == (before.options.starter if lost is None else ("regality", "religion")[lost])
        assert state.areas[state.turn][-1] == "citizen"


def test_a_draw_leaves_the_starter_and_a_loss_changes_it() -> None:
    four = ["1:king/S", "2:queen/S", "3:princess/S", "5:monk/N", "6:saint/N", "7:bishop/N", "8:temple/N"]
    drawn = after(table(*four, "4:citizen/#N", starter="religion"), "castle 9")
    assert drawn.returns() == (0, 0)
    assert drawn.next_start().options.starter == "religion"
    won = after(table(*four, "4:minister/S", starter="regality"), "castle 9")
    assert won.returns() == (1, -1)
    assert won.next_start().options.starter == "religion"
    assert won.next_start().turn == NORTH


def test_a_series_is_played_through_with_bots() -> None:
    series = Series(GAME, ["random", "random"], length=3, seed=4)
    starts = [series.match.moments[0].state]
    while not series.over:
        series.next_game()
        starts.append(series.match.moments[0].state)
    assert len(starts) == 3
    pools: list[Any] = [set(start.unseen) for start in starts]  # type: ignore[attr-defined]
    assert [len(pool) for pool in pools] == [16, 11, 6]
    assert pools[2] < pools[1] < pools[0]


def test_thrown_away_tiles_of_a_secret_draft_are_used_up() -> None:
    state: Any = GAME.start(variant="secret_draft")
    rng = seeded("thrown")
    drawn = []
    while state.to_act:
        if state.to_act == (CHANCE,) and state.queue[0].kind == "deal":
            drawn.append(state.draw(rng))
            state = state.play(CHANCE, drawn[-1])
        else:
            state = state.play(state.to_act[0], state.random_move(state.to_act[0], rng))
    assert len(drawn) == 8
    assert set(state.unused) == set(OTHERS) - set(drawn)
    assert set(state.next_start().unseen) == set(OTHERS) - set(drawn)


def test_a_match_finds_the_game_by_its_name_and_plays_it() -> None:
    match = Match(GAME, ["", "random"], seed=3, variant="old_style")
    match.play("citizen 5")
    assert match.state.to_act == (SOUTH,)
    assert len(match.moments) > 2
