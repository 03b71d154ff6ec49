"""What the policy shall answer: not only the card chosen, but how likely each one is, as its evidence tells.

A player that judges ten worlds decides by luck where cards are close. Asked again with other luck, it chooses the same
card in four cases of five; how likely the others are then depends on how many worlds they have won.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from kiebitz.training.policy.games import NOTHING, WIN_STEPS

Chances: TypeAlias = npt.NDArray[np.float32]

# Fitted to some 4,000 decisions that were asked twice.
_CHOSEN: Final = 2.3  # the odds for the card chosen before, as a logarithm
_WINS: Final = 2.8  # and for every share of worlds won


def targets_of(game: Any, play: int, number: int, best: int, softness: float) -> Chances:
    """The chances of the legal cards, of which there are so many: the one chosen, and its rivals by their evidence.

    softness  how much the evidence counts, between 0 and 1; where there is none, the card chosen is certain
    """
    chosen = np.zeros(number, dtype=np.float32)
    chosen[best] = 1
    wins = game["wins"][play, :number]
    if not softness or (wins == NOTHING).any():
        return chosen
    odds = np.exp(_WINS * (wins - wins[best]) / WIN_STEPS + _CHOSEN * chosen)
    return np.asarray((1 - softness) * chosen + softness * odds / odds.sum(), dtype=np.float32)
