"""What a player is: four decisions, each taken on a `View`."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from kiebitz import _core
from kiebitz.cards import Card
from kiebitz.memory import Memory
from kiebitz.moves import Call, Declare
from kiebitz.view import View


class BiddingSystem(Protocol):
    """The decisions before the first card. The view given is always one in which it is this player's turn."""

    def bid(self, view: View) -> Call:
        """Say a number or pass when bidding; hold or pass when listening."""
        ...

    def picks_up(self, view: View) -> bool:
        """Whether to take the skat; otherwise a hand game is declared next."""
        ...

    def declare(self, view: View) -> Declare:
        """Name the contract and, with the skat in hand, the two cards put away."""
        ...


@runtime_checkable
class Player(BiddingSystem, Protocol):
    """Somebody who can sit at the table."""

    def play(self, view: View) -> Card:
        """A card of the hand."""
        ...


@runtime_checkable
class Timed(Protocol):
    """A player that wants to know its clock."""

    def set_time_left(self, seconds: float) -> None:
        """The seconds for the rest of the game; told before a question if there is a limit."""
        ...


@runtime_checkable
class Cancellable(Protocol):
    """A player whose decision another thread may end."""

    def cancel(self) -> None:
        """End the decision under way, if there is one; whoever asked for it gets a `Cancelled` soon.

        Called from any thread, returns at once. The player can be asked again afterwards.
        """
        ...


@runtime_checkable
class Closes(Protocol):
    """A player that holds something open, such as a program of its own."""

    def close(self) -> None:
        """Let go of it."""
        ...


@runtime_checkable
class DecidesElsewhere(Protocol):
    """A player that may leave the thinking to others, such as a program of its own."""

    @property
    def decides_elsewhere(self) -> bool:
        """Whether a decision is waited for rather than computed in this process."""
        ...


@runtime_checkable
class LeavesClaims(Protocol):
    """A player that may leave it to the table to claim for it; any other claims for itself, or never."""

    @property
    def leaves_claims(self) -> bool:
        """Whether the table may claim, as declarer, what is certain, without asking for a card."""
        ...


@runtime_checkable
class PlaysInCore(Protocol):
    """A player whose cards somebody in the core may decide, so that its games can be played there."""

    @property
    def in_core(self) -> _core.SeatPlayer | None:
        """Who decides about every card, by what the seat sees and `seed_of_decision`; `None` if more than that does."""
        ...


@runtime_checkable
class Watcher(Protocol):
    """A player that wants to see how its games end."""

    def game_over(self, view: View) -> None:
        """The game of this view is over, as its result tells."""
        ...


@runtime_checkable
class Remembers(Protocol):
    """A player that makes use of what is known of those at its table; whoever leads the table keeps that for it."""

    def meet(self, memory: Memory) -> None:
        """What is known so far; told before each game."""
        ...


@runtime_checkable
class MeetsPeople(Protocol):
    """A player that plays otherwise with people than with programs."""

    def meet_people(self, names: frozenset[str]) -> None:
        """Those at the table who are people; told before each game."""
        ...
