"""Bard and Artist: another tile's power once more."""

from boardkit.core.checks import both, happened
from boardkit.core.lesson import Hints, Part, Quiz, Task
from boardkit.core.text import Text
from boardkit.games.revolution.lesson.questions import AGAIN, AGAIN_LOOKS
from boardkit.games.revolution.lesson.setup import hit, left, oops, otherwise, placed, table, turn_over

ONCE_MORE = Part(
    "revolution.again",
    Text("Bard and Artist", "吟遊詩人和藝人"),
    Text("You can set a power off again, even an enemy’s.", "你會重新啟動能力，連敵人的也行。"),
    6,
    (
        Task(
            "an-enemys-power",
            Text(
                "The Bard sets off the power of a straight neighbour again: friend or enemy, you make every choice. Let "
                "Religion’s Hierophant destroy Religion’s own Cardinal!",
                "吟遊詩人重新啟動上下左右一張板塊的能力，敵人的也行，由你做選擇。讓教皇破壞教派自己的樞機卿！",
            ),
            start=lambda: table(
                "1 citizen you",
                "2 king you",
                "3 castle you",
                "5 hierophant them",
                "7 general you",
                "8 queen you",
                "9 cardinal them",
                have="minister",
                theirs="temple saint",
                neutrals="bard",
            ),
            script={},
            success=hit("destroy", "cardinal"),
            praise=Text(
                "The power worked from the Hierophant’s square, and you are the destroyer: it leaves when your turn begins.",
                "能力從教皇的格子發動，破壞的人是你：你的下一回合開始時移走。",
            ),
            hints=Hints(
                Text("The Bard must stand straight beside the Hierophant.", "吟遊詩人要在教皇的上下左右。"),
                ("bard", "cell.4", "cell.5"),
                ("bard cell.4", "cell.5 cell.9"),
            ),
            teaches=("revolution.bard", "revolution.target.active"),
            mistakes=(
                oops(
                    placed("minister"),
                    "That was the Minister, not the Bard.",
                    "這是大臣，不是吟遊詩人。",
                    "revolution.bard",
                ),
                left("The Bard’s power was left alone.", "沒有執行吟遊詩人的能力。"),
                otherwise(
                    "A power was set off again, but it did not hit the Cardinal.",
                    "能力重新啟動了，可是沒有打到樞機卿。",
                    "revolution.bard",
                ),
            ),
            point=("bard", "cell.5"),
            until=turn_over,
        ),
        Task(
            "on-the-slant",
            Text(
                "The Artist does the same on a slant. Set off your Minister once more, and turn the Saint.",
                "藝人也一樣，不過是對角。讓你的大臣再反轉一次，把聖女變成盟友。",
            ),
            start=lambda: table(
                "1 saint them",
                "2 citizen you",
                "3 castle you",
                "4 minister you",
                "5 temple them",
                "6 general you",
                "7 king you",
                have="queen",
                theirs="cardinal bishop",
                neutrals="artist",
            ),
            script={},
            success=both(happened("revolution.artist"), hit("reverse", "saint")),
            praise=Text("One Minister, two turns.", "一張大臣，用了兩次。"),
            hints=Hints(
                Text("Which empty square is on a slant from the Minister?", "哪個空格在大臣的斜角？"),
                ("artist", "cell.8"),
                ("artist cell.8", "cell.4 cell.1"),
            ),
            teaches=("revolution.artist", "revolution.minister"),
            mistakes=(
                oops(
                    placed("queen"), "That was the Queen. Use the Artist.", "這是王妃，要用藝人。", "revolution.artist"
                ),
                oops(
                    placed("artist", 9),
                    "From square 9 no power is near that could help.",
                    "第 9 格旁邊沒有可以用的能力。",
                    "revolution.artist",
                ),
                left("The Artist’s power was left alone.", "沒有執行藝人的能力。"),
                otherwise(
                    "A power was used, but the Saint was not turned.",
                    "用了能力，可是沒有反轉聖女。",
                    "revolution.artist",
                ),
            ),
            point=("artist", "cell.4"),
            until=turn_over,
        ),
        Quiz(
            "which-again",
            Text(
                "Only an active power that would find something to do, and no shielded tile.",
                "要是主動能力、有對象可以作用，而且沒有盾牌。",
            ),
            AGAIN,
        ),
        Quiz(
            "after-the-bard",
            Text("Two steps: first whose power, then what it does.", "分兩步：先選誰的能力，再看它做什麼。"),
            AGAIN_LOOKS,
        ),
    ),
)
