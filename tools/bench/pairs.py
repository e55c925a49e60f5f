"""Paired measuring: two workloads turn about in short slices, so that a machine's moods strike both."""

from collections.abc import Callable
from statistics import median
from time import process_time
from typing import NamedTuple

SLICE = 0.2
PAIRS = 12

Work = Callable[[], object]


class Ratio(NamedTuple):
    """Runs per second of both, and the median, lowest and highest ratio of the pairs."""

    ours: float
    anchor: float
    median: float
    low: float
    high: float


def rate(work: Work, seconds: float = SLICE) -> float:
    """How often `work` runs in a second, tried for about `seconds`."""
    runs, start = 0, process_time()
    while (spent := process_time() - start) < seconds:
        work()
        runs += 1
    return runs / spent


def paired(ours: Work, anchor: Work, pairs: int = PAIRS) -> Ratio:
    """Ours against the anchor, slice by slice; one pair first that does not count."""
    rate(ours), rate(anchor)
    rates = [(rate(ours), rate(anchor)) for _ in range(pairs)]
    ratios = sorted(one / other for one, other in rates)
    return Ratio(
        median(one for one, _ in rates), median(other for _, other in rates), median(ratios), ratios[0], ratios[-1]
    )
