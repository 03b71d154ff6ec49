"""Tables as the lobby begins, lists and deletes them."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct

from kiebitz.formats.game_text import parse_game
from kiebitz.game import Game
from kiebitz.players.levels import LEVELS
from kiebitz.players.recipes import STRONGEST
from kiebitz.players.registry import PLAYERS, parse_player, reaches_machine
from kiebitz.scoring import LIST_LENGTHS
from kiebitz.session import LONGEST_NAME, Place, Refused, Settings, Store, Summary, Table, moment, names_beside
from kiebitz.session.state import TableState
from kiebitz.web.keys import Keys

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
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
    """The key of a place that a person is to take."""

    place: int
    name: str
    key: str


class TableLine(Struct, frozen=True, rename="camel"):
    """A line about a stored table."""

    table: int
    names: list[str]
    players: list[str | None]
    deal: int
    deals: int
    is_single: bool
    is_practice: bool
    is_over: bool
    changed: str


class Lobby(Struct, frozen=True, rename="camel"):
    """What a table can be made of, and the tables there are."""

    tables: list[TableLine]
    lengths: list[int]
    levels: list[int]
    usual_player: str
    players: list[str]
    longest_name: int


class NotOffered(Refused):
    """A player that cannot be chosen in a browser: it runs a program or reads a folder of this machine."""


class Tables:
    """Begins and lists tables. `offered` are players that may run programs, named when the server was started."""

    def __init__(self, store: Store, keys: Keys, records: Path, offered: Collection[str]) -> None:
        self._store = store
        self._keys = keys
        self._records = records
        self._offered = tuple(offered)

    def lobby(self) -> Lobby:
        """The tables, the one played last first, and what a new one can be made of."""
        plain = [name for name, entry in sorted(PLAYERS.entries.items()) if not entry.verbatim]
        return Lobby(
            tables=[_line(summary) for summary in self._store.summaries()],
            lengths=list(LIST_LENGTHS),
            levels=sorted(LEVELS),
            usual_player=STRONGEST,
            players=[*plain, *self._offered],
            longest_name=LONGEST_NAME,
        )

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
        return self._begun(settings, position)

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
            places=(Place(turned[0].name), *others), deals=1, seat=seat, practice=True, save=self._records
        )
        return self._begun(settings, position)

    def guests(self, table: int) -> list[Guest]:
        """The keys of the places that other people than the owner take."""
        settings = self._store.load(table).state.settings
        return [
            Guest(place, settings.places[place].name, self._keys.key_of(table, place)) for place in settings.people[1:]
        ]

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
        return (Place(wanted.name), *others)

    def _checked(self, spec: str | None) -> str | None:
        """A player that may be chosen in a browser."""
        if spec is None or spec in self._offered:
            return spec
        if reaches_machine(parse_player(spec)):
            raise NotOffered("player-not-offered", name=spec)
        return spec


def _line(summary: Summary) -> TableLine:
    settings = summary.settings
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
    )


def _around(settings: Settings, deal: int) -> tuple[Place, Place, Place]:
    first, second, third = (settings.places[place] for place in settings.seating(deal))
    return first, second, third
