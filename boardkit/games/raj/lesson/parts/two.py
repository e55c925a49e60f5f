"""Two players: why it is different, and the variant in which cards and tiles are missing."""

from boardkit.core.checks import chose, ended
from boardkit.core.lesson import Hints, Mistake, Part, Quiz, Task
from boardkit.core.names import CHANCE
from boardkit.core.text import Text
from boardkit.games.raj.lesson.questions.variants import CERTAIN, COMING, OWN, RIVAL, TWELVE, VARIANT
from boardkit.games.raj.lesson.setup import BLUE, NOBODY_TOOK, card, cards, deal, play, took
from boardkit.games.raj.rules import Raj

REMOVED = {
    CHANCE: (*cards(4, 9, 15), card(BLUE, 2), card(BLUE, 14), card(BLUE, 15), "tile.+10"),
    BLUE: (card(BLUE, 13),),
}
"""Three cards each are removed; the first tile is +10; Blue plays the best card it has."""

TWO = Part(
    "raj.two",
    Text("Only two", "只有兩個人"),
    Text("You know what is different with two players.", "你知道兩個人玩有什麼不一樣。"),
    3,
    (
        Task(
            "two-and-a-tie",
            Text(
                "With two players every tie leaves the tiles where they are. Blue has played everything but 8 and 13, "
                "so you know what is left. Blue plays 13 now. Let nobody take the +6.",
                "兩個人玩，只要相同，板塊就留在場上。藍方只剩 8 和 13，你算得出來。藍方這一輪出 13。讓 +6 沒有人拿走。",
            ),
            start=lambda: deal((8, 13), (8, 13), pot=(6,)),
            script=play((13,)),
            success=NOBODY_TOOK,
            praise=Text(
                "It stays. With two, one can count exactly what the other still has. That can make the game too easy.",
                "板塊留下來了。兩個人玩，可以算出對手剩下什麼，遊戲就有點太簡單。",
            ),
            hints=Hints(Text("Play the same number as Blue.", "出和藍方一樣的數字。"), ("red.13",), cards(13)),
            teaches=("raj.tie.carry", "raj.tie.cancel"),
            mistakes=(
                Mistake(
                    took(BLUE),
                    Text("8 and 13 are not equal: Blue took the +6.", "8 和 13 不一樣，藍方拿走了 +6。"),
                    "raj.take.highest",
                ),
            ),
            point=("hand.blue", "pot"),
        ),
    ),
)

MISSING = Part(
    "raj.variant",
    Text("The two-player variant", "兩人遊戲變體"),
    Text("You know what is removed, and what one can find out.", "你知道移除了什麼，又能推算出什麼。"),
    9,
    (
        Task(
            "your-twelve",
            Text(
                "The variant: three of your cards, three of Blue’s and three tiles were removed, and nobody looked. "
                "Which of yours are gone? Blue plays 13. Take the +10!",
                "兩人變體：你和藍方各移除三張卡片，也移除三個板塊，都沒有看。你少了哪三張？藍方會出 13。把 +10 拿走！",
            ),
            start=lambda: Raj.start(VARIANT),
            script=REMOVED,
            success=took(0),
            praise=Text(
                "Your 15 was gone, but the 14 was enough. You can see in your hand what is missing; Blue cannot.",
                "你的 15 被移除了，不過 14 就夠了。看手牌就知道少了什麼，藍方卻不知道。",
            ),
            hints=Hints(
                Text("What is the highest card that you still have?", "你手上最大的卡片是哪一張？"),
                ("red.14", "red.15"),
                cards(14),
            ),
            teaches=("raj.variant.cards", "raj.variant.tiles", "raj.variant.rounds"),
            mistakes=(
                Mistake(
                    chose(*cards(13)),
                    Text("13 and 13 cancel each other: with two, the tile stays.", "13 和 13 互相取消，板塊留在場上。"),
                    "raj.tie.carry",
                ),
                Mistake(
                    took(BLUE),
                    Text("Blue’s 13 was higher than your card.", "藍方的 13 比你的卡片大。"),
                    "raj.take.highest",
                ),
            ),
            point=("hand.red",),
        ),
        Quiz(
            "your-missing-cards",
            Text("Your hand and the cards you have played tell you.", "看手牌和打過的卡片就知道。"),
            OWN,
        ),
        Quiz(
            "what-blue-may-hold",
            Text(
                "Blue’s removed cards are hidden until the end: any card that Blue has not played may be in the hand.",
                "藍方被移除的卡片到最後才公開，所以藍方沒打過的卡片，都可能在手上。",
            ),
            RIVAL,
        ),
        Quiz("tiles-to-come", Text("Tiles that have been seen do not come back.", "翻開過的板塊不會再出現。"), COMING),
        Quiz(
            "how-many-more",
            Text("Twelve cards each, so there are twelve rounds.", "每人 12 張卡片，所以只有 12 輪。"),
            TWELVE,
        ),
        Quiz("what-is-sure", Text("Guessing is not knowing.", "猜的不算知道。"), CERTAIN),
    ),
)

GAME_OF_TWO = Part(
    "raj.twelve",
    Text("A game of twelve rounds", "打一場 12 輪"),
    Text("You have played the variant.", "你玩過兩人變體了。"),
    8,
    (
        Task(
            "twelve-rounds",
            Text(
                "Play the whole variant against Blue. At the end, the removed cards and tiles are opened. Did you guess "
                "them?",
                "和藍方打完一整場兩人變體。最後會公開移除的卡片和板塊，你猜對了嗎？",
            ),
            start=lambda: Raj.start(VARIANT),
            script={},
            success=ended,
            praise=Text("Twelve rounds, and now you can see what was missing.", "12 輪打完了，現在看得到少了什麼。"),
            hints=Hints(
                Text(
                    "Blue’s highest cards may be gone: count what Blue has played.",
                    "藍方最大的卡片可能不在了，記住藍方打過什麼。",
                ),
                ("hand.red", "pot"),
            ),
            teaches=("raj.variant.rounds", "raj.variant.hidden", "raj.variant.tiles", "raj.variant.cards"),
            moves=0,
            opponents="careful",
        ),
    ),
    core=False,
)
