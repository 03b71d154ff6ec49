"""Tables that clients of the ISS protocol play at: by which name they know one, and who has which seat.

A server that was killed finds them here again. Nobody else opens such a table as one of those who sit there.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field

from kiebitz.session.database import Database


@dataclass(frozen=True, slots=True)
class HostedTable:
    """One of them.

    table     its number in the store
    name      by which clients know it
    password  that lets others sit down, if there is one
    seats     the names of its places, as clients know them
    proofs    by what guests are known again, by name, where that need be kept
    """

    table: int
    name: str
    password: str
    seats: tuple[str, ...]
    proofs: Mapping[str, str] = field(default_factory=dict)


class Hosted:
    """All of a store."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def keep(self, hosted: HostedTable) -> None:
        """Keep a table that begins; the one before it of the same name is played at no more."""
        row = {
            "table_id": hosted.table,
            "name": hosted.name,
            "password": hosted.password,
            "seats": " ".join(hosted.seats),
            "proofs": json.dumps(dict(hosted.proofs)),
        }
        with self._database.transaction():
            self._database.execute("UPDATE hosted SET is_open = 0, proofs = '{}' WHERE name = ?", hosted.name)
            self._database.insert("hosted", row)

    def end(self, table: int) -> None:
        """Its company has parted. What guests were known by is forgotten."""
        with self._database.transaction():
            self._database.execute("UPDATE hosted SET is_open = 0, proofs = '{}' WHERE table_id = ?", table)

    def open(self) -> list[HostedTable]:
        """Those that are played at, or were when the program was ended."""
        with self._database.snapshot():
            return [
                HostedTable(
                    int(row["table_id"]),
                    row["name"],
                    row["password"],
                    tuple(row["seats"].split(" ")),
                    json.loads(row["proofs"]),
                )
                for row in self._database.rows("SELECT * FROM hosted WHERE is_open ORDER BY table_id")
            ]
