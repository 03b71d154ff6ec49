"""What a policy is reinforced by, and how: a value that makes a training the same each time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Plan:
    """What to learn from, and how.

    games         to learn from
    deals         bid by `rules` for them, used again and again, and `kermit_deals` by `kermit`
    redeals       how often the others' cards are dealt anew to a declarer of `kermit`, whose bids take long
    kermit_share  of the games are played on contracts of `kermit`
    test_deals    bid by `rules` to measure on, of each family `tests` in the end and `curve_deals` for the curve;
                  `kermit_tests` by `kermit` for both
    start         the folder of a policy to go on from; without, the one that ships
    shares        of suit games, grand and null among the games
    turn, batch   games that are played before they are learned from, and games for one step
    rate          how long a step is at first; it goes down to 0
    anchor        what it costs to leave the start, in hundreds of list points a nat
    guests        in what share of the games somebody else sits there
    every         turns from one point of the curve to the next
    """

    games: int = 6_000_000
    deals: int = 1_000_000
    kermit_deals: int = 30_000
    redeals: int = 15
    kermit_share: float = 0.5
    test_deals: int = 800_000
    kermit_tests: int = 4_000
    tests: int = 60_000
    curve_deals: int = 5_000
    start: str = ""
    shares: tuple[float, float, float] = (0.5, 0.3, 0.2)
    turn: int = 8192
    batch: int = 512
    rate: float = 5e-4
    anchor: float = 0.004
    guests: float = 0.2
    every: int = 40
    seed: int = 1

    @property
    def turns(self) -> int:
        return -(-self.games // self.turn)


QUICK: Final = Plan(
    games=512,
    deals=1_000,
    kermit_deals=20,
    redeals=2,
    test_deals=1_000,
    kermit_tests=20,
    curve_deals=100,
    turn=128,
    batch=64,
    every=2,
)
