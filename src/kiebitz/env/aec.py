"""Skat for PettingZoo: three agents, one after the other, over whole games or card play alone.

    env = skat()                              # with PettingZoo's usual wrappers
    env = SkatAEC(start=CardPlay("kermit"))   # without, and faster

An observation is a dict of `observation` and `action_mask`. The unwrapped environment refuses illegal actions with
`ValueError`; wrapped, they end the game for who took them.
"""

from __future__ import annotations

import random
from typing import Any, ClassVar, Final

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from kiebitz._core import Reward, WholeGame
from kiebitz.env.payoff import Payoff, returns_of
from kiebitz.env.spaces import Sight, action_space, sight, sight_space
from kiebitz.env.starts import Start, new_deal

AGENTS: Final = ("seat_0", "seat_1", "seat_2")
_SEATS: Final = {agent: seat for seat, agent in enumerate(AGENTS)}


class SkatAEC(AECEnv[str, Sight, int]):  # type: ignore[misc]  # an extra
    """Forehand, middlehand and rearhand as agents. Each is rewarded once, when the game is over."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "kiebitz_skat_v1",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self, *, start: Start = new_deal, payoff: Payoff = Reward.LIST, render_mode: str | None = None
    ) -> None:
        super().__init__()
        self.render_mode = render_mode
        self.possible_agents = list(AGENTS)
        self._start, self._payoff = start, payoff
        self._source = random.Random()
        self._sight_spaces = {agent: sight_space() for agent in AGENTS}
        self._action_spaces = {agent: action_space() for agent in AGENTS}

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same for all agents."""
        return self._sight_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The same for all agents."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin the next game; a seed begins a row of games that is always the same."""
        if seed is not None:
            self._source = random.Random(seed)
        self.game: WholeGame = self._start(self._source.getrandbits(63))
        self.agents = list(AGENTS)
        self.rewards = dict.fromkeys(AGENTS, 0.0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0.0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in AGENTS}
        self.agent_selection = AGENTS[self.game.turn or 0]

    def observe(self, agent: str) -> Sight:
        """What an agent sees now."""
        return sight(self.game, _SEATS[agent])

    def step(self, action: int | None) -> None:
        """The agent in turn acts; after the end each one is to say `None` once."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        game = self.game
        game.push(action)  # type: ignore[arg-type]  # which refuses None
        turn = game.turn
        if turn is None:
            self._end()
        else:
            self.agent_selection = AGENTS[turn]

    def render(self) -> str:
        """What everybody has heard."""
        return self.game.public_text()

    def close(self) -> None:
        """Nothing is held open."""

    def _end(self) -> None:
        self.rewards = dict(zip(AGENTS, map(float, returns_of(self.game, self._payoff)), strict=True))
        self.terminations = dict.fromkeys(AGENTS, True)
        self._accumulate_rewards()
        self._deads_step_first()


def skat(
    *, start: Start = new_deal, payoff: Payoff = Reward.LIST, render_mode: str | None = None
) -> AECEnv[str, Sight, int]:
    """The environment in PettingZoo's usual wrappers, which see to the order of calls and to illegal actions."""
    raw = SkatAEC(start=start, payoff=payoff, render_mode=render_mode)
    checked = wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(raw, illegal_reward=-100))
    return wrappers.OrderEnforcingWrapper(checked)
