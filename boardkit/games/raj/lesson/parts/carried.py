"""Nobody takes the tile: it stays, the next one joins it, and their sum decides."""

from boardkit.core.checks import result
from boardkit.core.lesson import Hints, Mistake, Part, Quiz, Task
from boardkit.core.text import Text
from boardkit.games.raj.lesson.questions.adding import DIRECTION, STILL, TOTAL
from boardkit.games.raj.lesson.questions.taking import TAKES_POT
from boardkit.games.raj.lesson.setup import BLUE, NOBODY_TOOK, cards, deal, play, took, won_tiles

STAYS = Task(
    "it-stays",
    Text(
        "A treasure, +3, and only you and Blue. Blue will play 11. Play your 11, too: then no card is left that counts.",
        "寶藏 +3，這次只有你和藍方。藍方會出 11，你也出 11，這樣就沒有算數的卡片了。",
    ),
    start=lambda: deal((6, 11), (4, 11), pot=(3,)),
    script=play((11,)),
    success=NOBODY_TOOK,
    praise=Text(
        "All cards cancel each other: nobody takes the tile. It stays, and the next tile will join it.",
        "卡片全部互相取消，沒有人拿走。板塊留在場上，下一個板塊會加進來。",
    ),
    hints=Hints(Text("Play the same number as Blue.", "出和藍方一樣的數字。"), ("red.11",), cards(11)),
    teaches=("raj.tie.carry", "raj.tie.cancel"),
    mistakes=(
        Mistake(
            took(BLUE),
            Text("6 and 11 are not equal, so Blue’s 11 took the treasure.", "6 和 11 不一樣，藍方的 11 拿走了寶藏。"),
            "raj.take.highest",
        ),
    ),
    point=("pot",),
)

ABOVE = Task(
    "above-nought",
    Text(
        "+6 has stayed. Now −2 joins it: together +4. A sum above 0 is like a treasure. Blue will play 9. Take both!",
        "上一輪的 +6 留在場上，現在 −2 加進來，合計 +4。合計是正數，就像寶藏。藍方會出 9。兩個都拿走！",
    ),
    start=lambda: deal((4, 12), (5, 9), pot=(6,), up=-2),
    script=play((9,), tiles=(-2,)),
    success=took(0),
    praise=Text("The highest card takes both: +6 and −2, that is +4.", "最大的卡片兩個都拿走：+6 和 −2，合計 +4。"),
    hints=Hints(
        Text("The sum is above 0: which card takes it?", "合計是正數，哪張卡片會拿走？"), ("red.12",), cards(12)
    ),
    teaches=("raj.pot.sum", "raj.take.highest"),
    mistakes=(
        Mistake(
            took(BLUE),
            Text(
                "The newest tile is a cobra, but the sum is +4: the highest card took both, Blue’s 9.",
                "新的板塊雖然是眼鏡蛇，合計卻是 +4：最大的卡片是藍方的 9，兩個都被拿走了。",
            ),
            "raj.pot.sum",
        ),
    ),
    point=("pot",),
)

BELOW = Task(
    "below-nought",
    Text(
        "+3 and −5 have stayed; now +1 joins them. Add up! A sum below 0 is like a cobra. Blue will play 9. Keep away.",
        "+3 和 −5 留在場上，現在 +1 加進來。加加看！合計是負數，就像眼鏡蛇。藍方會出 9。別拿到！",
    ),
    start=lambda: deal((4, 12), (5, 9), pot=(3, -5), up=1),
    script=play((9,), tiles=(1,)),
    success=took(BLUE),
    praise=Text(
        "3 − 5 + 1 = −1: the lowest card takes all three, though the newest tile is a treasure.",
        "3－5＋1＝−1：雖然新的板塊是寶藏，三個還是都由最小的卡片拿走。",
    ),
    hints=Hints(Text("The sum is −1: which card takes it?", "合計是 −1，哪張卡片會拿走？"), ("red.12",), cards(12)),
    teaches=("raj.pot.sum", "raj.take.lowest"),
    mistakes=(
        Mistake(
            took(0),
            Text(
                "The newest tile is a treasure, but the sum is −1: your 4 was the lowest and took all three.",
                "新的板塊雖然是寶藏，合計卻是 −1：你的 4 最小，三個都歸你。",
            ),
            "raj.pot.sum",
        ),
    ),
    point=("pot",),
)

