"""The rulebook of Revolution, last part: the sentences of the neutral tiles."""

from boardkit.core.clause import Clause
from boardkit.core.text import Text
from boardkit.games.revolution.rulebook_factions import DESTROYS, NOT_SLANTING, NOT_STRAIGHT

EXILES = Text("The {power:name} exiles the {tile:name} from {cell:name}.", "{power:name}流放{cell:name}的{tile:name}。")
AGAIN = Text(
    "The {power:name} sets off the {tile:name} on {cell:name} again.",
    "{power:name}重新啟動{cell:name}的{tile:name}。",
)
NULLIFIED = Text(
    "The {power:name} nullifies the power of the {tile:name} on {cell:name}.",
    "{power:name}使{cell:name}的{tile:name}能力無效。",
)

NEUTRAL_TILES = (
    Clause("revolution.citizen", Text("Citizen: no power.", "市民：沒有能力。"), lines=(147,)),
    Clause(
        "revolution.samurai",
        Text(
            "Samurai: exile any one adjacent tile up, down, left or right.",
            "侍：流放上、下、左、右任一張相鄰的板塊。",
        ),
        lines=(149,),
        refuses=NOT_STRAIGHT,
        tells=EXILES,
    ),
    Clause(
        "revolution.ninja",
        Text(
            "Ninja: exile any one adjacent tile on the four diagonals.",
            "忍者：流放四個對角方向中任一張相鄰的板塊。",
        ),
        lines=(151,),
        refuses=NOT_SLANTING,
        tells=EXILES,
    ),
    Clause(
        "revolution.bard",
        Text(
            "Bard: set off the active power of any one adjacent tile up, down, left or right again.",
            "吟遊詩人：重新啟動上、下、左、右任一張相鄰板塊的主動能力。",
        ),
        lines=(153,),
        ruling=(
            "An enemy's tile will do. It works from its own square, as it is turned; whoever placed the Bard makes "
            "every choice and counts as its user."
        ),
        refuses=NOT_STRAIGHT,
        tells=AGAIN,
    ),
    Clause(
        "revolution.artist",
        Text(
            "Artist: set off the active power of any one adjacent tile on the four diagonals again.",
            "藝人：重新啟動四個對角方向中任一張相鄰板塊的主動能力。",
        ),
        lines=(155,),
        ruling="As the Bard.",
        refuses=NOT_SLANTING,
        tells=AGAIN,
    ),
    Clause(
        "revolution.witch-doctor",
        Text(
            "Witch Doctor: nullifies active powers of adjacent tiles up, down, left and right.",
            "巫術師：使上、下、左、右相鄰板塊的主動能力無效。",
        ),
        lines=(157,),
        ruling="In doubt: it works all the time and on all of them, for both players; a shield keeps it off.",
        refuses=NULLIFIED,
        tells=NULLIFIED,
    ),
    Clause(
        "revolution.sorcerer",
        Text(
            "Sorcerer: nullifies active powers of adjacent tiles on the four diagonals.",
            "妖術師：使四個對角方向相鄰板塊的主動能力無效。",
        ),
        lines=(159,),
        ruling="As the Witch Doctor.",
        refuses=NULLIFIED,
        tells=NULLIFIED,
    ),
    Clause(
        "revolution.nullify.one",
        Text(
            "As an option: Witch Doctor and Sorcerer choose one tile with an active power; it has none from now on.",
            "選用規則：巫術師和妖術師選一張有主動能力的板塊，使它從此失去能力。",
        ),
        lines=(157, 159),
        ruling="In doubt: another reading of “any one”. It lasts while both tiles lie where they are, face up.",
        refuses=Text(
            "The {power:name} does not reach {cell:name}.",
            "{cell:name}不在{power:name}的範圍內。",
        ),
        tells=Text(
            "From now on the {tile:name} on {cell:name} has no power, while the {power:name} lies there.",
            "只要{power:name}還在，{cell:name}的{tile:name}就沒有能力。",
        ),
    ),
    Clause(
        "revolution.sage",
        Text(
            "Sage: the tiles to the left and right of it have a shield.",
            "賢者：左右兩旁的板塊有盾牌保護。",
        ),
        lines=(161,),
        ruling="Not itself, and whomever it faces.",
        refuses=Text(
            "The Sage protects the {tile:name} on {cell:name}: no power affects it.",
            "{cell:name}的{tile:name}受賢者保護，不受任何能力影響。",
        ),
    ),
    Clause(
        "revolution.witch",
        Text(
            "Witch: take one of your allies from the board back into your area.",
            "魔女：把遊戲板上的一個盟友收回到自己的區域。",
        ),
        lines=(163,),
        ruling="Of whatever colour; it may be placed again later.",
        refuses=Text(
            "The {tile:name} on {cell:name} is not your ally.",
            "{cell:name}的{tile:name}不是你的盟友。",
        ),
        tells=Text(
            "The {power:name} calls the {tile:name} back from {cell:name}.",
            "{power:name}收回{cell:name}的{tile:name}。",
        ),
    ),
    Clause(
        "revolution.witch.not-this",
        Text(
            "The Witch takes back neither itself nor the tile that was placed this turn.",
            "魔女不能收回自己，也不能收回這回合剛擺放的板塊。",
        ),
        ruling="Otherwise Witch and Bard could be taken back for ever.",
        refuses=Text(
            "The {tile:name} on {cell:name} cannot be taken back now.",
            "現在不能收回{cell:name}的{tile:name}。",
        ),
    ),
    Clause(
        "revolution.fortune-teller",
        Text(
            "Fortune-teller: reverse the adjacent tiles up-left, up and up-right.",
            "占卜師：反轉左上、上、右上相鄰的板塊。",
        ),
        lines=(165,),
        ruling="“Up” is the top of the tile as it is turned now: away from the player it faces.",
        tells=Text("The {power:name} reverses what lies before it.", "{power:name}反轉前方的板塊。"),
    ),
    Clause(
        "revolution.fairy",
        Text("Fairy: move any one tile to an empty square.", "妖精：把任一張板塊移動到空的格子。"),
        lines=(167,),
        ruling="Not itself. It keeps its facing, and nothing is set off; what works all the time works at the new place.",
        tells=Text("The {tile:name} moves to {cell:name}.", "{tile:name}移動到{cell:name}。"),
    ),
    Clause(
        "revolution.fairy.empty",
        Text("The Fairy moves a tile to an empty square.", "妖精只能把板塊移動到空的格子。"),
        lines=(167,),
        refuses=Text(
            "A tile lies on {cell:name}: the Fairy needs an empty square.", "{cell:name}上有板塊：妖精需要空的格子。"
        ),
    ),
    Clause(
        "revolution.assassin",
        Text("Assassin: exile any one tile in your opponent's area.", "暗殺者：流放對手區域內的任一張板塊。"),
        lines=(169,),
        refuses=Text(
            "Not {part:name}: the Assassin exiles a tile that your opponent has not placed yet.",
            "{part:name}不行：暗殺者流放的是對手還沒擺放的板塊。",
        ),
        tells=Text(
            "The Assassin exiles the {tile:name}, which {seat:seat} {seat:have|has} not placed yet.",
            "暗殺者流放{seat:seat}區域內的{tile:name}。",
        ),
    ),
    Clause(
        "revolution.assassin.hidden",
        Text(
            "A hidden tile can be chosen too, but blindly: chance says which one it was.",
            "也可以選未公開的板塊，但是盲選，由運氣決定是哪一張。",
        ),
        ruling="In doubt: as an option, only open tiles can be chosen.",
        refuses=Text("Hidden tiles cannot be chosen in this game.", "這場遊戲不能選未公開的板塊。"),
        tells=Text(
            "The Assassin strikes blindly at what {seat:seat} {seat:hide|hides}.",
            "暗殺者流放{seat:seat}的一張未公開板塊。",
        ),
    ),
    Clause(
        "revolution.hermit",
        Text(
            "Hermit: put any one tile from the discard pile into your area.",
            "隱者：把棄牌堆中的任一張板塊放進自己的區域。",
        ),
        lines=(171,),
        ruling="In doubt: destroyed tiles too, not only exiled ones. Of whatever colour.",
        refuses=Text(
            "The Hermit takes a tile from the discard pile, not from {cell:name}.",
            "隱者拿的是棄牌堆裡的板塊，不是{cell:name}的。",
        ),
        tells=Text(
            "The Hermit brings the {tile:name} back from the discard pile.",
            "隱者從棄牌堆帶回{tile:name}。",
        ),
    ),
    Clause(
        "revolution.hermit.exiled",
        Text("As an option: the Hermit takes exiled tiles only.", "選用規則：隱者只能拿被流放的板塊。"),
        lines=(171,),
        refuses=Text(
            "The {tile:name} was destroyed, not exiled.",
            "{tile:name}是被破壞的，不是被流放的。",
        ),
    ),
    Clause(
        "revolution.pirate",
        Text(
            "Pirate: destroy any one adjacent tile in the eight directions that has to do with a shield.",
            "海賊：破壞八個方向中任一張相鄰、具有盾牌能力的板塊。",
        ),
        lines=(173,),
        ruling="In doubt: Castle, Temple, a Tower, the Sage, and also what the Sage protects. The shield does not help.",
        refuses=Text(
            "The Pirate looks for a shield next to it; on {cell:name} is none that it could reach.",
            "海賊只找旁邊有盾牌的板塊；{cell:name}沒有它能破壞的對象。",
        ),
        tells=DESTROYS,
    ),
    Clause(
        "revolution.dragon",
        Text(
            "Dragon: reverse all adjacent tiles in the eight directions, your own too.",
            "龍：反轉八個方向相鄰的所有板塊，自己的盟友也算。",
        ),
        lines=(175,),
        ruling="In doubt: as an option, all tiles in the eight directions up to the edge.",
        tells=Text("The {power:name} reverses everything around it.", "{power:name}反轉周圍的所有板塊。"),
    ),
    Clause(
        "revolution.tower",
        Text("Tower: it is placed on top of one of your allies.", "塔：蓋在任一個屬於盟友的板塊上。"),
        lines=(177,),
        ruling="Not on an empty square, and not on a tile with a shield, for a shield keeps friends off, too.",
        refuses=Text(
            "The Tower is placed on top of one of your allies, and {cell:name} holds none.",
            "塔要蓋在自己的盟友上，{cell:name}沒有你的盟友。",
        ),
        tells=Text(
            "{seat:Seat} {seat:cover|covers} the {tile:name} on {cell:name} with the Tower.",
            "{seat:Seat}用塔蓋住{cell:name}的{tile:name}。",
        ),
    ),
    Clause(
        "revolution.tower.ally",
        Text(
            "Without an ally that it could cover, the Tower cannot be chosen.",
            "沒有可以蓋的盟友，就不能挑選塔。",
        ),
        lines=(177,),
        refuses=Text(
            "You have no ally on the board that the Tower could cover.",
            "你在遊戲板上沒有塔可以蓋的盟友。",
        ),
    ),
    Clause(
        "revolution.tower.shield",
        Text(
            "The tile below the Tower has no power any more; both together are one ally and have a shield.",
            "被塔蓋住的板塊失去原本的能力；兩張合起來算一個盟友，並且有盾牌。",
        ),
        lines=(177,),
        refuses=Text(
            "The {tile:name} on {cell:name} has a shield: no power affects it.",
            "{cell:name}的{tile:name}有盾牌，不受任何能力影響。",
        ),
    ),
    Clause(
        "revolution.death",
        Text(
            "Death: the player whose ally it is at the end loses.",
            "死神：遊戲結束時，死神是誰的盟友，誰就輸。",
        ),
        lines=(179,),
        ruling=(
            "Before anything is counted; not when it lies face down or under a Tower. "
            "In doubt: only when the board was filled, not when somebody had no tile to choose."
        ),
        tells=Text(
            "Death faces {seat:seat}: {seat:seat} {seat:lose|loses}, whatever the count.",
            "死神是{seat:seat}的盟友：不論數量，{seat:seat}都輸。",
        ),
    ),
)
