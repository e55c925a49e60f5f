"""Witch Doctor, Sorcerer, Sage: what works all the time."""

from boardkit.core.checks import both, happened
from boardkit.core.lesson import Hints, Part, Quiz, Task
from boardkit.core.text import Text
from boardkit.games.revolution.lesson.questions import NULLS, SAGES
from boardkit.games.revolution.lesson.setup import (
    hit,
    left,
    oops,
    otherwise,
    placed,
    protected,
    table,
    turn_over,
)

ALWAYS = Part(
    "revolution.always",
    Text("Witch Doctor, Sorcerer, Sage", "巫術師、妖術師、賢者"),
    Text("You know powers that work all the time.", "你認識一直有效的能力。"),
    8,
    (
        Task(
            "no-power",
            Text(
                "The Witch Doctor nullifies active powers straight beside it, all the time, for both players. Place your King "
                "beside it, and see.",
                "巫術師一直使上下左右相鄰板塊的主動能力無效，對雙方都一樣。把國王擺在它旁邊看看。",
            ),
            start=lambda: table(
                "1 citizen you",
                "3 saint them",
                "5 witch-doctor them",
                "6 queen you",
                "8 castle you",
                "9 monk you",
                have="king",
            ),
            script={},
            success=happened("revolution.witch-doctor"),
            praise=Text(
                "No power. This rule is in doubt: some read it as one tile chosen once. Here it works on all of them, always.",
                "能力無效。這一條有不同讀法：有人說只選一張。這裡是全部，而且持續有效。",
            ),
            hints=Hints(
                Text("Straight beside it, not on a slant.", "要在上下左右，不是斜角。"),
                ("cell.2", "cell.4"),
                ("king cell.2",),
            ),
            teaches=("revolution.witch-doctor",),
            mistakes=(
                otherwise(
                    "On square 7 the King is on a slant from it: his power works. Try a square straight beside it.",
                    "第 7 格在斜角，國王的能力有效。換上下左右的格子試試。",
                    "revolution.witch-doctor",
                ),
            ),
            point=("cell.5",),
            until=turn_over,
        ),
        Task(
            "on-a-slant",
            Text(
                "The Sorcerer does the same on a slant. Find a square on which your King has no power.",
                "妖術師也一樣，不過是斜角。找一個讓國王沒有能力的格子。",
            ),
            start=lambda: table(
                "2 saint them",
                "4 citizen you",
                "5 sorcerer them",
                "6 queen you",
                "7 general you",
                "9 monk you",
                have="king",
            ),
            script={},
            success=happened("revolution.sorcerer"),
            praise=Text(
                "The corners are on a slant from the middle: no power there.",
                "角落在正中間的斜角，那裡沒有能力。",
            ),
            hints=Hints(
                Text("A corner, or straight beside it?", "是角落，還是上下左右？"),
                ("cell.1", "cell.3"),
                ("king cell.1",),
            ),
            teaches=("revolution.sorcerer",),
            mistakes=(
                otherwise(
                    "Square 8 is straight below it, not on a slant: the King may use his power there.",
                    "第 8 格在正下方，不是斜角，國王可以用能力。",
                    "revolution.sorcerer",
                ),
            ),
            point=("cell.5",),
            until=turn_over,
        ),
        Task(
            "go-round",
            Text(
                "Once more the Witch Doctor, on square 4. Destroy the Saint with your King all the same.",
                "又是巫術師，在第 4 格。還是要用國王破壞聖女。",
            ),
            start=lambda: table(
                "1 citizen you",
                "2 saint them",
                "4 witch-doctor them",
                "6 queen you",
                "7 general you",
                "8 castle you",
                "9 temple them",
                have="king",
                theirs="bishop monk",
            ),
            script={},
            success=hit("destroy", "saint"),
            praise=Text(
                "Square 3 is not straight beside it: there the power works.", "第 3 格不在它的上下左右，能力有效。"
            ),
            hints=Hints(
                Text("Which free square is not straight beside square 4?", "哪個空格不在第 4 格的上下左右？"),
                ("cell.3", "cell.5"),
                ("king cell.3", "cell.2"),
            ),
            teaches=("revolution.king",),
            mistakes=(
                left("Nothing was destroyed.", "什麼都沒破壞。"),
                oops(
                    placed("king", 5),
                    "Square 5 is straight beside the Witch Doctor: no power.",
                    "第 5 格在巫術師旁邊，沒有能力。",
                    "revolution.witch-doctor",
                ),
                otherwise("That was one of your own.", "那是你自己的盟友。", "revolution.destroy"),
            ),
            until=turn_over,
        ),
        Task(
            "both-sides",
            Text(
                "The Sage protects the tiles to its left and right. Place it so that two of your allies have a shield.",
                "賢者保護左右兩旁的板塊。擺在讓你的兩個盟友都有盾牌的地方。",
            ),
            start=lambda: table(
                "1 king you",
                "3 saint them",
                "4 queen you",
                "6 general you",
                "7 citizen you",
                "8 monk them",
                have="castle",
                theirs="temple bishop",
                neutrals="sage",
            ),
            script={},
            success=both(placed("sage"), protected(4, 6)),
            praise=Text("Queen and General are safe. The Sage itself is not.", "王妃和將軍安全了，賢者自己沒有盾牌。"),
            hints=Hints(Text("Left and right, in the same row.", "同一橫排的左右。"), ("cell.5",), ("sage cell.5",)),
            teaches=("revolution.turn.place",),
            mistakes=(
                oops(
                    placed("castle"),
                    "That was the Castle: it protects only itself.",
                    "這是城，只保護自己。",
                    "revolution.castle",
                ),
                otherwise(
                    "There it does not stand between two of your allies.",
                    "那裡不在你的兩個盟友中間。",
                    "revolution.sage",
                ),
            ),
            point=("sage",),
            until=turn_over,
        ),
        Task(
            "not-the-neighbour",
            Text(
                "Religion’s Sage protects its neighbours. Place your Minister in the middle, find out whom it cannot choose, and "
                "turn the Sage itself.",
                "教派的賢者保護著鄰居。把大臣擺在正中間，看看誰不能選，再把賢者反轉。",
            ),
            start=lambda: table(
                "1 saint them",
                "2 sage them",
                "3 monk them",
                "4 king you",
                "6 queen you",
                "7 general you",
                "9 citizen you",
                have="minister",
            ),
            script={},
            success=hit("reverse", "sage"),
            praise=Text(
                "The Sage is yours, and still protects both neighbours: for everybody.",
                "賢者是你的了，但是仍然保護左右兩旁，不管是誰的。",
            ),
            hints=Hints(
                Text("The Sage does not protect itself.", "賢者不保護自己。"),
                ("cell.5", "cell.2"),
                ("minister cell.5", "cell.2"),
            ),
            teaches=("revolution.sage", "revolution.minister"),
            mistakes=(
                oops(
                    placed("minister", 8),
                    "Square 8 is too far from the Sage.",
                    "第 8 格離賢者太遠。",
                    "revolution.minister",
                ),
                left("Nobody was turned.", "誰都沒轉。"),
                otherwise("You turned a friend.", "你反轉了盟友。", "revolution.reverse"),
            ),
            point=("cell.2",),
            until=turn_over,
        ),
        Quiz("does-it-work", Text("Nullified, nothing to do, or free to use?", "無效、沒有對象，還是可以用？"), NULLS),
        Quiz("who-is-protected", Text("Left and right of the Sage, in its row.", "賢者的左右，同一橫排。"), SAGES),
    ),
)
