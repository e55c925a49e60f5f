"""Questions about what lies on the table: whose allies, how many, who wins, what one has at the start."""

from collections.abc import Callable
from random import Random

from boardkit.core.event import Log
from boardkit.core.quiz import Case, Question
from boardkit.core.rng import pick, pick_some
from boardkit.core.text import Text
from boardkit.games.revolution.board import ALL, FACE_UP, Piece, allies
from boardkit.games.revolution.components import AT, CELLS, DECLINE, NEUTRALS, OTHERS, TILES, label
from boardkit.games.revolution.lesson.questions.cases import (
    PLAIN,
    areas,
    below,
    board,
    cells_with_tiles,
    go,
    on_square,
    rule,
    say,
    some_of,
)
from boardkit.games.revolution.lesson.setup import NAME, THEM, YOU, position
from boardkit.games.revolution.options import RevolutionOptions
from boardkit.games.revolution.power import active_power
from boardkit.games.revolution.rules import Revolution

HOW_MANY = Text("How many allies do you have on the board?", "遊戲板上有幾個你的盟友？")
YOURS = Text("Which of these tiles are your allies? Pick all.", "哪些板塊是你的盟友？請全部選出來。")
WINNER = Text(
    "You place the {tile:name} on the last empty square. Who wins?", "你把{tile:name}擺放在最後一個空格。誰獲勝？"
)
AT_START = Text(
    "The game begins, and you start. Which of these tiles lie in your area?",
    "遊戲開始，你是起始玩家。哪些板塊在你的區域裡？",
)
KINDS = Text(
    "Look at the icons on the tiles. Which of these tiles have a power that you may use or leave alone?",
    "看看板塊上的圖示。哪些板塊的能力可以選擇執行或不執行？",
)
FACES_OTHER = Text("It faces Religion.", "它朝向教派。")
FACE_DOWN = Text("It lies face down: nobody’s ally.", "它背面朝上，誰的盟友都不是。")
NOT_YET = Text("It comes from elsewhere.", "它不是從你的區域來的。")
DRAW = "draw"
WHO = {"you": NAME[YOU], "them": NAME[THEM], DRAW: Text("nobody: a draw", "平手")}


def some_board(rng: Random, number: int, *, down: float = 0.0) -> Revolution:
    """A board with so many tiles; the learner is to move."""
    lying = board(rng, PLAIN, number, down=down)
    return position(tuple(lying), areas(lying))


def _how_many(rng: Random, down: float) -> Case:
    state = some_board(rng, 4 + below(rng, 5), down=down)
    right = str(allies(state.board, YOU))
    why = rule("revolution.ally", *(("revolution.destroy",) if down else ()))
    return Case(HOW_MANY, state, frozenset([right]), why)


def _yours(rng: Random) -> Case:
    while True:
        state = some_board(rng, 5 + below(rng, 4), down=0.12)
        mine = [name for name in cells_with_tiles(state) if _faces(state, name, YOU)]
        if mine:
            break
    offered = some_of(rng, cells_with_tiles(state), mine)
    wrong = {name: FACES_OTHER if _faces(state, name, THEM) else FACE_DOWN for name in offered if name not in mine}
    choices = {name: on_square(state, AT[name]) for name in offered}
    return Case(YOURS, state, frozenset(mine) & set(offered), rule("revolution.ally"), choices, feedback=wrong)


def _faces(state: Revolution, name: str, seat: int) -> bool:
    piece = state.board[AT[name]]
    return piece is not None and piece.down == FACE_UP and piece.ally == seat


def last_square(rng: Random, *, death: bool = False, tower: bool = False) -> tuple[Revolution, str]:
    """Eight tiles lie, and the learner has a shield to place on the ninth square; the outcomes come about equally."""
    goal = pick(rng, (YOU, THEM, None))
    tile = pick(rng, ("castle", "citizen"))
    while True:
        at = pick(rng, ALL)
        names = [name for name in PLAIN if name != tile]
        lying = board(rng, names, 8, down=0.12, taken=(at,))
        if death:
            lying = with_death(rng, lying, covered=tower and rng.random() < 0.5)
        state = position(tuple(lying), areas(lying, tile))
        after = go(state, YOU, f"{tile} {CELLS[at]}")
        won = after.returns()
        if (won[0] > 0) - (won[0] < 0) == {YOU: 1, THEM: -1, None: 0}[goal] or death:
            return state, f"{tile} {CELLS[at]}"


def with_death(rng: Random, lying: list[Piece | None], *, covered: bool) -> list[Piece | None]:
    """Death in place of one tile, or under a Tower."""
    cell = pick(rng, [cell for cell in ALL if lying[cell]])
    ally = pick(rng, (YOU, THEM))
    face_down = rng.random() < 0.2 and not covered
    lying[cell] = Piece("tower", ally, FACE_UP, "death") if covered else Piece("death", ally, THEM if face_down else -1)
    return lying


