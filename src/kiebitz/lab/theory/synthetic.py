"""What players make of synthetic trees, exactly: no game is played, all are summed.

Scores are means over both seats, wins 1 and losses -1. Exploitability is what who knows a player makes of it in a pair
of games, one from each seat. Since what seats are worth cancels out over a pair, that is also what is gained over an
equilibrium.
"""

from __future__ import annotations

from typing import Final

from kiebitz import _core

GRID: Final = 10  # steps from 0 to 1
ENOUGH: Final = 0.01  # what an equilibrium may leave to be gained


def tree_seed(seed: int, number: int) -> int:
    """The same tree for all that is compared, as far as its parameters allow."""
    return seed * 1_000_000 + number


def score(game: _core.ExtensiveGame, policy: _core.TreePolicy, against: _core.TreePolicy) -> float:
    """Of one policy against another."""
    return sum(game.payoffs(game.joined(policy, against, seat))[seat] for seat in (0, 1)) / 2


def exploitability(game: _core.ExtensiveGame, policy: _core.TreePolicy) -> float:
    """By two best responses, one in each seat."""
    return sum(game.best_response(policy, seat)[1] for seat in (0, 1))


def recursive_policies(game: _core.ExtensiveGame, levels: int) -> list[_core.TreePolicy]:
    """R0 opens the cards; each further one finishes games with the one before."""
    policies = [game.open_cards()]
    for _ in range(levels):
        policies.append(game.playouts(policies[-1]))
    return policies


def grid(steps: int) -> list[tuple[float, float]]:
    """All pairs of two parameters."""
    marks = [step / steps for step in range(steps + 1)]
    return [(one, other) for one in marks for other in marks]
