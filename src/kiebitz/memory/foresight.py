"""How well somebody's cards are foreseen: by what experts play, by what others play, and by chance alone."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from kiebitz import _core
from kiebitz.cards import Card
from kiebitz.game import Game
from kiebitz.seats import observe

_LEAST: Final = 1e-3  # of a card's chance: one blunder says no more than this
_NEARLY: Final = 0.85  # of the cards as rules say
_DOUBTED: Final = 20  # cards that a stranger has played already, as people do: so many as rules say
_USUALLY_RULED: Final = 0.6


@dataclass(frozen=True, slots=True)
class Foresight:
    """Sums over the cards of somebody who had a choice; the higher a sum, the better the cards were foreseen.

    cards   how many they were
    expert  of the logarithm of the chance that an expert plays the card
    other   the same for anybody else
    chance  the same for somebody who takes any card
    ruled   how many of the cards the player by rules would have played too
    """

    cards: int = 0
    expert: float = 0.0
    other: float = 0.0
    chance: float = 0.0
    ruled: int = 0

    def __add__(self, other: Foresight) -> Foresight:
        return Foresight(
            self.cards + other.cards,
            self.expert + other.expert,
            self.other + other.other,
            self.chance + other.chance,
            self.ruled + other.ruled,
        )

    @property
    def expertness(self) -> float | None:
        """How much better a card is foreseen by what experts play than by what others do, in nats a card."""
        return (self.expert - self.other) / self.cards if self.cards else None

    @property
    def mastery(self) -> float | None:
        """How much better a card is foreseen by what experts play than by the mean of what others do and of chance, in
        nats a card."""
        return (self.expert - (self.other + self.chance) / 2) / self.cards if self.cards else None

    @property
    def is_ruled(self) -> bool:
        """Whether somebody plays nearly as rules say; of strangers that is not believed before some games."""
        return self.ruled + _DOUBTED * _USUALLY_RULED >= _NEARLY * (self.cards + _DOUBTED)


def foresight(game: Game, policy: _core.Policy) -> tuple[Foresight, Foresight, Foresight]:
    """What the cards of a game tell of those at the three seats."""
    found = [Foresight(), Foresight(), Foresight()]
    replayed, by_rules = Game(game.deal), _core.RulesPlayer()
    for seat, move in game.history:
        if isinstance(move, Card) and len(replayed.legal_moves()) > 1:
            observation = observe(replayed.view(seat))
            expert, other = (dict(policy.chances(observation, expert=expert)) for expert in (True, False))
            ruled = by_rules.choose(observation, 0) == move
            found[seat] += Foresight(1, _log(expert[move]), _log(other[move]), -math.log(len(expert)), int(ruled))
        replayed.push(move)
    first, second, third = found
    return first, second, third


def _log(chance: float) -> float:
    return math.log(max(chance, _LEAST))
