"""A whole game of Old Style: the seven tiles of each faction and the Citizen."""

from boardkit.core.checks import ended
from boardkit.core.lesson import Hints, Part, Quiz, Task
from boardkit.core.text import Text
from boardkit.games.revolution.lesson.questions import LAST_TURN
from boardkit.games.revolution.options import RevolutionOptions
from boardkit.games.revolution.rules import Revolution

OLD_STYLE = Part(
    "revolution.old-style-game",
    Text("Your first game", "第一場遊戲"),
    Text("You have played Revolution: the short way, Old Style.", "你打完一場《革命》了：簡單的 Old Style。"),
    10,
    (
        Task(
            "a-whole-game",
            Text(
                "You know all seven tiles. In Old Style there are no neutral ones but the Citizen. Play to the end against the "
                "computer; you need not win.",
                "七張板塊你都認識了。Old Style 只用市民，不用其他中立角色。和電腦打完一場，不一定要贏。",
            ),
            start=lambda: Revolution.start(RevolutionOptions(variant="old_style")),
            script={},
            success=ended,
            praise=Text("A whole game! Now come the neutral tiles.", "打完一整場了！接下來認識中立角色。"),
            hints=Hints(
                Text(
                    "Before you place, look who could turn the tile again.",
                    "擺放以前先看看：對手能不能把它轉回去？",
                ),
                ("castle", "king"),
            ),
            teaches=(
                "revolution.old-style",
                "revolution.turn.alternate",
                "revolution.end.last-turn",
                "revolution.end.full",
            ),
            point=("citizen",),
            moves=0,
            opponents="greedy",
        ),
        Quiz(
            "the-last-turn",
            Text(
                "The turn that fills the last empty square is the last one, even if its power makes room again.",
                "擺滿最後一個空格的那一回合就是最後一回合，就算能力又空出格子也一樣。",
            ),
            LAST_TURN,
        ),
    ),
)
