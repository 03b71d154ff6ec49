"""How bold somebody bids: a threshold found from what was said and refused (Long's thesis, section 8.3).

Whoever says a number with a chance P to win, and bids above a threshold T, shows T <= P; whoever refuses one, P <= T. A
T that breaks such an inequality loses by how much (hinge loss). The losses of all thresholds add up over games, so
that they are what is kept.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from kiebitz.bidding.chances import Model
from kiebitz.bidding.outlook import outlook_of
from kiebitz.bidding.policy import best_win
from kiebitz.game import Game
from kiebitz.memory.played import knows_first_hand
from kiebitz.seats import ENDLESS, limits_shown

THRESHOLDS: Final = tuple(step / 200 for step in range(201))


@dataclass(frozen=True, slots=True)
class Shown:
    """One inequality: the chance to win of a hand at a number, and whether it was said or refused."""

    chance: float
    said: bool

    def loss(self, threshold: float) -> float:
        """By how much a threshold breaks it."""
        return max(0.0, threshold - self.chance if self.said else self.chance - threshold)


@dataclass(frozen=True, slots=True)
class Calls:
    """What bids and passes have shown.

    number  of inequalities
    losses  the sum of their losses, for each of `THRESHOLDS`
    """

    number: int = 0
    losses: tuple[float, ...] = (0.0,) * len(THRESHOLDS)

    def __post_init__(self) -> None:
        if len(self.losses) != len(THRESHOLDS):
            raise ValueError(f"{len(THRESHOLDS)} losses are needed, not {len(self.losses)}")

    def __add__(self, other: Calls) -> Calls:
        return Calls(self.number + other.number, tuple(map(sum, zip(self.losses, other.losses, strict=True))))

    def after(self, shown: Iterable[Shown]) -> Calls:
        """With some more."""
        found = list(shown)
        losses = (
            loss + sum(one.loss(threshold) for one in found)
            for loss, threshold in zip(self.losses, THRESHOLDS, strict=True)
        )
        return Calls(self.number + len(found), tuple(losses))

    @property
    def threshold(self) -> float | None:
        """The one that loses least, the middle of several; `None` while nothing was shown."""
        if not self.number:
            return None
        least = min(self.losses)
        best = [threshold for threshold, loss in zip(THRESHOLDS, self.losses, strict=True) if loss <= least + 1e-9]
        return (best[0] + best[-1]) / 2


def calls_shown(game: Game, seat: int, model: Model) -> list[Shown]:
    """What a seat has shown in the auction of a game; nothing if it played other cards than it bid with."""
    if not knows_first_hand(game, seat):
        return []
    said, refused = limits_shown(game.history)[seat]
    outlook = outlook_of(model, game.deal.hands[seat], seat)
    shown = [Shown(best_win(outlook, said), said=True)] if said else []
    return shown if refused == ENDLESS else [*shown, Shown(best_win(outlook, refused), said=False)]
