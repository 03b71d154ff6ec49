"""Attacks: what somebody might try, by chance and by the hundred thousand, and what must hold whatever comes of it.

Each kind is a file of `kinds/`: the first line of its docstring says what is tried, and its `attack` tries it, raises
`AssertionError` where something gives way, and counts what came of the rest. A few of each belong to the suite
(`test_attacks.py`); `python -m tests.attacks` makes all of them.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Final

from tests.attacks import kinds


@dataclass(frozen=True, slots=True)
class Attack:
    """One kind of attack.

    usual     how many are made in the suite
    thorough  how many by `.ci/run`
    """

    name: str
    what: str
    make: Callable[[Random, int], Counter[str]]
    usual: int
    thorough: int


def _attack_of(name: str) -> Attack:
    module = importlib.import_module(f"{kinds.__name__}.{name}")
    what = (module.__doc__ or "").partition("\n")[0].rstrip(".")
    return Attack(name, what, module.attack, module.USUAL, module.THOROUGH)


ATTACKS: Final = [_attack_of(found.name) for found in pkgutil.iter_modules(kinds.__path__)]
