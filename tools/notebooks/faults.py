"""What is wrong with a cell of a source: whatever a reader of either language would stumble over."""

import re
from collections import Counter
from collections.abc import Iterator

from tools.notebooks.languages import LANGUAGES, faults_of_chinese, length

LONGEST = {"en": 60, "zh-Hant": 120}  # words, characters: what a twelve-year-old reads before doing something
PLACEHOLDERS = ("{lang}", "{other}")
# What a translation carries over untouched.
_CARRIED = {"placeholder": r"\{[a-z]+\}", "code": r"`[^`\n]+`", "link to": r"(?<=\]\()[^)]*(?=\))"}


def faults(key: str, table: object) -> Iterator[str]:
    """Each fault of the cell `key`, with what would be right."""
    if not re.fullmatch(r"[a-z0-9-]{1,64}", key):
        yield "a key is made of small letters, digits and hyphens, 64 at most: it becomes the cell's id"
    if not isinstance(table, dict):
        yield "not a cell; a cell is a table, [key], holding code, or en and zh-Hant"
        return
    for name, text in table.items():
        if name not in ("code", *LANGUAGES):
            yield f"{name!r} is unknown; a cell holds code, or en and zh-Hant"
        elif not isinstance(text, str) or not text.strip():
            yield f"{name} is empty; write a text or leave the cell out"
    if "code" not in table:
        yield from _of_prose({lang: table[lang] for lang in LANGUAGES if isinstance(table.get(lang), str)})
    elif len(table) > 1:
        yield "code and prose in one cell; make two cells of it"


def _of_prose(texts: dict[str, str]) -> Iterator[str]:
    for lang in LANGUAGES:
        if lang not in texts:
            yield f"no {lang}; every text is written in {' and '.join(LANGUAGES)}"
    for lang, text in texts.items():
        if (long := length(text, lang)) > LONGEST[lang]:
            yield f"{lang} is {long} long, {LONGEST[lang]} at most: split it, with something to do in between"
        for unknown in sorted(set(re.findall(r"\{[a-z]+\}", text)) - set(PLACEHOLDERS)):
            yield f"{lang} has {unknown}; known are {' and '.join(PLACEHOLDERS)}"
    if "zh-Hant" in texts:
        yield from (f"zh-Hant: {fault}" for fault in faults_of_chinese(texts["zh-Hant"]))
    if len(texts) == len(LANGUAGES):
        yield from _drift(texts)


def _drift(texts: dict[str, str]) -> Iterator[str]:
    for what, pattern in _CARRIED.items():
        en, zh = (Counter(re.findall(pattern, texts[lang])) for lang in LANGUAGES)
        for item in sorted((en - zh) + (zh - en)):
            yield f"{what} {item}: {en[item]} times in en, {zh[item]} times in zh-Hant; make them the same"
