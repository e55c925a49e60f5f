"""Fortune-teller, Dragon, Pirate."""

from boardkit.core.lesson import Hints, Part, Quiz, Task
from boardkit.core.text import Text
from boardkit.games.revolution.lesson.questions import AHEAD, DRAGONS, PIRATES
from boardkit.games.revolution.lesson.setup import have_allies, hit, left, oops, otherwise, placed, table, turn_over

TURNERS = Part(
    "revolution.turners",
    Text("Fortune-teller, Dragon, Pirate", "占卜師、龍、海賊"),
    Text("You know three powers that reach many, or break shields.", "你認識能影響很多張、或打破盾牌的能力。"),
    7,
    (
        Task(
            "straight-ahead",
            Text(
                "The Fortune-teller turns the three tiles before her: up-left, up, up-right, seen from you. Six allies, please!",
                "占卜師反轉前方的三張：左上、上、右上，從你這邊看。請讓你有六個盟友！",
            ),
            start=lambda: table(
                "1 saint them",
                "2 monk them",
                "3 bishop them",
                "4 citizen you",
                "6 king you",
                "7 temple them",
                "9 cardinal them",
                have="castle",
                theirs="paladin hierophant",
                neutrals="fortune-teller",
            ),
            script={},
            success=have_allies(6),
            praise=Text(
                "Three at once. For Religion “up” would be the other way.",
                "一次三張！如果她朝向教派，「上」就是反過來。",
            ),
            hints=Hints(
                Text("Look upwards from both free squares.", "從兩個空格往上看看。"),
                ("fortune-teller", "cell.5"),
                ("fortune-teller cell.5", "use"),
            ),
            teaches=("revolution.fortune-teller",),
            mistakes=(
                oops(placed("castle"), "The Castle turns nobody.", "城不會反轉誰。", "revolution.castle"),
                left("Her power was left alone.", "沒有執行能力。"),
                otherwise(
                    "From there she turned your own allies.", "從那裡轉走的是自己的盟友。", "revolution.fortune-teller"
                ),
            ),
            point=("fortune-teller",),
            until=turn_over,
        ),
        Task(
            "the-dragon",
            Text(
                "The Dragon turns everything around it, friends too. It cannot choose. Where does it bring you seven allies?",
                "龍反轉周圍的所有板塊，自己的盟友也會轉，不能挑。擺在哪裡會讓你有七個盟友？",
            ),
            start=lambda: table(
                "1 citizen you",
                "2 king you",
                "3 general you",
                "5 saint them",
                "6 castle you",
                "7 monk them",
                "8 bishop them",
                have="minister",
                theirs="temple paladin",
                neutrals="dragon",
            ),
            script={},
            success=have_allies(7),
            praise=Text(
                "In doubt: adjacent tiles only, or to the edge? Here adjacent; a switch (dragon_range) changes it.",
                "這一條有疑問：只有相鄰，還是到邊緣？這裡只算相鄰；開關 dragon_range 能改。",
            ),
            hints=Hints(
                Text("Count what turns to you and what turns away.", "數數看轉過來幾張、轉走幾張。"),
                ("dragon", "cell.4", "cell.9"),
                ("dragon cell.9", "use"),
            ),
            teaches=("revolution.dragon",),
            mistakes=(
                oops(
                    placed("minister"),
                    "The Minister turns one tile: too few.",
                    "大臣只轉一張，不夠。",
                    "revolution.minister",
                ),
                left("Its power was left alone.", "沒有執行能力。"),
                otherwise(
                    "There it turned two of your own away, too.", "那裡也轉走了你的兩個盟友。", "revolution.dragon"
                ),
            ),
            point=("dragon",),
            until=turn_over,
        ),
        Task(
            "no-shield-helps",
            Text(
                "The Pirate destroys an adjacent tile that has to do with a shield, and the shield does not help. Destroy the "
                "Temple!",
                "海賊破壞相鄰、和盾牌有關的板塊，盾牌擋不住。破壞神殿！",
            ),
            start=lambda: table(
                "1 temple them",
                "2 citizen you",
                "3 king you",
                "4 monk them",
                "6 castle you",
                "7 saint them",
                "8 queen you",
                have="general",
                theirs="bishop paladin",
                neutrals="pirate",
            ),
            script={},
            success=hit("destroy", "temple"),
            praise=Text(
                "In doubt: the Sage and what it protects count as well here; a switch (pirate) narrows it.",
                "這一條有疑問：賢者和受保護的板塊，這裡也算；開關 pirate 能改成只算自己有盾牌的。",
            ),
            hints=Hints(
                Text("The Pirate must touch the Temple.", "海賊要在神殿旁邊。"),
                ("pirate", "cell.1", "cell.5"),
                ("pirate cell.5", "cell.1"),
            ),
            teaches=("revolution.pirate", "revolution.destroy"),
            mistakes=(
                oops(placed("general"), "The General cannot touch a shield.", "將軍碰不了盾牌。", "revolution.castle"),
                left("The Pirate’s power was left alone.", "沒有執行海賊的能力。"),
                otherwise("You destroyed your own Castle.", "你破壞了自己的城。", "revolution.destroy"),
            ),
            point=("pirate", "cell.1"),
            until=turn_over,
        ),
        Quiz("before-her", Text("Up is away from whom she faces.", "「上」是背對她所朝向的玩家的方向。"), AHEAD),
        Quiz("around-it", Text("Adjacent, shields left out.", "相鄰的都轉，有盾牌的不轉。"), DRAGONS),
        Quiz(
            "which-shield",
            Text("Castle, Temple, Tower, Sage, and what the Sage protects.", "城、神殿、塔、賢者，還有受賢者保護的。"),
            PIRATES,
        ),
    ),
)
