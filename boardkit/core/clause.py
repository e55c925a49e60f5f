"""Clauses: the sentences of a rulebook, to which refusals, events, lessons and tests all point."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from boardkit.core.event import CITED
from boardkit.core.text import Text, Voice, plain


class Clause(NamedTuple):
    """One sentence of a rulebook.

    `lines` are the lines of the source document that it covers; `ruling` says what fills the source's silence.
    `refuses` answers a move that breaks the clause, `tells` says what the clause has just made happen.
    """

    id: str
    rule: Text
    lines: tuple[int, ...] = ()
    ruling: str = ""
    refuses: Text | None = None
    tells: Text | None = None


class Refusal(NamedTuple):
    """Why a move is not allowed: the clause it breaks, the facts, and what could be chosen instead."""

    clause: str
    facts: dict[str, Any]
    right: tuple[str, ...] = ()


class Rulebook(Mapping[str, Clause]):
    """A game's clauses by id, in the order of the rulebook, after the clauses that every game shares."""

    def __init__(self, clauses: Iterable[Clause], label: Callable[[str], Text] = plain) -> None:
        own = tuple(clauses)
        self.own = own
        self.label = label
        """Turns an engine name into what people call it."""
        self._by_id = {clause.id: clause for clause in (*SHARED, *own)}
        if len(self._by_id) < len(SHARED) + len(own):
            raise ValueError("a clause id stands twice in the rulebook")

    def __getitem__(self, clause_id: str) -> Clause:
        return self._by_id[clause_id]

    def __iter__(self) -> Iterator[str]:
        return iter(self._by_id)

    def __len__(self) -> int:
        return len(self._by_id)

    def refusal(self, refusal: Refusal, voice: Voice | None = None, *, most: int = 99) -> str:
        """What was wrong, and what would be right, in one or two sentences.

        More than `most` right choices are not named: for a screen that marks them anyhow.
        """
        voice = voice or Voice(label=self.label)
        clause = self[refusal.clause]
        said = voice.say(clause.refuses or clause.rule, refusal.facts)
        if not refusal.right:
            return said
        right = INSTEAD if len(refusal.right) <= most else MARKED
        return f"{said} {voice.say(right, {'right': refusal.right})}"

    def event(self, clause_id: str, facts: Mapping[str, Any], voice: Voice) -> str:
        """What has just happened, in a sentence; the rule itself where it is only cited."""
        clause = self[clause_id]
        return voice.say((not facts.get(CITED) and clause.tells) or clause.rule, facts)


MARKED = Text("What you may choose is marked.", "可以選的都標出來了。")
INSTEAD = Text("You may choose: {right:names}.", "你可以選：{right:names}。")

SHARED = (
    Clause(
        "core.turn",
        Text("Only those whose decision it is may move.", "輪到誰決定，誰才能行動。"),
        ruling="every game",
        refuses=Text(
            "It is not your decision now; {waiting:seats} must choose.",
            "現在不是由你決定，要等{waiting:seats}。",
        ),
    ),
    Clause(
        "core.chance",
        Text("Draws and deals are made by chance, not by a player.", "抽牌和發牌由運氣決定，不由玩家決定。"),
        ruling="every game",
        refuses=Text("Nobody decides now: something is being drawn.", "現在沒有人要決定：正在抽牌。"),
    ),
    Clause(
        "core.over",
        Text("When the game is over, nobody moves any more.", "遊戲結束後，誰都不能再行動。"),
        ruling="every game",
        refuses=Text("The game is over.", "遊戲已經結束了。"),
    ),
    Clause(
        "core.committed",
        Text(
            "Where all choose at once, a choice can be taken back until everybody has chosen.",
            "大家同時選的時候，在所有人都選好以前，可以收回自己的選擇。",
        ),
        ruling="every game",
        refuses=Text(
            "You have chosen already. Take it back first to choose again.",
            "你已經選好了。想換的話，先收回來。",
        ),
        tells=Text("{seat:Seat} {seat:have|has} chosen.", "{seat:Seat}選好了。"),
    ),
    Clause(
        "core.take-back.nothing",
        Text("A player can take back a move of one's own.", "玩家可以收回自己的行動。"),
        ruling="every game",
        refuses=Text("There is no move to take back.", "沒有可以收回的行動。"),
    ),
    Clause(
        "core.take-back.agree",
        Text(
            "What others have built on is taken back only if everybody agrees.",
            "別人已經接著行動的話，要大家都同意才能收回。",
        ),
        ruling="every game",
        refuses=Text("{agree:Seats} must agree first.", "要{agree:seats}先同意。"),
    ),
    Clause(
        "core.take-back.shown",
        Text(
            "Computer players do not agree to take back a move after which something hidden was shown.",
            "暗藏的東西已經公開以後，電腦玩家不同意收回。",
        ),
        ruling="every game",
        refuses=Text(
            "Something hidden has been shown since: the computer players do not agree. You can go back and try "
            "another way in the timeline.",
            "暗藏的東西已經公開了，電腦玩家不同意收回。你可以用時間軸回到那裡，試試別的走法。",
        ),
    ),
    Clause(
        "core.unknown",
        Text("A move is made of names that the game knows.", "行動要用遊戲認得的名稱。"),
        ruling="every game",
        refuses=Text("There is no “{part}” to choose here.", "這裡沒有「{part}」可以選。"),
    ),
    Clause(
        "core.ambiguous",
        Text("A short form must fit one choice only.", "簡寫只能對應一個選擇。"),
        ruling="every game",
        refuses=Text("“{part}” could mean several things.", "「{part}」可能有好幾個意思。"),
    ),
    Clause(
        "core.unfinished",
        Text("A move is made when its last part is chosen.", "最後一部分選好了，行動才算完成。"),
        ruling="every game",
        refuses=Text("This move is not finished yet.", "這個行動還沒選完。"),
    ),
    Clause(
        "core.too-much",
        Text("A finished move has nothing after it.", "行動選完之後不能再加東西。"),
        ruling="every game",
        refuses=Text("The move was complete before “{part}”.", "在「{part}」之前，行動已經完成了。"),
    ),
)
