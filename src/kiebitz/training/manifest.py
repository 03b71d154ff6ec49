"""What training leaves behind: the manifest of a model, sealed, beside the data it is about."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np

from kiebitz.models.loading import MANIFEST, VERSION, checksum, seal_of


def write_manifest(
    out: Path,
    name: str,
    *,
    command: str,
    seed: int,
    games: int,
    held_out: Any,
    files: Sequence[str],
    more: dict[str, Any],
) -> dict[str, Any]:
    """Write and return the manifest of a model whose files are in the folder.

    games     how many were learned from
    held_out  how well it does on what it has not learned from
    more      what else is worth knowing about this model: its plan first of all
    """
    manifest = {
        "model": name,
        "version": VERSION,
        "command": command,
        "seed": seed,
        "date": datetime.now(UTC).date().isoformat(),
        "versions": {"kiebitz": version("kiebitz"), "numpy": np.__version__},
        "games": games,
        "held_out": held_out,
        **more,
        "files": {file: _told(out / file) for file in files},
    }
    read_back = json.loads(json.dumps(manifest))  # with texts for keys, as the seal will be checked
    sealed: dict[str, Any] = read_back | {"seal": seal_of(read_back)}
    unfinished = (out / MANIFEST).with_suffix(".writing")
    unfinished.write_text(json.dumps(sealed, indent=2) + "\n", encoding="utf-8")
    unfinished.replace(out / MANIFEST)
    return sealed


def _told(file: Path) -> dict[str, Any]:
    content = file.read_bytes()
    return {"bytes": len(content), "sha256": checksum(content)}
