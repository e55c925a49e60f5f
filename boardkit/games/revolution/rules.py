"""Regality vs. Religion: Revolution (Seiji Kanai and Hayato Kisaragi, 2010). The frame of the game, in the order of
the rulebook; the tiles' own sentences stand in `powers_faction` and `powers_neutral`.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import ClassVar

from boardkit.core.ask import Ask
from boardkit.core.clause import Refusal
from boardkit.core.errors import Fault
from boardkit.core.event import Log
from boardkit.core.names import CHANCE, EVERYBODY, Audience
from boardkit.core.state import State
from boardkit.games.revolution import ending, placing, variants
from boardkit.games.revolution.board import ALL, Piece, empty
from boardkit.games.revolution.change import FIELDS, BySeat, Change, Ended, Names, Task, put, with_
from boardkit.games.revolution.checks import faults
from boardkit.games.revolution.components import AT, CELLS, DECLINE, FACTIONS, OTHERS, TILES
from boardkit.games.revolution.hidden import filled, held
from boardkit.games.revolution.options import RevolutionOptions
from boardkit.games.revolution.power import Power, name_at
from boardkit.games.revolution.powers import active_power
from boardkit.games.revolution.rulebook import RULEBOOK
from boardkit.games.revolution.search_key import key

OVER: tuple[int, ...] = ()
BY_CHANCE = (CHANCE,)


class Revolution(State):
    """A position of Revolution: a tile is to be placed, or what stands first in the queue is to be done."""

    options: RevolutionOptions
    turn: int
    board: tuple[Piece | None, ...]
    areas: BySeat
    secret: BySeat
    neutrals: Names
    exiled: Names
    destroyed: Names
    unseen: Names
    shown: BySeat
    drawn: BySeat
    passed: BySeat
    received: BySeat
    silenced: tuple[tuple[str, str], ...]
    queue: tuple[Task, ...]
    last: bool
    ended: Ended
    FIELDS = FIELDS
    __slots__ = (*FIELDS, "to_act")

    rulebook = RULEBOOK
    options_type = RevolutionOptions
    secrets: ClassVar[tuple[str, ...]] = ("secret", "drawn", "passed", "received")

    def __init__(
        self,
        options: RevolutionOptions,
        turn: int,
        board: tuple[Piece | None, ...],
        areas: BySeat,
        secret: BySeat,
        neutrals: Names,
        exiled: Names,
        destroyed: Names,
        unseen: Names,
        shown: BySeat,
        drawn: BySeat,
        passed: BySeat,
        received: BySeat,
        silenced: tuple[tuple[str, str], ...],
        queue: tuple[Task, ...],
        last: bool,
        ended: Ended,
    ) -> None:
        self.options = options
        self.turn = turn  # whose turn it is; at the end, whose it was
        self.board = board  # nine squares by rows from the north-west
        self.areas = areas  # by seat: tiles not placed yet that lie open
        self.secret = secret  # by seat: those that the other has not seen
        self.neutrals = neutrals  # the open ones that both may choose
        self.exiled = exiled  # the discard pile: this part of it was exiled,
        self.destroyed = destroyed  # and this part destroyed
        self.unseen = unseen  # neutral tiles whose place is not public; the hidden ones are among them
        self.shown = shown  # by seat: tiles that were secret once and are not any more
        self.drawn = drawn  # by seat, Secret Draft: the tiles to pick one from
        self.passed = passed  # by seat, Secret Draft: the three passed on
        self.received = received  # by seat, Secret Draft: the three received
        self.silenced = silenced  # nullify="one": (square of the nullifying tile, square of the nullified one)
        self.queue = queue  # what must still be done before the next tile is placed
        self.last = last  # the last empty square has been filled: the game ends with this turn
        self.ended = ended  # by which of the two ends
        if ended:
            self.to_act = OVER
        elif not queue:
            self.to_act = (turn,)
        else:
            self.to_act = BY_CHANCE if queue[0].kind in ("deal", "exile") else (queue[0].seat,)

    # ---- Set-up

    @classmethod
    def start(cls, options: RevolutionOptions) -> "Revolution":
        """revolution.setup.factions, revolution.setup.starter"""
        return cls.set_up(options, OTHERS)

    @classmethod
    def set_up(cls, options: RevolutionOptions, others: Names) -> "Revolution":
        """A game whose neutral tiles come from `others`."""
        none: BySeat = ((), ())
        first = variants.starter(options)
        own = (tuple(FACTIONS[0]), tuple(FACTIONS[1]))
        areas = put(own, first, with_(own[first], "citizen"))
        return cls(
            options, first, (None,) * len(ALL), areas, none, (), (), (), others, none, none, none, none, (),
            variants.schedule(options), False, "",
        )  # fmt: skip

    def opening(self, log: Log) -> None:
        """What every game begins with, and who starts."""
        for clause in ("revolution.goal", "revolution.parts.board", "revolution.parts.tiles"):
            log(clause)
        for clause in ("revolution.setup.factions", "revolution.ally"):
            log(clause)
        log("revolution.setup.starter", seat=self.turn)
        if self.options.variant == "old_style":
            log("revolution.old-style")
        if not self.queue:
            log("revolution.turn.alternate", seat=self.turn)

    def next_start(self) -> "Revolution":
        """revolution.series: the loser starts, and the neutral tiles come from those not used yet, while they last."""
        lost = ending.loser(self.board, self.turn, self.ended, self.options) if self.ended else None
        start = type(self).start(self.options)
        options = start.options if lost is None else variants.with_starter(self.options, lost)
        unused = self.unused
        return self.set_up(options, unused if len(unused) >= variants.tiles_needed(options) else OTHERS)

    @property
    def unused(self) -> Names:
        """revolution.series: the neutral tiles that nobody has drawn in this game. Only OPEN can tell while it lasts."""
        away = held(self)
        return tuple([tile for tile in self.unseen if tile not in away])

    # ---- What is to be chosen now

    @property
    def placed(self) -> int:
        """The square of the tile whose power is to be used, or -1."""
        return AT[self.queue[0].place] if self.queue and self.queue[0].kind == "power" else -1

    @property
    def power(self) -> Power | None:
        """The power that is to be used now, if any."""
        return active_power(name_at(self.board, self.placed), self.options) if self.placed >= 0 else None

    @property
    def discard(self) -> Names:
        """The discard pile, exiled tiles first."""
        return self.exiled + self.destroyed

    def tiles(self, seat: int) -> Names:
        """revolution.turn.choose: the tiles among which a player may choose one to place."""
        if self.first_turn:
            return ("citizen",)
        return self.areas[seat] + self.secret[seat] + self.neutrals

    @property
    def first_turn(self) -> bool:
        """revolution.first.citizen: an empty board, and the Citizen with the one whose turn it is."""
        return "citizen" in self.areas[self.turn] and not any(self.board)

    def ask(self, seat: int, prefix: Names = ()) -> Ask:
        """The question of the queue's first task, or revolution.turn.choose, revolution.turn.place"""
        if self.queue:
            return self._ask_task(self.queue[0], prefix)
        if not prefix:
            return Ask("revolution.first.citizen" if self.first_turn else "revolution.turn.choose", TOUCHABLE)
        if len(prefix) == 1:
            return Ask("revolution.tower" if prefix[0] == "tower" else "revolution.turn.place", (*CELLS, *TILES))
        return Ask("revolution.turn.place", done=True)

    def _ask_task(self, task: Task, prefix: Names) -> Ask:
        if task.kind in ("deal", "exile"):
            clause = (
                variants.CLAUSES.get(self.options.variant, "") if task.kind == "deal" else "revolution.assassin.hidden"
            )
            return Ask(clause, () if prefix else self._chances(task), done=bool(prefix))
        if task.kind == "pick":
            return Ask(variants.PICKS[self.options.variant], () if prefix else tuple(TILES), done=bool(prefix))
        power = self.power
        if power is None or prefix == (DECLINE,):
            return Ask("revolution.power.active", done=True)
        parts = power.parts(self, self.placed, prefix)
        if not parts:
            return Ask(power.clause, done=True)
        tiles = tuple([tile for tile in TILES if tile not in parts])
        asks = power.asks(self, self.placed, prefix)
        return Ask(asks, (*parts, *tiles) if prefix else (*parts, DECLINE, *tiles))

    def why(self, seat: int, prefix: Names, part: str) -> Refusal | None:
        """What forbids a choice: `variants`, the power itself, or `placing`."""
        if not self.queue:
            return (
                placing.why_not_place(self, seat, part, prefix[0])
                if prefix
                else placing.why_not_choose(self, seat, part)
            )
        task = self.queue[0]
        if task.kind == "pick":
            return variants.why_not_pick(part, self._offered(task), self.options.variant)
        power = self.power
        if power is None or part == DECLINE:
            return None
        if part in TILES and part not in power.parts(self, self.placed, prefix):
            return Refusal("revolution.turn.power", {"tile": part, "power": name_at(self.board, self.placed)})
        return power.why(self, self.placed, prefix, part)

    def _offered(self, task: Task) -> Names:
        return variants.pickable(self.drawn[task.seat], self.neutrals, task)

    def _chances(self, task: Task) -> Names:
        return self.unused if task.kind == "deal" else self.secret[task.seat]

    def legal_moves(self, seat: int) -> Sequence[str]:
        """The same at once, for speed."""
        if seat not in self.to_act:
            return ()
        if not self.queue:
            tiles = self.tiles(seat)
            covered = ending.coverable(self.board, seat) if "tower" in tiles else ()
            return placing.placements(tiles, empty(self.board), covered)
        task = self.queue[0]
        if task.kind == "pick":
            return self._offered(task)
        power = self.power
        if power is None:
            return self._chances(task)
        return [*power.moves(self, self.placed), DECLINE]

    # ---- A turn: choose a tile, place it, use its power

    def step(self, seat: int, move: str, log: Log | None = None) -> "Revolution":
        """One choice: a tile placed, a power used or left alone, a pick, or a move of chance."""
        w = Change(self)
        task = self.queue[0] if self.queue else None
        if task is None:
            tile, cell = move.split()
            placing.place_tile(w, tile, AT[cell], log)
        elif task.kind == "deal":
            variants.deal(w, move, log)
        elif task.kind == "pick":
            variants.pick_tile(w, move, log)
        elif task.kind == "exile":
            placing.exile_hidden(w, task, move, log)
        else:
            placing.use_power(w, self.power, move, log)
        if task is not None and task.kind in ("deal", "pick") and not w.queue and log is not None:
            log("revolution.turn.alternate", seat=w.turn)
        return w.state(Revolution)

    # ---- The end

    def returns(self) -> tuple[int, int]:
        """revolution.goal: 1 for the winner, −1 for the loser; 0 after a draw, and while the game goes on."""
        lost = ending.loser(self.board, self.turn, self.ended, self.options) if self.ended else None
        return RETURNS[lost]

    # ---- Who may know what

    def audience(self, seat: int, move: str) -> Audience:
        """revolution.secret: what is dealt or picked in secret is seen by the one who gets it."""
        return variants.receives(self.queue[0]) if self.queue and self.queue[0].kind in ("deal", "pick") else EVERYBODY

    def filled(self, rng: Random) -> "Revolution":
        return filled(self, rng)

    def faults(self) -> Iterator[Fault]:
        return faults(self)

    def search_key(self) -> object:
        return key(self)


RETURNS = {None: (0, 0), 0: (-1, 1), 1: (1, -1)}

TOUCHABLE = (*TILES, *CELLS)
"""All that one may try to choose first, squares too: the answer says that the tile comes first."""
