"""Opponents for Revolution that know nothing but what their seat may know."""

from random import Random

from boardkit.core.bot import Bot
from boardkit.core.observation import Observation
from boardkit.core.rng import pick
from boardkit.core.text import Text
from boardkit.games.revolution.judging import TO_PICK, WON
from boardkit.games.revolution.rules import Revolution
from boardkit.games.revolution.search import UNLIMITED, Search

BUDGET = 12_000
"""Steps of the rules for one move of the far-sighted one: well under two seconds. Steps, not seconds, so that the same
seed gives the same game everywhere."""

WORLDS = 3
"""In how many samples of what is hidden it looks at its moves."""

AS_GOOD = 0.05
"""Turns that look as good as this: chance picks among them, so that the greedy one cannot be learnt by heart."""


def first_choice(seen: Observation) -> str | None:
    """The tile to pick in a draft, or the only move; None where there is more to think about."""
    moves = seen.legal_moves()
    if seen.queue and seen.queue[0].kind == "pick":
        return min(moves, key=TO_PICK.index)
    return moves[0] if len(moves) == 1 else None


def sampled(seen: Observation, rng: Random) -> Revolution:
    """A whole position that the seat must think possible."""
    sample = seen.sample(rng)
    if not isinstance(sample, Revolution):
        raise TypeError(f"this bot plays Revolution, not {type(sample).__name__}")
    return sample


def choose_greedily(seen: Observation, rng: Random) -> str:
    """The turn after which the board looks best."""
    known = first_choice(seen)
    if known is not None:
        return known
    turns = Search(UNLIMITED).turns(sampled(seen, rng), seen.seat)
    return pick(rng, [turn.move for turn in turns if turn.look > turns[0].look - AS_GOOD])


def choose_by_search(seen: Observation, rng: Random, budget: int = BUDGET) -> str:
    """The turn that leads furthest if the other player answers well."""
    known = first_choice(seen)
    if known is not None:
        return known
    worlds = WORLDS if any(seen.secret[1 - seen.seat]) else 1
    total = dict.fromkeys(seen.legal_moves(), 0.0)
    for _ in range(worlds):
        found = Search(budget // worlds).best(sampled(seen, rng), seen.seat)
        for move in total:
            total[move] += found.get(move, -WON)
    return max(total, key=total.__getitem__)


GREEDY = Bot(
    Text("Greedy", "貪心"),
    Text("the turn after which the board looks best", "選擺完之後盤面看起來最好的走法"),
    choose_greedily,
)
FAR_SIGHTED = Bot(
    Text("Far-sighted", "遠見"),
    Text(
        "alpha-beta over whole turns, with the most promising ones first",
        "以整個回合為單位的 alpha-beta 搜尋，先看有希望的走法",
    ),
    choose_by_search,
)

BOTS = {"greedy": GREEDY, "far-sighted": FAR_SIGHTED}
