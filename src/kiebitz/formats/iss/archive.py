"""Archives of records, read as a stream: plain, gzip or bzip2, of any size in constant memory.

A broken record never stops the reading and never disappears: it comes out of the stream as the `InvalidRecord` that
says where and why.
"""

from __future__ import annotations

import bz2
import codecs
import gzip
import os
import sys
import zlib
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future
from io import BufferedReader
from itertools import islice
from pathlib import Path
from typing import BinaryIO, Final, TypeVar, cast

from kiebitz.errors import Fault, WrongType, brief
from kiebitz.formats.iss.record import InvalidRecord, RawRecord, Record, read_record
from kiebitz.formats.iss.replay import check_record
from kiebitz.game import Game

T = TypeVar("T")

_LONGEST_RECORD: Final = 65536
BATCH: Final = 500  # records handled elsewhere at a time
_GZIP: Final = b"\x1f\x8b"
_BZIP2: Final = b"BZh"


class TooMuchUnpacked(Fault):
    """More comes out of an archive than its reader wants."""


class Archive:
    """A file of records, open only while it is read. `position` of `size` bytes tells how far that has come.

    A `file` that is open already, such as a temporary one without a name, is read from its start, once, and closed.
    Whatever `most_unpacked` bytes do not hold ends the reading with `TooMuchUnpacked`; a few bytes can unpack to any
    number.
    """

    def __init__(self, path: str, file: BufferedReader | None = None, most_unpacked: int | None = None) -> None:
        self.path = path
        self._most = sys.maxsize if most_unpacked is None else most_unpacked
        self._given = file
        self._file: BufferedReader | None = None
        if file is not None:
            self.size = file.seek(0, os.SEEK_END)
            file.seek(0)
        else:
            self.size = 0 if path == "-" else Path(path).stat().st_size

    @property
    def position(self) -> int:
        """Bytes read so far; 0 before the start, and of a pipe, which does not tell."""
        if self._file is None or self.path == "-":
            return 0
        if self._file.closed:
            return self.size
        return self._file.tell() if self._file.seekable() else 0

    def __iter__(self) -> Iterator[RawRecord | InvalidRecord]:
        """Every record of the file; text between records that is neither blank nor a comment is reported."""
        if self.path == "-":
            yield from _split(_line_reader(sys.stdin.buffer, self._most), self.path)
            return
        with self._given or Path(self.path).open("rb") as self._file:
            yield from _split(_line_reader(_unpacked(self._file), self._most), self.path)


def _unpacked(file: BufferedReader) -> BinaryIO:
    """What is in the file; how it is packed shows at its start, whatever it is called."""
    start = file.peek(max(map(len, (_GZIP, _BZIP2))))
    if start.startswith(_GZIP):
        return cast(BinaryIO, gzip.open(file))
    return cast(BinaryIO, bz2.open(file)) if start.startswith(_BZIP2) else file


def _line_reader(stream: BinaryIO, most: int) -> Callable[[], bytes]:
    """What reads the next line of a stream, or as much of it as a record may have."""
    left = most

    def read() -> bytes:
        nonlocal left
        line = stream.readline(_LONGEST_RECORD)
        left -= len(line)
        if left < 0:
            raise TooMuchUnpacked("archive-too-large", most=most)
        return line

    return read


def _split(read_line: Callable[[], bytes], path: str) -> Iterator[RawRecord | InvalidRecord]:
    """Cut a stream into records. A record that does not end is reported when the next one starts."""
    pending: list[str] = []
    start = length = 0
    for number, line in _lines(read_line, path):
        if isinstance(line, InvalidRecord):
            yield line
            pending = []
            continue
        stripped = line.strip()
        if stripped.startswith("(;"):
            if pending:
                yield InvalidRecord(Fault("record-no-end"), start, 1, path)
            pending, start, length = [], number, 0
        elif not pending:
            if stripped and not stripped.startswith("#"):
                yield InvalidRecord(Fault("record-not-one"), number, 1, path)
            continue
        pending.append(line)
        length += len(line)
        if stripped.endswith(";)"):
            yield RawRecord("".join(pending), path, start)
            pending = []
        elif length > _LONGEST_RECORD:
            yield InvalidRecord(Fault("record-too-long", most=_LONGEST_RECORD), start, 1, path)
            pending = []
    if pending:
        yield InvalidRecord(Fault("record-cut-off"), start, 1, path)


def _lines(read_line: Callable[[], bytes], path: str) -> Iterator[tuple[int, str | InvalidRecord]]:
    """The numbered lines of a stream, with an error in the place of one that is too long or cannot be unpacked."""
    number = 0
    while True:
        number += 1
        try:
            line = read_line()
            too_long = len(line) == _LONGEST_RECORD and not line.endswith(b"\n")
            rest = line
            while too_long and rest and not rest.endswith(b"\n"):
                rest = read_line()
        except (OSError, EOFError, zlib.error) as error:
            yield number, InvalidRecord(Fault("archive-damaged", detail=str(error)), number, 1, path)
            return
        if not line:
            return
        if number == 1:
            line = line.removeprefix(codecs.BOM_UTF8)
        if too_long:
            yield number, InvalidRecord(Fault("record-line-too-long", most=_LONGEST_RECORD), number, 1, path)
        else:
            yield number, line.decode("utf-8", errors="replace")


def read_records(path: str | Path) -> Iterator[Record | InvalidRecord]:
    """The records of one file in order, syntax checked only; a broken one comes as its error.

    Each knows where it stands, so that `check_record` names file and line of what the rules refuse.
    """
    if not isinstance(path, str | Path):
        raise WrongType(f"records are read from the path of a file, not from {brief(path)}")
    for raw in Archive(str(path)):
        yield raw if isinstance(raw, InvalidRecord) else _or_fault(read_record, raw)


def map_records(
    archives: Iterable[Iterable[RawRecord | InvalidRecord]],
    work: Callable[[Record, Game], T],
    executor: Executor | None = None,
    in_flight: int = 8,
) -> Iterator[T | InvalidRecord]:
    """Read, replay and check every record, and apply `work` to it; results come in the order of the files.

    With an executor whole batches are handled elsewhere, at most `in_flight` at a time, so that memory stays
    constant however large the archives are. `work` must then be a function at the top of a module.
    """
    stream = (raw for archive in archives for raw in archive)
    batches = iter(lambda: list(islice(stream, BATCH)), [])
    if executor is None:
        for batch in batches:
            yield from _handle(batch, work)
        return
    waiting: deque[Future[list[T | InvalidRecord]]] = deque()
    for batch in batches:
        waiting.append(executor.submit(_handle, batch, work))
        if len(waiting) >= in_flight:
            yield from waiting.popleft().result()
    while waiting:
        yield from waiting.popleft().result()


def _handle(batch: list[RawRecord | InvalidRecord], work: Callable[[Record, Game], T]) -> list[T | InvalidRecord]:
    def handle(raw: RawRecord) -> T:
        record = read_record(raw)
        game = check_record(record)
        try:
            return work(record, game)
        except InvalidRecord as fault:  # of a record whose place it does not know
            raise raw.located(fault) from None

    return [raw if isinstance(raw, InvalidRecord) else _or_fault(handle, raw) for raw in batch]


def _or_fault(handle: Callable[[RawRecord], T], raw: RawRecord) -> T | InvalidRecord:
    """What `handle` makes of a record, or the error that names its place."""
    try:
        return handle(raw)
    except InvalidRecord as fault:
        return fault
