"""What is remembered of people and programs, for good: one impression a name, grown by the games of own tables.

A game that was entered in a list is remembered in one transaction with the note that it has been, so no game counts
twice. What a person did with help (a hint, a move taken back, a deal that a computer played on) tells nothing of them,
nor does a deal that was tried again. Whoever is forgotten stays so: the games before are not remembered anew.
"""

from __future__ import annotations

import datetime
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from kiebitz.memory import Impression, Memory
from kiebitz.memory.memory import impressions
from kiebitz.memory.played import played_openly
from kiebitz.session.database import Database
from kiebitz.session.errors import UnknownPerson
from kiebitz.session.identity import Identity
from kiebitz.session.settings import Place, sounds_like
from kiebitz.session.state import TableState


@dataclass(frozen=True, slots=True)
class Remembered:
    """What is known of a person by name, or of a program by its spec, and when something was last added."""

    name: str
    is_person: bool
    known: Impression
    changed: datetime.datetime


@dataclass(frozen=True, slots=True)
class _Key:
    """Whose row it is: people are the same with or without capitals, in specs of programs these matter."""

    is_person: bool
    folded: str

    @classmethod
    def of(cls, place: Place) -> _Key:
        return cls(False, place.player) if place.player is not None else cls(True, sounds_like(place.name))


class People:
    """All who are remembered in the store."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # -- looking -----------------------------------------------------------------------------------------------------

    def all(self) -> list[Remembered]:
        """Everybody, people first, by name."""
        rows = self._database.rows("SELECT * FROM remembered ORDER BY is_person DESC, folded")
        with self._database.understanding():
            return [_remembered(row) for row in rows]

    def of(self, name: str) -> Remembered | None:
        """A person of this name, capitals or not."""
        return self._find(_Key(True, sounds_like(name)))

    def get(self, name: str) -> Remembered:
        """A person of this name, or else a program that is written so; `UnknownPerson` if there is neither."""
        found = self.of(name) or self._find(_Key(False, name))
        if found is None:
            raise UnknownPerson("person-unknown", name=name)
        return found

    def who_is(self, identity: Identity) -> list[Remembered]:
        """Somebody under all names that they go by, as far as something is known."""
        return [found for name in identity.names if (found := self.of(name)) is not None]

    def of_company(self, places: Sequence[Place]) -> Memory:
        """What is known of those who sit down together, by the names that they have at their table."""
        found = {place.name: self._find(_Key.of(place)) for place in places}
        return Memory({name: one.known for name, one in found.items() if one is not None})

    def _find(self, key: _Key) -> Remembered | None:
        rows = self._database.rows(
            "SELECT * FROM remembered WHERE is_person = ? AND folded = ?", key.is_person, key.folded
        )
        with self._database.understanding():
            return _remembered(rows[0]) if rows else None

    # -- changing ----------------------------------------------------------------------------------------------------

    def remember(self, table: int, state: TableState) -> None:
        """Add what the games of a table have shown since it was last asked for."""
        todo = self._database.rows(
            "SELECT number FROM deals WHERE table_id = ? AND entered IS NOT NULL AND NOT remembered", table
        )
        for row in todo:
            shown = shown_in(state, row["number"])
            with self._database.transaction():
                is_new = self._database.execute(
                    "UPDATE deals SET remembered = 1 WHERE table_id = ? AND number = ? AND NOT remembered",
                    table,
                    row["number"],
                )
                if is_new:
                    for place, seen in shown:
                        self._add(place, seen)

    def _add(self, place: Place, seen: Impression) -> None:
        key = _Key.of(place)
        before = self._find(key)
        self._database.execute(
            "INSERT OR REPLACE INTO remembered (is_person, folded, name, impression, changed) VALUES (?, ?, ?, ?, ?)",
            key.is_person,
            key.folded,
            place.player or place.name,
            msgspec.json.encode(seen if before is None else before.known + seen).decode(),
            datetime.datetime.now(datetime.UTC).isoformat(timespec="microseconds"),
        )

    def forget(self, name: str) -> bool:
        """Forget a person, also what players at tables were told of them; whether anything was known."""
        key = sounds_like(name)
        with self._database.transaction():
            for row in self._database.rows("SELECT id, known FROM tables WHERE known IS NOT NULL"):
                known = Memory.from_json(row["known"])
                for other in [each for each in known.people if sounds_like(each) == key]:
                    known = known.without(other)
                self._database.execute("UPDATE tables SET known = ? WHERE id = ?", known.to_json().decode(), row["id"])
            return bool(self._database.execute("DELETE FROM remembered WHERE is_person AND folded = ?", key))


def together(people: Sequence[Remembered]) -> Impression:
    """All that is known of somebody who goes by several names."""
    return sum((one.known for one in people), Impression())


def exported(people: Sequence[Remembered]) -> bytes:
    """Some of them as JSON, with the counts behind all that is said of them."""
    return msgspec.json.format(msgspec.json.encode(people))


def shown_in(state: TableState, number: int) -> list[tuple[Place, Impression]]:
    """What a deal whose result is entered has shown of those who played it by themselves."""
    settings, played = state.settings, state.rounds[number]
    if settings.is_branch or played.given:
        return []
    game = played_openly(played.game.view(None))
    if game is None:
        return []
    helped = {place for place, _ in played.marks}
    seats = zip(settings.seating(number), impressions(game), strict=True)
    return [(settings.places[place], seen) for place, seen in seats if place not in helped]


def _remembered(row: sqlite3.Row) -> Remembered:
    return Remembered(
        row["name"],
        bool(row["is_person"]),
        msgspec.json.decode(row["impression"], type=Impression),
        datetime.datetime.fromisoformat(row["changed"]),
    )
