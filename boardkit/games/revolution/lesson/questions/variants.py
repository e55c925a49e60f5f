"""Questions about the variants, the series, and the switches for doubtful sentences."""

from collections.abc import Callable
from random import Random
from typing import Any

from boardkit.core.event import Event, Log
from boardkit.core.names import CHANCE
from boardkit.core.quiz import Case, Question
from boardkit.core.rng import pick, pick_some
from boardkit.core.text import Text
from boardkit.games.revolution.board import FACE_UP
from boardkit.games.revolution.components import NEUTRALS, OTHERS, label
from boardkit.games.revolution.lesson.questions.cases import (
    below,
    go,
    in_order,
    once,
    refused,
    rule,
)
from boardkit.games.revolution.lesson.setup import THEM, YOU
from boardkit.games.revolution.options import RevolutionOptions
from boardkit.games.revolution.rules import Revolution

SAMPLES = 60
"""So many positions that fit what one sees; with a handful of unknown tiles every possible one comes up."""

MIGHT_COME = Text(
    "A game of Old Style begins. Which of these tiles can come onto the board?",
    "Old Style 開始了。哪些板塊有可能擺放到遊戲板上？",
)
YOURS = Text(
    "The game is under way. Which of these tiles may you choose this turn?", "遊戲進行中。這回合你可以挑選哪些板塊？"
)
THEY_SEE = Text("Which of your tiles does Religion see?", "你的板塊，教派看得到哪些？")
MAY_HOLD = Text(
    "Secret Draft. Which of these tiles may Religion be hiding?", "Secret Draft。教派藏著的，有可能是哪些板塊？"
)
HOW_MANY = Text(
    "The draft goes on; the starting player picks first. How many tiles {seat:do|does} {seat:seat} have so far?",
    "Draft 還在挑選，起始玩家先選。{seat:seat}現在有幾張板塊？",
)
HOW_MANY_AT_LAST = Text(
    "The draft is over, and nothing has been placed. How many tiles {seat:do|does} {seat:seat} have?",
    "Draft 選完了，還沒有擺放。{seat:seat}有幾張板塊？",
)
NEXT_GAME = Text(
    "A series: this game is over. Which of these neutral tiles can be drawn in the next game?",
    "連打好幾場：這一場結束了。下一場可能抽到哪些中立角色？",
)
NO_SECRET = Text("You cannot see it.", "你看不到。")


def played(options: RevolutionOptions, *moves: str) -> Revolution:
    """The position after these moves of chance and players."""
    state = Revolution.start(options)
    for move in moves:
        state = go(state, state.to_act[0], move)
    return state


def some_game(rng: Random, variant: str, turns: int, **switches: Any) -> Revolution:
    """A game of a variant after so many tiles have been placed at random, with the learner to place one."""
    while True:
        state = Revolution.start(RevolutionOptions(variant=variant, **switches))  # type: ignore[arg-type]
        while state.to_act and (state.queue or state.turn != YOU or sum(map(bool, state.board)) < turns):
            state = at_random(state, rng)
        if state.to_act:
            return state


def at_random(state: Revolution, rng: Random) -> Revolution:
    """One more move of whoever is to act."""
    seat = state.to_act[0]
    return go(state, seat, state.draw(rng) if seat == CHANCE else pick(rng, state.legal_moves(seat)))


def _might_come(rng: Random) -> Case:
    """What can come is what some area or the queue of deals can bring."""
    state = Revolution.start(RevolutionOptions(variant="old_style"))
    dealt = state.unused if any(task.kind == "deal" for task in state.queue) else ()
    possible = {*state.areas[0], *state.areas[1], *state.neutrals, *dealt}
    some = [*pick_some(rng, sorted(possible), 3 + below(rng, 2)), *pick_some(rng, OTHERS, 3)]
    offered = in_order(some)
    log = Log()
    state.opening(log)
    why = tuple(event for event in log if event.clause == "revolution.old-style")
    wrong = {name: Text("It is neutral.", "它是中立角色。") for name in offered if name not in possible}
    return Case(MIGHT_COME, state, frozenset(offered) & possible, why, labels(offered), feedback=wrong)


def labels(names: tuple[str, ...]) -> dict[str, Text]:
    """Names with what people call them, in the order given."""
    return {name: label(name) for name in names}


def _dealt(variant: str) -> Callable[[Random], tuple[Event, ...]]:
    """What is told when the neutral tiles of this variant are dealt."""

    def events(rng: Random) -> tuple[Event, ...]:
        state, log = Revolution.start(RevolutionOptions(variant=variant)), Log()  # type: ignore[arg-type]
        while state.queue:
            seat = state.to_act[0]
            state = go(state, seat, state.draw(rng) if seat == CHANCE else pick(rng, state.legal_moves(seat)), log)
        return tuple(
            event for event in once(log) if event.clause.startswith(f"revolution.{variant.split('_', maxsplit=1)[0]}")
        )

    return events


