"""What happened on a server, a line of JSON each: numbers of rooms and times, never a name, a link or a card."""

from __future__ import annotations

import datetime
import json
import logging
import sys
from typing import Any, Final

_journal: Final = logging.getLogger("kiebitz.journal")
_journal.propagate = False  # nobody reads it who has not asked for it


def note(what: str, **about: Any) -> None:
    """Write a line into the journal."""
    now = datetime.datetime.now(datetime.UTC).isoformat(timespec="milliseconds")
    _journal.info(json.dumps({"time": now, "event": what, **about}))


def keep_journal(path: str) -> None:
    """Append the journal to a file; `-` is where a service says things."""
    handler = logging.StreamHandler(sys.stdout) if path == "-" else logging.FileHandler(path, encoding="utf-8")
    handler.setFormatter(logging.Formatter("%(message)s"))
    _journal.addHandler(handler)
    _journal.setLevel(logging.INFO)
