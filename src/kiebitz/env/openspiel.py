"""Skat for OpenSpiel: importing this registers the game `kiebitz_skat`; `pyspiel.load_game("kiebitz_skat")` is it.

Cards are dealt by chance one by one, then the actions are those of docs/env.md. The parameter `payoff` is one of list,
relative, value and win. OpenSpiel is no dependency: whoever imports this module has it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pyspiel

from kiebitz._core import Reward, WholeGame, action_text
from kiebitz.cards import CARD_NAMES, FULL_DECK, CardSet, format_cards
from kiebitz.env.layout import ACTIONS, INFORMATION
from kiebitz.errors import brief

_REWARDS: Final = {reward.name.lower(): reward for reward in Reward}
_MOST: Final = {Reward.LIST: 590, Reward.RELATIVE: 630, Reward.VALUE: 540, Reward.WIN: 1}  # that somebody can lose
_ZERO_SUM: Final = (Reward.RELATIVE, Reward.WIN)
_LONGEST: Final = 163  # actions: all numbers said and held, three passes, four for skat and contract, thirty cards
_DEALT: Final = 30  # the rest is the skat

_TYPE: Final = {
    "short_name": "kiebitz_skat",
    "long_name": "Skat, the complete game",
    "dynamics": pyspiel.GameType.Dynamics.SEQUENTIAL,
    "chance_mode": pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    "information": pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    "reward_model": pyspiel.GameType.RewardModel.TERMINAL,
    "max_num_players": 3,
    "min_num_players": 3,
    "provides_information_state_string": True,
    "provides_information_state_tensor": True,
    "provides_observation_string": True,
    "provides_observation_tensor": True,
    "parameter_specification": {"payoff": "list"},
}


def _game_type(reward: Reward) -> pyspiel.GameType:
    zero_sum = reward in _ZERO_SUM
    utility = pyspiel.GameType.Utility.ZERO_SUM if zero_sum else pyspiel.GameType.Utility.GENERAL_SUM
    return pyspiel.GameType(utility=utility, **_TYPE)


def _game_info(reward: Reward) -> pyspiel.GameInfo:
    return pyspiel.GameInfo(
        num_distinct_actions=ACTIONS,
        max_chance_outcomes=32,
        num_players=3,
        min_utility=-float(_MOST[reward]),
        max_utility=float(_MOST[reward]),
        utility_sum=0.0 if reward in _ZERO_SUM else None,
        max_game_length=_LONGEST,
    )


class SkatGame(pyspiel.Game):  # type: ignore[misc]  # without types
    """The complete game for three."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        name = (params or {}).get("payoff", "list")
        if name not in _REWARDS:
            raise ValueError(f"the payoff is one of {', '.join(_REWARDS)}, not {brief(name)}")
        self.reward = _REWARDS[name]
        super().__init__(_game_type(self.reward), _game_info(self.reward), params or {})

    def new_initial_state(self) -> SkatState:
        """Before the first card is dealt."""
        return SkatState(self)

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> SkatObserver:
        """What a player has seen, the same for every type of observation."""
        return SkatObserver()


class SkatState(pyspiel.State):  # type: ignore[misc]  # without types
    """The deal so far, and then the game in the core."""

    def __init__(self, game: SkatGame) -> None:
        super().__init__(game)
        self.reward = game.reward
        self.dealt = [0, 0, 0]
        self.game: WholeGame | None = None

    @property
    def _left(self) -> list[int]:
        """The cards that are not dealt yet."""
        rest = FULL_DECK & ~(self.dealt[0] | self.dealt[1] | self.dealt[2])
        return [card for card in range(32) if rest >> card & 1]

    def current_player(self) -> int:
        """The seat in turn, chance while cards are dealt."""
        if self.game is None:
            return int(pyspiel.PlayerId.CHANCE)
        turn = self.game.turn
        return int(pyspiel.PlayerId.TERMINAL) if turn is None else turn

    def _legal_actions(self, player: int) -> list[int]:
        assert self.game is not None
        return self.game.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Any card that is left."""
        left = self._left
        return [(card, 1 / len(left)) for card in left]

    def _apply_action(self, action: int) -> None:
        if self.game is not None:
            self.game.push(action)
            return
        number = sum(hand.bit_count() for hand in self.dealt)
        self.dealt[number // 10] |= 1 << action
        if number + 1 == _DEALT:
            self.game = WholeGame([*self.dealt, sum(1 << card for card in self._left)])

    def _action_to_string(self, player: int, action: int) -> str:
        return CARD_NAMES[action] if player == pyspiel.PlayerId.CHANCE else action_text(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.game is not None and self.game.is_over

    def returns(self) -> list[float]:
        """What each seat got; nothing before the end."""
        return list(self.game.returns(self.reward)) if self.game is not None and self.game.is_over else [0.0] * 3

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> SkatState:
        """A state that looks the same to a player, with all that it does not see dealt anew."""
        assert self.game is not None, "nothing is dealt anew while cards are being dealt"
        twin = self.game.resample(player_id, int(probability_sampler() * 2**63))
        state = SkatState(self.get_game())
        for hand in twin.dealt[:3]:
            for card in CardSet(hand):
                state.apply_action(int(card))
        for action in twin.history:
            state.apply_action(action)
        return state

    def __str__(self) -> str:
        hands = "/".join(format_cards(CardSet(hand)) for hand in self.dealt)
        return hands if self.game is None else " ".join([hands, *map(action_text, self.game.history)])


class SkatObserver:
    """What one player has seen, as tensor and text."""

    def __init__(self) -> None:
        self.tensor = np.zeros(INFORMATION.size, np.float32)
        self.dict = {name: self.tensor[INFORMATION[name]].reshape(INFORMATION.shapes[name]) for name in INFORMATION}

    def set_from(self, state: SkatState, player: int) -> None:
        """Fill the tensor; while cards are dealt it holds those dealt so far, and no more."""
        if state.game is not None:
            self.tensor[:] = state.game.information_state(player)
            return
        self.tensor.fill(0)
        self.dict["seat"][0, player] = 1
        self.dict["hand"][0] = [state.dealt[player] >> card & 1 for card in range(32)]

    def string_from(self, state: SkatState, player: int) -> str:
        """The same in words."""
        if state.game is not None:
            return state.game.information_text(player)
        return f"{player} {format_cards(CardSet(state.dealt[player]))}"


pyspiel.register_game(_game_type(Reward.LIST), SkatGame)
