"""What a page does that it should not: errors on the console, and requests to anywhere but this machine."""

import json
import re
from urllib.parse import urlsplit

from playwright.sync_api import ConsoleMessage, Page, Request, WebSocket

# JupyterLab's own complaints when a kernel is restarted while it asks that kernel about its debugger.
NOT_OURS = re.compile(r"Canceled future for (debug|create_subshell)_request")
HERE = {"127.0.0.1", "localhost", ""}


class Watch:
    """Listens to `page` from now on. `frames` holds everything that came in or went out by websocket."""

    def __init__(self, page: Page) -> None:
        self.errors: list[str] = []
        self.outside: list[str] = []
        self.frames: list[bytes] = []
        page.on("console", self._console)
        page.on("pageerror", lambda error: self._error(str(error)))
        page.on("request", self._request)
        page.on("websocket", self._websocket)

    def assert_clean(self) -> None:
        """Fails if anything was logged as an error, or if anything was asked from outside."""
        assert not self.errors, self.errors
        assert not self.outside, self.outside

    def widget_messages(self) -> list[str]:
        """The contents of all messages from kernels to widgets, and of the outputs that show widgets."""
        messages = (_parts(frame) for frame in self.frames if frame[:1] != b"{")
        kinds = (b'"comm_open"', b'"comm_msg"', b'"execute_result"', b'"display_data"', b'"update_display_data"')
        return [
            content.decode()
            for channel, header, content in messages
            if channel == b"iopub" and any(b'"msg_type": ' + kind in header for kind in kinds)
        ]

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._error(f"{message.text} ({message.location.get('url', '?')})")

    def _error(self, text: str) -> None:
        if not NOT_OURS.search(text):
            self.errors.append(text)

    def _request(self, request: Request) -> None:
        if urlsplit(request.url).hostname not in HERE | {None}:
            self.outside.append(request.url)

    def _websocket(self, socket: WebSocket) -> None:
        self._websocket_url(socket.url)
        for event in ("framereceived", "framesent"):
            socket.on(event, self._frame)

    def _websocket_url(self, url: str) -> None:
        if urlsplit(url).hostname not in HERE:
            self.outside.append(url)

    def _frame(self, payload: str | bytes) -> None:
        self.frames.append(payload.encode() if isinstance(payload, str) else payload)


def anonymous(text: str) -> str:
    """Without the random names of widgets and the times of day."""
    text = re.sub(r"[0-9a-f]{32}", "#", text)
    return re.sub(r"\d{4}-\d\d-\d\dT[\d:.]+Z", "now", text)


def comparable(message: str) -> str:
    """Anonymous, and with its keys in order: in which order traits are sent differs from kernel to kernel."""
    return json.dumps(json.loads(anonymous(message)), sort_keys=True)


def _parts(frame: bytes) -> tuple[bytes, bytes, bytes]:
    """Channel, header and content of a message in Jupyter's binary form (v1.kernel.websocket.jupyter.org).

    A count, so many offsets, then the parts themselves: channel, header, parent, metadata, content, buffers.
    """
    offset = [int.from_bytes(frame[at : at + 8], "little") for at in range(8, 8 + 8 * frame[0], 8)]
    return frame[offset[0] : offset[1]], frame[offset[1] : offset[2]], frame[offset[4] : offset[5]]
