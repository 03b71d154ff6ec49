"""The shared set of null games declared by force, on random deals whose predicted chance lies between 0.5 and 0.9.

Self-play bids few nulls. So a seat goes along in the auction as far as its null is worth, the others call as `kermit`
does, and where they go further the deal is left out: what was said is true of the cards. The seat then picks up, puts
the two cards away that the shipped model likes best, and declares.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

from kiebitz import CardSet, Game, parse_game
from kiebitz.bidding import Bidder, Option, Value, options_with_skat, shipped_model, shipped_passing
from kiebitz.contract import Contract, Kind, null_value
from kiebitz.deal import SEATS, random_deal
from kiebitz.moves import HOLD, PICK_UP, Bid, Call, Declare
from kiebitz.view import Phase, View
from kiebitz.work.streams import stream

CLOSED: Final = Contract(Kind.NULL)
OUVERT: Final = Contract(Kind.NULL, ouvert=True)
CONTRACTS: Final = {"closed": CLOSED, "ouvert": OUVERT}
LEAST, MOST = 0.5, 0.9

_MODEL: Final = replace(shipped_model(), proves=False)
_BIDDER: Final = Bidder(_MODEL, Value(shipped_passing()))


def deals_in(folder: Path, name: str) -> list[str]:
    """The games, at their first card, of a set that `make` has written."""
    return (folder / f"{name}.txt").read_text().splitlines()


def make(folder: Path, name: str, seed: int, number: int) -> None:
    """Write so many games of a set, one a line."""
    folder.mkdir(parents=True, exist_ok=True)
    games = forced(CONTRACTS[name], seed)
    (folder / f"{name}.txt").write_text("".join(f"{next(games)}\n" for _ in range(number)))


def forced(contract: Contract, seed: int) -> Iterator[Game]:
    """Games at their first card, without end."""
    number = 0
    while True:
        game = _forced_game(contract, seed, number)
        number += 1
        if game is not None:
            yield game


def read(text: str) -> Game:
    """A game of the set, to be played."""
    return parse_game(text)


def _forced_game(contract: Contract, seed: int, number: int) -> Game | None:
    source = random.Random(stream(seed, "null", number))
    deal, seat = random_deal(source), source.choice(SEATS)
    if not _is_wanted(_option(contract, (deal.hands[seat] | deal.skat), seat, 18)):
        return None
    game = Game(deal)
    while game.phase is Phase.AUCTION:
        assert game.turn is not None
        call = _forced_call(game.view(seat), contract) if game.turn == seat else _BIDDER.bid(game.view(game.turn))
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
    return next(option for option in options_with_skat(_MODEL, cards, seat, bid) if option.contract == contract)


def _is_wanted(option: Option) -> bool:
    return LEAST <= option.prospect.win <= MOST
