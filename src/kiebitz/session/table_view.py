"""What one place may know of a table, at one moment. Faces draw this."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType

from kiebitz.errors import Fault
from kiebitz.game import Game
from kiebitz.guarantees import was_sure
from kiebitz.scoring import ScoreList
from kiebitz.session.chance import Contribution, Opening
from kiebitz.session.errors import NotOver
from kiebitz.session.settings import Settings
from kiebitz.session.state import Mark, TableState
from kiebitz.session.store import Store
from kiebitz.view import View


class Question(Enum):
    """What a table may want from people."""

    MOVE = "move"
    CLAIM = "claim"  # whether a defender accepts that the declarer takes all the rest
    NEXT_DEAL = "next deal"  # the result is being looked at


@dataclass(frozen=True, slots=True)
class Awaited:
    """The people that the table waits for: each of them for a claim, any of them for the next deal."""

    question: Question
    places: tuple[int, ...]


@dataclass(frozen=True, eq=False, slots=True)
class TableView:
    """A table as one place sees it; `place` is `None` for an onlooker.

    revision  counts what happened at the table
    number    of the current deal, from 0
    view      the current game as this place sees it
    awaited   whom the table waits for, `None` while computer players are to decide or when the table is over
    finished  the games entered in the list
    game      the current game with all its cards, once it is over
    commitment  the hash that the deal can be checked by; `None` where its cards were given
    contributions  what places added to the deal, their values once the game is over
    opening   the secret and the salt that it was made of, once the game is over
    faults    what computer players complained of when they failed, by the number of the move, once the game is over
    thinking  the seconds that computer players took in the current game, by the number of the move
    marks     for every deal so far, who took help and which
    away      the places of people who are played for, since they are not there
    """

    table: int
    revision: int
    place: int | None
    settings: Settings
    number: int
    view: View
    awaited: Awaited | None
    finished: tuple[Game, ...]
    game: Game | None
    commitment: str | None
    contributions: tuple[Contribution, ...]
    opening: Opening | None
    faults: Mapping[int, str]
    thinking: Mapping[int, float]
    marks: tuple[frozenset[tuple[int, Mark]], ...]
    away: frozenset[int]
    can_take_back: bool
    is_over: bool

    @property
    def seating(self) -> tuple[int, int, int]:
        """The places at forehand, middlehand and rearhand."""
        return self.settings.seating(self.number)

    @property
    def is_last_deal(self) -> bool:
        """Whether no deal comes after this one."""
        return self.number + 1 >= self.settings.deals

    @property
    def games_played(self) -> tuple[Game, ...]:
        """The games of the list, with the current one if it is over."""
        return self.finished if self.game is None or self.is_over else (*self.finished, self.game)

    @property
    def was_sure(self) -> bool:
        """Whether it is proven that the current game, which is over, could not be lost from the first card on."""
        return self.game is not None and was_sure(self.game)

    def seconds_thought(self, seat: int) -> float:
        """How long a computer player has taken in the current game altogether."""
        history = self.view.history
        return sum(seconds for number, seconds in self.thinking.items() if history[number][0] == seat)

    def scores(self) -> ScoreList:
        """The list so far, without the current game until it is entered."""
        return self._list_of(self.finished)

    def scores_now(self) -> ScoreList:
        """The list with the current game if it is over."""
        return self._list_of(self.games_played)

    def _list_of(self, games: tuple[Game, ...]) -> ScoreList:
        players = tuple(place.name for place in self.settings.places)
        return ScoreList(players, self.settings.deals, [game.result() for game in games])


def view_of(table: int, revision: int, state: TableState, place: int | None, awaited: Awaited | None) -> TableView:
    """A table in this state as a place, or with `None` an onlooker, may know it."""
    settings, game_round, opening = state.settings, state.round, state.round.opening
    ended = state.game.copy() if state.game.is_over else None
    return TableView(
        table=table,
        revision=revision,
        place=place,
        settings=settings,
        number=state.number,
        view=state.view(place),
        awaited=awaited,
        finished=tuple(entered.game for entered in state.entered),
        game=ended,
        commitment=None if opening is None else opening.commitment,
        contributions=() if opening is None else opening.contributions if ended else opening.sealed,
        opening=None if ended is None else opening,
        faults=MappingProxyType({} if ended is None else dict(game_round.faults)),
        thinking=MappingProxyType(dict(game_round.thinking)),
        marks=tuple(frozenset(each.marks) for each in state.rounds),
        away=frozenset(state.away),
        can_take_back=settings.practice
        and not state.is_over
        and place in settings.people
        and state.last_decision(place) is not None,
        is_over=state.is_over,
    )


def look_at(store: Store, table: int, place: int | None) -> TableView:
    """A table that has been played to its end, as a place saw it end; `Refused` if it goes on."""
    stored = store.load(table)
    check_place(place, stored.state.settings)
    if not stored.state.is_over:
        raise NotOver("table-not-over", table=str(table))
    return view_of(table, stored.revision, stored.state, place, None)


def check_place(place: int | None, settings: Settings) -> None:
    """Whether there is such a place."""
    if place is not None and place not in range(len(settings.places)):
        raise Fault("place-unknown", given=repr(place), last=len(settings.places) - 1)
