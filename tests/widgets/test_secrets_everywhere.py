"""Twins: two worlds that differ only in what others hide from a looker give the same dump, whatever is dumped.

A hundred random games of the two-player variant, in each round before the cards are shown: everything that is synced,
saved and logged. The other world is the same record with the hidden moves replaced. Looking for the names of hidden
cards instead would find them anyway, among the cards of the world.
"""

import base64
import json
import zlib
from random import Random
from typing import Any, NamedTuple

import pytest

from boardkit import CHANCE, Match, game
from boardkit.core.names import PUBLIC
from boardkit.core.record import CODE_MARK, Move, Record, read
from boardkit.games.raj.components import CARDS, SET_ASIDE, TILES
from boardkit_widgets import Board

RAJ = game("raj")
START = RAJ.start(players=2, two_player_variant=True)
ROUNDS = 15 - SET_ASIDE
GAMES = 100


class Hand(NamedTuple):
    """One seat's cards: those set aside, and the others in the order in which they are played."""

    aside: tuple[str, ...]
    played: tuple[str, ...]


def dealt(rng: Random, seat: int) -> Hand:
    cards = rng.sample(CARDS[seat], 15)
    return Hand(tuple(cards[:SET_ASIDE]), tuple(cards[SET_ASIDE:]))


def other(rng: Random, hand: Hand, shown: int) -> Hand:
    """Another hand of which the same cards have been shown; another one is chosen now."""
    known, hidden = hand.played[:shown], [*hand.aside, *hand.played[shown:]]
    while True:
        mixed = rng.sample(hidden, len(hidden))
        made = Hand(tuple(mixed[:SET_ASIDE]), (*known, *mixed[SET_ASIDE:]))
        if made.played[shown] != hand.played[shown] and set(made.aside) != set(hand.aside):
            return made


def record(hands: tuple[Hand, Hand], tiles: list[str], number: int, chosen: tuple[int, ...], names: Any) -> Record:
    """A game up to its round `number`, counted from 0, in which `chosen` have chosen already."""
    moves: list[Move] = [(CHANCE, card) for hand in hands for card in hand.aside]
    for at in range(number + 1):
        moves.append((CHANCE, tiles[at]))
        moves += [(seat, hands[seat].played[at]) for seat in ((0, 1) if at < number else chosen)]
    return Record(RAJ, START, names, tuple(moves), seed="7")


def dump(board: Board, pictures: bool) -> str:
    """Everything that leaves Python for whoever looks: what is synced, saved, kept, logged and shown in print."""
    synced = {
        key: getattr(board, key)
        for key in board.trait_names(sync=True)
        if key[0] != "_" and key not in ("layout", "tooltip")
    }
    kept = synced["table"]["saved"]
    synced["table"] = {**synced["table"], "saved": {**kept, "code": opened(kept["code"])}}
    made = board.match.record
    saved = [unsealed(json.loads(made.text())), opened(made.code())]
    said = [board.match.names(), repr(board), repr(board.match), [str(trouble) for trouble in board.match.troubles]]
    printed = board.still() if pictures else {}
    return json.dumps([synced, saved, said, printed], sort_keys=True, ensure_ascii=False)


def opened(code: str) -> Any:
    """What anybody can read in a share code."""
    body = code.removeprefix(CODE_MARK)
    return (
        unsealed(json.loads(zlib.decompress(base64.urlsafe_b64decode(body + "=" * (-len(body) % 4))))) if body else ""
    )


def unsealed(data: dict[str, Any]) -> dict[str, Any]:
    """A save as it lies open. What is sealed, the save says of itself; without it nobody could go on."""
    assert bool(data["seal"]) is (data["secrets"] == "sealed")
    return {**data, "seal": bool(data["seal"])}


def sent(board: Board, do: str, **more: Any) -> None:
    board._told(board, {"do": do, "turn": board.choices["turn"], **more}, [])


