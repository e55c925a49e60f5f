"""The rulebook of Revolution, first part: goal, set-up, a turn, both ends, the series."""

from boardkit.core.clause import Clause
from boardkit.core.text import Text

GOAL_AND_SETUP = (
    Clause(
        "revolution.goal",
        Text(
            "Regality and Religion both look for allies: whoever has more of them on the board at the end wins.",
            "王權和教派都在尋求盟友：遊戲結束時，板塊上盟友較多的一方獲勝。",
        ),
        lines=(18, 22, 58),
    ),
    Clause(
        "revolution.parts.board",
        Text("The board has nine squares, three by three.", "遊戲板有九格，三列三行。"),
        lines=(21,),
    ),
    Clause(
        "revolution.parts.tiles",
        Text(
            "There are 31 characters, each once: seven of Regality, seven of Religion, and seventeen neutral ones.",
            "共有 31 個角色，每個一張：王權七張、教派七張、中立十七張。",
        ),
        lines=(19, 20, 26, 27, 28, 29, 30, 34, 35),
        ruling="A tile's colour says whose it was at the beginning, and nothing about whom it faces.",
    ),
    Clause(
        "revolution.setup.factions",
        Text(
            "Each player lays out the seven tiles of one faction, face up in front of oneself.",
            "每位玩家拿一個陣營的七張板塊，正面朝上攤開在自己面前。",
        ),
        lines=(33, 34),
        ruling="Regality sits in the south of the board, Religion in the north.",
    ),
    Clause(
        "revolution.setup.neutrals",
        Text(
            "The Citizen is taken out. Of the other sixteen neutral tiles, five drawn by chance lie open for both.",
            "先拿出市民，其餘十六張中立板塊洗混，取五張正面朝上放在旁邊，雙方都能用。",
        ),
        lines=(35, 36),
        ruling="What is used up is not replaced; the other eleven are not used in this game.",
        tells=Text("Open for both: the {tile:name}.", "公開的中立角色：{tile:name}。"),
    ),
    Clause(
        "revolution.setup.starter",
        Text(
            "The starting player is found in any way and gets the Citizen.",
            "用任意方式決定起始玩家，由起始玩家拿市民。",
        ),
        lines=(37,),
        ruling="Either faction may start, in every variant.",
        tells=Text(
            "{seat:Seat} {seat:start|starts} and {seat:have|has} the Citizen.",
            "{seat:Seat}是起始玩家，拿到市民。",
        ),
    ),
)

TURN = (
    Clause(
        "revolution.first.citizen",
        Text(
            "In the first turn the starting player places the Citizen on any square, and nothing else.",
            "第一回合由起始玩家把市民擺放在任意一格，不能擺別的。",
        ),
        lines=(42,),
        ruling="Placing it is the whole first turn.",
        refuses=Text(
            "In the first turn only the Citizen is placed, not the {tile:name}.",
            "第一回合只能擺放市民，不能擺{tile:name}。",
        ),
    ),
    Clause(
        "revolution.ally",
        Text(
            "A tile that faces you is your ally; one that faces the other player is your enemy.",
            "正面朝向你的板塊是你的盟友，朝向對手的是你的敵人。",
        ),
        lines=(43, 44, 45, 84),
        ruling="Whoever places a tile places it as one's own ally. Face down it is nobody's; a Tower and what it covers are one.",
    ),
    Clause(
        "revolution.turn.choose",
        Text(
            "Choose a tile from your own area or one of the open neutral tiles.",
            "從自己的區域或公開的中立角色中，挑選一張板塊。",
        ),
        lines=(47, 48),
        refuses=Text(
            "You choose from your own area or from the open neutral tiles; the {tile:name} is not there ({where:name}).",
            "只能從自己的區域或公開的中立角色中挑選；{tile:name}不在那裡（{where:name}）。",
        ),
    ),
    Clause(
        "revolution.turn.tile-first",
        Text("First choose the tile, then its square.", "先挑選板塊，再選要擺放的格子。"),
        lines=(51,),
        refuses=Text(
            "First choose a tile; after that, {cell:name} or another square.",
            "先挑選一張板塊，之後再選{cell:name}或其他格子。",
        ),
    ),
    Clause(
        "revolution.turn.one-tile",
        Text("One tile is placed in a turn.", "一個回合擺放一張板塊。"),
        lines=(48,),
        refuses=Text(
            "You are placing the {tile:name}: now choose its square, not the {other:name}.",
            "正在擺放{tile:name}：現在要選格子，不是選{other:name}。",
        ),
    ),
    Clause(
        "revolution.turn.place",
        Text("Place it on an empty square.", "擺放在一個空的格子上。"),
        lines=(48,),
        refuses=Text(
            "On {cell:name} lies the {tile:name}: a tile is placed on an empty square.",
            "{cell:name}上有{tile:name}：板塊要擺放在空格上。",
        ),
        tells=Text(
            "{seat:Seat} {seat:place|places} the {tile:name} on {cell:name}.",
            "{seat:Seat}把{tile:name}擺放在{cell:name}。",
        ),
    ),
    Clause(
        "revolution.turn.power",
        Text("Then its power is used, and the turn is over.", "然後執行這張板塊的能力，回合就結束。"),
        lines=(49,),
        refuses=Text(
            "Now the power of the {power:name} is used or left alone; the {tile:name} is no choice here.",
            "現在要決定{power:name}的能力怎麼執行，或不執行；不能選{tile:name}。",
        ),
    ),
    Clause(
        "revolution.turn.alternate",
        Text(
            "The players take turns: choose a tile, place it, use its power.",
            "雙方輪流進行：挑選板塊、擺放板塊、執行能力。",
        ),
        lines=(47, 51),
        tells=Text("{seat:Seat} {seat:are|is} to move.", "輪到{seat:seat}的回合。"),
    ),
)

