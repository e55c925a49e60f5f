"""The builder, on sources made for the purpose: what it makes, and what it refuses."""

import json
from pathlib import Path

import pytest

from tools.notebooks.__main__ import main
from tools.notebooks.build import WIDGET, Target, built, targets
from tools.notebooks.languages import is_simplified, length
from tools.notebooks.source import SourceError, read

GOOD = """
[hello]
en = "# Hello\\n[in Chinese]({other})"
zh-Hant = "# 你好\\n[英文版]({other})"

[sum]
code = '''
lang = "{lang}"
f"{lang}: {1 + 1}"
'''

[slider]
code = '''
from ipywidgets import IntSlider
IntSlider()
'''
"""


def write(root: Path, text: str, name: str = "game/play") -> Path:
    source = root / "_source" / f"{name}.toml"
    source.parent.mkdir(parents=True, exist_ok=True)
    source.write_text(text, encoding="utf-8")
    return source


def test_one_source_makes_both_languages_to_the_same_bytes_each_time(tmp_path: Path) -> None:
    write(tmp_path, GOOD)
    assert main(["--root", str(tmp_path)]) == 0
    english, chinese = tmp_path / "game/play.ipynb", tmp_path / "zh-Hant/game/play.ipynb"
    assert main(["--root", str(tmp_path), "--check"]) == 0

    en, zh = (json.loads(path.read_text(encoding="utf-8")) for path in (english, chinese))
    assert [cell["id"] for cell in en["cells"]] == [cell["id"] for cell in zh["cells"]] == ["hello", "sum", "slider"]
    assert "".join(en["cells"][0]["source"]).endswith("(../zh-Hant/game/play.ipynb)")
    assert "".join(zh["cells"][0]["source"]).endswith("(../../game/play.ipynb)")
    assert en["cells"][1]["outputs"][0]["data"]["text/plain"] == ["'en: 2'"]
    assert zh["cells"][1]["outputs"][0]["data"]["text/plain"] == ["'zh-Hant: 2'"]
    assert en["metadata"]["language_info"] == {"name": "python"}
    assert "widgets" not in en["metadata"]
    assert WIDGET not in english.read_text()
    assert "IntSlider" in "".join(en["cells"][2]["outputs"][0]["data"]["text/plain"])

    english.write_text(english.read_text().replace("en: 2", "en: 3"))
    assert main(["--root", str(tmp_path), "--check"]) == 1
    assert "en: 3" in english.read_text(), "--check may not write"


def test_a_notebook_without_a_source_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "old.ipynb").write_text("{}")
    assert main(["--root", str(tmp_path), "--check"]) == 1
    assert "old.ipynb: no source makes it" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("1 / 0", "ZeroDivisionError"),
        ("import sys\nprint('psst', file=sys.stderr)", "wrote to stderr: psst"),
    ],
)
def test_a_cell_that_fails_or_warns_stops_the_build(tmp_path: Path, code: str, told: str) -> None:
    write(tmp_path, f"[fine]\ncode = '1'\n[bad]\ncode = '''\n{code}\n'''")
    with pytest.raises(SourceError, match="game/play") as caught:
        built(next(targets(tmp_path)))
    assert told in str(caught.value)
    assert "[bad]" in str(caught.value)
    assert not Target(tmp_path, "game/play", "en").path.exists()


@pytest.mark.parametrize(
    ("cell", "told"),
    [
        ("[hi]\nen = 'Hello'", "[hi]: no zh-Hant"),
        ("[hi]\nen = 'Hello'\nzh-Hant = ' '", "[hi]: zh-Hant is empty"),
        ("[hi]\nen = '{other}'\nzh-Hant = '你好'", "placeholder {other}: 1 times in en, 0 times in zh-Hant"),
        ("[hi]\nen = '`a`, `b`'\nzh-Hant = '`a`、`c`'", "code `b`: 1 times in en, 0 times in zh-Hant"),
        ("[hi]\nen = '[x](a.ipynb)'\nzh-Hant = '[x](b.ipynb)'", "link to a.ipynb: 1 times in en"),
        ("[hi]\nen = '{you}'\nzh-Hant = '{you}'", "en has {you}; known are {lang} and {other}"),
        ("[hi]\nen = 'Game'\nzh-Hant = '游戏'", "zh-Hant: Simplified form 戏"),
        ("[hi]\nen = 'Mouse'\nzh-Hant = '用鼠標'", "write 滑鼠"),
        ("[hi]\nen = 'So, yes'\nzh-Hant = '對,是'", "half-width or Western mark in '對,'"),
        (f"[hi]\nen = '{'word ' * 61}'\nzh-Hant = '字'", "en is 61 long, 60 at most"),
        (f"[hi]\nen = 'word'\nzh-Hant = '{'字' * 121}'", "zh-Hant is 121 long, 120 at most"),
        ("[hi]\ncode = '1'\nen = 'one'\nzh-Hant = '一'", "code and prose in one cell"),
        ("[hi]\nde = 'Hallo'\nen = 'Hello'\nzh-Hant = '你好'", "'de' is unknown"),
        ("hi = 1", "[hi]: not a cell"),
        ("['Hi there']\ncode = '1'", "a key is made of small letters"),
        ("[hi]\ncode = '1'\n[hi]\ncode = '2'", "a key twice?"),
        ("", "no cells"),
    ],
)
def test_what_a_reader_would_stumble_over_is_refused_with_file_key_and_remedy(
    tmp_path: Path, cell: str, told: str
) -> None:
    with pytest.raises(SourceError) as caught:
        read(write(tmp_path, cell), "game/play.toml")
    assert told in str(caught.value)
    assert all(line.startswith("game/play.toml") for line in str(caught.value).splitlines())


def test_simplified_forms_are_told_from_traditional_ones() -> None:
    assert all(map(is_simplified, "国来说个这关点击过么们时间学习书万与体听气网离确适"))
    assert not any(map(is_simplified, "主權眼鏡蛇寶藏板塊一墩玩家翻開打出的數字卡，最大、里后只台面干云"))


def test_a_text_is_as_long_as_it_takes_to_read() -> None:
    assert length("Play **a card**, [then](../far/away/from/here.ipynb) look.", "en") == 5
    assert length("打出一張卡片，再看 `board`。", "zh-Hant") == 9
