"""The switch for equal cards: the same hands, two results."""

from boardkit.core.lesson import Hints, Mistake, Part, Quiz, Task
from boardkit.core.text import Text
from boardkit.games.raj.lesson.questions.variants import BOOK, CARRY
from boardkit.games.raj.lesson.setup import NOBODY_TOOK, YELLOW, cards, deal, play, took
from boardkit.games.raj.rules import Raj


def _table(tie_policy: str) -> Raj:
    """The same four hands, played by one rule or the other."""
    return deal((4, 12), (5, 15), (3, 15), (2, 9), pot=(9,), tie_policy=tie_policy)


SAME_CARDS = play((15,), (15,), (9,))

SWITCHES = Part(
    "raj.switches",
    Text("A simpler rule for equal cards", "相同數字的簡化規則"),
    Text("You know which rule is the rulebook’s.", "你知道哪一種是規則書的規則。"),
    5,
    (
        Task(
            "by-the-rulebook",
            Text(
                "First by the rulebook, as you know it: Blue and Green play 15, Yellow 9. Take the +9.",
                "先照你學過的規則書：藍方和綠方出 15，黃方出 9。把 +9 拿走。",
            ),
            start=lambda: _table("cancel_cascade"),
            script=SAME_CARDS,
            success=took(0),
            praise=Text("The 15s cancel each other, and your 12 is next in line.", "15 互相取消，下一張就是你的 12。"),
            hints=Hints(Text("What comes next after the 15s?", "15 之後輪到哪一張？"), ("red.12",), cards(12)),
            teaches=("raj.tie.cancel", "raj.tie.next"),
            mistakes=(
                Mistake(
                    took(YELLOW),
                    Text(
                        "After the 15s Yellow’s 9 was next, higher than your 4.", "15 之後輪到黃方的 9，比你的 4 大。"
                    ),
                    "raj.tie.next",
                ),
            ),
            point=("pot",),
        ),
        Task(
            "by-the-other-rule",
            Text(
                "The same cards, but now by a simpler rule that some people play. Play a card, and watch what is "
                "different.",
                "卡片一模一樣，這次用有些人玩的簡化規則。出一張，看看哪裡不一樣。",
            ),
            start=lambda: _table("carry"),
            script=SAME_CARDS,
            success=NOBODY_TOOK,
            praise=Text(
                "The 15s cancel each other, and that is all: no next card counts, and the tile stays. By the rulebook, the "
                "next card would have taken it.",
                "15 互相取消，就到此為止：不看下一張，板塊留在場上。照規則書的話，下一張卡片就會拿走它。",
            ),
            hints=Hints(Text("Any card will do.", "哪一張都可以。"), ("hand.red",), cards(12)),
            teaches=("raj.tie.carry",),
            point=("pot",),
        ),
        Quiz(
            "who-under-carry",
            Text(
                "The simpler rule: if the highest cards are equal (below 0: the lowest), nobody takes anything, and the "
                "tiles stay.",
                "簡化的規則：最大的卡片（合計是負數時，最小的卡片）數字相同，就沒有人拿，板塊留在場上。",
            ),
            CARRY,
        ),
        Quiz(
            "which-is-the-rulebook",
            Text("You have now seen two ways to go on.", "現在你看過兩種做法了。"),
            BOOK,
        ),
    ),
)
