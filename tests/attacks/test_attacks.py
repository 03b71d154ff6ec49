"""A few of every kind of attack; `python -m tests.attacks` makes as many as one likes."""

from __future__ import annotations

from random import Random

import pytest

from tests.attacks.attacking import ATTACKS, Attack
from tests.thorough import count


@pytest.mark.parametrize("attack", ATTACKS, ids=lambda attack: attack.name)
def test_nothing_gives_way(attack: Attack) -> None:
    made = count(attack.usual, attack.thorough)
    assert attack.make(Random(1), made).total() == made
