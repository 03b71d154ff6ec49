"""Null games as they are really played: forced as the trials are, by players that judge worlds and read cards."""

from __future__ import annotations

import io
import random
from typing import Final

import numpy as np

from kiebitz import _core
from kiebitz.deals import SEATS
from kiebitz.inference import load_inference
from kiebitz.policy import policy_reading
from kiebitz.training.null.trials import TRIAL, closed_game, forced_trial
from kiebitz.work.streams import stream

CHUNK: Final = 50
_WORLDS: Final = 40
_PLAYED: Final = 0.1  # chances of the shipped model below which nobody would declare


def play_games(seed: int, number: int, size: int = CHUNK) -> bytes:
    """So many closed games, with what would be put away by the shipped model; read again by `read_trials`."""
    source = random.Random(stream(seed, "null games", number))
    rows = np.zeros(size, TRIAL)
    player = _core.MonteCarloPlayer(_WORLDS, _core.Sampler(load_inference(), policy_reading()))
    for at in range(size):
        deal, seat, put, chance = forced_trial(source, ouvert=False, least=_PLAYED, liked=1)
        hand = (deal.hands[seat] | deal.skat) - put
        game = closed_game(seat, [(hand if other == seat else deal.hands[other]).mask for other in SEATS], put)
        _core.finish_games([game], [player] * 3, source.getrandbits(64))
        rows[at] = (hand.mask, put.mask, seat, False, game.result().won, chance)
    file = io.BytesIO()
    np.savez_compressed(file, trials=rows)
    return file.getvalue()
