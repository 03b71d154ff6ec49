"""The folder of a long run: it belongs to one set of parameters, and one process at a time works in it.

What is found there may be gone on with, since it can only come from the same run.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

from kiebitz.errors import Fault, brief, fault_of
from kiebitz.work.lock import Lock, Locked

_LOCK: Final = ".lock"


class OtherRun(Fault):
    """The folder holds a run with other parameters."""


class FolderInUse(Fault):
    """Another process works in the folder."""


class RunFolder:
    """A folder held until it is closed or forgotten.

    what        the kind of run, for people: "match", "training"
    parameters  all that the results depend on, as values that JSON knows; kept in `file`
    """

    def __init__(self, path: Path, what: str, parameters: Mapping[str, Any], file: str = "run.json") -> None:
        """Take a folder, or make it; `OtherRun` or `FolderInUse` if it is somebody else's."""
        self.path: Final = path
        path.mkdir(parents=True, exist_ok=True)
        self._lock = _locked(path, what)
        try:
            keep_parameters(path / file, what, json.loads(json.dumps(parameters)))
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """Let others work in the folder."""
        self._lock.release()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _locked(path: Path, what: str) -> Lock:
    try:
        return Lock(path / _LOCK)
    except Locked:
        raise FolderInUse("folder-in-use", what=what, path=str(path)) from None


def keep_parameters(file: Path, what: str, wanted: dict[str, Any]) -> None:
    """Write a file of parameters, or find the same in it; `OtherRun` says in what they differ."""
    if not file.exists():
        unfinished = file.with_suffix(".writing")
        unfinished.write_text(json.dumps(wanted, indent=2) + "\n", encoding="utf-8")
        unfinished.replace(file)
        return
    found = read_parameters(file, what)
    for name in sorted({*found, *wanted}):
        there, here = found.get(name), wanted.get(name)
        if there != here:
            path, values = str(file.parent), {"found": brief(there), "wanted": brief(here)}
            raise OtherRun("folder-of-other-run", path=path, what=what, name=name, **values)


def read_parameters(file: Path, what: str) -> dict[str, Any]:
    """The parameters of the run whose file this is."""
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
        if not isinstance(found, dict):
            raise Fault("json-no-object")
    except ValueError as error:
        raise Fault("file-describes-nothing", path=str(file), what=what, reason=fault_of(error)) from None
    return found
