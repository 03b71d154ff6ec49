"""Deals with their contracts, for games that are played again and again: who declares what, and what was bid before."""

from __future__ import annotations

import io
import random
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from kiebitz.deal import SEATS, random_deal
from kiebitz.game import Game
from kiebitz.players import create
from kiebitz.seats import contract_flags, limits_shown
from kiebitz.training.inference.data import bid_out
from kiebitz.view import Phase
from kiebitz.work.streams import stream
from kiebitz.worlds import World

# As the core reads them (`cpp/learning/contracted.hpp`).
CONTRACTED: Final = np.dtype(
    [
        ("places", np.uint32, 4),  # the hands before the first card, and what lies in the skat then
        ("limits", np.int16, (3, 2)),
        ("bid", np.int16),
        ("declarer", np.int8),
        ("contract", np.int8, 5),
    ]
)
assert CONTRACTED.itemsize == 36

Contracted: TypeAlias = npt.NDArray[Any]  # of CONTRACTED


def bid_contracts(bidder: str, what: str, seed: int, first: int, count: int) -> bytes:
    """The deals of a seed from a number on, bid by one player in all seats; those passed in are left out."""
    player = create(bidder, 0)  # bids by its cards alone, so that one serves all deals
    found = np.zeros(count, CONTRACTED)
    number = 0
    for deal in range(first, first + count):
        game = Game(random_deal(random.Random(stream(seed, what, bidder, deal))))
        bid_out(game, [player] * len(SEATS))
        if game.phase is Phase.PLAY:
            _note(found[number], game)
            number += 1
    return packed(found[:number])


def packed(deals: Contracted) -> bytes:
    """The file of some deals, read again by `read_contracts`."""
    file = io.BytesIO()
    np.savez_compressed(file, deals=deals)
    return file.getvalue()


def read_contracts(content: bytes) -> Contracted:
    """What `bid_contracts` has written."""
    with np.load(io.BytesIO(content)) as file:
        return np.asarray(file["deals"])


def _note(row: Any, game: Game) -> None:
    assert game.contract is not None
    row["places"], row["limits"] = World.of_game(game).masks, limits_shown(game.history)
    row["bid"], row["declarer"], row["contract"] = game.auction.bid, game.declarer, contract_flags(game.contract)
