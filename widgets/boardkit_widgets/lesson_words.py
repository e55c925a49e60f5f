"""The words of the lesson around the board, in both languages."""

from boardkit.core.text import Text

WORDS = {
    "step": Text("Step", "步驟"),
    "parts": Text("Parts of the lesson", "課程內容"),
    "minutes": Text("min", "分鐘"),
    "optional": Text("if you like", "選修"),
    "done_step": Text("done", "完成"),
    "next": Text("Next", "下一步"),
    "back": Text("Back", "上一步"),
    "go_on": Text("Go on", "繼續看"),
    "again": Text("Try again", "再試一次"),
    "another": Text("Another one like it", "再來一題"),
    "hint": Text("Help me", "給我提示"),
    "check": Text("That is my answer", "這是我的答案"),
    "number": Text("Your number", "你的數字"),
    "over": Text("Start the lesson over", "重新開始這一課"),
    "over_sure": Text(
        "Everything you have done in this lesson is forgotten.", "你在這一課完成的步驟都會清掉，從頭開始。"
    ),
    "keep": Text("Take your progress out as a file", "把學習進度存成檔案"),
    "finished": Text("You have done the whole lesson. Well played!", "整課都完成了，太棒了！"),
    "right": Text("right", "正確"),
    "yours": Text("your answer", "你的答案"),
}
"""Words that the front end shows by itself, by the key it knows them by."""

RESUMED = Text("Going on where you were.", "從上次的地方繼續。")
ANSWER_FIRST = Text(
    "This step asks a question: answer it, or ask for help.", "這一步要回答問題：先回答，或按「給我提示」。"
)
STEP_OVER = Text("This step has been played. Try it again, or go on.", "這一步已經玩過了，可以再試一次，或繼續。")
LOOK_HERE = Text("Look at {area:names}.", "看看{area:names}。")
BEGIN_AGAIN = Text("Begin this step again.", "這一步重新開始吧。")
CHOOSE = Text("Choose {move:names}.", "選{move:names}。")
ANSWER = Text("The answer is: {answers}.", "答案是：{answers}。")
QUIZ_NUDGE = Text("Play it through in your head: what does the rule say?", "在心裡玩一遍：規則怎麼說？")
