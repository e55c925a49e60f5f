"""What one plays for: points. A game is shown at its end, before anything is said about how it is played."""

from boardkit.core.checks import ended
from boardkit.core.lesson import Hints, Part, Quiz, Task
from boardkit.core.text import Text
from boardkit.games.raj.lesson.questions.adding import POINTS, WINS
from boardkit.games.raj.lesson.questions.knowing import BOX
from boardkit.games.raj.lesson.setup import cards, deal, play

GOAL = Part(
    "raj.goal",
    Text("What you play for", "玩這個遊戲要做什麼"),
    Text("You can count points and say who wins.", "你會算分數，也知道誰獲勝。"),
    4,
    (
        Task(
            "the-last-card",
            Text(
                "Practice games are short: most cards and tiles are out of the game already. You have one card left. Play "
                "it, and watch how the points are counted.",
                "練習用的遊戲很短，大部分的卡片和板塊都先拿掉了。你手上只剩一張卡片，打出來，看看分數怎麼算。",
            ),
            start=lambda: deal((12,), (5,), pot=(3,), won=((7, -2), (6,))),
            script=play((5,)),
            success=ended,
            praise=Text(
                "Your treasures make 7 + 3 = 10, minus the cobra, 2: you have 8 points. Blue has 6. Most points win!",
                "你的寶藏是 7＋3＝10，減去眼鏡蛇 2，得 8 分。藍方 6 分。分數最高的人獲勝！",
            ),
            hints=Hints(Text("There is only one card to choose.", "只有一張卡片可以選。"), ("hand.red",), cards(12)),
            teaches=("raj.end.score", "raj.end.winner"),
            point=("won.red", "won.blue"),
        ),
        Quiz(
            "score",
            Text("Treasures add points, cobras take points away.", "寶藏加分，眼鏡蛇扣分。"),
            POINTS,
        ),
        Quiz(
            "winner",
            Text(
                "Collect treasures, avoid cobras: most points win. If the best have equally many, they share the win.",
                "多拿寶藏，避開眼鏡蛇，總分最高的人獲勝。最高分相同，就一起獲勝。",
            ),
            WINS,
        ),
        Quiz(
            "box",
            Text(
                "There are fifteen tiles: treasures from +1 to +10 and cobras from −1 to −5. Each number is there once.",
                "板塊共有 15 個：寶藏是 +1 到 +10，眼鏡蛇是 −1 到 −5，每個數字只有一個。",
            ),
            BOX,
        ),
    ),
)
