"""The rulebook of Revolution, third part: the variants."""

from boardkit.core.clause import Clause
from boardkit.core.text import Text

VARIANTS = (
    Clause(
        "revolution.old-style",
        Text(
            "Old Style: there are no neutral tiles but the Citizen.",
            "Old Style：除了市民以外，不使用其他中立角色。",
        ),
        lines=(107, 108),
    ),
    Clause(
        "revolution.random",
        Text(
            "Random: each player draws two neutral tiles and uses them with those of one's faction.",
            "Random：每位玩家抽兩張中立角色，和自己陣營的板塊一起使用。",
        ),
        lines=(110, 111),
        ruling="No neutral tiles lie open for both; the starting player draws first.",
        tells=Text("{seat:Seat} {seat:draw|draws} the {tile:name}.", "{seat:Seat}抽到{tile:name}。"),
    ),
    Clause(
        "revolution.secret-random",
        Text(
            "Secret Random: the same, but the other player does not see the two tiles.",
            "Secret Random：同上，但抽到的兩張不給對手看。",
        ),
        lines=(113, 114),
        tells=Text(
            "{seat:Seat} {seat:draw|draws} the {tile:name} in secret.",
            "{seat:Seat}秘密抽到{tile:name}。",
        ),
    ),
    Clause(
        "revolution.draft.open",
        Text("Draft: five neutral tiles are drawn and lie open.", "Draft：先抽五張中立角色公開。"),
        lines=(116, 117),
        tells=Text("To be chosen: the {tile:name}.", "可以挑選的中立角色：{tile:name}。"),
    ),
    Clause(
        "revolution.draft.pick",
        Text(
            "Draft: the starting player takes one, the other one, the starting player one more.",
            "Draft：起始玩家先選一張，第二位玩家選一張，起始玩家再選一張。",
        ),
        lines=(117, 118),
        refuses=Text(
            "The {tile:name} is not among the tiles to be chosen.",
            "{tile:name}不在可以挑選的中立角色裡。",
        ),
        tells=Text("{seat:Seat} {seat:take|takes} the {tile:name}.", "{seat:Seat}選了{tile:name}。"),
    ),
    Clause(
        "revolution.draft.rest",
        Text("Draft: the second player gets the last two.", "Draft：剩下的兩張給第二位玩家。"),
        lines=(119,),
        ruling="So with the Citizen both have ten tiles.",
        tells=Text("{seat:Seat} {seat:get|gets} {tiles:names}.", "{seat:Seat}拿到{tiles:names}。"),
    ),
    Clause(
        "revolution.secret-draft.draw",
        Text(
            "Secret Draft: one player draws four neutral tiles in secret, first the starting player, then the other.",
            "Secret Draft：先由起始玩家、再由第二位玩家，秘密抽四張中立角色。",
        ),
        lines=(121, 122, 124),
        tells=Text(
            "{seat:Seat} {seat:draw|draws} the {tile:name} in secret.",
            "{seat:Seat}秘密抽到{tile:name}。",
        ),
    ),
    Clause(
        "revolution.secret-draft.pick",
        Text(
            "Secret Draft: take one of the tiles in front of you.",
            "Secret Draft：從面前的板塊中秘密挑選一張。",
        ),
        lines=(122, 123, 124, 125),
        refuses=Text(
            "The {tile:name} is not among the tiles in front of you.",
            "{tile:name}不在你面前的板塊裡。",
        ),
        tells=Text(
            "{seat:Seat} {seat:take|takes} the {tile:name} in secret.",
            "{seat:Seat}秘密選了{tile:name}。",
        ),
    ),
    Clause(
        "revolution.secret-draft.pass",
        Text(
            "Secret Draft: the other three are passed on, and the other player takes one of them.",
            "Secret Draft：其餘三張交給對手，由對手挑選一張。",
        ),
        lines=(123, 125),
        tells=Text(
            "{seat:Seat} {seat:pass|passes} on {tiles:names}.",
            "{seat:Seat}交出{tiles:names}。",
        ),
    ),
    Clause(
        "revolution.secret-draft.out",
        Text(
            "Secret Draft: the last two are thrown away.",
            "Secret Draft：剩下的兩張丟棄。",
        ),
        lines=(123, 125),
        ruling="They leave the game unseen, and do not come to the discard pile.",
        tells=Text(
            "{seat:Seat} {seat:throw|throws} away {tiles:names}.",
            "{seat:Seat}丟棄{tiles:names}。",
        ),
    ),
    Clause(
        "revolution.secret",
        Text(
            "A secret tile is open from the moment it is placed or leaves its owner.",
            "秘密的板塊從擺放或離開主人的那一刻起公開。",
        ),
        lines=(114,),
        ruling="In Secret Draft one remembers which four one drew, and which three one received.",
        tells=Text(
            "{seat:Seat} {seat:have|has} a new tile that the other player does not know.",
            "{seat:Seat}有了一張對手不知道的新板塊。",
        ),
    ),
)
