"""How long a computer player's decision is kept before anybody can know it.

A card that had to be played is found at once, another one is thought about. So whoever has a clock would learn that a
player had no choice, which is to say what it does not hold. What is drawn here is as long for the one as for the other,
and follows from nothing that anybody could know.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from random import SystemRandom
from typing import Final

# Much longer than players think, but for those that were asked to; much shorter than the pace at which pages show it.
SHORTEST: Final = 0.1  # seconds
LONGEST: Final = 0.3

_source: Final = SystemRandom()


def keep(taken: float, wait: Callable[[float], None] = time.sleep) -> None:
    """Keep a decision that took so many seconds until a drawn time has passed since it was begun."""
    wait(max(0.0, _source.uniform(SHORTEST, LONGEST) - taken))
