"""A bidding system and a card player as one player: `knn+rules`."""

from __future__ import annotations

from kiebitz import _core
from kiebitz.cards import Card
from kiebitz.memory import Memory
from kiebitz.players.bids_like import BidsLike
from kiebitz.players.player import (
    BiddingSystem,
    Cancellable,
    Closes,
    DecidesElsewhere,
    LeavesClaims,
    Player,
    PlaysInCore,
    Remembers,
    Timed,
    Watcher,
)
from kiebitz.view import View


class Combined(BidsLike):
    """Bids and declares like the one, plays its cards like the other."""

    def __init__(self, bidding: BiddingSystem, player: Player) -> None:
        super().__init__(bidding)
        self._player = player
        self._parts = (bidding, player)

    def play(self, view: View) -> Card:
        """The card player's card."""
        return self._player.play(view)

    @property
    def leaves_claims(self) -> bool:
        """As the card player does."""
        return isinstance(self._player, LeavesClaims) and self._player.leaves_claims

    @property
    def decides_elsewhere(self) -> bool:
        """Where either does."""
        return any(isinstance(part, DecidesElsewhere) and part.decides_elsewhere for part in self._parts)

    @property
    def in_core(self) -> _core.SeatPlayer | None:
        """As the card player has it."""
        return self._player.in_core if isinstance(self._player, PlaysInCore) else None

    def set_time_left(self, seconds: float) -> None:
        """Tell both."""
        for part in self._parts:
            if isinstance(part, Timed):
                part.set_time_left(seconds)

    def cancel(self) -> None:
        """End what either is deciding."""
        for part in self._parts:
            if isinstance(part, Cancellable):
                part.cancel()

    def game_over(self, view: View) -> None:
        """Tell both."""
        for part in self._parts:
            if isinstance(part, Watcher):
                part.game_over(view)

    def meet(self, memory: Memory) -> None:
        """Tell both."""
        for part in self._parts:
            if isinstance(part, Remembers):
                part.meet(memory)

    def close(self) -> None:
        """Close both."""
        for part in self._parts:
            if isinstance(part, Closes):
                part.close()
