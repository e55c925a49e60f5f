"""Taking back: how far a seat may go back alone, and where others have to agree."""

from collections.abc import Sequence
from typing import NamedTuple

from boardkit.core.clause import Refusal
from boardkit.core.moment import Moment


class Way(NamedTuple):
    """A way back: to the position before moment `to`; `agree` are the seats that must say yes first.

    `barrier` says that it leads past a move of others or past something that was shown: the record keeps that.
    """

    to: int
    agree: tuple[int, ...] = ()
    barrier: bool = False


def way_back(moments: Sequence[Moment], seat: int, people: tuple[int, ...]) -> Way | Refusal:
    """How `seat` may take back its last move.

    Free up to the last barrier: a move of another seat or of chance, or an event that showed somebody something
    new. Beyond it everybody must agree; bots agree, except to unsee what was shown.
    """
    to = next((n for n in range(len(moments) - 1, 0, -1) if moments[n].seat == seat), 0)
    if not to:
        return Refusal("core.take-back.nothing", {"seat": seat})
    others = any(moment.seat != seat for moment in moments[to + 1 :])
    shown = any(event.reveals for moment in moments[to:] for event in moment.events)
    if not others and not shown:
        return Way(to)
    if shown and len(people) < moments[0].state.players:
        return Refusal("core.take-back.shown", {"seat": seat})
    return Way(to, tuple(other for other in people if other != seat), barrier=True)
