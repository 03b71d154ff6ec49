"""What to play: hand or skat, then the discard and the contract with the best expected list points."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from kiebitz.cards import JACKS, CardSet, card_points, cards_in
from kiebitz.contract import BASE_VALUES, NULL_VALUES, Contract, Kind, matadors
from kiebitz.deals import FOREHAND
from kiebitz.moves import Declare
from kiebitz.players.rules.bidding import games_after_skat
from kiebitz.players.rules.null import null_log_odds
from kiebitz.players.rules.stakes import cautious_value, expected, expected_at
from kiebitz.players.rules.strength import log_odds, probability
from kiebitz.view import View

AVERAGE_SKAT: Final = 7  # card points
LOST: Final = -1e9


def picks_up(view: View) -> bool:
    """Whether the skat promises more than the extra level of the best hand game."""
    hand, leads, bid = view.hand.mask, view.seat == FOREHAND, view.auction.bid
    with_skat = max((worth for _, value, worth in games_after_skat(hand, leads) if value >= bid), default=LOST)
    return with_skat >= _best_hand_game(hand, leads, bid)[0]


def declare_hand_game(view: View) -> Declare:
    """The best hand game."""
    return Declare(_best_hand_game(view.hand.mask, view.seat == FOREHAND, view.auction.bid)[1])


def _best_hand_game(hand: int, leads: bool, bid: int) -> tuple[float, Contract]:
    """The best game without the skat and what it is expected to bring."""
    games = []
    for kind in range(5):
        chance = probability(log_odds(kind, hand, AVERAGE_SKAT, leads))
        worth = expected_at(bid, kind, cautious_value(kind, hand, played_hand=True), chance)
        games.append((worth, Contract(Kind(kind), hand=True)))
    for ouvert in (False, True):
        if (value := NULL_VALUES[True, ouvert]) >= bid:
            worth = expected(value, probability(null_log_odds(hand, leads, ouvert)))
            games.append((worth, Contract(Kind.NULL, hand=True, ouvert=ouvert)))
    return max(games, key=lambda game: game[0])


def declare_with_skat(view: View) -> Declare:
    """Weigh the best discard for every contract that the bid allows."""
    cards, leads, bid = view.hand.mask, view.seat == FOREHAND, view.auction.bid
    plain_pairs = _pairs(cards & ~JACKS)
    games = [_best_trump_game(kind, cards, plain_pairs, leads, bid) for kind in range(5)]
    games += [_best_null_game(ouvert, cards, leads) for ouvert in (False, True) if NULL_VALUES[False, ouvert] >= bid]
    _, contract, discard = max(games, key=lambda game: game[0])
    return Declare(contract, CardSet(discard))


def _pairs(cards: int) -> list[int]:
    """Every two cards that may be put away together."""
    return [1 << one | 1 << other for one, other in combinations(cards_in(cards), 2)]


def _best_trump_game(kind: int, cards: int, pairs: list[int], leads: bool, bid: int) -> tuple[float, Contract, int]:
    odds, discard = max((log_odds(kind, cards ^ pair, card_points(pair), leads), pair) for pair in pairs)
    value = BASE_VALUES[kind] * (1 + abs(matadors(Kind(kind), cards)))
    return expected_at(bid, kind, value, probability(odds)), Contract(Kind(kind)), discard


def _best_null_game(ouvert: bool, cards: int, leads: bool) -> tuple[float, Contract, int]:
    odds, discard = max((null_log_odds(cards ^ pair, leads, ouvert), pair) for pair in _pairs(cards))
    return expected(NULL_VALUES[False, ouvert], probability(odds)), Contract(Kind.NULL, ouvert=ouvert), discard
