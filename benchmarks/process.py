"""What a process of this machine uses: its processor time, memory and threads, as the system counts them."""

from __future__ import annotations

import os
import re
from pathlib import Path

_TICKS = os.sysconf("SC_CLK_TCK")


def processor_seconds(pid: int) -> float:
    """All its threads have computed so long; on a busy machine this says more than a clock."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS


def megabytes(pid: int) -> float:
    """What it has in memory."""
    found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{pid}/status").read_text())
    assert found is not None
    return int(found[1]) / 1024


def threads(pid: int) -> int:
    """How many it has."""
    return len(list(Path(f"/proc/{pid}/task").iterdir()))


def with_children(pid: int) -> list[int]:
    """A process and those that it has begun."""
    return [pid, *map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())]
