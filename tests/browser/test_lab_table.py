"""People at one screen: the curtain, the timeline, saving and loading, a bot that fails, a kernel that is lost."""

import pytest
from playwright.sync_api import expect

from tests.browser.at_table import ALONE, PLAY, assert_axe_clean, state
from tests.browser.lab import Lab

TWO_AND_A_BOT = PLAY + 'board = play("raj", ["Ann", "Ben", "careful"], lang="{lang}", seed=4)\nboard'
SETTLED = """(node) => Promise.all(node.getAnimations({ subtree: true }).map((one) => one.finished.catch(() => 1)))
    .then(() => new Promise(requestAnimationFrame)).then(() => node.outerHTML)"""
"""The board as HTML, once nothing moves any more."""


def chosen_behind_the_curtain(desk: Lab, card: str) -> str:
    """Ann opens the curtain and chooses; the board as HTML after it has fallen."""
    desk.forget()
    board = desk.show(TWO_AND_A_BOT.format(lang="en"))
    curtain = board.locator(".bk-curtain")
    expect(curtain).to_contain_text("Ann")
    assert desk.legal() == []
    assert not board.locator('[data-panel="hand"]').count()
    desk.press("Ann: show me my things")
    desk.spot(card).and_(desk.page.locator(".is-legal")).wait_for()
    expect(curtain).to_be_hidden()
    assert len(desk.legal()) == 15
    desk.click(card)
    expect(curtain).to_be_visible()
    expect(curtain).not_to_contain_text("Ann:")
    assert desk.legal() == []
    html: str = board.evaluate(SETTLED)
    return html


def test_what_one_person_chose_is_nowhere_when_the_curtain_has_fallen(desk: Lab) -> None:
    one, other = (chosen_behind_the_curtain(desk, card) for card in ("red.7", "red.9"))
    assert one == other, "the page is the same whichever card it was"


def test_two_people_and_a_bot_play_at_one_screen(desk: Lab) -> None:
    board = desk.show(TWO_AND_A_BOT.format(lang="en"))
    assert_axe_clean(desk.page)
    desk.press("Ann: show me my things")
    desk.spot("red.7").and_(desk.page.locator(".is-legal")).wait_for()
    assert_axe_clean(desk.page)
    desk.press("Hide my things")
    expect(board.locator(".bk-curtain")).to_be_visible()
    assert desk.legal() == []

    secret = board.get_by_label("Ann: type your choice unseen")
    assert secret.get_attribute("type") == "password"
    secret.fill("99")
    secret.press("Enter")
    expect(desk.note).to_contain_text("cannot be chosen")
    assert "99" not in board.inner_text()
    secret.fill("7")
    secret.press("Enter")
    expect(board.locator(".bk-curtain")).not_to_contain_text("Ann:")

    # Ann forgot what it was: she looks as long as she holds the button.
    peek = board.get_by_role("button", name="Ann: hold to look at your own", exact=True)
    box = peek.bounding_box()
    assert box
    desk.page.mouse.move(box["x"] + 9, box["y"] + 9)
    desk.page.mouse.down()
    expect(desk.spot("red.7")).to_have_attribute("aria-label", "red 7, your choice for this round")
    desk.page.mouse.up()
    expect(board.locator(".bk-curtain")).to_be_visible()
    desk.spot("red.7").wait_for(state="detached")

    desk.press("Ben: show me my things")
    desk.spot("blue.9").click()
    expect(desk.log).to_contain_text("red 7")
    assert "blue 9" in desk.log.inner_text()
    expect(board.locator(".bk-curtain")).to_contain_text("Ann")
    assert state(desk, "unspent[0].__len__()") == "14"


# ---- The timeline


def test_scrub_back_branch_and_return(desk: Lab) -> None:
    board = desk.show(ALONE)
    for card in ("7", "8", "9"):
        desk.run_code(f'board.match.play("{card}")')
    desk.wait_spent("red.9")
    slider = board.get_by_role("slider")
    slider.focus()
    slider.press("Home")
    expect(board.locator(".bk-back")).to_be_visible()
    desk.spot("red.9").wait_for()
    assert desk.legal() == []
    assert_axe_clean(desk.page)
    end = int(slider.get_attribute("max") or "0")
    for _ in range(4):  # faster than answers come: the latest wish wins
        slider.press("ArrowRight")
    expect(slider).to_have_js_property("value", "4")
    expect(slider).to_have_attribute("aria-valuetext", f"Step 5 of {end + 1}")
    board.get_by_role("button", name="Every detail").click()
    expect(slider).not_to_have_attribute("max", str(end))
    board.get_by_role("button", name="One step on").click()
    expect(board.locator(".bk-back")).to_be_visible()
    board.locator(".bk-back").get_by_role("button", name="Back to the game").click()
    expect(board.locator(".bk-back")).to_be_hidden()
    assert desk.legal()

    before = state(desk, "unspent[0]")
    board.get_by_role("button", name="Every detail").click()
    expect(slider).to_have_attribute("max", str(end))
    for _ in range(4):
        board.get_by_role("button", name="One step back").click()
    desk.press("Go on from here another way")
    expect(board.locator(".bk-back")).to_be_hidden()
    assert "red.9" in desk.legal()
    desk.click("red.15")
    desk.wait_spent("red.15")
    assert state(desk, "unspent[0]") != before
    desk.press("Return to how it went before")
    desk.spot("red.15").and_(desk.page.locator(".is-legal")).wait_for()
    assert state(desk, "unspent[0]") == before


