"""Rooms as the store keeps them: what was agreed, who has which place, and the hashes of their links."""

from __future__ import annotations

import datetime
import hashlib
import secrets
import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from kiebitz.errors import Fault
from kiebitz.players import parse_player
from kiebitz.session.database import Database
from kiebitz.session.errors import NotAdmitted, UnknownRoom
from kiebitz.session.game_row import format_time
from kiebitz.session.settings import Place, Settings, sounds_like

SHORTEST_CLOCK: Final = 5  # seconds for a decision
LONGEST_WAIT: Final = 3600  # seconds
_LINK_BYTES: Final = 18  # 144 bits in 24 characters


@dataclass(frozen=True, slots=True)
class Agreement:
    """What friends agree on who meet in a room.

    deals       the length of a list
    practice    whether moves can be taken back and hints be asked for
    chat        whether people may write to each other; set phrases are there in any case
    clock       the seconds that somebody who is there may take for a decision, `None` for as long as one likes
    away_after  the seconds after which somebody who is not there is played for
    stand_in    who plays then, and sits where nobody does
    """

    deals: int = 36
    practice: bool = False
    chat: bool = False
    clock: int | None = None
    away_after: int = 60
    stand_in: str = "rules"

    def __post_init__(self) -> None:
        parse_player(self.stand_in)
        for seconds, shortest in ((self.clock, SHORTEST_CLOCK), (self.away_after, 0)):
            if seconds is not None and not shortest <= seconds <= LONGEST_WAIT:
                raise Fault("room-seconds", given=seconds, least=shortest, most=LONGEST_WAIT)

    def settings(self, places: tuple[Place, ...], room: int | None = None, follows: int | None = None) -> Settings:
        """A table in the room; `ValueError` if there can be none."""
        return Settings(places, self.deals, practice=self.practice, follows=follows, room=room, stand_in=self.stand_in)


@dataclass(frozen=True, slots=True)
class RoomRow:
    """A room as it is kept; `table` is the one that stands in it now, `None` before the first list."""

    number: int
    agreement: Agreement
    places: tuple[Place, ...]
    table: int | None
    changed: datetime.datetime


@dataclass(frozen=True, slots=True)
class Links:
    """What opens a room: a link for every place, and one for onlookers. Nobody can find them out again."""

    places: tuple[str, ...]
    onlookers: str


