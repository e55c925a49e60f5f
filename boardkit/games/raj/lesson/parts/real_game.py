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
    Text("You have played Raj.", "你玩過《主權》了。"),
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
    Text("You can answer any question about Raj.", "《主權》的問題都難不倒你。"),
    8,
    (
        _check("check-who", Text("One.", "第一題。"), TAKES_ANY),
        _check("check-card", Text("Two.", "第二題。"), TAKES_CARD),
        _check("check-cancel", Text("Three.", "第三題。"), CANCELS),
        _check("check-way", Text("Four.", "第四題。"), DIRECTION),
        _check("check-open", Text("Five.", "第五題。"), STILL),
        _check("check-last", Text("Six: the last round.", "第六題：最後一輪。"), LAST),
        _check("check-score", Text("Seven.", "第七題。"), POINTS),
        _check("check-play", Text("Eight.", "第八題。"), MAY),
        _check("check-know", Text("Nine.", "第九題。"), KNOWS),
    ),
    core=False,
)
