"""Ship a calibration, killed before each touch of the disk in turn: python -m tests.models.killed FOLDER SHELF.

Prints a line for each: how it ended (9 if killed), and the checksum of what would be loaded afterwards.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from kiebitz.models.loading import checksum, open_model, standing
from kiebitz.outcomes.calibration import CALIBRATION_FILE
from kiebitz.training.shipping import ship

TOUCHES = frozenset({"open", "os.mkdir", "os.rename", "os.remove", "os.rmdir"})
KILLED = 9


def ship_until(touches: int, folder: Path, shelf: Path) -> int:
    """The exit status of a process that may touch the disk so often."""
    child = os.fork()
    if child:
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    left = touches

    def count(event: str, _: tuple[Any, ...]) -> None:
        nonlocal left
        left -= event in TOUCHES
        if left < 0:
            os._exit(KILLED)

    sys.addaudithook(count)
    ship(folder, shelf)
    os._exit(0)


def main(folder: Path, shelf: Path) -> None:
    for touches in range(1000):
        status = ship_until(touches, folder, shelf)
        print(status, checksum(open_model("review", standing("review", shelf)).read(CALIBRATION_FILE)))
        if status == 0:
            return


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
