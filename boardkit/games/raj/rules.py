"""Raj (Hol's der Geier), Alex Randolph 1988. From top to bottom this is the rulebook."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from random import Random
from typing import ClassVar

from boardkit.core.ask import Ask
from boardkit.core.clause import Refusal
from boardkit.core.errors import Fault
from boardkit.core.event import Log
from boardkit.core.names import CHANCE, EVERYBODY, HIDDEN, Audience
from boardkit.core.rng import pick, pick_some
from boardkit.core.state import State
from boardkit.games.raj.checks import faults
from boardkit.games.raj.components import CARDS, COLOURS, ON_TABLE, SET_ASIDE, TILES, value
from boardkit.games.raj.options import RajOptions
from boardkit.games.raj.rulebook import RULEBOOK

Names = tuple[str, ...]
TURN_UP = (CHANCE,)
OVER = ()
ALL_SEATS = tuple(tuple(range(players)) for players in range(6))


class Raj(State):
    """A position of Raj: either a tile is about to be turned up, or all are choosing a card."""

    options: RajOptions
    unspent: tuple[Names, ...]
    aside: tuple[Names, ...]
    tiles: Names
    pot: Names
    won: tuple[Names, ...]
    to_act: tuple[int, ...]
    FIELDS = __slots__ = ("options", "unspent", "aside", "tiles", "pot", "won", "to_act")

    rulebook = RULEBOOK
    options_type = RajOptions
    secrets: ClassVar[tuple[str, ...]] = ("aside",)

    def __init__(
        self,
        options: RajOptions,
        unspent: tuple[Names, ...],
        aside: tuple[Names, ...],
        tiles: Names,
        pot: Names,
        won: tuple[Names, ...],
        to_act: tuple[int, ...],
    ) -> None:
        self.options = options
        self.unspent = unspent  # by seat: cards not played yet; in the variant those set aside are among them
        self.aside = aside  # by seat: which of these are set aside; () without the variant
        self.tiles = tiles  # not turned up yet, in no order: chance decides when one is turned up
        self.pot = pot  # the tiles that lie open, in the order in which they were turned up
        self.won = won  # by seat: tiles taken
        self.to_act = to_act

    # ---- Set-up

    @classmethod
    def start(cls, options: RajOptions) -> "Raj":
        """raj.setup.hand, raj.setup.tiles: all cards in hand, all tiles face down."""
        nothing: tuple[Names, ...] = ((),) * options.players
        aside = nothing if options.two_player_variant else ()
        return cls(options, CARDS[: options.players], aside, TILES, (), nothing, TURN_UP)

    def opening(self, log: Log) -> None:
        """raj.goal, raj.parts.cards, raj.setup.hand, raj.parts.tiles, raj.setup.tiles; raj.variant.tiles, raj.variant.rounds"""
        for clause in ("raj.goal", "raj.parts.cards", "raj.setup.hand", "raj.parts.tiles", "raj.setup.tiles"):
            log(clause)
        if self.options.two_player_variant:
            log("raj.variant.tiles")
            log("raj.variant.rounds")

    def _setting_aside(self) -> int | None:
        """raj.variant.cards: the seat that loses a card unseen now, if any."""
        return next((seat for seat, cards in enumerate(self.aside) if len(cards) < SET_ASIDE), None)

    # ---- A round: a tile is turned up, everybody chooses a card

    def ask(self, seat: int, prefix: Names = ()) -> Ask:
        """raj.round.turn-up, raj.round.choose"""
        if seat != CHANCE:
            return Ask("raj.round.choose", () if prefix else ON_TABLE[seat], done=bool(prefix))
        losing = self._setting_aside()
        if losing is None:
            return Ask("raj.round.turn-up", () if prefix else self.tiles, done=bool(prefix))
        return Ask("raj.variant.cards", () if prefix else self.unspent[losing], done=bool(prefix))

    def why(self, seat: int, prefix: Names, part: str) -> Refusal | None:
        """raj.round.choose, raj.setup.hand, raj.round.spent, raj.variant.cards"""
        losing = self._setting_aside() if seat == CHANCE else None
        if losing is not None:
            return Refusal("raj.variant.cards", {"card": part}) if part in self.aside[losing] else None
        if seat == CHANCE:
            return None
        if part == "bag":
            return Refusal("raj.round.turn-up", {})
        if part.partition(".")[0] not in COLOURS:
            return Refusal("raj.round.choose", {"part": part})
        if part not in CARDS[seat]:
            return Refusal("raj.setup.hand", {"card": part})
        if part not in self.unspent[seat]:
            return Refusal("raj.round.spent", {"card": part})
        if self.aside and part in self.aside[seat]:
            return Refusal("raj.variant.cards", {"card": part})
        return None

    def legal_moves(self, seat: int) -> Sequence[str]:
        """The same at once, for speed."""
        if seat not in self.to_act:
            return ()
        if not self.aside:
            return self.unspent[seat] if seat >= 0 else self.tiles
        losing = self._setting_aside() if seat == CHANCE else seat
        return self.tiles if losing is None else self.hand(losing)

    def draw(self, rng: Random) -> str:
        """raj.setup.tiles: every tile that lies face down is equally likely (and every card to be removed)."""
        return pick(rng, self.legal_moves(CHANCE) if self.aside else self.tiles)

    def step(self, seat: int, move: str, log: Log | None = None) -> "Raj":
        """raj.round.turn-up: the tile joins what lies open; everybody chooses a card."""
        if self.aside and (losing := self._setting_aside()) is not None:
            return self._set_aside(losing, move, log)
        pot = self.pot + (move,)
        if log is not None:
            log(
                "raj.round.turn-up",
                tile=move,
                sum=total(pot),
                highest=total(pot) >= 0,
                moved=((move, "bag", "pot"),),
            )
            if self.pot:
                log("raj.pot.sum", tiles=pot, sum=total(pot), highest=total(pot) >= 0)
        at = self.tiles.index(move)
        tiles = self.tiles[:at] + self.tiles[at + 1 :]
        return Raj(self.options, self.unspent, self.aside, tiles, pot, self.won, ALL_SEATS[len(self.unspent)])

    def _set_aside(self, seat: int, card: str, log: Log | None) -> "Raj":
        """raj.variant.cards"""
        if log is not None:
            places = (card, f"hand.{COLOURS[seat]}", f"aside.{COLOURS[seat]}")
            log("raj.variant.cards", seat=seat, card=card, moved=(places,), audience=(seat,))
        gone = (
            *self.aside[:seat],
            tuple(sorted((*self.aside[seat], card), key=value)),
            *self.aside[seat + 1 :],
        )
        return self.replace(aside=gone)

    # ---- The cards are shown together; somebody takes what lies open, or nobody does

    def joint(self, moves: Names, log: Log | None = None) -> "Raj":
        """raj.round.reveal, raj.round.spent, raj.take.highest, raj.take.lowest, raj.tie.carry, raj.tie.last"""
        unspent = tuple(map(without, self.unspent, moves))
        turn = TURN_UP if len(unspent[0]) > (SET_ASIDE if self.aside else 0) else OVER
        pot = self.pot
        highest = total(pot) >= 0
        if log is not None:
            log(
                "raj.round.reveal",
                cards=moves,
                reveals=True,
                moved=tuple([(c, f"hand.{s}", f"table.{s}") for c, s in zip(moves, COLOURS, strict=False)]),
            )
        seat = taker(moves, highest, self.options.tie_policy, log)
        if seat is None:
            after = Raj(self.options, unspent, self.aside, self.tiles, pot, self.won, turn)
            if log is not None:
                log("raj.tie.carry" if turn else "raj.tie.last", tiles=pot, sum=total(pot))
        else:
            won = self.won[:seat] + (self.won[seat] + pot,) + self.won[seat + 1 :]
            after = Raj(self.options, unspent, self.aside, self.tiles, (), won, turn)
            if log is not None:
                to = f"won.{COLOURS[seat]}"
                clause = "raj.take.highest" if highest else "raj.take.lowest"
                log(
                    clause,
                    seat=seat,
                    card=moves[seat],
                    tiles=pot,
                    sum=total(pot),
                    moved=tuple([(t, "pot", to) for t in pot]),
                )
        if log is not None and not turn:
            after._tell_the_end(log)
        return after

    # ---- The end

    def _tell_the_end(self, log: Log) -> None:
        """raj.round.repeat, raj.variant.hidden, raj.end.score, raj.end.winner"""
        log("raj.round.repeat")
        if self.aside:
            log("raj.variant.hidden", tiles=self.tiles, cards=tuple(sum(self.aside, ())), reveals=True)
        for seat, tiles in enumerate(self.won):
            treasures = tuple([tile for tile in tiles if value(tile) > 0])
            cobras = tuple([tile for tile in tiles if value(tile) < 0])
            log("raj.end.score", seat=seat, treasures=total(treasures), cobras=-total(cobras), score=total(tiles))
        log("raj.end.winner", seats=self.winners(), scores=self.scores())

    def scores(self) -> tuple[int, ...]:
        """raj.end.score: treasures minus cobras, by seat."""
        return tuple([total(tiles) for tiles in self.won])

    def returns(self) -> tuple[int, ...]:
        """raj.goal: everybody wants points. raj.end.winner: those with most have won."""
        return self.scores()

    @property
    def unclaimed(self) -> Names:
        """raj.tie.last: what lies open at the end is nobody's."""
        return () if self.to_act else self.pot

    # ---- Who may know what

    def hand(self, seat: int) -> Names:
        """The cards that a seat can still play. In the variant only its owner (or OPEN) can tell."""
        return tuple([c for c in self.unspent[seat] if c not in self.aside[seat]]) if self.aside else self.unspent[seat]

    def audience(self, seat: int, move: str) -> Audience:
        """raj.variant.hidden: a removed card shows only in its owner's hand, by not being there."""
        if seat == CHANCE and move not in TILES:
            return (COLOURS.index(move.partition(".")[0]),)
        return EVERYBODY

    def filled(self, rng: Random) -> "Raj":
        """raj.variant.hidden: any of the cards not played may be those removed."""
        if not any(HIDDEN in cards for cards in self.aside):
            return self.replace()
        return self.replace(
            aside=tuple(
                [
                    tuple(sorted(pick_some(rng, unspent, len(cards)), key=value)) if HIDDEN in cards else cards
                    for unspent, cards in zip(self.unspent, self.aside, strict=True)
                ]
            )
        )

    def faults(self) -> Iterator[Fault]:
        return faults(self)


def without(cards: Names, card: str) -> Names:
    """raj.round.spent: a played card leaves the game."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


@lru_cache(1 << 16)
def total(tiles: Names) -> int:
    """raj.pot.sum: what lies open counts together, and 0 counts as a treasure."""
    return sum(map(value, tiles))


def taker(cards: Names, highest: bool, tie_policy: str, log: Log | None = None) -> int | None:
    """raj.take.highest, raj.take.lowest; raj.tie.cancel, raj.tie.next: equal cards cancel, and the next one counts.

    The seat that takes the tiles, or None when all cards have cancelled each other.
    """
    values = list(map(value, cards))
    left = values
    while left:
        best = max(left) if highest else min(left)
        if left.count(best) == 1:
            seat = values.index(best)
            if log is not None and log[-1].clause == "raj.tie.cancel":
                log("raj.tie.next", seat=seat, card=cards[seat], highest=highest)
            return seat
        if log is not None:
            log("raj.tie.cancel", cards=tuple([card for card in cards if value(card) == best]), number=best)
        if tie_policy == "carry":
            return None
        left = [number for number in left if number != best]
    return None
