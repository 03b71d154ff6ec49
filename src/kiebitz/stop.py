"""Calls that another thread may end.

Whoever works for long keeps a `Calls`; each call gets a stop that the core looks at, and `cancel` requests all of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock

from kiebitz import _core

Cancelled = _core.Cancelled


class Calls:
    """The calls of one object that are under way, on whichever threads."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._stops: list[_core.Stop] = []

    @contextmanager
    def begin(self) -> Iterator[_core.Stop]:
        """The stop of a call that lasts as long as the context."""
        stop = _core.Stop()
        with self._lock:
            self._stops.append(stop)
        try:
            yield stop
        finally:
            with self._lock:
                self._stops.remove(stop)

    def cancel(self) -> None:
        """End the calls under way: each raises `Cancelled` soon. Nothing happens where there is none."""
        with self._lock:
            for stop in self._stops:
                stop.request()
