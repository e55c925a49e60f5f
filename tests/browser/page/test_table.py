"""What stands around the board: tools, timeline, dialogs, and the game that the browser keeps."""

import json
from pathlib import Path
from typing import Any

from tests.browser.page import shop
from tests.browser.page.conftest import OpenPage
from tests.browser.page.driver import BoardPage


def open_menu(page: BoardPage, way: str = "") -> None:
    page.named("Menu").click()
    if way:
        page.named(way).click()


def store(page: BoardPage, key: str) -> Any:
    return json.loads(page.page.evaluate("key => localStorage.getItem(key)", key) or "null")


# ---- tools


def test_only_what_can_be_done_is_enabled_and_does_something(bare: OpenPage) -> None:
    page = bare(shop.traits(table=shop.table("take_back")))
    assert page.named("Hint").get_attribute("aria-disabled") == "true"
    page.named("Hint").click(force=True)
    assert page.commands() == []
    page.named("Take back").click()
    page.named("Take back").click()  # no answer yet: once is enough
    assert page.sent() == [{"do": "command", "turn": 1, "name": "take_back", "args": {}}]
    page.change(table=shop.table("hint"), note=shop.note("Taken back.", "info"))
    page.named("Hint").click()
    assert page.commands()[1:] == [("hint", {})]


def test_a_double_click_or_a_held_key_is_one_command(bare: OpenPage) -> None:
    page = bare(shop.traits(table=shop.table("take_back")))
    page.page.evaluate("() => { const m = boards[0].model; m.answer = () => m.change({ note: { ...m.get('note') } }) }")
    page.named("Take back").dblclick()
    assert len(page.commands()) == 1
    for _ in range(4):
        page.page.keyboard.down("Enter")
        page.settle()
    page.page.keyboard.up("Enter")
    assert len(page.commands()) == 2


def test_a_note_may_offer_a_command(bare: OpenPage) -> None:
    action = {"label": "Everybody agrees", "name": "take_back", "args": {"agreed": True}}
    page = bare(shop.traits(note={**shop.note("Others must agree.", "info"), "action": action}))
    page.named("Everybody agrees").click()
    assert page.commands() == [("take_back", {"agreed": True})]
    page.change(note=shop.note("No."))
    assert not page.root().locator(".bk-note button").is_visible()


def test_without_a_note_the_choices_stand_right_under_the_picture(bare: OpenPage) -> None:
    page = bare(shop.traits())
    picture = page.root().locator("[data-panel=shelf]").bounding_box()
    prompt = page.root().locator(".bk-prompt").first.bounding_box()
    assert picture
    assert prompt
    assert 0 <= prompt["y"] - picture["y"] - picture["height"] < 24


def test_what_one_only_looks_at_comes_after_the_choices_on_a_phone(bare: OpenPage) -> None:
    page = bare(shop.traits(scene=shop.scene(360), width=360), viewport={"width": 360, "height": 640})
    tops = [page.root().locator(where).first.bounding_box() for where in (".bk-prompt", "[data-panel=counter]")]
    assert tops[0]
    assert tops[1]
    assert tops[0]["y"] < tops[1]["y"]


def test_a_series_shows_its_score_and_the_next_game(bare: OpenPage) -> None:
    page = bare(shop.traits(table=shop.table("next_game", series="Game 2 of 3. Games won: Ann 1")))
    assert "Game 2 of 3" in page.root().locator(".bk-head").inner_text()
    page.named("Next game").click()
    assert page.commands() == [("next_game", {})]


# ---- timeline


def test_the_timeline_by_buttons_and_keys(bare: OpenPage) -> None:
    page = bare(shop.traits(table=shop.table(timeline=shop.timeline(9, 10))))
    page.named("One step back").click()
    assert page.commands() == [("look", {"at": 8, "by_event": False})]
    page.change(table=shop.table("branch", timeline=shop.timeline(8, 10)))
    page.root().get_by_role("slider").focus()
    page.page.keyboard.press("Home")
    assert page.commands()[1:] == [("look", {"at": 0, "by_event": False})]
    page.change(table=shop.table("branch", timeline=shop.timeline(0, 10)))
    assert page.root().get_by_role("slider").get_attribute("aria-valuetext") == "Step 1 of 10"
    page.named("Every detail").click()
    assert page.commands()[2:] == [("look", {"at": 0, "by_event": True})]
    page.change(table=shop.table("branch", timeline=shop.timeline(0, 30, by_event=True)))
    assert page.named("Every detail").get_attribute("aria-pressed") == "true"
    page.named("Go on from here another way").click()
    assert page.commands()[3:] == [("branch", {})]


