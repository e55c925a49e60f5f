"""Questions about the box, the hand, and what one may know when one chooses."""

from collections.abc import Sequence
from random import Random

from boardkit.core.event import Event, cited
from boardkit.core.names import CHANCE
from boardkit.core.quiz import Case, Question
from boardkit.core.rng import pick, pick_some
from boardkit.core.state import State
from boardkit.core.text import Text
from boardkit.games.raj.components import NUMBERS, value
from boardkit.games.raj.lesson.questions.cases import (
    below,
    in_order,
    labels,
    laid_out,
    numbers,
    open_tiles,
    played,
    position,
    refused,
    some_of,
)
from boardkit.games.raj.lesson.setup import card, tile, who
from boardkit.games.raj.options import RajOptions
from boardkit.games.raj.rules import Raj

IN_THE_BOX = Text("Which of these tiles are in the box?", "盒子裡有哪些板塊？")
MAY_PLAY = Text("Which of these may you play now? Pick all of them.", "現在你可以出哪幾張？請全部選出來。")
CARDS_LEFT = Text(
    "Everybody began with a full hand. {rounds} rounds have been played. How many cards are left in each hand?",
    "每個人一開始都是完整的手牌，已經打完 {rounds} 輪。每人手上還有幾張卡片？",
)
ROUNDS_LEFT = Text(
    "It is a whole game, with all fifteen tiles. {rounds} rounds have been played. How many are still to come?",
    "這是用上全部 15 個板塊的一整場遊戲，已經打完 {rounds} 輪。接下來還有幾輪？",
)
KNOWN = Text(
    "You are choosing your card; the others have chosen. What can you know now? Pick all.",
    "你正要選卡片，其他人都選好了。現在你可以知道什麼？請全部選出來。",
)
NOT_IN_THE_BOX = Text(
    "There is no such tile: treasures +1 to +10, cobras −1 to −5.",
    "沒有這個板塊：寶藏是 +1 到 +10，眼鏡蛇是 −1 到 −5。",
)


def _box(rng: Random) -> Case:
    state = Raj.start(RajOptions(players=3))
    names = [tile(worth) for worth in pick_some(rng, [n for n in range(-9, 14) if n], 6)]
    names += [tile(pick(rng, range(1, 11))), tile(-pick(rng, range(1, 6)))]
    offered = sorted({*names}, key=lambda name: int(name.split(".")[1]))
    choices = {name: _tile_words(name) for name in offered} | {"tile.0": Text("a tile with 0", "數字是 0 的板塊")}
    right = frozenset(state.tiles) & set(choices)
    wrong = dict.fromkeys(set(choices) - right, NOT_IN_THE_BOX)
    return Case(IN_THE_BOX, state, right, laid_out(state, "raj.parts.tiles"), choices, feedback=wrong)


def _tile_words(name: str) -> Text:
    """Also for tiles that do not exist."""
    worth = name.split(".")[1].replace("-", "−")
    return Text(f"cobra {worth}", f"眼鏡蛇 {worth}") if "−" in worth else Text(f"treasure {worth}", f"寶藏 {worth}")


def _may_play(rng: Random) -> Case:
    chosen = numbers(rng, 2 + below(rng, 4))
    state = position(rng, chosen, open_tiles(rng, (1,)), left=4 + below(rng, 8))
    mine, spent = state.hand(0), [card(0, n) for n in NUMBERS if card(0, n) not in state.unspent[0]]
    names = {*pick_some(rng, mine, 1 + below(rng, 4)), *pick_some(rng, spent, min(2, len(spent)))}
    names |= {pick(rng, state.hand(1)), state.pot[0]}
    offered = in_order(sorted(names))
    right = frozenset(name for name in offered if state.why_not(0, name) is None)
    why = {name: refused(state, 0, name) for name in offered if name not in right}
    events = {event.clause: event for event, _ in why.values()}
    return Case(
        MAY_PLAY,
        state,
        right,
        tuple(events.values()),
        labels(offered),
        feedback={name: said for name, (_, said) in why.items()},
    )


def _played_rounds(rng: Random) -> tuple[Raj, int]:
    """A game from its first position, some rounds in, played at random; no tile lies open just now."""
    start = Raj.start(RajOptions(players=2 + below(rng, 4)))
    rounds = 1 + below(rng, 13)
    while True:
        state = start
        for _ in range(rounds):
            state = state.step(CHANCE, state.draw(rng))
            state = state.joint(tuple(pick(rng, state.hand(seat)) for seat in range(state.players)))
        if not state.pot:
            return state, rounds


def _cards_left(rng: Random) -> Case:
    state, rounds = _played_rounds(rng)
    why = (*laid_out(state, "raj.parts.cards", "raj.setup.hand"), *_one_spent(state))
    return Case(CARDS_LEFT, state, frozenset([str(len(state.hand(1)))]), why, facts={"rounds": rounds})


