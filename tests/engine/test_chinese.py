"""The Chinese of the package: Traditional characters, as written in Taiwan."""

from collections.abc import Iterator, Mapping
from dataclasses import Field
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any

import pytest

import boardkit
from boardkit.core.clause import Clause, Rulebook
from boardkit.core.text import Text

MAINLAND = "屏幕 鼠標 軟件 信息 默認 網絡 視頻 點擊 程序 數據 質量 菜單 保存 撤銷 打印 激活 支持 界面".split()
"""Words of the mainland for which Taiwan says 螢幕, 滑鼠, 軟體, 訊息, 預設, 網路, 影片, 點, 程式, 資料, 品質 …"""


def texts_in(thing: Any, seen: set[int], depth: int = 8) -> Iterator[Text]:
    """Every Text that can be reached from a module's names."""
    if id(thing) in seen or not depth:
        return
    seen.add(id(thing))
    if isinstance(thing, Text):
        yield thing
        return
    if isinstance(thing, Field):
        thing = thing.metadata
    if isinstance(thing, Mapping) and not isinstance(thing, Rulebook):
        thing = [*thing.keys(), *thing.values()]
    elif type(thing).__module__.startswith("boardkit") or isinstance(thing, type):
        inside = [getattr(thing, "__dict__", {})]
        thing = [*inside, *thing] if isinstance(thing, tuple) else inside
    if isinstance(thing, tuple | list | set | frozenset):
        for one in thing:
            yield from texts_in(one, seen, depth - 1)


def all_texts() -> dict[Text, str]:
    """Every Text constant of the package, with its module."""
    found: dict[Text, str] = {}
    for module in walk_packages(boardkit.__path__, "boardkit."):
        names = vars(import_module(module.name))
        for value in [v for k, v in names.items() if not k.startswith("__")]:
            for text in texts_in(value, set()):
                found.setdefault(text, module.name)
    return found


def simplified(text: str) -> set[str]:
    """Characters that the mainland's character set has and Taiwan's has not."""

    def fits(letter: str, codec: str) -> bool:
        try:
            letter.encode(codec)
        except UnicodeEncodeError:
            return False
        return True

    return {letter for letter in text if letter > "\u2e80" and fits(letter, "gb2312") and not fits(letter, "big5")}


def test_the_check_sees_simplified_characters_and_lets_traditional_ones_pass() -> None:
    assert simplified("这张卡片谁拿走宝藏") == set("这张谁宝")
    assert simplified("這張卡片誰拿走寶藏，后、里、只、台、面、干") == set()


def test_no_text_has_a_simplified_character_or_a_mainland_word() -> None:
    texts = all_texts()
    assert len(texts) > 100
    assert {text: where for text, where in texts.items() if simplified(text.zh)} == {}
    assert {text: where for text, where in texts.items() if any(word in text.zh for word in MAINLAND)} == {}


def test_no_string_in_the_sources_has_a_simplified_character() -> None:
    for path in Path(boardkit.__path__[0]).rglob("*.py"):
        if path.name == "japanese.py":
            continue  # Japanese writes some characters as the mainland does
        assert simplified(path.read_text(encoding="utf-8")) == set(), path.name


def test_every_text_has_both_languages_with_the_same_blanks() -> None:
    for text, where in all_texts().items():
        assert text.en.strip(), where
        assert text.zh.strip(), where
        text.blanks()


def test_texts_of_clauses_are_among_those_looked_at() -> None:
    texts = all_texts()
    raj = import_module("boardkit.games.raj.rulebook").RULEBOOK
    clauses: list[Clause] = list(raj.values())
    assert all(text in texts for clause in clauses for text in (clause.rule, clause.refuses, clause.tells) if text)


@pytest.mark.parametrize("letter", ["，", "。", "？", "！", "：", "「"])
def test_full_width_punctuation_is_let_pass(letter: str) -> None:
    assert simplified(letter) == set()
