"""The same seed gives the same game: twice, in another process, in every version of Python."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.engine.digests import digest
from tests.engine.walks import GAMES, option_sets, take

ROOT = Path(__file__).resolve().parents[2]

# Written with CPython 3.11. Whoever changes one changes every seeded game in every notebook. A game without a line
# here is only held to itself, between two runs.
KNOWN = {
    "raj": "e1ecb26110f068b6",
}


def test_the_same_seed_gives_the_same_game_again(name: str) -> None:
    assert digest(name) == digest(name)
    options = option_sets(GAMES[name])[0]
    games = {tuple(node.move for node in take(options, GAMES[name], seed).nodes) for seed in range(5)}
    assert len(games) == 5


@pytest.mark.parametrize("known", KNOWN)
def test_seeded_games_are_those_of_every_version(known: str) -> None:
    assert digest(known) == KNOWN[known]


def test_another_process_with_other_hashes_plays_the_same(name: str) -> None:
    code = f"from tests.engine.digests import digest; print(digest({name!r}))"
    environment = os.environ | {"PYTHONHASHSEED": "12345", "PYTHONPATH": str(ROOT)}
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=environment, capture_output=True, check=True)
    assert done.stdout.decode().strip() == digest(name)
