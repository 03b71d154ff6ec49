"""How a player spends the time that it has for a game."""

from __future__ import annotations

from typing import Final

_KEPT_PER_CARD: Final = 0.01  # seconds for each card to come, which is asked for and played a little late
_KEPT: Final = 0.2  # of the time left, for a busy machine
_SPENT: Final = 0.1  # of the time left, where that leaves less


def seconds_for_card(time_left: float, cards: int) -> float:
    """What the next card may take somebody who has so many in hand and so much time for all of them.

    A card's share grows with the square of the number of cards in hand: the more are hidden, the longer a world takes
    and the more worlds there are. What a card does not need is left to those after it; the last one plays itself.
    """
    usable = max((1 - _KEPT) * time_left - _KEPT_PER_CARD * cards, _SPENT * time_left, 0.0)
    return usable * cards**2 / sum(in_hand**2 for in_hand in range(min(cards, 2), cards + 1))
