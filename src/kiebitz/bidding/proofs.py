"""Games that cannot be lost: searched for where the evaluation is confident, and counted as certain.

The evaluation has learned from games and cannot tell a certain win from a likely one. Where it gives a game a high
chance, paranoid search is asked whether it is won whatever the hidden cards are; then with schneider, then schwarz.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kiebitz.cards import CardSet
from kiebitz.contract import Contract, Kind
from kiebitz.goal import Goal
from kiebitz.guarantees import guarantor, number_of, sight_at_start

CONFIDENT: Final = 0.9  # the chance from which on a game may be certain
NEXT_STEP: Final = 0.5  # the chance from which on schneider and schwarz may be, where the game is
NODES: Final = 320_000  # for all proofs of a decision, some 65 milliseconds; no clock, so that decisions repeat
FIRST_LOOK: Final = 20_000  # for each game, before one of them may use up what is left

_STEPS: Final = (Goal.GAME, Goal.SCHNEIDER, Goal.SCHWARZ)


@dataclass(frozen=True, slots=True)
class Candidate:
    """A game that may be declared, with the cards put away, none from the hand, and its chances by the evaluation."""

    kind: Kind
    hand: CardSet
    away: CardSet
    seat: int
    chances: Sequence[float]

    @property
    def goals(self) -> list[Goal]:
        """What may be certain, if all before it is; in null there is only the game."""
        goals, chances = ((Goal.NULL,), self.chances[:1]) if self.kind is Kind.NULL else (_STEPS, self.chances[1:])
        least = (CONFIDENT, NEXT_STEP, NEXT_STEP)
        likely = [chance >= enough for chance, enough in zip(chances, least, strict=False)]
        return list(goals[: [*likely, False].index(False)])


def proven(candidates: Sequence[Candidate], nodes: int = NODES) -> list[int]:
    """How many of game, schneider and schwarz are certain for each of the games of one decision.

    So many nodes are for all of them together: whether each game is certain comes first, the earlier ones before the
    later, then schneider and schwarz.
    """
    return _Prover(nodes).proven(candidates)


class _Prover:
    """Asks as long as there are nodes left."""

    def __init__(self, nodes: int) -> None:
        self._nodes = nodes

    def proven(self, candidates: Sequence[Candidate]) -> list[int]:
        steps = [0] * len(candidates)
        undecided = [number for number, candidate in enumerate(candidates) if candidate.goals]
        has_looked = False
        for most in (FIRST_LOOK, NODES) if len(undecided) > 1 else (NODES,):
            for number in undecided.copy():
                answer = self._ask(candidates[number], candidates[number].goals[0], most, is_first=not has_looked)
                steps[number] = int(answer is True)
                if answer is not None:
                    undecided.remove(number)
            has_looked = True
        for number, candidate in enumerate(candidates):
            while 0 < steps[number] < len(candidate.goals):
                if not self._ask(candidate, candidate.goals[steps[number]], self._nodes):
                    break
                steps[number] += 1
        return steps

    def _ask(self, candidate: Candidate, goal: Goal, most: int, *, is_first: bool = True) -> bool | None:
        if self._nodes <= 0:
            return None
        contract, prover = Contract(candidate.kind, hand=not candidate.away), guarantor()
        seen = sight_at_start(contract, candidate.seat, candidate.hand, candidate.away)
        answer = prover.ask(seen, number_of(goal), nodes=min(most, self._nodes), tries_worlds=is_first)
        self._nodes -= prover.nodes
        return answer
