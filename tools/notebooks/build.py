"""Makes notebooks of sources: assembled, executed in a fresh kernel, normalised to ever the same bytes."""

import asyncio
import os
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import nbformat
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError
from nbformat import NotebookNode, v4

from tools.notebooks.languages import LANGUAGES
from tools.notebooks.source import Cell, SourceError, read

ROOT = Path(__file__).resolve().parents[2] / "notebooks"
WIDGET = "application/vnd.jupyter.widget-view+json"
_SECONDS_A_CELL = 60


@dataclass(frozen=True)
class Target:
    """One notebook in one language. `name` is its path without ending and language: `raj/play`."""

    root: Path
    name: str
    lang: str

    @property
    def source(self) -> Path:
        return self.root / "_source" / f"{self.name}.toml"

    @property
    def path(self) -> Path:
        return self.root / ("" if self.lang == "en" else self.lang) / f"{self.name}.ipynb"

    @property
    def other(self) -> str:
        """The way, in a link, from this notebook to the same one in the other language."""
        other = next(Target(self.root, self.name, lang) for lang in LANGUAGES if lang != self.lang)
        return Path(os.path.relpath(other.path, self.path.parent)).as_posix()


def targets(root: Path = ROOT) -> Iterator[Target]:
    """Every notebook to be built: each source below `root/_source`, in each language."""
    for source in sorted((root / "_source").rglob("*.toml")):
        name = source.relative_to(root / "_source").with_suffix("").as_posix()
        yield from (Target(root, name, lang) for lang in LANGUAGES)


def built(target: Target) -> str:
    """The finished text of a notebook; raises SourceError if its source is faulty or a cell fails."""
    cells = read(target.source, target.source.relative_to(target.root).as_posix())
    notebook = assembled(cells, target)
    try:
        # The notebook runs where it will lie, as it will for its reader. This environment's own kernel goes
        # before one of the same name in the home directory.
        os.environ.setdefault("JUPYTER_PREFER_ENV_PATH", "1")
        target.path.parent.mkdir(parents=True, exist_ok=True)
        client = NotebookClient(
            notebook,
            timeout=_SECONDS_A_CELL,
            record_timing=False,
            store_widget_state=False,
            extra_arguments=["--log-level=ERROR"],  # else each kernel warns the terminal of how it is reached
            resources={"metadata": {"path": str(target.path.parent)}},
        )
        asyncio.run(client.async_execute())  # its own execute() leaves an event loop open behind it
    except CellExecutionError as error:
        key = next((c.id for c in notebook.cells if any("ename" in o for o in c.get("outputs", ()))), "?")
        raise SourceError(f"{target.name} in {target.lang} [{key}] failed\n{_plain(str(error))}") from None
    return normalised(notebook, target)


def assembled(cells: tuple[Cell, ...], target: Target) -> NotebookNode:
    """A notebook of these cells, not executed. A cell's id is its key, so that it survives a rebuild."""
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    notebook: NotebookNode = v4.new_notebook(metadata={"kernelspec": kernel})  # type: ignore[no-untyped-call]
    for cell in cells:
        new: Callable[..., NotebookNode] = v4.new_markdown_cell if cell.code is None else v4.new_code_cell
        notebook.cells.append(new(cell.text(target.lang, target.other), id=cell.key))
    return notebook


def normalised(notebook: NotebookNode, target: Target) -> str:
    """The notebook as text, without what differs from run to run or is of use only while the kernel lives.

    A saved widget view names a model that is gone when the file is opened, and hides the picture beside it;
    so it goes. Raises SourceError where a cell wrote to stderr: a warning is no part of a lesson.
    """
    notebook.metadata.pop("widgets", None)
    notebook.metadata["language_info"] = {"name": "python"}  # the full answer tells the patch version
    for cell in notebook.cells:
        cell.metadata = {}
        for output in cell.get("outputs", ()):
            output.get("data", {}).pop(WIDGET, None)
            output.get("metadata", {}).pop(WIDGET, None)
            if output.get("name") == "stderr":
                said = _plain(output["text"])
                raise SourceError(f"{target.name} in {target.lang} [{cell.id}] wrote to stderr: {said}")
    nbformat.validate(notebook)
    text: str = nbformat.writes(notebook, version=4)  # type: ignore[no-untyped-call]
    return text + "\n"


def _plain(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;]*m", "", text).strip()
