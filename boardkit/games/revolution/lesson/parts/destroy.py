"""Destroy: face down first, away when the destroyer's next turn begins."""

from boardkit.core.lesson import Hints, Part, Quiz, Task
from boardkit.core.text import Text
from boardkit.games.revolution.lesson.questions import AFTER, BLOCKED, COUNT, DESTROYS, FREED
from boardkit.games.revolution.lesson.setup import THEM, hit, left, oops, otherwise, placed, table, turn_over

DESTROY = Part(
    "revolution.destroy",
    Text("Destroy", "破壞"),
    Text("You know what a face-down tile does, and for how long.", "你知道背面朝上的板塊會怎樣、留多久。"),
    9,
    (
        Task(
            "face-down",
            Text(
                "The King destroys one adjacent tile. Destroy Religion’s Cardinal, and watch what happens to it.",
                "國王可以破壞一張相鄰的板塊。破壞教派的樞機卿，看看它會怎樣。",
            ),
            start=lambda: table(
                "1 cardinal them",
                "2 citizen you",
                "3 temple them",
                "6 queen you",
                "7 general you",
                "8 monk you",
                have="king",
                theirs="saint bishop",
            ),
            script={},
            success=hit("destroy", "cardinal"),
            praise=Text(
                "It lies face down: nobody’s ally, without a power, and nothing can be done to it.",
                "它翻成背面朝上：誰的盟友都不是，沒有能力，也不受任何影響。",
            ),
            hints=Hints(
                Text("The King must touch the Cardinal.", "國王要在樞機卿旁邊。"),
                ("cell.1", "cell.4", "cell.5"),
                ("king cell.5", "cell.1"),
            ),
            teaches=("revolution.king", "revolution.destroy"),
            mistakes=(
                left("The power was left alone: nothing happened.", "沒有執行能力，什麼都沒發生。"),
                otherwise(
                    "Friends can be destroyed, too. That was one of yours.",
                    "盟友也會被破壞，那是你的。",
                    "revolution.destroy",
                ),
            ),
            point=("cell.1",),
            until=turn_over,
        ),
        Task(
            "it-blocks",
            Text(
                "Religion has destroyed your Queen on square 5. She lies there until Religion’s next turn begins. Try to place "
                "your Castle on square 5; then on a free square beside the Citizen.",
                "教派破壞了第 5 格的王妃，她會留在那裡，直到教派的下一回合開始。試試把城擺在第 5 格，再擺到市民旁邊的空格。",
            ),
            start=lambda: table(
                "1 citizen you",
                "3 hierophant them",
                "4 temple them",
                "5 queen down them",
                "6 general you",
                "7 monk them",
                "8 saint them",
                have="castle",
                theirs="bishop cardinal",
            ),
            script={},
            success=placed("castle", 2),
            praise=Text(
                "A face-down tile keeps its square. When Religion’s turn begins, it leaves, and Religion is first to use it.",
                "背面朝上的板塊還佔著格子。教派的回合一開始就移走，教派可以先用那一格。",
            ),
            hints=Hints(
                Text("Square 2 is beside the Citizen.", "第 2 格在市民旁邊。"), ("cell.2",), ("castle cell.2",)
            ),
            teaches=("revolution.destroy.blocks", "revolution.destroy.removed", "revolution.power.passive"),
            mistakes=(
                otherwise(
                    "A free square, but not beside the Citizen.",
                    "是空格，可是不在市民旁邊。",
                    "revolution.turn.place",
                ),
            ),
            point=("cell.5",),
            until=turn_over,
        ),
        Task(
            "free-again",
            Text(
                "You destroyed the Monk on square 5. Religion has moved, and your turn begins: the Monk has gone to the "
                "discard pile. Take the square at once!",
                "你破壞了第 5 格的修道士。教派走完，你的回合開始，修道士移到棄牌堆了。馬上把那一格佔下來！",
            ),
            start=lambda: table(
                "1 citizen you",
                "2 king you",
                "3 saint them",
                "4 bishop them",
                "5 monk down you",
                "6 general you",
                "8 queen you",
                have="castle",
                theirs="temple cardinal",
                turn=THEM,
            ),
            script={THEM: ("temple cell.9",)},
            success=placed("castle", 5),
            praise=Text("Whoever destroys gets the square first.", "破壞的人可以先用那一格。"),
            hints=Hints(Text("It is the middle square.", "是正中間那一格。"), ("cell.5",), ("castle cell.5",)),
            teaches=("revolution.destroy.removed", "revolution.turn.place"),
            mistakes=(
                otherwise(
                    "Now Religion can take square 5, which you had cleared for yourself.",
                    "現在教派可以佔第 5 格，那是你清出來的。",
                    "revolution.destroy.removed",
                ),
            ),
            point=("cell.5",),
            until=turn_over,
        ),
        Task(
            "who-reaches",
            Text(
                "The General destroys straight neighbours, the Magician slanting ones. Only squares 5 and 9 are free. Choose the "
                "right tile, and destroy the Saint.",
                "將軍破壞上下左右，魔術師破壞對角。只有第 5 格和第 9 格是空的。選對板塊，破壞聖女。",
            ),
            start=lambda: table(
                "1 saint them",
                "2 citizen you",
                "3 queen you",
                "4 king you",
                "6 temple them",
                "7 castle you",
                "8 minister you",
                have="general magician",
                theirs="bishop cardinal",
            ),
            script={},
            success=hit("destroy", "saint"),
            praise=Text(
                "Squares 1 and 5 meet at a corner: the Magician’s way.", "第 1 格和第 5 格是斜的，魔術師才碰得到。"
            ),
            hints=Hints(
                Text("Is square 1 straight or slanting from square 5?", "從第 5 格看，第 1 格是直的還是斜的？"),
                ("cell.1", "cell.5"),
                ("magician cell.5", "cell.1"),
            ),
            teaches=("revolution.magician",),
            mistakes=(
                left("Nothing was destroyed.", "什麼都沒破壞。"),
                oops(
                    placed("general"),
                    "The General reaches only straight neighbours, and the Saint is on a slant.",
                    "將軍只碰得到上下左右，聖女在斜角。",
                    "revolution.general",
                ),
                oops(
                    placed("magician", 9),
                    "Square 9 is too far: only adjacent tiles.",
                    "第 9 格太遠，只有相鄰的才行。",
                    "revolution.magician",
                ),
                otherwise("That was one of your own.", "那是你自己的盟友。", "revolution.destroy"),
            ),
            point=("cell.1",),
            until=turn_over,
        ),
        Task(
            "straight-on",
            Text(
                "Now the Saint is straight above square 5. Which of the two?",
                "這次聖女在第 5 格的正上方。要用哪一張？",
            ),
            start=lambda: table(
                "1 citizen you",
                "2 saint them",
                "3 queen you",
                "4 king you",
                "6 temple them",
                "7 castle you",
                "8 minister you",
                have="general magician",
                theirs="bishop cardinal",
            ),
            script={},
            success=hit("destroy", "saint"),
            praise=Text("Straight: the General.", "直的，就用將軍。"),
            hints=Hints(
                Text("Straight, not slanting.", "是直的，不是斜的。"),
                ("cell.2", "cell.5"),
                ("general cell.5", "cell.2"),
            ),
            teaches=("revolution.general",),
            mistakes=(
                left("Nothing was destroyed.", "什麼都沒破壞。"),
                oops(
                    placed("magician"),
                    "The Magician reaches only slanting neighbours.",
                    "魔術師只碰得到斜角。",
                    "revolution.magician",
                ),
                oops(placed("general", 9), "Square 9 is too far.", "第 9 格太遠了。", "revolution.general"),
                otherwise("That was one of your own.", "那是你自己的盟友。", "revolution.destroy"),
            ),
            point=("cell.2",),
            until=turn_over,
        ),
        Quiz(
            "whom-to-destroy",
            Text("King: all eight. General: straight. Magician: slanting.", "國王八個方向，將軍上下左右，魔術師對角。"),
            DESTROYS,
        ),
        Quiz("blocked", Text("A face-down tile is still in the way.", "背面朝上的板塊還佔著格子。"), BLOCKED),
        Quiz(
            "what-is-free",
            Text("What you destroyed leaves when your turn begins.", "你破壞的板塊，在你的回合開始時移走。"),
            FREED,
        ),
        Quiz("count-again", Text("A face-down tile is nobody’s ally.", "背面朝上的板塊不是誰的盟友。"), COUNT),
        Quiz("after-the-power", Text("Turned, face down, or untouched?", "反轉、背面朝上，還是沒變？"), AFTER),
    ),
)
