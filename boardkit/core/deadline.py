"""Lets a stranger's code think for so long and no longer.

Where there are threads, the code runs in one of its own and is left behind when its time is over. Pyodide has
none: there a trace looks at the clock at each line of Python, which stops a loop, though not one long call into
compiled code.
"""

import sys
import threading
from collections.abc import Callable
from time import monotonic
from types import FrameType
from typing import Any, TypeVar

T = TypeVar("T")
HAS_THREADS = sys.platform != "emscripten"


class OutOfTimeError(Exception):
    """Raised inside code whose time is over, and to the one who asked for its answer."""


def within(seconds: float, work: Callable[[], T], *, threads: bool = HAS_THREADS) -> T:
    """What `work()` returns, or raises; OutOfTimeError if it takes longer than `seconds`."""
    return _in_thread(seconds, work) if threads else _traced(seconds, work)


def _in_thread(seconds: float, work: Callable[[], T]) -> T:
    answer: list[T] = []
    failure: list[BaseException] = []

    def run() -> None:
        try:
            answer.append(work())
        except BaseException as error:  # noqa: BLE001 - handed on to the caller, whatever it is
            failure.append(error)

    thread = threading.Thread(target=run, daemon=True, name="boardkit bot")
    thread.start()
    thread.join(seconds)
    if thread.is_alive():
        _raise_in(thread)
        raise OutOfTimeError(f"no answer within {seconds:g} seconds")
    if failure:
        raise failure[0]
    return answer[0]


def _raise_in(thread: threading.Thread) -> None:
    """Asks the thread to end at its next line of Python, so that it does not eat the processor for ever."""
    import ctypes

    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread.ident or 0), ctypes.py_object(OutOfTimeError))


def _traced(seconds: float, work: Callable[[], T]) -> T:
    end = monotonic() + seconds

    def look(_frame: FrameType, _event: str, _arg: Any) -> Any:
        if monotonic() > end:
            raise OutOfTimeError(f"no answer within {seconds:g} seconds")
        return look

    before = sys.gettrace()
    sys.settrace(look)
    try:
        return work()
    finally:
        sys.settrace(before)
