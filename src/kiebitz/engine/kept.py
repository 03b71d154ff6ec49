"""Programs that stay when their player goes, for the next player with the same command: many take long to start.

One that is taken again is told its options again, which is how the protocol says that all before is to be forgotten.
"""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from kiebitz.engine.messages import Introduction
from kiebitz.engine.process import Engine


class KeptEngines:
    """Engines that nobody uses just now, by their commands, each with how it has introduced itself."""

    def __init__(self) -> None:
        self._idle: defaultdict[tuple[str, ...], list[tuple[Engine, Introduction]]] = defaultdict(list)
        self._unfit: set[tuple[str, ...]] = set()

    def put(self, command: Sequence[str], engine: Engine, introduction: Introduction) -> bool:
        """Whether it is kept: only one that is well, and of a kind that has always begun anew."""
        if engine.broken is not None or engine.owes_answer or tuple(command) in self._unfit:
            return False
        self._idle[tuple(command)].append((engine, introduction))
        return True

    def take(self, command: Sequence[str]) -> tuple[Engine, Introduction] | None:
        """One that waits."""
        waiting = self._idle[tuple(command)]
        return waiting.pop() if waiting else None

    def keep_no_more(self, command: Sequence[str]) -> None:
        """One did not begin anew: those of its kind are started each time."""
        self._unfit.add(tuple(command))

    def close(self) -> None:
        """End all that wait."""
        for waiting in self._idle.values():
            while waiting:
                waiting.pop()[0].stop()


_kept: KeptEngines | None = None


def kept_engines() -> KeptEngines | None:
    """Where engines wait; `None` if none are kept."""
    return _kept


@contextmanager
def keeping_engines() -> Iterator[None]:
    """While this lasts engines stay in this process when their players are closed; at its end they end."""
    global _kept
    _kept = kept = KeptEngines()
    try:
        yield
    finally:
        _kept = None
        kept.close()


def _forget() -> None:
    """A forked process has no engines: they are its parent's."""
    global _kept
    _kept = None


os.register_at_fork(after_in_child=_forget)
