"""What a game is worth to its seats: one of those that the core knows, or any function of a game that is over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from kiebitz._core import Reward, WholeGame

Payoff: TypeAlias = Reward | Callable[[WholeGame], Sequence[float]]


def returns_of(game: WholeGame, payoff: Payoff) -> Sequence[float]:
    """What each seat gets for a game that is over."""
    return game.returns(payoff) if isinstance(payoff, Reward) else payoff(game)