def meddle(board: Board, rng: Random) -> None:
    """What a curious person does."""
    frame = rng.randrange(board.table["timeline"]["frames"])
    whims: list[list[dict[str, Any]]] = [
        [{"do": "why", "parts": [rng.choice(CARDS[1])]}],
        [{"do": "why", "parts": [rng.choice(CARDS[0])]}, {"do": "move", "parts": ["blue.3"]}],
        [{"do": "command", "name": "look", "args": {"at": frame, "by_event": rng.random() < 0.5}}],
        [{"do": "command", "name": "hint", "args": {}}],
        [{"do": "command", "name": "lang", "args": {"lang": "zh-Hant"}}],
        [{"do": "command", "name": "peek", "args": {"seat": 7}}, {"do": "command", "name": "load", "args": {}}],
    ]
    for message in rng.choice(whims):
        sent(board, **message)


class Worlds:
    """Two boards to which the same is done; whatever differs is a secret that got out."""

    def __init__(self, names: tuple[str, str]) -> None:
        self.boards = [Board(Match(RAJ, ["", ""], start=START), keep="here") for _ in range(2)]
        self.names = names
        self.differed = 0

    def show(self, records: list[Record], looker: int, what: int) -> None:
        dumps = []
        for board, shown in zip(self.boards, records, strict=True):
            board.timeline.at = None
            board.curtain.close()
            board.match.restore(shown)
            if looker >= 0 and board.curtain.needed:
                sent(board, "command", name="open", args={"seat": looker})
            assert board.seat == looker
            if what % 4 == 0:
                meddle(board, Random(what))
            dumps.append(dump(board, what % 5 == 0))
            board.lang = "en"
        assert dumps[0] == dumps[1]

    def reveal(self, records: list[Record]) -> None:
        """When the cards are shown the worlds part: this test can fail."""
        dumps = []
        for board, shown in zip(self.boards, records, strict=True):
            board.match.restore(shown)
            dumps.append(dump(board, pictures=False))
        self.differed += dumps[0] != dumps[1]


def play_through(worlds: Worlds, seed: int, looker: int) -> None:
    rng = Random(seed)
    hands, tiles = (dealt(rng, 0), dealt(rng, 1)), rng.sample(TILES, ROUNDS)
    for number in range(ROUNDS):
        # A bot has always chosen before a person is asked; of two people either may be the first.
        chosen = (1,) if "bot:" in worlds.names[1] else rng.choice([(), (1,), (0,)] if looker < 0 else [(), (1,)])
        hides = (1,) if looker == 0 else (0, 1)
        twin = tuple(other(rng, hands[s], number) if s in hides else hands[s] for s in (0, 1))
        both = [record(one, tiles, number, chosen, worlds.names) for one in (hands, (twin[0], twin[1]))]
        worlds.show(both, looker, rng.randrange(10**6))
        if number == seed % ROUNDS:
            worlds.reveal([record(one, tiles, number, (0, 1), worlds.names) for one in (hands, (twin[0], twin[1]))])


@pytest.mark.parametrize(
    ("names", "looker", "games"),
    [
        (("", "bot:random"), 0, GAMES // 2),
        (("Ann", "Ben"), 0, GAMES // 4),
        (("Ann", "Ben"), PUBLIC, GAMES // 4),
    ],
    ids=["against a bot", "Ann under the curtain", "the curtain is drawn"],
)
def test_whatever_leaves_python_is_the_same_in_both_worlds(names: Any, looker: int, games: int) -> None:
    worlds = Worlds(names)
    for seed in range(games):
        play_through(worlds, seed, looker)
    assert worlds.differed == games


def test_a_seal_can_be_broken_by_going_on_with_the_game_and_says_that_it_is_there() -> None:
    rng = Random(1)
    whole = record((dealt(rng, 0), dealt(rng, 1)), rng.sample(TILES, ROUNDS), 3, (1,), ("Ann", "Ben"))
    again = read(whole.code(), game)
    assert again.end() == whole.end()
    assert whole.to_json()["secrets"] == "sealed"