def _one_spent(state: Raj) -> tuple[Event, ...]:
    """What the rule says of a card that has been played."""
    turned = state.step(CHANCE, state.tiles[0])
    spent = next(card(0, n) for n in NUMBERS if card(0, n) not in state.unspent[0])
    return (refused(turned, 0, spent)[0],)


def _rounds_left(rng: Random) -> Case:
    state, rounds = _played_rounds(rng)
    to_come, going = 0, state
    while going.to_act:
        going = going.step(CHANCE, going.draw(rng))
        going = going.joint(tuple(pick(rng, going.hand(seat)) for seat in range(going.players)))
        to_come += 1
    why = (*laid_out(state, "raj.parts.tiles"), cited("raj.round.repeat"))
    return Case(ROUNDS_LEFT, state, frozenset([str(to_come)]), why, facts={"rounds": rounds})


def _known(rng: Random) -> Case:
    chosen = numbers(rng, 2 + below(rng, 4))
    state = position(rng, chosen, open_tiles(rng, (1,)), left=4 + below(rng, 8))
    names = tuple(card(other, number) for other, number in enumerate(chosen))
    seat = 1 + below(rng, state.players - 1)
    name = who(seat)
    statements = {
        "chosen": (
            Text(f"the card that {name.en} has chosen", f"{name.zh}選了哪張卡片"),
            _chosen_differs(state, names, seat),
        ),
        "spent": (
            Text(f"the cards that {name.en} has played already", f"{name.zh}打過哪些卡片"),
            _seen_differs(state, _swap_card(state, seat)),
        ),
        "open": (Text("the tiles that lie open", "場上翻開的是哪些板塊"), _seen_differs(state, _swap_open(state))),
        "next": (Text("which tile is turned up next", "下一個會翻開哪個板塊"), not _next_is_open(state)),
        "left": (
            Text("which tiles have not been turned up yet", "還有哪些板塊沒翻開"),
            _seen_differs(state, _swap_open(state)),
        ),
    }
    asked = some_of(rng, statements, {key for key, (_, known) in statements.items() if known})
    return Case(
        KNOWN,
        _others_have_chosen(state, names),
        frozenset(key for key in asked if statements[key][1]),
        (*laid_out(state, "raj.setup.tiles"), cited("raj.round.choose")),
        {key: statements[key][0] for key in asked},
    )


def _others_have_chosen(state: Raj, names: Sequence[str]) -> State:
    """The same position, where everybody but seat 0 has secretly chosen the card of this name."""
    going: State = state
    for seat in range(1, state.players):
        going = going.after(seat, names[seat])
    return going


def _chosen_differs(state: Raj, names: Sequence[str], seat: int) -> bool:
    """Does one see another picture when this seat has chosen another card?"""
    ways = [(*names[:seat], name, *names[seat + 1 :]) for name in state.hand(seat)]
    return len({_others_have_chosen(state, way).observation(0) for way in ways}) > 1


def _swap_card(state: Raj, seat: int) -> Raj:
    """The same position, but this seat has played another card before."""
    hand = state.unspent[seat]
    spent = next(card(seat, n) for n in NUMBERS if card(seat, n) not in hand)
    changed = in_order((*hand[1:], spent))
    return state.replace(unspent=(*state.unspent[:seat], changed, *state.unspent[seat + 1 :]))


def _swap_open(state: Raj) -> Raj:
    """The same position, but another tile lies open, and this one is still face down."""
    tiles = (*state.tiles[1:], state.pot[0])
    return state.replace(pot=(state.tiles[0], *state.pot[1:]), tiles=tiles)


def _seen_differs(state: Raj, other: Raj) -> bool:
    """Can one tell these two positions apart?"""
    return state.observation(0) != other.observation(0)


def _next_is_open(state: Raj) -> bool:
    """May more than one tile come next, as far as the rules go?"""
    return len(played(state, [value(hand[0]) for hand in state.unspent]).after.chances()) > 1


BOX = Question("raj.in-the-box", "many", ("raj.parts.tiles",), _box)
MAY = Question("raj.may-play", "many", ("raj.round.spent", "raj.setup.hand", "raj.round.choose"), _may_play)
LEFT = Question("raj.cards-left", "number", ("raj.parts.cards", "raj.setup.hand", "raj.round.spent"), _cards_left)
ROUNDS = Question("raj.rounds-left", "number", ("raj.round.repeat", "raj.parts.tiles"), _rounds_left)
KNOWS = Question("raj.what-one-knows", "many", ("raj.round.choose", "raj.setup.tiles"), _known)
