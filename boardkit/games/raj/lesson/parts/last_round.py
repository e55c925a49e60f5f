"""The last round: what nobody takes then is lost."""

from boardkit.core.checks import both, happened, won
from boardkit.core.lesson import Hints, Mistake, Part, Quiz, Task
from boardkit.core.text import Text
from boardkit.games.raj.lesson.questions.taking import LAST
from boardkit.games.raj.lesson.setup import BLUE, cards, deal, play, won_tiles

LOST = happened("raj.tie.last")

LAST_ROUND = Part(
    "raj.last",
    Text("The last round", "最後一輪"),
    Text("You know what happens to tiles that nobody takes at the end.", "你知道最後沒有人拿走的板塊會怎樣。"),
    6,
    (
        Task(
            "save-the-lead",
            Text(
                "Two rounds are left: +2 now, +9 last. Blue plays 9, then 6. You lead with 18 points to 13 and hold 5 "
                "and 6. Keep the lead!",
                "還有兩輪：現在是 +2，最後是 +9。藍方先出 9，再出 6。你 18 分，藍方 13 分。你有 5 和 6，保住領先！",
            ),
            start=lambda: deal((5, 6), (6, 9), pot=(2,), bag=(9,), won=((10, 8), (7, 6))),
            script=play((9, 6), tiles=(9,)),
            success=both(LOST, won(0)),
            praise=Text(
                "6 and 6 cancel each other, and there is no next round: nobody gets the +9. You win!",
                "6 和 6 互相取消，後面沒有下一輪了，所以沒有人拿到 +9。你贏了！",
            ),
            hints=Hints(
                Text("How can you keep Blue from taking the +9?", "怎樣才能不讓藍方拿到 +9？"), ("red.5",), cards(5, 6)
            ),
            teaches=("raj.tie.last", "raj.end.winner"),
            mistakes=(
                Mistake(
                    won_tiles(9, seat=BLUE),
                    Text(
                        "Blue’s 6 beat your 5 and took the +9. With your own 6 it would have been lost.",
                        "藍方的 6 贏過你的 5，拿走了 +9。如果你留著 6，+9 就沒有人拿。",
                    ),
                    "raj.take.highest",
                ),
            ),
            point=("pot", "bag", "won.red", "won.blue"),
            moves=2,
        ),
        Task(
            "all-is-lost",
            Text(
                "+5 now, +8 last. Blue and Green play 7, then 10. You hold 7 and 10, too, and lead with 3 points to 2 "
                "and 1. Let nobody get anything!",
                "現在是 +5，最後是 +8。藍方和綠方都先出 7，再出 10。你也有 7 和 10，3 分領先 2 分和 1 分。讓誰都拿不到！",
            ),
            start=lambda: deal((7, 10), (7, 10), (7, 10), pot=(5,), bag=(8,), won=((3,), (2,), (1,))),
            script=play((7, 10), (7, 10), tiles=(8,)),
            success=LOST,
            praise=Text(
                "The +5 stayed, and was lost in the last round together with the +8.",
                "+5 先留在場上，最後一輪和 +8 一起沒有人拿到。",
            ),
            hints=Hints(
                Text("Play the same as the others, twice.", "兩輪都和別人出一樣的數字。"), ("red.7",), cards(7, 10)
            ),
            teaches=("raj.tie.carry", "raj.tie.last"),
            mistakes=(
                Mistake(
                    won_tiles(5),
                    Text(
                        "Your 10 took the +5. But then the two 10s cancelled, and your 7 took the +8: nothing was lost.",
                        "你的 10 拿走 +5，接著兩張 10 互相取消，你的 7 又拿走 +8：什麼都沒有丟掉。",
                    ),
                    "raj.tie.next",
                ),
            ),
            point=("pot", "bag"),
            moves=2,
        ),
        Quiz(
            "who-at-the-end",
            Text(
                "This is the last round: if nobody takes the tiles now, nobody gets them.",
                "這是最後一輪：現在沒有人拿走，就沒有人得到。",
            ),
            LAST,
        ),
    ),
)
