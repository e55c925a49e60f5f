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
                "With two players, two equal cards always leave the tile where it is. Blue has played all but 8 and 13, so "
                "you know what Blue still has. Blue plays 13 now. Let nobody take the +6.",
                "兩個人玩，只要數字相同，板塊就留在場上。藍方除了 8 和 13 都打過了，所以你知道藍方手上有什麼。藍方這一輪出 13。讓 +6 沒有人拿走。",
            ),
            start=lambda: deal((8, 13), (8, 13), pot=(6,)),
            script=play((13,)),
            success=NOBODY_TOOK,
            praise=Text(
                "It stays. With two players you can always work out which cards the other still has. If you find that too "
                "easy, try the variant that comes next; nobody has to.",
                "板塊留下來了。兩個人玩，總是算得出對手還有哪些卡片。覺得太簡單的話，可以試試接下來的變體，不一定要用。",
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
    Text("You know what is removed, and what you can work out.", "你知道移除了什麼，又能推算出什麼。"),
    9,
    (
        Task(
            "your-twelve",
            Text(
                "In the variant, three of your cards, three of Blue’s and three tiles are removed before the game, and "
                "nobody looks at them. Which three are missing from your hand? Blue plays 13. Take the +10!",
                "兩人變體：遊戲開始前，你和藍方各移除三張卡片，也移除三個板塊，誰都不看。你的手牌少了哪三張？藍方會出 13。把 +10 拿走！",
            ),
            start=lambda: Raj.start(VARIANT),
            script=REMOVED,
            success=took(0),
            praise=Text(
                "Your 15 was removed, but the 14 was enough. Your hand shows you which of your cards are missing. Blue does "
                "not know that.",
                "你的 15 被移除了，不過 14 就夠了。看手牌就知道自己少了哪三張，藍方卻不知道。",
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
            Text(
                "A card of yours that is not in your hand and that you have not played was removed.",
                "不在手上，也還沒打過的，就是被移除的卡片。",
            ),
            OWN,
        ),
        Quiz(
            "what-blue-may-hold",
            Text(
                "Blue’s removed cards are hidden until the end: Blue may still hold any card that has not been played.",
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
        Quiz(
            "what-is-sure",
            Text("Pick only what you know. A guess does not count.", "只選你知道的，猜的不算。"),
            CERTAIN,
        ),
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
                "Play the whole variant against Blue. At the end, the removed cards and tiles are shown. Can you guess "
                "which cards of Blue’s are missing?",
                "和藍方打完一整場兩人變體。最後會公開移除的卡片和板塊。你猜得到藍方少了哪些卡片嗎？",
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
