"""Arrows point down: notebooks → widgets → strategy → games → core. Each rule is seen to find faults, too."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.project import arrows

ROOT = Path(__file__).resolve().parents[2]
RULES = [arrows.upward, arrows.named_games, arrows.foreign, arrows.too_long]


@pytest.mark.parametrize("rule", RULES)
def test_the_project_keeps_the_rule(rule: Callable[[Path], list[str]]) -> None:
    assert list(arrows.sources(ROOT)), "the sources moved"
    assert rule(ROOT) == []


def test_there_are_games_to_be_named() -> None:
    assert "raj" in arrows.games(ROOT)


# Rule, where the fault is put, the fault, a word of the complaint (or None: this much is allowed).
FAULTS = [
    (arrows.upward, "boardkit/core/a.py", "from boardkit.games import chess", "boardkit.games.chess"),
    (arrows.upward, "boardkit/core/a.py", "from ..strategy import search", "strategy"),
    (arrows.upward, "boardkit/core/a.py", "def f():\n    import boardkit.strategy.search", "strategy"),
    (arrows.upward, "boardkit/core/a.py", "from boardkit import Match", "facade"),
    (arrows.upward, "boardkit/core/a.py", "from boardkit.core import text", None),
    (arrows.upward, "boardkit/games/chess/a.py", "from boardkit.strategy import search", "strategy"),
    (arrows.upward, "boardkit/games/chess/a.py", "from boardkit.games.draughts import men", "draughts"),
    (arrows.upward, "boardkit/games/chess/a.py", "from ..draughts import men", "draughts"),
    (arrows.upward, "boardkit/games/chess/a.py", "from .. import draughts", "draughts"),
    (
        arrows.upward,
        "boardkit/games/chess/a.py",
        "from . import pieces\nfrom boardkit.core import text",
        None,
    ),
    (arrows.upward, "boardkit/strategy/a.py", "import boardkit_widgets.board", "widgets"),
    (arrows.upward, "widgets/boardkit_widgets/a.py", "import notebooks.build", "notebooks"),
    (arrows.upward, "widgets/boardkit_widgets/a.py", "from boardkit import Match", None),
    (arrows.named_games, "boardkit/core/a.py", "GAMES = ('chess',)", "chess"),
    (arrows.named_games, "boardkit/core/a.py", "class ChessBoard:\n    men = 32", "chess"),
    (arrows.named_games, "boardkit/core/a.py", "playChess = CHESS = 1", "chess"),
    (arrows.named_games, "boardkit/core/a.py", "def f(chess_men):\n    pass", "chess_men"),
    (arrows.named_games, "boardkit/core/a.py", "def f():\n    '''As in chess.'''  # as in chess", None),
    (arrows.named_games, "boardkit/core/a.py", "word = 'chesspiece'", None),
    (arrows.named_games, "boardkit/strategy/a.py", "import boardkit.games.chess", None),
    (arrows.named_games, "widgets/boardkit_widgets/static/a.js", "// as in chess", "chess"),
    (arrows.foreign, "boardkit/core/a.py", "def f():\n    import ipywidgets", "ipywidgets"),
    (arrows.foreign, "boardkit/core/a.py", "from IPython.display import SVG", "IPython"),
    (arrows.foreign, "boardkit/strategy/a.py", "import numpy as np", "numpy"),
    (arrows.foreign, "boardkit/strategy/a.py", "class A:\n    import pandas", "pandas"),
    (arrows.foreign, "boardkit/strategy/a.py", "def f():\n    import numpy", None),
    (arrows.foreign, "boardkit/strategy/a.py", "if TYPE_CHECKING:\n    import numpy\nimport networkx", None),
    (arrows.too_long, "tests/test_a.py", "\n" * 301, "301"),
    (arrows.too_long, "widgets/boardkit_widgets/static/a.js", "\n" * 301, "301"),
    (arrows.too_long, "boardkit/core/a.py", "\n" * 300, None),
]


@pytest.mark.parametrize(("rule", "place", "code", "complaint"), FAULTS)
def test_the_rule_finds_what_it_is_for(
    tmp_path: Path, rule: Callable[[Path], list[str]], place: str, code: str, complaint: str | None
) -> None:
    for room in ("", "core/", "games/", "games/chess/", "games/draughts/", "strategy/"):
        (tmp_path / "boardkit" / room).mkdir(exist_ok=True, parents=True)
        (tmp_path / "boardkit" / room / "__init__.py").touch()
    file = tmp_path / place
    file.parent.mkdir(exist_ok=True, parents=True)
    file.write_text(code, encoding="utf-8")
    found = rule(tmp_path)
    if complaint is None:
        assert found == []
    else:
        assert len(found) == 1
        assert complaint.lower() in found[0].lower()


# In a process of its own, for this one has long since loaded everything.
LOAD = """
import importlib, json, pkgutil, sys
import boardkit
first = sorted(sys.modules)
for module in pkgutil.walk_packages(boardkit.__path__, "boardkit."):
    if not module.name.endswith("__main__"):
        importlib.import_module(module.name)
print(json.dumps([first, sorted(sys.modules)]))
"""
HEAVY = {"matplotlib", "numpy", "pandas", "scipy", "joblib", "dask", "pyspiel", "zmq", "tornado", "comm"}


def loaded(program: str) -> list[set[str]]:
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=ROOT)
    return [{name.split(".")[0] for name in names} for names in json.loads(done.stdout)]


def test_importing_the_engine_loads_no_screen_and_nothing_heavy() -> None:
    first, everything = loaded(LOAD)
    assert "boardkit" in first
    assert everything & (arrows.SCREEN | HEAVY) == set()


def test_that_look_would_have_seen_one() -> None:
    assert "ipywidgets" in loaded(LOAD.replace("import boardkit\n", "import boardkit, ipywidgets\n"))[0]
