"""Find a Chromium or Chrome for the browser tests, get one if there is none, and print where it is.

In this order: the one named by BOARDKIT_BROWSER, one that the system has, one that Playwright has downloaded
before, Debian's package (only as root), a new download by Playwright. Fonts with Chinese characters are seen
to as well, for without any the tests would look at empty boxes.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe",
)
HELP = """\
No browser for the tests could be found or installed. Do one of these and try again:
  Debian, Ubuntu   sudo apt install chromium fonts-noto-cjk
  Fedora           sudo dnf install chromium google-noto-sans-cjk-fonts
  macOS, Windows   install Chrome
  anywhere         set BOARDKIT_BROWSER to the path of a Chromium or Chrome"""


def say(text: str) -> None:
    """Tell the person at the terminal; standard output is kept for the answer."""
    print(text, file=sys.stderr, flush=True)


def runs(path: str) -> bool:
    """Whether a browser really starts: Ubuntu's package may be an empty shell that asks for a snap."""
    if sys.platform == "win32":  # there --version opens a window
        return Path(path).is_file()
    try:
        done = subprocess.run([path, "--version"], capture_output=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def of_system() -> str | None:
    """The first working browser of the system."""
    found = [path for name in NAMES if (path := shutil.which(name))]
    return next((path for path in [*found, *PLACES] if Path(path).is_file() and runs(path)), None)


def of_playwright() -> str | None:
    """The browser that Playwright has downloaded, if it has."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).is_file() and runs(path) else None


def find() -> str | None:
    """The path of a browser that works, or None; installs nothing.

    Raises:
        SystemExit: BOARDKIT_BROWSER names something that does not work.
    """
    if named := os.environ.get("BOARDKIT_BROWSER"):
        if not runs(named):
            sys.exit(f"BOARDKIT_BROWSER is {named!r}, and that does not start")
        return named
    return of_system() or of_playwright()


def may_use_apt() -> bool:
    """Whether this is a Debian (or a kin of it) on which we may install packages."""
    return sys.platform == "linux" and os.geteuid() == 0 and shutil.which("apt-get") is not None


def apt_install(*packages: str) -> bool:
    """Install Debian packages; whether that worked."""
    say(f"Installing {' and '.join(packages)} ...")
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], ["install", "-y", "--no-install-recommends", *packages]):
        done = subprocess.run(
            ["apt-get", "-qq", *command], env=environment, capture_output=True, text=True, check=False
        )
        if done.returncode:
            say(done.stderr.strip())
            return False
    return True


def playwright_install() -> None:
    """Let Playwright download its own Chromium; whether it worked is seen by looking for it."""
    say("Downloading a Chromium with Playwright ...")
    command = [sys.executable, "-m", "playwright", "install", "chromium"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        errors = [line for line in done.stderr.splitlines() if line.startswith("Error")]
        say(errors[-1] if errors else done.stderr.strip())


def has_chinese_font() -> bool:
    """Whether some font can show Traditional Chinese. macOS and Windows bring theirs."""
    if sys.platform != "linux":
        return True
    if not shutil.which("fc-list"):
        return False
    fonts = subprocess.run(["fc-list", ":lang=zh-tw"], capture_output=True, text=True, check=False)
    return bool(fonts.stdout.strip())


def main() -> int:
    """Print the path of a browser on standard output; everything else goes to standard error."""
    browser = find()
    if browser is None and may_use_apt() and apt_install("chromium"):
        browser = of_system()
    if browser is None:
        playwright_install()
        browser = of_playwright()
    if browser is None:
        say(HELP)
        return 1
    if not has_chinese_font() and not (may_use_apt() and apt_install("fontconfig", "fonts-noto-cjk")):
        say("No font with Chinese characters was found: screenshots will show boxes. Debian: fonts-noto-cjk")
    print(browser)
    return 0


if __name__ == "__main__":
    sys.exit(main())
