"""Games that cannot be lost: searched for where the evaluation is confident, and counted as certain.

The evaluation has learned from games and cannot tell a certain win from a likely one. Where it gives a game a high
chance, paranoid search is asked whether it is won whatever the hidden cards are; then with schneider, then schwarz.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kiebitz import _core
from kiebitz.cards import CardSet
from kiebitz.contract import Contract, Kind
from kiebitz.goal import Goal
from kiebitz.guarantee import guarantor, number_of
from kiebitz.seats import contract_flags

CONFIDENT: Final = 0.9  # the chance from which on a game may be certain
NEXT_STEP: Final = 0.5  # the chance from which on schneider and schwarz may be, where the game is
NODES: Final = (
    300_000  # for all proofs of a decision, which is some 60 milliseconds; no clock, so that decisions repeat
)

_STEPS: Final = (Goal.GAME, Goal.SCHNEIDER, Goal.SCHWARZ)


class Prover:
    """Proves what it can about the games of one decision."""

    def __init__(self, nodes: int = NODES) -> None:
        self._nodes = nodes

    def proven(self, kind: Kind, hand: CardSet, away: CardSet, seat: int, chances: Sequence[float]) -> int:
        """How many of game, schneider and schwarz are certain with these cards put away, or with none from the hand.

        The chances are those of the evaluation. In null there is only the game.
        """
        goals, likely = ((Goal.NULL,), chances[:1]) if kind is Kind.NULL else (_STEPS, chances[1:])
        if likely[0] < CONFIDENT:
            return 0
        contract = contract_flags(Contract(kind, hand=not away))
        seen = _core.Observation(seat=seat, hand=hand.mask, skat=away.mask, contract=contract, declarer=seat)
        proven = 0
        for goal, chance in zip(goals, likely, strict=False):
            if chance < NEXT_STEP or not self._holds(seen, goal):
                break
            proven += 1
        return proven

    def _holds(self, seen: _core.Observation, goal: Goal) -> bool:
        if self._nodes <= 0:
            return False
        prover = guarantor()
        holds = prover.ask(seen, number_of(goal), nodes=self._nodes)
        self._nodes -= prover.nodes
        return holds is True
