"""The one loader of all that is learned.

A model is a folder: data, and `manifest.json`, which says which model it is, how it was made and how well it does, with
a checksum of each file and a seal of its own. What does not fit together is refused by name, and never used.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeVar

from kiebitz.models.older import OLDER_MANIFESTS, is_older

T = TypeVar("T")

MANIFEST: Final = "manifest.json"
VERSION: Final = 1  # of the shape of a folder
SHELF: Final = Path(__file__).parent
_TRAINED_BY: Final = {"playing": "policy --reinforce"}


class BadModel(ValueError):
    """A model that is not there, cut short, altered, or another one; says which file, why, and what to do."""


@dataclass(frozen=True)
class ModelFolder:
    """A folder in which a model should be, and what to do if something is wrong with it."""

    path: Path
    advice: str

    def refusal(self, file: str, why: str) -> BadModel:
        """What to raise about a file."""
        return BadModel(f"{self.path / file}: {why}; {self.advice}")

    def content(self, file: str) -> bytes:
        """The bytes of a file, unchecked."""
        try:
            return (self.path / file).read_bytes()
        except (OSError, ValueError) as fault:
            raise self.refusal(file, f"it cannot be read ({getattr(fault, 'strerror', None) or fault})") from None

    def json_object(self, file: str) -> dict[str, Any]:
        """The JSON object in a file, unchecked."""
        content = self.content(file)
        try:
            found = json.loads(content)
        except (ValueError, RecursionError) as fault:
            raise self.refusal(file, f"it is no JSON ({fault})") from None
        if not isinstance(found, dict):
            raise self.refusal(file, "it is no JSON object")
        return found


@dataclass(frozen=True)
class LearnedModel(ModelFolder):
    """A model whose manifest has been checked; each file is checked when it is read."""

    manifest: dict[str, Any]

    def read(self, file: str) -> bytes:
        """The bytes of a file, which are those that the manifest was written with."""
        content = self.content(file)
        if "files" not in self.manifest:  # it was trained before there were checksums
            return content
        wanted = self.manifest["files"].get(file)
        if wanted is None:
            raise self.refusal(file, f"{MANIFEST} does not name it")
        if len(content) != wanted["bytes"]:
            raise self.refusal(file, f"it has {len(content)} bytes instead of {wanted['bytes']}")
        if checksum(content) != wanted["sha256"]:
            raise self.refusal(file, f"it is not the one that {MANIFEST} was written for: its checksum is another")
        return content


def load_learned(name: str, file: str, read: Callable[[bytes], T], folder: str | Path = "") -> T:
    """What `read` makes of a file of a model: of the one that ships, or of one that training has left in a folder."""
    model = open_model(name, folder)
    content = model.read(file)
    try:
        return read(content)
    except Exception as fault:  # readers of foreign bytes stumble in more ways than one can name
        raise model.refusal(
            file, f"it is no such file of the model {name!r} ({type(fault).__name__}: {fault})"
        ) from None


def open_model(name: str, folder: str | Path = "") -> LearnedModel:
    """The model that ships, or one of a folder, with its manifest checked; `BadModel` if that is not in order."""
    if folder:
        place = ModelFolder(
            Path(folder), f"name a folder that `kiebitz train {_TRAINED_BY.get(name, name)}` has written"
        )
    else:
        place = ModelFolder(standing(name), "install kiebitz anew")
    file = _manifest_file(name, place.path)
    manifest = place.json_object(file)
    why = None if folder and is_older(name, file, manifest) else _misfit(name, manifest)
    if why:
        raise place.refusal(file, why)
    return LearnedModel(place.path, place.advice, manifest)


def model_named(folder: str | Path) -> object:
    """Which model a folder says it is, if it says so; unchecked."""
    try:
        return json.loads((Path(folder) / MANIFEST).read_bytes()).get("model")
    except (OSError, ValueError, AttributeError, RecursionError):
        return None


def standing(name: str, shelf: Path = SHELF) -> Path:
    """Where a model stands that ships; while another is put into its place, what stood there before."""
    place = shelf / name
    return place if place.exists() else place_before(name, shelf)


def place_before(name: str, shelf: Path) -> Path:
    """Where a model waits until the next has its place."""
    return shelf / f"{name}.before"


def checksum(content: bytes) -> str:
    """The SHA-256 of some bytes."""
    import hashlib  # loads a library of its own, for which the rules and formats need not wait

    return hashlib.sha256(content).hexdigest()


def seal_of(manifest: dict[str, Any]) -> str:
    """The checksum of all that a manifest says, however it is laid out."""
    said = {name: value for name, value in manifest.items() if name != "seal"}
    return checksum(json.dumps(said, sort_keys=True).encode())


def _manifest_file(name: str, path: Path) -> str:
    older = OLDER_MANIFESTS[name]
    return older if os.path.isfile(path / older) and not os.path.isfile(path / MANIFEST) else MANIFEST


def _misfit(name: str, manifest: dict[str, Any]) -> str | None:
    """Why a manifest is not one of this model, or not as it was written."""
    if manifest.get("model") != name:
        return f"it is not of the model {name!r} but of {manifest.get('model')!r}"
    if manifest.get("version") != VERSION:
        return f"it has version {manifest.get('version')!r}, and this kiebitz reads version {VERSION}"
    if manifest.get("seal") != seal_of(manifest):
        return "it has been altered since it was written: its seal is another"
    return None if _lists_files(manifest.get("files")) else "it does not list its files"


def _lists_files(files: object) -> bool:
    return isinstance(files, dict) and all(
        isinstance(entry, dict) and entry.keys() == {"bytes", "sha256"} for entry in files.values()
    )
