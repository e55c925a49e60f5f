"""By keyboard and by ear: one tab stop for the picture, one for the list, arrows, spoken names, live regions, axe."""

import pytest

from tests.browser.page import shop
from tests.browser.page.conftest import OpenPage
from tests.browser.page.driver import BoardPage

IN = ("Tab", "Tab")
"""Past the tools, into the picture."""
ALL = shop.leaves(*shop.SPOKEN)


def keys(page: BoardPage, *names: str) -> str:
    """Presses these keys; where the focus is then."""
    for name in names:
        page.page.keyboard.press(name)
    return page.focus()


def spoken(page: BoardPage, how: str) -> str:
    return page.root().locator(f"[aria-live={how}]").text_content() or ""


def test_picture_and_list_are_one_tab_stop_each(bare: OpenPage) -> None:
    page = bare(shop.traits(log=[], table=shop.table("hint")))
    assert keys(page, "Tab") == "bk-button bk-quiet"  # the tools: one stop too
    assert keys(page, "ArrowLeft", "Tab") == "fruit.apple"
    assert keys(page, "ArrowRight") == "fruit.pear"
    assert keys(page, "Tab") == "fruit.apple"
    assert page.page.evaluate("() => document.activeElement.tagName") == "BUTTON"
    assert keys(page, "ArrowRight") == "fruit.plum"
    assert keys(page, "Shift+Tab") == "fruit.pear"


def test_arrows_go_to_the_nearest_place_and_everything_can_be_reached(bare: OpenPage) -> None:
    page = bare(shop.traits())
    assert keys(page, *IN, "ArrowDown") == "coin.1"
    assert keys(page, "ArrowDown") == "basket.left"
    assert keys(page, "ArrowDown") == "basket.left"
    assert keys(page, "ArrowUp", "ArrowUp") in {"fruit.apple", "fruit.pear"}
    assert keys(page, "End") == "basket.right"
    assert keys(page, "Home") == "fruit.apple"
    assert keys(page, *["ArrowRight"] * 5) == "fruit.date"
    assert keys(page, "ArrowRight") == "coin.1"  # at the end of a row, on in reading order
    seen = [keys(page, "Home"), *(keys(page, "PageDown") for _ in range(len(shop.SPOKEN) - 1))]
    assert sorted(seen) == sorted(shop.SPOKEN)


def test_a_move_by_keyboard_alone_in_the_picture(bare: OpenPage) -> None:
    page = bare(shop.traits({"fruit.plum": {"coin.2": {"": 1}}}))
    assert keys(page, *IN) == "fruit.plum"  # one comes in at the first place that may be chosen
    keys(page, "Enter", "ArrowDown", "ArrowLeft", " ")
    assert page.root().locator(".bk-chip").all_text_contents() == ["plum", "coin 2"]
    assert keys(page, "Tab") == ""  # the Done button, whose part has no name
    keys(page, "Enter")
    assert page.sent() == [{"do": "move", "turn": 1, "parts": ["fruit.plum", "coin.2"]}]


@pytest.mark.parametrize("key", ["Enter", " "])
def test_a_move_by_keyboard_alone_in_the_list_is_sent_once(bare: OpenPage, key: str) -> None:
    page = bare(shop.traits(log=[]))
    keys(page, *IN, "Tab", "End", key)
    assert page.sent() == [{"do": "move", "turn": 1, "parts": ["fruit.plum"]}]
    page.change(choices=shop.choices(shop.leaves("fruit.apple", "fruit.pear"), turn=2))
    assert page.focus() == "fruit.apple"  # one's own button is gone: the focus stays in the list
    page.change(choices=shop.choices({}, turn=3, seat=None))
    assert page.focus() == "bk-bar"
    page.change(choices=shop.choices(ALL, turn=4))
    assert keys(page, "Tab", "Shift+Tab") == "fruit.apple"


def test_a_wrong_place_and_the_question_mark_ask_why(bare: OpenPage) -> None:
    page = bare(shop.traits())
    keys(page, *IN, "?", "ArrowRight", "Enter")
    assert [(m["do"], m["parts"]) for m in page.sent()] == [("why", ["fruit.apple"]), ("why", ["fruit.pear"])]


def test_a_key_held_down_counts_once(bare: OpenPage) -> None:
    page = bare(shop.traits())
    keys(page, *IN)
    page.page.evaluate(
        "choices => { const m = boards[0].model;"
        " m.answer = ({ turn }) => m.change({ choices: { ...choices, turn: turn + 1 } }) }",
        shop.choices(ALL),
    )
    for _ in range(5):
        page.page.keyboard.down("Enter")
        page.settle()
    page.page.keyboard.up("Enter")
    assert len(page.sent()) == 1


