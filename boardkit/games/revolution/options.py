"""The switches of Revolution: its variants, and the sentences that the source leaves in doubt."""

from dataclasses import dataclass
from typing import Literal

from boardkit.core.options import Options, switch
from boardkit.core.text import Text
from boardkit.games.revolution.components import SIDES


@dataclass(frozen=True)
class RevolutionOptions(Options):
    """Which rules of Revolution are played."""

    players: int = switch(2, (2,), Text("Players", "玩家人數"))

    variant: Literal["base", "old_style", "random", "secret_random", "draft", "secret_draft"] = switch(
        "base",
        ("base", "old_style", "random", "secret_random", "draft", "secret_draft"),
        Text("Neutral tiles", "中立角色"),
        {
            "base": Text("five lie open for both", "五張公開，雙方都能用"),
            "old_style": Text("Old Style: only the Citizen", "Old Style：只用市民"),
            "random": Text("Random: two each, drawn openly", "Random：各抽兩張，公開"),
            "secret_random": Text("Secret Random: two each, drawn in secret", "Secret Random：各抽兩張，不公開"),
            "draft": Text("Draft: five lie open and are chosen in turn", "Draft：公開五張，輪流挑選"),
            "secret_draft": Text(
                "Secret Draft: chosen in secret from four, and the rest passed on",
                "Secret Draft：秘密從四張中挑選，其餘交給對手",
            ),
        },
    )

    starter: Literal["regality", "religion"] = switch(
        "regality",
        SIDES,
        Text("Starting player", "起始玩家"),
        {"regality": Text("Regality", "王權"), "religion": Text("Religion", "教派")},
    )

    end_rule: Literal["seed", "e2"] = switch(
        "seed",
        ("seed", "e2"),
        Text("The last empty square is filled, and tiles lie face down", "最後一個空格擺滿，但有板塊背面朝上時"),
        {
            "seed": Text("the game ends with this turn (the source)", "這回合結束後遊戲就結束（規則原文）"),
            "e2": Text(
                "the game goes on until all nine lie face up (second edition)",
                "繼續進行，直到九張都正面朝上（第二版）",
            ),
        },
    )

    tie: Literal["draw"] = switch(
        "draw",
        ("draw",),
        Text("Equally many allies at the end", "結束時盟友一樣多"),
        {"draw": Text("nobody wins", "平手")},
    )

    dragon_range: Literal["adjacent", "lines"] = switch(
        "adjacent",
        ("adjacent", "lines"),
        Text("How far the Dragon reaches", "龍的範圍"),
        {
            "adjacent": Text("the adjacent squares", "相鄰的格子"),
            "lines": Text("all squares in the eight directions", "八個方向上的所有格子"),
        },
    )

    nullify: Literal["aura", "one"] = switch(
        "aura",
        ("aura", "one"),
        Text("Witch Doctor and Sorcerer nullify", "巫術師和妖術師的無效化"),
        {
            "aura": Text("every tile in their directions, all the time", "持續作用在所有指定方向上的板塊"),
            "one": Text("one tile, chosen when they are placed", "擺放時選一張板塊"),
        },
    )

    pirate: Literal["any_shield", "own_shield"] = switch(
        "any_shield",
        ("any_shield", "own_shield"),
        Text("The Pirate destroys", "海賊能破壞"),
        {
            "any_shield": Text(
                "whatever has to do with a shield, tiles beside the Sage included",
                "所有和盾牌有關的板塊，包括賢者兩旁的",
            ),
            "own_shield": Text(
                "only tiles with a shield power of their own: Castle, Temple, Tower, Sage",
                "只有自己具有盾牌能力的板塊：城、神殿、塔、賢者",
            ),
        },
    )

    tower_destroyed: Literal["both", "tower"] = switch(
        "both",
        ("both", "tower"),
        Text("A destroyed Tower goes to the discard pile", "塔被破壞時，移到棄牌堆的是"),
        {
            "both": Text("together with the tile below it", "塔和下面的板塊"),
            "tower": Text("alone; the tile below it is free again", "只有塔；下面的板塊恢復原狀"),
        },
    )

    hermit: Literal["discard", "exiled"] = switch(
        "discard",
        ("discard", "exiled"),
        Text("The Hermit takes from the discard pile", "隱者可以從棄牌堆拿"),
        {
            "discard": Text("any tile", "任一張板塊"),
            "exiled": Text("only an exiled tile, no destroyed one", "只有被流放的板塊，被破壞的不行"),
        },
    )

    assassin: Literal["blind", "open_only"] = switch(
        "blind",
        ("blind", "open_only"),
        Text("The Assassin and hidden tiles", "暗殺者和未公開的板塊"),
        {
            "blind": Text("may hit one of them, by chance", "可以盲選其中一張"),
            "open_only": Text("cannot hit them", "不能選"),
        },
    )

    death_counts: Literal["full_board", "always"] = switch(
        "full_board",
        ("full_board", "always"),
        Text("Death is looked at", "死神在什麼時候算"),
        {
            "full_board": Text("when the last empty square was filled", "最後一個空格擺滿而結束時"),
            "always": Text("also when a player has no tile to choose", "有玩家沒有板塊可選而結束時也算"),
        },
    )
