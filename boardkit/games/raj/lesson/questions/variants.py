"""Questions about the two-player variant, about series, and about the switch for ties."""

from functools import partial
from random import Random
from typing import Any

from boardkit.core.event import Event, cited
from boardkit.core.names import CHANCE
from boardkit.core.quiz import Case, Question
from boardkit.core.rng import pick, pick_some
from boardkit.core.series import most_games
from boardkit.core.text import Text
from boardkit.games.raj.components import CARDS, COLOURS, TILES, value
from boardkit.games.raj.lesson.questions.adding import over
from boardkit.games.raj.lesson.questions.cases import (
    Round,
    below,
    in_order,
    labels,
    laid_out,
    played,
    refused,
    some_of,
    some_round,
)
from boardkit.games.raj.lesson.questions.taking import NOBODY_TAKES, filled
from boardkit.games.raj.lesson.setup import NOBODY, who
from boardkit.games.raj.options import RajOptions
from boardkit.games.raj.rules import Raj

VARIANT = RajOptions(players=2, two_player_variant=True)
SAMPLES = 12
"""So many positions that fit what one sees; where they differ, one cannot be sure."""

MISSING = Text("Which of your own cards were removed? Look at your hand.", "你有哪些卡片被移除了？看看你的手牌。")
BLUES = Text("Which of these cards may Blue still hold?", "藍方手上可能還有哪些卡片？")
TO_COME = Text(
    "Nobody knows which tiles were removed. Which of these may still be turned up?",
    "沒有人知道移除了哪些板塊。這裡面哪些還有可能翻開？",
)
HOW_MANY = Text(
    "{rounds} rounds have been played. How many are still to come?", "已經打完 {rounds} 輪。接下來還有幾輪？"
)
SURE = Text("What can you be sure of now? Pick all.", "現在你可以確定什麼？請全部選出來。")
SERIES = Text(
    "Three games. Game 1: {first}. Game 2: {second}. Game 3: {third}. Who wins the series? Pick everybody who does.",
    "打了三場。第一場：{first}。第二場：{second}。第三場：{third}。誰贏得整個系列賽？有幾個人就選幾個。",
)
UNDER_CARRY = Text(
    "The cards are shown. By the simpler rule, who takes what lies open?",
    "卡片翻開了。照簡化的規則，場上的板塊由誰拿走？",
)
RULEBOOKS = Text(
    "The highest cards (on a cobra, the lowest) are equal. What does the rulebook of Raj say?",
    "最大的卡片（眼鏡蛇則是最小的）數字相同。《主權》的規則書怎麼說？",
)


def variant_game(rng: Random, rounds: int) -> Raj:
    """A game of the variant, so many rounds in, with the next tile open; played at random."""
    state = Raj.start(VARIANT)
    for _ in range(6):
        state = state.step(CHANCE, state.draw(rng))
    for _ in range(rounds):
        state = state.step(CHANCE, state.draw(rng))
        state = state.joint(tuple(pick(rng, state.hand(seat)) for seat in range(2)))
    return state.step(CHANCE, state.draw(rng))


def to_the_end(state: Any, rng: Random) -> tuple[Raj, int]:
    """Plays on at random: the last position, and how many rounds it took."""
    rounds = 0
    while state.to_act:
        if state.to_act == (CHANCE,):
            state = state.step(CHANCE, state.draw(rng))
            continue
        state = state.joint(tuple(pick(rng, state.hand(seat)) for seat in range(2)))
        rounds += 1
    return state, rounds


def _missing(rng: Random) -> Case:
    state = variant_game(rng, below(rng, 9))
    mine = state.observation(0).aside[0]
    others = [name for name in CARDS[0] if name not in mine]
    offered = in_order((*mine, *pick_some(rng, others, 4)))
    return Case(MISSING, state, frozenset(mine), _own_removed(state), labels(offered))


def _own_removed(state: Raj) -> tuple[Event, ...]:
    """Your hand tells which of your cards were removed."""
    return tuple(refused(state, 0, name)[0] for name in in_order(state.aside[0]))


def _blues(rng: Random) -> Case:
    state = variant_game(rng, 2 + below(rng, 9))
    seen = state.observation(0)
    spent = [name for name in CARDS[1] if name not in seen.unspent[1]]
    offered = in_order(
        (*pick_some(rng, seen.unspent[1], 1 + below(rng, 4)), *pick_some(rng, spent, min(3, len(spent))))
    )
    may = frozenset(name for name in offered if _fits(state, name))
    why = tuple(map(cited, ("raj.variant.cards", "raj.variant.hidden", "raj.round.spent")))
    return Case(BLUES, state, may, why, labels(offered))


def _fits(state: Raj, name: str) -> bool:
    """Is there a position that looks the same to seat 0, in which Blue can play this card?"""
    if name not in state.unspent[1]:
        return False
    others = [card for card in state.unspent[1] if card != name]
    other = state.replace(aside=(state.aside[0], tuple(others[:3])))
    return other.observation(0) == state.observation(0) and other.why_not(1, name) is None


def _to_come(rng: Random) -> Case:
    state = variant_game(rng, 1 + below(rng, 10))
    seen = [name for name in TILES if name not in state.tiles]
    offered = in_order((*pick_some(rng, state.tiles, 1 + below(rng, 4)), *pick_some(rng, seen, min(3, len(seen)))))
    after = played(state, [value(state.hand(seat)[0]) for seat in range(2)]).after
    right = frozenset(name for name in offered if after.why_not(CHANCE, name) is None)
    why = (cited("raj.variant.tiles"), cited("raj.variant.hidden"))
    return Case(TO_COME, state, right, why, labels(offered))


