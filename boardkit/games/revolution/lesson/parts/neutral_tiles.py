"""Which neutral tiles are in play: the variants, one after the other."""

from boardkit.core.checks import Try, both, happened
from boardkit.core.lesson import Hints, Part, Quiz, Task
from boardkit.core.names import CHANCE
from boardkit.core.text import Text
from boardkit.games.revolution.lesson.questions import (
    BLIND,
    IN_DRAFT,
    IN_OLD_STYLE,
    IN_RANDOM,
    IN_SECRET,
    IN_SECRET_DRAFT,
)
from boardkit.games.revolution.lesson.questions.variants import played
from boardkit.games.revolution.lesson.setup import THEM, left, oops, otherwise, placed, turn_over
from boardkit.games.revolution.options import RevolutionOptions
from boardkit.games.revolution.rules import Revolution

RANDOM = RevolutionOptions(variant="random")
SECRET = RevolutionOptions(variant="secret_random")
DRAFT = RevolutionOptions(variant="draft")
SECRET_DRAFT = RevolutionOptions(variant="secret_draft")
FIVE = ("dragon", "samurai", "sage", "bard", "tower")
FOUR, OTHER_FOUR = ("fairy", "ninja", "pirate", "hermit"), ("dragon", "tower", "death", "bard")


def first_went_wrong(tried: Try) -> bool:
    """Two tiles have been picked, or the first was not the Dragon."""
    return len(tried.moves) > 1 or tried.moves[:1] not in ((), ("dragon",))


OLD = Part(
    "revolution.old-style",
    Text("Old Style", "Old Style"),
    Text("You know the shortest way to play.", "你知道最簡單的玩法。"),
    2,
    (
        Quiz(
            "old-style",
            Text("Only the Citizen, and seven tiles each. You have played it.", "只用市民，加上各自的七張。你玩過了。"),
            IN_OLD_STYLE,
        ),
    ),
)

DRAWN = Part(
    "revolution.random",
    Text("Random", "Random"),
    Text("You know what you draw, and who may use it.", "你知道抽到什麼、誰能用。"),
    4,
    (
        Task(
            "two-each",
            Text(
                "Random: everybody draws two neutral tiles, openly. Yours lie in your area now. No neutral tile lies open for "
                "both. Begin: place the Citizen.",
                "Random：每人公開抽兩張中立角色，放在自己的區域。沒有雙方都能拿的中立角色。開始吧：擺放市民。",
            ),
            start=lambda: Revolution.start(RANDOM),
            script={CHANCE: ("samurai", "dragon", "ninja", "bard")},
            success=placed("citizen"),
            praise=Text(
                "Samurai and Dragon are yours alone, as if they were red.", "侍和龍只有你能用，就像你的紅色板塊。"
            ),
            hints=Hints(
                Text("The Citizen comes first in every variant.", "每種玩法都先擺市民。"),
                ("citizen",),
                ("citizen cell.5",),
            ),
            teaches=("revolution.random", "revolution.first.citizen"),
            point=("samurai", "dragon"),
            until=turn_over,
        ),
        Quiz("yours-alone", Text("You place from your own area only.", "只能擺放自己區域裡的板塊。"), IN_RANDOM),
    ),
)

HIDDEN_TILES = Part(
    "revolution.secret-random",
    Text("Secret Random", "Secret Random"),
    Text("You know who sees what.", "你知道誰看得到什麼。"),
    6,
    (
        Task(
            "show-it",
            Text(
                "The same, but the two tiles are secret. Religion does not know yours. Place your secret Dragon: now everybody "
                "sees it. Leave its power alone.",
                "一樣，但是兩張不公開，教派不知道你有什麼。擺放秘密的龍，這時才公開。先不要執行能力。",
            ),
            start=lambda: played(SECRET, "sage", "dragon", "tower", "death", "citizen cell.5", "temple cell.9"),
            script={},
            success=both(placed("dragon"), happened("revolution.power.active")),
            praise=Text("A secret tile is open from the moment it is placed.", "秘密的板塊一擺放就公開了。"),
            hints=Hints(
                Text("Place it beside the Citizen.", "擺在市民旁邊。"),
                ("dragon", "cell.1"),
                ("dragon cell.1", "decline"),
            ),
            teaches=("revolution.turn.place", "revolution.power.active"),
            mistakes=(
                otherwise(
                    "The secret Dragon should be placed beside the Citizen, and its power left alone.",
                    "要把秘密的龍擺在市民旁邊，而且不執行能力。",
                    "revolution.secret",
                ),
            ),
            point=("dragon",),
            until=turn_over,
        ),
        Task(
            "blindly",
            Text(
                "Religion hides two tiles. Your Assassin may strike blindly: choose the hidden pile. Chance says which one it was.",
                "教派藏著兩張板塊。你的暗殺者可以盲選：選那一疊，由運氣決定是哪一張。",
            ),
            start=lambda: played(SECRET, "assassin", "dragon", "tower", "death", "citizen cell.5", "temple cell.9"),
            script={CHANCE: ("death",)},
            success=happened("revolution.assassin.hidden"),
            praise=Text(
                "Death it was. In doubt: with the switch assassin = open_only, hidden tiles could not be hit.",
                "是死神。這一條有疑問：開關 assassin 設成 open_only，就不能選未公開的。",
            ),
            hints=Hints(
                Text("Religion’s hidden tiles lie in its area.", "教派未公開的板塊在它的區域。"),
                ("assassin", "secret.religion"),
                ("assassin cell.1", "secret.religion"),
            ),
            teaches=("revolution.assassin.hidden", "revolution.assassin"),
            mistakes=(
                left("The power was left alone.", "沒有執行能力。"),
                oops(
                    placed("assassin"),
                    "That was an open tile. Choose the hidden pile.",
                    "那是公開的板塊，要選未公開的那一疊。",
                    "revolution.assassin",
                ),
                otherwise("You need the Assassin for that.", "這要用暗殺者。", "revolution.assassin"),
            ),
            point=("assassin", "secret.religion"),
            until=turn_over,
        ),
        Quiz("what-they-see", Text("What you drew in secret nobody else sees.", "秘密抽到的，別人看不到。"), IN_SECRET),
        Quiz("strike-blindly", Text("Open tiles openly, hidden ones blindly.", "公開的明選，未公開的盲選。"), BLIND),
    ),
)

