"""A stranger's code gets so much time and no more, with threads and, as in the browser, without."""

import sys
import time
from collections.abc import Callable
from contextlib import suppress
from typing import NoReturn

import pytest

from boardkit.core.deadline import OutOfTimeError, within

WAYS = pytest.mark.parametrize("threads", [True, False], ids=["threads", "trace"])


def forever() -> NoReturn:
    while True:
        pass


def fails() -> NoReturn:
    raise KeyError("gone")


@WAYS
def test_an_answer_in_time_is_handed_on(threads: bool) -> None:
    assert within(60, lambda: 7, threads=threads) == 7
    assert within(60, lambda: None, threads=threads) is None


@WAYS
def test_a_loop_without_end_is_stopped(threads: bool) -> None:
    begin = time.monotonic()
    with pytest.raises(OutOfTimeError, match=r"0\.1 seconds"):
        within(0.1, forever, threads=threads)
    assert time.monotonic() - begin < 20


@WAYS
@pytest.mark.parametrize(("work", "kind"), [(fails, KeyError), (sys.exit, SystemExit)])
def test_an_error_is_handed_on(threads: bool, work: Callable[[], NoReturn], kind: type[BaseException]) -> None:
    with pytest.raises(kind):
        within(60, work, threads=threads)


def test_the_trace_is_put_back() -> None:
    before = sys.gettrace()
    for work in (lambda: 1, fails, forever):
        with suppress(KeyError, OutOfTimeError):
            within(0.05, work, threads=False)
        assert sys.gettrace() is before
