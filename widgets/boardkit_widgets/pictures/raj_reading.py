"""What Raj's picture needs to know, read once from an observation and the last events.

At a half-way stop the observation is the position before the move, and only the first events are told. The reading
lets those events happen on the picture: cards leave the hands, tiles leave the pot. Where the observation already
contains them, it changes nothing.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from boardkit.core.event import Event
from boardkit.core.names import HIDDEN, OPEN
from boardkit.games.raj.components import COLOURS, SET_ASIDE, value

CARDS = range(1, 16)


@dataclass(frozen=True)
class Round:
    """A resolved round, or as much of it as is told: cards by seat, those cancelled, who took what.

    `cancels` are the cards of the last tie, `next` the seat whose card counts after it, `kept` tiles that nobody took,
    `end` the last word of the last event's clause; "take" for both ways to take.
    """

    cards: tuple[str, ...]
    cancelled: frozenset[str] = frozenset()
    cancels: tuple[str, ...] = ()
    next: int | None = None
    taker: int | None = None
    taken: tuple[str, ...] = ()
    kept: tuple[str, ...] = ()
    end: str = "reveal"


@dataclass(frozen=True)
class Reading:
    """A position of Raj as one looker sees it; tuples are by seat. `me` is negative for a looker-on."""

    me: int
    tiles: tuple[str, ...]  # not turned up yet, those removed included
    removed: int  # tiles that will never be turned up
    pot: tuple[str, ...]
    won: tuple[tuple[str, ...], ...]
    unspent: tuple[tuple[str, ...], ...]
    aside: tuple[tuple[str, ...], ...]
    committed: tuple[bool, ...]
    choosing: tuple[bool, ...]
    hidden: tuple[int, ...]  # how many cards were set aside that the looker may not know
    chosen: tuple[str | None, ...]  # the cards committed, as far as the looker may know them
    over: bool
    last: Round | None
    stopped: bool

    @property
    def seats(self) -> range:
        """The seats at this table."""
        return range(len(self.won))

    @property
    def turned(self) -> int:
        """How many tiles have been turned up; the number of the round, once its tile lies there."""
        return len(self.pot) + sum(map(len, self.won))

    @property
    def bag(self) -> int:
        """How many tiles will still be turned up."""
        return len(self.tiles) - self.removed

    @property
    def rounds(self) -> int:
        """How many rounds this game has: a tile each. A lesson may use fewer than are in the box."""
        return self.turned + self.bag

    @property
    def sum(self) -> int:
        """What lies open, counted together."""
        return sum(map(value, self.pot))

    @property
    def mine(self) -> str | None:
        """The card that the looker has chosen for this round."""
        return self.chosen[self.me] if self.me >= 0 else None

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has most at the end; nobody before it."""
        best = max(map(self.score, self.seats))
        return tuple(seat for seat in self.seats if self.score(seat) == best) if self.over else ()

    def score(self, seat: int) -> int:
        """Treasures minus cobras."""
        return sum(map(value, self.won[seat]))

    def hand(self, seat: int) -> tuple[str, ...]:
        """The cards that this seat can still play; only for whom the looker may see."""
        return tuple(card for card in self.unspent[seat] if card not in self.aside[seat])

    def fresh(self, seat: int) -> tuple[str, ...]:
        """The tiles that this seat took last, which still lie on the table by its card."""
        return self.last.taken if self.last and self.last.taker == seat else ()

    def shows(self, seat: int) -> bool:
        """May the looker see this seat's hand?"""
        return self.me in (seat, OPEN)


def card_name(seat: int, number: int) -> str:
    """The engine's name of a card."""
    return f"{COLOURS[seat]}.{number}"


def read(seen: Any, told: Sequence[Event]) -> Reading:
    """The reading of an observation after these events."""
    players = len(seen.won)
    aside = tuple(getattr(seen, "aside", ())) or ((),) * players
    variant = bool(getattr(seen, "aside", ())) or bool(getattr(seen.options, "two_player_variant", False))
    commits = tuple(getattr(seen, "commits", None) or ()) or (None,) * players
    before = Reading(
        me=seen.seat,
        tiles=tuple(seen.tiles),
        removed=SET_ASIDE if variant else 0,
        pot=tuple(seen.pot),
        won=tuple(map(tuple, seen.won)),
        unspent=tuple(map(tuple, seen.unspent)),
        aside=tuple(tuple(card for card in cards if card != HIDDEN) for cards in aside),
        committed=tuple(commit is not None for commit in commits),
        choosing=tuple(seat in seen.to_act for seat in range(players)),
        hidden=tuple(tuple(cards).count(HIDDEN) for cards in aside),
        chosen=tuple(map(_card, commits)),
        over=not seen.to_act,
        last=None,
        stopped=False,
    )
    reading = before
    for event in told:
        reading = _happen(reading, event)
    return reading


def _card(commit: Any) -> str | None:
    """The card that a commitment names: a move is its parts, or their text."""
    if not commit or commit == HIDDEN:
        return None
    return str(commit if isinstance(commit, str) else commit[0])


def _happen(reading: Reading, event: Event) -> Reading:
    """The reading after one more event."""
    facts, last = event.facts, reading.last
    match event.clause:
        case "raj.round.reveal":
            cards = tuple(map(str, facts["cards"]))
            stopped = any(card in hand for card, hand in zip(cards, reading.unspent, strict=True))
            nobody = (False,) * len(cards)
            return replace(
                reading,
                unspent=tuple(tuple(c for c in hand if c not in cards) for hand in reading.unspent),
                last=Round(cards),
                stopped=stopped,
                # at a half-way stop the observation still knows of choices; they lie open now
                committed=nobody if stopped else reading.committed,
                choosing=nobody if stopped else reading.choosing,
                chosen=(None,) * len(cards) if stopped else reading.chosen,
            )
        case "raj.tie.cancel" if last:
            pair = tuple(facts["cards"])
            return replace(
                reading, last=replace(last, cancelled=last.cancelled.union(pair), cancels=pair, end="cancel")
            )
        case "raj.tie.next" if last:
            return replace(reading, last=replace(last, next=facts["seat"], end="next"))
        case "raj.take.highest" | "raj.take.lowest" if last:
            seat, tiles = facts["seat"], tuple(facts["tiles"])
            won = tuple(
                (*have, *(tile for tile in tiles if tile not in have)) if owner == seat else have
                for owner, have in enumerate(reading.won)
            )
            pot = tuple(tile for tile in reading.pot if tile not in tiles)
            return replace(reading, won=won, pot=pot, last=replace(last, taker=seat, taken=tiles, end="take"))
        case "raj.tie.carry" | "raj.tie.last" if last:
            end = event.clause.rpartition(".")[2]
            return replace(reading, last=replace(last, kept=tuple(facts["tiles"]), end=end))
        case "raj.round.turn-up":
            tile = facts["tile"]
            known = tile in reading.pot or any(tile in tiles for tiles in reading.won)
            rest = tuple(other for other in reading.tiles if other != tile)
            return reading if known else replace(reading, pot=(*reading.pot, tile), tiles=rest)
    return reading
