"""Reads the source of a notebook.

A source is a TOML file; each table is a cell, its name the cell's key, in the order of the file:

    [hello]
    en = '''# Raj'''
    zh-Hant = '''# 主權'''

    [board]
    code = '''
    from boardkit_widgets import play
    play("raj", lang="{lang}")
    '''

`{lang}` becomes the language's code, and `{other}`, in prose, the way to the same notebook in the other
language.
"""

import tomllib
from dataclasses import dataclass
from pathlib import Path

from tools.notebooks.faults import faults


class SourceError(ValueError):
    """A source cannot be built. Its lines each name the file, the cell's key, and what would be right."""


@dataclass(frozen=True)
class Cell:
    """One cell: code, the same for all, or prose, one text a language."""

    key: str
    code: str | None
    prose: dict[str, str]

    def text(self, lang: str, other: str) -> str:
        """The cell as a reader of `lang` gets it; `other` leads to the notebook in the other language."""
        if self.code is not None:
            return self.code.replace("{lang}", lang)
        return self.prose[lang].replace("{lang}", lang).replace("{other}", other)


def read(path: Path, name: str) -> tuple[Cell, ...]:
    """The cells of the source at `path`, which complaints call `name`; SourceError with everything wrong."""
    try:
        tables = tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise SourceError(f"{name}: {error} (a key twice? a text not closed by '''?)") from None
    if not tables:
        raise SourceError(f"{name}: no cells; write [key] and under it code, or en and zh-Hant")
    wrong = [f"{name} [{key}]: {fault}" for key, table in tables.items() for fault in faults(key, table)]
    if wrong:
        raise SourceError("\n".join(wrong))
    stripped = {key: {k: text.strip() for k, text in table.items()} for key, table in tables.items()}
    return tuple(Cell(key, table.pop("code", None), table) for key, table in stripped.items())