def test_keys_do_not_reach_the_notebook(bare: OpenPage) -> None:
    page = bare(shop.traits())
    assert page.root().get_attribute("data-lm-suppress-shortcuts") == "true"
    page.page.evaluate("() => { window.keys = []; document.addEventListener('keydown', e => window.keys.push(e.key)) }")
    keys(page, *IN, "ArrowRight", "Enter", "ArrowLeft", "Enter", "x")
    assert page.page.evaluate("() => window.keys") == ["Tab", "Tab", "x"]


def test_places_speak_their_name_and_state(bare: OpenPage) -> None:
    page = bare(shop.traits({"fruit.apple": {"coin.1": 1}}))
    page.press("fruit.apple")
    state = {
        name: (page.spot(name).get_attribute("aria-label"), page.spot(name).get_attribute("aria-disabled"))
        for name in ("fruit.apple", "coin.1", "coin.2")
    }
    assert state == {
        "fruit.apple": ("the apple", "false"),
        "coin.1": ("coin 1", "false"),
        "coin.2": ("coin 2", "true"),
    }
    assert page.spot("fruit.apple").get_attribute("aria-pressed") == "true"
    assert page.root().get_by_role("group", name="Shelf").count() == 1
    assert page.root().get_attribute("aria-label") == "Market stall"


def test_new_lines_of_the_log_are_spoken_and_a_refusal_interrupts(bare: OpenPage) -> None:
    page = bare(shop.traits())
    assert spoken(page, "polite") == spoken(page, "assertive") == ""
    page.change(log=shop.log(3), words={**shop.WORDS, "status": "Your turn again."})
    assert (
        spoken(page, "polite") == "The left basket takes fruit number 3. A coin goes to the counter. Your turn again."
    )
    page.change(note=shop.note("Not yet paid."))
    assert spoken(page, "assertive") == "Not yet paid. Pay before you take."
    page.change(note=shop.note("Not yet paid.", serial=2))
    assert spoken(page, "assertive").rstrip("\u00a0") != spoken(page, "assertive")  # said again, so changed again
    page.change(note=shop.note("Saved.", "info", 3))
    assert spoken(page, "polite").startswith("Saved.")


def test_the_newest_round_is_open_and_an_older_one_can_be_opened(bare: OpenPage) -> None:
    page = bare(shop.traits(log=shop.log(12)))
    rounds = page.root().locator("details")
    state = "all => all.map(d => [d.querySelector('summary').textContent, d.open])"
    assert rounds.evaluate_all(state)[:2] == [["Round 12", True], ["Round 11", False]]
    rounds.nth(1).locator("summary").click()
    page.change(note=shop.note("Anything."))
    assert rounds.evaluate_all(state)[:2] == [["Round 12", True], ["Round 11", True]]
    page.change(log=[*shop.log(12), {"head": "Round 13", "lines": []}])
    assert [opened for _, opened in rounds.evaluate_all(state)[:3]] == [True, True, False]
    page.change(log=shop.log(2))
    assert rounds.count() == 2


def test_dark_and_light_follow_the_page_and_not_only_the_system(bare: OpenPage) -> None:
    page = bare(shop.traits(), own=True, color_scheme="dark")
    ground = "() => getComputedStyle(document.querySelector('.f-panel')).fill"
    dark = page.page.evaluate(ground)
    page.page.evaluate("() => { document.documentElement.className = 'light' }")
    page.page.wait_for_timeout(150)
    light = page.page.evaluate(ground)
    assert light == "rgb(244, 241, 234)" != dark
    page.page.evaluate("() => { document.documentElement.className = 'dark' }")
    page.page.wait_for_timeout(150)
    assert page.page.evaluate(ground) == dark
    page.page.evaluate("() => { document.documentElement.className = '' }")
    page.page.emulate_media(color_scheme="light")
    page.page.wait_for_timeout(150)
    assert page.page.evaluate(ground) == light


def test_the_theme_is_seen_though_the_board_was_made_out_of_sight(bare: OpenPage) -> None:
    # JupyterLab makes some widgets before they are on the page, or while they are scrolled out of it.
    page = bare(color_scheme="light")
    page.page.evaluate(
        "traits => { document.documentElement.className = 'dark'; const host = document.createElement('div');"
        " addBoard(traits, host); document.querySelector('main').append(host) }",
        shop.traits(),
    )
    page.page.wait_for_function("() => document.querySelector('.bk').matches('.bk-dark')")


def test_it_lives_in_a_shadow_tree_too(bare: OpenPage) -> None:
    page = bare()
    page.page.evaluate(
        "traits => { const host = document.querySelector('main').appendChild(document.createElement('div'));"
        " addBoard(traits, host.attachShadow({ mode: 'open' })) }",
        shop.traits(),
    )
    keys(page, *IN, "ArrowRight", "ArrowRight", "Enter")
    assert page.sent() == [{"do": "move", "turn": 1, "parts": ["fruit.plum"]}]
    page.spot("fruit.fig").focus()
    page.change(scene=shop.scene(taken=("fig",)))
    assert page.page.evaluate("() => boards[0].el.getRootNode().activeElement.dataset.spot") == "fruit.fig"
