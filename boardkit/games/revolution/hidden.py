"""What an observation leaves open in the secret variants, and how it can be dealt so that everything fits.

A player knows one's own tiles; in Secret Draft also the three that one has passed on, and the three that one has
received. `unseen` holds every neutral tile whose place is not public, the hidden ones among them.
"""

from random import Random
from typing import TYPE_CHECKING

from boardkit.core.names import HIDDEN
from boardkit.core.rng import pick, pick_some
from boardkit.games.revolution.change import BySeat, Names, in_order
from boardkit.games.revolution.components import SEATS

if TYPE_CHECKING:
    from boardkit.games.revolution.rules import Revolution


def held(s: "Revolution") -> frozenset[str]:
    """The tiles that somebody holds or has thrown away unseen: chance cannot deal them again."""
    return frozenset([tile for field in (s.secret, s.drawn, s.passed, s.received) for names in field for tile in names])


class Deal:
    """Deals what is hidden. Each tile that is unknown to the one who looks is equally likely."""

    def __init__(self, s: "Revolution", rng: Random) -> None:
        self.s = s
        self.rng = rng
        self.pool = [tile for tile in s.unseen if tile not in held(s)]

    def deal(self, number: int) -> Names:
        dealt = pick_some(self.rng, self.pool, number)
        self.pool = [tile for tile in self.pool if tile not in dealt]
        return dealt

    def whole(self) -> "Revolution":
        """The position with all holes filled."""
        s = self.s
        if s.options.variant == "secret_random":
            dealt = [in_order(self.deal(len(names))) if HIDDEN in names else names for names in s.secret]
            return s.replace(secret=tuple(dealt))
        triples = [self.known_triple(seat) for seat in SEATS]
        secret, drawn, received = zip(*[self.seat(seat, triples[seat]) for seat in SEATS], strict=True)
        return s.replace(
            secret=self.holes(s.secret, secret),
            drawn=self.holes(s.drawn, drawn),
            passed=self.holes(s.passed, (received[1], received[0])),
            received=self.holes(s.received, received),
        )

    @staticmethod
    def holes(seen: BySeat, filled: BySeat) -> BySeat:
        """What is seen stays as it is."""
        return (filled[0] if HIDDEN in seen[0] else seen[0], filled[1] if HIDDEN in seen[1] else seen[1])

    def known_triple(self, seat: int) -> Names | None:
        """The three tiles that a seat received, if whoever looks knows them; () before it received any."""
        for triple in (self.s.received[seat], self.s.passed[1 - seat]):
            if HIDDEN not in triple:
                return triple
        return None

    def seat(self, seat: int, triple: Names | None) -> tuple[Names, Names, Names]:
        """One seat's hidden tiles, the tiles it is choosing from, and the three that it received."""
        s = self.s
        own, got = self.taken(seat, triple)
        if own == HIDDEN:
            (own,) = self.deal(1)
        if got == HIDDEN:
            fitting = [tile for tile in triple if tile in s.unseen] if triple else list(self.deal(1))
            got = pick(self.rng, fitting)
        if triple is None:
            triple = in_order((got, *self.deal(2)) if got else self.deal(3))
        secret = in_order([tile for tile in (own, got) if tile and tile not in s.shown[seat]])
        choosing = bool(triple) and not got
        return secret, triple if choosing else in_order(self.deal(len(s.drawn[seat]))), triple

    def taken(self, seat: int, triple: Names | None) -> tuple[str, str]:
        """What a seat took from its own four, and from the other's three: a tile, `HIDDEN`, or "" for not yet."""
        s = self.s
        names = [*s.shown[seat], *s.secret[seat]]
        has_own = bool(s.passed[seat])
        has_got = len(names) > has_own
        if triple is None:
            names = list(pick_some(self.rng, names, len(names)))
            return names.pop() if has_own else "", names.pop() if has_got else ""
        own = next((tile for tile in names if tile != HIDDEN and tile not in triple), HIDDEN)
        got = next((tile for tile in names if tile in triple), HIDDEN)
        return own if has_own else "", got if has_got else ""


def filled(s: "Revolution", rng: Random) -> "Revolution":
    """revolution.secret: any of the tiles that one has not seen may be the hidden ones."""
    if HIDDEN not in held(s):
        return s.replace()
    return Deal(s, rng).whole()
