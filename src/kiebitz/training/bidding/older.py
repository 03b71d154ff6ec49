"""The data and fits of the older systems: least squares on random games, and a knowledge base of open-hand values."""

from __future__ import annotations

import random
from typing import Final

import numpy as np

from kiebitz.bidding.chances import FAMILY_NAMES
from kiebitz.bidding.counts import Counts, counts_of
from kiebitz.bidding.estimates import KnowledgeBase, LinearEstimate, NearestNeighbours
from kiebitz.contract import Kind
from kiebitz.deals import FOREHAND, random_deal
from kiebitz.training.bidding.samples import SAMPLE, Judge, Samples, random_games
from kiebitz.training.bidding.tables import NULL, select, win_lane
from kiebitz.work.streams import stream

VALUE_CHUNK: Final = 250
BASE_SIZE: Final = 10_000  # Keller and Kupferschmid's


def value_chunk(seed: int, number: int, size: int = VALUE_CHUNK) -> bytes:
    """Random suit games and grands with their open-hand card points in the place of the level."""
    source = random.Random(stream(seed, "bidding values", number))
    judge = Judge()
    rows = np.zeros(size, SAMPLE)
    filled = 0
    while filled < size:
        dealt = random_deal(source)
        for game in random_games(source, dealt):
            if game.kind != Kind.NULL and not game.is_hand_game and filled < size:
                rows[filled] = (game.kind, game.seat, 0, judge.value(dealt, game), game.hand, game.skat)
                filled += 1
    return rows.tobytes()


def fit_linear(samples: Samples) -> LinearEstimate:
    """Least squares of won and lost; only games after picking up, as in the paper."""
    weights = {}
    for family, name in enumerate(FAMILY_NAMES):
        mine = select(samples, False, family)
        counts = np.column_stack([_counts(mine), np.ones(len(mine))]).astype(np.float64)
        won = (mine["level"] > win_lane(family)).astype(np.float64)
        square = counts.T @ counts + 1e-3 * np.eye(counts.shape[1])
        weights[name] = np.linalg.solve(square, counts.T @ won).tolist()
    return LinearEstimate(weights)


def knowledge_base(values: Samples) -> NearestNeighbours:
    """The nearest-neighbour system on these values."""
    bases = {}
    for family, name in enumerate(FAMILY_NAMES[:NULL]):
        mine = select(values, False, family)[:BASE_SIZE]
        bases[name] = KnowledgeBase(_counts(mine), mine["level"].astype(np.uint8))
    return NearestNeighbours(bases)


def _counts(samples: Samples) -> Counts:
    """The counts of samples of one family, in their order."""
    rows: Counts | None = None
    for kind in np.unique(samples["kind"]):
        for leads in (False, True):
            mine = (samples["kind"] == kind) & ((samples["seat"] == FOREHAND) == leads)
            if not mine.any():
                continue
            found = counts_of(int(kind), samples["hand"][mine], samples["away"][mine], leads)
            if rows is None:
                rows = np.zeros((len(samples), found.shape[1]), np.float32)
            rows[mine] = found
    assert rows is not None
    return rows
