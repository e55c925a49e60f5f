"""From clicks to messages: walking the tree of choices, and what happens when the kernel is slow, gone or back."""

from itertools import permutations
from typing import Any

import pytest

from tests.browser.page import shop
from tests.browser.page.conftest import OpenPage

A_B_C = {"*": 1, "fruit.apple": {"*": 1, "fruit.pear": 1, "fruit.plum": 1}, "fruit.pear": {"*": 1, "fruit.plum": 1}}
"""Two of three fruits, each pair once, in the order apple, pear, plum."""


def move(*parts: str, turn: int = 1) -> dict[str, Any]:
    return {"do": "move", "turn": turn, "parts": list(parts)}


def test_a_leaf_is_sent_as_a_move_by_picture_and_by_list(bare: OpenPage) -> None:
    page = bare(shop.traits())
    page.press("fruit.apple")
    assert page.sent() == [move("fruit.apple")]
    page.change(choices=shop.choices(shop.leaves("fruit.plum"), turn=2))
    page.button("plum").click()
    assert page.sent()[1:] == [move("fruit.plum", turn=2)]


def test_the_list_holds_the_legal_parts_and_nothing_else(bare: OpenPage) -> None:
    page = bare(shop.traits())
    assert page.choices().get_by_role("button").all_text_contents() == ["apple", "plum"]
    assert page.page.locator(".is-legal").count() == 2
    assert page.page.locator(".is-illegal").count() == len(shop.SPOKEN) - 2


def test_a_wrong_place_asks_why_and_the_answer_is_shown_with_its_clause(bare: OpenPage) -> None:
    page = bare(shop.traits())
    page.press("fruit.pear")
    page.press("fruit.pear")  # as long as the answer is due, once is enough
    assert page.sent() == [{"do": "why", "turn": 1, "parts": ["fruit.pear"]}]
    page.change(note=shop.note("The pear is not paid for."))
    note = page.root().locator(".bk-note")
    assert note.get_attribute("data-kind") == "refusal"
    assert "The pear is not paid for." in note.inner_text()
    assert "Pay before you take." in note.inner_text()
    assert note.locator("code").inner_text() == "shop.pay.first"
    page.press("fruit.apple")
    assert page.sent()[1:] == [move("fruit.apple")]


def test_a_move_of_two_parts_shows_what_is_chosen_and_can_be_taken_back(bare: OpenPage) -> None:
    tree = {"fruit.apple": shop.leaves("basket.left", "basket.right"), "fruit.plum": shop.leaves("basket.left")}
    page = bare(shop.traits(tree))
    chips = page.root().locator(".bk-chip")
    page.press("fruit.apple")
    assert page.sent() == []
    assert chips.all_text_contents() == ["apple"]
    assert page.spot("fruit.apple").get_attribute("aria-pressed") == "true"
    page.root().get_by_role("button", name="Take the last back").click()
    assert chips.count() == 0
    page.press("fruit.apple")
    page.page.keyboard.press("Escape")
    assert chips.count() == 0
    page.press("fruit.plum")
    page.page.keyboard.press("Backspace")
    page.press("fruit.apple")
    page.page.wait_for_timeout(600)  # a quick second click on one place is a double click, which takes nothing back
    page.press("fruit.apple")
    assert chips.count() == 0
    page.button("plum").click()
    page.press("coin.1")
    page.press("basket.left")
    assert page.sent() == [
        {"do": "why", "turn": 1, "parts": ["fruit.plum", "coin.1"]},
        move("fruit.plum", "basket.left"),
    ]


def test_a_move_that_may_end_waits_for_done(bare: OpenPage) -> None:
    page = bare(shop.traits({"fruit.apple": {"": 1, "fruit.pear": 1}}))
    assert page.button("Done").count() == 0
    page.press("fruit.apple")
    assert page.sent() == []
    page.button("Done").click()
    assert page.sent() == [move("fruit.apple")]


@pytest.mark.parametrize("clicks", [*permutations(("apple", "pear", "plum"), 2)], ids="-".join)
def test_parts_of_a_set_go_in_any_order_and_are_sent_in_the_trees(bare: OpenPage, clicks: tuple[str, ...]) -> None:
    # plum is no first part in the tree, and yet it may be clicked first
    page = bare(shop.traits(A_B_C))
    for name in clicks:
        assert page.spot(f"fruit.{name}").get_attribute("aria-disabled") == "false"
        page.press(f"fruit.{name}")
    assert page.sent() == [move(*(f"fruit.{name}" for name in sorted(clicks)))]


