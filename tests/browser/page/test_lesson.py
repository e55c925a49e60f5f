"""A lesson round the board: steps, what is told, verdict, hints, progress; and a phone on which "Next" is in sight."""

import json
from pathlib import Path
from typing import Any

from tests.browser.page import school, shop
from tests.browser.page.conftest import OpenPage
from tests.browser.page.driver import BoardPage

FEET = ".bk-feet button:visible"
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True}


def feet(page: BoardPage) -> list[str]:
    return page.root().locator(FEET).all_inner_texts()


def test_the_picture_comes_first_then_the_step_in_large_type(bare: OpenPage) -> None:
    page = bare(school.traits())
    text = page.root().locator(".bk-step")
    assert text.inner_text() == "This is step number 1: buy the apple."
    assert float(text.evaluate("n => parseFloat(getComputedStyle(n).fontSize)")) >= 20
    boxes = [page.root().locator(where).first.bounding_box() for where in (".bk-strip", ".bk-panel", ".bk-step")]
    tops = [box["y"] for box in boxes if box]
    assert tops == sorted(tops)
    assert not page.root().get_by_role("toolbar", name="At the table").count()
    page.press("fruit.apple")
    assert page.sent() == [{"do": "move", "turn": 1, "parts": ["fruit.apple"]}]


def test_every_step_can_be_reached_and_what_is_done_has_a_sign_and_a_word(bare: OpenPage) -> None:
    parts = school.lesson()["parts"]
    parts[0]["done"] = [True, False, False]
    page = bare(school.traits(parts=parts, at=1))
    assert "Step 2 / 5" in page.root().locator(".bk-strip-head").inner_text()
    page.root().locator(".bk-strip-head").focus()
    page.page.keyboard.press("Enter")
    assert page.root().locator(".bk-part-head").all_inner_texts() == ["Buying 5 min", "Selling 7 min · if you like"]
    assert page.named("Step 1, done").locator("svg").is_visible()
    assert page.named("Step 2").get_attribute("aria-current") == "step"
    page.named("Step 5").click()
    assert page.commands() == [("go", {"at": 4})]
    assert not page.root().locator(".bk-parts").is_visible()


def test_what_happened_is_told_sentence_by_sentence_and_spoken(bare: OpenPage) -> None:
    page = bare(school.traits())
    page.change(**school.traits(turn=2, told=school.told(1, more=True)))
    assert page.root().locator(".bk-newest").inner_text() == "The apple is weighed. shop.weigh"
    assert page.spoken() == "The apple is weighed."
    assert feet(page) == ["Go on"]
    page.named("Go on").click()
    page.change(**school.traits(turn=2, told=school.told(2, more=True)))
    assert page.spoken() == "It is paid for."
    assert page.root().locator(".bk-told-line").all_inner_texts() == ["The apple is weighed. shop.weigh"]
    assert page.focus().startswith("bk-button"), "the focus stays on what comes next"
    page.page.keyboard.press("Enter")
    page.change(**school.traits(turn=2, told=school.told(2, more=False), verdict=school.SOLVED, solved=True))
    assert page.commands() == [("go_on", {}), ("go_on", {})]
    assert page.spoken() == "Well bought! Pay before you take."
    verdict = page.root().locator(".bk-verdict")
    assert verdict.get_attribute("data-solved") == "true"
    assert "Pay before you take." in verdict.inner_text()
    assert feet(page) == ["Try again", "Next"]
    page.page.keyboard.press("Enter")  # the focus has gone on to "Next"
    page.change(**school.traits(turn=3, at=1))
    assert page.commands()[2:] == [("next", {})]
    assert page.spoken() == "You can buy a fruit. This is step number 2: buy the apple."
    assert page.focus() == "bk-step"


def test_a_failed_try_says_why_and_can_be_repeated(bare: OpenPage) -> None:
    page = bare(school.traits(verdict=school.FAILED, told=school.told(2, more=False)))
    assert page.root().locator(".bk-verdict").get_attribute("data-solved") == "false"
    assert feet(page) == ["Try again"]
    page.named("Try again").click()
    assert page.commands() == [("again", {})]
    page.change(**school.traits(turn=2))
    assert not page.root().locator(".bk-verdict").is_visible()


def test_a_fast_double_next_does_not_skip_a_step(bare: OpenPage) -> None:
    page = bare(school.traits(verdict=school.SOLVED, solved=True))
    # The kernel answers after 15 ms with the next step, which was solved before: there too one may go on.
    page.page.evaluate(
        "next => { const m = boards[0].model; m.answer = () => setTimeout(() => m.change(next), 15) }",
        school.traits(turn=2, at=1, verdict=school.SOLVED, solved=True),
    )
    page.named("Next").click(click_count=4, delay=10)
    page.page.wait_for_timeout(100)
    assert page.sent() == [{"do": "command", "turn": 1, "name": "next", "args": {}}]


