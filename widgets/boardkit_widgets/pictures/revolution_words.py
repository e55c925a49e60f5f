"""What Revolution's picture says, in both languages; the terms are those of the rulebook."""

from boardkit.core.text import Text

WORDS = {
    "title": Text("Regality vs. Religion: Revolution", "王權與教派：革命"),
    "board": Text("Board", "遊戲板"),
    "area": Text("{name}’s area", "{name}的區域"),
    "area-mine": Text("Your area", "你的區域"),
    "areas": Text("Tiles beside the board", "遊戲板旁的板塊"),
    "neutrals": Text("Open neutral tiles", "公開的中立角色"),
    "discard": Text("Discard pile", "棄牌堆"),
    "legend": Text("Signs", "圖示說明"),
    "none": Text("none", "沒有"),
    "you": Text("you", "你"),
    # headline
    "to-place": Text("{name} places a tile", "輪到{name}擺放板塊"),
    "turn-of": Text("{name}’s turn", "{name}的回合"),
    "to-use": Text("{name} may use a power", "{name}可以執行能力"),
    "to-pick": Text("{name} picks a tile", "輪到{name}挑選板塊"),
    "to-deal": Text("A tile is drawn", "正在抽板塊"),
    "to-exile": Text("A hidden tile is hit", "擊中一張未公開的板塊"),
    "over": Text("The game is over", "遊戲結束"),
    "wins": Text("{name} wins", "{name}獲勝"),
    "draw": Text("A draw", "平手"),
    "last": Text("last turn", "最後一個回合"),
    # the players' bars
    "allies": Text("allies", "個盟友"),
    "ally": Text("ally", "個盟友"),
    "turn": Text("to play", "輪到"),
    "won": Text("wins", "獲勝"),
    # on tiles
    "shield": Text("shield", "盾牌"),
    "null": Text("nullified", "無效"),
    "new": Text("new", "新"),
    "over-tile": Text("over {tile}", "蓋住{tile}"),
    "destroyed": Text("destroyed", "被破壞"),
    "by": Text("by {name}", "破壞者：{name}"),
    "hidden": Text("hidden", "未公開"),
    # kinds of powers
    "active": Text("active: once, if you like", "主動：擺放時可執行一次"),
    "passive": Text("passive: all the time", "被動：持續有效"),
    "no-power": Text("no power", "沒有能力"),
    "dragon-lines": Text(
        "Reverse all tiles in the eight directions up to the edge, your own too.",
        "反轉八個方向上一直到邊緣的所有板塊，自己的盟友也算。",
    ),
    "nullify-one": Text(
        "Choose one tile with an active power in its directions; it has none from now on.",
        "選一張在指定方向上、有主動能力的板塊，使它從此失去能力。",
    ),
    "point": Text(
        "Point at a tile, and its power stands here; the board shows whom it reaches.",
        "指向任一張板塊，這裡會顯示它的能力，遊戲板上會標出作用範圍。",
    ),
    # buttons
    "decline": Text("Do not use it", "不執行"),
    "use": Text("Use it", "執行"),
    "orth": Text("straight", "上下左右"),
    "diag": Text("slanting", "四個對角"),
    # said aloud
    "cell-empty": Text("Square {n}, empty", "第 {n} 格，空的"),
    "cell": Text("Square {n}: {tile}", "第 {n} 格：{tile}"),
    "cell-down": Text("Square {n}: a destroyed tile, face down", "第 {n} 格：被破壞的板塊，背面朝上"),
    "was": Text("it was the {tile}", "原本是{tile}"),
    "gone": Text("gone when {name}’s next turn begins", "{name}的下一回合開始時移走"),
    "faces": Text("{name}’s ally", "{name}的盟友"),
    "has-shield": Text("has a shield", "有盾牌"),
    "has-null": Text("its power is nullified", "能力無效"),
    "covers": Text("covers the {tile}", "蓋住{tile}"),
    "placed": Text("placed last", "剛擺放"),
    "tile-area": Text("{tile}, {area}", "{tile}，{area}"),
    "tile-secret": Text("{tile}, {area}, hidden from the other player", "{tile}，{area}，對手看不到"),
    "tile-drawn": Text("{tile}, to be picked, {area}", "{tile}，可以挑選，{area}"),
    "tile-neutral": Text("{tile}, open neutral tile", "{tile}，公開的中立角色"),
    "tile-exiled": Text("{tile}, discard pile, exiled", "{tile}，棄牌堆，被流放"),
    "tile-destroyed": Text("{tile}, discard pile, destroyed", "{tile}，棄牌堆，被破壞"),
    "hidden-some": Text("{n} hidden tiles of {name}", "{name}的 {n} 張未公開板塊"),
    "hidden-one": Text("a hidden tile of {name}", "{name}的一張未公開板塊"),
    "say-decline": Text("Do not use the power", "不執行能力"),
    "say-use": Text("Use the power", "執行能力"),
    "say-group": Text("All tiles of {group}", "{group}的所有板塊"),
    "say-line": Text("The whole line {line}", "{line}的一整排"),
    # the text board
    "north": Text("north", "北"),
    "south": Text("south", "南"),
    "empty": Text("empty", "空"),
    "passed": Text("Passed on: {tiles}", "交出：{tiles}"),
    "received": Text("Received: {tiles}", "收到：{tiles}"),
    "offered": Text("to pick from", "可挑選"),
    # the legend
    "is-ally": Text(
        "faces {name} (arrow, colour, side, word): {name}’s ally", "朝向{name}（箭頭、顏色、位置、文字）：{name}的盟友"
    ),
    "is-shield": Text("shield: no power affects this tile", "盾牌：不受任何能力影響"),
    "is-null": Text("nullified: this tile’s active power does not work", "無效：主動能力不能執行"),
    "is-down": Text(
        "destroyed, face down: nobody’s; leaves when the next turn of the player named begins",
        "被破壞，背面朝上：不是任何人的盟友；標示的玩家下一回合開始時移走",
    ),
    "is-covered": Text("a Tower; the tile below it has no power", "塔；被蓋住的板塊沒有能力"),
    "is-secret": Text("broken edge: the other player does not see this tile", "虛線邊框：對手看不到這張板塊"),
    "is-new": Text("placed last", "剛擺放的板塊"),
    "is-faction": Text("belonged to {name} at first; says nothing about whom it faces", "原屬{name}，與朝向無關"),
    "is-burst": Text("destroy", "破壞"),
    "is-turn": Text("reverse", "反轉"),
    "is-leave": Text("exile", "流放"),
    "is-again": Text("set a power off again", "重新啟動能力"),
    "is-mute": Text("nullify", "無效化"),
    "is-return": Text("take an ally back", "收回盟友"),
    "is-step": Text("move to an empty square", "移動到空格"),
    "is-dagger": Text("exile from the opponent’s area", "流放對手區域內的板塊"),
    "is-fetch": Text("bring back from the discard pile", "從棄牌堆拿回"),
    "is-shatter": Text("destroy what has a shield", "破壞有盾牌的板塊"),
    "is-keep": Text("cover an ally", "蓋住盟友"),
    "is-skull": Text("its ally loses at the end", "遊戲結束時，盟友方輸"),
    "is-guard": Text("protect with a shield", "以盾牌保護"),
    "is-person": Text("no power", "沒有能力"),
    "is-passive": Text("in a ring: passive, works all the time", "有圓圈：被動，持續有效"),
    "is-one": Text("reaches any one of these", "任選其中一格"),
    "is-all": Text("reaches all of these together", "同時作用在這些格"),
    "is-groups": Text("all squares, or all discs", "全部方格，或全部圓點"),
    "is-line": Text("one whole direction to the edge", "一個方向直到邊緣"),
    "is-any": Text("any one on the board", "遊戲板上任一格"),
}

STOP = Text(" · ", "・")
"""Between parts of a line."""


def say(key: str, lang: str, **facts: object) -> str:
    """One of the words, with its blanks filled."""
    return WORDS[key].in_(lang).format(**facts)
