"""A few of every kind of attack; `python -m tests.attacks` makes as many as one likes."""

from __future__ import annotations

from random import Random

import pytest

from tests.attacks.attacking import ATTACKS, Attack
from tests.attacks.calling import targets_of_core, targets_of_library
from tests.attacks.kinds.calls import pool_of
from tests.thorough import count


@pytest.mark.parametrize("attack", ATTACKS, ids=lambda attack: attack.name)
def test_nothing_gives_way(attack: Attack) -> None:
    made = count(attack.usual, attack.thorough)
    assert attack.make(Random(1), made).total() == made


def test_there_is_something_of_every_type_whose_methods_are_called() -> None:
    owners = {target.owner for target in (*targets_of_core(), *targets_of_library()) if target.owner}
    assert not owners - pool_of(Random(1)).values.keys()
