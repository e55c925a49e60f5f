"""A turn: choose a tile, place it. The Citizen comes first."""

from boardkit.core.lesson import Hints, Part, Quiz, Task
from boardkit.core.text import Text
from boardkit.games.revolution.lesson.questions import ACTIVE, CHOOSE, PLACE
from boardkit.games.revolution.lesson.setup import oops, placed, table, turn_over
from boardkit.games.revolution.options import RevolutionOptions
from boardkit.games.revolution.rules import Revolution

FILLING = Part(
    "revolution.filling",
    Text("Filling the board", "擺滿遊戲板"),
    Text("You can choose a tile and place it.", "你會挑選板塊，也會擺放。"),
    7,
    (
        Task(
            "citizen-first",
            Text(
                "You start. The starting player’s first turn is always the same: place the Citizen, on any square. Try "
                "another tile first, and see what the board says.",
                "你先開始。起始玩家的第一回合都一樣：擺放市民，哪一格都可以。先試試別的板塊，看看會怎樣。",
            ),
            start=lambda: Revolution.start(RevolutionOptions(variant="old_style")),
            script={},
            success=placed("citizen"),
            praise=Text(
                "The Citizen lies there as your ally, and your turn is over: it has no power.",
                "市民成為你的盟友，這回合就結束了：它沒有能力。",
            ),
            hints=Hints(Text("The Citizen is in your area.", "市民在你的區域裡。"), ("citizen",), ("citizen cell.5",)),
            teaches=(
                "revolution.setup.starter",
                "revolution.setup.factions",
                "revolution.parts.board",
                "revolution.goal",
                "revolution.first.citizen",
                "revolution.citizen",
                "revolution.ally",
                "revolution.parts.tiles",
                "revolution.turn.alternate",
            ),
            point=("citizen",),
            until=turn_over,
        ),
        Task(
            "yours-or-neutral",
            Text(
                "In each later turn you choose one tile: one of yours, or one of the neutral tiles that lie open for both. "
                "Religion would like the Sage. Take it first, and place it!",
                "之後每回合挑選一張板塊：自己的，或是公開的中立角色，雙方都能拿。教派想要賢者，你先拿來擺放！",
            ),
            start=lambda: table(
                "1 citizen you",
                "2 saint them",
                "3 monk them",
                "4 king you",
                "5 temple them",
                "8 bishop you",
                "9 general you",
                have="castle",
                theirs="paladin cardinal",
                neutrals="sage dragon",
            ),
            script={},
            success=placed("sage"),
            praise=Text(
                "Yours now. What is taken is not replaced: only the Dragon is left for both.",
                "是你的了。拿走的不會補上，現在只剩龍給雙方挑選。",
            ),
            hints=Hints(
                Text("Neutral tiles lie beside the board.", "中立角色放在遊戲板旁邊。"), ("sage",), ("sage cell.6",)
            ),
            teaches=(
                "revolution.turn.choose",
                "revolution.turn.place",
                "revolution.turn.tile-first",
                "revolution.turn.one-tile",
            ),
            mistakes=(
                oops(
                    placed("castle"),
                    "That was your Castle. It lies in your area, and nobody could have taken it from there.",
                    "這是你自己的城。它在你的區域裡，沒有人會拿走，不用急。",
                    "revolution.turn.choose",
                ),
                oops(
                    placed("dragon"),
                    "That was the Dragon. Now Religion takes the Sage.",
                    "這是龍，賢者就被教派拿走了。",
                    "revolution.turn.choose",
                ),
            ),
            point=("sage",),
            until=turn_over,
        ),
        Quiz(
            "which-tile",
            Text(
                "First the tile, then its square. You choose from your area or from the open neutral tiles.",
                "先挑板塊，再選格子。從自己的區域或公開的中立角色挑選。",
            ),
            CHOOSE,
        ),
        Quiz("which-square", Text("One tile, one empty square.", "一張板塊，一個空格。"), PLACE),
        Quiz(
            "active-or-passive",
            Text(
                "A tile shows its name and its power. In a ring: passive, it works all the time. Without a ring: active, used once "
                "when placed, or left alone. The Citizen has none.",
                "板塊上有名稱和能力圖示。有圓圈的是被動能力，持續有效；沒有的是主動能力，擺放時可以執行或不執行。市民沒有能力。",
            ),
            ACTIVE,
        ),
    ),
)
