"""The tables of inference, fitted to deals that were bid: how high, which contract, which discard.

All three are log-linear: the rows of a hand's features are summed, and shares follow from the sums (softmax).
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from kiebitz import _core
from kiebitz.contract import Kind
from kiebitz.training.inference.ascent import Array, Indices, maximise, softmax, summed
from kiebitz.training.inference.data import BidDeal

_TABLES = _core.Likelihood
_NOT_DECLARER = len(Kind)


def fit_tables(deals: Sequence[BidDeal], *, epochs: int, seed: int) -> Array:
    """All cells in the order of the core: auction, contracts after picking up, hand games, discards."""
    return np.concatenate(
        [
            _fit_auction(deals, epochs, seed),
            _fit_contracts(deals, epochs, seed, hand=False),
            _fit_contracts(deals, epochs, seed, hand=True),
            _fit_discards(deals, epochs, seed),
        ]
    )


def _fit_auction(deals: Sequence[BidDeal], epochs: int, seed: int) -> Array:
    """How high hands go, where the auction shows only between which numbers."""
    rows = np.array(_core.auction_rows([hand for deal in deals for hand in deal.hands]))
    limits = [limit for deal in deals for limit in deal.limits]
    first = np.array([_TABLES.class_of(low) for low, _ in limits])
    last = np.array([_TABLES.class_of(high - 1) for _, high in limits])
    classes = np.arange(_TABLES.classes)
    fits = (classes >= first[:, None]) & (classes <= last[:, None])
    cells = _TABLES.auction_rows * _TABLES.classes

    def gradient(table: Array, batch: Indices) -> Array:
        found = rows[batch]
        shares = softmax(table.reshape(_TABLES.auction_rows, -1)[found].sum(axis=1))
        fitting = shares * fits[batch]
        slope = (fitting / fitting.sum(axis=1, keepdims=True) - shares) / len(batch)
        at = found[:, :, None] * _TABLES.classes + classes
        return summed(at, np.broadcast_to(slope[:, None, :], at.shape), cells)

    return maximise(cells, len(rows), gradient, epochs=epochs, seed=seed)


def _fit_contracts(deals: Sequence[BidDeal], epochs: int, seed: int, *, hand: bool) -> Array:
    """Which game is declared with which cards, or none: those with the skat, or those without it."""
    rows: list[list[list[int]]] = []
    labels: list[int] = []
    for deal in deals:
        for seat, held in enumerate(deal.hands):
            declares = deal.contract is not None and deal.declarer == seat and deal.contract.hand == hand
            rows.append(_core.contract_rows(held if hand else held | deal.skat, deal.bid, hand))
            labels.append(deal.contract.kind if declares and deal.contract is not None else _NOT_DECLARER)
    found, label = np.array(rows), np.array(labels)

    def gradient(table: Array, batch: Indices) -> Array:
        scores = table[found[batch]].sum(axis=2)
        shares = softmax(np.concatenate([scores, np.zeros((len(batch), 1))], axis=1))
        slope = -shares[:, :_NOT_DECLARER]
        declared = np.flatnonzero(label[batch] < _NOT_DECLARER)
        slope[declared, label[batch][declared]] += 1
        at = found[batch]
        falls = summed(at, np.broadcast_to(slope[:, :, None], at.shape) / len(batch), _TABLES.contract_rows)
        falls[0] = 0  # the row of nothing
        return falls

    return maximise(_TABLES.contract_rows, len(label), gradient, epochs=epochs, seed=seed)


def _fit_discards(deals: Sequence[BidDeal], epochs: int, seed: int) -> Array:
    """Which two of the twelve cards are put away."""
    rows, chosen = [], []
    for deal in deals:
        if deal.contract is None or deal.declarer is None or not deal.discard:
            continue
        cards = deal.hands[deal.declarer] | deal.skat
        each = _core.discard_rows(cards, deal.contract.kind)
        rows.append([row for _, row in each])
        chosen.append([bool(deal.discard >> card & 1) for card, _ in each])
    found, taken = np.array(rows), np.array(chosen, dtype=float)

    def gradient(table: Array, batch: Indices) -> Array:
        weights = np.exp(table[found[batch]])
        total = weights.sum(axis=1, keepdims=True)
        pairs = (total**2 - (weights**2).sum(axis=1, keepdims=True)) / 2
        expected = weights * (total - weights) / pairs
        return summed(found[batch], (taken[batch] - expected) / len(batch), _TABLES.discard_rows)

    return maximise(_TABLES.discard_rows, len(found), gradient, epochs=epochs, seed=seed)
