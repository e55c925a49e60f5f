"""Four neutral characters whose power is about the powers of others: two set one off again, two take them away."""

from boardkit.core.clause import Refusal
from boardkit.core.event import Log
from boardkit.games.revolution.board import Cells, targets
from boardkit.games.revolution.change import Change, Names, Position
from boardkit.games.revolution.components import AT, CELLS
from boardkit.games.revolution.options import RevolutionOptions
from boardkit.games.revolution.power import (
    NULLIFIERS,
    Power,
    Reach,
    active_power,
    name_at,
    no_target,
    nullified_by,
)


def no_active_power(s: Position, cell: int) -> Refusal | None:
    """revolution.target.active: why a tile has no active power that works at present, or None."""
    tile = name_at(s.board, cell)
    if active_power(tile, s.options) is None:
        return Refusal("revolution.target.active", {"tile": tile, "cell": CELLS[cell]})
    by = nullified_by(s, cell)
    if by is None:
        return None
    nullifier = name_at(s.board, by)
    return Refusal(NULLIFIERS[nullifier].clause, {"tile": tile, "cell": CELLS[cell], "power": nullifier})


class Retrigger(Power):
    """Sets off the active power of one tile again, from that tile's square and as that tile is turned.

    Whose turn it is makes every choice, and has to carry the power out. One tile may so reach a third one; a loop
    is impossible, for there is one tile of each kind, and no two squares are both straight and slanting neighbours.
    """

    def __init__(self, clause: str, reach: Reach) -> None:
        self.clause = clause
        self.cells = reach

    def asks(self, s: Position, at: int, chosen: Names) -> str:
        return self._of(s, AT[chosen[0]]).asks(s, AT[chosen[0]], chosen[1:]) if chosen else self.clause

    def parts(self, s: Position, at: int, chosen: Names) -> Names:
        return self._of(s, AT[chosen[0]]).parts(s, AT[chosen[0]], chosen[1:]) if chosen else CELLS

    def why(self, s: Position, at: int, chosen: Names, part: str) -> Refusal | None:
        if chosen:
            return self._of(s, AT[chosen[0]]).why(s, AT[chosen[0]], chosen[1:], part)
        cell = AT[part]
        if cell == at:
            return Refusal("revolution.target.other", {"power": name_at(s.board, at)})
        if cell not in self.cells[at]:
            return Refusal(self.clause, {"power": name_at(s.board, at), "cell": part})
        refusal = no_target(s.board, cell) or no_active_power(s, cell)
        if refusal is None and not self._of(s, cell).moves(s, cell):
            return Refusal("revolution.target.able", {"tile": name_at(s.board, cell), "cell": part})
        return refusal

    def moves(self, s: Position, at: int) -> list[str]:
        within = targets(s.board)
        return [
            f"{CELLS[cell]} {rest}"
            for cell in self.cells[at]
            if cell in within and no_active_power(s, cell) is None
            for rest in self._of(s, cell).moves(s, cell)
        ]

    def run(self, w: Change, at: int, chosen: Names, log: Log | None) -> None:
        cell = AT[chosen[0]]
        if log is not None:
            log(self.clause, power=name_at(w.board, at), tile=name_at(w.board, cell), cell=chosen[0])
        self._of(w, cell).run(w, cell, chosen[1:], log)

    def reach(self, options: RevolutionOptions, at: int, ally: int) -> Cells:
        return self.cells[at]

    def _of(self, s: Position, cell: int) -> Power:
        power = active_power(name_at(s.board, cell), s.options)
        if power is None:
            raise ValueError(f"{CELLS[cell]} holds no active power")
        return power


class Nullify(Power):
    """Takes away the active powers of all tiles in its directions (`power.nullified_by`), or with the option
    `nullify="one"` of one tile that is chosen when it is placed.
    """

    def __init__(self, clause: str, reach: Reach) -> None:
        self.clause = clause
        self.cells = reach

    def asks(self, s: Position, at: int, chosen: Names) -> str:
        return "revolution.nullify.one"

    def active(self, options: RevolutionOptions) -> bool:
        return options.nullify == "one"

    def parts(self, s: Position, at: int, chosen: Names) -> Names:
        return () if chosen else CELLS

    def why(self, s: Position, at: int, chosen: Names, part: str) -> Refusal | None:
        cell = AT[part]
        if cell == at or cell not in self.cells[at]:
            return Refusal("revolution.nullify.one", {"power": name_at(s.board, at), "cell": part})
        return no_target(s.board, cell) or no_active_power(s, cell)

    def moves(self, s: Position, at: int) -> list[str]:
        return [CELLS[cell] for cell in self.cells[at] if self.why(s, at, (), CELLS[cell]) is None]

    def run(self, w: Change, at: int, chosen: Names, log: Log | None) -> None:
        w.silenced = tuple(sorted((*w.silenced, (CELLS[at], chosen[0]))))
        if log is not None:
            tile = name_at(w.board, AT[chosen[0]])
            log("revolution.nullify.one", power=name_at(w.board, at), tile=tile, cell=chosen[0])

    def reach(self, options: RevolutionOptions, at: int, ally: int) -> Cells:
        return self.cells[at]
