"""Many games stepped together: arrays in, arrays out, and no Python for the single game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import SupportsIndex

import numpy as np
from numpy.typing import ArrayLike, NDArray

from kiebitz._core import GameBatch, Reward, WholeGame
from kiebitz.env.layout import ACTIONS, INFORMATION
from kiebitz.errors import WrongType, brief, checked_number


class Batch:
    """So many games, each at a decision. The arrays are those of the batch: a step writes into them.

    information  what the seat in turn has seen, by game
    legal        1 for each action that is legal
    turns        the seat in turn
    returns      after a step: what the three seats got where a game has ended, else zeros
    over         after a step: where a game has ended; the other arrays show the new one that follows it there

    The same seed gives the same games for the same actions. With `starts` every game begins with one of them.
    """

    def __init__(
        self, size: SupportsIndex, seed: int, *, payoff: Reward = Reward.LIST, starts: Sequence[WholeGame] = ()
    ) -> None:
        if not isinstance(payoff, Reward):
            raise WrongType(f"the payoff of a batch is a Reward, not {brief(payoff)}")
        number = checked_number(size, "the number of games", low=1, high=1_000_000)
        self._games = GameBatch(number, checked_number(seed, "a seed", 0, 2**64 - 1), payoff, list(starts))
        self.information: NDArray[np.int8] = np.zeros((number, INFORMATION.size), np.int8)
        self.legal: NDArray[np.int8] = np.zeros((number, ACTIONS), np.int8)
        self.turns: NDArray[np.int8] = np.zeros(number, np.int8)
        self.returns: NDArray[np.float32] = np.zeros((number, 3), np.float32)
        self.over: NDArray[np.bool_] = np.zeros(number, np.bool_)
        self._actions: NDArray[np.int64] = np.zeros(number, np.int64)
        self._look()

    def __len__(self) -> int:
        return len(self._games)

    def step(self, actions: ArrayLike) -> None:
        """One action for each game; `ValueError`, and nothing changed, unless all are legal."""
        given = np.asarray(actions)
        if given.shape != (len(self),) or given.dtype.kind not in "iu":
            raise WrongType(f"a batch of {len(self)} takes so many whole numbers, not {given.dtype} {given.shape}")
        self._games.step(given.astype(np.int64, copy=False), self.returns, self.over)
        self._look()

    def draw(self) -> NDArray[np.int64]:
        """For each game any legal action, each with the same chance."""
        self._games.draw(self._actions)
        return self._actions

    def game(self, place: int) -> WholeGame:
        """A copy of one of the games."""
        return self._games.game(checked_number(place, "the place of a game", 0, len(self) - 1))

    def _look(self) -> None:
        self._games.look(self.information, self.legal, self.turns)
