"""Files that nobody but their user may read."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

FOLDER_MODE: Final = 0o700
_FILE_MODE: Final = 0o600


def create_private(path: Path, text: str) -> None:
    """Make such a file; `FileExistsError` if there is one."""
    with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, _FILE_MODE), "w") as file:
        file.write(text)


def replace_private(path: Path, text: str) -> None:
    """Make such a file anew, whoever might read the one that was there."""
    path.unlink(missing_ok=True)
    create_private(path, text)


def read_private(path: Path) -> bytes:
    """What is in such a file, which from now on is private if it was not."""
    path.chmod(_FILE_MODE)
    return path.read_bytes()
