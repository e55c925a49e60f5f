"""The front end with the real Python behind it: two people at one screen, the timeline, saving, a lesson's questions."""

import json

from boardkit import game
from boardkit.core.lesson import Quiz
from boardkit_widgets import learn, play
from tests.browser.page.conftest import OpenPage
from tests.browser.page.kernel import Kernel, traits


def test_what_somebody_has_chosen_leaves_no_trace_under_the_curtain(bare: OpenPage) -> None:
    page = bare(own=True, viewport={"width": 800, "height": 1200})
    boards = [play("raj", ["Ann", "Bo"], seed=7, keep=None) for _ in range(2)]
    kernel = Kernel(page, *boards)
    for number, card in enumerate(("red.7", "red.9")):
        page.named("Ann: show me my things", number).click()
        kernel.wait()
        page.press(card, number)
        kernel.wait()
        page.page.wait_for_timeout(300)
    assert [board.match.waiting_for for board in boards] == [(1,), (1,)]
    assert page.html(0) == page.html(1)
    page.root().get_by_label("Bo: type your choice unseen").fill("11")
    page.page.keyboard.press("Enter")
    kernel.wait()
    assert boards[0].match.waiting_for == (0, 1), "the next round"


def test_one_looks_back_tries_another_way_and_returns(bare: OpenPage) -> None:
    page = bare(own=True, viewport={"width": 1280, "height": 900})
    board = play("raj", seed=7, keep=None)
    kernel = Kernel(page, board)
    for card in ("red.7", "red.1"):
        page.press(card)
        kernel.wait()
    before = board.match.state
    page.named("First moment").click()
    kernel.wait()
    for _ in range(2):
        page.named("One step on").click()
        kernel.wait()
    page.named("Go on from here another way").click()
    kernel.wait()
    assert board.match.state != before
    assert page.spot("red.7").get_attribute("aria-disabled") == "false"
    page.named("Return to how it went before").click()
    kernel.wait()
    assert board.match.state == before
    page.named("Take back").click()
    kernel.wait()
    note = page.root().locator(".bk-note")
    assert note.get_attribute("data-kind") in ("info", "refusal")


def test_a_game_goes_from_one_board_to_another_by_its_code(bare: OpenPage) -> None:
    page = bare(own=True, viewport={"width": 1280, "height": 900})
    first, second = play("raj", seed=7, keep=None), play("raj", seed=8, keep=None)
    kernel = Kernel(page, first, second)
    page.press("red.7")
    kernel.wait()
    page.named("Menu").click()
    page.named("Save or share").click()
    kernel.wait()
    code = page.root().get_by_label("Share code").input_value()
    page.page.keyboard.press("Escape")
    page.named("Menu", 1).click()
    page.named("Load", 1).click()
    page.root(1).get_by_label("Share code").fill(code)
    page.root(1).get_by_role("dialog").get_by_role("button", name="Load").click()
    kernel.wait()
    assert second.match.state == first.match.state
    assert "goes on from the file" in page.root(1).locator(".bk-note").inner_text()


def test_after_a_restart_the_board_offers_the_game_from_before(bare: OpenPage) -> None:
    page = bare(own=True, viewport={"width": 1280, "height": 900})
    board = play("raj", seed=7)
    kernel = Kernel(page, board)
    page.press("red.7")
    kernel.wait()
    fresh = play("raj", seed=7)
    kernel.show(fresh)
    page.named("Go on with the game from before", 1).click()
    kernel.wait()
    assert fresh.match.state == board.match.state
    assert not page.root(1).locator(".bk-keep").is_visible()


def test_nothing_on_the_page_holds_an_answer_before_it_is_given(bare: OpenPage) -> None:
    steps = [step for _, step in game("raj").lessons["learn"].steps()]
    kinds = {step.question.kind: number for number, step in enumerate(steps) if isinstance(step, Quiz)}
    assert set(kinds) == {"one", "many", "number", "place"}
    page = bare(own=True, viewport={"width": 800, "height": 900})
    board = learn("raj")
    kernel = Kernel(page, board)
    for number in kinds.values():
        board.tutor.go(number)
        board.settle()
        page.change(**traits(board))
        before, html = json.dumps(traits(board), ensure_ascii=False), page.html()
        assert board.lesson["quiz"]["right"] == []
        if board.lesson["quiz"]["kind"] == "number":
            page.root().get_by_label("Your number").fill("999")
        else:
            page.root().locator(".bk-answer").first.click()
        page.named("That is my answer").click()
        kernel.wait()
        assert board.tutor.verdict
        assert board.lesson["quiz"]["right"] == sorted(board.tutor.verdict.answers)
        told = [line["text"] for line in board.lesson["told"]["lines"]]
        decisive = board.lesson["told"]["lines"][-1]["text"]
        assert told
        assert decisive not in before
        assert decisive not in html
        assert decisive in page.root().inner_text()


def test_a_lesson_is_taken_up_where_it_was_left(bare: OpenPage) -> None:
    page = bare(own=True, viewport={"width": 360, "height": 640}, has_touch=True)
    board = learn("raj")
    kernel = Kernel(page, board)
    move = board.tutor.step.hints.move  # type: ignore[union-attr]
    page.spot(move).scroll_into_view_if_needed()
    page.spot(move).tap(force=True)
    kernel.wait()
    while page.named("Go on").is_visible():
        page.named("Go on").tap()
        kernel.wait()
    page.page.wait_for_timeout(600)  # sooner, it would be the second half of a double tap
    page.named("Next").tap()
    kernel.wait()
    assert board.tutor.at == 1
    fresh = learn("raj")
    kernel.show(fresh)
    assert (fresh.tutor.at, fresh.tutor.done) == (1, board.tutor.done)
