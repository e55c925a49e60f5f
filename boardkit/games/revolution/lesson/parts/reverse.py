"""Reverse: one tile, a group, a line. Own tiles too; completely, or not at all."""

from boardkit.core.checks import both, happened
from boardkit.core.lesson import Hints, Part, Quiz, Task
from boardkit.core.text import Text
from boardkit.games.revolution.lesson.questions import GROUPS, MINISTERS, TURNS
from boardkit.games.revolution.lesson.setup import (
    LEFT_ALONE,
    TURNED_OWN,
    YOU,
    have_allies,
    left,
    oops,
    otherwise,
    placed,
    table,
    turn_over,
)

TURNED_FOE = happened("revolution.reverse", seat=YOU)

REVERSE = Part(
    "revolution.reverse",
    Text("Reverse", "反轉"),
    Text("You can turn one tile, a group, or a whole line.", "你會反轉一張、一組或一整排板塊。"),
    9,
    (
        Task(
            "one-tile",
            Text(
                "The Minister turns round one adjacent tile, in any of the eight directions. Place the Minister so that it "
                "reaches an enemy, and turn it: it becomes your ally!",
                "大臣可以反轉八個方向中任一張相鄰的板塊。把大臣擺在碰得到敵人的地方，把敵人變成盟友！",
            ),
            start=lambda: table(
                "1 citizen you",
                "2 saint them",
                "3 king you",
                "6 general you",
                "7 monk them",
                "8 queen you",
                have="minister",
            ),
            script={},
            success=TURNED_FOE,
            praise=Text("One enemy less, one ally more: that is two.", "少一個敵人，多一個盟友，一來一往差兩個。"),
            hints=Hints(
                Text("Which empty square touches an enemy?", "哪個空格旁邊有敵人？"),
                ("cell.4", "cell.2", "cell.7"),
                ("minister cell.4", "cell.2"),
            ),
            teaches=("revolution.minister", "revolution.reverse", "revolution.turn.power", "revolution.target"),
            mistakes=(
                left("You left the power alone: nobody was turned.", "你沒有執行能力，誰都沒有反轉。"),
                oops(
                    TURNED_OWN,
                    "Powers hit friends, too: you turned your own ally, and now it is Religion’s.",
                    "能力對自己人也有效：你反轉了自己的盟友，現在它是教派的了。",
                    "revolution.reverse",
                ),
            ),
            point=("minister",),
            until=turn_over,
        ),
        Quiz("after-the-minister", Text("Picture the board after the power.", "想想執行之後的樣子。"), MINISTERS),
        Task(
            "a-group",
            Text(
                "The Princess turns all four straight neighbours, or all four slanting ones, your own too. Use it so that "
                "you have six allies afterwards.",
                "公主反轉上下左右四張，或是四個對角的四張，自己的盟友也會轉。用她讓你有六個盟友。",
            ),
            start=lambda: table(
                "1 citizen you",
                "2 saint them",
                "3 king you",
                "4 monk them",
                "6 minister you",
                "7 bishop them",
                "8 paladin them",
                have="princess",
                theirs="temple",
            ),
            script={},
            success=have_allies(6),
            praise=Text(
                "Three enemies turned to you, one friend away from you: all of them together, that is the price.",
                "三個敵人轉向你，一個盟友轉走了。全部一起轉，這就是代價。",
            ),
            hints=Hints(
                Text("Count for both groups: what turns to you, what away?", "兩組都數數看：幾張轉過來，幾張轉走？"),
                ("cell.5",),
                ("princess cell.5", "group.orth"),
            ),
            teaches=("revolution.princess", "revolution.power.complete"),
            mistakes=(
                left(
                    "Left alone, the power turned nobody. You needed it for six.",
                    "沒有執行能力，就誰都不轉。不夠六個。",
                ),
                oops(
                    placed("princess", 9),
                    "From square 9 she reaches too few enemies.",
                    "從第 9 格碰得到的敵人太少。",
                    "revolution.princess",
                ),
                otherwise(
                    "The slanting group turned two of your own allies and one enemy.",
                    "對角那一組，轉走你的兩個盟友，只轉來一個。",
                    "revolution.princess",
                ),
            ),
            point=("princess", "cell.5"),
            until=turn_over,
        ),
        Task(
            "a-line",
            Text(
                "The Queen turns every tile on one line, right to the edge of the board, over gaps too. Get six allies!",
                "王妃反轉一個方向上的所有板塊，一直到遊戲板邊緣，中間有空格也沒關係。讓你有六個盟友！",
            ),
            start=lambda: table(
                "1 saint them",
                "2 king you",
                "3 monk them",
                "5 citizen you",
                "6 minister you",
                "8 bishop them",
                "9 paladin them",
                have="queen",
                theirs="temple cardinal",
            ),
            script={},
            success=have_allies(6),
            praise=Text("The whole line turned to you.", "整排都變成你的盟友。"),
            hints=Hints(
                Text("Which line holds two enemies and no friend?", "哪一排有兩個敵人，沒有盟友？"),
                ("cell.7", "cell.8", "cell.9"),
                ("queen cell.7", "line.e"),
            ),
            teaches=("revolution.queen", "revolution.target.some"),
            mistakes=(
                left("Left alone, the power turned nobody.", "沒有執行能力，就誰都不轉。"),
                oops(
                    TURNED_OWN,
                    "That line turned a friend of yours away, too.",
                    "那一排也有你的盟友，一起轉走了。",
                    "revolution.queen",
                ),
                otherwise(
                    "One enemy turned. Another line holds two.",
                    "只轉了一個敵人，另外有一排有兩個。",
                    "revolution.queen",
                ),
            ),
            point=("queen",),
            until=turn_over,
        ),
        Task(
            "leave-it",
            Text(
                "Only friends are near. A power is carried out completely, or left alone: you choose. Place the Minister on "
                "the middle square, and lose no ally.",
                "附近都是盟友。能力要就執行完全，不然可以選擇不執行。把大臣擺在正中間，不要失去盟友。",
            ),
            start=lambda: table("1 citizen you", "2 general you", "3 king you", have="minister", theirs="temple monk"),
            script={},
            success=both(placed("minister", 5), LEFT_ALONE),
            praise=Text("Well left alone.", "不執行才聰明。"),
            hints=Hints(
                Text("There is a button for not using a power.", "有一個按鈕是「不執行能力」。"),
                ("cell.5",),
                ("minister cell.5", "decline"),
            ),
            teaches=("revolution.power.active",),
            mistakes=(
                oops(
                    TURNED_OWN,
                    "Used, the power had to turn one of them, and only friends were there.",
                    "一執行就必須反轉一張，可是旁邊只有自己的盟友。",
                    "revolution.reverse",
                ),
                otherwise("That is not the middle square.", "那不是正中間。", "revolution.turn.place"),
            ),
            point=("cell.5",),
            until=turn_over,
        ),
        Quiz(
            "which-way",
            Text(
                "A line or group can be chosen if it holds at least one tile that can be turned. Then all of it turns.",
                "一排或一組裡至少要有一張能轉的板塊，才能選。選了就全部一起轉。",
            ),
            GROUPS,
        ),
        Quiz("which-turn", Text("Friends turn, too.", "盟友也會轉。"), TURNS),
    ),
)
