"""What is run to fill the table: games with every wrong click, lessons with every step, questions, tests."""

import json
import os
import subprocess
import sys
import tempfile
from itertools import chain, combinations, product
from math import prod
from pathlib import Path
from typing import Any

from boardkit.core.event import Log
from boardkit.core.game import Game
from boardkit.core.lesson import Lesson, Task
from boardkit.core.names import CHANCE
from boardkit.core.options import OptionError, Options
from boardkit.core.rng import pick, seeded
from boardkit.core.series import Series
from boardkit.core.state import State
from boardkit.core.tutor import LEARNER, Tutor
from tools.clauses.recorder import recording

GAMES_EACH = 4
MOST_WAYS = 100
"""More combinations of switches are not all played."""

CASES_EACH = 40
WRONG_CLICKS = 0.5
REPOSITORY = Path(__file__).parents[2]


def ways_to_play(game: Game) -> list[Options]:
    """Every combination of the game's switches that it accepts; every pair of settings, where there are too many."""
    among = {name: switch.among for name, switch in game.state.options_type.switches().items()}
    if prod(map(len, among.values())) <= MOST_WAYS:
        ways = [dict(zip(among, values, strict=True)) for values in product(*among.values())]
    else:
        pairs = [product(*([(name, value) for value in among[name]] for name in two)) for two in combinations(among, 2)]
        ways = [dict(pair) for pair in chain.from_iterable(pairs)]
    found: dict[Options, None] = {}
    for way in ways:
        try:
            found[game.options(**way)] = None
        except OptionError:
            continue
    return list(found)


def games(game: Game) -> set[str]:
    """The clauses seen or refused in random games, with every wrong click tried now and then.

    They are of every kind, and go on from the positions of the lessons too: what is rare happens there.
    """
    starts = [game.state.start(options) for options in ways_to_play(game)]
    tasks = [step for lesson in game.lessons.values() for _, step in lesson.steps() if isinstance(step, Task)]
    starts += [step.start() for step in tasks]
    with recording() as cited:
        for number, start in enumerate(starts):
            for index in range(GAMES_EACH):
                _random_game(game, start, f"{number}/{index}")
        fewest = min(game.state.options_type.switches()["players"].among)
        Series(game, ["random"] * fewest, length=2).next_game()
    return cited


def _random_game(game: Game, state: State, seed: str) -> None:
    rng, log = seeded(game.name, seed), Log()
    state.opening(log)
    while state.to_act:
        seat = pick(rng, state.to_act)
        move = state.random_move(seat, rng)
        if seat != CHANCE and rng.random() < WRONG_CLICKS:
            wrong_clicks(state, seat, move)
        state = state.play(seat, move, log)


def wrong_clicks(state: State, seat: int, move: str) -> None:
    """Tries everything that could be chosen at each part of a move, right or wrong."""
    parts = tuple(move.split())
    for at in range(len(parts)):
        for part in state.ask(seat, parts[:at]).names():
            state.why_not(seat, " ".join((*parts[:at], part)))


def steps(game: Game, lesson: Lesson) -> dict[str, set[str]]:
    """By step: the clauses that ran when its hint was followed and its wrong choices were tried."""
    tutor = Tutor(game, lesson)
    ran: dict[str, set[str]] = {}
    for at, (_, step) in enumerate(lesson.steps()):
        with recording() as cited:
            tutor.go(at)
            if isinstance(step, Task):
                while move := tutor.next_move:
                    wrong_clicks(tutor.match.state, LEARNER, move)
                    tutor.match.play(move, LEARNER)
            else:
                cited.update(question_ran(step.question, 1))
        ran[step.key] = set(cited)
    return ran


def question_ran(question: Any, cases: int = CASES_EACH) -> set[str]:
    """The clauses that worked out and explain a question's answers."""
    with recording() as cited:
        for seed in range(cases):
            case = question.case(seed)
            cited |= {event.clause for event in (*case.shown, *case.why)}
    return cited


def tests(game: Game) -> dict[str, list[str]]:
    """By clause: the engine tests in which it was cited. Runs them."""
    with tempfile.TemporaryDirectory() as scratch:
        out = Path(scratch) / "clauses.json"
        command = [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "tests/engine",
            "-k",
            f"({game.name} or series) and not lesson",
        ]
        env = os.environ | {"BOARDKIT_CLAUSES": str(out)}
        subprocess.run(command, cwd=REPOSITORY, env=env, check=True, capture_output=True)
        found: dict[str, list[str]] = json.loads(out.read_text(encoding="utf-8"))
        return found
