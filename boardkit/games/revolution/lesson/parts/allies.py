"""What one plays for: allies. A game is shown at its end, before anything is said about powers."""

from boardkit.core.checks import won
from boardkit.core.lesson import Hints, Part, Quiz, Task
from boardkit.core.text import Text
from boardkit.games.revolution.lesson.questions import ALLIES, AREA, MINE, WINS
from boardkit.games.revolution.lesson.setup import YOU, table, turn_over

ALLY = Part(
    "revolution.allies",
    Text("Counting allies", "數一數盟友"),
    Text("You can say who faces whom, and who wins.", "你看得出誰是誰的盟友，也知道誰獲勝。"),
    5,
    (
        Quiz(
            "whom-they-face",
            Text(
                "You are Regality and sit in the south. A tile whose arrow points to you faces you: it is your ally. "
                "The colour only tells whose tile it was at the beginning.",
                "你是王權，坐在南邊。箭頭指向你的板塊朝向你，就是你的盟友。顏色只表示一開始是誰的。",
            ),
            MINE,
        ),
        Quiz(
            "how-many",
            Text("Count what faces you, whatever its colour.", "只數朝向你的，不管顏色。"),
            ALLIES,
        ),
        Task(
            "the-last-square",
            Text(
                "Four tiles face you, four face Religion, and one square is empty. Click your Castle, then the empty square, "
                "and watch the count.",
                "四張朝向你，四張朝向教派，只剩一個空格。點你的城，再點空格，看看怎麼算勝負。",
            ),
            start=lambda: table(
                "1 temple them",
                "2 citizen you",
                "3 monk them",
                "4 queen you",
                "6 saint them",
                "7 bishop you",
                "8 king you",
                "9 general them",
                have="castle",
                theirs="paladin",
            ),
            script={},
            success=won(YOU),
            praise=Text(
                "A tile that you place faces you. 5 to 4: you win! The board was full, and then allies were counted.",
                "自己擺放的板塊會朝向自己。5 比 4，你贏了！擺滿之後，才計算盟友。",
            ),
            hints=Hints(
                Text("Only one tile and one square are left.", "只剩一張板塊和一個空格。"),
                ("castle", "cell.5"),
                ("castle cell.5",),
            ),
            teaches=(
                "revolution.turn.place",
                "revolution.end.last-turn",
                "revolution.end.full",
                "revolution.end.winner",
            ),
            point=("castle", "cell.5"),
            until=turn_over,
        ),
        Quiz(
            "who-wins",
            Text(
                "When the last empty square is filled, whoever has more allies wins. Equally many: a draw.",
                "最後一個空格擺滿，盟友多的一方獲勝；一樣多就是平手。",
            ),
            WINS,
        ),
        Quiz(
            "your-tiles",
            Text(
                "There are 31 tiles, each once: seven red ones of Regality, seven blue ones of Religion, seventeen neutral "
                "ones. Whoever starts has the Citizen, too.",
                "板塊共有 31 張，各一張：王權七張紅色，教派七張藍色，中立十七張。起始玩家多一張市民。",
            ),
            AREA,
        ),
    ),
)
