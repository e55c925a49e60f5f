"""What Raj's picture says, in both languages; the terms are those of the rulebook."""

from boardkit.core.text import Text

WORDS = {
    "title": Text("Raj", "主權"),
    "table": Text("Table", "桌面"),
    "players": Text("Players", "玩家"),
    "hand": Text("Hand", "手牌"),
    "hand-mine": Text("Your hand", "你的手牌"),
    "hands": Text("All hands", "所有手牌"),
    "you": Text("you", "你"),
    # the seats' letters
    "letter0": Text("R", "紅"),
    "letter1": Text("B", "藍"),
    "letter2": Text("G", "綠"),
    "letter3": Text("Y", "黃"),
    "letter4": Text("V", "紫"),
    # the table
    "round": Text("Round {n} of {total}", "第 {n} 輪，共 {total} 輪"),
    "over": Text("The game is over", "遊戲結束"),
    "bag": Text("face down", "面朝下"),
    "bag-said": Text("Tiles still face down: {n}", "還有 {n} 個板塊面朝下"),
    "sum": Text("sum {n}", "合計 {n}"),
    "highest": Text("Highest card takes it", "數字最大的贏得板塊"),
    "lowest": Text("Lowest card takes it", "數字最小的贏得板塊"),
    "highest-all": Text("Highest card takes all", "數字最大的全部帶走"),
    "lowest-all": Text("Lowest card takes all", "數字最小的全部帶走"),
    "who-takes": Text("Who takes it?", "誰會拿走？"),
    "who-wins": Text("Who wins?", "誰會獲勝？"),
    "wait-tile": Text("A tile is turned up next", "接著翻開一個板塊"),
    "nobodys": Text("Nobody’s", "沒有人獲得"),
    "nobodys-said": Text("Nobody’s: {tiles}", "沒有人獲得：{tiles}"),
    "winner": Text("Winner: {names}, with {n}", "{names}以 {n} 分獲勝"),
    "winners": Text("Winners: {names}, with {n}", "{names}以 {n} 分共同獲勝"),
    # the last round
    "takes": Text("takes it", "贏得"),
    "cancelled": Text("cancelled", "取消"),
    "cancelled-short": Text("out", "取消"),
    "many": Text("{n} tiles, {sum}", "{n} 個板塊，{sum}"),
    "chosen": Text("chosen", "已選"),
    "told-reveal": Text("All cards are turned up", "所有玩家翻開卡片"),
    "told-cancel": Text("{cards} cancel each other", "{cards}互相取消資格"),
    "told-next": Text("The next one counts: {name}’s {card}", "由下一張決定：{name}的 {card}"),
    "told-take": Text("{name}: the {card} takes {tiles}", "{name}的 {card} 贏得 {tiles}"),
    "told-carry": Text("Nobody takes {tiles}: left on the table", "沒有人贏得 {tiles}，留在場上"),
    "told-last": Text("Nobody gets {tiles}", "沒有人獲得 {tiles}"),
    "told-last-round": Text("Last round: {what}", "上一輪：{what}"),
    # the players
    "points": Text("{n} points", "{n} 分"),
    "point": Text("{n} point", "{n} 分"),
    "took": Text("tiles {tiles}", "板塊 {tiles}"),
    "took-none": Text("no tiles yet", "還沒有板塊"),
    "has-chosen": Text("has chosen", "已選好"),
    "choosing": Text("choosing", "選擇中"),
    "wins": Text("winner", "獲勝"),
    "aside": Text("removed", "移除"),
    "aside-count": Text("{n} cards removed unseen", "未看就移除 {n} 張卡片"),
    "spent": Text("played {cards}", "已打出 {cards}"),
    "unseen": Text("Tiles not seen yet", "還沒出現的板塊"),
    # said aloud
    "card": Text("{card}", "{card}"),
    "card-spent": Text("{card}, already played", "{card}，已經打出"),
    "card-chosen": Text("{card}, your choice for this round", "{card}，你這一輪選的卡片"),
    "card-aside": Text("{card}, removed at the start", "{card}，一開始就移除了"),
    "card-gone": Text("{card}, not in your hand", "{card}，不在手上"),
    "card-played": Text("{name} has played this {n} already", "{name}已經打出這張 {n}"),
    "place-empty": Text("{name}’s place, no card yet", "{name}的位置，還沒有卡片"),
    "place-chosen": Text("{name}’s place, a card lies face down", "{name}的位置，一張卡片面朝下"),
    "place-played": Text("{name}’s place, {n} played", "{name}的位置，打出 {n}"),
    "next-chosen": Text("next card chosen", "已選好下一張"),
    "tile-open": Text("{tile}, lying open", "{tile}，已翻開"),
    "tile-nobody": Text("{tile}, nobody’s", "{tile}，沒有人獲得"),
    # the text board
    "open": Text("Open: {tiles}", "已翻開：{tiles}"),
    "open-none": Text("No tile lies open", "沒有翻開的板塊"),
    "hand-line": Text("Your hand: {cards}", "你的手牌：{cards}"),
    "hand-chosen": Text("Your choice: {card}", "你選的卡片：{card}"),
    "hand-aside": Text("Your removed cards: {cards}", "你被移除的卡片：{cards}"),
    "hand-other": Text("{name}’s hand: {cards}", "{name}的手牌：{cards}"),
}

STOP = Text(" · ", "・")
"""Between parts of a line."""


def say(key: str, lang: str, **facts: object) -> str:
    """One of the words, with its blanks filled."""
    return WORDS[key].in_(lang).format(**facts)
