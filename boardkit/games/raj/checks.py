"""What a position of Raj from outside may break. Its shape has been checked before.

A position may use only part of the box (five cards each and five tiles make a good lesson), but what it uses
must be able to be played to the end.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from boardkit.core.errors import Fault
from boardkit.core.names import CHANCE
from boardkit.games.raj.components import CARDS, SET_ASIDE, TILES

if TYPE_CHECKING:
    from boardkit.games.raj.rules import Names, Raj


def faults(raj: "Raj") -> Iterator[Fault]:
    """Every fault of a position, field by field."""
    players = raj.options.players
    for field, wanted in (
        ("unspent", players),
        ("won", players),
        ("aside", players if raj.options.two_player_variant else 0),
    ):
        if len(getattr(raj, field)) != wanted:
            yield Fault(field, "raj.parts.cards", {"lists": len(getattr(raj, field)), "players": players})
            return
    yield from _card_faults(raj)
    yield from _tile_faults(raj)
    yield from _turn_faults(raj)


def _card_faults(raj: "Raj") -> Iterator[Fault]:
    for seat, cards in enumerate(raj.unspent):
        if len(cards) > len(CARDS[seat]):
            yield Fault(f"unspent[{seat}]", "raj.parts.cards", {"cards": len(cards)})
        yield from _once_each(f"unspent[{seat}]", cards, CARDS[seat], "raj.setup.hand")
        if len(cards) != len(raj.unspent[0]):
            yield Fault(f"unspent[{seat}]", "raj.round.spent", {"cards": len(cards), "others": len(raj.unspent[0])})
    setting_aside = raj.to_act == (CHANCE,) and not raj.pot and not any(raj.won)
    for seat, cards in enumerate(raj.aside):
        yield from _once_each(f"aside[{seat}]", cards, raj.unspent[seat], "raj.variant.cards")
        all_before = all(len(earlier) == SET_ASIDE for earlier in raj.aside[:seat])
        if len(cards) > SET_ASIDE or (len(cards) < SET_ASIDE and not setting_aside) or (cards and not all_before):
            yield Fault(f"aside[{seat}]", "raj.variant.cards", {"cards": len(cards)})


def _tile_faults(raj: "Raj") -> Iterator[Fault]:
    seen: set[str] = set()
    places: list[tuple[str, Names]] = [("tiles", raj.tiles), ("pot", raj.pot)]
    places += [(f"won[{seat}]", tiles) for seat, tiles in enumerate(raj.won)]
    for field, tiles in places:
        yield from _once_each(field, tiles, TILES, "raj.parts.tiles")
        for tile in tiles:
            if tile in seen:
                yield Fault(field, "raj.parts.tiles", {"twice": tile})
        seen.update(tiles)


def _turn_faults(raj: "Raj") -> Iterator[Fault]:
    choosing = raj.to_act == tuple(range(raj.options.players))
    if not choosing and raj.to_act not in ((CHANCE,), ()):
        yield Fault("to_act", "raj.round.choose", {"to_act": list(raj.to_act)})
        return
    removed = SET_ASIDE if raj.aside else 0
    rounds = len(raj.unspent[0]) - removed
    if (rounds > 0) != (raj.to_act != ()):
        yield Fault("to_act", "raj.round.repeat", {"rounds left": rounds})
    elif len(raj.tiles) != rounds - choosing + removed:
        yield Fault("tiles", "raj.round.repeat", {"tiles": len(raj.tiles), "needed": rounds - choosing + removed})
    if choosing and not raj.pot:
        yield Fault("pot", "raj.round.turn-up", {"tiles": 0})


def _once_each(field: str, names: "Names", among: "Names", clause: str) -> Iterator[Fault]:
    for name in names:
        if name not in among:
            yield Fault(field, clause, {"not one of these": name[:40]})
            return
    if len(set(names)) < len(names):
        yield Fault(field, clause, {"twice": next(name for name in names if names.count(name) > 1)})
