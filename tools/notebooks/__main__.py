"""`python -m tools.notebooks` builds the notebooks; `--check` only says which are not what a source makes."""

import argparse
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tools.notebooks.build import ROOT, Target, built, targets
from tools.notebooks.source import SourceError


def main(argv: list[str] | None = None) -> int:
    """0 when all is well, 1 with a line for each notebook that is not."""
    parser = argparse.ArgumentParser(prog="python -m tools.notebooks", description=__doc__)
    parser.add_argument("names", nargs="*", help="only these, e.g. raj/play (default: all)")
    parser.add_argument("--check", action="store_true", help="write nothing, compare")
    parser.add_argument("--root", type=Path, default=ROOT, help=argparse.SUPPRESS)
    args = parser.parse_args(argv)
    wanted = [t for t in targets(args.root) if not args.names or t.name in args.names]
    unknown = set(args.names) - {t.name for t in wanted}
    # A kernel's start is mostly waiting, so two at a time; more would crowd a small machine.
    with ThreadPoolExecutor(2) as pool:
        faults = [fault for fault in pool.map(lambda t: _do(t, args.check), wanted) if fault]
    faults += [f"no source for {name}" for name in sorted(unknown)]
    if not args.names:
        faults += [f"{path}: no source makes it; delete it" for path in strays(args.root)]
    done = "are what their sources make" if args.check else "built"
    print("\n".join(faults) or f"{len(wanted)} notebooks {done}")
    return 1 if faults else 0


def strays(root: Path) -> list[Path]:
    """Notebooks lying about that no source makes."""
    made = {t.path for t in targets(root)}
    return sorted(p for p in root.rglob("*.ipynb") if p not in made and ".ipynb_checkpoints" not in p.parts)


def _do(target: Target, check: bool) -> str | None:
    try:
        text = built(target)
    except SourceError as error:
        return str(error)
    if not check:
        target.path.write_text(text, encoding="utf-8", newline="\n")
    elif not target.path.exists() or target.path.read_bytes() != text.encode():
        return f"{target.path}: not what its source makes; run python -m tools.notebooks {target.name}"
    return None


if __name__ == "__main__":
    sys.exit(main())
