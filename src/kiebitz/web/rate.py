"""How fast somebody may speak."""

from __future__ import annotations

import time
from collections.abc import Callable


class Rate:
    """So many a second in the long run, and a few more at once."""

    def __init__(self, a_second: float, at_once: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._a_second = a_second
        self._at_once = at_once
        self._clock = clock
        self._left = float(at_once)
        self._asked = clock()

    def is_exceeded(self) -> bool:
        """Whether one more now is too much; if not, it is counted."""
        now = self._clock()
        self._left = min(self._at_once, self._left + (now - self._asked) * self._a_second)
        self._asked = now
        if self._left < 1:
            return True
        self._left -= 1
        return False
