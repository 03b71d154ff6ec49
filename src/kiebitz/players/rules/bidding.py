"""How high to bid: every game is weighed by its chance after an average skat and by what it counts."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kiebitz.contract import NULL_VALUES, Kind
from kiebitz.deals import FOREHAND
from kiebitz.moves import HOLD, PASS, Bid, Call
from kiebitz.players.rules.null import null_log_odds
from kiebitz.players.rules.stakes import cautious_value, expected
from kiebitz.players.rules.strength import log_odds, probability
from kiebitz.view import View

# How the log odds of ten cards turn into those after an average skat: they move up, and the differences shrink.
AFTER_SKAT: Final = ((1.75, 0.7),) * 4 + ((1.4, 0.78), (1.1, 0.4))
# List points a game must be expected to bring. A weak suit game may count on the skat to suggest a better one.
WORTH_BIDDING: Final = (-32.0,) * 4 + (5.0, 20.0)


def call(view: View) -> Call:
    """Go along up to the limit of the hand, in the smallest steps."""
    assert view.seat is not None
    highest = limit(view.hand.mask, view.seat == FOREHAND)
    if view.auction.is_holding:
        return HOLD if view.auction.bid <= highest else PASS
    value = view.auction.next_bid()
    return Bid(value) if value is not None and value <= highest else PASS


@lru_cache(maxsize=1024)
def limit(hand: int, leads: bool) -> int:
    """The highest number worth saying with ten cards, 0 for none."""
    games = games_after_skat(hand, leads)
    return max((value for kind, value, worth in games if worth > WORTH_BIDDING[kind]), default=0)


def games_after_skat(hand: int, leads: bool) -> list[tuple[int, int, float]]:
    """The kind, the value and the expected points of each game that picking up the skat may lead to."""
    games: list[tuple[int, int, float]] = []
    for kind in range(5):
        value, odds = cautious_value(kind, hand), log_odds(kind, hand, 0, leads)
        games.append((kind, value, expected(value, _chance_after_skat(kind, odds))))
    for ouvert in (False, True):
        value, odds = NULL_VALUES[False, ouvert], null_log_odds(hand, leads, ouvert)
        games.append((Kind.NULL, value, expected(value, _chance_after_skat(Kind.NULL, odds))))
    return games


def _chance_after_skat(kind: int, odds: float) -> float:
    base, share = AFTER_SKAT[kind]
    return probability(base + share * odds)
