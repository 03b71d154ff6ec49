"""A server forked off the test: its players may be the test's, and so may its patience."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from kiebitz.web.app import Setup
from kiebitz.web.server import Address, serve
from tests.session.processes import Say, Worker
from tests.web.at_once import tell_at_once
from tests.web.serving import Reachable


class Forked(Reachable):
    """A server in a process with all that the test had registered and set when it was started.

    lines  what its players said, after the address
    """

    def __init__(self, home: Path, worker: Worker) -> None:
        super().__init__(home)
        self._worker = worker
        assert worker.wait_for(1)
        self.go_to(worker.lines[0])

    @property
    def threads(self) -> int:
        """How many it has now."""
        return len(os.listdir(f"/proc/{self._worker.pid}/task"))

    def wait_for(self, count: int) -> list[str]:
        """So many lines that its players said."""
        assert self._worker.wait_for(count + 1)
        return self._worker.lines[1:]

    def stop(self) -> None:
        os.kill(self._worker.pid, signal.SIGINT)
        assert self._worker.join() == 0


@contextmanager
def forked(home: Path, prepare: Callable[[Say], None] = lambda _say: None) -> Iterator[Forked]:
    """Such a server for a while, in which `prepare` is called first with a way to say lines."""

    def work(say: Say) -> None:
        tell_at_once()
        prepare(say)
        with suppress(KeyboardInterrupt):  # how it is stopped
            serve(Setup(home / "kiebitz", "the owner's own token"), Address(port=None), say)

    with Worker(work) as worker:
        server = Forked(home, worker)
        yield server
        server.stop()
