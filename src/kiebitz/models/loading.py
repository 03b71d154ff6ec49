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

from kiebitz.errors import Fault, brief
from kiebitz.models.older import OLDER_MANIFESTS, is_older

T = TypeVar("T")

MANIFEST: Final = "manifest.json"
VERSION: Final = 1  # of the shape of a folder
SHELF: Final = Path(__file__).parent
_TRAINED_BY: Final = {
    "counted": "inference --counted",
    "outcomes": "bidding --outcomes",
    "playing": "policy --reinforce",
}


class BadModel(Fault):
    """A model that is not there, cut short, altered, or another one; says which file, why, and what to do."""


@dataclass(frozen=True)
class ModelFolder:
    """A folder in which a model should be, and what to do if something is wrong with it."""

    path: Path
    advice: Fault

    def refusal(self, file: str, why: Fault) -> BadModel:
        """What to raise about a file."""
        return BadModel("model", path=str(self.path / file), reason=why, advice=self.advice)

    def content(self, file: str) -> bytes:
        """The bytes of a file, unchecked."""
        try:
            return (self.path / file).read_bytes()
        except (OSError, ValueError) as fault:
            why = getattr(fault, "strerror", None) or str(fault)
            raise self.refusal(file, Fault("model-unreadable", detail=why)) from None

    def json_object(self, file: str) -> dict[str, Any]:
        """The JSON object in a file, unchecked."""
        content = self.content(file)
        try:
            found = json.loads(content)
        except (ValueError, RecursionError) as fault:
            raise self.refusal(file, Fault("model-no-json", detail=str(fault))) from None
        if not isinstance(found, dict):
            raise self.refusal(file, Fault("json-no-object"))
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
            raise self.refusal(file, Fault("model-file-not-named", manifest=MANIFEST))
        if len(content) != wanted["bytes"]:
            raise self.refusal(file, Fault("model-size", bytes=str(len(content)), wanted=str(wanted["bytes"])))
        if checksum(content) != wanted["sha256"]:
            raise self.refusal(file, Fault("model-checksum", manifest=MANIFEST))
        return content


def load_learned(name: str, file: str, read: Callable[[bytes], T], folder: str | Path = "") -> T:
    """What `read` makes of a file of a model: of the one that ships, or of one that training has left in a folder."""
    model = open_model(name, folder)
    content = model.read(file)
    try:
        return read(content)
    except Exception as fault:  # readers of foreign bytes stumble in more ways than one can name
        detail = f"{type(fault).__name__}: {fault}"
        raise model.refusal(file, Fault("model-file", name=name, detail=detail)) from None


def open_model(name: str, folder: str | Path = "") -> LearnedModel:
    """The model that ships, or one of a folder, with its manifest checked; `BadModel` if that is not in order."""
    if folder:
        place = ModelFolder(Path(folder), Fault("model-name-a-folder", name=_TRAINED_BY.get(name, name)))
    else:
        place = ModelFolder(standing(name), Fault("model-install-anew"))
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


def _misfit(name: str, manifest: dict[str, Any]) -> Fault | None:
    """Why a manifest is not one of this model, or not as it was written."""
    if manifest.get("model") != name:
        return Fault("model-of-other-name", name=name, given=brief(manifest.get("model")))
    if manifest.get("version") != VERSION:
        return Fault("model-version", given=brief(manifest.get("version")), version=str(VERSION))
    if manifest.get("seal") != seal_of(manifest):
        return Fault("model-seal")
    return None if _lists_files(manifest.get("files")) else Fault("model-lists-no-files")


def _lists_files(files: object) -> bool:
    return isinstance(files, dict) and all(
        isinstance(entry, dict) and entry.keys() == {"bytes", "sha256"} for entry in files.values()
    )
