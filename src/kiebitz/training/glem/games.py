"""The games that tricks are counted in: somebody declares near the best of what it thinks, the policy plays.

The thesis counted 22 million games of people. Ours are those of the reinforced policy with itself, which plays a game
in a fraction of a millisecond, on hands that the shipped bidding finds likely, and some it does not.
"""

from __future__ import annotations

import random
from itertools import chain
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from kiebitz import _core
from kiebitz.bidding.chances import shipped_model
from kiebitz.contract import Kind
from kiebitz.deals import Deal, random_deal
from kiebitz.policy.network import load_playing
from kiebitz.training.bidding.samples import Candidate, likely_games
from kiebitz.work.streams import stream

PLAYS: Final = 30
NOTHING: Final = -1  # no card: null ends with the declarer's first trick
GAME: Final = np.dtype(
    [
        ("kind", "u1"),
        ("declarer", "u1"),
        ("ouvert", "?"),
        ("won", "?"),
        ("hand", "<u4"),
        ("away", "<u4"),
        ("seats", "i1", PLAYS),
        ("cards", "i1", PLAYS),
    ]
)
Games = NDArray[np.void]
_ONLOOKER: Final = None
_LOWEST_BID: Final = 18


def play_chunk(seed: int, number: int, size: int) -> bytes:
    """The games of a chunk, which follow from its seed and its place."""
    source = random.Random(stream(seed, "glem", number))
    rows, games = np.zeros(size, GAME), list[_core.SeatGame]()
    for dealt, game in _candidates(source, size):
        ouvert = game.kind == Kind.NULL and source.random() < 0.5
        row = rows[len(games)]
        row["kind"], row["declarer"], row["ouvert"] = game.kind, game.seat, ouvert
        row["hand"], row["away"] = game.hand, game.skat
        games.append(_started(dealt, game, ouvert))
    player = _core.PolicyPlayer(load_playing())
    _core.finish_games(games, [player] * 3, stream(seed, "glem cards", number))
    for row, finished in zip(rows, games, strict=True):
        plays = finished.seen_by(0).plays
        row["seats"], row["cards"] = NOTHING, NOTHING
        row["seats"][: len(plays)], row["cards"][: len(plays)] = zip(*plays, strict=True)
        row["won"] = finished.result().won
    return rows.tobytes()


def _candidates(source: random.Random, number: int) -> list[tuple[Deal, Candidate]]:
    """The skat of a hand game counts as known: the evaluation looks at hand games so."""
    found = list[tuple[Deal, Candidate]]()
    while len(found) < number:
        dealt = random_deal(source)
        found.extend((dealt, game) for game in likely_games(source, dealt, shipped_model()))
    return found[:number]


def _started(dealt: Deal, game: Candidate, ouvert: bool) -> _core.SeatGame:
    """Before the first card."""
    seen = _core.Observation(
        seat=_ONLOOKER,
        hand=0,
        contract=(game.kind, False, False, False, ouvert),
        declarer=game.seat,
        bid=_LOWEST_BID,
        open_hand=game.hand if ouvert else None,
    )
    hands = [cards.mask for cards in dealt.hands]
    hands[game.seat] = game.hand
    return _core.SeatGame(seen, [*hands, game.skat])


def read_games(chunks: list[bytes]) -> Any:
    """What chunks have written, one after the other."""
    return np.frombuffer(bytes(chain.from_iterable(chunks)), GAME)
