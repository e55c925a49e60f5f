"""The powers of the neutral characters, in the order of the rulebook."""

from boardkit.core.clause import Refusal
from boardkit.core.event import Log
from boardkit.games.revolution.board import (
    AHEAD,
    ALL,
    ALL_LINES,
    AROUND,
    DIAG,
    ORTH,
    SHIELDED,
    Cells,
    empty,
    targets,
)
from boardkit.games.revolution.change import Change, Names, Position, Task, put, without
from boardkit.games.revolution.components import AREA, AT, CELLS, DISCARD, SECRET, USE, place
from boardkit.games.revolution.options import RevolutionOptions
from boardkit.games.revolution.power import One, Power, Sweep, ally_at, name_at, no_target
from boardkit.games.revolution.powers_on_powers import Nullify, Retrigger


class Witch(One):
    """Takes one allied tile from the board back into one's own area; not itself, nor the tile placed this turn."""

    def __init__(self) -> None:
        super().__init__("revolution.witch", (ALL,) * len(ALL), take_back)

    def why(self, s: Position, at: int, chosen: Names, part: str) -> Refusal | None:
        if AT[part] in (at, s.placed):
            return Refusal("revolution.witch.not-this", {"tile": name_at(s.board, AT[part]), "cell": part})
        return super().why(s, at, chosen, part)

    def no_target(self, s: Position, cell: int) -> Refusal | None:
        refusal = no_target(s.board, cell)
        if refusal is None and ally_at(s.board, cell) != s.turn:
            return Refusal("revolution.witch", {"tile": name_at(s.board, cell), "cell": CELLS[cell]})
        return refusal

    def moves(self, s: Position, at: int) -> list[str]:
        taboo = (at, s.placed)
        return [CELLS[c] for c in targets(s.board) if ally_at(s.board, c) == s.turn and c not in taboo]


def take_back(w: Change, cell: int, log: Log | None) -> None:
    """revolution.area: the tile lies in the area of the player whose turn it is, whatever its colour."""
    tile = w.lift(cell).tile
    w.give(w.turn, tile)
    if log is not None:
        log("revolution.area", tile=tile, seat=w.turn, moved=((tile, CELLS[cell], place(AREA, w.turn)),))


class FortuneTeller(Sweep):
    """Reverses the tiles up-left, up and up-right, as it is turned now."""

    def cells(self, options: RevolutionOptions, at: int, ally: int, group: str) -> Cells:
        return AHEAD[ally][at]


class Fairy(Power):
    """Moves any one tile to an empty square. It keeps its facing, and nothing is triggered."""

    clause = "revolution.fairy"

    def parts(self, s: Position, at: int, chosen: Names) -> Names:
        return CELLS if len(chosen) < 2 else ()

    def why(self, s: Position, at: int, chosen: Names, part: str) -> Refusal | None:
        cell = AT[part]
        if chosen:
            return None if s.board[cell] is None else Refusal("revolution.fairy.empty", {"cell": part})
        if cell == at:
            return Refusal("revolution.target.other", {"power": name_at(s.board, at)})
        return no_target(s.board, cell)

    def moves(self, s: Position, at: int) -> list[str]:
        rooms = empty(s.board)
        return [f"{CELLS[cell]} {CELLS[room]}" for cell in targets(s.board) if cell != at for room in rooms]

    def run(self, w: Change, at: int, chosen: Names, log: Log | None) -> None:
        piece = w.lift(AT[chosen[0]])
        w.board[AT[chosen[1]]] = piece
        if log is not None:
            log(self.clause, tile=piece.tile, cell=chosen[1], moved=((piece.tile, chosen[0], chosen[1]),))

    def reach(self, options: RevolutionOptions, at: int, ally: int) -> Cells:
        return tuple([cell for cell in ALL if cell != at])


class Assassin(Power):
    """Exiles any one tile in the opponent's area; a hidden one is hit blindly, and chance says which it was."""

    clause = "revolution.assassin"

    def parts(self, s: Position, at: int, chosen: Names) -> Names:
        if chosen:
            return ()
        hidden = (place(SECRET, 1 - s.turn),) if s.secret[1 - s.turn] else ()
        return (*s.areas[1 - s.turn], *hidden, *s.areas[s.turn], *CELLS)

    def why(self, s: Position, at: int, chosen: Names, part: str) -> Refusal | None:
        if part in AT or part in s.areas[s.turn]:
            return Refusal(self.clause, {"part": part})
        if part.startswith(SECRET) and s.options.assassin == "open_only":
            return Refusal("revolution.assassin.hidden", {})
        return None

    def moves(self, s: Position, at: int) -> list[str]:
        blind = s.secret[1 - s.turn] and s.options.assassin == "blind"
        return [*s.areas[1 - s.turn], *([place(SECRET, 1 - s.turn)] if blind else [])]

    def run(self, w: Change, at: int, chosen: Names, log: Log | None) -> None:
        victim, part = 1 - w.turn, chosen[0]
        if part == place(SECRET, victim):
            w.queue = (Task("exile", victim, part),)
            if log is not None:
                log("revolution.assassin.hidden", seat=victim)
            return
        w.areas = put(w.areas, victim, without(w.areas[victim], part))
        if log is not None:
            log(self.clause, tile=part, seat=victim)
        w.discard_exiled(part, place(AREA, victim), log)

    def reach(self, options: RevolutionOptions, at: int, ally: int) -> Cells:
        return ()