DRAFTING = Part(
    "revolution.draft",
    Text("Draft", "Draft"),
    Text("You know who takes how many.", "你知道誰拿幾張。"),
    5,
    (
        Task(
            "one-one-one-two",
            Text(
                "Draft: five lie open. You take one, Religion one, you one more; Religion gets the last two. Religion wants the "
                "Dragon: take it first!",
                "Draft：公開五張。你拿一張，教派一張，你再一張，剩下兩張給教派。教派想要龍，先拿走！",
            ),
            start=lambda: Revolution.start(DRAFT),
            script={CHANCE: FIVE, THEM: ("sage",)},
            success=lambda tried: tried.moves[0] == "dragon",
            praise=Text(
                "Two for you, three for Religion: with the Citizen both have ten tiles.",
                "你兩張，教派三張；加上市民，雙方都是十張。",
            ),
            hints=Hints(
                Text("First the Dragon, then what you like.", "先拿龍，再拿喜歡的。"),
                ("dragon",),
                ("dragon", "samurai"),
            ),
            teaches=("revolution.draft.open", "revolution.draft.pick", "revolution.draft.rest"),
            mistakes=(otherwise("Now Religion takes the Dragon.", "龍就被教派拿走了。", "revolution.draft.pick"),),
            point=("dragon",),
            moves=2,
            until=first_went_wrong,
        ),
        Quiz("ten-each", Text("One, one, one, and two.", "一張、一張、一張，再兩張。"), IN_DRAFT),
    ),
)

SECRETLY = Part(
    "revolution.secret-draft",
    Text("Secret Draft", "Secret Draft"),
    Text("You know what you pass on, and what you can conclude.", "你知道自己交出什麼，又能推算什麼。"),
    6,
    (
        Task(
            "four-in-secret",
            Text(
                "Secret Draft: you drew four in secret. Take one; the other three go to Religion, which takes one and throws two "
                "away. Do not let it have the Pirate!",
                "Secret Draft：你秘密抽了四張。拿一張，其餘三張交給教派，它拿一張、丟棄兩張。別讓它拿到海賊！",
            ),
            start=lambda: Revolution.start(SECRET_DRAFT),
            script={CHANCE: FOUR},
            success=lambda tried: tried.moves == ("pirate",),
            praise=Text(
                "The Pirate is yours. You know which three Religion has seen.", "海賊是你的了，你也知道教派看過哪三張。"
            ),
            hints=Hints(Text("Take what the other must not have.", "拿走不想給對手的。"), ("pirate",), ("pirate",)),
            teaches=(
                "revolution.secret-draft.draw",
                "revolution.secret-draft.pick",
                "revolution.secret-draft.pass",
                "revolution.secret",
            ),
            mistakes=(
                otherwise(
                    "The Pirate went to Religion with the other two.",
                    "海賊和另外兩張一起交給教派了。",
                    "revolution.secret-draft.pass",
                ),
            ),
            point=("pirate",),
        ),
        Task(
            "three-from-religion",
            Text(
                "Then Religion draws four, takes one, and passes three on to you. Take one; the last two are thrown away, and "
                "nobody sees them again. Get rid of Death!",
                "接著教派抽四張，拿一張，交給你三張。你拿一張，最後兩張丟棄，不再出現。把死神丟掉！",
            ),
            start=lambda: played(SECRET_DRAFT, *FOUR, "pirate", "ninja", *OTHER_FOUR, "bard"),
            script={},
            success=lambda tried: tried.moves[0] != "death",
            praise=Text("Death has left the game: only you know.", "死神離開遊戲了，只有你知道。"),
            hints=Hints(Text("Take anything but Death.", "拿死神以外的。"), ("dragon", "tower"), ("dragon",)),
            teaches=("revolution.secret-draft.out", "revolution.secret-draft.pick"),
            mistakes=(otherwise("Now you have Death yourself.", "死神變成你的了。", "revolution.secret-draft.pick"),),
            point=("death",),
        ),
        Quiz(
            "what-they-hide",
            Text("You know your four, and the three that you got.", "你知道自己抽的四張，和拿到的三張。"),
            IN_SECRET_DRAFT,
        ),
    ),
)