def _how_many(rng: Random) -> Case:
    rounds = 1 + below(rng, 10)
    state = variant_game(rng, rounds)
    after = played(state, [value(pick(rng, state.hand(seat))) for seat in range(2)]).after
    _, to_come = to_the_end(after, rng)
    why = laid_out(state, "raj.variant.rounds")
    return Case(HOW_MANY, after, frozenset([str(to_come)]), why, facts={"rounds": rounds + 1})


def _sure(rng: Random) -> Case:
    """Sure is what is the same in every position that fits what one sees, and in every way it may go on."""
    state = variant_game(rng, below(rng, 9))
    seen = state.observation(0)
    guesses: list[Any] = [seen.sample(rng) for _ in range(SAMPLES)]
    futures = [(guess, to_the_end(guess, rng)[0]) for guess in guesses]
    facts: dict[str, tuple[Text, set[Any]]] = {
        "mine": (Text("which of your cards were removed", "你有哪些卡片被移除"), {g.aside[0] for g, _ in futures}),
        "blues": (
            Text("which of Blue’s cards were removed", "藍方有哪些卡片被移除"),
            {g.aside[1] for g, _ in futures},
        ),
        "tiles": (Text("which tiles were removed", "哪些板塊被移除"), {frozenset(end.tiles) for _, end in futures}),
        "spent": (Text("which cards Blue has played", "藍方打過哪些卡片"), {g.unspent[1] for g, _ in futures}),
    }
    certain = {key for key, (_, values) in facts.items() if len(values) == 1}
    asked = some_of(rng, facts, certain)
    return Case(
        SURE,
        state,
        frozenset(certain & set(asked)),
        (*_own_removed(state), cited("raj.variant.hidden")),
        {key: facts[key][0] for key in asked},
    )


def _series(rng: Random, *, shared: bool = False) -> Case:
    """Three games; with `shared`, several have won equally many."""
    players = 2 + below(rng, 3)
    while True:
        games = [over(rng, players, alone=0.4) for _ in range(3)]
        winners = most_games([game.after.winners() for game in games], players)
        if len(winners) > 1 or not shared:
            break
    ends = tuple(event for game in games for event in game.events if event.clause == "raj.end.winner")
    told = [_standing(game.after.scores()) for game in games]
    text = filled(SERIES, first=told[0], second=told[1], third=told[2])
    choices = {COLOURS[seat]: who(seat) for seat in range(players)}
    right = frozenset(COLOURS[seat] for seat in winners)
    return Case(text, games[-1].after, right, (*ends, cited("raj.series")), choices)


def _standing(scores: tuple[int, ...]) -> Text:
    """You 12, Blue 30, Green −2."""
    signs = [str(score).replace("-", "−") for score in scores]
    return Text(
        ", ".join(f"{who(seat).en} {score}" for seat, score in enumerate(signs)),
        "、".join(f"{who(seat).zh} {score} 分" for seat, score in enumerate(signs)),
    )


def _under_carry(rng: Random) -> Case:
    """Rounds with equal cards: sometimes they are the first in line, sometimes they decide nothing."""
    first = rng.random() >= 0.3

    def wanted(found: Round) -> bool:
        equal = len(set(map(value, found.cards))) < len(found.cards)
        return equal and bool(found.cancelled) == first and (found.taker is not None or not first)

    by_the_book = some_round(rng, players=(3, 4, 5), sizes=(1, 2), wanted=wanted)
    found = _again(by_the_book)
    choices = {COLOURS[seat]: who(seat) for seat in range(len(found.cards))} | {NOBODY_TAKES: NOBODY}
    right = NOBODY_TAKES if found.taker is None else COLOURS[found.taker]
    return Case(UNDER_CARRY, found.state, frozenset([right]), found.told, choices, found.revealed)


def _again(found: Round) -> Round:
    """The same cards under the switch's other setting."""
    options = RajOptions(players=found.state.players, tie_policy="carry")
    return played(found.state.replace(options=options), [value(card) for card in found.cards])


def _rulebooks(rng: Random) -> Case:
    """The rulebook's is what a game is played by when nobody says otherwise."""
    known = RajOptions.switches()["tie_policy"].values
    found = some_round(
        rng, players=(4, 5), wanted=lambda a_round: bool(a_round.cancelled) and a_round.taker is not None
    )
    meanings = {
        "cancel_cascade": Text("they cancel each other, and the next card counts", "互相取消，由下一張決定"),
        "carry": Text("nobody takes anything, and the tiles stay", "沒有人拿走，板塊留在場上"),
    }
    default = RajOptions(players=found.state.players).tie_policy
    choices = {name: meanings[name] for name in known}
    return Case(RULEBOOKS, found.state, frozenset([default]), found.told, choices, found.revealed)


OWN = Question("raj.my-removed-cards", "many", ("raj.variant.cards",), _missing)
RIVAL = Question("raj.what-blue-may-hold", "many", ("raj.variant.hidden", "raj.variant.cards"), _blues)
COMING = Question("raj.tiles-to-come", "many", ("raj.variant.tiles", "raj.variant.hidden"), _to_come)
TWELVE = Question("raj.twelve-rounds", "number", ("raj.variant.rounds",), _how_many)
CERTAIN = Question("raj.what-is-sure", "many", ("raj.variant.hidden",), _sure)
OF_THREE = Question("raj.series-of-three", "many", ("raj.series", "raj.end.winner"), _series)
SHARED = Question("raj.shared-series", "many", ("raj.series", "raj.end.winner"), partial(_series, shared=True))
CARRY = Question("raj.who-takes-under-carry", "one", ("raj.tie.carry",), _under_carry)
BOOK = Question("raj.which-is-the-rulebook", "one", ("raj.tie.next", "raj.tie.cancel"), _rulebooks)
