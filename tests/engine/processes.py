"""Looking at processes from outside."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

_PATIENCE: Final = 60.0  # seconds for what takes a fraction of one when the machine is idle


def is_running(pid: int) -> bool:
    """Whether there is such a process; one that has ended but is not yet taken note of by its parent runs no more."""
    try:
        os.kill(pid, 0)
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False


def await_that(condition: Callable[[], object]) -> None:
    """Wait until something holds that comes by itself."""
    deadline = time.monotonic() + _PATIENCE
    while not condition():
        assert time.monotonic() < deadline, "it did not come"
        time.sleep(0.01)


def pids_in(file: Path, count: int) -> list[int]:
    """The numbers that so many processes wrote into a file, one a line, once all have."""
    await_that(lambda: file.exists() and file.read_text().count("\n") == count)
    return [int(line) for line in file.read_text().split()]
