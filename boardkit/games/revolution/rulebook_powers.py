"""The rulebook of Revolution, second part: kinds of powers, what they do to a tile, and whom they can hit."""

from boardkit.core.clause import Clause
from boardkit.core.text import Text

KINDS = (
    Clause(
        "revolution.power.active",
        Text(
            "An active power may be used when its tile is placed, or left alone.",
            "主動能力在板塊擺放時可以選擇執行或不執行。",
        ),
        lines=(68, 69),
        tells=Text(
            "{seat:Seat} {seat:leave|leaves} the power of the {tile:name} alone.",
            "{seat:Seat}不執行{tile:name}的能力。",
        ),
    ),
    Clause(
        "revolution.power.complete",
        Text(
            "Once a power is used, it has to be carried out completely.",
            "能力一旦執行，就必須執行完全。",
        ),
        lines=(70, 93),
        ruling="Directions of one colour are hit together; what has a shield is left out.",
        refuses=Text(
            "The {power:name} hits all tiles together: none of them can be chosen alone.",
            "{power:name}的能力是同時作用的，不能只選其中一張板塊。",
        ),
    ),
    Clause(
        "revolution.power.none",
        Text(
            "A power that finds nothing to do does nothing.",
            "能力沒有可以作用的對象時，就什麼都不發生。",
        ),
        ruling="Neither an error nor a choice.",
        tells=Text(
            "The power of the {tile:name} finds nothing to do here.",
            "{tile:name}的能力在這裡沒有可以作用的對象。",
        ),
    ),
    Clause(
        "revolution.power.passive",
        Text(
            "A passive power works from the moment its tile is placed, all the time, and cannot be left alone.",
            "被動能力從板塊擺放起就一定執行，持續有效，不能選擇不執行。",
        ),
        lines=(68, 72),
        ruling="It works for both players; only a tile that lies face down or under a Tower has no power.",
        tells=Text("The {tile:name} works all the time from now on.", "{tile:name}的能力從現在起持續有效。"),
    ),
)

EFFECTS = (
    Clause(
        "revolution.destroy",
        Text(
            "A destroyed tile is turned face down; then nothing can be done to it.",
            "被破壞的板塊先翻成背面朝上，這時不受任何能力影響。",
        ),
        lines=(76,),
        ruling="It is nobody's ally and has no power. Friends can be destroyed like enemies.",
        refuses=Text(
            "On {cell:name} lies a destroyed tile, face down: no power can touch it.",
            "{cell:name}上是被破壞、背面朝上的板塊，任何能力都不能影響它。",
        ),
        tells=Text(
            "The {tile:name} on {cell:name} lies face down until {seat:seat} {seat:are|is} to move again.",
            "{cell:name}的{tile:name}背面朝上，直到{seat:seat}的下一回合開始。",
        ),
    ),
    Clause(
        "revolution.destroy.blocks",
        Text(
            "Until then it lies on its square, and nothing can be placed there.",
            "在那之前它還留在格子上，不能在那裡擺放板塊。",
        ),
        lines=(76,),
        refuses=Text(
            "On {cell:name} a destroyed tile still lies, until {seat:seat} {seat:are|is} to move again.",
            "{cell:name}上被破壞的板塊還在，要到{seat:seat}的下一回合開始才移走。",
        ),
    ),
    Clause(
        "revolution.destroy.removed",
        Text(
            "When the next turn of the player who destroyed it begins, it goes to the discard pile.",
            "使用破壞的玩家的下一回合開始時，把它移到棄牌堆。",
        ),
        lines=(76,),
        ruling=(
            "The square is free at once. Whose turn it was is the destroyer, whichever tile did it. "
            "In doubt: a destroyed Tower goes together with the tile below it."
        ),
        tells=Text(
            "The discard pile gets {tiles:names} from {cell:name}.",
            "{cell:name}的{tiles:names}移到棄牌堆。",
        ),
    ),
    Clause(
        "revolution.reverse",
        Text(
            "A reversed tile is turned round: an ally becomes an enemy, an enemy an ally.",
            "反轉就是把板塊轉 180 度：盟友變敵人，敵人變盟友。",
        ),
        lines=(78,),
        ruling="Nothing else changes, and nothing is set off.",
        tells=Text(
            "The {tile:name} on {cell:name} now faces {seat:seat}.",
            "{cell:name}的{tile:name}現在是{seat:seat}的盟友。",
        ),
    ),
    Clause(
        "revolution.exile",
        Text(
            "An exiled tile goes straight to the discard pile; friends can be exiled like enemies.",
            "被流放的板塊直接移到棄牌堆，盟友和敵人都可以流放。",
        ),
        lines=(80,),
        tells=Text("The {tile:name} goes to the discard pile.", "{tile:name}移到棄牌堆。"),
    ),
    Clause(
        "revolution.shield",
        Text(
            "Whatever has a shield is not affected by any power, neither a foe's nor a friend's.",
            "有盾牌的板塊不受任何能力影響，不論是敵人的還是盟友的能力。",
        ),
        lines=(82,),
        ruling="Only the Pirate is stronger.",
        tells=Text(
            "The shield of the {tile:name} on {cell:name} holds.",
            "{cell:name}的{tile:name}有盾牌，不受影響。",
        ),
    ),
    Clause(
        "revolution.area",
        Text(
            "A player's area is where the tiles lie that one has not placed yet.",
            "區域是玩家放還沒擺放的板塊的地方。",
        ),
        lines=(86,),
        ruling="The open neutral tiles belong to nobody's area.",
        tells=Text(
            "{seat:Seat} {seat:have|has} the {tile:name} to place again.",
            "{tile:name}放進{seat:seat}的區域。",
        ),
    ),
)

