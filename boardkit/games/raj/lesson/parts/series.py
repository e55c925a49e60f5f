"""Several games in a row."""

from boardkit.core.checks import won
from boardkit.core.lesson import Hints, Mistake, Part, Quiz, Task
from boardkit.core.text import Text
from boardkit.games.raj.lesson.questions.variants import OF_THREE, SHARED
from boardkit.games.raj.lesson.setup import BLUE, cards, deal, play

SERIES = Part(
    "raj.three",
    Text("A series", "連打好幾場"),
    Text("You can say who wins a series.", "你知道連打幾場時誰獲勝。"),
    5,
    (
        Task(
            "the-third-game",
            Text(
                "You and Blue have each won a game; this is the third. +6 now, +1 last. Blue plays 9, then 4, and leads "
                "with 8 to 5. Win it!",
                "你和藍方各贏一場，這是第三場。現在是 +6，最後是 +1。藍方先出 9，再出 4，8 分領先你的 5 分。贏下來！",
            ),
            start=lambda: deal((2, 10), (4, 9), pot=(6,), bag=(1,), won=((5,), (8,))),
            script=play((9, 4), tiles=(1,)),
            success=won(0),
            praise=Text(
                "11 to 9: the third game is yours, and with two games of three you win the series.",
                "11 比 9，第三場是你的。三場贏兩場，整個系列賽也是你贏。",
            ),
            hints=Hints(Text("Which tile is worth the 10?", "10 該用在哪個板塊？"), ("red.10",), cards(10, 2)),
            teaches=("raj.end.winner",),
            mistakes=(
                Mistake(
                    won(BLUE),
                    Text(
                        "Blue took the +6 and wins the game, and so the series: two games of three.",
                        "藍方拿了 +6，贏了這一場。三場贏兩場，系列賽也是藍方贏。",
                    ),
                    "raj.series",
                ),
            ),
            point=("pot", "bag"),
            moves=2,
        ),
        Quiz(
            "who-wins-the-series",
            Text(
                "A series is usually three games, and all three are played. Whoever has won most games wins the series. If "
                "several share the win of a game, each of them has won it.",
                "通常打三場，三場都要打完。贏最多場的人贏得系列賽。如果有一場是幾個人一起獲勝，每個人都算贏一場。",
            ),
            OF_THREE,
        ),
        Quiz(
            "a-shared-series",
            Text(
                "If several have won equally many games, and nobody more, they share the series.",
                "如果有幾個人贏的場數一樣，又沒有人更多，就一起贏得系列賽。",
            ),
            SHARED,
        ),
    ),
)
