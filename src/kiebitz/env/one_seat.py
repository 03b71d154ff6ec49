"""Skat for Gymnasium: one seat, with any registered players at the two others.

    env = OneSeat("kermit:20", start=CardPlay("rules"))

An observation is a dict of `observation` and `action_mask`; an episode is a game, and its reward comes at the end.
"""

from __future__ import annotations

import random
from typing import Any, ClassVar

import gymnasium
import numpy as np
from numpy.typing import NDArray

from kiebitz._core import Reward, WholeGame
from kiebitz.contract import Contract
from kiebitz.deals import checked_seat
from kiebitz.env.actions import MEANINGS, actions_of, declaration, game_of
from kiebitz.env.payoff import Payoff, returns_of
from kiebitz.env.spaces import Sight, action_space, sight, sight_space
from kiebitz.env.starts import Start, new_deal
from kiebitz.game import Game
from kiebitz.players import Closes, Player, ask, create
from kiebitz.view import Phase


class OneSeat(gymnasium.Env[Sight, int]):  # type: ignore[misc]  # an extra
    """One seat at a table with two others, who are asked with their own views and never see more.

    others  the spec of the player at both other seats
    seat    the seat of the agent, or `None` for another one in each game
    start   where games begin: `new_deal`, or `CardPlay(bidder)` for card play alone
    payoff  what the reward at the end is

    An action that is not legal is replaced by the lowest legal one, and the step's info says so under `illegal`: some
    tools, Gymnasium's own checker among them, know nothing of masks.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"]}

    def __init__(
        self,
        others: str = "rules",
        *,
        seat: int | None = None,
        start: Start = new_deal,
        payoff: Payoff = Reward.LIST,
        render_mode: str | None = None,
    ) -> None:
        self.observation_space = sight_space()
        self.action_space = action_space()
        self.render_mode = render_mode
        self._start, self._payoff = start, payoff
        self._fixed_seat = None if seat is None else checked_seat(seat)
        self._source = random.Random()
        self._player: Player = create(others, seed=0)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Sight, dict[str, Any]]:
        """Begin the next game, up to the first decision of the seat; a seed begins a row that is always the same."""
        super().reset(seed=seed)
        if seed is not None:
            self._source = random.Random(seed)
        self._begin()
        while self.game.is_over:
            self._begin()
        return self._sight(), {"seat": self.seat}

    def step(self, action: int) -> tuple[Sight, float, bool, bool, dict[str, Any]]:
        """Act, and let the others act up to the next decision or the end."""
        legal = self.game.is_legal(int(action))
        self._act(int(action) if legal else self.game.legal_actions()[0])
        self._let_others_act()
        over = self.game.is_over
        reward = float(returns_of(self.game, self._payoff)[self.seat]) if over else 0.0
        return self._sight(), reward, over, False, {} if legal else {"illegal": int(action)}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, as maskable learners ask for it."""
        return self.game.legal_mask().astype(np.bool_)

    def render(self) -> str:
        """What the seat was dealt, and what it has heard."""
        return self.game.information_text(self.seat)

    def close(self) -> None:
        """Let the other players go."""
        if isinstance(self._player, Closes):
            self._player.close()

    def _begin(self) -> None:
        seed = self._source.getrandbits(63)
        self.seat: int = self._source.randrange(3) if self._fixed_seat is None else self._fixed_seat
        self.game: WholeGame = self._start(seed)
        self._by_rules: Game = game_of(self.game)
        self._let_others_act()

    def _act(self, action: int) -> None:
        """In the core, and by the rules for the others: there a contract comes together with the discard."""
        meaning = MEANINGS[action]
        puts_away = self._by_rules.phase is Phase.DECLARE and action < 32
        self.game.push(action)
        if not puts_away:
            self._by_rules.push(declaration(meaning, self.game) if isinstance(meaning, Contract) else meaning)

    def _let_others_act(self) -> None:
        while self.game.turn not in (None, self.seat):
            for action in actions_of(ask(self._player, self._by_rules.view(self.game.turn))):
                self._act(action)

    def _sight(self) -> Sight:
        return sight(self.game, self.seat)