def _choose_in(variant: str) -> Callable[[Random], Case]:
    def make(rng: Random) -> Case:
        state = some_game(rng, variant, 2 + below(rng, 4))
        mine = state.tiles(YOU)
        theirs = state.areas[THEM]
        lying = [piece.tile for piece in state.board if piece and piece.down == FACE_UP]
        neutral = [tile for tile in mine if tile in NEUTRALS]
        some = {*neutral, *pick_some(rng, mine, min(2, len(mine))), *pick_some(rng, theirs, min(2, len(theirs)))}
        offered = in_order({*some, pick(rng, lying)})
        why = {name: found for name in offered if (found := refused(state, name))}
        if not why or len(why) == len(offered):
            return make(rng)
        events = (*_dealt(variant)(rng), *once(event for event, _ in why.values()))
        if variant == "base":
            events = (*rule("revolution.setup.neutrals"), *events)
        feedback = {name: said for name, (_, said) in why.items()}
        return Case(YOURS, state, frozenset(offered) - set(why), events, labels(offered), feedback=feedback)

    return make


def _they_see(rng: Random) -> Case:
    state = some_game(rng, "secret_random", 1 + below(rng, 4))
    hidden = state.secret[YOU]
    if not hidden:
        return _they_see(rng)
    seen = state.observation(THEM)
    mine = [*pick_some(rng, state.areas[YOU], min(3, len(state.areas[YOU]))), *hidden]
    offered = in_order(mine)
    right = frozenset(name for name in offered if name in (*seen.areas[YOU], *seen.secret[YOU]))
    if not right:
        return _they_see(rng)
    wrong = {name: Text("You drew it in secret.", "這是你秘密抽到的。") for name in offered if name not in right}
    why = rule("revolution.secret-random", "revolution.secret")
    return Case(THEY_SEE, state, right, why, labels(offered), feedback=wrong)


def _may_hold(rng: Random) -> Case:
    """Whatever is hidden there in some position that fits what the learner knows."""
    state = some_game(rng, "secret_draft", 1 + below(rng, 3))
    if not state.secret[THEM]:
        return _may_hold(rng)
    seen = state.observation(YOU)
    possible = {tile for _ in range(SAMPLES) for tile in seen.sample(rng).secret[THEM]}  # type: ignore[attr-defined]
    known = [tile for tile in OTHERS if tile not in possible]
    offered = in_order((*pick_some(rng, sorted(possible), 3), *pick_some(rng, known, 3)))
    wrong = {name: _why_known(state, name) for name in offered if name not in possible}
    why = _dealt("secret_draft")(rng)
    return Case(MAY_HOLD, state, frozenset(offered) & possible, why, labels(offered), feedback=wrong)


def _why_known(state: Revolution, name: str) -> Text:
    if name in state.secret[YOU]:
        return Text("You have it yourself.", "在你自己手上。")
    if name not in state.unseen:
        return Text("It has been seen.", "它已經公開了。")
    return Text("You threw it away.", "是你丟棄的。")


def _how_many(rng: Random) -> Case:
    """At some point of a draft, or when it is over."""
    starter = pick(rng, ("regality", "religion"))
    state = Revolution.start(RevolutionOptions(variant="draft", starter=starter))  # type: ignore[arg-type]
    to_come = below(rng, 4)
    while len(state.queue) > to_come:
        state = at_random(state, rng)
    seat = pick(rng, (YOU, THEM))
    text = HOW_MANY if to_come else HOW_MANY_AT_LAST
    return Case(text, state, frozenset([str(len(state.areas[seat]))]), _dealt("draft")(rng), facts={"seat": seat})


def some_setup(rng: Random, variant: str, **switches: Any) -> Revolution:
    """A game of a variant when its neutral tiles have been dealt and picked."""
    state = Revolution.start(RevolutionOptions(variant=variant, **switches))  # type: ignore[arg-type]
    while state.queue:
        state = at_random(state, rng)
    return state


def _next_game(rng: Random) -> Case:
    state = Revolution.start(RevolutionOptions(variant="base"))
    while state.to_act:
        state = at_random(state, rng)
    later = state.next_start()
    offered = in_order(pick_some(rng, OTHERS, 6))
    right = frozenset(offered) & set(later.unused)
    if not right or len(right) == len(offered):
        return _next_game(rng)
    wrong = {name: Text("It was in this game.", "這一場用過了。") for name in offered if name not in right}
    return Case(NEXT_GAME, state, right, rule("revolution.series"), labels(offered), feedback=wrong)


IN_OLD_STYLE = Question("revolution.in-old-style", "many", ("revolution.old-style",), _might_come)
IN_BASE = Question("revolution.in-the-base-game", "many", ("revolution.setup.neutrals",), _choose_in("base"))
IN_RANDOM = Question("revolution.in-random", "many", ("revolution.random",), _choose_in("random"))
IN_SECRET = Question("revolution.what-they-see", "many", ("revolution.secret-random", "revolution.secret"), _they_see)
IN_DRAFT = Question(
    "revolution.after-the-draft",
    "number",
    ("revolution.draft.open", "revolution.draft.pick", "revolution.draft.rest"),
    _how_many,
)
IN_SECRET_DRAFT = Question(
    "revolution.what-they-hide",
    "many",
    (
        "revolution.secret-draft.draw",
        "revolution.secret-draft.pick",
        "revolution.secret-draft.pass",
        "revolution.secret-draft.out",
    ),
    _may_hold,
)
SERIES = Question("revolution.next-game", "many", ("revolution.series",), _next_game)
