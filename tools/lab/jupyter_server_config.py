"""Settings of the Jupyter server for `make lab` and the browser tests (passed with --config).

The kernel's websocket sends many small messages. Without TCP_NODELAY the system holds each back until the one
before it is acknowledged, and a click on the board takes about 50 ms to come back; with it, 17 ms.
"""

from collections.abc import Callable
from typing import Any

try:
    from jupyter_server.services.kernels.websocket import KernelWebsocketHandler
except ImportError:  # the class moved: clicks are slower then, and nothing else is lost
    pass
else:
    _open: Callable[..., Any] = KernelWebsocketHandler.open

    async def _open_without_delay(self: Any, kernel_id: str) -> None:
        await _open(self, kernel_id)
        if self.ws_connection is not None:  # None: the handler has turned the client away
            self.set_nodelay(True)

    KernelWebsocketHandler.open = _open_without_delay  # type: ignore[method-assign]
