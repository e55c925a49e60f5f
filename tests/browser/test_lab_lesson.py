"""Raj's lesson in JupyterLab: by mouse to its end, by keyboard, on a phone, in both languages, and when things get lost."""

import json

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from boardkit.core.lesson import Quiz
from tests.browser.conftest import Desks
from tests.browser.lab import BOARD, Lab
from tests.browser.learner import KeyboardLearner, Learner
from tests.browser.watch import anonymous, comparable

KINDS = ("one", "many", "number", "place")


def assert_axe_clean(learner: Learner, where: str) -> None:
    found = Axe().run(learner.lab.page, context=BOARD)
    assert found.violations_count == 0, f"{where}: {found.generate_report()}"


def in_view(learner: Learner, key: str) -> bool:
    """Is all of a button in sight, and nothing over it?"""
    seen: bool = learner.button(key).evaluate(
        """(node) => {
            const { left, top, right, bottom } = node.getBoundingClientRect();
            return top >= 0 && left >= 0 && right <= innerWidth && bottom <= innerHeight
                && [[left + 3, top + 3], [right - 3, bottom - 3], [(left + right) / 2, (top + bottom) / 2]]
                    .every(([x, y]) => node.contains(document.elementFromPoint(x, y)));
        }"""
    )
    return seen


def first_of_each_kind(learner: Learner) -> dict[str, int]:
    """By kind of question: the first step that asks one."""
    found: dict[str, int] = {}
    for at, (_, step) in enumerate(learner.tutor.lesson.steps()):
        if isinstance(step, Quiz):
            found.setdefault(step.question.kind, at)
    assert found.keys() == set(KINDS)
    return found


def test_the_whole_lesson_by_mouse(desk: Lab) -> None:
    learner = Learner(desk)
    board = learner.begin()
    last = len(learner.tutor) - 1
    for at in range(last + 1):
        learner.solve()
        if at < last:
            learner.next()
    expect(board.locator(".bk-finished")).to_be_visible()
    assert desk.run_code("len(board.tutor.done) == len(board.tutor)") == "True"


def test_a_wrong_try_is_explained_by_its_rule_and_can_be_tried_again(desk: Lab) -> None:
    learner = Learner(desk)
    board = learner.begin()
    learner.turn_to(16)  # worst-card-wins
    learner.play("red.15")
    told = learner.hear_out()
    assert len(told) > 1, "it is told sentence by sentence"
    expect(learner.verdict).to_have_attribute("data-solved", "false")
    assert "Three 15s cancel each other" in learner.verdict.inner_text()
    assert "raj.tie.cancel" in learner.verdict.inner_text()
    assert not learner.button("next").is_visible()
    learner.press("again")
    desk.spot("red.1").and_(desk.page.locator(".is-legal")).wait_for()
    for level in range(1, 4):
        learner.press("hint")
        expect(board.locator(".bk-hint")).to_have_count(level)
    assert not learner.button("hint").is_visible()
    assert "red 1" in board.locator(".bk-hints").inner_text()
    learner.tutor.go(16)
    learner.solve()


@pytest.mark.parametrize(("lang", "theme"), [("en", "light"), ("zh-Hant", "dark")])
def test_axe_finds_nothing_in_any_state_of_a_lesson(desk: Lab, lang: str, theme: str) -> None:
    learner = Learner(desk, lang=lang)
    board = learner.begin(theme)
    assert_axe_clean(learner, "step")
    learner.press("hint")
    board.locator(".bk-hint").wait_for()
    assert_axe_clean(learner, "hint")
    learner.turn_to(16)
    learner.play("red.1")
    board.locator(".bk-newest").wait_for()
    assert_axe_clean(learner, "told")
    learner.hear_out()
    assert_axe_clean(learner, "verdict")
    board.locator(".bk-strip summary").click()
    assert_axe_clean(learner, "all steps")
    board.locator(".bk-strip summary").click()
    for kind, at in first_of_each_kind(learner).items():
        learner.turn_to(at)
        assert_axe_clean(learner, f"question: {kind}")
        learner.answer(learner.right()[:1])
        assert_axe_clean(learner, f"answered: {kind}")
        if lang == "zh-Hant":
            for english in ("Who", "card", "tile", "Step", "Next", "right"):
                assert english not in board.inner_text()


