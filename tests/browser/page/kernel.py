"""Real boards on the bare page: what the front end sends is answered by their own Python, in this process."""

from typing import Any

from boardkit_widgets.board import Board
from tests.browser.page.driver import BoardPage

BRIDGE = """i => {
    const { model } = boards[i];
    window.due ??= 0;
    model.answer = async (message) => {
        window.due += 1;
        const { traits, messages } = await kernel(i, message);
        window.due -= 1;
        model.change(traits);
        for (const each of messages) model.fire('msg:custom', each);
    };
    const set = model.set.bind(model);
    model.set = (name, value) => { set(name, value); model.answer({ [name]: value }) };
    for (const [name, value] of model.writes) model.answer({ [name]: value });
    for (const message of model.sent) model.answer(message);
}"""


class Kernel:
    """Stands behind the boards of one page."""

    def __init__(self, page: BoardPage, *boards: Board) -> None:
        self.page = page
        self.boards: list[Board] = []
        page.page.expose_function("kernel", self._answer)
        for board in boards:
            self.show(board)

    def show(self, board: Board) -> None:
        """Puts one more board on the page."""
        self.boards.append(board)
        self.page.page.evaluate("traits => addBoard(traits)", traits(board))
        self.page.page.evaluate(BRIDGE, len(self.boards) - 1)
        self.wait()

    def wait(self) -> None:
        """Until everything sent so far has been answered and drawn."""
        self.page.page.wait_for_function("() => window.due === 0")
        self.page.settle()

    def _answer(self, number: int, message: dict[str, Any]) -> dict[str, Any]:
        board = self.boards[number]
        messages: list[Any] = []
        board.send = lambda content, **_: messages.append(content)
        if "do" in message:
            board._told(board, message, [])
        else:
            board.set_trait("width", message["width"])
        return {"traits": traits(board), "messages": messages}


def traits(board: Board) -> dict[str, Any]:
    """All that the board sends to the browser."""
    plain = {"layout", "tabbable", "tooltip"}
    return {name: getattr(board, name) for name in board.keys if not name.startswith("_") and name not in plain}
