"""A real game: fifteen cards, fifteen tiles, two careful opponents. It need not be won."""

from boardkit.core.checks import ended
from boardkit.core.lesson import Hints, Part, Quiz, Task
from boardkit.core.quiz import Question
from boardkit.core.text import Text
from boardkit.games.raj.lesson.questions.adding import DIRECTION, POINTS, STILL
from boardkit.games.raj.lesson.questions.knowing import KNOWS, MAY
from boardkit.games.raj.lesson.questions.taking import CANCELS, LAST, TAKES_ANY, TAKES_CARD
from boardkit.games.raj.options import RajOptions
from boardkit.games.raj.rules import Raj

REAL = Part(
    "raj.real",
    Text("A real game", "真正的一場"),
    Text("You have played a whole real game of Raj.", "你打完一整場真正的《主權》。"),
    10,
    (
        Task(
            "fifteen-rounds",
            Text(
                "Fifteen cards, fifteen tiles, and two opponents who think. Collect treasures and avoid cobras. You "
                "need not win: play to the end.",
                "15 張卡片，15 個板塊，兩個會動腦的對手。多拿寶藏，避開眼鏡蛇。不一定要贏，打完就算過關。",
            ),
            start=lambda: Raj.start(RajOptions(players=3)),
            script={},
            success=ended,
            praise=Text(
                "That was a whole game of Raj. Now you know all its rules!", "你打完一整場《主權》，所有規則都學會了！"
            ),
            hints=Hints(
                Text(
                    "High cards for large treasures, middle ones for cobras, low ones for what does not matter.",
                    "大寶藏出大的，眼鏡蛇出中間的，不重要的出小的。",
                ),
                ("pot", "hand.red"),
            ),
            teaches=(
                "raj.goal",
                "raj.parts.cards",
                "raj.parts.tiles",
                "raj.setup.hand",
                "raj.setup.tiles",
                "raj.round.repeat",
                "raj.end.score",
                "raj.end.winner",
            ),
            point=("pot", "hand.red"),
            moves=0,
            opponents="careful",
        ),
    ),
)


def _once_more(question: Question) -> Question:
    """The same question with cases of its own."""
    return question._replace(key=f"{question.key}.again")


def _check(key: str, text: Text, question: Question) -> Quiz:
    return Quiz(key, text, _once_more(question))


CHECK = Part(
    "raj.check",
    Text("Do you know it all?", "都學會了嗎？"),
    Text("You have tried the rules once more, each with a new question.", "用新的題目，把規則再練一次。"),
    8,
    (
        _check(
            "check-who",
            Text(
                "1: Add up the tiles, cross out equal cards, then decide.", "第一題：加板塊，劃掉相同的卡片，再決定。"
            ),
            TAKES_ANY,
        ),
        _check(
            "check-card",
            Text("2: Look at the tile first, then at the cards.", "第二題：先看板塊，再看卡片。"),
            TAKES_CARD,
        ),
        _check("check-cancel", Text("3: Look for equal cards.", "第三題：找找看有沒有相同的數字。"), CANCELS),
        _check("check-way", Text("4: Add up the tiles.", "第四題：把板塊加起來。"), DIRECTION),
        _check("check-open", Text("5: Taken, or still there?", "第五題：拿走了，還是留著？"), STILL),
        _check("check-last", Text("6: This is the last round of the game.", "第六題：這是最後一輪。"), LAST),
        _check("check-score", Text("7: Count the points of one player.", "第七題：算一個玩家的分數。"), POINTS),
        _check("check-play", Text("8: Look at your hand.", "第八題：看看你的手牌。"), MAY),
        _check(
            "check-know",
            Text("9: Think of what everybody can see, and what is secret.", "第九題：想想什麼看得到，什麼是秘密。"),
            KNOWS,
        ),
    ),
    core=False,
)
