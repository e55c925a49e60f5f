"""Equal cards cancel each other. High cards are not always best."""

from boardkit.core.checks import both, chose, happened
from boardkit.core.lesson import Hints, Mistake, Part, Quiz, Task
from boardkit.core.text import Text
from boardkit.games.raj.lesson.questions.taking import CANCELS, TAKES_TIED
from boardkit.games.raj.lesson.setup import BLUE, GREEN, NOBODY_TOOK, cards, deal, play, took, won_tiles

TIES = Part(
    "raj.ties",
    Text("Equal cards", "相同的數字"),
    Text("You know what equal cards do, and use it.", "你知道數字相同會怎麼樣，還會利用它。"),
    8,
    (
        Task(
            "the-same-card",
            Text(
                "A treasure, +8. Blue will play 12, Green 9. You have a 12, too. Play it, and watch.",
                "寶藏 +8。藍方會出 12，綠方會出 9。你也有 12，打出來看看會怎樣。",
            ),
            start=lambda: deal((7, 12), (3, 12), (4, 9), pot=(8,)),
            script=play((12,), (9,)),
            success=happened("raj.tie.cancel"),
            praise=Text(
                "12 and 12 cancel each other: neither counts. Green’s 9 was the highest card that was left.",
                "12 和 12 互相取消，都不算數。剩下的卡片裡，綠方的 9 最大。",
            ),
            hints=Hints(Text("Play the same number as Blue.", "出和藍方一樣的數字。"), ("red.12",), cards(12)),
            teaches=("raj.tie.cancel",),
            mistakes=(
                Mistake(
                    took(BLUE),
                    Text(
                        "No two cards were equal, so Blue’s 12 simply took it. Now try your 12.",
                        "沒有相同的數字，藍方的 12 直接拿走了。這次出 12 試試看。",
                    ),
                    "raj.take.highest",
                ),
            ),
            point=("hand.red",),
        ),
        Task(
            "worst-card-wins",
            Text(
                "“High cards are always best,” people say. Blue and Green believe it: both will play 15 for the +10. "
                "Take it from them!",
                "有人說：「數字大的卡片總是最好的。」藍方和綠方都相信，為了 +10 都會出 15。把 +10 搶過來！",
            ),
            start=lambda: deal((1, 15), (6, 15), (8, 15), pot=(10,)),
            script=play((15,), (15,)),
            success=took(0),
            praise=Text(
                "The worst card took the best tile! High cards are not always best: equal ones are worth nothing.",
                "最小的卡片拿走最好的板塊！數字大不一定最好，一樣大就都不算數。",
            ),
            hints=Hints(
                Text("The two 15s cancel each other. What is left?", "兩張 15 會互相取消，剩下什麼？"),
                ("red.1",),
                cards(1),
            ),
            teaches=("raj.tie.cancel", "raj.take.highest"),
            mistakes=(
                Mistake(
                    NOBODY_TOOK,
                    Text(
                        "Three 15s cancel each other. The highest card of all was worth nothing.",
                        "三張 15 互相取消，最大的卡片一點用也沒有。",
                    ),
                    "raj.tie.cancel",
                ),
            ),
            point=("pot",),
        ),
        Task(
            "best-card-is-bitten",
            Text(
                "A cobra, −5. Blue plays 1. Green feels safe with the 15. Make Green take the cobra!",
                "眼鏡蛇 −5。藍方出 1。綠方出 15，覺得很安全。讓綠方拿到眼鏡蛇！",
            ),
            start=lambda: deal((1, 9), (1, 6), (7, 15), pot=(-5,)),
            script=play((1,), (15,)),
            success=took(GREEN),
            praise=Text(
                "1 and 1 cancel each other. Only the 15 was left, so the best card had to take the cobra.",
                "1 和 1 互相取消，只剩下 15。最大的卡片反而拿到眼鏡蛇！",
            ),
            hints=Hints(
                Text("Which card must not count, so that the 15 is the lowest?", "哪一張要不算數，15 才會變成最小的？"),
                ("red.1",),
                cards(1),
            ),
            teaches=("raj.tie.cancel", "raj.take.lowest"),
            mistakes=(
                Mistake(
                    took(BLUE),
                    Text(
                        "Blue’s 1 was the lowest card, and no other was equal: Blue took the cobra, not Green.",
                        "藍方的 1 最小，又沒有人一樣，所以拿到眼鏡蛇的是藍方，不是綠方。",
                    ),
                    "raj.take.lowest",
                ),
            ),
            point=("pot",),
        ),
        Task(
            "a-tie-below",
            Text(
                "First +2: Blue and Green play 8, Yellow 3. Then −3: Blue plays 5, Green and Yellow 11. Do their equal "
                "cards change anything? Take the treasure, not the cobra.",
                "先是 +2：藍方和綠方出 8，黃方出 3。再來是 −3：藍方出 5，綠方和黃方出 11。"
                "他們的數字相同，會影響結果嗎？拿走寶藏，別拿眼鏡蛇。",
            ),
            start=lambda: deal((8, 12), (5, 8), (8, 11), (3, 11), pot=(2,), bag=(-3,)),
            script=play((8, 5), (8, 11), (3, 11), tiles=(-3,)),
            success=both(won_tiles(2), won_tiles(-3, seat=BLUE)),
            praise=Text(
                "Your 12 was the highest: the equal 8s below it do not matter. Then Blue’s 5 was the lowest: the equal "
                "11s above it do not matter.",
                "你的 12 最大，下面的兩張 8 相同也沒關係。接著藍方的 5 最小，上面的兩張 11 相同也沒關係。",
            ),
            hints=Hints(
                Text("Which of your cards is higher than 8?", "你的哪一張比 8 大？"), ("red.12",), cards(12, 8)
            ),
            teaches=("raj.take.highest", "raj.take.lowest"),
            mistakes=(
                Mistake(
                    chose(*cards(12)),
                    Text(
                        "Yours was the third 8: all three cancelled each other, and Yellow’s 3 took the treasure.",
                        "你出了第三張 8，三張互相取消，黃方的 3 拿走了寶藏。",
                    ),
                    "raj.tie.cancel",
                ),
            ),
            point=("pot", "bag"),
            moves=2,
        ),
        Quiz(
            "which-cancel",
            Text(
                "On a treasure, the highest cards cancel each other if they are equal. On a cobra, the lowest cards do.",
                "寶藏：最大的卡片如果數字相同，就互相取消。眼鏡蛇：最小的卡片如果相同，就互相取消。",
            ),
            CANCELS,
        ),
        Quiz(
            "who-with-ties",
            Text(
                "In your head, cross out the cards that cancel each other. Of the cards that are left, find the highest "
                "for a treasure, the lowest for a cobra.",
                "先在心裡劃掉互相取消的卡片。再看剩下的：寶藏找最大的，眼鏡蛇找最小的。",
            ),
            TAKES_TIED,
        ),
    ),
)