def test_of_many_looks_only_the_latest_is_asked_for(bare: OpenPage) -> None:
    page = bare(shop.traits(table=shop.table(timeline=shop.timeline(9, 10))))
    slider = page.root().get_by_role("slider")
    slider.focus()
    for _ in range(6):
        page.page.keyboard.press("ArrowLeft")
    assert page.commands() == [("look", {"at": 8, "by_event": False})]
    assert slider.input_value() == "3"  # the hand is not held back
    page.change(table=shop.table(timeline=shop.timeline(8, 10)))
    assert page.commands()[1:] == [("look", {"at": 3, "by_event": False})]
    assert slider.input_value() == "3"
    page.change(table=shop.table(timeline=shop.timeline(3, 10)))
    assert len(page.commands()) == 2


def test_the_timeline_works_again_after_a_lost_kernel_is_back(bare: OpenPage) -> None:
    page = bare(shop.traits(table=shop.table(timeline=shop.timeline(9, 10))))
    page.page.evaluate("() => { boards[0].model.broken = true }")
    for _ in range(2):
        page.named("One step back").click()
    page.page.evaluate("() => { boards[0].model.broken = false }")
    page.named("First moment").click()
    assert page.commands() == [("look", {"at": 0, "by_event": False})]


def test_looking_back_is_marked_in_words_and_one_click_leads_home(bare: OpenPage) -> None:
    page = bare(shop.traits())
    assert not page.root().locator(".bk-back").is_visible()
    assert not page.root().get_by_role("slider").is_visible()  # nothing to look back at yet
    words = {**shop.WORDS, "status": "You are looking at an earlier moment."}
    back = shop.table("branch", "go_back", timeline=shop.timeline(2, 10))
    page.change(words=words, table=back, choices=shop.choices({}, seat=None, prompt=""))
    card = page.root().locator(".bk-back")
    assert "You are looking at an earlier moment." in card.inner_text()
    card.get_by_role("button", name="Back to the game").click()
    page.change(table=back)
    page.named("Return to how it went before").click()
    assert page.commands() == [("look", {"at": None, "by_event": False}), ("go_back", {})]


# ---- dialogs


def test_a_dialog_holds_the_focus_and_gives_it_back(bare: OpenPage) -> None:
    page = bare(shop.traits({"fruit.apple": {"coin.1": 1}}))
    page.press("fruit.apple")
    open_menu(page, "New game")
    for _ in range(12):  # what lies behind cannot be reached; between the last and the first comes the browser itself
        page.page.keyboard.press("Tab")
        assert page.page.evaluate("() => document.activeElement.matches('body, .bk-dialog *')")
    page.page.keyboard.press("Escape")
    assert not page.root().get_by_role("dialog").is_visible()
    assert page.page.evaluate("() => document.activeElement.textContent") == "Menu"
    assert page.root().locator(".bk-chip").count() == 1, "Esc closes the dialog and nothing else"


def test_a_new_game_is_what_the_form_says(bare: OpenPage) -> None:
    page = bare(shop.traits())
    open_menu(page, "New game")
    form = page.root().get_by_role("dialog")
    assert form.locator(".bk-seat:visible").count() == 2
    form.get_by_label("Players").select_option("3")
    assert form.locator(".bk-seat:visible").count() == 3
    form.get_by_label("Haggling").select_option("✓")
    form.get_by_label("Middle: Who plays").select_option("a person")
    form.get_by_label("Middle: Name").fill("Cy")
    form.get_by_label("Number of the draw").fill("77")
    page.named("Begin").click()
    seats = [{"who": "person", "name": "Ann"}, {"who": "greedy", "name": ""}, {"who": "person", "name": "Cy"}]
    assert page.commands() == [("new", {"options": {"players": 3, "haggle": True}, "seats": seats, "seed": "77"})]
    assert not form.is_visible()


def test_a_game_is_saved_as_a_file_and_as_a_code(bare: OpenPage) -> None:
    page = bare(shop.traits())
    open_menu(page, "Save or share")
    assert page.commands() == [("save", {})]
    page.tell(
        {"re": "saved", "file": "stall.json", "text": '{"a": 1}', "code": "bk1.abc", "warning": "Secrets inside."}
    )
    dialog = page.root().get_by_role("dialog")
    assert "Secrets inside." in dialog.inner_text()
    code = dialog.get_by_label("Share code")
    assert (code.input_value(), code.get_attribute("readonly")) == ("bk1.abc", "")
    with page.page.expect_download() as waiting:
        page.named("Download the file").click()
    assert waiting.value.suggested_filename == "stall.json"
    assert Path(waiting.value.path()).read_text(encoding="utf-8") == '{"a": 1}'
    page.named("Close").click()
    assert "bk1.abc" not in page.html()


