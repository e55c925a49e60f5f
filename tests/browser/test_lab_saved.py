"""A notebook that nobody runs, whose kernel went away, or that was saved after a game, still shows its board."""

import pytest

from tests.browser.lab import BOARD, Lab
from tests.browser.server import Server

PICTURE = ".jp-OutputArea img[alt*='Raj']"


@pytest.mark.parametrize("trusted", [False, True])
def test_a_notebook_that_is_not_run_shows_the_board(lab: Lab, server: Server, trusted: bool) -> None:
    if trusted:
        server.jupyter("trust", str(server.root / lab.folder / "start.ipynb"))
    lab.open("start.ipynb")
    assert lab.trusted() is trusted
    picture = lab.page.locator(PICTURE).first
    picture.wait_for()
    width = picture.evaluate("(img) => img.decode().then(() => img.naturalWidth)")
    assert width > 300, "the picture itself is drawn, not only its words"
    assert not lab.page.get_by_text("Error displaying widget").count()


def test_after_a_kernel_restart_the_board_stays_says_how_to_go_on_and_does(lab: Lab) -> None:
    lab.open("start.ipynb")
    lab.run_all()
    lab.wait_board()
    lab.click("red.7")
    lab.wait_spent("red.7")
    lab.restart()
    assert lab.spot("red.8").is_visible(), "the picture is still there"
    lab.click("red.8")
    lab.note.get_by_text("Run the cell above again").wait_for()
    lab.run_all()
    lab.wait_board()
    assert "red.7" in lab.legal()
    lab.click("red.7")
    lab.wait_spent("red.7")


def test_a_game_that_was_saved_shows_its_last_picture_without_a_kernel(lab: Lab, server: Server) -> None:
    lab.open("start.ipynb")
    lab.run_all()
    lab.wait_board()
    lab.click("red.7")
    lab.wait_spent("red.7")
    lab.save()
    lab.page.goto("about:blank")
    server.stop_kernels(lab.folder)
    lab.open("start.ipynb")
    lab.page.locator(f"{PICTURE}, {BOARD}").first.wait_for()
    assert not lab.page.get_by_text("Error displaying widget").count()
    assert "7" not in [name.removeprefix("red.") for name in lab.legal()], "the last picture, not the first"
