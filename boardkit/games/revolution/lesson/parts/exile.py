"""Exile: off the board at once."""

from boardkit.core.lesson import Hints, Part, Quiz, Task
from boardkit.core.text import Text
from boardkit.games.revolution.lesson.questions import EXILED, EXILES, IN_BASE
from boardkit.games.revolution.lesson.setup import hit, left, oops, otherwise, placed, table, turn_over

EXILE = Part(
    "revolution.exile",
    Text("Exile", "流放"),
    Text(
        "You know the Samurai and the Ninja, and how exile differs from destroying.",
        "你認識侍和忍者，也知道流放和破壞的不同。",
    ),
    6,
    (
        Quiz(
            "open-for-both",
            Text(
                "From now on five of the sixteen neutral tiles, drawn by chance, lie open for both. Each power is used by whoever "
                "places the tile.",
                "從現在起，十六張中立角色隨機抽五張公開，雙方都能用。誰擺放，就由誰執行能力。",
            ),
            IN_BASE,
        ),
        Task(
            "at-once",
            Text(
                "The Samurai exiles a straight neighbour. Exile the Cardinal: unlike a destroyed tile, it leaves the board at "
                "once.",
                "侍可以流放上下左右一張相鄰的板塊。流放樞機卿：和破壞不同，它馬上離開遊戲板。",
            ),
            start=lambda: table(
                "1 citizen you",
                "2 cardinal them",
                "3 king you",
                "4 queen you",
                "6 temple them",
                "7 castle you",
                "8 monk you",
                have="general",
                theirs="saint bishop",
                neutrals="samurai",
            ),
            script={},
            success=hit("exile", "cardinal"),
            praise=Text(
                "It lies on the discard pile, and square 2 is empty already: Religion may use it now.",
                "它已經在棄牌堆，第 2 格馬上就空了，教派現在就能用。",
            ),
            hints=Hints(
                Text("Which empty square is straight below the Cardinal?", "樞機卿的正下方是哪一格？"),
                ("samurai", "cell.5"),
                ("samurai cell.5", "cell.2"),
            ),
            teaches=("revolution.samurai", "revolution.exile"),
            mistakes=(
                oops(
                    placed("general"),
                    "The General destroys; you were to exile, with the Samurai.",
                    "將軍是破壞，要用侍來流放。",
                    "revolution.samurai",
                ),
                left("The power was left alone.", "沒有執行能力。"),
                otherwise("You exiled one of your own allies.", "你流放了自己的盟友。", "revolution.exile"),
            ),
            point=("samurai", "cell.2"),
            until=turn_over,
        ),
        Task(
            "round-the-corner",
            Text(
                "The Ninja exiles a slanting neighbour. Send the Saint away.",
                "忍者流放對角相鄰的板塊。把聖女送走。",
            ),
            start=lambda: table(
                "1 citizen you",
                "2 temple them",
                "3 saint them",
                "4 queen you",
                "6 king you",
                "8 general you",
                "9 castle you",
                have="minister",
                theirs="cardinal bishop",
                neutrals="ninja",
            ),
            script={},
            success=hit("exile", "saint"),
            praise=Text("Gone at once.", "馬上消失了。"),
            hints=Hints(
                Text("From where is square 3 on a slant?", "從哪一格看，第 3 格在斜角？"),
                ("ninja", "cell.5"),
                ("ninja cell.5", "cell.3"),
            ),
            teaches=("revolution.ninja", "revolution.exile"),
            mistakes=(
                oops(placed("minister"), "The Minister only turns tiles.", "大臣只會反轉。", "revolution.minister"),
                left("The power was left alone.", "沒有執行能力。"),
                oops(
                    placed("ninja", 7),
                    "From square 7 the Ninja reaches only square 5, and it is empty.",
                    "從第 7 格只碰得到第 5 格，那裡是空的。",
                    "revolution.power.none",
                ),
                otherwise("You exiled one of your own allies.", "你流放了自己的盟友。", "revolution.exile"),
            ),
            point=("ninja", "cell.3"),
            until=turn_over,
        ),
        Quiz("whom-to-exile", Text("Samurai: straight. Ninja: slanting.", "侍：上下左右。忍者：對角。"), EXILES),
        Quiz("exile-or-destroy", Text("Empty at once, or face down?", "馬上空出來，還是背面朝上？"), EXILED),
    ),
)
