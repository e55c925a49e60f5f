"""Questions with numbers in them: the sum of what lies open, which way it goes, scores, winners."""

from random import Random

from boardkit.core.event import Log, cited
from boardkit.core.quiz import Case, Question
from boardkit.core.rng import pick, pick_some
from boardkit.core.text import Text
from boardkit.games.raj.components import COLOURS, label
from boardkit.games.raj.lesson.questions.cases import (
    Round,
    below,
    in_order,
    labels,
    laid_out,
    numbers,
    open_tiles,
    played,
    position,
    some_round,
    stays_or_not,
    summed,
)
from boardkit.games.raj.lesson.questions.taking import filled
from boardkit.games.raj.lesson.setup import who
from boardkit.games.raj.rules import Raj

SUM = Text("What do the open tiles make together?", "場上翻開的板塊合計是多少？")
WHICH_WAY = Text("Which card takes what lies open?", "場上的板塊由哪一種卡片拿走？")
STILL_OPEN = Text(
    "The cards are shown, and then the {next:name} is turned up. Which tiles lie open then?",
    "卡片翻開了，接著翻開{next:name}。這時場上有哪些板塊？",
)
SCORE = Text("The game is over. {name}: what is the score?", "遊戲結束了。{name}得幾分？")
WINNERS = Text("The game is over. Who wins? Pick everybody who does.", "遊戲結束了。誰獲勝？有幾個人就選幾個。")

HIGHEST, LOWEST = Text("the highest card", "數字最大的卡片"), Text("the lowest card", "數字最小的卡片")
DIRECTIONS = {"raj.take.highest": HIGHEST, "raj.take.lowest": LOWEST}
ADD_UP = Text("Add up all the open tiles, not only the newest.", "要把場上所有板塊加起來，不是只看最新的。")
TAKEN_AWAY = Text("The {tile} has been taken.", "{tile}已經被拿走了。")
HAS_LESS = Text("{name} has {score}; somebody has more.", "{name}有 {score} 分，有人更高。")


def _sum(rng: Random) -> Case:
    chosen = numbers(rng, 2 + below(rng, 4))
    state = position(rng, chosen, open_tiles(rng, (2, 3, 4)))
    why = summed(state)
    return Case(SUM, state, frozenset([str(why[0].facts["sum"])]), why)


def _which_way(rng: Random) -> Case:
    chosen = numbers(rng, 2 + below(rng, 4), ties=False)  # so that somebody takes the tiles
    state = position(rng, chosen, open_tiles(rng, (2, 2, 3)))
    tried = played(state, chosen)
    right = next(event.clause for event in tried.events if event.clause in DIRECTIONS)
    wrong = next(clause for clause in DIRECTIONS if clause != right)
    why = (*summed(state), cited("raj.pot.sum"))
    return Case(WHICH_WAY, state, frozenset([right]), why, DIRECTIONS, feedback={wrong: ADD_UP})


def _still_open(rng: Random) -> Case:
    found = some_round(rng, sizes=(1, 2), players=(2, 3), wanted=stays_or_not(rng))
    following = pick(rng, found.after.tiles)
    log = Log()
    after = found.after.step(-1, following, log)
    choices = in_order((*found.state.pot, following, *_some_taken(rng, found)))
    return Case(
        STILL_OPEN,
        found.state,
        frozenset(after.pot),
        (*found.events, *log),
        labels(choices),
        found.revealed,
        {"next": following},
        {tile: filled(TAKEN_AWAY, tile=label(tile)) for tile in choices if tile not in after.pot},
    )


def _some_taken(rng: Random, found: Round) -> tuple[str, ...]:
    taken = sum(found.state.won, ())
    return pick_some(rng, taken, min(2, len(taken)))


def over(rng: Random, players: int = 0, *, alone: float = 0.12) -> Round:
    """The last round of a game, in which somebody takes the tile.

    Only the part `alone` of the games that one alone wins is kept: the others are rare.
    """
    while True:
        chosen = numbers(rng, players or 2 + below(rng, 4))
        found = played(position(rng, chosen, open_tiles(rng, (1,)), left=1), chosen)
        if found.taker is not None and (len(found.after.winners()) > 1 or rng.random() < alone):
            return found


def _scores(found: Round) -> Log:
    return Log(e for e in found.events if e.clause in ("raj.end.score", "raj.end.winner"))


def _score(rng: Random) -> Case:
    found = over(rng)
    busy = [seat for seat, tiles in enumerate(found.after.won) if len(tiles) > 1]
    seat = pick(rng, busy)
    told = next(e for e in found.events if e.clause == "raj.end.score" and e.facts["seat"] == seat)
    name = who(seat)
    return Case(
        Text(*(form.format(name=called) for form, called in zip(SCORE, _inside(name), strict=True))),
        found.after,
        frozenset([str(told.facts["score"])]),
        (told,),
    )


def _inside(name: Text) -> Text:
    """A name in the middle of a sentence."""
    return Text("you" if name.en == "You" else name.en, name.zh)


def _winners(rng: Random) -> Case:
    found = over(rng)
    after: Raj = found.after
    told = next(event for event in found.events if event.clause == "raj.end.winner")
    right = frozenset(COLOURS[seat] for seat in told.facts["seats"])
    scores = told.facts["scores"]
    less = {
        COLOURS[seat]: Text(
            HAS_LESS.en.format(name=who(seat).en, score=score).replace("You has", "You have"),
            HAS_LESS.zh.format(name=who(seat).zh, score=score),
        )
        for seat, score in enumerate(scores)
        if COLOURS[seat] not in right
    }
    choices = {COLOURS[seat]: who(seat) for seat in range(after.players)}
    why = (*laid_out(after, "raj.goal"), *_scores(found))
    return Case(WINNERS, after, right, why, choices, feedback=less)


TOTAL = Question("raj.sum", "number", ("raj.pot.sum",), _sum)
DIRECTION = Question("raj.which-way", "one", ("raj.pot.sum",), _which_way)
STILL = Question("raj.what-lies-open", "many", ("raj.tie.carry", "raj.round.turn-up"), _still_open)
POINTS = Question("raj.score", "number", ("raj.end.score",), _score)
WINS = Question("raj.who-wins", "many", ("raj.end.winner", "raj.goal"), _winners)
