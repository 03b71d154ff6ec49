"""Random and nearly right arguments to every function and class that the library offers."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final

from tests.attacks.kinds.calls import attack_on

USUAL: Final = 1_000
THOROUGH: Final = 12_000


def attack(source: Random, count: int) -> Counter[str]:
    """Make so many calls."""
    return attack_on("library", source, count)
