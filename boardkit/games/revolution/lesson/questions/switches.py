"""Questions about the switches for what the source leaves in doubt: both settings, worked out by the engine."""

from random import Random

from boardkit.core.event import Log
from boardkit.core.quiz import Case, Question
from boardkit.core.rng import pick, pick_some
from boardkit.core.text import Text
from boardkit.games.revolution.board import ALL, Piece
from boardkit.games.revolution.components import CELLS, DECLINE, label
from boardkit.games.revolution.lesson.questions.cases import (
    PLAIN,
    areas,
    below,
    board,
    go,
    once,
    refused,
    rule,
    waiting,
)
from boardkit.games.revolution.lesson.questions.looking import WHO
from boardkit.games.revolution.lesson.questions.variants import labels, some_setup
from boardkit.games.revolution.lesson.setup import THEM, YOU, position
from boardkit.games.revolution.options import RevolutionOptions

SECOND_EDITION = Text(
    "The switch “end_rule” is set to “e2”. You place the {tile:name} on the last empty square. What happens?",
    "開關「end_rule」設成「e2」。你把{tile:name}擺放在最後一個空格。會怎樣？",
)
OUTCOMES = {
    "over": Text("The game is over.", "遊戲結束。"),
    "you": Text("It goes on, and it is my turn again.", "繼續，又輪到我。"),
    "them": Text("It goes on, and Religion is to move.", "繼續，輪到教派。"),
}
MAY_TAKE = Text(
    "The switch “hermit” is set to “exiled”. Which tiles may your Hermit take?",
    "開關「hermit」設成「exiled」。你的隱者可以拿哪些板塊？",
)
BLINDLY = Text("Your Assassin was placed. Which of these may it choose?", "你擺放了暗殺者。它可以選哪些？")


def _second_edition(rng: Random) -> Case:
    want = pick(rng, tuple(OUTCOMES))
    options = RevolutionOptions(end_rule="e2")
    while True:
        at = pick(rng, ALL)
        lying = board(rng, [name for name in PLAIN if name not in ("castle", "temple", "king")], 8, taken=(at,))
        for cell in pick_some(rng, [c for c in ALL if c != at], below(rng, 3)):
            piece = lying[cell]
            lying[cell] = piece and Piece(piece.tile, piece.ally, THEM)
        # What the King destroys still lies there when Religion is to move.
        tile = "king" if want == "you" else "castle"
        start = position(tuple(lying), areas(lying, tile), options=options)
        log = Log()
        state = go(start, YOU, f"{tile} {CELLS[at]}", log)
        if state.queue:
            state = go(state, YOU, pick(rng, [m for m in state.legal_moves(YOU) if m != DECLINE]), log)
        right = "over" if state.ended else "you" if state.turn == YOU else "them"
        if right == want:
            break
    told = tuple(e for e in log if e.clause.startswith(("revolution.end", "revolution.turn.alternate")))
    text, shown, facts = SECOND_EDITION, start, {"tile": tile}
    if tile == "king":
        text = Text(
            "The switch “end_rule” is set to “e2”. Your {tile:name} fills the last square and destroys a tile. What happens?",
            "開關「end_rule」設成「e2」。你的{tile:name}擺滿最後一格，並破壞一張板塊。會怎樣？",
        )
    return Case(text, shown, frozenset([right]), (*rule("revolution.end.face-up"), *told), OUTCOMES, (), facts)


def _may_take(rng: Random) -> Case:
    options = RevolutionOptions(hermit="exiled")
    while True:
        state = waiting(rng, "hermit", number=4, options=options)
        why = {name: found for name in state.discard if (found := refused(state, name))}
        if why:
            break
    right = frozenset(state.discard) - set(why)
    events = once(event for event, _ in why.values())
    feedback = {name: said for name, (_, said) in why.items()}
    return Case(MAY_TAKE, state, right, events, labels(state.discard), feedback=feedback)


