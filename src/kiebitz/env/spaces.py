"""The spaces of Gymnasium that observations and actions come from; PettingZoo uses the same."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from kiebitz._core import WholeGame
from kiebitz.env.layout import ACTIONS, INFORMATION

# The information state as `observation`, and which actions are legal as `action_mask`.
Sight: TypeAlias = dict[str, NDArray[np.int8]]


def sight_space() -> spaces.Dict:
    """What a seat sees."""
    return spaces.Dict({"observation": _bits(INFORMATION.size), "action_mask": _bits(ACTIONS)})


def action_space() -> spaces.Discrete:
    """The numbers of all actions."""
    return spaces.Discrete(ACTIONS)


def sight(game: WholeGame, seat: int) -> Sight:
    """What a seat sees of a game; nothing is legal for those who are not in turn."""
    mask = game.legal_mask() if game.turn == seat else np.zeros(ACTIONS, np.int8)
    return {"observation": game.information_state(seat), "action_mask": mask}


def _bits(size: int) -> spaces.Box:
    return spaces.Box(0, 1, (size,), np.int8)
