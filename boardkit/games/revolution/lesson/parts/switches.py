"""The series, and the switches for what the source leaves in doubt."""

from boardkit.core.checks import happened
from boardkit.core.lesson import Hints, Part, Quiz, Task
from boardkit.core.text import Text
from boardkit.games.revolution.lesson.questions import (
    DEATH_SWITCH,
    LONG_DRAGON,
    ONE_ONLY,
    ONLY_EXILED,
    OWN_SHIELD,
    SECOND,
    SERIES,
    TOWER_SWITCH,
)
from boardkit.games.revolution.lesson.setup import have_allies, in_area, left, oops, otherwise, placed, table, turn_over

IN_A_ROW = Part(
    "revolution.in-a-row",
    Text("Several games", "連打好幾場"),
    Text("You know which neutral tiles come next.", "你知道下一場用哪些中立角色。"),
    2,
    (
        Quiz(
            "the-next-game",
            Text(
                "The next five come from the neutral tiles that were not used. The loser starts.",
                "下一場的五張，從還沒用過的中立角色抽。輸的人先開始。",
            ),
            SERIES,
        ),
    ),
)

DOUBTS = Part(
    "revolution.doubts",
    Text("What the rules leave open", "規則沒說清楚的地方"),
    Text("You know the switches, and which reading is the usual one here.", "你認識各種開關，也知道這裡平常怎麼算。"),
    10,
    (
        Task(
            "it-goes-on",
            Text(
                "end_rule = e2, second edition: the game goes on until nine tiles lie face up. Fill the last square with your King, "
                "destroy a tile, and watch Religion look for a square.",
                "end_rule = e2（第二版）：要九張都正面朝上才結束。用國王擺滿最後一格，破壞一張板塊，看教派怎麼找空格。",
            ),
            start=lambda: table(
                "1 saint them",
                "2 monk them",
                "3 bishop them",
                "4 citizen you",
                "6 castle you",
                "7 general you",
                "8 queen you",
                "9 paladin them",
                have="king princess",
                theirs="temple cardinal",
                end_rule="e2",
            ),
            script={},
            success=happened("revolution.end.pass"),
            praise=Text(
                "No empty square: Religion passes, and it is your turn again. By the source the game would have been over.",
                "沒有空格，教派跳過，又輪到你。照規則原文，遊戲早就結束了。",
            ),
            hints=Hints(
                Text("A face-down tile still takes its square.", "背面朝上的板塊還佔著格子。"),
                ("king", "cell.1"),
                ("king cell.5", "cell.1"),
            ),
            teaches=("revolution.end.face-up", "revolution.end.pass", "revolution.king"),
            mistakes=(
                oops(
                    placed("princess"),
                    "Nine tiles lie face up: the game is over. Use the King.",
                    "九張都正面朝上，遊戲結束了。要用國王。",
                    "revolution.end.face-up",
                ),
                left(
                    "Nine tiles lie face up: the game is over.",
                    "九張都正面朝上，遊戲結束了。",
                    "revolution.end.face-up",
                ),
            ),
            point=("king",),
            until=turn_over,
        ),
        Quiz("second-edition", Text("Do all nine lie face up?", "九張都正面朝上嗎？"), SECOND),
        Task(
            "to-the-edge",
            Text(
                "dragon_range = lines: the Dragon turns everything in the eight directions, right to the edge. Place it in the corner.",
                "dragon_range = lines：龍反轉八個方向上的所有板塊，直到邊緣。把它擺在角落。",
            ),
            start=lambda: table(
                "3 saint them",
                "4 citizen you",
                "5 king you",
                "7 monk them",
                "9 bishop them",
                have="castle",
                theirs="temple cardinal",
                neutrals="dragon",
                dragon_range="lines",
            ),
            script={},
            success=have_allies(4),
            praise=Text(
                "Far tiles turned, too. By the usual reading only the adjacent ones would.",
                "遠的也轉了。平常只轉相鄰的。",
            ),
            hints=Hints(
                Text("Only square 1 reaches all three enemies.", "只有第 1 格碰得到三個敵人。"),
                ("dragon", "cell.1"),
                ("dragon cell.1", "use"),
            ),
            teaches=("revolution.dragon",),
            mistakes=(
                left("The power was left alone.", "沒有執行能力。"),
                oops(placed("castle"), "That was the Castle.", "這是城。", "revolution.castle"),
                otherwise(
                    "From there it does not reach all three enemies.", "從那裡碰不到三個敵人。", "revolution.dragon"
                ),
            ),
            point=("dragon", "cell.1"),
            until=turn_over,
        ),
        Quiz(
            "dragon-to-the-edge",
            Text("The switch dragon_range is set to lines.", "開關 dragon_range 設成 lines。"),
            LONG_DRAGON,
        ),
        Task(
            "one-of-them",
            Text(
                "nullify = one: the Witch Doctor chooses one neighbour with an active power when it is placed. It has none from now "
                "on. Silence the Hierophant!",
                "nullify = one：巫術師擺放時選一張有主動能力的鄰居，使它從此失去能力。讓教皇失去能力！",
            ),
            start=lambda: table(
                "1 citizen you",
                "2 hierophant them",
                "3 king you",
                "4 saint them",
                "6 queen you",
                "7 temple them",
                "8 castle you",
                have="general",
                theirs="monk cardinal",
                neutrals="witch-doctor",
                nullify="one",
            ),
            script={},
            success=happened("revolution.nullify.one", tile="hierophant"),
            praise=Text(
                "Only that one, while both lie where they are. Usually it works on all neighbours, always.",
                "只有那一張，而且雙方都還在原地才有效。平常是對所有鄰居持續有效。",
            ),
            hints=Hints(
                Text("Straight below the Hierophant.", "教皇的正下方。"),
                ("witch-doctor", "cell.5"),
                ("witch-doctor cell.5", "cell.2"),
            ),
            teaches=("revolution.nullify.one",),
            mistakes=(
                oops(placed("general"), "That was the General.", "這是將軍。", "revolution.nullify.one"),
                left("The power was left alone.", "沒有執行能力。"),
                otherwise("That silenced another tile.", "失去能力的是別張。", "revolution.nullify.one"),
            ),
            point=("witch-doctor", "cell.2"),
            until=turn_over,
        ),
        Quiz("one-or-all", Text("nullify = one: which one?", "nullify = one：可以選哪一張？"), ONE_ONLY),
        Quiz(
            "own-shields",
            Text("pirate = own_shield: not what the Sage protects.", "pirate = own_shield：受賢者保護的不算。"),
            OWN_SHIELD,
        ),
        Quiz(
            "tower-alone",
            Text("tower_destroyed: both tiles, or the Tower alone?", "tower_destroyed：兩張一起，還是只有塔？"),
            TOWER_SWITCH,
        ),
        Task(
            "only-the-exiled",
            Text(
                "hermit = exiled: the Hermit takes only an exiled tile. Two lie in the pile. Try the Temple, which was destroyed; "
                "then take what you may.",
                "hermit = exiled：隱者只能拿被流放的板塊。棄牌堆有兩張。先試試被破壞的神殿，再拿可以拿的。",
            ),
            start=lambda: table(
                "1 citizen you",
                "2 saint them",
                "4 king you",
                "5 monk them",
                "6 queen you",
                "7 bishop them",
                "8 general you",
                have="minister",
                theirs="cardinal paladin",
                neutrals="hermit",
                exiled="samurai",
                destroyed="temple",
                hermit="exiled",
            ),
            script={},
            success=in_area("samurai"),
            praise=Text(
                "The Samurai was exiled. Usually the Hermit may take any tile of the pile.",
                "侍是被流放的。平常隱者可以拿棄牌堆的任一張。",
            ),
            hints=Hints(
                Text("Place the Hermit on any free square.", "隱者擺在哪個空格都行。"),
                ("hermit", "samurai"),
                ("hermit cell.3", "samurai"),
            ),
            teaches=("revolution.hermit.exiled", "revolution.hermit"),
            mistakes=(
                oops(placed("minister"), "That was the Minister.", "這是大臣。", "revolution.hermit"),
                left("The Hermit’s power was left alone.", "沒有執行隱者的能力。"),
            ),
            point=("hermit", "temple"),
            until=turn_over,
        ),
        Quiz(
            "only-exiled",
            Text("hermit = exiled: a destroyed tile stays in the pile.", "hermit = exiled：被破壞的留在棄牌堆。"),
            ONLY_EXILED,
        ),
        Quiz(
            "death-and-no-tile",
            Text(
                "death_counts: does Death decide when somebody has no tile?",
                "death_counts：有人沒有板塊可選時，死神算不算？",
            ),
            DEATH_SWITCH,
        ),
    ),
    core=False,
)
