"""The table: the options, the games already entered in the list, and the game being played."""

from __future__ import annotations

from dataclasses import dataclass, field

from kiebitz.cli.table.options import DEFAULT_NAME, Options
from kiebitz.cli.table.seeds import derived_seed
from kiebitz.deal import deal
from kiebitz.game import Game
from kiebitz.scoring import ScoreList
from kiebitz.view import View

HUMAN = 0  # the human is the first player of the list; the computer players follow


@dataclass(slots=True)
class Table:
    """A table with its running list.

    finished     the games entered in the list
    game         the current game; over, but not yet entered, while its result is looked at
    given_moves  so many first moves came with a position and are not taken back
    thinking     the seconds that the computer players took in the current game, by the number of the move
    """

    options: Options
    game: Game
    finished: list[Game] = field(default_factory=list)
    given_moves: int = 0
    thinking: dict[int, float] = field(default_factory=dict)

    @property
    def number(self) -> int:
        """The number of the current deal, counted from 0."""
        return len(self.finished)

    @property
    def is_single(self) -> bool:
        """Whether one given position is played instead of a list."""
        return self.options.seat is not None

    @property
    def is_last_deal(self) -> bool:
        return self.is_single or self.number + 1 >= self.options.deals

    @property
    def human_seat(self) -> int | None:
        """`None` when the human deals at a table of four."""
        if self.options.seat is not None:
            return self.options.seat
        seating = self.seating()
        return seating.index(HUMAN) if HUMAN in seating else None

    def seating(self) -> tuple[int, int, int]:
        """The players at forehand, middlehand and rearhand, as numbers of the list."""
        if (seat := self.options.seat) is not None:
            return (-seat) % 3, (1 - seat) % 3, (2 - seat) % 3
        return self.score_list().seating(self.number)

    def score_list(self) -> ScoreList:
        """The list so far, without the current game."""
        return self._list_of(self.finished)

    def games_played(self) -> list[Game]:
        """The games of the list and the current one if it is over."""
        is_entered = bool(self.finished) and self.finished[-1] is self.game
        return [*self.finished, self.game] if self.game.is_over and not is_entered else self.finished

    def score_list_now(self) -> ScoreList:
        """The list with the current game if it is over."""
        return self._list_of(self.games_played())

    def _list_of(self, games: list[Game]) -> ScoreList:
        players = (self.options.name, *self.options.computer_names())
        return ScoreList(players, self.options.deals, [game.result() for game in games])

    def view(self) -> View:
        """What the human may know."""
        return self.game.view(self.human_seat)

    def can_take_back(self) -> bool:
        return any(seat == self.human_seat for seat, _ in self.game.history[self.given_moves :])

    def take_back(self) -> None:
        """Go back to the human's last decision."""
        while self.game.history[-1][0] != self.human_seat:
            self.game.pop()
        self.game.pop()
        self.thinking = {
            number: seconds for number, seconds in self.thinking.items() if number < len(self.game.history)
        }

    def seconds_thought(self, seat: int) -> float:
        """How long a computer player has taken in the current game altogether."""
        history = self.game.history
        return sum(seconds for number, seconds in self.thinking.items() if history[number][0] == seat)

    def enter_result(self) -> None:
        """Enter the finished game in the list; deal the next if there is one."""
        is_last = self.is_last_deal
        self.finished.append(self.game)
        self.thinking = {}
        if not is_last:
            self.game = new_game(self.options, self.number)


def new_game(options: Options, number: int) -> Game:
    return Game(deal(derived_seed(options.seed, "deal", number)))


def new_table(options: Options) -> Table:
    return Table(options, new_game(options, 0))


def display_names(table: Table, you: str) -> list[str]:
    """The players' names in the order of the list; a human who gave no name is addressed as such."""
    name = table.options.name
    return [you if name == DEFAULT_NAME else name, *table.options.computer_names()]
