"""Whether a turn has helped: the new model against the one before, in all six arrangements on equal deals."""

from __future__ import annotations

import json
import random
from typing import Final

from kiebitz.arena.match import ARRANGEMENTS
from kiebitz.arena.scores import LIST
from kiebitz.deals import random_deal
from kiebitz.training.bidding.played import Lineup, play_out
from kiebitz.work.streams import stream

DEALS: Final = 10  # in a chunk


def match_chunk(seed: int, number: int, new: Lineup, old: Lineup, deals: int = DEALS) -> bytes:
    """What the new model gains on each deal, in points per 36, as JSON."""
    gains = [_gain(new, old, (seed, "bidding match", number, deal)) for deal in range(deals)]
    return json.dumps(gains).encode()


def _gain(new: Lineup, old: Lineup, place: tuple[int | str, ...]) -> float:
    dealt = random_deal(random.Random(stream(*place)))
    gain = 0
    for arrangement in ARRANGEMENTS:
        bidders = [(new if side == "A" else old).bidder() for side in arrangement]
        points = play_out(dealt, bidders, new.player, place).result().list_points()
        gain += sum(own if side == "A" else -own for side, own in zip(arrangement, points, strict=True))
    return gain / 9 * LIST  # each side has nine seats
