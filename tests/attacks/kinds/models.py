"""Folders of models are spoilt: bits flipped, files cut, lengthened and exchanged, manifests altered.

Whatever is not as it was written is refused by `BadModel` with the name of the file. A folder of before there were
checksums may be read where it still has its shape, and is refused in the same way where it has not.
"""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from kiebitz.models.loading import MANIFEST, SHELF, BadModel, load_learned, seal_of
from kiebitz.models.older import OLDER_MANIFESTS
from kiebitz.training.shipping import READERS
from tests.models.folders import FILES, copy_of, older_copy_of

USUAL = 1000
THOROUGH = 10_000

_LARGE = 100_000  # bytes; larger files take longer,
_WITH_LARGE = 0.02  # and only this share of attempts may choose one
_SMALL_FILES = [(name, file) for name, file in FILES if (SHELF / name / file).stat().st_size < _LARGE]
_VALUES: list[Any] = [None, -1, 0, 2, 1e308, "", "x", [], {}, ["x"], {"x": 1}, "bidding", "0" * 64]


def attack(source: Random, count: int) -> Counter[str]:
    outcomes: Counter[str] = Counter()
    with TemporaryDirectory() as newer, TemporaryDirectory() as older:
        for name in READERS:
            copy_of(name, Path(newer))
            older_copy_of(name, Path(older))
        for _ in range(count):
            name, file = source.choice(FILES if source.random() < _WITH_LARGE else _SMALL_FILES)
            way = source.choice((_data, _manifest, _said, _sealed_anew, _older))
            outcomes[way(source, name, file, Path(older if way is _older else newer) / name)] += 1
    return outcomes


def _data(source: Random, name: str, file: str, folder: Path) -> str:
    how, content = _spoilt(source, (folder / file).read_bytes())
    assert not _loads_with(content, file, name, file, folder), f"{how} {file} was read"
    return f"{how} data refused"


def _manifest(source: Random, name: str, file: str, folder: Path) -> str:
    original = (folder / MANIFEST).read_bytes()
    how, content = _spoilt(source, original)
    return _judged(f"{how} manifests", original, content, name, file, folder)


def _said(source: Random, name: str, file: str, folder: Path) -> str:
    original = (folder / MANIFEST).read_bytes()
    said = json.loads(original)
    _alter(source, said)
    return _judged("altered manifests", original, json.dumps(said).encode(), name, file, folder)


def _sealed_anew(source: Random, name: str, file: str, folder: Path) -> str:
    """By somebody who knows how to seal: what a loader goes by must fit all the same."""
    original = (folder / MANIFEST).read_bytes()
    said = json.loads(original)
    place, key = source.choice(
        [*((said, key) for key in ("model", "version", "files")), (said["files"], file)]
        + [(said["files"][file], key) for key in ("bytes", "sha256")]
    )
    place[key] = source.choice(_VALUES)
    said["seal"] = seal_of(said)
    return _judged("manifests sealed anew", original, json.dumps(said).encode(), name, file, folder)


def _older(source: Random, name: str, file: str, folder: Path) -> str:
    spoilt = source.choice((file, OLDER_MANIFESTS[name]))
    how, content = _spoilt(source, (folder / spoilt).read_bytes())
    return f"{how} older folders {'read' if _loads_with(content, spoilt, name, file, folder) else 'refused'}"


def _judged(what: str, original: bytes, content: bytes, name: str, file: str, folder: Path) -> str:
    """The outcome for a manifest, which is read if it says what it said, however it is laid out."""
    read = _loads_with(content, MANIFEST, name, file, folder)
    assert read == _says_the_same(original, content), f"of {what}, one was {'read' if read else 'refused'}"
    return "manifests that said the same read" if read else f"{what} refused"


def _says_the_same(one: bytes, other: bytes) -> bool:
    try:
        return json.dumps(json.loads(one), sort_keys=True) == json.dumps(json.loads(other), sort_keys=True)
    except ValueError:
        return False


def _loads_with(content: bytes, spoilt: str, name: str, file: str, folder: Path) -> bool:
    """Whether a file is read with that content in it, or in its manifest; refused, the fault names one of them."""
    original = (folder / spoilt).read_bytes()
    (folder / spoilt).write_bytes(content)
    try:
        load_learned(name, file, READERS[name][file], folder)
    except BadModel as fault:
        assert str(fault).startswith((f"{folder / spoilt}: ", f"{folder / file}: ")), f"{spoilt}: {fault}"
        return False
    finally:
        (folder / spoilt).write_bytes(original)
    return True


def _spoilt(source: Random, content: bytes) -> tuple[str, bytes]:
    how = source.choice((_flipped, _cut, _lengthened, _exchanged))
    return how.__name__[1:], how(source, content)


def _flipped(source: Random, content: bytes) -> bytes:
    found = bytearray(content)
    for place in {source.randrange(len(content)) for _ in range(source.randint(1, 8))}:
        found[place] ^= 1 << source.randrange(8)
    return bytes(found)


def _cut(source: Random, content: bytes) -> bytes:
    return content[: source.randrange(len(content))]


def _lengthened(source: Random, content: bytes) -> bytes:
    place = source.randint(0, len(content))
    return content[:place] + source.randbytes(source.randint(1, 64)) + content[place:]


def _exchanged(source: Random, content: bytes) -> bytes:
    """With another file, or with bytes of chance."""
    others = [other for other in _small_contents() if other != content]
    return source.choice([*others, source.randbytes(source.randint(0, 4000))])


@cache
def _small_contents() -> list[bytes]:
    manifests = [(name, MANIFEST) for name in READERS]
    return [(SHELF / name / file).read_bytes() for name, file in [*_SMALL_FILES, *manifests]]


def _alter(source: Random, said: dict[str, Any]) -> None:
    """Another value somewhere in a manifest, or none."""
    place: Any = said
    key = source.choice(list(said))
    while isinstance(place[key], dict | list) and place[key] and source.random() < 0.8:
        place = place[key]
        key = source.choice(list(place) if isinstance(place, dict) else range(len(place)))
    if source.random() < 0.3:
        del place[key]
    else:
        place[key] = source.choice(_VALUES)
