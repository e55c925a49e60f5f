"""A shield: no power touches it. It does not stop a line."""

from boardkit.core.checks import both, happened
from boardkit.core.lesson import Hints, Part, Quiz, Task
from boardkit.core.text import Text
from boardkit.games.revolution.lesson.questions import HIT, SHIELDED
from boardkit.games.revolution.lesson.setup import TURNED_OWN, hit, left, oops, placed, table, turn_over

SHIELDS = Part(
    "revolution.shields",
    Text("Shields", "盾牌"),
    Text("You know what a shield keeps off.", "你知道盾牌擋得住什麼。"),
    5,
    (
        Task(
            "try-the-temple",
            Text(
                "The Castle and the Temple have a shield: no power affects them. Your Minister would like to turn the Temple. "
                "Try it, and then turn the Monk.",
                "城和神殿有盾牌，不受任何能力影響。你的大臣想反轉神殿，試試看；不行的話，就反轉修道士。",
            ),
            start=lambda: table(
                "1 temple them",
                "2 monk them",
                "3 citizen you",
                "6 king you",
                "7 queen you",
                "8 general you",
                have="minister",
                theirs="saint bishop",
            ),
            script={},
            success=hit("reverse", "monk"),
            praise=Text(
                "The Monk is yours. The Temple stays what it is until the end.", "修道士是你的了。神殿到最後都不會變。"
            ),
            hints=Hints(
                Text("Which square touches the Monk?", "哪一格碰得到修道士？"),
                ("cell.5", "cell.2"),
                ("minister cell.5", "cell.2"),
            ),
            teaches=("revolution.castle", "revolution.minister"),
            mistakes=(
                left("Nobody was turned. The Monk has no shield.", "誰都沒轉。修道士沒有盾牌。"),
                oops(TURNED_OWN, "That was a friend of yours.", "那是你的盟友。", "revolution.reverse"),
            ),
            point=("cell.1", "cell.2"),
            until=turn_over,
        ),
        Task(
            "over-the-shield",
            Text(
                "Does a shield stop a line? Place the Queen so that the Temple lies between her and the Saint, and turn the "
                "Saint.",
                "盾牌會擋住一整排嗎？擺放王妃，讓神殿在她和聖女中間，再把聖女反轉。",
            ),
            start=lambda: table(
                "1 citizen you",
                "2 king you",
                "3 monk you",
                "5 temple them",
                "6 saint them",
                "7 general you",
                "8 magician you",
                have="queen",
                theirs="bishop",
            ),
            script={},
            success=both(happened("revolution.shield"), hit("reverse", "saint")),
            praise=Text(
                "The Temple’s shield held, and the line went on: the Saint is yours.",
                "神殿的盾牌有效，可是那一排沒有被擋住，聖女是你的了。",
            ),
            hints=Hints(
                Text("The three lie in one row.", "三張在同一橫排。"),
                ("cell.4", "cell.5", "cell.6"),
                ("queen cell.4", "line.e"),
            ),
            teaches=("revolution.shield", "revolution.queen"),
            mistakes=(
                oops(
                    placed("queen", 9),
                    "On square 9 the Temple is not between them. Use the middle row.",
                    "在第 9 格，神殿就不在中間了。要用中間那一排。",
                    "revolution.queen",
                ),
                left("Nobody was turned.", "誰都沒轉。"),
                oops(
                    TURNED_OWN,
                    "That line turned only friends of yours.",
                    "那一排轉走的是你的盟友。",
                    "revolution.queen",
                ),
            ),
            point=("cell.5", "cell.6"),
            until=turn_over,
        ),
        Quiz("who-can-be-hit", Text("A tile never chooses itself, either.", "板塊也不能選自己。"), HIT),
        Quiz("shields-in-a-line", Text("Shielded tiles are left out.", "有盾牌的不算。"), SHIELDED),
    ),
)
