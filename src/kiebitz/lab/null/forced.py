"""The shared set of null games declared by force, on random deals whose predicted chance lies between 0.5 and 0.9.

Self-play bids few nulls. So a seat goes along in the auction as far as its null is worth, the others call as `kermit`
does, and where they go further the deal is left out: what was said is true of the cards. The seat then picks up, puts
the two cards away that the shipped model likes best, and declares.
"""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache
from typing import Final

from kiebitz.bidding import Bidder, Model, Option, Value, options_with_skat, shipped_model, shipped_passing
from kiebitz.cards import CardSet
from kiebitz.contract import Contract, Kind, null_value
from kiebitz.deals import SEATS, random_deal
from kiebitz.game import Game
from kiebitz.moves import HOLD, PICK_UP, Bid, Call, Declare
from kiebitz.view import Phase, View
from kiebitz.work.streams import stream

CONTRACTS: Final = {"closed": Contract(Kind.NULL), "ouvert": Contract(Kind.NULL, ouvert=True)}
LEAST, MOST = 0.5, 0.9
_LATER: Final = {"closed": 0, "ouvert": 1000}  # added to the seed, so that the sets have different deals


@cache
def _model() -> Model:
    return replace(shipped_model(), proves=False)


@cache
def _bidder() -> Bidder:
    return Bidder(_model(), Value(shipped_passing()))


def forced_game(name: str, seed: int, number: int) -> Game | None:
    """A game of a set at its first card; none if the deal does not belong to it."""
    contract = CONTRACTS[name]
    source = random.Random(stream(seed + _LATER[name], "null", number))
    deal, seat = random_deal(source), source.choice(SEATS)
    if not _is_wanted(_option(contract, (deal.hands[seat] | deal.skat), seat, 18)):
        return None
    game = Game(deal)
    while game.phase is Phase.AUCTION:
        assert game.turn is not None
        call = _forced_call(game.view(seat), contract) if game.turn == seat else _bidder().bid(game.view(game.turn))
        if call is None:
            return None
        game.push(call)
    if game.declarer != seat:
        return None
    option = _option(contract, deal.hands[seat] | deal.skat, seat, game.auction.bid)
    if not _is_wanted(option):
        return None
    game.push(PICK_UP)
    game.push(Declare(contract, option.discard))
    return game


def _forced_call(view: View, contract: Contract) -> Call | None:
    """Going along as far as the game is worth; nothing beyond."""
    auction = view.auction
    number = auction.bid if auction.is_holding else auction.next_bid()
    if number is None or number > null_value(contract):
        return None
    return HOLD if auction.is_holding else Bid(number)


def _option(contract: Contract, cards: CardSet, seat: int, bid: int) -> Option:
    return next(option for option in options_with_skat(_model(), cards, seat, bid) if option.contract == contract)


def _is_wanted(option: Option) -> bool:
    return LEAST <= option.prospect.win <= MOST
