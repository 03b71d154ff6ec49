"""Folders that were trained before there were checksums: manifests of other names, and data taken as it is."""

from __future__ import annotations

from typing import Any, Final

OLDER_MANIFESTS: Final = {
    "bidding": "manifest.json",
    "counted": "manifest.json",
    "glem": "manifest.json",
    "inference": "inference.json",
    "null": "null.manifest.json",
    "outcomes": "manifest.json",
    "playing": "manifest.json",
    "policy": "policy.json",
    "review": "manifest.json",
    "values": "manifest.json",
}
_NEWER: Final = frozenset({"model", "version", "files", "seal"})


def is_older(name: str, file: str, manifest: dict[str, Any]) -> bool:
    """Whether a manifest is of that time; one that has lost only some of what is newer is not."""
    return file == OLDER_MANIFESTS[name] and "command" in manifest and not _NEWER & manifest.keys()
