"""How a game ends: a full board, or no tile to choose."""

from boardkit.core.checks import result, won
from boardkit.core.lesson import Hints, Part, Quiz, Task
from boardkit.core.quiz import Question
from boardkit.core.text import Text
from boardkit.games.revolution.lesson.questions import (
    AFTER,
    AHEAD,
    BLOCKED,
    DEATH_WINS,
    EXILED,
    LAST_TURN,
    LOST,
    NULLS,
    SHIELDED,
    WINS,
)
from boardkit.games.revolution.lesson.setup import YOU, oops, otherwise, placed, table, turn_over

ENDS = Part(
    "revolution.ends",
    Text("How the game ends", "遊戲怎麼結束"),
    Text("You know both ends of the game, and the draw.", "你知道遊戲的兩種結束和平手。"),
    6,
    (
        Task(
            "nothing-to-choose",
            Text(
                "Religion is far ahead. But it has one tile left, and no neutral tile will be open. Whoever has no tile to choose "
                "loses! Strike.",
                "教派遙遙領先。可是它只剩一張板塊，也不會有公開的中立角色了。沒有板塊可以挑選的人就輸！動手吧。",
            ),
            start=lambda: table(
                "1 saint them",
                "2 monk them",
                "3 bishop them",
                "4 citizen you",
                "5 paladin them",
                "6 cardinal them",
                have="assassin castle",
                theirs="hierophant",
            ),
            script={},
            success=won(YOU),
            praise=Text(
                "Religion has nothing to place: it loses, whatever the count.", "教派沒有板塊可以擺放，不論數量都輸。"
            ),
            hints=Hints(
                Text("Who exiles what has not been placed?", "誰能流放還沒擺放的板塊？"),
                ("assassin", "hierophant"),
                ("assassin cell.7", "hierophant"),
            ),
            teaches=("revolution.end.no-tile", "revolution.assassin", "revolution.end.winner"),
            mistakes=(
                oops(
                    placed("castle"), "Religion still has the Hierophant.", "教派還有教皇。", "revolution.end.no-tile"
                ),
                otherwise(
                    "The power was left alone: Religion still has the Hierophant.",
                    "沒有執行能力，教派還有教皇。",
                    "revolution.end.no-tile",
                ),
            ),
            point=("hierophant",),
            until=turn_over,
        ),
        Task(
            "not-a-draw",
            Text(
                "The last square. The Witch makes it 5 to 4 for you. Her power would take an ally back: is that wise? Win!",
                "最後一格。擺上魔女，你 5 比 4。她的能力會收回一個盟友，聰明嗎？贏下來！",
            ),
            start=lambda: table(
                "1 saint them",
                "2 monk them",
                "3 bishop them",
                "4 citizen you",
                "5 temple them",
                "6 castle you",
                "7 king you",
                "8 queen you",
                have="witch",
                theirs="hierophant",
            ),
            script={},
            success=result(YOU, 1),
            praise=Text(
                "Left alone, 5 to 4. Used, it would have been a draw.", "不執行就是 5 比 4。執行的話就平手了。"
            ),
            hints=Hints(
                Text("Count before you use a power.", "執行之前先數一數。"),
                ("witch", "cell.9"),
                ("witch cell.9", "decline"),
            ),
            teaches=("revolution.power.active", "revolution.end.last-turn", "revolution.end.full"),
            mistakes=(
                otherwise(
                    "4 to 4: a draw. No text says what happens then, so nobody wins here.",
                    "4 比 4，平手。規則沒有說怎麼辦，這裡就算沒有人贏。",
                    "revolution.end.draw",
                ),
            ),
            point=("witch",),
            until=turn_over,
        ),
        Quiz(
            "over-or-not",
            Text("A Tower that can cover nobody is no tile to choose.", "塔如果沒有盟友可以蓋，就不算能挑選。"),
            LOST,
        ),
    ),
)


def _check(key: str, en: str, zh: str, question: Question) -> Quiz:
    """The same question with cases of its own."""
    return Quiz(key, Text(en, zh), question._replace(key=f"{question.key}.again"))


CHECK = Part(
    "revolution.check",
    Text("Do you know it all?", "都學會了嗎？"),
    Text("You can answer any question about Revolution.", "《革命》的問題都難不倒你。"),
    8,
    (
        _check("check-shield", "One.", "第一題。", SHIELDED),
        _check("check-after", "Two.", "第二題。", AFTER),
        _check("check-blocked", "Three.", "第三題。", BLOCKED),
        _check("check-exile", "Four.", "第四題。", EXILED),
        _check("check-works", "Five.", "第五題。", NULLS),
        _check("check-ahead", "Six.", "第六題。", AHEAD),
        _check("check-last", "Seven.", "第七題。", LAST_TURN),
        _check("check-wins", "Eight.", "第八題。", WINS),
        _check("check-death", "Nine.", "第九題。", DEATH_WINS),
        _check("check-lost", "Ten.", "第十題。", LOST),
    ),
    core=False,
)
