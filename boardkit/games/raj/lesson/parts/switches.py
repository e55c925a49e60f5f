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
    Text("Another rule for ties", "相同數字的另一種規則"),
    Text("You know which rule is the rulebook’s.", "你知道哪一種是規則書的規則。"),
    5,
    (
        Task(
            "by-the-rulebook",
            Text(
                "By the rulebook (tie_policy = cancel_cascade): Blue and Green play 15, Yellow 9. Take the +9.",
                "照規則書（tie_policy = cancel_cascade）：藍方和綠方出 15，黃方出 9。把 +9 拿走。",
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
                "The same cards, but tie_policy = carry, a simplified rule that some people play. Play a card, and "
                "watch what is different.",
                "卡片一模一樣，但是 tie_policy = carry，這是有些人用的簡化規則。出一張，看看哪裡不一樣。",
            ),
            start=lambda: _table("carry"),
            script=SAME_CARDS,
            success=NOBODY_TOOK,
            praise=Text(
                "The 15s cancel each other, and that is all: nobody is next, the tile stays. The rulebook does not say so.",
                "15 互相取消，就到此為止：沒有下一張，板塊留著。規則書不是這樣寫的。",
            ),
            hints=Hints(Text("Any card will do.", "哪一張都可以。"), ("hand.red",), cards(12)),
            teaches=("raj.tie.carry",),
            point=("pot",),
        ),
        Quiz("who-under-carry", Text("Play it by the simplified rule.", "這次用簡化的規則。"), CARRY),
        Quiz("which-is-the-rulebook", Text("Two ways, one rulebook.", "做法有兩種，規則書只有一本。"), BOOK),
    ),
)
