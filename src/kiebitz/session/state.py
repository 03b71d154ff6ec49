"""A table as it stands: its rounds, that is, the games of its deals with what the table notes about them."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from kiebitz.deals import Deal
from kiebitz.game import Game
from kiebitz.session.chance import Opening
from kiebitz.session.settings import Settings
from kiebitz.view import View


class Mark(Enum):
    """Help that somebody took in a deal; such games are counted apart."""

    HINT = "hint"
    UNDO = "undo"
    COMPUTER = "computer"  # plays on for the person until the deal is over
    AWAY = "away"  # played for while the person was not there
    COACH = "coach"  # told the person of what was dear


@dataclass(slots=True)
class Round:
    """One deal at the table.

    opening   the secret that its cards follow from, and its salt; `None` where the cards were given
    given     so many first moves came with a given position and are not taken back
    thinking  the seconds that computer players took, by the number of the move
    faults    why a move was made for a player that failed, by the number of the move
    marks     who took help, and which
    refused   the number of the claim that people refused, if they did
    """

    game: Game
    opening: Opening | None = None
    given: int = 0
    thinking: dict[int, float] = field(default_factory=dict)
    faults: dict[int, str] = field(default_factory=dict)
    marks: set[tuple[int, Mark]] = field(default_factory=set)
    refused: int | None = None


@dataclass(slots=True)
class TableState:
    """The rounds in order. The last is being played, or its result is looked at, until the table is over.

    ahead  deals given for the rounds to come; after them they are dealt
    away   the places of people who are played for until they come back; nobody is when a program begins
    """

    settings: Settings
    rounds: list[Round]
    ahead: list[Deal] = field(default_factory=list)
    is_over: bool = False
    away: set[int] = field(default_factory=set)

    @property
    def number(self) -> int:
        """The number of the current deal, counted from 0."""
        return len(self.rounds) - 1

    @property
    def round(self) -> Round:
        """The deal that is played, or whose result is looked at."""
        return self.rounds[-1]

    @property
    def game(self) -> Game:
        """Its game."""
        return self.round.game

    @property
    def is_last_deal(self) -> bool:
        """Whether no deal comes after it."""
        return len(self.rounds) >= self.settings.deals

    @property
    def entered(self) -> list[Round]:
        """The rounds whose results are entered in the list."""
        return self.rounds if self.is_over else self.rounds[:-1]

    def seat_of(self, place: int | None) -> int | None:
        """The seat of a place in this deal; `None` for the dealer at a table of four."""
        return self.settings.seat_of(place, self.number)

    def place_of(self, seat: int) -> int:
        """The place that has a seat in this deal."""
        return self.settings.seating(self.number)[seat]

    def decides(self, place: int) -> bool:
        """Whether a place is that of a person who is there and has not let a computer player finish this deal."""
        is_helped = (place, Mark.COMPUTER) in self.round.marks
        return place in self.settings.people and place not in self.away and not is_helped

    def view(self, place: int | None) -> View:
        """The current game as a place sees it; as an onlooker does for who sits out."""
        return self.game.view(self.seat_of(place), self.settings.names(self.number))

    def views_of_entered(self, place: int) -> list[View]:
        """The games of the list so far, as a place saw them end; those in which it sat out are left out."""
        return [
            game_round.game.view(seat, self.settings.names(number))
            for number, game_round in enumerate(self.entered)
            if (seat := self.settings.seat_of(place, number)) is not None
        ]

    def last_decision(self, place: int) -> int | None:
        """The number of the last move that a place may take back, `None` if there is none."""
        seat, history = self.seat_of(place), self.game.history
        own = [number for number in range(self.round.given, len(history)) if history[number][0] == seat]
        return own[-1] if own else None

    def take_back(self, number: int) -> None:
        """Go back to before the move of this number."""
        while len(self.game.history) > number:
            self.game.pop()
        for notes in (self.round.thinking, self.round.faults):
            for late in [move for move in notes if move >= number]:
                del notes[late]
        if self.round.refused is not None and self.round.refused >= number:
            self.round.refused = None