def test_the_first_part_by_keyboard_alone(desk: Lab) -> None:
    learner = KeyboardLearner(desk)
    board = learner.begin()
    steps = learner.tutor.part.steps
    for at, step in enumerate(steps):
        if at:
            learner.press("next")
            learner.at(at)
            learner.listen_for(step.text.en)
        if isinstance(step, Quiz):
            learner.listen_for(board.locator(".bk-quiz .bk-prompt").inner_text())
        learner.solve()
        learner.listen_for(learner.verdict.locator(".bk-note-text").inner_text())


@pytest.mark.parametrize("size", ["phone"])
def test_what_comes_next_is_in_view_on_a_phone(desk: Lab, size: str) -> None:
    learner = Learner(desk, lang="zh-Hant")
    board = learner.begin()
    expect(board).to_have_attribute("data-width", "360")
    for at in range(6):
        learner.solve()
        assert in_view(learner, "next"), f"step {at + 1}"
        learner.next()
    wide = board.evaluate("(node) => [node.scrollWidth, node.clientWidth]")
    assert wide[0] <= wide[1], "nothing sticks out at the side"
    assert_axe_clean(learner, "on a phone")


def test_progress_survives_a_kernel_restart_and_a_reload(desk: Lab, desks: Desks) -> None:
    learner = Learner(desk)
    learner.begin()
    for _ in range(2):
        learner.solve()
        learner.next()
    desk.restart()
    assert desk.board.locator(".bk-step").is_visible(), "the step is still there"
    learner.begin()
    learner.at(2)
    expect(desk.note).to_contain_text("Going on where you were")
    assert desk.board.locator('.bk-bit[data-done="true"]').count() == 2
    learner.solve()
    desk.open("desk.ipynb")
    learner.begin()
    learner.at(2)
    assert desk.board.locator('.bk-bit[data-done="true"]').count() == 3
    # One click starts over.
    desk.board.locator(".bk-lesson-head").get_by_role("button", name="Menu").click()
    box = desk.board.locator("dialog")
    with desk.page.expect_download() as download:
        box.get_by_role("button", name="Take your progress out as a file").click()
    kept = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert (kept["lesson"], kept["at"], len(kept["done"])) == ("raj.learn", 2, 3)
    box.get_by_role("button", name="Start the lesson over").click()
    box.get_by_role("button", name="Start the lesson over").click()
    learner.at(0)
    assert desk.board.locator('.bk-bit[data-done="true"]').count() == 0


# The same question, twice: in the other world another answer is right, and nothing else differs.
OTHER_WORLD = """
from unittest import mock
from boardkit.core.quiz import Question
from boardkit_widgets import learn
genuine = Question.case
def with_another_answer(question, seed):
    case = genuine(question, seed)
    if not world:
        return case
    others = [name for name in case.choices if name not in case.right] or ["-77"]
    return case._replace(right=frozenset(others[:1]), why=tuple(reversed(case.why)), feedback={{}})
with mock.patch.object(Question, "case", with_another_answer):
    board = learn("raj", lang="en")
    board.tutor.go({at})
    board.settle()
board
"""


def test_nothing_holds_the_answer_before_it_is_given(desk: Lab, desks: Desks) -> None:
    """Twins: the wire and the page are the same, whatever the right answer is, until one is given.

    The handout, sent along for print and for readers without a kernel, has its answers folded; while the board lives
    it is not on the page.
    """
    learner = Learner(desk)
    for kind, at in first_of_each_kind(learner).items():
        worlds = []
        for world in (0, 1):
            desk.forget()
            desk.run_code(f"world = {world}")
            frames = desks.watches["laptop"].frames
            frames.clear()
            board = desk.show(OTHER_WORLD.format(at=at))
            learner.at(at)
            learner.press("hint")
            board.locator(".bk-hint").wait_for()
            messages = [m for m in desks.watches["laptop"].widget_messages() if '"comm_id"' in m]
            sent = [comparable(message) for message in messages]
            assert len(sent) > 2, "the board was made, moved to the question, and gave a hint"
            assert not desk.page.locator(".jp-OutputArea-output details:not(.bk *)").count()
            worlds.append((sorted(sent), anonymous(board.evaluate("(node) => node.outerHTML"))))
        assert worlds[0] == worlds[1], kind
