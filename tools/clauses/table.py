"""Puts the columns together and looks for holes."""

from typing import NamedTuple

from boardkit.core.game import Game
from boardkit.core.lesson import Quiz
from tools.clauses import runs


class Row(NamedTuple):
    """One clause and where it ran."""

    clause: str
    ran: bool
    """Cited by a refusal or an event of a game."""
    steps: tuple[str, ...]
    quizzes: tuple[str, ...]
    tests: tuple[str, ...]
    says: bool = True
    """Has it a sentence of its own for a refusal or an event? A clause that only defines something has none."""


def table(game: Game, *, with_tests: bool = True) -> list[Row]:
    """A row for each clause of the game's own rulebook."""
    ran = runs.games(game)
    steps: dict[str, set[str]] = {}
    quizzes: dict[str, set[str]] = {}
    for lesson in game.lessons.values():
        found = runs.steps(game, lesson)
        questions = {}
        for _, step in lesson.steps():
            for clause in set(step.teaches) & found[step.key]:
                steps.setdefault(clause, set()).add(step.key)
            if isinstance(step, Quiz):
                questions[step.question.key] = step.question
        for key, question in questions.items():
            for clause in runs.question_ran(question):
                quizzes.setdefault(clause, set()).add(key)
    tests = runs.tests(game) if with_tests else {}
    return [
        Row(
            clause.id,
            clause.id in ran,
            tuple(sorted(steps.get(clause.id, ()))),
            tuple(sorted(quizzes.get(clause.id, ()))),
            tuple(sorted(tests.get(clause.id, ()))),
            bool(clause.refuses or clause.tells),
        )
        for clause in game.rulebook.own
    ]


def holes(rows: list[Row], *, with_tests: bool = True) -> list[str]:
    """Every empty cell, in words. A clause without a sentence cannot run in a game or a test: others cite it."""
    found = []
    for row in rows:
        columns = {"refused or seen": row.ran or not row.says, "lesson step": row.steps, "quiz": row.quizzes}
        if with_tests:
            columns["test"] = row.tests or not row.says
        found += [f"{row.clause}: no {name}" for name, filled in columns.items() if not filled]
    return found


def lines(rows: list[Row]) -> list[str]:
    """The table as text."""
    head = f"{'clause':24} {'ran':4} {'lesson steps':44} {'quizzes':34} tests"
    return [
        head,
        *(
            f"{row.clause:24} {'yes' if row.ran else '-':4} {_short(row.steps, 44)} {_short(row.quizzes, 34)} {len(row.tests)}"
            for row in rows
        ),
    ]


def _short(names: tuple[str, ...], width: int) -> str:
    text = ", ".join(names) or "-"
    return f"{text if len(text) <= width else text[: width - 1] + '…':{width}}"
