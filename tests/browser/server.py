"""A JupyterLab of our own: this environment's, with settings and trust of its own, shown a copy of the notebooks."""

import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import NamedTuple

CONFIG = Path(__file__).parents[2] / "tools" / "lab" / "jupyter_server_config.py"


class Server(NamedTuple):
    """Its port, the folder it shows, and the environment its programs run in."""

    port: int
    root: Path
    env: dict[str, str]

    @property
    def url(self) -> str:
        """Where a browser finds it."""
        return f"http://127.0.0.1:{self.port}"

    def ask(self, method: str, path: str) -> bytes:
        """What its API answers. Raises OSError when it is not there."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=30)
        try:
            connection.request(method, path)
            return connection.getresponse().read()
        finally:
            connection.close()

    def stop_kernels(self, folder: str) -> None:
        """Stop the kernels of the notebooks in this folder, so that they do not pile up over a test run."""
        for session in json.loads(self.ask("GET", "/api/sessions")):
            if session["path"].startswith(f"{folder}/"):
                self.ask("DELETE", f"/api/sessions/{session['id']}")

    def jupyter(self, *command: str) -> None:
        """Run a Jupyter program (such as `trust`) as this server's user would."""
        subprocess.run([sys.executable, "-m", "jupyter", *command], env=self.env, check=True, capture_output=True)


@contextmanager
def jupyterlab(scratch: Path) -> Iterator[Server]:
    """Start JupyterLab below the empty folder `scratch`; stops it, kernels too, at the end.

    Raises RuntimeError with what the server said if it does not come up within a minute.
    """
    root = scratch / "root"
    root.mkdir()
    # Neither the settings nor the list of trusted notebooks of whoever runs the tests may play a part.
    own = ("JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR", "JUPYTERLAB_SETTINGS_DIR", "IPYTHONDIR")
    env = os.environ | {name: str(scratch / name.lower()) for name in own} | {"JUPYTER_PREFER_ENV_PATH": "1"}
    env["JUPYTERLAB_WORKSPACES_DIR"] = str(scratch / "workspaces")
    port = free_port()
    command = [
        *(sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root", f"--config={CONFIG}"),
        *("--ip=127.0.0.1", f"--port={port}", "--ServerApp.port_retries=0", "--IdentityProvider.token="),
        *(f"--ServerApp.root_dir={root}", "--LabApp.expose_app_in_browser=True"),
        "--ServerApp.disable_check_xsrf=True",  # for stop_kernels, which is no browser
    ]
    said = scratch / "server.log"
    with said.open("wb") as log:
        process = subprocess.Popen(command, env=env, stdout=log, stderr=subprocess.STDOUT, cwd=scratch)
    try:
        server = Server(port, root, env)
        wait_until_up(server, process, said)
        yield server
    finally:
        process.terminate()
        process.wait(30)


def free_port() -> int:
    """A port that is free now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def wait_until_up(server: Server, process: subprocess.Popen[bytes], said: Path) -> None:
    """Return when the server answers."""
    for _ in range(240):
        try:
            server.ask("GET", "/api/status")
        except OSError:
            if process.poll() is not None:
                break
            time.sleep(0.25)
        else:
            return
    raise RuntimeError(f"JupyterLab did not come up:\n{said.read_text(errors='replace')[-3000:]}")
