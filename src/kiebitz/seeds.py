"""Luck of its own for every decision, so that one does not depend on which others were asked for before."""

from __future__ import annotations

import random

from kiebitz.view import View


def seed_of_decision(seed: int, view: View) -> int:
    """Another one for every decision of every seat, from the seed of a player."""
    return seed_of_move(seed, view.seat, len(view.history))


def seed_of_move(seed: int, seat: int | None, moves: int) -> int:
    """That of a seat's decision after so many moves of a game."""
    return random.Random(f"{seed} {seat} {moves}").getrandbits(64)
