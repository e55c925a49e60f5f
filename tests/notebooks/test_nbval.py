"""nbval runs every notebook as a reader would, and compares what each cell shows with what was committed."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tools.notebooks.build import Target, targets

TARGETS = tuple(targets())

# A pytest of its own: `--nbval` would make it collect notebooks wherever it looks. Without xdist, which deals
# the cells of one notebook to several kernels.
NBVAL = ["-m", "pytest", "--nbval", "--nbval-current-env", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"]


def nbval(*notebooks: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, *NBVAL, *map(str, notebooks)]
    return subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)


@pytest.mark.parametrize("time", ["once", "again"])
def test_every_notebook_shows_what_was_committed(time: str) -> None:
    done = nbval(*(target.path for target in TARGETS))
    assert done.returncode == 0, done.stdout[-5000:]
    assert f"{sum(map(code_cells, TARGETS))} passed" in done.stdout, "every code cell is one test"


def code_cells(target: Target) -> int:
    return sum(cell["cell_type"] == "code" for cell in json.loads(target.path.read_text())["cells"])


def wrong_board(cell: dict[str, list[dict[str, dict[str, str]]]]) -> None:
    cell["outputs"][0]["data"]["text/html"] = "<img alt='another board' src=''>"


def failing_code(cell: dict[str, list[str]]) -> None:
    cell["source"] = ["1 / 0"]


@pytest.mark.parametrize("spoil", [wrong_board, failing_code])
def test_a_notebook_broken_on_purpose_fails(tmp_path: Path, spoil: Callable[..., None]) -> None:
    notebook = json.loads(TARGETS[0].path.read_text(encoding="utf-8"))
    boards = (c for c in notebook["cells"] if any("text/html" in o.get("data", {}) for o in c.get("outputs", ())))
    spoil(next(boards))
    broken = tmp_path / "broken.ipynb"
    broken.write_text(json.dumps(notebook), encoding="utf-8")
    done = nbval(broken)
    assert done.returncode == 1, done.stdout[-5000:]
    assert "broken.ipynb::Cell 0" in done.stdout, "the spoilt cell is named"
