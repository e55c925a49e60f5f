"""Tower and Death."""

from boardkit.core.checks import won
from boardkit.core.lesson import Hints, Part, Quiz, Task
from boardkit.core.text import Text
from boardkit.games.revolution.lesson.questions import DEATH_WINS, TOWERS
from boardkit.games.revolution.lesson.setup import YOU, left, oops, otherwise, placed, table, turn_over

TOWER = Part(
    "revolution.tower-death",
    Text("Tower and Death", "塔和死神"),
    Text("You know the tile that covers, and the one that nobody wants.", "你認識蓋住別人的塔，和沒人想要的死神。"),
    6,
    (
        Task(
            "on-top",
            Text(
                "The Tower is placed on top of one of your allies. The tile below loses its power; both are one ally, with a "
                "shield. Cover your Queen.",
                "塔要蓋在自己的盟友上。下面的板塊失去能力，兩張合起來算一個盟友，有盾牌。蓋住王妃。",
            ),
            start=lambda: table(
                "1 temple them",
                "2 saint them",
                "4 queen you",
                "5 citizen you",
                "8 castle you",
                "9 monk them",
                have="minister",
                theirs="bishop paladin",
                neutrals="tower",
            ),
            script={},
            success=placed("tower", 4),
            praise=Text(
                "No empty square was used, and nothing can touch her now.", "沒有用掉空格，也沒有能力碰得到她。"
            ),
            hints=Hints(
                Text("Choose the Tower, then the Queen’s square.", "選塔，再選王妃的格子。"),
                ("tower", "cell.4"),
                ("tower cell.4",),
            ),
            teaches=("revolution.tower",),
            mistakes=(
                oops(placed("tower"), "You covered the Citizen.", "你蓋住了市民。", "revolution.tower"),
                otherwise(
                    "That was the Minister. The Tower lies beside the board.",
                    "這是大臣，塔在遊戲板旁邊。",
                    "revolution.tower",
                ),
            ),
            point=("tower", "cell.4"),
            until=turn_over,
        ),
        Task(
            "get-rid-of-death",
            Text(
                "Whoever’s ally Death is when the board is full loses, whatever the count. Death faces you! Fill the last square, "
                "and win.",
                "遊戲板擺滿時，死神是誰的盟友，誰就輸，不看數量。死神朝向你！擺滿最後一格，贏下來。",
            ),
            start=lambda: table(
                "1 temple them",
                "2 saint them",
                "3 death you",
                "4 queen you",
                "5 citizen you",
                "7 bishop them",
                "8 king you",
                "9 monk them",
                have="castle minister magician",
                theirs="paladin",
            ),
            script={},
            success=won(YOU),
            praise=Text("Death faces Religion: Religion loses.", "死神變成教派的盟友，教派輸了。"),
            hints=Hints(
                Text("Who can turn Death round?", "誰能把死神轉過去？"),
                ("minister", "cell.3"),
                ("minister cell.6", "cell.3"),
            ),
            teaches=("revolution.death", "revolution.end.last-turn"),
            mistakes=(
                oops(
                    placed("castle"),
                    "Death still faces you: you lose, whatever the count.",
                    "死神還是你的盟友，不論數量，你都輸。",
                    "revolution.death",
                ),
                oops(
                    placed("magician"),
                    "The Magician does not reach Death from square 6: it still faces you.",
                    "魔術師從第 6 格碰不到死神，它還是你的盟友。",
                    "revolution.death",
                ),
                left(
                    "Left alone, Death still faces you: you lose.",
                    "沒有執行能力，死神還是你的盟友，你輸了。",
                    "revolution.death",
                ),
                otherwise(
                    "You turned another tile; Death still faces you.",
                    "你轉了別張，死神還是你的盟友。",
                    "revolution.death",
                ),
            ),
            point=("cell.3",),
            until=turn_over,
        ),
        Task(
            "cover-death",
            Text(
                "Again Death faces you, and one turn is left before Religion ends the game. A covered tile has no power…",
                "死神又朝向你，教派就快要結束遊戲了。被蓋住的板塊，會失去能力……",
            ),
            start=lambda: table(
                "1 temple them",
                "2 saint them",
                "3 death you",
                "4 queen you",
                "5 citizen you",
                "7 bishop them",
                "8 king you",
                "9 monk them",
                have="castle",
                theirs="paladin",
                neutrals="tower",
            ),
            script={},
            success=placed("tower", 3),
            praise=Text("Death is switched off, and the Tower counts as one ally.", "死神失去能力，塔算一個盟友。"),
            hints=Hints(Text("Cover it.", "蓋住它。"), ("tower", "cell.3"), ("tower cell.3",)),
            teaches=("revolution.tower",),
            mistakes=(
                oops(
                    placed("castle"),
                    "The board was full, and Death faced you.",
                    "擺滿了，死神朝向你。",
                    "revolution.death",
                ),
                otherwise(
                    "You covered another tile, and Death still faces you.",
                    "你蓋住了別張，死神還是你的盟友。",
                    "revolution.death",
                ),
            ),
            point=("cell.3",),
            until=turn_over,
        ),
        Quiz(
            "where-the-tower",
            Text("On an ally that lies face up and has no shield.", "蓋在正面朝上、沒有盾牌的盟友上。"),
            TOWERS,
        ),
        Quiz(
            "who-wins-with-death",
            Text(
                "Face up and uncovered, Death decides. Face down it does nothing.",
                "死神正面朝上、沒被蓋住，才有效。背面朝上就沒有。",
            ),
            DEATH_WINS,
        ),
    ),
)
