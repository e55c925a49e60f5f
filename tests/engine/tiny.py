"""A game of a few lines that uses the parts of the core which Raj leaves alone.

Chance deals each seat a purse, unevenly; all secretly set two marks on a dial, in any order; then seat after seat
has its dial opened and bids a number, walks a path of its own length, or passes, and another seat answers in the
middle of that turn. It is no game that anybody should play.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import ClassVar, Literal

from boardkit.core.ask import Ask
from boardkit.core.clause import Clause, Refusal, Rulebook
from boardkit.core.errors import Fault
from boardkit.core.event import Log
from boardkit.core.game import Game
from boardkit.core.names import CHANCE, EVERYBODY, Audience
from boardkit.core.options import Options, switch
from boardkit.core.rng import pick, pick_some, pick_weighted
from boardkit.core.source import Source, digest
from boardkit.core.state import State
from boardkit.core.text import Text

MARKS = ("sun", "moon", "star")
STEPS = ("step.a", "step.b", "step.c", "step.d")
PURSES = (1, 2, 3)
LONGEST_WALK, HIGHEST_BID = 3, 5
Marks = tuple[str, ...]


def clause(name: str, refuses: str = "", tells: str = "") -> Clause:
    """A clause whose words are the same in both languages, which is enough here."""
    texts = [Text(words, words) if words else None for words in (refuses, tells)]
    return Clause(f"tiny.{name}", Text(name, name), (1,), refuses=texts[0], tells=texts[1])


RULEBOOK = Rulebook(
    (
        clause("purse", tells="purse {purse} ({seat:Seat})"),
        clause("dial.two", refuses="{mark:name} leaves no second mark"),
        clause("dial.set", tells="all dials are set"),
        clause("turn.open", tells="{seat:Seat} {seat:show|shows} {marks:names}"),
        clause("turn.choose"),
        clause("turn.pass", tells="{seat:Seat} {seat:pass|passes}"),
        clause("bid.purse", refuses="{bid} is more than your {purse}", tells="{seat:Seat}: {bid:signed}"),
        clause("bid.least", refuses="{bid} is less than 1"),
        clause("walk.once", refuses="{step:name} was walked already", tells="walked {steps:names}"),
        clause("answer.purse", refuses="you cannot pay {bid}", tells="{seat:Seat}: {move}"),
        clause("end", tells="{seats:Seats} {seats:win|wins}"),
    )
)


@dataclass(frozen=True)
class TinyOptions(Options):
    """How many play."""

    players: int = switch(2, range(2, 4), Text("Players", "Players"))


class Tiny(State):
    """A position of the tiny game."""

    options: TinyOptions
    phase: Literal["deal", "dial", "turn", "answer", "over"]
    actor: int
    bid: int
    purse: tuple[int | None, ...]
    dial: tuple[Marks, ...]
    shown: tuple[Marks, ...]
    least: tuple[int, ...]
    points: tuple[int, ...]
    FIELDS = __slots__ = ("options", "phase", "actor", "bid", "purse", "dial", "shown", "least", "points")
    rulebook = RULEBOOK
    options_type = TinyOptions
    secrets: ClassVar[tuple[str, ...]] = ("purse", "dial")

    def __init__(self, options, phase, actor, bid, purse, dial, shown, least, points) -> None:
        self.options = options
        self.phase = phase
        self.actor = actor  # who is dealt to, or whose turn it is
        self.bid = bid
        self.purse = purse  # by seat; None before it is dealt
        self.dial = dial  # by seat; () once it is open
        self.shown = shown
        self.least = least  # by seat: what the purse is known to hold at least
        self.points = points

    @classmethod
    def start(cls, options: TinyOptions) -> "Tiny":
        n = options.players
        return cls(options, "deal", 0, 0, (None,) * n, ((),) * n, ((),) * n, (0,) * n, (0,) * n)

    @property
    def to_act(self) -> tuple[int, ...]:  # type: ignore[override]
        everybody = tuple(range(self.options.players))
        answering = ((self.actor + 1) % self.options.players,)
        return {"deal": (CHANCE,), "dial": everybody, "turn": (self.actor,), "answer": answering, "over": ()}[
            self.phase
        ]

    def ask(self, seat: int, prefix: Marks = ()) -> Ask:
        at = len(prefix)
        match self.phase:
            case "deal":
                return Ask("tiny.purse", () if at else tuple(f"purse.{n}" for n in PURSES), done=at == 1)
            case "dial" if at < 2:
                return Ask("tiny.dial.two", MARKS[MARKS.index(prefix[0]) + 1 :] if at else MARKS, unordered=True)
            case "answer":
                return Ask("tiny.answer.purse", () if at else ("take", "leave"), done=at == 1)
            case "turn" if not at:
                return Ask("tiny.turn.choose", ("bid", "walk", "pass"))
            case "turn" if prefix[0] == "bid" and at == 1:
                return Ask("tiny.bid.purse", range(1, HIGHEST_BID + 1))
            case "turn" if prefix[0] == "walk":
                return Ask("tiny.walk.once", STEPS if at <= LONGEST_WALK else (), done=at > 1)
        return Ask("tiny.turn.choose", done=True)

    def why(self, seat: int, prefix: Marks, part: str) -> Refusal | None:
        purse = self.purse[seat] or 0
        if self.phase == "dial" and not prefix and part == MARKS[-1]:
            return Refusal("tiny.dial.two", {"mark": part})
        if self.phase == "answer" and part == "take" and self.bid > purse:
            return Refusal("tiny.answer.purse", {"bid": self.bid})
        if self.phase == "turn" and prefix[:1] == ("bid",) and int(part) > purse:
            return Refusal("tiny.bid.purse", {"bid": int(part), "purse": purse})
        if self.phase == "turn" and prefix[:1] == ("bid",) and int(part) < 1:
            return Refusal("tiny.bid.least", {"bid": int(part)})
        return Refusal("tiny.walk.once", {"step": part}) if part in prefix else None

    def step(self, seat: int, move: str, log: Log | None = None) -> "Tiny":
        log = Log() if log is None else log
        first, *rest = move.split()
        if self.phase == "deal":
            purse = int(first.removeprefix("purse."))
            log("tiny.purse", seat=self.actor, purse=purse, audience=(self.actor,))
            last = self.actor + 1 == self.players
            dealt = self.replace(purse=put(self.purse, self.actor, purse), actor=0 if last else self.actor + 1)
            return dealt.replace(phase="dial") if last else dealt
        if self.phase == "answer":
            log("tiny.answer.purse", seat=seat, move=move)
            least = put(self.least, seat, max(self.least[seat], self.bid if move == "take" else 0))
            points = put(self.points, seat, self.points[seat] + (move == "take"))
            return self.replace(least=least, points=points, bid=0).next_turn(log)
        if first == "bid":
            log("tiny.bid.purse", seat=seat, bid=int(rest[0]))
            least = put(self.least, seat, max(self.least[seat], int(rest[0])))
            return self.replace(phase="answer", bid=int(rest[0]), least=least)
        if first == "walk":
            log("tiny.walk.once", steps=tuple(rest))
        else:
            log("tiny.turn.pass", seat=seat)
        return self.replace(points=put(self.points, seat, self.points[seat] + len(rest))).next_turn(log)

    def joint(self, moves: tuple[str, ...], log: Log | None = None) -> "Tiny":
        log = Log() if log is None else log
        log("tiny.dial.set")
        return self.replace(dial=tuple(tuple(move.split()) for move in moves), actor=-1).next_turn(log)

    def next_turn(self, log: Log) -> "Tiny":
        actor = self.actor + 1
        if actor == self.players:
            over = self.replace(phase="over", actor=0)
            log("tiny.end", seats=over.winners())
            return over
        log("tiny.turn.open", seat=actor, marks=self.dial[actor], reveals=True)
        dial, shown = put(self.dial, actor, ()), put(self.shown, actor, self.dial[actor])
        return self.replace(phase="turn", actor=actor, dial=dial, shown=shown)

    def returns(self) -> tuple[int, ...]:
        return self.points

    def weight(self, move: str) -> int:
        return int(move.removeprefix("purse."))

    def audience(self, seat: int, move: str) -> Audience:
        return {"deal": (self.actor,), "dial": (seat,)}.get(self.phase, EVERYBODY)

    def filled(self, rng: Random) -> "Tiny":
        purses, dials = [], []
        for seat, (purse, dial, least) in enumerate(zip(self.purse, self.dial, self.least, strict=True)):
            dealt = self.phase != "deal" or seat < self.actor
            fitting = [n for n in PURSES if n >= least]
            purses.append(pick_weighted(rng, fitting, fitting) if dealt and purse is None else purse)
            hidden = "?" in dial
            dials.append(tuple(sorted(pick_some(rng, MARKS, 2), key=MARKS.index)) if hidden else dial)
        return self.replace(purse=tuple(purses), dial=tuple(dials))

    def faults(self) -> Iterator[Fault]:
        n = self.options.players
        for field in ("purse", "dial", "shown", "least", "points"):
            if len(getattr(self, field)) != n:
                yield Fault(field, "tiny.turn.choose", {"players": n})
                return
        if not 0 <= self.actor < n:
            yield Fault("actor", "tiny.turn.choose", {"actor": self.actor})
        elif not 0 <= self.bid <= HIGHEST_BID:
            yield Fault("bid", "tiny.bid.purse", {"bid": self.bid})
        dealt = self.actor if self.phase == "deal" else n
        for seat in range(n):
            if self.purse[seat] not in (PURSES if seat < dealt else (None,)):
                yield Fault(f"purse[{seat}]", "tiny.purse", {})
            elif not 0 <= self.least[seat] <= (self.purse[seat] or 0):
                yield Fault(f"least[{seat}]", "tiny.bid.purse", {})
            closed = self.phase in ("turn", "answer") and seat > self.actor
            for field, full in (("dial", closed), ("shown", self.phase not in ("deal", "dial") and not closed)):
                if getattr(self, field)[seat] not in (PAIRS if full else ((),)):
                    yield Fault(f"{field}[{seat}]", "tiny.dial.two", {})


PAIRS = tuple((a, b) for i, a in enumerate(MARKS) for b in MARKS[i + 1 :])


def put(things, at, thing):
    return (*things[:at], thing, *things[at + 1 :])


def lazily(seen, rng: Random) -> str:
    """Takes the first or the last move there is."""
    return str(pick(rng, (seen.legal_moves()[0], seen.legal_moves()[-1])))


GAME = Game(
    name="tiny",
    title=Text("Tiny", "Tiny"),
    state=Tiny,
    rulebook=RULEBOOK,
    seats=(Text("South", "South"), Text("North", "North"), Text("East", "East")),
    own_bots={},
    source=Source("none", (digest("all of it"),), {}),
)