class RoomRows:
    """All rooms of a store."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def open(
        self, agreement: Agreement, places: tuple[Place, ...], share: tuple[int, int] = (0, 1)
    ) -> tuple[int, Links]:
        """Keep a new room; its number, which leaves this remainder by the number of stores, and its links."""
        agreement.settings(places)  # which says whether they can sit at a table
        links = Links(tuple(_new_link() for _ in places), _new_link())
        now = format_time(datetime.datetime.now(datetime.UTC))
        with self._database.transaction():
            room = self._database.insert(
                "rooms",
                {
                    "id": self._next_number(*share),
                    "opened": now,
                    "changed": now,
                    "deals": agreement.deals,
                    "practice": agreement.practice,
                    "chat": agreement.chat,
                    "clock": agreement.clock,
                    "away_after": agreement.away_after,
                    "stand_in": agreement.stand_in,
                    "onlookers": _hash(links.onlookers),
                },
            )
            for number, (place, link) in enumerate(zip(places, links.places, strict=True)):
                row = {"place": number, "name": place.name, "player": place.player, "link": _hash(link)}
                self._database.insert("room_places", {"room_id": room, **row})
        return room, links

    def get(self, room: int) -> RoomRow:
        """A room; `UnknownRoom` if there is none of this number, or none any more."""
        with self._database.snapshot():
            rows = self._database.rows("SELECT * FROM rooms WHERE id = ?", room)
            if not rows:
                raise UnknownRoom(self._database.path, "room-unknown", room=str(room))
            return self._row(rows[0])

    def place_of(self, room: int, link: str) -> int | None:
        """The place that a link opens, `None` for onlookers; `NotAdmitted` for any other link.

        What is looked for is a hash, so that the time it takes tells nothing about the links there are.
        """
        found = self._database.rows("SELECT place FROM room_places WHERE room_id = ? AND link = ?", room, _hash(link))
        if found:
            return int(found[0]["place"])
        if self._database.rows("SELECT 1 FROM rooms WHERE id = ? AND onlookers = ?", room, _hash(link)):
            return None
        raise NotAdmitted("room-link")

    def renew_link(self, room: int, place: int | None) -> str:
        """Another link for a place, or for onlookers; the old one opens nothing any more."""
        link = _new_link()
        with self._database.transaction():
            if place is None:
                self._database.execute("UPDATE rooms SET onlookers = ? WHERE id = ?", _hash(link), room)
            else:
                self._database.execute(
                    "UPDATE room_places SET link = ? WHERE room_id = ? AND place = ?", _hash(link), room, place
                )
        return link

    def reseat(self, room: int, place: int, sitting: Place) -> None:
        """Keep who has a place."""
        with self._database.transaction():
            self._database.execute(
                "UPDATE room_places SET name = ?, player = ? WHERE room_id = ? AND place = ?",
                sitting.name,
                sitting.player,
                room,
                place,
            )
            self._touch(room)

    def put_table(self, room: int, table: int) -> None:
        """Keep which table stands in a room now."""
        with self._database.transaction():
            self._database.execute("UPDATE rooms SET table_id = ? WHERE id = ?", table, room)
            self._touch(room)

    def tables(self, room: int) -> list[int]:
        """All tables that have stood in a room, the newest first."""
        rows = self._database.rows("SELECT id FROM tables WHERE room = ? ORDER BY id DESC", room)
        return [int(row["id"]) for row in rows]

    def numbers(self) -> list[int]:
        """The rooms whose games are in the collection, those that were given up among them."""
        found = self._database.rows("SELECT id FROM rooms UNION SELECT room FROM tables WHERE room IS NOT NULL")
        return [int(row["id"]) for row in found]

    def of(self, names: Iterable[str]) -> list[int]:
        """The rooms in which a person of one of these names has a place."""
        heard = {sounds_like(name) for name in names}
        places = self._database.rows("SELECT room_id, name FROM room_places WHERE player IS NULL")
        return sorted({int(place["room_id"]) for place in places if sounds_like(place["name"]) in heard})

    def count(self) -> int:
        """How many rooms there are."""
        return int(self._database.rows("SELECT count(*) AS number FROM rooms")[0]["number"])

    def untouched_since(self, when: datetime.datetime) -> list[int]:
        """Rooms to which nobody has come, and at whose tables nothing has happened, since then."""
        rows = self._database.rows(
            "SELECT rooms.id FROM rooms LEFT JOIN tables ON tables.id = rooms.table_id "
            "WHERE max(rooms.changed, coalesce(tables.changed, '')) < ?",
            format_time(when),
        )
        return [int(row["id"]) for row in rows]

    def delete(self, room: int) -> None:
        """Delete a room. Its finished games stay in the collection."""
        with self._database.transaction():
            self._database.execute("DELETE FROM rooms WHERE id = ?", room)

    def _touch(self, room: int) -> None:
        now = format_time(datetime.datetime.now(datetime.UTC))
        self._database.execute("UPDATE rooms SET changed = ? WHERE id = ?", now, room)

    def _next_number(self, remainder: int, stores: int) -> int:
        """The next number of this store, and never one that was given before."""
        used = self._database.rows("SELECT seq FROM sqlite_sequence WHERE name = 'rooms'")
        last = int(used[0]["seq"]) if used else 0
        return last + 1 + (remainder - last - 1) % stores

    def _row(self, row: sqlite3.Row) -> RoomRow:
        places = self._database.rows("SELECT name, player FROM room_places WHERE room_id = ? ORDER BY place", row["id"])
        return RoomRow(
            int(row["id"]),
            Agreement(
                row["deals"],
                bool(row["practice"]),
                bool(row["chat"]),
                row["clock"],
                row["away_after"],
                row["stand_in"],
            ),
            tuple(Place(place["name"], place["player"]) for place in places),
            row["table_id"],
            datetime.datetime.fromisoformat(row["changed"]),
        )


def _new_link() -> str:
    return secrets.token_urlsafe(_LINK_BYTES)


def _hash(link: str) -> bytes:
    return hashlib.sha256(link.encode(errors="surrogatepass")).digest()
