"""Matches that are saved, made anew, taken over, lost and found again, in a real JupyterLab."""

import json
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.at_table import ALONE, PLAY, assert_axe_clean, dialog, state
from tests.browser.conftest import Desks
from tests.browser.lab import Lab


def test_a_match_saved_in_one_notebook_goes_on_in_another(desk: Lab, desks: Desks, tmp_path: Path) -> None:
    desk.show(ALONE)
    desk.click("red.7")
    desk.wait_spent("red.7")
    dialog(desk, "Save or share")
    box = desk.board.locator("dialog")
    code = box.get_by_label("Share code").input_value()
    assert code.startswith("bk1.")
    assert_axe_clean(desk.page)
    with desk.page.expect_download() as download:
        box.get_by_role("button", name="Download the file").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert json.loads(file.read_text(encoding="utf-8"))["game"] == "raj"
    desk.page.keyboard.press("Escape")
    expect(box).to_be_hidden()
    there = state(desk, "unspent[0]")

    other = desks.at("phone")
    other.show(PLAY + 'board = play("raj", lang="en", seed=9)\nboard')
    dialog(other, "Load")
    box = other.board.locator("dialog")
    assert_axe_clean(other.page)
    box.get_by_label("Share code").fill("bk1.nothing")
    box.get_by_role("button", name="Load", exact=True).click()
    expect(other.note).to_contain_text("cannot be read")
    assert len(other.legal()) == 15
    dialog(other, "Load")
    box.get_by_label("Share code").fill(f"  {code}\n")
    box.get_by_role("button", name="Load", exact=True).click()
    other.wait_spent("red.7")
    assert state(other, "unspent[0]") == there
    other.run_code('board.match.play("8")')
    other.wait_spent("red.8")
    dialog(other, "Load")
    box.get_by_label("Saved file").set_input_files(file)
    other.spot("red.8").and_(other.page.locator(".is-legal")).wait_for()
    assert state(other, "unspent[0]") == there
    desks.watches["phone"].assert_clean()


def test_a_new_game_by_the_dialog(desk: Lab) -> None:
    desk.show(ALONE)
    dialog(desk, "New game")
    box = desk.board.locator("dialog")
    assert_axe_clean(desk.page)
    box.get_by_label("Players").select_option("4")
    box.get_by_label("Blue: Who plays").select_option("Random")
    box.get_by_label("Green: Who plays").select_option("a person")
    box.get_by_label("Green: Name").fill("Gil")
    box.get_by_label("Number of the draw").fill("77")
    box.get_by_role("button", name="Begin").click()
    expect(desk.board.locator(".bk-curtain")).to_contain_text("Gil")
    assert state(desk, "players") == "4"
    assert desk.run_code("board.match.seed") == "'77'"
    dialog(desk, "Language and display")
    assert_axe_clean(desk.page)
    box.get_by_role("button", name="中文").click()
    expect(desk.board).to_have_attribute("lang", "zh-Hant")
    assert_axe_clean(desk.page)
    box.get_by_role("button", name="放大").click()
    expect(desk.board).to_have_attribute("data-size", "1")
    box.get_by_role("button", name="深色").click()
    expect(desk.board).to_have_class("bk bk-dark")
    assert_axe_clean(desk.page)
    desk.page.keyboard.press("Escape")
    assert_axe_clean(desk.page)


# ---- What goes wrong


def test_a_bot_from_a_cell_that_fails_is_named_and_the_game_goes_on(desk: Lab) -> None:
    desk.show(
        PLAY + "def brave(seen, rng):\n    return seen.legal_moves()[99]\n\n"
        'board = play("raj", ["", brave, "random"], lang="en", seed=1)\nboard'
    )
    desk.click("red.7")
    desk.wait_spent("red.7")
    expect(desk.note).to_contain_text("brave")
    assert "IndexError" in desk.note.inner_text()
    desk.click("red.8")
    desk.wait_spent("red.8")
    assert_axe_clean(desk.page)


def test_when_the_kernel_is_lost_one_cell_and_one_click_bring_the_match_back(desk: Lab) -> None:
    desk.show(ALONE)
    for card in ("red.7", "red.8"):
        desk.click(card)
        desk.wait_spent(card)
    there = state(desk, "won")
    desk.restart()
    assert desk.spot("red.9").is_visible(), "the picture is still there"
    desk.show(ALONE)
    assert "red.7" in desk.legal()
    assert_axe_clean(desk.page)
    desk.press("Go on with the game from before")
    desk.wait_spent("red.8")
    assert state(desk, "won") == there
    desk.click("red.9")
    desk.wait_spent("red.9")


# ---- On a phone, in Chinese; by keyboard alone
