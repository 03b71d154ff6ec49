"""Tables as the lobby begins, lists and deletes them."""

from __future__ import annotations

import datetime
from collections.abc import Collection
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Annotated, Final

from msgspec import Meta, Struct

from kiebitz.formats.game_text import parse_game
from kiebitz.game import Game
from kiebitz.players.levels import LEVELS, USUAL_COMPANY, advised_level
from kiebitz.players.recipes import STRONGEST
from kiebitz.players.registry import PLAYERS, parse_player, reaches_machine
from kiebitz.scoring import LIST_LENGTHS, ScoreList
from kiebitz.session import (
    LONGEST_NAME,
    Identity,
    Place,
    Refused,
    Settings,
    Store,
    Summary,
    Table,
    check_persons_name,
    moment,
    names_beside,
)
from kiebitz.session.people import together
from kiebitz.session.state import TableState
from kiebitz.web.invitation import Picture, picture_of, suggested_name
from kiebitz.web.keys import Keys

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
SHOWN: Final = 6  # tables of each kind
Spec = Annotated[str, Meta(max_length=200)]


class PlaceWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit at a place: a computer player of a spec, or with `None` a person, who gets a link."""

    player: Spec | None
    name: Name | None = None


class TableWanted(Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """A table to begin: the owner's name, the others, and what is agreed.

    deals     1 for a single deal
    position  a deal or a game to go on with, as text; a single deal too, in which the owner has the `seat`
    """

    name: Name
    others: Annotated[list[PlaceWanted], Meta(min_length=2, max_length=3)]
    deals: int = 36
    practice: bool = False
    seed: Annotated[int, Meta(ge=0)] | None = None
    position: Annotated[str, Meta(max_length=2000)] | None = None
    seat: Annotated[int, Meta(ge=0, le=2)] = 0


class Guest(Struct, frozen=True, rename="camel"):
    """A place that a person is to take: its key, and the link that opens it, also as a picture for a phone."""

    place: int
    name: str
    key: str
    link: str
    picture: Picture


class TableLine(Struct, frozen=True, rename="camel"):
    """A line about a stored table, with the list so far; `ranking` are its places, the best first."""

    table: int
    names: list[str]
    players: list[str | None]
    deal: int
    deals: int
    is_single: bool
    is_practice: bool
    is_over: bool
    changed: str
    totals: list[int]
    ranking: list[int]


class PlayerOffered(Struct, frozen=True, rename="camel"):
    """A computer player by name; experiments are not for everybody. One of another package says itself who it is."""

    name: str
    is_experiment: bool
    summary: str = ""


class Lobby(Struct, frozen=True, rename="camel"):
    """What a table can be made of, and the tables there are.

    tables          that wait for somebody, and finished lists, those played last
    me              who the owner is, `None` before that has been told
    advice          the level at which the owner has an even game, `None` while that is not sure
    suggested_name  what to call the owner then, perhaps nothing
    """

    tables: list[TableLine]
    lengths: list[int]
    levels: list[int]
    usual_player: str
    players: list[PlayerOffered]
    longest_name: int
    me: Identity | None
    advice: int | None
    suggested_name: str


class NotOffered(Refused):
    """A player that cannot be chosen in a browser: it runs a program or reads a folder of this machine."""


class NoSuchPlace(Refused):
    """A key that opens no place of a guest."""


class Tables:
    """Begins and lists tables. `offered` are players that may run programs, named when the server was started."""

    def __init__(self, store: Store, keys: Keys, records: Path, offered: Collection[str]) -> None:
        self._store = store
        self._keys = keys
        self._records = records
        self._offered = tuple(offered)
        self._scores: dict[int, tuple[datetime.datetime, ScoreList]] = {}

    def lobby(self) -> Lobby:
        """The tables, the one played last first, and what a new one can be made of."""
        plain = [name for name, entry in sorted(PLAYERS.entries.items()) if not entry.verbatim]
        usual, me = [*USUAL_COMPANY, *self._offered], self._store.me.get()
        return Lobby(
            tables=[self._line(summary) for summary in self._shown()],
            lengths=list(LIST_LENGTHS),
            levels=sorted(LEVELS),
            usual_player=STRONGEST,
            players=[
                *(PlayerOffered(name, is_experiment=False) for name in usual),
                *(
                    PlayerOffered(name, is_experiment=True, summary=PLAYERS.entries[name].summary)
                    for name in plain
                    if name not in usual
                ),
            ],
            longest_name=LONGEST_NAME,
            me=me,
            advice=None if me is None else advised_level(together(self._store.people.who_is(me))),
            suggested_name=suggested_name(),
        )

    def _shown(self) -> list[Summary]:
        """Tables to come back to, and finished lists, a few of each: no deals that are over, nor any tried again."""
        stored = [(summary, summary.settings) for summary in self._store.summaries()]
        known = [summary for summary, agreed in stored if not agreed.is_branch]
        waiting = (summary for summary in known if not summary.is_over and not self._is_done(summary))
        finished = (summary for summary in known if summary.is_over and not summary.settings.is_single)
        return [*islice(waiting, SHOWN), *islice(finished, SHOWN)]

    def _is_done(self, summary: Summary) -> bool:
        """Whether a single deal is over, although nobody has gone on from its result."""
        return summary.settings.is_single and bool(self._scores_of(summary).results)

    def _scores_of(self, summary: Summary) -> ScoreList:
        """The list of a table, read anew when something has happened there."""
        known = self._scores.get(summary.id)
        if known is None or known[0] != summary.changed:
            known = summary.changed, _score_list(self._store.load(summary.id).state)
            self._scores[summary.id] = known
        return known[1]

    def _line(self, summary: Summary) -> TableLine:
        settings, scores = summary.settings, self._scores_of(summary)
        return TableLine(
            table=summary.id,
            names=[place.name for place in settings.places],
            players=[place.player for place in settings.places],
            deal=summary.number,
            deals=settings.deals,
            is_single=settings.is_single,
            is_practice=settings.practice,
            is_over=summary.is_over,
            changed=summary.changed.isoformat(),
            totals=scores.totals(),
            ranking=scores.ranking(),
        )

    def call_me(self, identity: Identity) -> Identity:
        """Keep who the owner is."""
        self._store.me.keep(identity)
        return identity

    def begin(self, wanted: TableWanted) -> int:
        """Begin a table and leave it for whoever sits down; its number."""
        position = None if wanted.position is None else parse_game(wanted.position)
        settings = Settings(
            places=self._places(wanted),
            deals=wanted.deals if position is None else 1,
            seat=wanted.seat if position is not None or wanted.deals == 1 else None,
            seed=wanted.seed,
            practice=wanted.practice,
            save=self._records,
        )
        if self._store.me.get() is None:
            self._store.me.keep(Identity(wanted.name))
        return self._begun(settings, position)

    def anew(self, table: int) -> int:
        """Begin a table with the company of one that is over, at which the guests of that one find their places."""
        settings = self._store.load(table).state.settings
        seat = None if settings.seat is None else (settings.seat - 1) % 3  # the next one deals
        return self._begun(replace(settings, seat=seat, seed=None, is_branch=False, follows=table), None)

    def next_place(self, table: int, key: str) -> Guest | None:
        """The place of a guest at the table where the company of this one went on, if it did."""
        settings, follower = self._store.load(table).state.settings, self._store.follower_of(table)
        place = next((place for place in settings.people[1:] if self._keys.opens(key, table, place)), None)
        if place is None:
            raise NoSuchPlace("key-without-place")
        return None if follower is None else self._guest(follower, place, "")

    def again(self, table: int, deal: int, seat: int, moves: int | None) -> int:
        """Begin a table for practice with a deal that is over, from the same or another seat, after so many moves."""
        state = self.with_finished(table, deal)
        return self.play_on(state.rounds[deal].game, _around(state.settings, deal), seat, moves)

    def with_finished(self, table: int, deal: int) -> TableState:
        """A table at which this deal is over, so that all may be told about it; `Refused` if it is not."""
        state = self._store.load(table).state
        if deal not in range(len(state.rounds)) or not state.rounds[deal].game.is_over:
            raise Refused("deal-unknown", deal=str(deal), table=str(table))
        return state

    def play_on(self, game: Game, places: tuple[Place, Place, Place], seat: int, moves: int | None) -> int:
        """Begin a table for practice that goes on with a game after so many of its moves, by default none.

        places  who sat at the three seats; the first person among them, or else the first, takes the `seat` now
        """
        position = moment(game, moves or 0)
        if position.is_over:
            raise Refused("moment-after-end")
        owner = next((number for number, place in enumerate(places) if place.player is None), 0)
        turned = [places[(owner + step) % 3] for step in range(3)]
        others = [place if place.player else Place(place.name, STRONGEST) for place in turned[1:]]
        settings = Settings(
            places=(Place(turned[0].name), *others),
            deals=1,
            seat=seat,
            practice=True,
            save=self._records,
            is_branch=True,
        )
        return self._begun(settings, position)

    def guests(self, table: int, origin: str) -> list[Guest]:
        """The keys of the places that other people than the owner take, and links to them from an origin."""
        people = self._store.load(table).state.settings.people
        if not self._store.is_of_user(table):
            return []
        return [self._guest(table, place, origin) for place in people[1:]]

    def _guest(self, table: int, place: int, origin: str) -> Guest:
        key = self._keys.key_of(table, place)
        link = f"{origin}/table/{table}#key={key}"
        return Guest(place, self._store.load(table).state.settings.places[place].name, key, link, picture_of(link))

    def delete(self, table: int) -> None:
        """Delete a table with its games; `TableIsHeld` if another program plays at it."""
        self._store.delete_table(table)

    def _begun(self, settings: Settings, position: Game | None) -> int:
        with Table.begin(self._store, settings, position) as table:
            return table.id

    def _places(self, wanted: TableWanted) -> tuple[Place, ...]:
        given = [other.name for other in wanted.others if other.name]
        usual = iter(names_beside(wanted.name, len(wanted.others), *given))
        others = [Place(other.name or next(usual), self._checked(other.player)) for other in wanted.others]
        for name in (wanted.name, *given):
            check_persons_name(name)
        return (Place(wanted.name), *others)

    def _checked(self, spec: str | None) -> str | None:
        """A player that may be chosen in a browser."""
        if spec is None or spec in self._offered:
            return spec
        if reaches_machine(parse_player(spec)):
            raise NotOffered("player-not-offered", name=spec)
        return spec


def _score_list(state: TableState) -> ScoreList:
    """The list with the deal that has just ended; of a single deal that one alone."""
    results = [played.game.result() for played in state.rounds if played.game.is_over]
    return ScoreList(tuple(place.name for place in state.settings.places), LIST_LENGTHS[0], results)


def _around(settings: Settings, deal: int) -> tuple[Place, Place, Place]:
    first, second, third = (settings.places[place] for place in settings.seating(deal))
    return first, second, third
