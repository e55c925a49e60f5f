"""T8: what `import boardkit` costs over the bare interpreter, and what the first game costs."""

import resource
import subprocess
import sys
from statistics import median

PAIRS = 15


def milliseconds(statement: str) -> float:
    """Processor time of a fresh interpreter that runs one statement."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-c", statement], check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return 1000 * (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)


def import_cost(statement: str) -> float:
    """Milliseconds over the bare interpreter: the median difference of the pairs; one pair first does not count."""
    milliseconds(statement), milliseconds("pass")
    return median(milliseconds(statement) - milliseconds("pass") for _ in range(PAIRS))
