"""The next in line: if it has an equal too, the one after it counts, and so on."""

from boardkit.core.checks import chose
from boardkit.core.lesson import Hints, Mistake, Part, Quiz, Task
from boardkit.core.text import Text
from boardkit.games.raj.lesson.questions.taking import TAKES_CARD, TAKES_NEXT
from boardkit.games.raj.lesson.setup import VIOLET, cards, deal, play, took

NEXT = Part(
    "raj.next",
    Text("The next in line", "下一張"),
    Text("You can follow a chain of equal cards to its end.", "連續好幾次相同，你也能一路找到結果。"),
    6,
    (
        Task(
            "third-in-line",
            Text(
                "+9! Blue and Green will play 14, Yellow and Violet 10. Take it with the right card.",
                "寶藏 +9！藍方和綠方會出 14，黃方和紫方會出 10。出對卡片，把它拿走。",
            ),
            start=lambda: deal((2, 10, 14), (1, 6, 14), (5, 9, 14), (3, 10, 12), (4, 8, 10), pot=(9,)),
            script=play((14,), (14,), (10,), (10,)),
            success=took(0),
            praise=Text(
                "The 14s cancel; next are the 10s, they cancel too; next is your 2, and no other card is equal.",
                "14 互相取消；下一個是 10，也互相取消；再下一個是你的 2，沒有人一樣。",
            ),
            hints=Hints(
                Text("Cross out the 14s, then the 10s. What must be left?", "先劃掉 14，再劃掉 10，最後要剩下什麼？"),
                ("red.2",),
                cards(2),
            ),
            teaches=("raj.tie.next", "raj.tie.cancel", "raj.take.highest"),
            mistakes=(
                Mistake(
                    chose(*cards(14)),
                    Text(
                        "Your 14 was equal to two others and cancelled. The 10s were next, and cancelled, too.",
                        "你的 14 和另外兩張相同，互相取消；下一個是 10，也互相取消。",
                    ),
                    "raj.tie.cancel",
                ),
                Mistake(
                    chose(*cards(10)),
                    Text(
                        "The 14s cancelled, but then your 10 was equal to two others.",
                        "14 取消了，可是你的 10 又和另外兩張相同。",
                    ),
                    "raj.tie.cancel",
                ),
            ),
            point=("pot",),
        ),
        Task(
            "chain-on-a-cobra",
            Text(
                "A cobra, −4. Blue and Green will play 2, Yellow 5, Violet 9. On a cobra you look from the lowest "
                "card upwards. Keep away!",
                "眼鏡蛇 −4。藍方和綠方會出 2，黃方出 5，紫方出 9。遇到眼鏡蛇，要從小的往大的找。別拿到它！",
            ),
            start=lambda: deal((1, 4, 5), (2, 6, 12), (2, 8, 11), (5, 10, 13), (3, 9, 14), pot=(-4,)),
            script=play((2,), (2,), (5,), (9,)),
            success=took(VIOLET),
            praise=Text(
                "The 2s cancel; next are the 5s, yours and Yellow’s, they cancel too. So Violet’s 9 has to take the "
                "cobra.",
                "2 互相取消；下一個是 5，你和黃方也互相取消。紫方的 9 只好拿走眼鏡蛇。",
            ),
            hints=Hints(
                Text("The 2s cancel. Can you cancel the next one, too?", "2 會互相取消。下一張你也能取消掉嗎？"),
                ("red.5", "table.yellow"),
                cards(5),
            ),
            teaches=("raj.tie.next", "raj.tie.cancel", "raj.take.lowest"),
            mistakes=(
                Mistake(
                    chose(*cards(1)),
                    Text("Your 1 was the lowest card, and no other was equal.", "你的 1 最小，又沒有人一樣。"),
                    "raj.take.lowest",
                ),
                Mistake(
                    chose(*cards(4)),
                    Text(
                        "The 2s cancelled, and then your 4 was the next lowest.",
                        "2 互相取消以後，下一個最小的就是你的 4。",
                    ),
                    "raj.tie.next",
                ),
            ),
            point=("pot",),
        ),
        Quiz(
            "who-is-next",
            Text(
                "Go through the numbers one after the other: does this one cancel, or does it decide?",
                "一個一個數字看下去：這個會互相取消，還是由它決定？",
            ),
            TAKES_NEXT,
        ),
        Quiz(
            "click-the-card",
            Text(
                "Look at the tile first. For a treasure begin with the highest card, for a cobra with the lowest.",
                "先看板塊：寶藏從最大的卡片開始看，眼鏡蛇從最小的開始看。",
            ),
            TAKES_CARD,
        ),
    ),
)
