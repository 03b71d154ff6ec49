"""Many pieces of work spread over workers, each kept in a file of its own, so that an interrupted run goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from kiebitz.work.workers import Workers


@dataclass(frozen=True, slots=True)
class Piece:
    """A function of its arguments alone, whose bytes are kept under a name."""

    name: str
    function: Callable[..., bytes]
    arguments: tuple[Any, ...]


def do_missing(workers: Workers, pieces: Iterable[Piece], folder: Path, watch: Callable[[], None]) -> None:
    """Do every piece whose file is not there yet; `watch` is called for each piece, done now or before.

    On Ctrl-C what has not begun is given up; files appear complete or not at all.
    """
    folder.mkdir(parents=True, exist_ok=True)
    pending: dict[Future[bytes], Piece] = {}
    try:
        for piece in pieces:
            if (folder / piece.name).exists():
                watch()
                continue
            pending[workers.submit(piece.function, *piece.arguments)] = piece
            while len(pending) >= workers.in_flight:
                _collect(pending, folder, watch)
        while pending:
            _collect(pending, folder, watch)
    except BaseException:
        for future in pending:
            future.cancel()
        raise


def _collect(pending: dict[Future[bytes], Piece], folder: Path, watch: Callable[[], None]) -> None:
    done, _ = wait(pending, return_when=FIRST_COMPLETED)
    for future in done:
        file = folder / pending.pop(future).name
        unfinished = file.with_suffix(".writing")
        unfinished.write_bytes(future.result())
        unfinished.replace(file)
        watch()
