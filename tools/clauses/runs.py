"""What is run to fill the table: games with every wrong click, lessons with every step, questions, tests."""

import json
import os
import subprocess
import sys
import tempfile
from itertools import product
from pathlib import Path
from typing import Any

from boardkit.core.event import Log
from boardkit.core.game import Game
from boardkit.core.lesson import Lesson, Task
from boardkit.core.names import CHANCE
from boardkit.core.options import OptionError, Options
from boardkit.core.rng import pick, seeded
from boardkit.core.series import Series
from boardkit.core.tutor import LEARNER, Tutor
from tools.clauses.recorder import recording

GAMES_EACH = 4
CASES_EACH = 40
WRONG_CLICKS = 0.3
REPOSITORY = Path(__file__).parents[2]


def ways_to_play(game: Game) -> list[Options]:
    """Every combination of the game's switches that it accepts."""
    switches = game.state.options_type.switches()
    found = []
    for values in product(*(switch.among for switch in switches.values())):
        try:
            found.append(game.options(**dict(zip(switches, values, strict=True))))
        except OptionError:
            continue
    return found


def games(game: Game) -> set[str]:
    """The clauses seen or refused in random games of every kind, with every wrong click tried now and then."""
    with recording() as cited:
        for number, options in enumerate(ways_to_play(game)):
            for index in range(GAMES_EACH):
                _random_game(game, options, f"{number}/{index}")
        fewest = min(game.state.options_type.switches()["players"].among)
        Series(game, ["random"] * fewest, length=2).next_game()
    return cited


def _random_game(game: Game, options: Options, seed: str) -> None:
    rng, log = seeded(game.name, seed), Log()
    state = game.state.start(options)
    state.opening(log)
    while state.to_act:
        seat = pick(rng, state.to_act)
        if seat != CHANCE and rng.random() < WRONG_CLICKS:
            for part in state.ask(seat).names():
                state.why_not(seat, part)
        state = state.play(seat, state.random_move(seat, rng), log)


def steps(game: Game, lesson: Lesson) -> dict[str, set[str]]:
    """By step: the clauses that ran when its hint was followed and its wrong choices were tried."""
    tutor = Tutor(game, lesson)
    ran: dict[str, set[str]] = {}
    for at, (_, step) in enumerate(lesson.steps()):
        with recording() as cited:
            tutor.go(at)
            if isinstance(step, Task):
                for part in tutor.match.state.ask(LEARNER).names():
                    tutor.match.state.why_not(LEARNER, part)
                while move := tutor.next_move:
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
