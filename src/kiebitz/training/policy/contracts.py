"""Deals with their contracts, for games that are played again and again: who declares what, and what was bid before."""

from __future__ import annotations

import io
import random

import numpy as np

from kiebitz.arena.contracts import Contracted, contracted
from kiebitz.deals import SEATS, random_deal
from kiebitz.game import Game
from kiebitz.players import create
from kiebitz.training.inference.data import bid_out
from kiebitz.view import Phase
from kiebitz.work.streams import stream


def bid_contracts(bidder: str, what: str, seed: int, first: int, count: int) -> bytes:
    """The deals of a seed from a number on, bid by one player in all seats; those passed in are left out."""
    player = create(bidder, 0)  # bids by its cards alone, so that one serves all deals
    games = [Game(random_deal(random.Random(stream(seed, what, bidder, deal)))) for deal in range(first, first + count)]
    for game in games:
        bid_out(game, [player] * len(SEATS))
    return packed(contracted(game for game in games if game.phase is Phase.PLAY))


def packed(deals: Contracted) -> bytes:
    """The file of some deals, read again by `read_contracts`."""
    file = io.BytesIO()
    np.savez_compressed(file, deals=deals)
    return file.getvalue()


def read_contracts(content: bytes) -> Contracted:
    """What `bid_contracts` has written."""
    with np.load(io.BytesIO(content)) as file:
        return np.asarray(file["deals"])
