"""What inference learns from: auctions, contracts and discards of a bidder on random deals."""

from __future__ import annotations

import random
from dataclasses import dataclass

from kiebitz.cards import CardSet
from kiebitz.contract import Contract
from kiebitz.deals import SEATS, random_deal
from kiebitz.game import Game
from kiebitz.players import Player, ask, create
from kiebitz.seats import Limit, limits_shown
from kiebitz.view import Phase
from kiebitz.work.streams import stream


@dataclass(frozen=True, slots=True)
class BidDeal:
    """A deal as it was bid: hands and skat before, what the auction showed, and who declared what."""

    hands: tuple[int, int, int]
    skat: int
    limits: tuple[Limit, ...]
    bid: int
    declarer: int | None
    contract: Contract | None
    discard: int  # 0 in hand games


def bid_deals(bidder: str, seed: int, first: int, count: int) -> list[BidDeal]:
    """The deals of a seed from a number on, bid and declared by one player in all seats."""
    return [_bid_deal(bidder, seed, number) for number in range(first, first + count)]


def _bid_deal(bidder: str, seed: int, number: int) -> BidDeal:
    deal = random_deal(random.Random(stream(seed, "inference", number)))
    players = [create(bidder, stream(seed, "bidding", number, seat)) for seat in SEATS]
    game = bid_out(Game(deal), players)
    return BidDeal(
        hands=(deal.hands[0].mask, deal.hands[1].mask, deal.hands[2].mask),
        skat=deal.skat.mask,
        limits=tuple(limits_shown(game.history)),
        bid=game.auction.bid,
        declarer=game.declarer,
        contract=game.contract,
        discard=(game.discard or CardSet()).mask,
    )


def bid_out(game: Game, players: list[Player]) -> Game:
    """Lead a game to its first card, or to its end if all pass."""
    while game.phase not in (Phase.PLAY, Phase.OVER):
        assert game.turn is not None
        game.push(ask(players[game.turn], game.view(game.turn)))
    return game
