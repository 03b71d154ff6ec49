"""Somebody of whom a store knows something, without games that would have to be played."""

from __future__ import annotations

from typing import Final

from kiebitz.memory import Impression
from kiebitz.memory.calls import Calls, Shown
from kiebitz.memory.mistakes import MistakeCount
from kiebitz.session import Place, Store

CLUB_PLAYER: Final = Impression(
    games=144,
    declared=48,
    won=40,
    mistakes={
        "declarer suit lead": MistakeCount(7, 80, 160),
        "declarer grand lead": MistakeCount(2, 20, 40),
        "defender suit follow": MistakeCount(36, 180, 360),
        "defender null lead": MistakeCount(2, 20, 40),
    },
    calls=Calls().after([Shown(0.71, said=True), Shown(0.69, said=False)] * 30),
)  # errs like level 4, bids from 0.7 on


def remember(store: Store, name: str, known: Impression = CLUB_PLAYER) -> None:
    """Add to what is known of a person."""
    with store._database.transaction():
        store.people._add(Place(name), known)