class Hermit(Power):
    """Puts any one tile from the discard pile into one's own area."""

    clause = "revolution.hermit"

    def parts(self, s: Position, at: int, chosen: Names) -> Names:
        return () if chosen else (*s.exiled, *s.destroyed, *CELLS)

    def why(self, s: Position, at: int, chosen: Names, part: str) -> Refusal | None:
        if part in AT:
            return Refusal(self.clause, {"cell": part})
        if part not in self.moves(s, at):
            return Refusal("revolution.hermit.exiled", {"tile": part})
        return None

    def moves(self, s: Position, at: int) -> list[str]:
        return [*s.exiled, *(s.destroyed if s.options.hermit == "discard" else ())]

    def run(self, w: Change, at: int, chosen: Names, log: Log | None) -> None:
        tile = chosen[0]
        if tile in w.exiled:
            w.exiled = without(w.exiled, tile)
        else:
            w.destroyed = without(w.destroyed, tile)
        w.give(w.turn, tile)
        if log is not None:
            log(self.clause, tile=tile)
            log("revolution.area", tile=tile, seat=w.turn, moved=((tile, DISCARD, place(AREA, w.turn)),))

    def reach(self, options: RevolutionOptions, at: int, ally: int) -> Cells:
        return ()


class Pirate(One):
    """Destroys any one adjacent tile that has to do with a shield, which does not help it."""

    def no_target(self, s: Position, cell: int) -> Refusal | None:
        refusal = no_target(s.board, cell)
        piece = s.board[cell]
        if piece is None or (refusal is not None and refusal.clause == "revolution.destroy"):
            return refusal
        if piece.tile in SHIELDED or piece.tile == "sage":
            return None
        if refusal is not None and s.options.pirate == "any_shield":
            return None
        return refusal or Refusal(self.clause, {"power": "pirate", "cell": CELLS[cell]})

    def moves(self, s: Position, at: int) -> list[str]:
        return [CELLS[cell] for cell in self.cells[at] if self.no_target(s, cell) is None]


class Dragon(Sweep):
    """Reverses all tiles in the eight directions."""

    def cells(self, options: RevolutionOptions, at: int, ally: int, group: str) -> Cells:
        return (ALL_LINES if options.dragon_range == "lines" else AROUND)[at]


NEUTRAL_POWERS: dict[str, Power] = {
    # Citizen: has no power.
    # Samurai: exiles any one adjacent tile up, down, left or right.
    "samurai": One("revolution.samurai", ORTH, Change.exile),
    # Ninja: exiles any one adjacent tile on the four diagonals.
    "ninja": One("revolution.ninja", DIAG, Change.exile),
    # Bard: sets off the active power of any one adjacent tile up, down, left or right again.
    "bard": Retrigger("revolution.bard", ORTH),
    # Artist: sets off the active power of any one adjacent tile on the four diagonals again.
    "artist": Retrigger("revolution.artist", DIAG),
    # Witch Doctor: nullifies active powers of tiles up, down, left or right.
    "witch-doctor": Nullify("revolution.witch-doctor", ORTH),
    # Sorcerer: nullifies active powers of tiles on the four diagonals.
    "sorcerer": Nullify("revolution.sorcerer", DIAG),
    # Sage: the tiles left and right of it have a shield, always: `board.shielded`.
    "witch": Witch(),
    "fortune-teller": FortuneTeller("revolution.fortune-teller", {USE: ()}),
    "fairy": Fairy(),
    "assassin": Assassin(),
    "hermit": Hermit(),
    "pirate": Pirate("revolution.pirate", AROUND, Change.destroy),
    "dragon": Dragon("revolution.dragon", {USE: ()}),
    # Tower: lies on top of an ally, which has a shield and no power any more: `placing.py`.
    # Death: whoever it faces at the end loses: `ending.py`.
}
