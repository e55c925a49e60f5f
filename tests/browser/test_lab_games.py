"""Whole games in JupyterLab, and what the board answers on the way."""

import json

import pytest

from tests.browser.lab import BOARD_CELL, Lab

CARDS = [f"red.{number}" for number in range(1, 16)]
FOCUSED = """() => {
    const node = document.activeElement;
    return [node.getAttribute('data-spot') ?? '', node.getAttribute('aria-disabled') === 'true'];
}"""


@pytest.fixture
def start(desk: Lab) -> Lab:
    desk.show(BOARD_CELL.format(lang="en"))
    return desk


def scores(lab: Lab) -> list[int]:
    """The final scores in the kernel, after a check that the game is over and every tile is somewhere."""
    found: list[int] = json.loads(
        lab.run_code(
            "import json; s = board.match.state; print(json.dumps([len(s.to_act), sum(s.scores()),"
            " sum(int(tile.removeprefix('tile.')) for tile in s.pot), *s.scores()]))"
        )
    )
    to_act, points, unclaimed, *each = found
    assert to_act == 0
    assert points + unclaimed == 40
    return each


def test_the_game_is_on_the_table_in_the_first_screen(lab: Lab) -> None:
    lab.open("start.ipynb")
    picture = lab.page.locator(".jp-OutputArea img[alt]").first
    picture.wait_for()
    box = picture.bounding_box()
    assert box
    assert box["y"] < 400, "the table begins in the upper half of a laptop's screen"


def test_a_card_is_played_and_a_wrong_click_is_answered_with_its_rule(start: Lab) -> None:
    assert start.legal() == CARDS
    start.click("red.7")
    start.wait_spent("red.7")
    assert "red 7" in start.log.inner_text()
    assert "raj.round.reveal" in start.log.inner_text()
    turn = start.run_code("board.match.state.unspent[0]")

    for wrong, clause in [("red.7", "raj.round.spent"), ("blue.5", "raj.setup.hand")]:
        if start.spot(wrong).count():
            start.click(wrong)
            start.note.get_by_text(clause).wait_for()
            assert start.note.get_attribute("data-kind") == "refusal"
            assert clause not in start.log.inner_text()
    assert start.run_code("board.match.state.unspent[0]") == turn, "a refusal changes nothing"
    start.click("red.8")
    start.wait_spent("red.8")
    assert "raj.round.spent" not in start.note.inner_text(), "the next move clears the note"


def test_a_whole_game_by_mouse(start: Lab) -> None:
    for number, card in enumerate(CARDS, 1):
        start.click(card)
        start.wait_spent(card)
        if number < 15:
            assert start.legal() == CARDS[number:]
    points = scores(start)
    board = start.wait_board().inner_text()
    assert all(str(each).replace("-", "−") in board for each in points)
    assert start.legal() == []
    assert start.log.locator(".bk-entry").count() >= 15


def test_a_whole_game_by_keyboard_alone(start: Lab) -> None:
    page = start.page
    page.locator(".jp-Notebook .jp-CodeCell").first.locator(".jp-InputPrompt").click()  # the board's cell
    for _ in range(60):
        page.keyboard.press("Tab")
        name, _ = page.evaluate(FOCUSED)
        if name:
            break
    else:
        pytest.fail("Tab never reached the board")
    page.keyboard.press("Home")
    for played in range(15):
        for _ in range(80):
            name, wrong = page.evaluate(FOCUSED)
            assert name, "the focus stays on the board"
            if name.startswith("red.") and not wrong:
                break
            page.keyboard.press("PageDown")
        else:
            pytest.fail(f"no card could be reached in round {played + 1}")
        page.keyboard.press("Enter" if played % 2 else "Space")
        start.wait_spent(name)
        assert name.replace(".", " ") in start.spoken(), "what happened is spoken"
    scores(start)


def test_what_is_played_in_a_cell_moves_on_the_board(start: Lab) -> None:
    start.run_code('board.match.play("7")')
    start.wait_spent("red.7")
    start.click("red.8")
    start.wait_spent("red.8")
    assert start.run_code("len(board.match.state.unspent[0])") == "13"


def test_in_chinese(lab: Lab) -> None:
    lab.open("zh-Hant/start.ipynb")
    lab.run_all()
    assert lab.wait_board().get_attribute("lang") == "zh-Hant"
    lab.click("red.7")
    lab.wait_spent("red.7")
    assert "紅7" in lab.log.inner_text()
    lab.click("red.7")
    lab.note.get_by_text("raj.round.spent").wait_for()
    assert "打出的卡片從遊戲中移除" in lab.note.inner_text()
    for english in ("Your", "card", "tile", "What happened"):
        assert english not in lab.board.inner_text()
