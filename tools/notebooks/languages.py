"""The two languages, and what a text in Traditional Chinese as written in Taiwan may not hold."""

import re
from collections.abc import Iterator

LANGUAGES = ("en", "zh-Hant")

# Big5 has these signs too, as rarities with another meaning, so that the rule below misses them.
# In print today they are Simplified.
_BIG5_RARITIES = frozenset("么万与价优体党厂听圣复宁岭庄忆怀怜惊据极构柜气洁洒淀痒确离种网胜腊苹茧触赶踊适")

# What a mainland text calls it → what Taiwan calls it. Only words that mean nothing else in Taiwan.
_TAIWAN = {
    "默認": "預設",
    "軟件": "軟體",
    "鼠標": "滑鼠",
    "屏幕": "螢幕",
    "網絡": "網路",
    "視頻": "影片",
    "信息": "訊息",
    "代碼": "程式碼",
    "變量": "變數",
    "字符串": "字串",
    "數組": "陣列",
    "加載": "載入",
    "單擊": "點一下",
    "點擊": "點",
    "概率": "機率",
}


def _in(char: str, charset: str) -> bool:
    try:
        char.encode(charset)
    except UnicodeEncodeError:
        return False
    return True


def is_simplified(char: str) -> bool:
    """Whether this is a form that only Simplified Chinese uses.

    GB 2312 (1980) lists what the mainland prints, Big5 (1984) what Taiwan prints; a Chinese character in
    the first and not in the second is Simplified. Python knows both lists, so no table of ours grows stale.
    """
    if not "\u4e00" <= char <= "\u9fff":
        return False
    return char in _BIG5_RARITIES or (_in(char, "gb2312") and not _in(char, "big5"))


def faults_of_chinese(text: str) -> Iterator[str]:
    """What is wrong with a text meant for readers in Taiwan, each with what would be right."""
    simplified = sorted({char for char in text if is_simplified(char)})
    if simplified:
        yield f"Simplified form {' '.join(simplified)}: write the Traditional one"
    for word, right in _TAIWAN.items():
        if word in text:
            yield f"{word} is not said in Taiwan: write {right}"
    for found in re.findall(r"[\u4e00-\u9fff][,;:?!]|[“”]", text):
        yield f"half-width or Western mark in {found!r}: write ，；：？！ and 「」"


def length(text: str, lang: str) -> int:
    """Words of an English text; Chinese characters, foreign words too, of a Chinese one; no link targets."""
    text = re.sub(r"\]\([^)]*\)", "]", text)
    chinese = len(re.findall(r"[\u4e00-\u9fff]", text)) if lang == "zh-Hant" else 0
    return chinese + len(re.findall(r"[A-Za-z0-9][A-Za-z0-9_'’./+-]*", text))