NOUGHT = Task(
    "at-nought",
    Text(
        "−4 has stayed, +4 joins it: together 0. With 0, too, the highest card takes them, but they bring no points. "
        "Blue plays 9, then 10. +7 comes next: get it!",
        "−4 留在場上，+4 加進來，合計 0。0 也由最大的拿走，但是沒有分數。藍方先出 9，再出 10。下一個是 +7，把它拿到手！",
    ),
    start=lambda: deal((4, 12), (9, 10), pot=(-4,), up=4, bag=(7,)),
    script=play((9, 10), tiles=(4, 7)),
    success=won_tiles(7),
    praise=Text(
        "Blue’s 9 was the highest card and took both tiles, which make 0 points. You still had your 12 and took the +7.",
        "藍方的 9 最大，兩個板塊都拿走，合計卻是 0 分。你的 12 還在，拿到了 +7。",
    ),
    hints=Hints(
        Text("What are −4 and +4 worth? Keep your 12 for more.", "−4 和 +4 合起來值多少？12 要留給更好的。"),
        ("red.4",),
        cards(4, 12),
    ),
    teaches=("raj.pot.sum", "raj.take.highest"),
    mistakes=(
        Mistake(
            won_tiles(-4, 4),
            Text(
                "Your 12 was the highest and took both, worth 0 together. Then Blue’s 10 took the +7.",
                "你的 12 最大，兩個都拿走，合計卻是 0 分。接著藍方的 10 拿走了 +7。",
            ),
            "raj.pot.sum",
        ),
    ),
    point=("pot", "bag"),
    moves=2,
)

GROWING = Task(
    "it-grows",
    Text(
        "Three rounds: +10, −1, +3. Blue plays 15, then 1, then 13. You hold 1, 14 and 15. Take all three tiles at once!",
        "還有三輪：+10、−1、+3。藍方依序出 15、1、13。你有 1、14、15。把三個板塊一次拿走！",
    ),
    start=lambda: deal((1, 14, 15), (1, 13, 15), pot=(10,), bag=(-1, 3)),
    script=play((15, 1, 13), tiles=(-1, 3)),
    success=result(0, 12),
    praise=Text(
        "15 and 15 cancelled, then 1 and 1: twice the tiles stayed. Then your 14 took them all: +12.",
        "15 對 15，再 1 對 1，板塊留了兩次。最後你的 14 全部拿走：+12。",
    ),
    hints=Hints(
        Text("In which two rounds can you play what Blue plays?", "哪兩輪可以出和藍方一樣的數字？"),
        ("red.15", "red.1"),
        cards(15, 1, 14),
    ),
    teaches=("raj.tie.carry", "raj.pot.sum", "raj.take.highest"),
    mistakes=(
        Mistake(
            won_tiles(10, seat=BLUE),
            Text(
                "Blue’s 15 took the +10 at once. Play 15, too, and it stays.",
                "藍方的 15 馬上拿走了 +10。你也出 15，它就會留下。",
            ),
            "raj.take.highest",
        ),
        Mistake(
            won_tiles(10, -1),
            Text(
                "You took +10 and −1, but the +3 went to Blue. Wait one round longer.",
                "你拿到 +10 和 −1，可是 +3 歸藍方了。要再等一輪。",
            ),
            "raj.take.highest",
        ),
    ),
    point=("pot", "bag"),
    moves=3,
)

CARRIED = Part(
    "raj.carried",
    Text("Tiles that stay", "留在場上的板塊"),
    Text("You can say who takes several tiles together.", "場上有好幾個板塊時，你知道由誰拿走。"),
    10,
    (
        STAYS,
        ABOVE,
        BELOW,
        NOUGHT,
        Quiz(
            "add-up",
            Text("Add up all the open tiles; cobras count as minus.", "場上翻開的板塊全部加起來，眼鏡蛇要用減的。"),
            TOTAL,
        ),
        Quiz(
            "which-way",
            Text(
                "0 or more: the highest card takes them all. Below 0: the lowest.",
                "0 或正數：最大的全部拿走。負數：最小的全部拿走。",
            ),
            DIRECTION,
        ),
        Quiz(
            "what-lies-open",
            Text(
                "Have the tiles been taken? If they stay, the next tile joins them.",
                "板塊被拿走了嗎？如果留在場上，下一個板塊會加進來。",
            ),
            STILL,
        ),
        Quiz(
            "who-takes-them",
            Text("First add up the tiles. Then look at the cards.", "先算板塊的合計，再看卡片。"),
            TAKES_POT,
        ),
        GROWING,
    ),
)