def test_one_of_a_set_can_be_taken_out_again(bare: OpenPage) -> None:
    three = {"*": 1, "coin.1": {"*": 1, "coin.2": {"*": 1, "coin.3": 1}}}
    page = bare(shop.traits(three))
    for name in ("coin.3", "coin.1"):
        page.press(name)
    page.page.wait_for_timeout(600)
    page.press("coin.3")
    assert page.root().locator(".bk-chip").all_text_contents() == ["coin 1"]
    for name in ("coin.2", "coin.3"):
        page.press(name)
    assert page.sent() == [move("coin.1", "coin.2", "coin.3")]


def test_a_set_that_may_hold_a_thing_twice(bare: OpenPage) -> None:
    page = bare(shop.traits({"*": 1, "coin.1": {"*": 1, "coin.1": 1, "coin.2": 1}, "coin.2": {"*": 1, "coin.2": 1}}))
    page.press("coin.2")
    page.page.wait_for_timeout(600)
    page.press("coin.2")
    assert page.sent() == [move("coin.2", "coin.2")]


def test_a_number_is_typed_and_one_out_of_range_asks_why(bare: OpenPage) -> None:
    page = bare(shop.traits({"coin.1": {"#": [2, 9]}}))
    field = page.root().get_by_role("spinbutton")
    assert not field.is_visible()
    page.press("coin.1")
    assert (field.input_value(), field.get_attribute("max")) == ("2", "9")
    field.fill("12")
    field.press("Enter")
    assert page.sent() == [{"do": "why", "turn": 1, "parts": ["coin.1", "12"]}]
    field.fill("7")
    page.root().get_by_role("button", name="Done").click()
    assert page.sent()[1:] == [move("coin.1", "7")]


def test_what_is_not_in_the_tree_is_fetched_at_the_click_level_by_level(bare: OpenPage) -> None:
    first = shop.choices({"fruit.apple": "?", "fruit.plum": 1})
    page = bare(shop.traits(choices=first))
    page.press("fruit.apple")
    more = {"do": "more", "turn": 1, "parts": ["fruit.apple"]}
    assert page.sent() == [more]
    # Python may send labels with it; the tree it repeats must not cost what was fetched.
    page.change(choices={**first, "labels": {**shop.LABELS, "coin.1": "one coin"}})
    page.tell({"re": "more", "turn": 1, "parts": ["fruit.apple"], "tree": {"coin.1": "?", "coin.2": 1}})
    assert page.choices().get_by_role("button").all_text_contents() == ["one coin", "coin 2"]
    page.press("coin.1")
    page.change(choices=first)
    page.tell({"re": "more", "turn": 0, "parts": ["fruit.apple", "coin.1"], "tree": 1})  # from another turn: not for us
    assert page.sent()[1:] == [{**more, "parts": ["fruit.apple", "coin.1"]}]
    page.tell({"re": "more", "turn": 1, "parts": ["fruit.apple", "coin.1"], "tree": shop.leaves("basket.left")})
    page.press("basket.left")
    assert page.sent()[2:] == [move("fruit.apple", "coin.1", "basket.left")]


def test_a_guess_in_a_set_that_the_fetch_disproves_is_asked_about(bare: OpenPage) -> None:
    page = bare(shop.traits({"*": 1, "coin.1": "?", "coin.2": {"*": 1, "coin.3": 1}}))
    page.press("coin.2")
    page.press("coin.1")  # behind coin.1 there may be coin.2, or not
    assert page.sent() == [{"do": "more", "turn": 1, "parts": ["coin.1"]}]
    page.tell({"re": "more", "turn": 1, "parts": ["coin.1"], "tree": {"*": 1, "coin.3": 1}})
    assert page.sent()[1:] == [{"do": "why", "turn": 1, "parts": ["coin.2", "coin.1"]}]
    page.press("coin.3")
    assert page.sent()[2:] == [move("coin.2", "coin.3")]


def test_twenty_clicks_at_once_are_one_move(bare: OpenPage) -> None:
    page = bare(shop.traits())
    page.spot("fruit.apple").evaluate(
        "spot => { for (let i = 0; i < 20; i++) spot.dispatchEvent(new MouseEvent('click', {bubbles: true})) }"
    )
    assert page.sent() == [move("fruit.apple")]
    assert page.root().get_attribute("aria-busy") == "true"


