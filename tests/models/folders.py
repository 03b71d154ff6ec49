"""Folders of models to be spoilt: copies of those that ship, and the same as they were before there were checksums."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

from kiebitz.models.loading import MANIFEST, SHELF, seal_of
from kiebitz.models.older import OLDER_MANIFESTS
from kiebitz.training.shipping import READERS

FILES = [(name, file) for name, files in READERS.items() for file in files]


def copy_of(name: str, home: Path) -> Path:
    """A copy of a model that ships."""
    return Path(shutil.copytree(SHELF / name, home / name))


def older_copy_of(name: str, home: Path) -> Path:
    """The same as training left it before there were checksums."""
    folder = copy_of(name, home)
    said = json.loads((folder / MANIFEST).read_text())
    (folder / MANIFEST).unlink()
    older = {key: said[key] for key in said if key not in ("model", "version", "files", "seal")}
    (folder / OLDER_MANIFESTS[name]).write_text(json.dumps(older))
    return folder


def rewrite(folder: Path, **said: Any) -> None:
    """Let a manifest say something else, with a seal that fits."""
    manifest = json.loads((folder / MANIFEST).read_text()) | said
    (folder / MANIFEST).write_text(json.dumps(manifest | {"seal": seal_of(manifest)}))


def flip(file: Path, place: int) -> None:
    """Alter one bit."""
    content = bytearray(file.read_bytes())
    content[place] ^= 1
    file.write_bytes(content)
