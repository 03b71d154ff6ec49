"""Archives and records that are damaged, cut off, packed twice, repeated without end or written to harm their reader.

Whatever the bytes are, what comes out is games and counted faults, never another error, and no line or record is kept
that is longer than it may be. What would unpack without end stops at its bound.
"""

from __future__ import annotations

import bz2
import gzip
import io
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Final, cast

from kiebitz.formats.iss import Archive, InvalidRecord, TooMuchUnpacked, map_records
from kiebitz.session.game_row import row_of_record

USUAL: Final = 700
THOROUGH: Final = 7000

_RECORDS: Final = (Path(__file__).parents[3] / "data/records/iss_sample.sgf").read_bytes().splitlines(keepends=True)
_MOST_UNPACKED: Final = 1_000_000
_LONGEST_FAULT: Final = 300
_BOMB: Final = bz2.compress(bytes(5_000_000))
_HARM: Final = [
    b"(;", b";)", b"[", b"]", b"\\", b"\0", b"\xff\xfe", b"\xe2\x80\xae", b"MV[", b"R[", b"P0[]", b"w", b"S.", b"SC",
    b"1 ", b" 2 RE", b"TI.", b"LE.", b"999999999999999999999", b"-1", b"GH", b"NO.", b"??", b"CJ.CJ", b"\r", b"\n",
]  # fmt: skip


def attack(source: Random, count: int) -> Counter[str]:
    outcomes: Counter[str] = Counter()
    while outcomes.total() < count:
        outcomes[_outcome(_archive(source))] += 1
    return outcomes


def _outcome(content: bytes) -> str:
    """What comes of an archive; each of its records is read, replayed and put into a row as an import would."""
    archive = Archive("", cast(io.BufferedReader, io.BufferedReader(io.BytesIO(content))), _MOST_UNPACKED)
    try:
        found = list(map_records([archive], row_of_record))
    except TooMuchUnpacked:
        return "given up"
    faults = [each for each in found if isinstance(each, InvalidRecord)]
    assert all(fault.line >= 1 and fault.column >= 1 for fault in faults)
    assert all(len(fault.reason) <= _LONGEST_FAULT for fault in faults), max(
        faults, key=lambda fault: len(fault.reason)
    )
    if not found:
        return "nothing in it"
    return "all good" if not faults else "all broken" if len(faults) == len(found) else "some broken"


# -- what is tried -----------------------------------------------------------------------------------------------------


def _archive(source: Random) -> bytes:
    content = b"".join(source.choices(_RECORDS, k=source.randrange(1, 4)))
    for _ in range(source.randrange(3)):
        content = source.choice(_SPOILING)(source, content)
    for _ in range(source.choice((0, 0, 1, 1, 2))):
        content = source.choice((gzip.compress, bz2.compress))(content)
        if source.random() < 0.5:
            content = source.choice(_DAMAGING)(source, content)
    return content


def _flip(source: Random, content: bytes) -> bytes:
    changed = bytearray(content or b"\0")
    for _ in range(source.randrange(1, 8)):
        changed[source.randrange(len(changed))] ^= 1 << source.randrange(8)
    return bytes(changed)


def _cut(source: Random, content: bytes) -> bytes:
    return content[: source.randrange(len(content) + 1)]


def _put_in(source: Random, content: bytes) -> bytes:
    place = source.randrange(len(content) + 1)
    return content[:place] + source.choice(_HARM) * source.choice((1, 1, 1, 2, 50)) + content[place:]


def _put_in_fields(source: Random, content: bytes) -> bytes:
    """A field of a record with something else in it."""
    start = content.find(b"[", source.randrange(len(content) + 1))
    end = content.find(b"]", start)
    return content if start < 0 or end < 0 else content[: start + 1] + source.choice(_HARM) + content[end:]


def _mix(source: Random, content: bytes) -> bytes:
    words = content.split(b" ")
    first, second = source.randrange(len(words)), source.randrange(len(words))
    words[first], words[second] = words[second], words[first]
    return b" ".join(words)


def _lengthen(source: Random, content: bytes) -> bytes:
    """Longer than any record may be: one line, or many."""
    return content + source.choice((b"(;GM[Skat]", b"")) + source.choice((b"x", b"(", b"x\n", b"[")) * 70_000 + b"\n"


def _add_bomb(source: Random, content: bytes) -> bytes:
    return content + _BOMB


def _add_another(source: Random, content: bytes) -> bytes:
    """Packed archives may follow each other in one file, whole or not."""
    return content + _cut(source, bz2.compress(source.choice(_RECORDS)))


def _make_up(source: Random, content: bytes) -> bytes:
    return source.choice((b"", b"\x1f\x8b\x08\x1f", b"BZh9", b"\x1f\x8b", b"(;")) + source.randbytes(
        source.randrange(200)
    )


_Change = Callable[[Random, bytes], bytes]
_SPOILING: Final[Sequence[_Change]] = [
    *(_flip, _cut, _mix, _put_in, _put_in, _put_in_fields, _put_in_fields) * 9,
    _lengthen,
]
_DAMAGING: Final[Sequence[_Change]] = [_flip, _cut, _add_another, _make_up, _add_bomb]
