"""Questions about one round: who takes the tiles, with which card, which cards cancel."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from boardkit.core.quiz import Case, Question
from boardkit.core.text import Text
from boardkit.games.raj.components import COLOURS, label, value
from boardkit.games.raj.lesson.questions.cases import Round, in_order, labels, some_round, stays_or_not
from boardkit.games.raj.lesson.setup import NOBODY, who

NOBODY_TAKES = "nobody"

WHO_TAKES = Text("The cards are shown. Who takes what lies open?", "卡片翻開了。場上的板塊由誰拿走？")
WHICH_TAKES = Text(
    "The cards are shown. Click on the card that takes what lies open.",
    "卡片翻開了。哪一張卡片會拿走場上的板塊？請點它。",
)
WHICH_CANCEL = Text("The cards are shown. Which of them cancel each other?", "卡片翻開了。哪些卡片會互相取消？")

STRUCK = Text("The {card} does not count: an equal card cancels it.", "{card}不算數：有相同的數字，互相取消了。")
TOO_LOW = Text(
    "The tiles make {sum}, so the highest card that counts takes them.", "板塊合計 {sum}，由算數的卡片裡最大的拿走。"
)
TOO_HIGH = Text(
    "The tiles make {sum}, so the lowest card that counts takes them.", "板塊合計 {sum}，由算數的卡片裡最小的拿走。"
)
ONE_IS_LEFT = Text("Not all cards cancel: the {card} stands alone.", "不是每張都取消：{card}沒有相同的。")
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
            | ({NOBODY_TAKES: stands_alone(found)} if found.taker is not None else {}),
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
    """Which cards cancel each other? Only rounds in which every equal card decides something."""

    def make(rng: Random) -> Case:
        found = some_round(rng, players=(3, 4, 5), sizes=(1, 2), wanted=all_ties_decide)
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
    return bool(equal) and equal == set(found.cancelled)


def wrong_taker(found: Round, seat: int) -> Text:
    """Why this seat does not take the tiles."""
    if found.cards[seat] in found.cancelled:
        return filled(STRUCK, card=label(found.cards[seat]))
    numbers = list(map(value, found.cards))
    if numbers.count(numbers[seat]) > 1:
        return filled(STRUCK, card=label(found.cards[seat]))
    return filled(TOO_LOW if found.highest else TOO_HIGH, sum=sum_of(found))


def stands_alone(found: Round) -> Text:
    """Why it is not nobody who takes the tiles."""
    return filled(ONE_IS_LEFT, card=label(found.cards[found.taker or 0]))


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


def links(found: Round) -> int:
    """How many groups of equal cards have cancelled each other."""
    return sum(event.clause == "raj.tie.cancel" for event in found.events)


def at_least(number: int, *, taken: bool) -> Callable[[Round], bool]:
    """Rounds with so many groups of equal cards that count; with `taken`, somebody takes the tiles after all."""
    return lambda found: links(found) >= number and (found.taker is not None or not taken)


ONE_TILE: Sequence[int] = (1,)
TREASURE, COBRA = (1,), (-1,)

TAKES_TREASURE = takes_with(
    "raj.card-on-a-treasure", ("raj.take.highest", "raj.round.reveal"), ties=False, signs=TREASURE
)
TAKES_COBRA = takes_with("raj.card-on-a-cobra", ("raj.take.lowest",), ties=False, signs=COBRA)
TAKES_ONE = takes("raj.who-takes-one-tile", ("raj.take.highest", "raj.take.lowest"), ties=False)
TAKES_TIED = takes(
    "raj.who-takes-with-ties", ("raj.tie.cancel", "raj.tie.next"), wanted=at_least(1, taken=True), players=(3, 4, 5)
)
TAKES_NEXT = takes("raj.who-is-next", ("raj.tie.next", "raj.tie.cancel"), wanted=at_least(2, taken=True), players=(5,))
TAKES_CARD = takes_with(
    "raj.card-among-ties", ("raj.tie.next", "raj.take.highest", "raj.take.lowest"), players=(3, 4, 5)
)
TAKES_POT = takes("raj.who-takes-the-pot", ("raj.pot.sum", "raj.tie.carry", "raj.tie.next"), sizes=(2, 3))
TAKES_ANY = takes(
    "raj.who-takes", ("raj.take.highest", "raj.take.lowest", "raj.tie.cancel", "raj.tie.carry"), sizes=(1, 1, 2, 3)
)
CANCELS = cancels("raj.which-cancel", ("raj.tie.cancel",))
LAST = takes("raj.who-takes-in-the-last-round", ("raj.tie.last", "raj.tie.cancel"), sizes=(1, 2), left=1, even=True)
