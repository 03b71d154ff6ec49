"""A log in which what happens again and again stands once a minute."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Final, TypeAlias

SECONDS_BETWEEN: Final = 60.0

_Kind: TypeAlias = tuple[str, int, type[BaseException] | None]


class OnceAMinute(logging.Filter):
    """Lets one record of a kind pass a minute, and says with the next how many it has kept back.

    Records are of one kind if the same line of a program has written them for the same type of exception: so there are
    not more kinds than a program has lines, whatever somebody sends us.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._passed: dict[_Kind, float] = {}
        self._kept_back: dict[_Kind, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a record passes."""
        kind = (record.pathname, record.lineno, record.exc_info[0] if record.exc_info else None)
        now = self._clock()
        if now - self._passed.get(kind, -SECONDS_BETWEEN) < SECONDS_BETWEEN:
            self._kept_back[kind] = self._kept_back.get(kind, 0) + 1
            return False
        self._passed[kind] = now
        if kept_back := self._kept_back.pop(kind, 0):
            record.msg, record.args = f"{record.getMessage()} (and {kept_back} more like this)", None
        return True


def log_sparingly() -> None:
    """Write warnings to standard error, unless somebody has seen to them already."""
    handler = logging.StreamHandler()
    handler.addFilter(OnceAMinute())
    logging.basicConfig(handlers=[handler], format="%(levelname)s: %(message)s", level=logging.WARNING)