ENDS = (
    Clause(
        "revolution.end.last-turn",
        Text(
            "When the last empty square is filled, this turn is the last, even if a power makes room again.",
            "最後一個空格被擺滿時，這就是最後一個回合，就算能力又空出格子也一樣。",
        ),
        lines=(56, 57),
        ruling="A square on which a destroyed tile lies face down counts as filled.",
        tells=Text("The last empty square is filled: this turn is the last.", "最後一個空格擺滿了：這是最後一個回合。"),
    ),
    Clause(
        "revolution.end.full",
        Text(
            "After that turn the allies on the board are counted.",
            "這個回合結束後，計算遊戲板上的盟友數量。",
        ),
        lines=(54, 55, 56, 57, 58),
        tells=Text(
            "The game is over. Allies: Regality {regality}, Religion {religion}.",
            "遊戲結束。王權有 {regality} 個盟友，教派有 {religion} 個。",
        ),
    ),
    Clause(
        "revolution.end.face-up",
        Text(
            "Second edition: the game goes on until nine tiles lie face up after a turn.",
            "第二版規則：一直進行到某回合結束時，九格都有正面朝上的板塊為止。",
        ),
        ruling="Published with the second edition; the source ends the game with the turn that fills the board.",
        tells=Text(
            "The board is full, but a tile lies face down: the game goes on.",
            "遊戲板擺滿了，但有板塊背面朝上：遊戲繼續進行。",
        ),
    ),
    Clause(
        "revolution.end.pass",
        Text(
            "Second edition: whoever finds no empty square passes.",
            "第二版規則：沒有空格可以擺放的玩家跳過這回合。",
        ),
        ruling="The second edition leaves this open. A Tower needs no empty square.",
        refuses=Text(
            "There is no empty square for the {tile:name}; only the Tower needs none.",
            "沒有空格可以擺放{tile:name}，只有塔不需要空格。",
        ),
        tells=Text(
            "{seat:Seat} {seat:find|finds} no empty square and {seat:pass|passes}.",
            "{seat:Seat}沒有空格可以擺放，跳過這回合。",
        ),
    ),
    Clause(
        "revolution.end.winner",
        Text("Whoever has more allies wins.", "盟友較多的一方獲勝。"),
        lines=(58,),
        tells=Text("{seat:Seat} {seat:win|wins}.", "{seat:Seat}獲勝。"),
    ),
    Clause(
        "revolution.end.draw",
        Text("With equally many allies the game is a draw.", "盟友一樣多就是平手。"),
        ruling="In doubt: no text says what happens then.",
        tells=Text(
            "Both have equally many allies ({regality}): nobody wins.",
            "雙方各有 {regality} 個盟友：平手。",
        ),
    ),
    Clause(
        "revolution.end.no-tile",
        Text(
            "Whoever is to place a tile and has none to choose, neither one's own nor a neutral one, loses.",
            "輪到擺放板塊時，自己和中立陣營都沒有板塊可以挑選的玩家輸掉遊戲。",
        ),
        lines=(54, 60, 61, 62),
        ruling="It is looked at after destroyed tiles have left. A Tower that can cover no ally is no tile to choose.",
        tells=Text(
            "{seat:Seat} {seat:have|has} no tile left to choose and {seat:lose|loses}.",
            "{seat:Seat}沒有板塊可以挑選，輸掉這場遊戲。",
        ),
    ),
    Clause(
        "revolution.series",
        Text(
            "In the next game the neutral tiles are drawn from those that were not used.",
            "下一場的中立角色，從還沒用過的中立板塊中抽取。",
        ),
        lines=(64, 65),
        ruling="The loser starts; after a draw, the same player again. When too few are left, all sixteen are shuffled.",
        tells=Text("This is game {number} of {length}.", "這是第 {number} 場，共 {length} 場。"),
    ),
)
