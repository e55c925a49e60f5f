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
    "timeline": Text("Timeline", "時間軸"),
    "first": Text("First moment", "最早"),
    "back": Text("One step back", "往前一步"),
    "forward": Text("One step on", "往後一步"),
    "now": Text("Back to the game", "回到遊戲"),
    "by_event": Text("Every detail", "看每個細節"),
    "branch": Text("Go on from here another way", "從這裡試別的走法"),
    "go_back": Text("Return to how it went before", "回到原本的走法"),
    "take_back": Text("Take back", "收回"),
    "redo": Text("Do it again", "重做"),
    "hint": Text("Hint", "提示"),
    "tools": Text("At the table", "桌邊工具"),
    "menu": Text("Menu", "選單"),
    "new": Text("New game", "新遊戲"),
    "begin": Text("Begin", "開始"),
    "save": Text("Save or share", "存檔或分享"),
    "load": Text("Load", "讀取"),
    "load_help": Text("Choose a saved file, or paste a share code", "選擇存檔，或貼上分享碼"),
    "file": Text("Saved file", "存檔"),
    "too_large": Text("That is too large to be a saved game.", "檔案太大，不可能是這裡的存檔。"),
    "download": Text("Download the file", "下載檔案"),
    "code": Text("Share code", "分享碼"),
    "cancel": Text("Cancel", "取消"),
    "close": Text("Close", "關閉"),
    "seed": Text("Number of the draw (leave empty for a new one)", "抽牌編號（空白就換新的）"),
    "person": Text("a person", "真人"),
    "name": Text("Name", "名字"),
    "seat": Text("Who plays", "玩家"),
    "next_game": Text("Next game", "下一場"),
    "hide": Text("Hide my things", "蓋起來"),
    "enter": Text("Choose", "選好了"),
    "settings": Text("Language and display", "語言與顯示"),
    "language_head": Text("Language (語言)", "語言（Language）"),
    "language": Text("中文", "English"),
    "text_size": Text("Text size", "字體大小"),
    "larger": Text("Larger text", "放大"),
    "smaller": Text("Smaller text", "縮小"),
    "colours": Text("Colours", "顏色"),
    "light": Text("Light", "淺色"),
    "dark": Text("Dark", "深色"),
    "auto": Text("Automatic", "自動"),
    "go_on": Text("Go on with the game from before", "繼續上次的遊戲"),
    "forget": Text("No, start fresh", "不用，重新開始"),
}
"""Words that the front end shows by itself, by the key it knows them by."""

YES = Text("yes", "是")
NO = Text("no", "否")
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
ALL_AGREE = Text("Everybody agrees: take it back", "大家都同意：收回")
HINT = Text("{bot} would choose {move}. The idea: {idea}.", "「{bot}」會選{move}。想法是：{idea}。")
TYPED_WRONG = Text("What you typed cannot be chosen. Try again.", "你輸入的不能選，請再試一次。")
SEALED = Text(
    "Things that players still hide are in it, sealed: they do not show, but whoever takes the trouble could read them.",
    "裡面有玩家還沒公開的祕密，已經封存：不會直接看到，但有心人還是讀得出來。",
)
LOADED = Text("The match goes on from the file.", "已經讀進來了，可以繼續玩。")
NOT_READ = Text("This cannot be read: {fault}. Your match is as it was.", "這個讀不進來：{fault}。你原來的遊戲沒有變。")
NOT_DONE = Text("That cannot be done: {fault}", "這個做不到：{fault}")
LOOKING_BACK = Text("You are looking at an earlier moment.", "你正在看之前的情況。")
RUNNING = Text("Now", "現在")
STEP = Text("Step {at} of {all}", "第 {at} 步，共 {all} 步")
CURTAIN = Text("It is {waiting:seats}’s turn. Everybody else looks away.", "輪到{waiting:seats}，其他人請不要看。")
OPEN = Text("{seat:Seat}: show me my things", "{seat:Seat}：打開我的畫面")
TYPE = Text("{seat:Seat}: type your choice unseen", "{seat:Seat}：輸入選擇（不會顯示）")
PEEK = Text("{seat:Seat}: hold to look at your own", "{seat:Seat}：按住看自己的")
SERIES = Text("Game {number} of {length}. Games won: {wins}", "第 {number} 場，共 {length} 場。勝場：{wins}")
SERIES_OVER = Text(
    "The series is over: {winners:seats}. Games won: {wins}", "比賽結束：{winners:seats}獲勝。勝場：{wins}"
)
TROUBLE = Text("{trouble}", "{trouble}")
