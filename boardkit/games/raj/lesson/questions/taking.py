"""Questions about one round: who takes the tiles, with which card, which cards cancel."""

from collections.abc import Callable
from random import Random
from typing import Any

from boardkit.core.quiz import Case, Question
from boardkit.core.text import Text
from boardkit.games.raj.components import COLOURS, label, value
from boardkit.games.raj.lesson.questions.cases import Round, in_order, labels, some_round, stays_or_not, ties
from boardkit.games.raj.lesson.setup import NOBODY, who

NOBODY_TAKES = "nobody"

WHO_TAKES = Text("The cards are shown. Who takes what lies open?", "卡片翻開了。場上的板塊由誰拿走？")
WHICH_TAKES = Text(
    "The cards are shown. Click on the card that takes what lies open.",
    "卡片翻開了。哪一張卡片會拿走場上的板塊？請點它。",
)
WHICH_CANCEL = Text("The cards are shown. Which of them cancel each other?", "卡片翻開了。哪些卡片會互相取消？")

STRUCK = Text("The {card} does not count: an equal card cancels it.", "{card}不算數：有相同的數字，互相取消了。")
TAKES_IT = {
    (True, False): Text("{sum} lies open, and the {card} is the highest card.", "場上是 {sum}，{card}最大。"),
    (False, False): Text("{sum} lies open, and the {card} is the lowest card.", "場上是 {sum}，{card}最小。"),
    (True, True): Text(
        "{sum} lies open. Of the cards that are left, the {card} is the highest.",
        "場上是 {sum}。剩下的卡片裡，{card}最大。",
    ),
    (False, True): Text(
        "{sum} lies open. Of the cards that are left, the {card} is the lowest.",
        "場上是 {sum}。剩下的卡片裡，{card}最小。",
    ),
}
"""Why a card takes the tiles: is it the highest (or the lowest), and have others cancelled each other?"""
ALL_CANCEL = Text("All cards cancel each other.", "所有的卡片都互相取消。")
STANDS_ALONE = Text("No other card has the number of the {card}.", "沒有別的卡片和{card}一樣大。")


def takes(key: str, teaches: tuple[str, ...], *, even: bool = False, **kind: Any) -> Question:
    """Who takes the tiles? Rounds of some kind (see `some_round`); with `even`, half of the time nobody does."""

    def make(rng: Random) -> Case:
        found = some_round(rng, **(kind | {"wanted": stays_or_not(rng)} if even else kind))
        seats = range(len(found.cards))
        choices = {COLOURS[seat]: who(seat) for seat in seats} | {NOBODY_TAKES: NOBODY}
        right = NOBODY_TAKES if found.taker is None else COLOURS[found.taker]
        return Case(
            WHO_TAKES,
            found.state,
            frozenset([right]),
            found.told,
            choices,
            found.revealed,
            feedback={COLOURS[seat]: wrong_taker(found, seat) for seat in seats if COLOURS[seat] != right}
            | ({NOBODY_TAKES: right_taker(found)} if found.taker is not None else {}),
        )

    return Question(key, "one", teaches, make)


def takes_with(key: str, teaches: tuple[str, ...], **kind: Any) -> Question:
    """Which card takes the tiles? Rounds in which somebody does."""

    def make(rng: Random) -> Case:
        found = some_round(rng, wanted=lambda a_round: a_round.taker is not None, **kind)
        taker = found.taker or 0
        others = {card: wrong_taker(found, seat) for seat, card in enumerate(found.cards) if seat != taker}
        return Case(
            WHICH_TAKES,
            found.state,
            frozenset([found.cards[taker]]),
            found.told,
            labels(found.cards),
            found.revealed,
            feedback=others,
        )

    return Question(key, "place", teaches, make)


def cancels(key: str, teaches: tuple[str, ...]) -> Question:
    """Which cards cancel each other? One tile, and one group of equal cards, which are the first in line."""

    def make(rng: Random) -> Case:
        found = some_round(rng, players=(3, 4, 5), wanted=all_ties_decide)
        alone = [card for card in found.cards if card not in found.cancelled]
        return Case(
            WHICH_CANCEL,
            found.state,
            frozenset(found.cancelled),
            found.told,
            labels(in_order(found.cards)),
            found.revealed,
            feedback={card: filled(STANDS_ALONE, card=label(card)) for card in alone},
        )

    return Question(key, "many", teaches, make)


def all_ties_decide(found: Round) -> bool:
    """Are there equal cards, and are all of them cancelled? Equal cards that decide nothing are a matter of words."""
    values = list(map(value, found.cards))
    equal = {card for card, number in zip(found.cards, values, strict=True) if values.count(number) > 1}
    return ties(found) == 1 and equal == set(found.cancelled)


def wrong_taker(found: Round, seat: int) -> Text:
    """Why this seat does not take the tiles."""
    if found.cards[seat] in found.cancelled:
        return filled(STRUCK, card=label(found.cards[seat]))
    return right_taker(found)


def right_taker(found: Round) -> Text:
    """Which card takes the tiles, and why."""
    if found.taker is None:
        return ALL_CANCEL
    text = TAKES_IT[found.highest, bool(found.cancelled)]
    return filled(text, sum=sum_of(found), card=label(found.cards[found.taker]))


def sum_of(found: Round) -> Text:
    """The sum of what lies open, with its sign."""
    total = sum(map(value, found.state.pot))
    return Text(*[f"{total:+}".replace("-", "−") if total else "0"] * 2)


def filled(text: Text, **facts: Text) -> Text:
    """The text with its blanks filled, in both languages."""
    return Text(
        text.en.format(**{name: fact.en for name, fact in facts.items()}),
        text.zh.format(**{name: fact.zh for name, fact in facts.items()}),
    )


def taken_after(number: int) -> Callable[[Round], bool]:
    """Rounds in which so many groups of equal cards cancel each other, and then somebody takes the tiles."""
    return lambda found: ties(found) == number and found.taker is not None


TREASURE, COBRA = (1,), (-1,)

TAKES_TREASURE = takes_with(
    "raj.card-on-a-treasure", ("raj.take.highest", "raj.round.reveal"), ties=False, signs=TREASURE
)
TAKES_COBRA = takes_with("raj.card-on-a-cobra", ("raj.take.lowest",), ties=False, signs=COBRA)
TAKES_ONE = takes("raj.who-takes-one-tile", ("raj.take.highest", "raj.take.lowest"), ties=False)
TAKES_TIED = takes(
    "raj.who-takes-with-ties", ("raj.tie.cancel", "raj.tie.next"), wanted=taken_after(1), players=(3, 4, 5)
)
TAKES_NEXT = takes("raj.who-is-next", ("raj.tie.next", "raj.tie.cancel"), wanted=taken_after(2), players=(5,))
TAKES_CARD = takes_with(
    "raj.card-among-ties", ("raj.tie.next", "raj.take.highest", "raj.take.lowest"), players=(3, 4, 5)
)
TAKES_POT = takes("raj.who-takes-the-pot", ("raj.pot.sum", "raj.tie.carry", "raj.tie.next"), sizes=(2, 3))
TAKES_ANY = takes(
    "raj.who-takes", ("raj.take.highest", "raj.take.lowest", "raj.tie.cancel", "raj.tie.carry"), sizes=(1, 1, 2, 3)
)
CANCELS = cancels("raj.which-cancel", ("raj.tie.cancel",))
LAST = takes("raj.who-takes-in-the-last-round", ("raj.tie.last", "raj.tie.cancel"), sizes=(1, 2), left=1, even=True)
