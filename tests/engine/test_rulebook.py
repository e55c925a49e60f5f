"""Rulebooks: every rule line of the source is claimed once or excused, every clause is whole and is used."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from boardkit.core.clause import SHARED, Clause, Refusal, Rulebook
from boardkit.core.source import BLANK, Source, digest
from boardkit.core.text import Text
from tests.engine.walks import GAMES

REAL = sorted(set(GAMES) - {"tiny"})
ROOMS = Path(__file__).resolve().parents[2] / "boardkit" / "games"

NOT_CITED: dict[str, str] = {}
"""Clauses that no code of their game names, each with the reason."""


def cited(name: str) -> Iterator[tuple[str, str]]:
    """(clause id, file) for every id that stands in a string or a docstring of a game's code."""
    pattern = re.compile(rf"(?<![\w.]){name}(?:\.[a-z]+(?:-[a-z]+)*)+")
    for path in sorted((ROOMS / name).rglob("*.py")):
        if (
            path.stem.partition("_")[0] not in {"rulebook", "source"} and "lesson" not in path.parts
        ):  # keys that look the same
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    yield from ((found, path.name) for found in pattern.findall(node.value))


@pytest.mark.parametrize("real", REAL)
def test_every_clause_that_the_code_names_exists_and_every_clause_is_named(real: str) -> None:
    book = GAMES[real].rulebook
    named = dict(cited(real))
    assert {clause: where for clause, where in named.items() if clause not in book} == {}
    assert {clause.id for clause in book.own} - set(named) == {c for c in NOT_CITED if c.startswith(f"{real}.")}


@pytest.mark.parametrize("real", REAL)
def test_lessons_teach_clauses_that_exist(real: str) -> None:
    for lesson in GAMES[real].lessons.values():
        taught = {clause for _, step in lesson.steps() for clause in step.teaches}
        assert taught
        assert taught <= set(GAMES[real].rulebook)


@pytest.mark.parametrize("real", REAL)
def test_every_line_of_the_source_is_claimed_or_excused_and_not_both(real: str) -> None:
    source, book = GAMES[real].source, GAMES[real].rulebook
    claimed = {line for clause in book.own for line in clause.lines}
    excused = set(source.not_rules)
    assert claimed & excused == set()
    assert claimed | excused == set(source.lines())
    assert all(source.not_rules.values())


@pytest.mark.parametrize("real", REAL)
def test_digests_are_well_formed(real: str) -> None:
    source = GAMES[real].source
    assert all(one == BLANK or re.fullmatch("[0-9a-f]{6}", one) for one in source.digests)
    assert len(source.lines()) > 10


def test_a_digest_is_that_of_the_words_and_a_blank_line_has_none() -> None:
    text = "one rule\n\n  another  \n"
    source = Source("d", tuple(map(digest, text.splitlines())), {})
    assert source.lines() == (1, 3)
    assert source.fits("one rule\n \nanother")
    assert not source.fits("one rule\n\nanother one")
    assert not source.fits("one rule\n\nanother\nmore")


def test_every_clause_is_whole(name: str) -> None:
    for clause in GAMES[name].rulebook.values():
        assert clause.id.partition(".")[0] in (name, "core")
        assert re.fullmatch(r"[a-z]+(\.[a-z]+(-[a-z]+)*)+", clause.id)
        assert clause.lines or clause.ruling, f"{clause.id} comes from nowhere"
        assert clause.rule.blanks() == set(), "a rule is said without an occasion"
        for text in (clause.rule, clause.refuses, clause.tells):
            assert text is None or (text.blanks() is not None and all(text))


def test_shared_clauses_stand_in_every_rulebook_before_its_own(name: str) -> None:
    book = GAMES[name].rulebook
    assert tuple(book.values()) == (*SHARED, *book.own)
    assert len(book) == len(SHARED) + len(book.own)
    assert all(book[clause.id] is clause for clause in book.own)


def test_a_clause_that_stands_twice_is_refused() -> None:
    twice = Clause("a.b", Text("x", "x"), (1,))
    with pytest.raises(ValueError, match="twice"):
        Rulebook((twice, twice))
    with pytest.raises(ValueError, match="twice"):
        Rulebook((SHARED[0],))


def test_a_refusal_says_what_was_wrong_and_then_what_would_be_right() -> None:
    book = GAMES["raj"].rulebook
    spent = Refusal("raj.round.spent", {"card": "red.9"}, ("red.1", "red.2"))
    said = book.refusal(spent)
    assert said.index("red 9") < said.index("red 1 and red 2")
    assert book.refusal(spent._replace(right=())) == "The red 9 has been played already and is out of the game."
