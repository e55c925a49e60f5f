"""A treasure: the highest card takes it. A card can be played once."""

from boardkit.core.lesson import Hints, Mistake, Part, Quiz, Task
from boardkit.core.text import Text
from boardkit.games.raj.lesson.questions.knowing import KNOWS, LEFT, MAY
from boardkit.games.raj.lesson.questions.taking import TAKES_TREASURE
from boardkit.games.raj.lesson.setup import BLUE, cards, deal, play, took, won_tiles

TREASURE = Part(
    "raj.treasure",
    Text("A treasure", "寶藏"),
    Text("You can win a treasure, and you know which cards you may play.", "你會贏得寶藏，也知道可以出哪些卡片。"),
    8,
    (
        Task(
            "take-it",
            Text(
                "A treasure lies open: +6. Blue and Green have secretly chosen a card. The highest card will take the "
                "treasure. Blue’s best card is 10, Green’s is 7. Take it!",
                "翻開了寶藏 +6。藍方和綠方已經秘密選好卡片。數字最大的卡片拿走寶藏。藍方最大的是 10，綠方最大的是 7。把它拿下來！",
            ),
            start=lambda: deal((4, 9, 12), (5, 7, 10), (3, 6, 7), pot=(6,)),
            script=play((10,), (7,)),
            success=took(0),
            praise=Text(
                "All cards were shown at once, and your 12 was the highest: the treasure is yours.",
                "大家同時翻開卡片，你的 12 最大，寶藏是你的了。",
            ),
            hints=Hints(
                Text("Which of your cards is higher than 10?", "你的哪一張卡片比 10 大？"), ("hand.red",), cards(12)
            ),
            teaches=("raj.round.choose", "raj.round.reveal", "raj.take.highest"),
            mistakes=(
                Mistake(
                    took(BLUE),
                    Text(
                        "Blue’s 10 was higher than your card and took the treasure.",
                        "藍方的 10 比你的卡片大，寶藏被拿走了。",
                    ),
                    "raj.take.highest",
                ),
            ),
            point=("pot", "hand.red"),
        ),
        Quiz(
            "which-card",
            Text("Find the highest of all cards on the table.", "從桌上所有的卡片裡，找出數字最大的。"),
            TAKES_TREASURE,
        ),
        Task(
            "only-once",
            Text(
                "Two rounds are left: +1 lies open, +9 will come. You hold 5 and 14, Blue holds 8 and 10. A card that "
                "was played is out of the game. Get the +9!",
                "還有兩輪：現在是 +1，接著會翻開 +9。你有 5 和 14，藍方有 8 和 10。打出的卡片不能再用。把 +9 拿到手！",
            ),
            start=lambda: deal((5, 14), (8, 10), pot=(1,), bag=(9,)),
            script=play((8, 10), tiles=(9,)),
            success=won_tiles(9),
            praise=Text(
                "Well saved: Blue got +1, but you kept the 14 for the +9.",
                "留得好！藍方拿了 +1，可是你把 14 留到 +9 才出。",
            ),
            hints=Hints(
                Text("Which treasure is worth your best card?", "最大的卡片該留給哪個寶藏？"),
                ("red.5", "bag"),
                cards(5, 14),
            ),
            teaches=("raj.round.turn-up", "raj.round.spent"),
            mistakes=(
                Mistake(
                    won_tiles(9, seat=BLUE),
                    Text(
                        "You spent the 14 on +1. It was out of the game, and your 5 could not beat Blue’s 10.",
                        "你用 14 拿了 +1，這張卡片就不能再用了，剩下的 5 贏不了藍方的 10。",
                    ),
                    "raj.round.spent",
                ),
            ),
            point=("pot", "bag", "hand.red"),
            moves=2,
        ),
        Quiz(
            "may-play",
            Text(
                "You play cards of your own colour that are still in your hand.",
                "你只能出自己顏色、還在手上的卡片。",
            ),
            MAY,
        ),
        Quiz(
            "how-many-cards",
            Text(
                "Everybody begins with the same fifteen cards, 1 to 15, and plays one each round.",
                "每個人一開始都有 1 到 15 這 15 張卡片，每一輪出一張。",
            ),
            LEFT,
        ),
        Quiz(
            "what-you-know",
            Text(
                "The tiles were shuffled face down; one is turned up each round. Cards are chosen secretly and shown "
                "together. Once shown, everybody may remember them.",
                "板塊洗混後面朝下，每一輪翻開一個。大家秘密選卡片，再同時翻開。翻開過的，大家都可以記住。",
            ),
            KNOWS,
        ),
    ),
)
