"""How much this machine can do at once."""

from __future__ import annotations

import os


def cores() -> int:
    """How many processors this process may use; more processes or threads than that only wait for each other."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
