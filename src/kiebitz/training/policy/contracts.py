"""Deals with their contracts, for games that are played again and again: who declares what, and what was bid before."""

from __future__ import annotations

import io
import random

import numpy as np

from kiebitz import _core
from kiebitz.arena.contracts import Contracted, contracted, start_of_row
from kiebitz.deals import SEATS, random_deal
from kiebitz.game import Game
from kiebitz.inference import load_inference
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


def dealt_anew(deals: Contracted, times: int, seed: int) -> Contracted:
    """Every declarer again with the same cards, bids and contract, and the others' cards anew, likely by their bids."""
    sampler = _core.Sampler(load_inference())
    anew = np.repeat(deals, times)
    for number, row in enumerate(deals if times else []):
        seen = start_of_row(row).seen_by(int(row["declarer"]))
        worlds, _ = sampler.choose(seen, times, stream(seed, number))  # a hand laid open leaves few
        anew["places"][number * times : (number + 1) * times] = np.resize(worlds.masks(), (times, 4))
    return anew


def packed(deals: Contracted) -> bytes:
    """The file of some deals, read again by `read_contracts`."""
    file = io.BytesIO()
    np.savez_compressed(file, deals=deals)
    return file.getvalue()


def read_contracts(content: bytes) -> Contracted:
    """What `bid_contracts` has written."""
    with np.load(io.BytesIO(content)) as file:
        return np.asarray(file["deals"])