def test_twenty_real_clicks_with_a_quick_kernel_do_not_spill_into_the_next_turn(bare: OpenPage) -> None:
    page = bare(shop.traits())
    # The kernel answers each move after 15 ms with the next turn, in which the same place is legal again.
    page.page.evaluate(
        "choices => { const m = boards[0].model; m.answer = ({ turn }) =>"
        " setTimeout(() => m.change({ choices: { ...choices, turn: turn + 1 } }), 15) }",
        shop.choices(shop.leaves("fruit.apple")),
    )
    page.spot("fruit.apple").click(click_count=20, delay=2)
    page.page.wait_for_timeout(100)
    assert page.sent() == [move("fruit.apple")]
    page.page.wait_for_timeout(600)
    page.press("fruit.apple")
    assert page.sent()[1:] == [move("fruit.apple", turn=2)]


def test_a_refused_move_frees_the_board(bare: OpenPage) -> None:
    page = bare(shop.traits({"fruit.apple": shop.leaves("basket.left")}))
    for _ in range(2):
        page.press("fruit.apple")
        page.press("basket.left")
        page.change(note=shop.note("That click came too late.", "error"))
        assert page.root().locator(".bk-chip").count() == 0
    assert page.sent() == [move("fruit.apple", "basket.left")] * 2


def test_without_a_kernel_the_board_says_so_and_works_again_when_it_is_back(bare: OpenPage) -> None:
    page = bare(shop.traits(), own=True)
    page.page.clock.install()
    note = page.root().locator(".bk-note")
    page.press("fruit.apple")
    page.page.clock.fast_forward(3000)
    page.press("fruit.plum")
    assert note.get_attribute("data-kind") == ""
    page.page.clock.fast_forward(1500)
    assert note.inner_text().splitlines()[-1] == shop.WORDS["no_kernel"]
    assert page.root().get_attribute("aria-busy") == "false"
    page.press("fruit.plum")
    assert page.sent() == [move("fruit.apple"), move("fruit.plum")]
    page.change(choices=shop.choices(shop.leaves("fruit.plum"), turn=2))
    assert note.get_attribute("data-kind") == ""
    page.page.clock.fast_forward(10_000)
    assert note.get_attribute("data-kind") == ""


def test_a_closed_channel_is_said_at_once(bare: OpenPage) -> None:
    page = bare(shop.traits())
    page.page.evaluate("() => { boards[0].model.broken = true }")
    page.press("fruit.apple")
    assert shop.WORDS["no_kernel"] in page.root().locator(".bk-note").inner_text()
    page.page.evaluate("() => { boards[0].model.broken = false }")
    page.press("fruit.apple")
    assert page.sent() == [move("fruit.apple")]


def test_another_turn_forgets_what_was_half_chosen_another_language_does_not(bare: OpenPage) -> None:
    tree = {"fruit.apple": shop.leaves("basket.left")}
    page = bare(shop.traits(tree))
    page.press("fruit.apple")
    page.change(choices=shop.choices(tree, labels={"fruit.apple": "蘋果"}), words={**shop.WORDS, "lang": "zh-Hant"})
    assert page.root().locator(".bk-chip").all_text_contents() == ["蘋果"]
    assert page.root().get_attribute("lang") == "zh-Hant"
    page.change(choices=shop.choices(tree, turn=2))
    assert page.root().locator(".bk-chip").count() == 0


def test_when_nobody_here_decides_a_click_still_asks_why(bare: OpenPage) -> None:
    page = bare(shop.traits(choices={"turn": 4, "seat": None, "prompt": "", "tree": {}, "labels": {}}))
    page.press("fruit.apple")
    assert page.sent() == [{"do": "why", "turn": 4, "parts": ["fruit.apple"]}]


def test_two_boards_on_one_page_are_independent(bare: OpenPage) -> None:
    page = bare(shop.traits(), shop.traits(shop.leaves("coin.1")))
    page.press("coin.1", board=1)
    assert page.sent(0) == []
    assert page.sent(1) == [move("coin.1")]
    page.change(0, note=shop.note("Only here."))
    assert page.root(1).locator(".bk-note").get_attribute("data-kind") == ""


def test_the_clean_up_leaves_nothing(bare: OpenPage) -> None:
    page = bare(shop.traits(), shop.traits())
    page.page.evaluate("() => { const b = boards[0]; b.old = b.el.firstChild; b.cleanUp() }")
    assert page.page.evaluate("() => [boards[0].el.childNodes.length, boards[0].model.listeners.length]") == [0, 0]
    # The nodes that are gone hear nothing any more, and the other board goes on.
    page.page.evaluate(
        "() => boards[0].old.querySelector('[data-spot]').dispatchEvent(new MouseEvent('click', {bubbles: true}))"
    )
    page.press("fruit.plum")
    assert page.sent(0) == []
    assert page.sent(1) == [move("fruit.plum")]
