"""The words around the board, in both languages: buttons, headings, and what the screen itself has to say."""

from boardkit.core.text import Text

WORDS = {
    "done": Text("Done", "完成"),
    "choices": Text("Your choices", "可以選的"),
    "log": Text("What happened", "遊戲過程"),
    "why": Text("The rule:", "規則："),
    "no_kernel": Text(
        "The board gets no answer. Run the cell above again to play on.",
        "棋盤沒有收到回應。請重新執行上面的儲存格，就能繼續玩。",
    ),
    "you_chose": Text("Chosen so far:", "已經選了："),
    "undo": Text("Take the last part back", "收回上一步選擇"),
}
"""Words that the front end shows by itself, by the key it knows them by."""

SET_UP = Text("Before the first round", "第一輪開始前")
YOUR_MOVE = Text("Your move", "輪到你")
WAITING = Text("Waiting for {waiting:seats}", "等待{waiting:seats}")
OVER = Text("The game is over", "遊戲結束")
STALE = Text(
    "That click came too late: the game has moved on. Nothing was played.",
    "這一下點得太晚，遊戲已經往前走了，沒有出任何牌。",
)
NOT_YOURS = Text("Nobody at this screen has to decide now.", "現在這個畫面上沒有人需要做決定。")
GARBLED = Text(
    "The board was sent something that is no move. Nothing was played.", "棋盤收到看不懂的訊息，什麼都沒有發生。"
)
BROKEN = Text("Something went wrong: {fault}", "出了問題：{fault}")
