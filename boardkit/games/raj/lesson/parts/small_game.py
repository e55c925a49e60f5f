"""A whole game, only shorter: five cards each, five tiles."""

from boardkit.core.checks import won
from boardkit.core.lesson import Hints, Mistake, Part, Quiz, Task
from boardkit.core.text import Text
from boardkit.games.raj.lesson.questions.knowing import ROUNDS
from boardkit.games.raj.lesson.setup import BLUE, GREEN, cards, deal, play

SMALL = Part(
    "raj.small",
    Text("A short game", "短短的一場"),
    Text("You have played a whole game, from the first tile to the count.", "你從頭到尾玩完一場，也算好分數。"),
    7,
    (
        Task(
            "five-cards",
            Text(
                "Five cards each, five tiles: +8, +5, +2, −1 and −3, in an order that you do not know. Play all five "
                "rounds and win! Lost? The tiles come in the same order next time.",
                "每人五張卡片，五個板塊：+8、+5、+2、−1、−3，不知道先後。打完五輪，贏下來！輸了也沒關係，下次順序一樣。",
            ),
            start=lambda: deal((2, 5, 8, 11, 14), (3, 4, 6, 9, 12), (1, 5, 10, 11, 13), up=5, bag=(-3, 8, 2, -1)),
            script=play((9, 4, 12, 6, 3), (11, 10, 13, 5, 1), tiles=(5, -3, 8, 2, -1)),
            success=won(0),
            praise=Text("You have most points: you win your first whole game!", "你的總分最高，贏了第一場完整的遊戲！"),
            hints=Hints(
                Text("Keep your best card for the best treasure, +8.", "把最大的卡片留給最大的寶藏 +8。"),
                ("red.14", "bag"),
                cards(2, 5, 14, 8, 11),
            ),
            teaches=("raj.round.turn-up", "raj.round.repeat", "raj.end.score", "raj.end.winner"),
            mistakes=(
                Mistake(
                    won(GREEN),
                    Text(
                        "Green has more points than you. Did your 14 take the +8?",
                        "綠方的分數比你高。你的 14 有沒有拿到 +8？",
                    ),
                    "raj.end.winner",
                ),
                Mistake(
                    won(BLUE),
                    Text(
                        "Blue has more points than you. Did your 14 take the +8?",
                        "藍方的分數比你高。你的 14 有沒有拿到 +8？",
                    ),
                    "raj.end.winner",
                ),
            ),
            point=("pot", "bag", "hand.red"),
            moves=0,
        ),
        Quiz(
            "how-many-rounds",
            Text(
                "Rounds go on until all cards are played. A whole game has fifteen cards each and fifteen tiles.",
                "一輪一輪打到卡片用完。完整的遊戲每人有 15 張卡片，也有 15 個板塊。",
            ),
            ROUNDS,
        ),
    ),
)
