"""When a number is worth saying: by the chance to win, or by what declaring brings and passing does not."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol

from kiebitz.auction import Auction
from kiebitz.bidding.outlook import Outlook
from kiebitz.bidding.passing import PassingTable, situation_of

KERMIT_THRESHOLD: Final = 0.6  # Long's thesis, section 4.2.2
LOWEST_BID: Final = 18


class Policy(Protocol):
    """Decides about one number in one state of the auction."""

    def wants(self, outlook: Outlook, auction: Auction, bid: int) -> bool:
        """Whether to say or hold the number."""
        ...


@dataclass(frozen=True)
class Threshold:
    """Bids as long as the game is likely enough to be won."""

    least: float = KERMIT_THRESHOLD

    def wants(self, outlook: Outlook, auction: Auction, bid: int) -> bool:
        """Whether some game at this number is won often enough."""
        return best_win(outlook, bid) >= self.least


@dataclass(frozen=True)
class Value:
    """Bids as long as declaring is expected to bring more list points than passing; `bias` makes it bolder."""

    passing: PassingTable
    bias: float = 0.0

    def wants(self, outlook: Outlook, auction: Auction, bid: int) -> bool:
        """Whether declaring at this number brings more than passing."""
        situation = situation_of(auction, strength(outlook))
        return outlook.declaring(bid).points + self.bias > self.passing.value(situation)


def best_win(outlook: Outlook, bid: int) -> float:
    """The chance to win the likeliest game at a number, with the skat or without."""
    from_hand = max(option.prospect.win for option in outlook.hand_games(bid))
    return max(outlook.best_win_with_skat(bid), from_hand)


def strength(outlook: Outlook) -> float:
    """How good a hand is, as the table of passing counts it."""
    return outlook.with_skat(LOWEST_BID).win
