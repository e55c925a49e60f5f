"""Questions: pick one, pick several, a number, a place on the board; and what is shown once they are answered."""

from typing import Any

import pytest

from tests.browser.page import school
from tests.browser.page.conftest import OpenPage
from tests.browser.page.driver import BoardPage

CHECK = "That is my answer"
FRUITS = ("fruit.apple", "fruit.pear", "fruit.plum")


def asked(kind: str, *names: str, **more: Any) -> dict[str, Any]:
    return school.traits(quiz=school.quiz(kind, *names, **more))


def after(kind: str, right: list[str], chosen: list[str], *names: str) -> dict[str, Any]:
    verdict = school.SOLVED if right == chosen else school.FAILED
    question = school.quiz(kind, *names, answered=True, right=right, chosen=chosen)
    return school.traits(turn=2, quiz=question, verdict=verdict, told=school.told(2, more=False))


def answer(page: BoardPage, name: str) -> Any:
    return page.root().locator(f'[data-answer="{name}"]')


def test_pick_one_by_keyboard_and_think_again_before_answering(bare: OpenPage) -> None:
    page = bare(asked("one", *FRUITS))
    assert page.root().get_by_role("radiogroup", name="Which is it?").is_visible()
    assert page.named(CHECK).get_attribute("aria-disabled") == "true"
    page.named(CHECK).click(force=True)
    answer(page, "fruit.apple").focus()
    for key in (" ", "ArrowRight", "Enter"):
        page.page.keyboard.press(key)
    assert answer(page, "fruit.apple").get_attribute("aria-checked") == "false"
    assert answer(page, "fruit.pear").get_attribute("aria-checked") == "true"
    assert page.commands() == []
    page.named(CHECK).click()
    assert page.commands() == [("answer", {"answers": ["fruit.pear"]})]


def test_pick_several_and_take_one_back(bare: OpenPage) -> None:
    page = bare(asked("many", *FRUITS))
    for name in ("fruit.plum", "fruit.apple", "fruit.pear", "fruit.apple"):
        answer(page, name).click()
    assert page.root().get_by_role("checkbox", checked=True).all_inner_texts() == ["pear", "plum"]
    page.named(CHECK).click()
    assert page.commands() == [("answer", {"answers": ["fruit.plum", "fruit.pear"]})]


def test_a_number_is_written_and_what_is_none_is_not_sent(bare: OpenPage) -> None:
    page = bare(asked("number"))
    field = page.root().get_by_label("Your number")
    for text, sent in [("", []), ("1.5", []), ("-07", [("answer", {"answers": ["-7"]})])]:
        field.fill(text)
        field.press("Enter")
        assert page.commands() == sent
    page.change(**after("number", ["-5"], ["-7"]))
    assert answer(page, "-5").inner_text().split() == ["-5", "right"]
    assert answer(page, "-7").inner_text().split() == ["-7", "your", "answer"]
    page.change(**asked("number"))
    assert field.input_value() == ""


def test_a_place_is_clicked_on_the_board_and_marked_and_only_then_answered(bare: OpenPage) -> None:
    page = bare(asked("place", *FRUITS))
    page.press("fruit.plum")
    page.press("fruit.fig")  # not among the answers: looking around costs nothing
    page.spot("fruit.apple").focus()
    page.page.keyboard.press("?")
    assert page.spot("fruit.plum").get_attribute("aria-pressed") == "true"
    assert page.spot("fruit.fig").get_attribute("aria-disabled") == "true"
    assert answer(page, "fruit.plum").get_attribute("aria-checked") == "true"
    assert page.sent() == []
    page.named(CHECK).click()
    assert page.commands() == [("answer", {"answers": ["fruit.plum"]})]
    page.change(**after("place", ["fruit.apple"], ["fruit.plum"], *FRUITS))
    signs = {name: page.spot(name).locator("[data-sign]").get_attribute("data-sign") for name in FRUITS[::2]}
    assert signs == {"fruit.apple": "right", "fruit.plum": "wrong"}
    page.press("fruit.pear")  # it is answered
    assert answer(page, "fruit.pear").get_attribute("aria-checked") == "false"


def test_after_the_answer_right_and_own_are_told_by_sign_and_word(bare: OpenPage) -> None:
    page = bare(asked("one", *FRUITS))
    answer(page, "fruit.pear").click()
    page.named(CHECK).click()
    page.change(**after("one", ["fruit.apple"], ["fruit.pear"], *FRUITS))
    assert [answer(page, name).inner_text() for name in FRUITS] == ["apple\nright", "pear\nyour answer", "plum"]
    assert answer(page, "fruit.apple").locator("svg").count() == 1
    assert page.root().locator(".bk-feet button:visible").all_inner_texts() == ["Try again", "Another one like it"]
    page.named("Another one like it").click()
    page.change(**school.traits(turn=3, quiz=school.quiz("one", "fruit.lime", "fruit.pear")))
    assert page.root().get_by_role("radio", checked=True).count() == 0
    assert page.commands()[1:] == [("another", {})]
    assert page.named(CHECK).get_attribute("aria-disabled") == "true"


@pytest.mark.parametrize("kind", ["one", "many", "place"])
def test_the_answers_are_one_tab_stop(bare: OpenPage, kind: str) -> None:
    page = bare(asked(kind, *FRUITS))
    answer(page, "fruit.apple").focus()
    page.page.keyboard.press("End")
    assert page.page.evaluate("() => document.activeElement.dataset.answer") == "fruit.plum"
    page.page.keyboard.press("Tab")
    assert page.page.evaluate("() => document.activeElement.textContent") == "Help me"
