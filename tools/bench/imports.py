"""T8: what `import boardkit` costs over the bare interpreter."""

import subprocess
import sys
from statistics import median
from time import perf_counter

PAIRS = 15


def seconds(statement: str) -> float:
    """Wall time of a fresh interpreter that runs one statement."""
    start = perf_counter()
    subprocess.run([sys.executable, "-c", statement], check=True)
    return perf_counter() - start


def import_cost() -> tuple[float, float]:
    """Milliseconds: the median difference of the pairs, and the bare interpreter's own median."""
    seconds("import boardkit"), seconds("pass")
    pairs = [(seconds("import boardkit"), seconds("pass")) for _ in range(PAIRS)]
    return 1000 * median(one - other for one, other in pairs), 1000 * median(other for _, other in pairs)
