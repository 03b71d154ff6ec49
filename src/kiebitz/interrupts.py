"""Ctrl-C at moments that must not be broken off."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def interrupted_afterwards() -> Iterator[None]:
    """What comes while this goes on is kept, and follows at the end. Only the main thread is ever interrupted."""
    before = signal.getsignal(signal.SIGINT)
    if threading.current_thread() is not threading.main_thread() or not callable(before):
        yield
        return
    kept: list[int] = []
    signal.signal(signal.SIGINT, lambda number, frame: kept.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if kept:
        signal.raise_signal(signal.SIGINT)
