"""A cobra: the lowest card has to take it. It is met first, and named afterwards."""

from boardkit.core.checks import both, happened, never
from boardkit.core.lesson import Hints, Mistake, Part, Quiz, Task
from boardkit.core.text import Text
from boardkit.games.raj.lesson.questions.taking import TAKES_COBRA, TAKES_ONE
from boardkit.games.raj.lesson.setup import BLUE, cards, deal, play, took, won_tiles

COBRA = Part(
    "raj.cobra",
    Text("A tile with a minus", "有減號的板塊"),
    Text("You can keep away from tiles that cost points.", "你會避開扣分的板塊。"),
    6,
    (
        Task(
            "a-red-tile",
            Text(
                "This tile has a minus and shows a snake. Play any card, and watch who gets it.",
                "這個板塊有減號，上面畫了一條蛇。隨便出一張，看看誰會拿到。",
            ),
            start=lambda: deal((3, 8, 13), (5, 7, 12), (2, 9, 11), pot=(-4,)),
            script=play((5,), (9,)),
            success=happened("raj.round.reveal"),
            praise=Text(
                "The lowest card had to take it. A tile like this is a cobra: it costs points, and nobody wants it.",
                "數字最小的卡片得拿走它。這種板塊就是眼鏡蛇，會扣分，誰都不想要。",
            ),
            hints=Hints(Text("Any card will do.", "哪一張都可以。"), ("hand.red",), cards(8)),
            teaches=("raj.take.lowest",),
            point=("pot",),
        ),
        Task(
            "keep-away",
            Text(
                "A cobra, −5. You know that Blue will play the 4 and Green the 9. Keep away from the cobra!",
                "眼鏡蛇 −5！你知道藍方這一輪會出 4，綠方會出 9。別拿到眼鏡蛇！",
            ),
            start=lambda: deal((2, 6, 11), (4, 10, 12), (3, 9, 13), pot=(-5,)),
            script=play((4,), (9,)),
            success=never(took(0)),
            praise=Text("Blue’s 4 was the lowest card. Poor Blue!", "藍方的 4 最小，只好拿走眼鏡蛇。"),
            hints=Hints(
                Text("Which of your cards are higher than Blue’s 4?", "你的哪些卡片比藍方的 4 大？"),
                ("red.6", "red.11"),
                cards(6),
            ),
            teaches=("raj.take.lowest",),
            mistakes=(
                Mistake(
                    took(0),
                    Text("Your 2 was the lowest card, so the cobra is yours.", "你的 2 最小，眼鏡蛇就是你的了。"),
                    "raj.take.lowest",
                ),
            ),
            point=("pot",),
        ),
        Quiz(
            "which-card-cobra",
            Text("On a cobra, look for the lowest card.", "遇到眼鏡蛇，要找數字最小的卡片。"),
            TAKES_COBRA,
        ),
        Task(
            "one-of-each",
            Text(
                "First a treasure, +7; then a cobra, −3. Blue plays 9, then 5. Take the treasure and leave the cobra.",
                "先是寶藏 +7，再來是眼鏡蛇 −3。藍方先出 9，再出 5。拿走寶藏，別拿眼鏡蛇。",
            ),
            start=lambda: deal((7, 11), (5, 9), pot=(7,), bag=(-3,)),
            script=play((9, 5), tiles=(-3,)),
            success=both(won_tiles(7), won_tiles(-3, seat=BLUE)),
            praise=Text(
                "Your 11 beat the 9, and your 7 was still higher than the 5.", "你的 11 贏過 9，剩下的 7 也比 5 大。"
            ),
            hints=Hints(
                Text(
                    "Which card beats the 9? Is the other one safe from the cobra?",
                    "哪一張贏過 9？另一張避得開眼鏡蛇嗎？",
                ),
                ("red.11",),
                cards(11, 7),
            ),
            teaches=("raj.take.highest", "raj.take.lowest", "raj.round.turn-up"),
            mistakes=(
                Mistake(
                    won_tiles(7, seat=BLUE),
                    Text(
                        "Blue’s 9 was higher than your 7 and took the treasure.", "藍方的 9 比你的 7 大，寶藏被拿走了。"
                    ),
                    "raj.take.highest",
                ),
            ),
            point=("pot", "bag"),
            moves=2,
        ),
        Quiz(
            "either-tile",
            Text("First look at the tile: is it a treasure or a cobra?", "先看板塊：是寶藏還是眼鏡蛇？"),
            TAKES_ONE,
        ),
    ),
)
