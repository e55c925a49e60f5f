"""The clause table of each game has no holes: every clause is refused or seen, taught, asked and tested."""

import pytest

from boardkit.games import game, names
from tools.clauses.table import Row, holes, table

TAUGHT = [name for name in names() if game(name).lessons]


@pytest.mark.parametrize("name", TAUGHT)
def test_every_clause_is_seen_taught_and_asked(name):
    assert holes(table(game(name), with_tests=False), with_tests=False) == []


@pytest.mark.long
@pytest.mark.parametrize("name", TAUGHT)
def test_every_clause_is_tested(name):
    assert holes(table(game(name))) == []


def test_an_empty_cell_is_a_hole():
    full = Row("raj.goal", True, ("a-step",), ("a-question",), ("a test",))
    assert holes([full]) == []
    for emptied in (full._replace(steps=()), full._replace(quizzes=()), full._replace(tests=())):
        assert len(holes([emptied])) == 1
    assert holes([full._replace(ran=False)]) == ["raj.goal: no refused or seen"]