def _winner(make: Callable[[Random], tuple[Revolution, str]]) -> Callable[[Random], Case]:
    def case(rng: Random) -> Case:
        state, move = make(rng)
        log = Log()
        after = go(state, YOU, move, log)
        won = after.returns()[YOU]
        right = "you" if won > 0 else "them" if won < 0 else DRAW
        ends = tuple(event for event in log if event.clause.startswith(("revolution.end.", "revolution.death")))
        return Case(
            WINNER, state, frozenset([right]), (*ends, *rule("revolution.goal")), WHO, (), {"tile": move.split()[0]}
        )

    return case


LAST = Text(
    "You placed the {tile:name} on the last empty square, and use its power: {choice:name}. Who wins?",
    "你把{tile:name}擺放在最後一個空格，執行能力：{choice:name}。誰獲勝？",
)


def _last_turn(rng: Random) -> Case:
    """A power on the last square: whatever it empties, the game is over."""
    goal = pick(rng, tuple(WHO))
    while True:
        tile, at = pick(rng, ("king", "minister", "samurai", "ninja", "general", "queen")), pick(rng, ALL)
        lying = board(rng, [name for name in PLAIN if name != tile], 8, down=0.12, taken=(at,))
        log = Log()
        state = go(position(tuple(lying), areas(lying, tile)), YOU, f"{tile} {CELLS[at]}", log)
        if state.ended:
            continue
        choice = pick(rng, [move for move in state.legal_moves(YOU) if move != DECLINE])
        after = go(state, YOU, choice, log)
        won = after.returns()[YOU]
        right = "you" if won > 0 else "them" if won < 0 else DRAW
        if right == goal:
            break
    ends = tuple(event for event in log if not event.clause.startswith("revolution.turn"))
    return Case(LAST, state, frozenset([right]), ends, WHO, (), {"tile": tile, "choice": choice})


def _at_start(rng: Random) -> Case:
    state = Revolution.start(RevolutionOptions(variant="old_style"))
    mine = state.areas[YOU]
    some = pick_some(rng, mine, 2 + below(rng, 3))
    others = pick_some(rng, [tile for tile in TILES if tile not in mine], 3 + below(rng, 2))
    offered = sorted((*some, *others), key=list(TILES).index)
    choices = {tile: label(tile) for tile in offered}
    log = Log()
    state.opening(log)
    why = tuple(event for event in log if event.clause.startswith("revolution.setup")) + rule(
        "revolution.parts.tiles", "revolution.parts.board", "revolution.goal"
    )
    wrong = {tile: _whose(tile) for tile in others}
    return Case(AT_START, state, frozenset(some), why, choices, feedback=wrong)


def _whose(tile: str) -> Text:
    if tile in NEUTRALS:
        return Text(f"The {label(tile).en} is neutral.", f"{label(tile).zh}是中立角色。")
    return Text(f"The {label(tile).en} belongs to Religion’s seven.", f"{label(tile).zh}是教派的板塊。")


def _kinds(rng: Random) -> Case:
    """Active is what the engine asks about; everything else works all the time, or not at all."""
    options = RevolutionOptions()
    lying = board(rng, (*PLAIN, *OTHERS[:-2]), 7)
    names = [piece.tile for piece in lying if piece and piece.tile != "tower"]
    if not any(active_power(name, options) for name in names):
        return _kinds(rng)
    state = position(tuple(p if p and p.tile != "tower" else None for p in lying), areas(lying))
    right = frozenset(name for name in names if active_power(name, options))
    passive = [name for name in names if name not in right]
    wrong = {name: _no_choice(name) for name in passive}
    why = rule("revolution.power.active", "revolution.power.passive", "revolution.parts.tiles", "revolution.citizen")
    return Case(KINDS, state, right, why, {name: label(name) for name in names}, feedback=wrong)


def _no_choice(tile: str) -> Text:
    if tile == "citizen":
        return say("revolution.citizen", {})
    return Text(f"The {label(tile).en} works all the time.", f"{label(tile).zh}的能力持續有效，不能選。")


def _death_winner(rng: Random) -> tuple[Revolution, str]:
    return last_square(rng, death=True, tower=True)


ALLIES = Question("revolution.how-many-allies", "number", ("revolution.ally",), lambda rng: _how_many(rng, 0.0))
COUNT = Question(
    "revolution.allies-and-face-down",
    "number",
    ("revolution.ally", "revolution.destroy"),
    lambda rng: _how_many(rng, 0.2),
)
MINE = Question("revolution.which-allies", "many", ("revolution.ally",), _yours)
WINS = Question(
    "revolution.who-wins",
    "one",
    (
        "revolution.end.full",
        "revolution.end.winner",
        "revolution.end.draw",
        "revolution.end.last-turn",
        "revolution.goal",
    ),
    _winner(last_square),
)
LAST_TURN = Question("revolution.the-last-turn", "one", ("revolution.end.last-turn", "revolution.end.full"), _last_turn)
DEATH_WINS = Question("revolution.who-wins-with-death", "one", ("revolution.death",), _winner(_death_winner))
AREA = Question(
    "revolution.my-area",
    "many",
    (
        "revolution.setup.factions",
        "revolution.setup.starter",
        "revolution.parts.tiles",
        "revolution.parts.board",
    ),
    _at_start,
)
ACTIVE = Question(
    "revolution.active-or-passive",
    "many",
    ("revolution.power.active", "revolution.power.passive", "revolution.parts.tiles", "revolution.citizen"),
    _kinds,
)
