"""The rulebook of Raj, clause by clause, in its order. `lines` are lines of the source document."""

from boardkit.core.clause import Clause, Rulebook
from boardkit.core.text import Text
from boardkit.games.raj.components import label

RULEBOOK = Rulebook(
    (
        Clause(
            "raj.goal",
            Text(
                "Collect treasures, avoid cobras: whoever has most points at the end wins.",
                "多拿寶藏，避開眼鏡蛇：遊戲結束時分數最高的人獲勝。",
            ),
            lines=(23,),
        ),
        Clause(
            "raj.parts.cards",
            Text("Each colour has fifteen cards, numbered 1 to 15.", "每種顏色有 15 張卡片，數字是 1 到 15。"),
            lines=(27, 32, 80),
        ),
        Clause(
            "raj.parts.tiles",
            Text(
                "There are fifteen tiles: ten treasures from +1 to +10 and five cobras from −1 to −5, each once.",
                "共有 15 個板塊：十個寶藏（+1 到 +10）和五個眼鏡蛇（−1 到 −5），每種各一個。",
            ),
            lines=(28, 81),
            ruling="The source calls all fifteen cobras; the values are those of the published game.",
        ),
        Clause(
            "raj.setup.hand",
            Text("Everybody plays the fifteen cards of one colour.", "每個玩家使用同一種顏色的 15 張卡片。"),
            lines=(32,),
            refuses=Text(
                "The {card:name} is not yours: play a card of your own colour.",
                "{card:name}不是你的卡片，要出自己顏色的卡片。",
            ),
        ),
        Clause(
            "raj.setup.tiles",
            Text("The fifteen tiles are shuffled and lie face down.", "15 個板塊洗混，面朝下放在場中央。"),
            lines=(32,),
        ),
        Clause(
            "raj.round.turn-up",
            Text("Each round begins by turning one tile up.", "每一輪先翻開一個板塊。"),
            lines=(32, 42),
            ruling="Who turns the tile up makes no difference.",
            refuses=Text("The next tile is turned up when this round is over.", "這一輪結束後，才會翻開下一個板塊。"),
            tells=Text("A new tile: {tile:name}.", "翻開新板塊：{tile:name}。"),
        ),
        Clause(
            "raj.round.choose",
            Text("Everybody secretly chooses one card from hand.", "每個玩家從手牌中秘密選一張卡片。"),
            lines=(36, 43),
            refuses=Text(
                "Choose a card from your hand: whoever takes the round gets the tiles that lie open.",
                "要從手牌選一張卡片：贏得這一墩的人會拿走翻開的板塊。",
            ),
        ),
        Clause(
            "raj.round.reveal",
            Text("All chosen cards are shown at the same time.", "所有人同時翻開選好的卡片。"),
            lines=(36, 44),
            tells=Text("The cards are shown: {cards:names}.", "大家翻開卡片：{cards:names}。"),
        ),
        Clause(
            "raj.take.highest",
            Text("On a treasure, the highest card takes it.", "寶藏由數字最大的卡片拿走。"),
            lines=(45,),
            tells=Text(
                "{seat:Seat} {seat:take|takes} {tiles:names} ({sum:signed}) with the {card:name}.",
                "{seat:Seat}用{card:name}拿走{tiles:names}（{sum:signed}）。",
            ),
        ),
        Clause(
            "raj.take.lowest",
            Text("On a cobra, the lowest card has to take it.", "眼鏡蛇由數字最小的卡片拿走。"),
            lines=(38, 45),
            ruling="That high cards are always best is advice, and untrue when they are equal.",
            tells=Text(
                "{seat:Seat} {seat:have|has} to take {tiles:names} ({sum:signed}) with the {card:name}.",
                "{seat:Seat}得用{card:name}拿走{tiles:names}（{sum:signed}）。",
            ),
        ),
        Clause(
            "raj.round.spent",
            Text("A played card is out of the game.", "打出的卡片從遊戲中移除。"),
            lines=(46,),
            refuses=Text(
                "The {card:name} has been played already and is out of the game.",
                "{card:name}已經打過了，不能再用。",
            ),
        ),
        Clause(
            "raj.round.repeat",
            Text(
                "Rounds go on until every card has been played: one tile for each card.",
                "一輪一輪進行，直到所有卡片都打完：一張卡片對一個板塊。",
            ),
            lines=(48,),
            tells=Text("Every card has been played.", "所有卡片都打完了。"),
        ),
        Clause(
            "raj.tie.cancel",
            Text(
                "If the highest cards (on a cobra, the lowest) are equal, they cancel each other: none of them counts.",
                "最大的卡片（眼鏡蛇則是最小的）如果數字相同，就互相取消，都不算數。",
            ),
            lines=(52,),
            tells=Text("{cards:names} cancel each other.", "{cards:names}互相取消。"),
        ),
        Clause(
            "raj.tie.next",
            Text(
                "Then the next highest card counts (on a cobra, the next lowest), and so on.",
                "接著由下一個最大的數字決定（眼鏡蛇則是下一個最小的），依此類推。",
            ),
            lines=(52,),
            ruling="The next cards may be equal too; the search goes on until a number stands alone.",
            tells=Text("Now the next in line counts: the {card:name}.", "接著輪到下一張：{card:name}。"),
        ),
        Clause(
            "raj.tie.carry",
            Text(
                "If all cards cancel each other, the tiles stay, and the next tile joins them.",
                "如果所有卡片都互相取消，板塊留在場上，下一個板塊加進來。",
            ),
            lines=(54,),
            tells=Text(
                "Nobody takes anything; what lies open stays ({sum:signed}).",
                "沒有人拿走，板塊留在場上（{sum:signed}）。",
            ),
        ),
        Clause(
            "raj.pot.sum",
            Text(
                "Several open tiles count together: with a sum of 0 or more the highest card takes them all, below 0 the lowest.",
                "場上有好幾個板塊時合計：總和是 0 或正數，最大的卡片全部拿走；負數則由最小的拿走。",
            ),
            lines=(54,),
            ruling="The source speaks of two tiles; any number counts in the same way.",
            tells=Text("Together the open tiles make {sum:signed}.", "場上的板塊合計 {sum:signed}。"),
        ),
        Clause(
            "raj.tie.last",
            Text(
                "If all cards cancel each other in the last round, nobody gets the tiles that lie open.",
                "最後一輪如果全部互相取消，沒有人拿到場上的板塊。",
            ),
            lines=(56,),
            ruling="Tiles carried into the last round are lost with it.",
            tells=Text(
                "It was the last round: nobody gets {tiles:names}.",
                "這是最後一輪：沒有人拿到{tiles:names}。",
            ),
        ),
        Clause(
            "raj.end.score",
            Text(
                "A score is the sum of one's treasures minus one's cobras.",
                "分數是寶藏的數字總和，減去眼鏡蛇的數字。",
            ),
            lines=(23, 60),
            ruling="It may be below nought.",
            tells=Text(
                "{seat:Seat}: treasures {treasures}, minus cobras {cobras}, makes {score:signed}.",
                "{seat:Seat}：寶藏 {treasures} 減眼鏡蛇 {cobras}，得 {score:signed} 分。",
            ),
        ),
        Clause(
            "raj.end.winner",
            Text("After the last round the highest score wins.", "最後一輪結束後，總分最高的玩家獲勝。"),
            lines=(60,),
            ruling="The source does not say what happens when the highest scores are equal: then they share the win.",
            tells=Text("The game is over. {seats:Seats} {seats:win|wins}.", "遊戲結束，{seats:Seats}獲勝。"),
        ),
        Clause(
            "raj.series",
            Text(
                "Several games, usually three, may be played in a row; whoever wins most of them wins.",
                "可以約好玩好幾場（通常三場），贏最多場的人獲勝。",
            ),
            lines=(62,),
            ruling="All games are played; a shared win counts for each winner, and the series may be shared too.",
            tells=Text(
                "This is game {number} of {length}; whoever wins most games wins the series.",
                "這是第 {number} 場，共 {length} 場；贏最多場的人贏得比賽。",
            ),
        ),
        Clause(
            "raj.variant.cards",
            Text(
                "Two-player variant: three cards of each player are removed unseen.",
                "兩人變體：每個玩家不看內容，移除自己的三張卡片。",
            ),
            lines=(66,),
            refuses=Text("The {card:name} was removed before the game.", "{card:name}在遊戲開始前就移除了。"),
            tells=Text(
                "The {card:name} was removed; your hand tells you so.",
                "{card:name}被移除了；看手牌就知道。",
            ),
        ),
        Clause(
            "raj.variant.tiles",
            Text("Two-player variant: three tiles are removed unseen.", "兩人變體：不看內容，移除三個板塊。"),
            lines=(66,),
        ),
        Clause(
            "raj.variant.rounds",
            Text("Two-player variant: the game has twelve rounds.", "兩人變體：遊戲只進行 12 輪。"),
            lines=(66,),
        ),
        Clause(
            "raj.variant.hidden",
            Text(
                "Two-player variant: nobody can be sure which cards the other has and which tiles are gone.",
                "兩人變體：沒有人確定對手有哪些卡片，也不知道哪些板塊被移除了。",
            ),
            lines=(66,),
            ruling="One's own three removed cards follow from one's hand; the rest is opened when the game is over.",
            tells=Text(
                "Removed before the game were {cards:names}, and {tiles:names}.",
                "遊戲前移除的是{cards:names}，還有{tiles:names}。",
            ),
        ),
    ),
    label,
)