def test_a_game_is_read_from_a_file_or_a_code_if_it_is_not_too_large(bare: OpenPage) -> None:
    page = bare(shop.traits())
    open_menu(page, "Load")
    dialog = page.root().get_by_role("dialog")
    large = {"name": "x.json", "mimeType": "application/json", "buffer": b"x" * 200_001}
    dialog.get_by_label("Saved file").set_input_files(large)  # type: ignore[arg-type]
    assert "too large" in dialog.get_by_role("alert").inner_text()
    dialog.get_by_label("Share code").fill("y" * 200_001)
    dialog.get_by_role("button", name="Load").click()
    assert page.commands() == []
    dialog.get_by_label("Share code").fill(" bk1.abc")
    dialog.get_by_role("button", name="Load").click()
    assert page.commands() == [("load", {"text": " bk1.abc"})]
    page.change(note=shop.note("Read.", "info"))
    open_menu(page, "Load")
    small = {"name": "x.json", "mimeType": "application/json", "buffer": b'{"a": 1}'}
    dialog.get_by_label("Saved file").set_input_files(small)  # type: ignore[arg-type]
    page.page.wait_for_function("() => boards[0].model.sent.length === 2")
    assert page.commands()[1:] == [("load", {"text": '{"a": 1}'})]


def test_language_text_size_and_colours(bare: OpenPage) -> None:
    page = bare(shop.traits())
    size = "() => parseFloat(getComputedStyle(document.querySelector('.bk')).fontSize)"
    before = page.page.evaluate(size)
    open_menu(page, "Language and display")
    page.named("Larger text").click()
    page.named("Dark").click()
    assert page.page.evaluate(size) > before
    assert page.named("Dark").get_attribute("aria-pressed") == "true"
    assert "bk-dark" in (page.root().get_attribute("class") or "")
    page.named("中文").click()
    assert page.commands() == [("lang", {"lang": "zh-Hant"})]
    page.change(words={**shop.WORDS, "lang": "zh-Hant", "settings": "顯示", "language": "English", "larger": "放大"})
    assert page.root().get_by_role("dialog", name="顯示").is_visible()
    page.named("English").click()
    assert page.commands()[1:] == [("lang", {"lang": "en"})]
    page.open(shop.traits())  # the browser remembers; every board asks it
    assert page.page.evaluate(size) > before
    assert "bk-dark" in (page.root().get_attribute("class") or "")


# ---- the game from before

KEPT = {"saved": {"key": "boardkit.stall.", "fresh": False, "code": "bk1.middle"}}
FRESH = {"saved": {"key": "boardkit.stall.", "fresh": True, "code": ""}}


def test_the_game_is_kept_and_a_fresh_board_offers_it(bare: OpenPage) -> None:
    page = bare(shop.traits(table=shop.table(**FRESH)))
    assert not page.root().locator(".bk-keep").is_visible()
    page.change(table=shop.table(**KEPT))
    assert store(page, "boardkit.stall.")["code"] == "bk1.middle"
    page.open(shop.traits(table=shop.table(**FRESH)))
    page.named("Go on with the game from before").click()
    assert page.commands() == [("load", {"text": "bk1.middle"})]
    page.open(shop.traits(table=shop.table(**FRESH)))
    page.change(table=shop.table(**KEPT))  # played on instead: the offer is gone
    assert not page.root().locator(".bk-keep").is_visible()
    page.open(shop.traits(table=shop.table(**FRESH)))
    page.named("No, start fresh").click()
    assert store(page, "boardkit.stall.") is None
    assert not page.root().locator(".bk-keep").is_visible()


def test_another_board_keeps_another_game_and_no_key_keeps_none(bare: OpenPage) -> None:
    other = {"saved": {"key": "boardkit.stall.two", "fresh": True, "code": ""}}
    page = bare(shop.traits(table=shop.table(**KEPT)))
    page.open(shop.traits(table=shop.table(**other)), shop.traits())
    assert not page.root(0).locator(".bk-keep").is_visible()
    page.change(1, table=shop.table(saved={"key": "", "fresh": False, "code": "bk1.none"}))
    assert "bk1.none" not in page.page.evaluate("() => JSON.stringify({ ...localStorage })")


def test_a_browser_that_keeps_nothing_breaks_nothing(bare: OpenPage) -> None:
    page = bare(own=True)
    page.page.evaluate("() => Object.defineProperty(window, 'localStorage', { get() { throw new Error('blocked') } })")
    page.page.evaluate("traits => addBoard(traits)", shop.traits(table=shop.table(**FRESH)))
    page.change(table=shop.table(**KEPT))
    open_menu(page, "Language and display")
    page.named("Dark").click()
    page.page.keyboard.press("Escape")
    page.press("fruit.apple")
    assert page.sent()[-1]["parts"] == ["fruit.apple"]


def test_after_the_kernel_is_lost_the_picture_stays_and_says_how_to_go_on(bare: OpenPage) -> None:
    page = bare(shop.traits(table=shop.table("hint", **KEPT)))
    page.page.evaluate("() => { boards[0].model.broken = true }")
    page.named("Hint").click()
    assert shop.WORDS["no_kernel"] in page.root().locator(".bk-note").inner_text()
    assert page.spot("fruit.apple").is_visible()
