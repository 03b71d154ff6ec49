"""The clocks of a game: each seat has so many seconds for all of it, and only those of the seat in turn run."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

SECONDS_PER_GAME: Final = 240.0


@dataclass(slots=True)
class Clocks:
    """What is left to the three seats; moments are told from outside. Where they do not run, all of it is left."""

    seconds: float = SECONDS_PER_GAME
    runs: bool = True
    turn: int | None = None
    since: float = 0.0
    used: list[float] = field(default_factory=lambda: [0.0, 0.0, 0.0])

    def pass_to(self, turn: int | None, now: float) -> None:
        """Another seat is in turn, or the same again, or nobody."""
        if self.turn is not None:
            self.used[self.turn] += max(0.0, now - self.since)
        self.turn, self.since = turn if self.runs else None, now

    def left(self, now: float) -> tuple[float, float, float]:
        """The seconds left to the seats; less than nothing if time is up."""
        running = [now - self.since if seat == self.turn else 0.0 for seat in range(3)]
        first, second, third = (self.seconds - self.used[seat] - running[seat] for seat in range(3))
        return first, second, third
