"""Work in a process of its own, which the test may end at any moment or rob of its rights."""

from __future__ import annotations

import os
import select
import signal
import traceback
from collections.abc import Callable
from typing import TypeAlias

Say: TypeAlias = Callable[[str], None]
NOBODY = 65534  # the usual user without rights


class Worker:
    """A forked process that does some work and says lines; it has all modules that the test has."""

    def __init__(self, work: Callable[[Say], None]) -> None:
        self._reads, writes = os.pipe()
        self.lines: list[str] = []
        self._partial = b""
        self._is_joined = False
        self.pid = os.fork()
        if self.pid == 0:
            os.close(self._reads)
            _work(work, writes)
        os.close(writes)

    def wait_for(self, count: int) -> bool:
        """Read until so many lines have been said; whether they were."""
        while len(self.lines) < count and self._read(60.0):
            pass
        return len(self.lines) >= count

    def join(self) -> int:
        """Wait for the end and hear all that was said; what the process returned."""
        while self._read(60.0):
            pass
        os.close(self._reads)
        self._is_joined = True
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])

    def __enter__(self) -> Worker:
        return self

    def __exit__(self, *_: object) -> None:
        """`kill -9`, if it still runs."""
        if not self._is_joined:
            os.kill(self.pid, signal.SIGKILL)
            self.join()

    def _read(self, seconds: float) -> bool:
        assert select.select([self._reads], [], [], seconds)[0], "the process says nothing"
        read = os.read(self._reads, 65536)
        *lines, self._partial = (self._partial + read).split(b"\n")
        self.lines += [line.decode() for line in lines]
        return bool(read)


def _work(work: Callable[[Say], None], writes: int) -> None:
    code = 1
    try:
        work(lambda line: (os.write(writes, line.encode() + b"\n"), None)[1])
        code = 0
    except BaseException:
        os.write(2, traceback.format_exc().encode())
    finally:
        os._exit(code)


def give_up_rights() -> None:
    """Become somebody whom file permissions stop, which they do not do to root."""
    if os.geteuid() == 0:
        os.setuid(NOBODY)
