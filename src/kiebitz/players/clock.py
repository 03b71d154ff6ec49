"""How a player spends the time that it has for a game."""

from __future__ import annotations

from typing import Final

_KEPT: Final = 0.2  # of the time left
_SPENT: Final = 0.1  # of the time left, where nothing else would be
_LEAST_LATE: Final = 0.01  # seconds
_FORGIVEN: Final = 0.8  # what is left of having been late when the next card was in time


def seconds_for_card(time_left: float, cards: int, late: float = _LEAST_LATE) -> float:
    """What the next card may take somebody who has so many in hand, so much time for all, and plays each so late.

    A card's share grows with the square of the number of cards in hand: the more are hidden, the longer a world takes
    and the more worlds there are. What a card does not need is left to those after it; the last one plays itself.
    """
    usable = max((1 - _KEPT) * time_left - late * cards, _SPENT * time_left, 0.0)
    return usable * cards**2 / sum(in_hand**2 for in_hand in range(min(cards, 2), cards + 1))


class Clock:
    """The clock as a player is told it, question by question.

    It sees how much more was gone than a card should have taken: on a busy machine a decision ends late, and so may
    all that follow. That much is kept back for each of them.
    """

    def __init__(self) -> None:
        self._left: float | None = None
        self._expected: float | None = None
        self._late = _LEAST_LATE

    def tell(self, seconds: float) -> None:
        """So much is left before the question that comes next."""
        if self._expected is not None:
            self._late = max(self._expected - seconds, _FORGIVEN * self._late, _LEAST_LATE)
        self._left, self._expected = seconds, None

    def forget(self) -> None:
        """That question was not about a card."""
        self._left = None

    def seconds_for_card(self, cards: int) -> float | None:
        """What a card may take now; `None` if there was no word of a clock before."""
        left, self._left = self._left, None
        if left is None:
            return None
        seconds = seconds_for_card(left, cards, self._late)
        self._expected = left - seconds
        return seconds