TARGETS = (
    Clause(
        "revolution.target",
        Text(
            "A power can hit any tile within its reach that lies face up and has no shield, one's own too.",
            "能力可以作用在範圍內任何正面朝上、沒有盾牌的板塊上，自己的盟友也可以。",
        ),
        lines=(90, 92),
        ruling="“In any of the directions” means exactly one adjacent tile.",
        refuses=Text("On {cell:name} lies no tile; choose one.", "{cell:name}是空的，要選有板塊的格子。"),
    ),
    Clause(
        "revolution.target.other",
        Text("A tile never works on itself.", "板塊的能力不能作用在自己身上。"),
        lines=(92,),
        ruling="Adjacent tiles are others.",
        refuses=Text("The {power:name} cannot choose itself.", "{power:name}不能選自己。"),
    ),
    Clause(
        "revolution.target.some",
        Text(
            "A direction or group can be chosen if it holds at least one tile that can be hit.",
            "方向或一組方向上至少要有一張可以作用的板塊，才能選。",
        ),
        ruling="Otherwise nothing would be carried out.",
        refuses=Text(
            "There is nothing that the {power:name} could reverse that way ({group:name}).",
            "這樣選（{group:name}）沒有{power:name}可以反轉的板塊。",
        ),
    ),
    Clause(
        "revolution.target.active",
        Text(
            "Only active powers can be set off again or nullified.",
            "只有主動能力可以重新啟動或無效化。",
        ),
        lines=(153, 155, 157, 159),
        refuses=Text(
            "The {tile:name} on {cell:name} has no active power.",
            "{cell:name}的{tile:name}沒有主動能力。",
        ),
    ),
    Clause(
        "revolution.target.able",
        Text(
            "A power that would find nothing to do cannot be set off again.",
            "沒有對象可以作用的能力，不能重新啟動。",
        ),
        ruling="The second power is part of the first and has to be carried out completely.",
        refuses=Text(
            "The power of the {tile:name} on {cell:name} would find nothing to do.",
            "{cell:name}的{tile:name}現在沒有可以作用的對象。",
        ),
    ),
)
