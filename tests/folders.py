"""Folders for tests that make many small things durable."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

_MEMORY = "/dev/shm"


@contextmanager
def quick_folder() -> Iterator[Path]:
    """A folder for a while, in memory where the system has that: how long a busy disk takes to sync tells nothing."""
    place = _MEMORY if os.access(_MEMORY, os.W_OK) else None
    with tempfile.TemporaryDirectory(prefix="kiebitz-", dir=place) as name:
        os.chmod(name, 0o755)  # also for somebody without rights
        yield Path(name)
