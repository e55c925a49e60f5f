"""Every sentence of the rulebook is said: each refusal and each event of each clause occurs, in both languages.

The contract's tests look at a few random games, in which much is too rare; these look at many, with all options.
"""

import re
from functools import cache
from typing import Any

import pytest

from boardkit.core.clause import Refusal
from boardkit.core.event import Event, Log
from boardkit.core.rng import pick, seeded
from boardkit.core.series import Series
from boardkit.core.text import LANGUAGES, Voice
from boardkit.games.revolution.components import FACTIONS, NEUTRALS, TILES, label
from boardkit.games.revolution.japanese import JAPANESE
from tests.engine.revolution_boards import GAME, play, table
from tests.engine.test_revolution_properties import VARIANTS, any_options

MOST_GAMES = 700
NO_TILE_NEXT = table("1:king/S", north=[])
"""Random players hardly ever run out of tiles."""


def clicks(state: Any, seat: int) -> list[Refusal]:
    """The answers to everything that can be chosen wrongly, at the first part and after each legal one."""
    found = []
    prefixes: list[tuple[str, ...]] = [(), *((move.split()[0],) for move in dict.fromkeys(state.legal_moves(seat)))]
    for prefix in dict.fromkeys(prefixes):
        found += [state.why(seat, prefix, part) for part in state.ask(seat, prefix).parts]
    return [refusal for refusal in found if refusal is not None]


@cache
def said() -> tuple[dict[str, Refusal], dict[str, Event]]:
    """A refusal and an event of every clause that random games cause, by its id."""
    refused: dict[str, Refusal] = {}
    told = {event.clause: event for event in play(NO_TILE_NEXT, "castle 9").told}
    told |= {event.clause: event for event in Series(GAME, ["random", "random"]).match.moments[0].events}
    book = GAME.rulebook
    wanted = {c.id for c in book.own if c.refuses}, {c.id for c in book.own if c.tells}
    for number in range(MOST_GAMES):
        rng = seeded("sentences", number)
        state: Any = GAME.state.start(any_options(pick(rng, VARIANTS), rng))
        state.opening(log := Log())
        while state.to_act:
            (seat,) = state.to_act
            if seat >= 0 and (number % 4 == 0 or state.options.end_rule == "e2"):
                refused |= {refusal.clause: refusal for refusal in clicks(state, seat)}
            state = state.step(seat, state.random_move(seat, rng), log)
        told |= {event.clause: event for event in log}
        if wanted[0] <= refused.keys() and wanted[1] <= told.keys():
            break
    return refused, told


def test_every_refusal_occurs() -> None:
    refused, _ = said()
    assert {clause.id for clause in GAME.rulebook.own if clause.refuses} == refused.keys()


def test_every_event_occurs() -> None:
    _, told = said()
    assert {clause.id for clause in GAME.rulebook.own if clause.tells} <= told.keys()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_fills_its_blanks(lang: str) -> None:
    refused, told = said()
    for me in (None, 0, 1):
        voice = Voice(lang, label, ("Ann", "Bob"), me=me)
        sentences = [GAME.rulebook.refusal(refusal, voice) for refusal in refused.values()]
        sentences += [GAME.rulebook.event(event.clause, event.facts, voice) for event in told.values()]
        for sentence in sentences:
            assert sentence
            assert not {"{", "}"} & set(sentence)
            assert "None" not in sentence
            assert not re.search(r"\b(cell|line|group|area|secret)\.[a-z0-9]", sentence)


def test_every_name_has_a_label_in_both_languages() -> None:
    names = [*TILES, *(f"cell.{n}" for n in range(1, 10)), "decline", "use", "discard", "box", "neutrals"]
    names += [f"line.{side}" for side in ("n", "ne", "e", "se", "s", "sw", "w", "nw")] + ["group.orth", "group.diag"]
    names += [f"{kind}.{side}" for kind in ("area", "secret", "drawn") for side in ("regality", "religion")]
    assert all(label(name) != (name, name) for name in names)
    assert len({label(name) for name in names}) == len(names)
    assert label("nonsense") == ("nonsense", "nonsense")


def test_every_tile_has_three_names() -> None:
    assert JAPANESE.keys() == TILES.keys()
    for name, tile in TILES.items():
        assert tile.en.isascii()
        assert not tile.zh.isascii()
        assert not JAPANESE[name].isascii()
    assert (*TILES["king"], JAPANESE["king"]) == ("King", "國王", "王")
    assert (TILES["saint"], TILES["fortune-teller"]) == (("Saint", "聖女"), ("Fortune-teller", "占卜師"))
    assert JAPANESE["fortune-teller"] == "占い師"
    assert [len(faction) for faction in FACTIONS] == [7, 7]
    assert len(NEUTRALS) == 17
