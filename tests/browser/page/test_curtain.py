"""The curtain: who opens it, what is typed unseen, peeking while a button is held, and that nothing stays behind."""

from typing import Any

import pytest

from tests.browser.page import shop
from tests.browser.page.conftest import OpenPage
from tests.browser.page.driver import BoardPage

SEATS = [
    {"seat": 0, "open": "Ann: show me my things", "type": "Ann: type unseen"},
    {"seat": 1, "open": "Bo: show me my things", "type": "Bo: type unseen"},
]
CLOSED = {"seat": -2, "curtain": {"text": "It is Ann’s and Bo’s turn.", "seats": SEATS}}
PEEK = [{"seat": 0, "label": "Ann: hold to look"}]
NOBODY = shop.choices({}, seat=None, prompt="", labels={})


def closed(**more: Any) -> dict[str, Any]:
    """The table while nobody has opened the curtain: the fig is somebody's secret, so it is not there."""
    scene = shop.scene(gone=("fig",))
    del scene["spots"]["fruit.fig"]
    return {"scene": scene, "choices": NOBODY, "table": shop.table(**{**CLOSED, **more})}


def test_the_curtain_stands_in_place_of_the_choices(bare: OpenPage) -> None:
    page = bare(shop.traits(**closed()))
    assert "It is Ann’s and Bo’s turn." in page.root().locator(".bk-curtain").inner_text()
    assert page.choices().get_by_role("button").count() == 0
    page.named("Bo: show me my things").click()
    assert page.commands() == [("open", {"seat": 1})]
    page.change(**shop.traits(table=shop.table("hide", seat=1)))
    assert not page.root().locator(".bk-curtain").is_visible()
    page.named("Hide my things").click()
    assert page.commands()[1:] == [("close", {})]


def test_a_choice_is_typed_unseen_and_forgotten_at_once(bare: OpenPage) -> None:
    page = bare(shop.traits(**closed()))
    secret = page.root().get_by_label("Bo: type unseen")
    assert secret.evaluate("n => [n.type, n.autocomplete, n.form]") == ["password", "off", None]
    secret.fill(" fig ")
    secret.press("Enter")
    assert page.commands() == [("type", {"seat": 1, "text": "fig"})]
    assert secret.input_value() == ""
    secret.press("Enter")  # nothing typed, nothing sent
    secret.fill("lime")
    page.change(table=shop.table(**{**CLOSED, "curtain": {"text": "Bo’s turn.", "seats": SEATS[1:]}}))
    assert secret.input_value() == "lime"  # what is half typed outlives what somebody else does
    page.root().locator('[data-seat="1"]').get_by_role("button", name="Choose").click()
    assert page.commands()[1:] == [("type", {"seat": 1, "text": "lime"})]


def test_nothing_of_the_last_player_stays_when_the_curtain_falls(bare: OpenPage) -> None:
    mine = shop.traits(
        {"fruit.fig": {"#": [1, 9]}},
        table=shop.table("hide"),
        words={**shop.WORDS, "status": "Your turn."},
        log=[*shop.log(1), {"head": "Secret", "lines": [{"text": "You hid the fig.", "clause": "shop.hide"}]}],
    )
    page = bare(shop.traits(**{**closed(), "log": shop.log(1)}))
    page.change(**mine)
    page.press("fruit.fig")
    page.root().get_by_role("spinbutton").fill("7")
    page.change(note=shop.note("The fig is not for sale."))
    assert "fig" in page.html()
    assert "fig" in page.spoken("assertive")
    # looked at in the very moment in which it falls, and a while after
    page.page.evaluate(
        "traits => { boards[0].model.change(traits); return Promise.resolve().then(() => {"
        " window.left = document.querySelector('.bk').outerHTML }) }",
        {**closed(), "log": shop.log(1), "note": shop.EMPTY_NOTE, "words": {**shop.WORDS, "status": "Waiting."}},
    )
    page.settle()
    for html in (page.page.evaluate("() => window.left"), page.html()):
        assert "fig" not in html.replace("bk-fig", "")
    assert page.root().locator(".bk-ghost").count() == 0
    assert page.root().get_by_role("spinbutton", include_hidden=True).input_value() == ""


def test_the_curtain_closes_a_dialog_and_is_spoken(bare: OpenPage) -> None:
    page = bare(shop.traits(table=shop.table("hide")))
    page.named("Menu").click()
    page.tell({"re": "saved", "file": "x.json", "text": "{}", "code": "bk1.secret", "warning": ""})
    page.change(**closed())
    assert not page.root().get_by_role("dialog").is_visible()
    assert "bk1.secret" not in page.html()
    assert page.spoken() == "It is Ann’s and Bo’s turn."


def peeks(page: BoardPage) -> list[Any]:
    return [args["seat"] for name, args in page.commands() if name == "peek"]


@pytest.mark.parametrize("end", ["up", "cancel", "blur", "hidden"])
def test_one_peeks_only_as_long_as_one_holds(bare: OpenPage, end: str) -> None:
    page = bare(shop.traits(**closed(peek=PEEK)))
    button = page.named("Ann: hold to look")
    button.scroll_into_view_if_needed()
    box = button.bounding_box()
    assert box
    page.page.mouse.move(box["x"] + 9, box["y"] + 9)
    page.page.mouse.down()
    assert peeks(page) == [0]
    # The picture grows and pushes the button away: the hand still holds it.
    page.change(**shop.traits(scene=shop.scene(), choices=NOBODY, table=shop.table(peek=PEEK)))
    assert button.get_attribute("aria-pressed") == "true"
    if end == "up":
        page.page.mouse.up()
    elif end == "cancel":
        button.dispatch_event("pointercancel")
    elif end == "blur":
        button.dispatch_event("blur")
    else:
        page.page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
    assert peeks(page) == [0, None]
    page.page.mouse.up()
    assert peeks(page) == [0, None]


def test_one_peeks_by_keyboard_too_even_while_an_answer_is_due(bare: OpenPage) -> None:
    page = bare(shop.traits(**closed(peek=PEEK)))
    page.named("Ann: hold to look").focus()
    for _ in range(4):
        page.page.keyboard.down(" ")
    assert peeks(page) == [0]
    page.page.keyboard.up(" ")
    assert peeks(page) == [0, None]
