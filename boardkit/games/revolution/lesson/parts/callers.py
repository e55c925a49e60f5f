"""Witch, Fairy, Hermit, Assassin: tiles that come and go."""

from boardkit.core.checks import both, happened
from boardkit.core.lesson import Hints, Part, Quiz, Task
from boardkit.core.text import Text
from boardkit.games.revolution.lesson.questions import ASSASSINS, FAIRIES, HERMITS, WITCH_MAY, WITCHES
from boardkit.games.revolution.lesson.setup import (
    in_area,
    left,
    oops,
    otherwise,
    placed,
    protected,
    table,
    turn_over,
)

CALLERS = Part(
    "revolution.callers",
    Text("Witch, Fairy, Hermit, Assassin", "魔女、妖精、隱者、暗殺者"),
    Text("You know how tiles come into an area, and leave it.", "你知道板塊怎麼回到區域、離開區域。"),
    9,
    (
        Task(
            "take-it-back",
            Text(
                "The Witch takes one of your allies back into your area, whatever its colour. The Cardinal faces you: take it!",
                "魔女把你的一個盟友收回到你的區域，什麼顏色都行。樞機卿朝向你，把它收回來！",
            ),
            start=lambda: table(
                "1 citizen you",
                "2 saint them",
                "3 temple them",
                "5 cardinal you",
                "6 queen you",
                "7 monk them",
                "8 king you",
                have="minister",
                theirs="bishop paladin",
                neutrals="witch",
            ),
            script={},
            success=in_area("cardinal"),
            praise=Text(
                "Your area is where your tiles wait. Place the Cardinal later, and use its power yourself.",
                "區域是放還沒擺放的板塊的地方。之後你可以擺樞機卿，用它的能力。",
            ),
            hints=Hints(
                Text("Any free square will do for the Witch.", "魔女擺在哪個空格都行。"),
                ("witch", "cell.5"),
                ("witch cell.4", "cell.5"),
            ),
            teaches=("revolution.witch", "revolution.area", "revolution.witch.not-this"),
            mistakes=(
                oops(
                    placed("minister"),
                    "That was the Minister. The Witch lies beside the board.",
                    "這是大臣，魔女在遊戲板旁邊。",
                    "revolution.witch",
                ),
                left("The Witch’s power was left alone.", "沒有執行魔女的能力。"),
                otherwise("You took another tile back.", "你收回了別的板塊。", "revolution.witch"),
            ),
            point=("witch", "cell.5"),
            until=turn_over,
        ),
        Task(
            "fly-away",
            Text(
                "The Fairy moves any tile to an empty square; it keeps its facing. Your Sage stands badly. Fly it where King and "
                "Queen get a shield!",
                "妖精把任一張板塊移到空格，方向不變。你的賢者站得不好，把它移到能保護國王和王妃的地方！",
            ),
            start=lambda: table(
                "1 saint them",
                "2 monk them",
                "3 sage you",
                "4 king you",
                "6 queen you",
                "7 citizen you",
                "8 temple them",
                have="castle",
                theirs="bishop paladin",
                neutrals="fairy",
            ),
            script={},
            success=both(happened("revolution.fairy", tile="sage"), protected(4, 6)),
            praise=Text(
                "What works all the time works at the new place. Nothing is set off.",
                "持續有效的能力，在新的地方也有效；不會重新啟動什麼。",
            ),
            hints=Hints(
                Text("Keep square 5 free for the Sage.", "把第 5 格留給賢者。"),
                ("fairy", "cell.3", "cell.5"),
                ("fairy cell.9", "cell.3 cell.5"),
            ),
            teaches=("revolution.fairy", "revolution.fairy.empty"),
            mistakes=(
                oops(
                    placed("castle"),
                    "That was the Castle. The Fairy lies beside the board.",
                    "這是城，妖精在遊戲板旁邊。",
                    "revolution.fairy",
                ),
                left("The Fairy’s power was left alone.", "沒有執行妖精的能力。"),
                oops(
                    placed("fairy", 5),
                    "The Fairy took square 5 herself. It should stay free for the Sage.",
                    "妖精自己佔了第 5 格，那一格要留給賢者。",
                    "revolution.fairy.empty",
                ),
                otherwise("The wrong tile moved.", "移動的板塊不對。", "revolution.fairy"),
            ),
            point=("fairy", "cell.3"),
            until=turn_over,
        ),
        Task(
            "from-the-pile",
            Text(
                "The Hermit brings a tile from the discard pile into your area. Get the Temple: a shield for later!",
                "隱者從棄牌堆拿一張板塊到你的區域。拿神殿，以後就有盾牌了！",
            ),
            start=lambda: table(
                "1 citizen you",
                "2 saint them",
                "4 king you",
                "5 monk them",
                "6 queen you",
                "7 bishop them",
                "8 general you",
                have="minister",
                theirs="cardinal paladin",
                neutrals="hermit",
                exiled="temple samurai",
                destroyed="ninja",
            ),
            script={},
            success=in_area("temple"),
            praise=Text(
                "In doubt: some say only exiled tiles. Here destroyed ones can be taken, too; a switch (hermit) changes it.",
                "這一條有疑問：有人說只能拿被流放的。這裡被破壞的也可以；開關 hermit 能改。",
            ),
            hints=Hints(
                Text("The Hermit needs only a free square.", "隱者只要有空格就行。"),
                ("hermit", "temple"),
                ("hermit cell.3", "temple"),
            ),
            teaches=("revolution.hermit", "revolution.area"),
            mistakes=(
                oops(placed("minister"), "That was the Minister.", "這是大臣。", "revolution.hermit"),
                left("The Hermit’s power was left alone.", "沒有執行隱者的能力。"),
                otherwise("That was not the Temple.", "那不是神殿。", "revolution.hermit"),
            ),
            point=("hermit", "temple"),
            until=turn_over,
        ),
        Task(
            "in-the-dark",
            Text(
                "The Assassin exiles a tile that Religion has not placed yet. The Hierophant is the most dangerous one. Strike!",
                "暗殺者流放教派還沒擺放的板塊。最危險的是教皇，下手吧！",
            ),
            start=lambda: table(
                "1 citizen you",
                "2 saint them",
                "4 king you",
                "5 monk them",
                "6 queen you",
                "7 bishop them",
                "8 general you",
                have="minister",
                theirs="hierophant temple",
                neutrals="assassin",
            ),
            script={},
            success=happened("revolution.assassin", tile="hierophant"),
            praise=Text("Gone, and the board has not changed at all.", "教皇不見了，遊戲板上一點都沒變。"),
            hints=Hints(
                Text("Choose in Religion’s area, not on the board.", "在教派的區域選，不是在遊戲板上。"),
                ("assassin", "hierophant"),
                ("assassin cell.3", "hierophant"),
            ),
            teaches=("revolution.assassin", "revolution.exile"),
            mistakes=(
                oops(placed("minister"), "That was the Minister.", "這是大臣。", "revolution.assassin"),
                left("The Assassin’s power was left alone.", "沒有執行暗殺者的能力。"),
                otherwise(
                    "You exiled the Temple; the Hierophant is still there.",
                    "你流放了神殿，教皇還在。",
                    "revolution.assassin",
                ),
            ),
            point=("assassin", "hierophant"),
            until=turn_over,
        ),
        Quiz(
            "whom-the-witch",
            Text(
                "Your allies, but neither the Witch nor a shielded one.", "你的盟友，但不能是魔女自己，也不能有盾牌。"
            ),
            WITCH_MAY,
        ),
        Quiz("back-again", Text("A tile in your area can be placed again.", "區域裡的板塊可以再擺放。"), WITCHES),
        Quiz("where-to", Text("Only empty squares.", "只能到空格。"), FAIRIES),
        Quiz("out-of-the-pile", Text("What may you place after the Hermit?", "隱者之後，你可以擺放什麼？"), HERMITS),
        Quiz("what-is-left", Text("An exiled tile cannot be chosen any more.", "被流放的板塊不能再挑選。"), ASSASSINS),
    ),
)
