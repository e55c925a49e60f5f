"""A JupyterLab that has been dark all along: the board is dark from its first picture."""

from tests.browser.lab import BOARD, Lab


def test_a_board_in_a_lab_that_was_dark_before_is_dark(lab: Lab) -> None:
    lab.open("start.ipynb")
    lab.theme("dark")
    try:
        lab.save()
        lab.open("start.ipynb")  # a page that never was light
        lab.run_all()
        lab.wait_board()
        lab.page.wait_for_function(f"document.querySelector('{BOARD}').matches('.bk-dark')", timeout=10_000)
        ground = lab.board.evaluate("node => getComputedStyle(node).backgroundColor")
        assert ground == "rgb(21, 24, 28)"
    finally:
        lab.theme("light")
