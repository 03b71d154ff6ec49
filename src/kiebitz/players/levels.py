"""Levels of a player: a weaker one imagines fewer worlds and remembers fewer tricks, but never blunders on purpose."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Level:
    """How many worlds are judged, and how many finished tricks are remembered; `None` for all."""

    worlds: int
    memory: int | None


USUAL_COMPANY: Final = ("kiebitz", "kermit", "rules")  # whom to play with; the other players are experiments

LEVELS: Final = {
    1: Level(worlds=2, memory=0),
    2: Level(worlds=5, memory=1),
    3: Level(worlds=12, memory=2),
    4: Level(worlds=40, memory=4),
    5: Level(worlds=160, memory=None),
}
