"""The endings that are kept are what they are said to be: open cards lead a wrong card there."""

from __future__ import annotations

import pytest

from kiebitz.lab.theory.endings import is_open
from kiebitz.lab.theory.wrong import lead_of
from tests.lab.theory.wrong import Kept, kept

CLOSE = 0.3  # list points; equilibria are found to within 0.1, and a hand has a share of all worlds


@pytest.mark.parametrize("ending", kept(), ids=lambda ending: ending.game.line()[-23:])
def test_open_cards_are_wrong(ending: Kept) -> None:
    assert is_open(ending.game)
    led = lead_of(ending.game, 92_400, 0.1)
    assert led is not None
    led_openly = {card: chance for card, chance in led.open_cards.items() if chance > 0}
    assert led_openly == pytest.approx(ending.open_cards, abs=0.005)
    assert led.brought == pytest.approx(ending.brought, abs=CLOSE)
    assert led.lost == pytest.approx(ending.lost, abs=CLOSE)
    assert led.lost > 1
    assert sum(chance * led.brought[card] for card, chance in led.best.items()) > -CLOSE
    for card, chance in ending.best.items():
        assert (led.best[card] > 0.5) == (chance > 0.5)


def test_there_are_five_of_both_sides() -> None:
    endings = kept()
    assert len({ending.game.line() for ending in endings}) >= 5
    assert {ending.game.turn == ending.game.declarer for ending in endings} == {True, False}
