"""The game contract: what a game writes, and what everybody else may then call.

A game writes a class of states with the methods under "A game writes". Everything under "Derived" comes from
them, once, here and in the modules beside this one. A state never changes; its methods give new states.

A move is one decision of the rulebook as text: engine names separated by spaces, the first being what one
touches (`"red.7"`, `"hierophant cell.1"`). What is typed, logged and saved is what is played.
"""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Self

from boardkit.core import choosing
from boardkit.core.ask import Ask
from boardkit.core.clause import Refusal, Rulebook
from boardkit.core.errors import Fault, IllegalMove, PositionError
from boardkit.core.event import Log
from boardkit.core.names import CHANCE, EVERYBODY, HIDDEN, OPEN, Audience
from boardkit.core.options import Options
from boardkit.core.rng import pick, pick_weighted
from boardkit.core.value import Value

if TYPE_CHECKING:
    from random import Random

    from boardkit.core.observation import Observation


def hole(secret: Any) -> Any:
    """What stands in an observation for a secret: its size, if it has one, and nothing else."""
    return (HIDDEN,) * len(secret) if isinstance(secret, tuple) else None


class State(Value):
    """A position of a game."""

    __slots__ = ()

    # ---- A game writes -------------------------------------------------------------------------------------

    rulebook: ClassVar[Rulebook]
    secrets: ClassVar[tuple[str, ...]] = ()
    """Fields indexed by seat of which each entry is its owner's secret, until the game is over."""

    options_type: ClassVar[type[Options]]
    options: Options
    """A field: which rules are played."""

    to_act: tuple[int, ...]
    """A field or property: who decides now. Several seats, one seat, `(CHANCE,)`, or `()` when it is over."""

    @classmethod
    def start(cls, options: Any) -> Self:
        """The first position of a game with these options."""
        raise TypeError(f"{cls.__name__} does not say how it starts")

    def opening(self, log: Log) -> None:
        """Tells what is laid out before the first move: only of a position that `start` has made."""

    def ask(self, seat: int, prefix: tuple[str, ...] = ()) -> Ask:
        """The question put to a seat (or to chance) that has chosen `prefix`, which must be legal so far."""
        raise TypeError(f"{type(self).__name__} does not say what it asks")

    def why(self, seat: int, prefix: tuple[str, ...], part: str) -> Refusal | None:
        """The clause that forbids `part`, one of those asked among, after `prefix`; None if none does.

        Where a number is asked for, `part` may lie outside the range: what bounds it is named here, too.
        """
        return None

    def step(self, seat: int, move: str, log: Log | None = None) -> Self:
        """The position after a legal move of one seat or of chance. Not checked."""
        raise TypeError(f"{type(self).__name__} has no moves of one seat")

    def joint(self, moves: tuple[str, ...], log: Log | None = None) -> Self:
        """The position after all of `to_act` have moved at once, `moves` in their order. Not checked."""
        raise TypeError(f"{type(self).__name__} has no moves of several seats at once")

    def returns(self) -> tuple[float, ...]:
        """Each seat's result: what it wants as much of as it can get. Points so far, while the game goes on."""
        raise TypeError(f"{type(self).__name__} does not say who has what")

    def audience(self, seat: int, move: str) -> Audience:
        """Who sees what this move is, once it counts."""
        return EVERYBODY

    def filled(self, rng: "Random") -> Self:
        """A whole position that fits this one with holes and what was publicly seen."""
        return self

    def weight(self, move: str) -> int:
        """How often chance makes this move, beside the others."""
        return 1

    def faults(self) -> Iterator[Fault]:
        """What a position from outside breaks, field by field; its shape has been checked already."""
        return iter(())

    def legal_moves(self, seat: int) -> Sequence[str]:
        """Every legal move of a seat or of chance, as text. A game may say it faster than `ask` and `why`."""
        return tuple(choosing.whole_moves(self, seat))

    def draw(self, rng: "Random") -> str:
        """One move of chance, by the weights. A game writes this where chance cannot be listed."""
        moves = self.legal_moves(CHANCE)
        if type(self).weight is State.weight:
            return pick(rng, moves)
        return pick_weighted(rng, moves, [self.weight(move) for move in moves])

    def search_key(self) -> object:
        """What still matters for the rest of the game: equal keys, equal futures."""
        return self

    def winners(self) -> tuple[int, ...]:
        """Those with the best result; () while the game goes on."""
        if self.to_act:
            return ()
        result = self.returns()
        return tuple(seat for seat, value in enumerate(result) if value == max(result))

    def next_start(self) -> "State":
        """The first position of the next game of a series: the same options, unless a game carries something over."""
        return self.start(self.options)

    # ---- Derived: moving -----------------------------------------------------------------------------------

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.options.players

    @property
    def committed(self) -> tuple[int, ...]:
        """Seats that have chosen already where all choose at once."""
        return ()

    def play(self, seat: int, move: str | Sequence[str], log: Log | None = None) -> "State":
        """The position after a move; `IllegalMove`, which says which clause it breaks, if it is not legal."""
        refusal = choosing.why_not(self, seat, move, whole=True)
        if refusal:
            raise IllegalMove(refusal, " ".join(choosing.parts_of(move)), self.rulebook)
        return self.after(seat, " ".join(choosing.parts_of(move)), log)

    def after(self, seat: int, move: str, log: Log | None = None) -> "State":
        """The same without the check: for search and playouts."""
        if len(self.to_act) == 1:
            return self.step(seat, move, log)
        from boardkit.core.pending import Pending

        return Pending(self, (None,) * len(self.to_act)).after(seat, move, log)

    def take_back(self, seat: int) -> "State":
        """The position with a seat's commitment withdrawn; ValueError if it has made none."""
        raise ValueError(f"seat {seat} has chosen nothing that could be taken back")

    # ---- Derived: choosing ---------------------------------------------------------------------------------

    def choices(self, seat: int, prefix: str | Sequence[str] = ()) -> Ask:
        """The question after `prefix`, with the legal parts only; none after a prefix that is not legal itself."""
        return choosing.choices(self, seat, choosing.parts_of(prefix))

    def why_not(self, seat: int, move: str | Sequence[str], *, whole: bool = False) -> Refusal | None:
        """The clause that forbids a move or the beginning of one; None if none does."""
        return choosing.why_not(self, seat, move, whole=whole)

    def parse(self, seat: int, text: str) -> str | Refusal:
        """The move that a person's text means, or why it means none."""
        return choosing.parse(self, seat, text)

    def option_tree(self, seat: int, prefix: Sequence[str] = ()) -> Any:
        """The options as plain JSON, as deep as a message to the screen should be."""
        return choosing.budgeted_tree(self, seat, tuple(prefix))

    def random_move(self, seat: int, rng: "Random") -> str:
        """Any legal move of a seat, or one of chance by its weights."""
        return self.draw(rng) if seat == CHANCE else pick(rng, self.legal_moves(seat))

    def chances(self) -> list[tuple[str, int]]:
        """Every move of chance with its weight."""
        return [(move, self.weight(move)) for move in self.legal_moves(CHANCE)]

    # ---- Derived: knowing ----------------------------------------------------------------------------------

    def observation(self, seat: int) -> "Observation":
        """What a seat (or `PUBLIC`, or `OPEN`) may know: the only thing a screen or an honest bot is given."""
        from boardkit.core.observation import Observation

        return Observation(seat, self.masked(seat))

    def masked(self, seat: int) -> Self:
        """This position with holes where the seat may not look."""
        if seat == OPEN or not self.secrets or not self.to_act:
            return self.replace()
        return self.replace(
            **{
                name: tuple([s if owner == seat else hole(s) for owner, s in enumerate(getattr(self, name))])
                for name in self.secrets
            }
        )

    # ---- Derived: positions --------------------------------------------------------------------------------

    def position(self) -> dict[str, Any]:
        """This position as plain JSON, from which `from_position` builds it again."""
        return {"fields": self.to_json()}

    @classmethod
    def from_position(cls, data: Any) -> "State":
        """The position that `position` wrote; ShapeError or PositionError, naming the field, for a broken one."""
        from boardkit.core.pending import read_position

        return read_position(cls, data)

    def checked(self) -> Self:
        """This position itself if it keeps the rules; else PositionError with the first fault."""
        for fault in self.faults():
            raise PositionError(fault, self.rulebook)
        return self
