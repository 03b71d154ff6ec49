"""Skat for learners: whole games as states, actions and tensors, alone, in batches, and in the forms of others' tools.

    game = WholeGame.deal(seed=7)
    game.push(game.legal_actions()[0])
    batch = Batch(256, seed=7)
    batch.step(batch.draw())

`kiebitz.env.aec` is for PettingZoo, `kiebitz.env.one_seat` for Gymnasium (both with `pip install kiebitz[env]`), and
`kiebitz.env.openspiel` for OpenSpiel; none of them is needed here. All of it is described in docs/env.md.
"""

# ruff: noqa: E402  (what is missing is told before it is imported)

from kiebitz._core import Reward, WholeGame
from kiebitz.extras import require

require("numpy", "NumPy", "environment", "env")

from kiebitz.env.actions import MEANINGS, Meaning, actions_of, game_of, whole_game
from kiebitz.env.batch import Batch
from kiebitz.env.layout import INFORMATION, PUBLIC, TENSOR_VERSION, Layout
from kiebitz.env.payoff import Payoff, returns_of
from kiebitz.env.starts import CardPlay, Start, new_deal, several

__all__ = [
    "INFORMATION",
    "MEANINGS",
    "PUBLIC",
    "TENSOR_VERSION",
    "Batch",
    "CardPlay",
    "Layout",
    "Meaning",
    "Payoff",
    "Reward",
    "Start",
    "WholeGame",
    "actions_of",
    "game_of",
    "new_deal",
    "returns_of",
    "several",
    "whole_game",
]
