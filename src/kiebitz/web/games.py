"""Finished games as the page lists them and shows them move by move.

Whatever is shown has ended, so all cards lie open; of a game that was recorded from one seat, those that are certain.
"""

from __future__ import annotations

import datetime
from collections.abc import Iterator
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, field

from kiebitz.cards import CardSet
from kiebitz.contract import KIND_LETTERS, Contract, Kind, format_contract
from kiebitz.deals import SEATS
from kiebitz.formats.foreign_text import printable
from kiebitz.formats.iss import Record, certain_cards, format_record, known_result
from kiebitz.game import Game
from kiebitz.hand_order import in_hand_order
from kiebitz.moves import format_move
from kiebitz.players.recipes import STRONGEST
from kiebitz.review.records import could_not_be_lost
from kiebitz.scoring import Result
from kiebitz.session import Key, ListedGame, Outcome, Place, Query, Role, Store, Subject, Totals, names_beside
from kiebitz.session.game_row import outcome_of
from kiebitz.session.records import record_of_round
from kiebitz.session.settings import Settings, check_names
from kiebitz.session.state import TableState
from kiebitz.view import Phase, View
from kiebitz.web.sight import Ended, TrickSeen, ended, texts, trick_seen, tricks_taken
from kiebitz.web.tables import Tables

AT_A_TIME: Final = 50  # games in a list
_DAY: Final = datetime.timedelta(days=1)
_START_OF_TIME: Final = datetime.datetime.fromtimestamp(0, datetime.UTC)


class Filter(Struct, frozen=True, forbid_unknown_fields=True):
    """Which games are asked for; what is not said does not matter. Days are this machine's, the last included.

    seat, against  where the one meant sat, by name or else the user, and whom they played against
    whose          whether that one played at all
    """

    name: Annotated[str, Meta(max_length=100)] = ""
    role: Role | None = None
    kind: Literal["C", "S", "H", "D", "G", "N"] | None = None
    outcome: Outcome | None = None
    source: Literal["own", "imported"] | None = None
    help: Literal["with", "without"] | None = None
    since: datetime.date | None = field(default=None, name="from")
    until: datetime.date | None = None
    seat: Literal["0", "1", "2"] | None = None
    against: Annotated[str, Meta(max_length=100)] = ""
    whose: Literal["mine", "others"] | None = None

    def query(self) -> Query:
        """The same as the collection is asked."""
        return Query(
            name=self.name,
            role=self.role,
            kind=None if self.kind is None else Kind(KIND_LETTERS.index(self.kind)),
            outcome=self.outcome,
            since=None if self.since is None else _midnight(self.since),
            until=None if self.until is None else _midnight(self.until + _DAY),
            is_own=None if self.source is None else self.source == "own",
            is_marked=None if self.help is None else self.help == "with",
            is_mine=None if self.whose is None else self.whose == "mine",
            seat=None if self.seat is None else int(self.seat),
            against=self.against,
        )


class GameLine(Struct, frozen=True, rename="camel"):
    """A line about a game.

    id           in the collection; `None` while the result of an own deal has not been entered yet
    table, deal  where it was played; `None` if it was imported
    seat         of the user, if they had one
    outcome, value, list_points  where they are known
    is_marked    whether somebody took help
    is_partial   whether it was recorded from one seat, so that some cards may not be known
    """

    id: int | None
    table: int | None
    deal: int | None
    played: str
    names: tuple[str, str, str]
    seat: int | None
    declarer: int | None
    contract: str | None
    bid: int
    outcome: Outcome | None
    value: int | None
    list_points: tuple[int, int, int] | None
    is_marked: bool
    is_partial: bool


class Found(Struct, frozen=True, rename="camel"):
    """A part of the list, the game played last first.

    totals  about all games that were found, with the first part
    next    what to ask for the next part with; `None` at the end
    """

    games: list[GameLine]
    totals: Totals | None
    next: str | None


