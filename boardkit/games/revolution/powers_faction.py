"""The powers of both factions, in the order of the rulebook: a tile of Regality and its twin of Religion."""

from boardkit.games.revolution.board import AROUND, DIAG, LINE, ORTH
from boardkit.games.revolution.change import Change
from boardkit.games.revolution.power import One, Power, Sweep

FACTION_POWERS: dict[str, Power] = {
    # King, Hierophant: destroys any one adjacent tile in the eight directions.
    "king": One("revolution.king", AROUND, Change.destroy),
    # Queen, Cardinal: reverses all tiles in any one of the eight directions, adjacent or not.
    "queen": Sweep("revolution.queen", LINE),
    # Princess, Saint: reverses all tiles up, down, left and right, or all on the four diagonals.
    "princess": Sweep("revolution.princess", {"group.orth": ORTH, "group.diag": DIAG}),
    # Minister, Bishop: reverses any one adjacent tile in the eight directions.
    "minister": One("revolution.minister", AROUND, Change.reverse),
    # General, Paladin: destroys any one adjacent tile up, down, left or right.
    "general": One("revolution.general", ORTH, Change.destroy),
    # Magician, Monk: destroys any one adjacent tile on the four diagonals.
    "magician": One("revolution.magician", DIAG, Change.destroy),
    # Castle, Temple: a shield on itself, always: `board.SHIELDED`.
}