def _blindly(rng: Random) -> Case:
    """One of Religion's open tiles, the hidden ones, one's own, one on the board; under both settings."""
    rule_ = pick(rng, ("blind", "open_only"))
    state = some_setup(rng, "secret_random", assassin=rule_)
    while "assassin" not in state.secret[YOU]:
        state = some_setup(rng, "secret_random", assassin=rule_)
    at, other = pick_some(rng, CELLS, 2)
    for move in (
        f"citizen {other}",
        f"temple {pick(rng, [c for c in CELLS if c not in (at, other)])}",
        f"assassin {at}",
    ):
        state = go(state, state.to_act[0], move)
    theirs, mine = pick(rng, state.areas[THEM]), pick(rng, state.areas[YOU])
    offered = (theirs, mine, "secret.religion", other)
    why = {name: found for name in offered if (found := refused(state, name))}
    text = (
        BLINDLY
        if rule_ == "blind"
        else Text(
            "The switch “assassin” is set to “open_only”. " + BLINDLY.en,
            "開關「assassin」設成「open_only」。" + BLINDLY.zh,
        )
    )
    log = Log()
    go(state, YOU, "secret.religion" if rule_ == "blind" else theirs, log)
    events = (*once(event for event, _ in why.values()), *log[:1])
    feedback = {name: said for name, (_, said) in why.items()}
    return Case(text, state, frozenset(offered) - set(why), events, labels(offered), feedback=feedback)


def _death_counts(rng: Random) -> Case:
    """Nobody has a tile to choose, and Death lies there: under both settings."""
    rule_ = pick(rng, ("full_board", "always"))
    lying = board(rng, [name for name in PLAIN if name != "temple"], 4 + below(rng, 3))
    cell = pick(rng, [cell for cell in ALL if lying[cell]])
    lying[cell] = Piece("death", pick(rng, (YOU, THEM)))
    options = RevolutionOptions(death_counts=rule_)  # type: ignore[arg-type]
    state = position(tuple(lying), ((), ("temple",)), turn=THEM, options=options)
    log = Log()
    free = pick(rng, [cell for cell in ALL if not lying[cell]])
    after = go(state, THEM, f"temple {CELLS[free]}", log)
    right = "you" if after.returns()[YOU] > 0 else "them"
    text = Text(
        f"The switch “death_counts” is set to “{rule_}”. Religion places the Temple, and you have no tile left. Who wins?",
        f"開關「death_counts」設成「{rule_}」。教派擺放神殿，你沒有板塊可以挑選了。誰獲勝？",
    )
    ends = tuple(e for e in log if e.clause.startswith(("revolution.end.", "revolution.death")))
    return Case(text, state, frozenset([right]), ends, WHO)


def _tower_destroyed(rng: Random) -> Case:
    """The Pirate has destroyed a Tower; what lies there when its user's next turn begins: under both settings."""
    rule_ = pick(rng, ("both", "tower"))
    options = RevolutionOptions(tower_destroyed=rule_)  # type: ignore[arg-type]
    lying = board(rng, [name for name in PLAIN if name != "temple"], 5)
    cell = pick(rng, [cell for cell in ALL if lying[cell]])
    under = lying[cell]
    covered = under.tile if under else ""
    lying[cell] = Piece("tower", THEM, YOU, covered)
    state = position(tuple(lying), areas(lying), turn=THEM, options=options)
    log = Log()
    free = pick(rng, [cell for cell in ALL if not lying[cell]])
    after = go(state, THEM, f"temple {CELLS[free]}", log)
    right = "empty" if after.board[cell] is None else "tile"
    choices = {
        "empty": Text("The square is empty.", "那一格空了。"),
        "tile": Text(f"The {label(covered).en} lies there again.", f"{label(covered).zh}又在那裡了。"),
        "down": Text("The Tower still lies there, face down.", "塔還在，背面朝上。"),
    }
    text = Text(
        f"The switch “tower_destroyed” is set to “{rule_}”. Your Pirate destroyed the Tower on {label(CELLS[cell]).en}; the "
        f"{label(covered).en} is below it. Religion moves, and your turn begins. What now?",
        f"開關「tower_destroyed」設成「{rule_}」。你的海賊破壞了{label(CELLS[cell]).zh}的塔，下面是{label(covered).zh}。"
        "教派走完，輪到你。現在呢？",
    )
    told = tuple(e for e in log if e.clause == "revolution.destroy.removed")
    return Case(text, state, frozenset([right]), told, choices)


SECOND = Question(
    "revolution.second-edition", "one", ("revolution.end.face-up", "revolution.end.pass"), _second_edition
)
ONLY_EXILED = Question("revolution.only-exiled", "many", ("revolution.hermit.exiled",), _may_take)
BLIND = Question("revolution.blindly", "many", ("revolution.assassin.hidden", "revolution.assassin"), _blindly)
DEATH_SWITCH = Question(
    "revolution.death-and-no-tile", "one", ("revolution.death", "revolution.end.no-tile"), _death_counts
)
TOWER_SWITCH = Question("revolution.tower-destroyed", "one", ("revolution.destroy.removed",), _tower_destroyed)