def test_help_comes_in_words_and_as_a_mark_on_the_board(bare: OpenPage) -> None:
    page = bare(school.traits(point=["fruit.pear"]))
    flags = "[data-sign]"
    assert page.spot("fruit.pear").locator(flags).get_attribute("data-sign") == "point"
    page.named("Help me").click()
    assert page.commands() == [("hint", {})]
    hint = {"level": 2, "most": 3, "lines": ["Think of a pie.", "Look at the apple."], "area": ["fruit.apple"]}
    page.change(**school.traits(point=["fruit.pear"], hint=hint))
    assert page.root().locator(".bk-hint").all_inner_texts() == ["Think of a pie.", "Look at the apple."]
    assert page.spoken() == "Look at the apple."
    assert page.spot("fruit.apple").locator(flags).get_attribute("data-sign") == "hint"
    assert page.root().locator(flags).count() == 1
    page.change(**school.traits(hint={**hint, "level": 3}))
    assert "Help me" not in feet(page)


def test_on_a_phone_next_is_in_sight_after_success_and_the_new_picture_after_next(bare: OpenPage) -> None:
    for tall in (False, True):  # also where an ancestor scrolls by itself, as in JupyterLab, and "sticky" does nothing
        page = bare(**PHONE)
        page.page.evaluate(
            "([traits, tall]) => { const host = document.querySelector('main').appendChild(document.createElement('div'));"
            " host.style.cssText = tall ? 'overflow: auto; padding-bottom: 900px' : ''; addBoard(traits, host) }",
            [{**school.traits(text="word " * 60), "scene": shop.scene(360), "width": 360, "log": shop.log(4)}, tall],
        )
        page.settle()
        page.spot("fruit.apple").tap()
        done = {"verdict": school.SOLVED, "solved": True, "told": school.told(2, more=False), "text": "word " * 60}
        page.change(**{**school.traits(turn=2, **done), "log": shop.log(5)})
        page.page.wait_for_timeout(100)
        box = page.named("Next").bounding_box()
        assert box
        assert box["y"] + box["height"] <= 640, tall
        assert min(box["width"], box["height"]) >= 44
        page.page.mouse.wheel(0, 500)
        page.page.wait_for_timeout(100)
        page.named("Next").tap()
        page.change(**school.traits(turn=3, at=1))
        head = page.root().locator(".bk-strip").bounding_box()
        assert head
        assert 0 <= head["y"] < 640
        assert page.page.evaluate("() => document.documentElement.scrollWidth") == 360


# ---- progress


def kept(page: BoardPage) -> Any:
    return json.loads(page.page.evaluate("() => localStorage.getItem('boardkit.lesson.stall.learn')") or "null")


def test_progress_is_kept_on_each_change_and_sent_to_a_fresh_kernel(bare: OpenPage) -> None:
    page = bare(school.traits())
    assert kept(page) is None
    progress = {**school.PROGRESS, "done": ["buy"], "at": 1}
    page.change(**school.traits(turn=2, at=1, progress=progress))
    assert kept(page) == progress
    page.open(school.traits())  # a new kernel knows nothing
    assert page.commands() == [("resume", {"progress": progress})]
    assert kept(page) == progress, "kept until Python has answered"
    page.open(school.traits(at=1, progress=progress))
    assert page.commands() == []
    page.open(school.traits(progress={**school.PROGRESS, "version": 2}))  # the lesson is another now
    assert page.commands() == []


def test_a_notebook_just_opened_does_not_scroll_to_its_lesson(bare: OpenPage) -> None:
    page = bare()
    page.page.evaluate("() => { document.querySelector('main').style.paddingTop = '3000px' }")
    page.page.evaluate("traits => addBoard(traits)", school.traits())
    page.change(**{**school.traits(turn=2, at=3), "note": shop.note("Going on where you were.", "info")})
    assert page.page.evaluate("() => window.scrollY") == 0
    page.root().locator(".bk-strip-head").click()
    page.page.evaluate("() => window.scrollTo(0, 4000)")
    page.change(**school.traits(turn=3, at=4))
    box = page.root().locator(".bk-strip").bounding_box()
    assert box
    assert box["y"] >= 0


def test_start_over_asks_first_and_progress_can_be_taken_out(bare: OpenPage) -> None:
    progress = {**school.PROGRESS, "done": ["buy"], "at": 1}
    page = bare(school.traits(at=1, progress=progress))
    page.named("Menu").click()
    with page.page.expect_download() as waiting:
        page.named(school.WORDS["keep"]).click()
    assert waiting.value.suggested_filename == "stall.learn.json"
    assert json.loads(Path(waiting.value.path()).read_text(encoding="utf-8")) == progress
    page.named(school.WORDS["over"]).click()
    assert page.commands() == []
    page.named(school.WORDS["over"]).click()
    assert page.commands() == [("start_over", {})]
    page.change(**school.traits(turn=2))
    assert kept(page) == school.PROGRESS
    page.open(school.traits())
    assert page.commands() == []


def test_without_a_kernel_a_lesson_says_so_and_after_a_new_run_goes_on_there(bare: OpenPage) -> None:
    page = bare(school.traits(verdict=school.SOLVED, solved=True))
    progress = {**school.PROGRESS, "done": ["buy"]}
    page.change(**school.traits(turn=2, verdict=school.SOLVED, solved=True, progress=progress))
    page.page.evaluate("() => { boards[0].model.broken = true }")
    page.named("Next").click()
    assert shop.WORDS["no_kernel"] in page.root().locator(".bk-note").inner_text()
    page.page.evaluate("traits => addBoard(traits)", school.traits())
    assert page.commands(1) == [("resume", {"progress": progress})]
