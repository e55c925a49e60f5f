"""The examples in docstrings and in the README are true."""

import doctest
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import pytest

import boardkit

ROOT = Path(__file__).resolve().parents[2]
MODULES = ["boardkit", *(module.name for module in walk_packages(boardkit.__path__, "boardkit."))]
PAGES = sorted(ROOT.glob("*.md"))


@pytest.mark.parametrize("module", MODULES)
def test_examples_in_docstrings(module: str) -> None:
    assert doctest.testmod(import_module(module)).failed == 0


def test_there_are_examples() -> None:
    finder = doctest.DocTestFinder(exclude_empty=True)
    found = [test for name in MODULES for test in finder.find(import_module(name)) if test.examples]
    assert len(found) >= 2


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples_on_pages(page: Path) -> None:
    assert doctest.testfile(str(page), module_relative=False, encoding="utf-8").failed == 0
