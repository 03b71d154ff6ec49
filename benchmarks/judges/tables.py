"""What judges gain over one of them, a decision, by role and trick; errors are over deals, whose decisions hang
together.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from benchmarks.judges.decisions import Decision

Numbers = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Mean:
    """Of decisions, with the standard error over their deals."""

    mean: float
    error: float

    def __str__(self) -> str:
        return f"{self.mean:+6.2f} ± {self.error:.2f}"


def mean_of(values: Numbers, deals: Sequence[int]) -> Mean:
    """A ratio of sums: deals have different numbers of decisions."""
    mean = float(values.mean())
    by_deal: dict[int, float] = defaultdict(float)
    for deal, value in zip(deals, values - mean, strict=True):
        by_deal[deal] += float(value)
    squares = sum(value * value for value in by_deal.values())
    number = len(by_deal)
    return Mean(mean, float(np.sqrt(squares * number / max(1, number - 1)) / len(values)))


def worth(decision: Decision, card: int) -> float:
    """The true worth of a card for the seat in turn."""
    return decision.sign * float(np.mean(decision.truth[decision.cards.index(card)]))


def print_tables(decisions: Sequence[Decision], cards: Mapping[str, Sequence[int]], baseline: str) -> None:
    """For either role the judges, in the order given; null games by themselves."""
    for is_null in (False, True):
        for is_declarer in (True, False):
            chosen = [
                number
                for number, one in enumerate(decisions)
                if one.is_declarer == is_declarer and (one.kind == "null") == is_null
            ]
            if chosen:
                some = {name: [played[number] for number in chosen] for name, played in cards.items()}
                title = ("declarer" if is_declarer else "defender") + (" in null" if is_null else "")
                _print_role(title, [decisions[number] for number in chosen], some, baseline)


def _print_role(title: str, decisions: Sequence[Decision], cards: Mapping[str, Sequence[int]], baseline: str) -> None:
    deals = [one.deal for one in decisions]
    print(f"\n{title}: {len(decisions)} decisions of {len(set(deals))} deals")
    print(f"judge | list points a decision less {baseline} | other cards | by tricks 1-2, 3-4, ...")
    base = _worths(decisions, cards[baseline])
    for name, played in cards.items():
        gains = _worths(decisions, played) - base
        others = np.mean([mine != theirs for mine, theirs in zip(played, cards[baseline], strict=True)])
        print(f"{name:<40} {mean_of(gains, deals)} {others:6.1%}   {_by_tricks(decisions, gains)}")


def _worths(decisions: Sequence[Decision], cards: Sequence[int]) -> Numbers:
    return np.array([worth(one, card) for one, card in zip(decisions, cards, strict=True)])


def _by_tricks(decisions: Sequence[Decision], gains: Numbers) -> str:
    pairs = np.array([(one.trick - 1) // 2 for one in decisions])
    return "  ".join(
        str(
            mean_of(
                gains[pairs == pair], [one.deal for one, here in zip(decisions, pairs, strict=True) if here == pair]
            )
        )
        for pair in np.unique(pairs)
    )
