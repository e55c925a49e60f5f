"""The switches of Raj."""

from dataclasses import dataclass
from typing import Literal

from boardkit.core.options import OptionError, Options, switch
from boardkit.core.text import Text


@dataclass(frozen=True)
class RajOptions(Options):
    """Which rules of Raj are played."""

    players: int = switch(3, range(2, 6), Text("Players", "玩家人數"))

    two_player_variant: bool = switch(
        False,
        (False, True),
        Text(
            "Two-player variant: three cards each and three tiles are removed unseen",
            "兩人變體：每人暗中移除三張卡片，也移除三個板塊",
        ),
    )

    tie_policy: Literal["cancel_cascade", "carry"] = switch(
        "cancel_cascade",
        ("cancel_cascade", "carry"),
        Text("When the deciding cards are equal", "決定勝負的卡片相同時"),
        {
            "cancel_cascade": Text(
                "they cancel and the next one counts (the rulebook)", "互相取消，由下一張決定（規則書）"
            ),
            "carry": Text(
                "nobody takes; the tiles stay (a simplified rule seen elsewhere)",
                "沒有人拿，板塊留著（坊間的簡化規則）",
            ),
        },
    )

    last_round_pot: Literal["forfeit"] = switch(
        "forfeit",
        ("forfeit",),
        Text("Tiles left open after the last round", "最後一輪結束後還留在場上的板塊"),
        {"forfeit": Text("belong to nobody", "不屬於任何人")},
    )

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.two_player_variant and self.players != 2:
            raise OptionError(f"two_player_variant=True with players={self.players}: the variant is for players=2")
