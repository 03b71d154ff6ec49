"""Files and folders for their owner alone, whatever the umask is."""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from pathlib import Path
from typing import Final

_OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO


def make_private_folder(folder: Path) -> None:
    """Make a folder, unless it is there; then its mode is left as it is."""
    folder.mkdir(mode=stat.S_IRWXU, parents=True, exist_ok=True)


def make_new_private_file(path: Path) -> None:
    """Make an empty file; `FileExistsError` if there is one."""
    os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, stat.S_IRUSR | stat.S_IWUSR))


def make_private_file(path: Path) -> None:
    """Make an empty file, or take the rights of others at one that is there."""
    try:
        make_new_private_file(path)
    except FileExistsError:
        tighten(path)


def tighten(path: Path) -> None:
    """Take the rights of others at what is there, if it is ours to do so."""
    with suppress(OSError):
        mode = stat.S_IMODE(path.stat().st_mode)
        if mode & _OTHERS:
            path.chmod(mode & ~_OTHERS)


def write_new_private(path: Path, text: str) -> None:
    """Make a file with a text; `FileExistsError` if there is one."""
    make_new_private_file(path)
    path.write_text(text)


def replace_private(path: Path, text: str) -> None:
    """Make a file anew, whoever might read the one that was there."""
    path.unlink(missing_ok=True)
    write_new_private(path, text)


def read_private(path: Path) -> bytes:
    """What is in a file, which from now on is private if it was not."""
    tighten(path)
    return path.read_bytes()
