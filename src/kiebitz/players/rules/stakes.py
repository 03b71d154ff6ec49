"""What a game is expected to bring, and how many tops it counts."""

from __future__ import annotations

from typing import Final

from kiebitz.contract import BASE_VALUES, Kind, matadors
from kiebitz.scoring import DEFENDER_BONUS, WIN_BONUS

SAFE_WITHOUT: Final = 2  # tops counted in a game without while the skat is unknown: a jack in it would spoil more


def expected(value: int, chance: float) -> float:
    """List points a game is expected to bring; what the defenders gain from a loss counts against it."""
    return chance * (value + WIN_BONUS) - (1 - chance) * (2 * value + WIN_BONUS + DEFENDER_BONUS[3])


def expected_at(bid: int, kind: int, value: int, chance: float) -> float:
    """The same for a suit game or grand that may be worth less than the bid, and is then lost for certain."""
    if value >= bid:
        return expected(value, chance)
    base = BASE_VALUES[kind]
    return expected(-(-bid // base) * base, 0.0)


def cautious_value(kind: int, hand: int, *, played_hand: bool = False) -> int:
    """What a suit game or grand counts for ten cards, before the skat is known."""
    tops = matadors(Kind(kind), hand)
    return BASE_VALUES[kind] * ((tops if tops > 0 else min(-tops, SAFE_WITHOUT)) + 1 + played_hand)