class Moment(Struct, frozen=True, rename="camel"):
    """What lies where after so many moves; `None` is a card that is not known.

    seat, move  who did what last; `None` at the start
    skat        the two cards that are out of the game; none while the declarer holds twelve
    tricks      taken by each seat
    points      card points of the declarer, with those of the skat as far as it is known, and of the defenders
    """

    seat: int | None
    move: str | None
    phase: Phase
    turn: int | None
    hands: list[list[str | None]]
    skat: list[str | None]
    trick: TrickSeen
    last_trick: TrickSeen | None
    tricks: tuple[int, int, int]
    points: tuple[int, int]


class Branch(Struct, frozen=True, rename="camel"):
    """What was or could have been played, move by move; `tricks` has the unfinished one too."""

    tricks: list[TrickSeen]
    moments: list[Moment]


class GameSeen(Struct, frozen=True, rename="camel"):
    """One game. `end` is `None` where the record hides what it depends on; the rest is as in a `Branch`."""

    line: GameLine
    end: Ended | None
    tricks: list[TrickSeen]
    moments: list[Moment]
    record: str


class Games:
    """The collection of finished games, and finished deals of tables."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self._store = store
        self._tables = tables

    def search(self, asked: Filter, before: Key | None, query: Query | None = None) -> Found:
        """A part of the list, from its start or after the game of this key; or all that a query finds, unfiltered."""
        games = self._store.games.search(query or asked.query(), AT_A_TIME + 1, before)
        shown = games[:AT_A_TIME]
        return Found(
            games=[_line(game) for game in shown],
            totals=self._store.games.totals(asked.query()) if before is None else None,
            next=format_key(shown[-1].key) if len(games) > AT_A_TIME else None,
        )

    def get(self, number: int) -> GameSeen:
        """One game of the collection."""
        stored = self._store.games.get(number)
        return _seen(_line(stored.listed), stored.record, stored.game)

    def deal(self, table: int, deal: int, place: int | None = None) -> GameSeen:
        """A deal of a table that is over, even if its result is still being looked at; as one at a place played it."""
        state = self._tables.with_finished(table, deal)
        is_entered = deal < len(state.entered)
        when = self._store.when_entered(table, deal) if is_entered else datetime.datetime.now(datetime.UTC)
        record = record_of_round(state, deal, table, when)
        return _seen(_line_of_deal(state, deal, table, when, place), record, state.rounds[deal].game)

    def collected(self, number: int) -> tuple[Subject, Record]:
        """A game of the collection, to be reviewed."""
        stored = self._store.games.get(number)
        return Subject.of_collected(stored), stored.record

    def dealt(self, table: int, deal: int) -> tuple[Subject, Record]:
        """A deal of a table that is over, to be reviewed."""
        state = self._tables.with_finished(table, deal)
        record = record_of_round(state, deal, table, datetime.datetime.now(datetime.UTC))
        return Subject(state.rounds[deal].game, table, deal), record

    def play(self, number: int, seat: int, moves: int) -> int:
        """Begin a table for practice from a moment of a game, in this seat; its number.

        Where the record hides cards, the others get some that fit.
        """
        stored = self._store.games.get(number)
        listed = stored.listed
        if listed.table is not None and listed.deal is not None:
            return self._tables.again(listed.table, listed.deal, seat, moves)
        names = _names_at_a_table(listed.names)
        me = self._store.me.get()
        if me is not None and me.name not in names:
            names[seat] = me.name  # whoever sat there
        first, second, third = (Place(names[each], None if each == seat else STRONGEST) for each in SEATS)
        return self._tables.play_on(stored.game, (first, second, third), seat, moves)

    def export(self, asked: Filter) -> Iterator[str]:
        """The records of all games that are found, in the order of time."""
        return self._store.games.export(asked.query())

    def delete(self, query: Query) -> int:
        """Delete all games that a query finds; how many they were."""
        return self._store.games.delete(query)


def format_key(key: Key) -> str:
    """The place of a game in the list, as text."""
    return f"{key.played.timestamp():.0f}.{key.id}"


def parse_key(text: str) -> Key:
    """The inverse of `format_key`."""
    seconds, _, number = text.partition(".")
    return Key(_START_OF_TIME + datetime.timedelta(seconds=int(seconds)), int(number))


def _midnight(day: datetime.date) -> datetime.datetime:
    return datetime.datetime.combine(day, datetime.time())


def _names_at_a_table(names: tuple[str, str, str]) -> list[str]:
    """The names of a record, or usual ones where these cannot sit at a table."""
    try:
        check_names(names)
    except ValueError:
        return names_beside("", len(names))
    return list(names)


# -- lines -----------------------------------------------------------------------------------------------------------


def _line(game: ListedGame) -> GameLine:
    first, second, third = map(printable, game.names)
    return GameLine(
        id=game.id,
        table=game.table,
        deal=game.deal,
        played=game.played.isoformat(),
        names=(first, second, third),
        seat=game.seat,
        declarer=game.declarer,
        contract=_contract(game.contract),
        bid=game.bid,
        outcome=game.outcome,
        value=game.value,
        list_points=game.list_points,
        is_marked=game.is_marked,
        is_partial=game.is_partial,
    )


def _line_of_deal(state: TableState, deal: int, table: int, when: datetime.datetime, place: int | None) -> GameLine:
    settings, played = state.settings, state.rounds[deal]
    game, result = played.game, played.game.result()
    return GameLine(
        id=None,
        table=table,
        deal=deal,
        played=when.isoformat(),
        names=settings.names(deal),
        seat=settings.seat_of(_meant(settings, place), deal),
        declarer=result.declarer,
        contract=_contract(game.contract),
        bid=game.auction.bid,
        outcome=outcome_of(result),
        value=result.value,
        list_points=result.list_points(len(settings.places)),
        is_marked=bool(played.marks),
        is_partial=False,
    )


def _meant(settings: Settings, place: int | None) -> int | None:
    """Whose game it is: that of who asks in a room, else that of the first person."""
    return place if settings.room is not None else settings.people[0] if settings.people else None


def _contract(contract: Contract | None) -> str | None:
    return None if contract is None else format_contract(contract)


# -- moments ---------------------------------------------------------------------------------------------------------


def _seen(line: GameLine, record: Record, game: Game) -> GameSeen:
    result, played = known_result(record, game), branch(record, game)
    return GameSeen(
        line=line,
        end=None if result is None else _ended(result, record, game),
        tricks=played.tricks,
        moments=played.moments,
        record=printable(format_record(record)),
    )


def _ended(result: Result, record: Record, game: Game) -> Ended:
    return ended(game, result, was_sure=could_not_be_lost(record, game))


def branch(record: Record, game: Game) -> Branch:
    """The game of a record, or another one with the same cards that parts from it after the declaration."""
    view = game.view(None)
    tricks = [trick_seen(trick, view) for trick in view.finished_tricks]
    if view.trick:
        tricks.append(TrickSeen(view.leader, texts(view.trick)))
    return Branch(tricks, list(_moments(record, game)))


def _moments(record: Record, game: Game) -> Iterator[Moment]:
    past = Game(game.deal)
    yield _moment(record, past)
    for move in game.moves:
        past.push(move)
        yield _moment(record, past)


def _moment(record: Record, game: Game) -> Moment:
    view = game.view(None)
    *hands, skat = certain_cards(record, game)
    seat, move = view.history[-1] if view.history else (None, None)
    return Moment(
        seat=seat,
        move=None if move is None else format_move(move),
        phase=view.phase,
        turn=view.turn,
        hands=[_with_backs(hands[each], len(game.hand(each)), game.contract) for each in SEATS],
        skat=_with_backs(skat, 0 if game.picked_up and game.position is None else 2, game.contract),
        trick=TrickSeen(view.leader, texts(view.trick)),
        last_trick=trick_seen(view.finished_tricks[-1], view) if view.finished_tricks else None,
        tricks=tricks_taken(view),
        points=_points(view, skat),
    )


def _with_backs(known: CardSet, count: int, contract: Contract | None) -> list[str | None]:
    """So many cards, of which these are known."""
    return [*texts(in_hand_order(known, contract)), *[None] * (count - len(known))]


def _points(view: View, skat: CardSet) -> tuple[int, int]:
    if view.contract is None:
        return 0, 0
    played = sum(trick.points for trick in view.finished_tricks)
    return view.points + skat.points, played - view.points