def test_a_hint_and_taking_back_with_everybodys_yes(desk: Lab) -> None:
    desk.show(ALONE)
    desk.press("Hint")
    expect(desk.note).to_contain_text("would choose")
    desk.click("red.7")
    desk.wait_spent("red.7")
    desk.press("Take back")
    expect(desk.note).to_contain_text("core.take-back.shown")  # the computer players say no

    board = desk.show(PLAY + 'board = play("raj", ["Ann", "Ben"], lang="en", seed=4)\nboard')
    for name, number in [("Ann", "7"), ("Ben", "8")]:
        board.get_by_label(f"{name}: type your choice unseen").fill(number)
        board.get_by_label(f"{name}: type your choice unseen").press("Enter")
        if name == "Ann":
            expect(board.get_by_label("Ann: type your choice unseen")).to_have_count(0)
    expect(desk.log).to_contain_text("red 7 and blue 8")
    desk.press("Take back")
    desk.press("Everybody agrees: take it back")
    expect(desk.log).not_to_contain_text("red 7 and blue 8")
    desk.press("Do it again")
    expect(desk.log).to_contain_text("red 7 and blue 8")
    assert "take-back" in desk.run_code("board.match.record.marks")


# ---- Saving, loading, a new game


@pytest.mark.parametrize("size", ["phone"])
def test_a_round_for_two_on_a_phone_in_chinese(desk: Lab, size: str) -> None:
    board = desk.show(TWO_AND_A_BOT.format(lang="zh-Hant"))
    page = desk.page
    expect(board).to_have_attribute("data-width", "360")
    for name, card in [("Ann", "red.7"), ("Ben", "blue.8")]:
        opens = board.get_by_role("button", name=f"{name}：打開我的畫面", exact=True)
        opens.tap()
        desk.spot(card).and_(page.locator(".is-legal")).wait_for()
        page.wait_for_timeout(500)  # a second tap at once would be taken for half of a double one, and do nothing
        desk.spot(card).tap()
        if name == "Ann":
            expect(board.locator(".bk-curtain")).to_contain_text("Ben")
    expect(desk.log).to_contain_text("紅7")
    for english in ("turn", "show", "Hide", "Your", "card"):
        assert english not in board.inner_text()
    assert_axe_clean(page)
    board.get_by_role("button", name="往前一步", exact=True).tap()
    expect(board.locator(".bk-back")).to_be_visible()
    assert_axe_clean(page)
    board.locator(".bk-back").get_by_role("button", name="回到遊戲", exact=True).tap()
    board.get_by_role("button", name="選單", exact=True).tap()
    box = board.locator("dialog")
    box.get_by_role("button", name="新遊戲", exact=True).tap()
    assert_axe_clean(page)
    placed = box.bounding_box()
    assert placed
    assert placed["x"] >= 0
    assert placed["x"] + placed["width"] <= 360
    box.get_by_role("button", name="關閉", exact=True).tap()
    wide = board.evaluate("(node) => [node.scrollWidth, node.clientWidth]")
    assert wide[0] <= wide[1], "nothing sticks out at the side"


FOCUSED = """() => {
    const node = document.activeElement;
    return [node.getAttribute('data-spot') ?? '', node.getAttribute('type') ?? '', node.closest('.bk') !== null];
}"""


def test_a_round_and_the_timeline_by_keyboard_alone(desk: Lab) -> None:
    desk.show(ALONE)
    page, keys = desk.page, desk.page.keyboard
    page.locator(".jp-Notebook .jp-CodeCell").first.locator(".jp-InputPrompt").click()

    def tab_to(what: str) -> None:
        for _ in range(40):
            keys.press("Tab")
            spot, kind, _ = page.evaluate(FOCUSED)
            if what in {kind, spot.partition(".")[0]}:
                return
        pytest.fail(f"Tab never reached {what}")

    tab_to("red")
    keys.press("ArrowRight")
    card, _, _ = page.evaluate(FOCUSED)
    assert card == "red.2"
    keys.press("Enter")
    desk.wait_spent(card)
    assert "red 2" in desk.spoken()
    assert page.evaluate(FOCUSED)[2], "the focus stays on the board"
    tab_to("range")
    keys.press("ArrowLeft")
    expect(desk.board.locator(".bk-back")).to_be_visible()
    expect(desk.board.locator("[aria-live=polite]")).to_contain_text("earlier moment")
    keys.press("End")
    expect(desk.board.locator(".bk-back")).to_be_hidden()
    assert page.evaluate(FOCUSED)[1] == "range", "the focus stays on the slider"
