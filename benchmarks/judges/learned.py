"""A jury that is learned: what every judge's word is worth, by role and trick.

The truth about the cards of a decision, less its mean, is fitted by what judges say of them, less theirs (least
squares). All cards tell, not only those in which judges differ, so that far fewer decisions suffice than for comparing
choices. Weights are fitted on half of the deals and judged on the other half, and the other way round; their errors are
those of weights fitted on deals drawn anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

from benchmarks.judges.decisions import PLAYING, POLICY, Decision
from benchmarks.judges.judging import liking, mean
from benchmarks.judges.tables import Mean, mean_of, worth

Numbers = npt.NDArray[np.float64]

JUDGES: Final = ("open", "games of policy", "games of playing", "foreseen", "10 nats of playing")
TRICKS: Final = ((1, 8), (1, 1), (2, 2), (3, 4), (5, 8))
_DRAWN: Final = 50  # times, to see how much weights vary
_LEAST: Final = 0.05  # what a card counts that nobody would play
_RIDGE: Final = 1.0


def opinions(decision: Decision) -> Numbers:
    """What each judge says of each card, in list points, less the mean of the cards."""
    said = np.stack(
        [
            mean(decision, decision.open),
            mean(decision, decision.games[POLICY]),
            mean(decision, decision.games[PLAYING]),
            mean(decision, decision.foreseen),
            10 * liking(decision, PLAYING),
        ],
        axis=1,
    )
    found: Numbers = said - said.mean(axis=0)
    return found


def fitted(decisions: Sequence[Decision]) -> Numbers:
    """The weight of each judge; cards count as much as they are likely to be played."""
    rows, targets = [], []
    for one in decisions:
        truth = one.sign * np.array([np.mean(values) for values in one.truth])
        root = np.sqrt(np.maximum(one.chances[PLAYING], _LEAST))
        rows.append(opinions(one) * root[:, None])
        targets.append((truth - truth.mean()) * root)
    said, true = np.concatenate(rows), np.concatenate(targets)
    found: Numbers = np.linalg.solve(said.T @ said + _RIDGE * np.eye(len(JUDGES)), said.T @ true)
    return found


def errors(decisions: Sequence[Decision]) -> Numbers:
    """How much the weights vary with the deals."""
    luck = np.random.default_rng(1)
    deals = sorted({one.deal for one in decisions})
    of_deal = {deal: [one for one in decisions if one.deal == deal] for deal in deals}
    drawn = [fitted([one for deal in luck.choice(deals, len(deals)) for one in of_deal[deal]]) for _ in range(_DRAWN)]
    found: Numbers = np.std(drawn, axis=0)
    return found


def held_out(decisions: Sequence[Decision], baseline: Sequence[int]) -> Mean:
    """What a jury that was learned on the other half of the deals gains over the cards of somebody."""
    weights = [fitted([one for one in decisions if one.deal // 2 % 2 != half]) for half in (0, 1)]
    gains = [
        worth(one, one.cards[int(np.argmax(opinions(one) @ weights[one.deal // 2 % 2]))]) - worth(one, card)
        for one, card in zip(decisions, baseline, strict=True)
    ]
    return mean_of(np.array(gains), [one.deal for one in decisions])


def print_weights(decisions: Sequence[Decision], baseline: Sequence[int]) -> None:
    """By role and tricks, each with what it gains a decision on deals that it was not learned from."""
    print("role, tricks | gain held out | " + " | ".join(JUDGES))
    for is_declarer in (True, False):
        for first, last in TRICKS:
            chosen = [
                (one, card)
                for one, card in zip(decisions, baseline, strict=True)
                if one.is_declarer == is_declarer and first <= one.trick <= last
            ]
            if not chosen:
                continue
            some = [one for one, _ in chosen]
            weights = " | ".join(
                f"{weight:5.2f} ± {error:.2f}" for weight, error in zip(fitted(some), errors(some), strict=True)
            )
            role = "declarer" if is_declarer else "defender"
            gain = held_out(some, [card for _, card in chosen])
            print(f"{role} {first}-{last}, {len(some)} decisions | {gain} | {weights}")
