"""Who the user is: asked once, kept in the store, and found again in every game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from kiebitz.deals import SEATS
from kiebitz.errors import Fault
from kiebitz.session.database import Database
from kiebitz.session.settings import check_persons_name, is_nameless, sounds_like

MOST_NICKNAMES: Final = 20
_LONGEST_NICKNAME: Final = 40  # whatever stands in a record, which has rules of its own


@dataclass(frozen=True, slots=True)
class Identity:
    """What the user is called: at the table, and in records that come from elsewhere."""

    name: str
    nicknames: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        check_persons_name(self.name)
        if len(self.nicknames) > MOST_NICKNAMES:
            raise Fault("nicknames-too-many", most=MOST_NICKNAMES)
        if wrong := [name for name in self.nicknames if not 1 <= len(name.strip()) <= _LONGEST_NICKNAME]:
            raise Fault("nickname-length", name=wrong[0], most=_LONGEST_NICKNAME)

    @property
    def names(self) -> tuple[str, ...]:
        """All of them, each once."""
        names = (self.name, *(name.strip() for name in self.nicknames))
        return tuple({sounds_like(name): name for name in reversed(names)}.values())[::-1]


class Me:
    """The user as the store knows them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def get(self) -> Identity | None:
        """What the user has told; `None` before that."""
        rows = self._database.rows("SELECT name FROM my_names ORDER BY number")
        with self._database.understanding():
            names = [str(row["name"]) for row in rows]
            return Identity(names[0], tuple(names[1:])) if names else None

    def keep(self, identity: Identity) -> None:
        """Keep what the user is called, in the place of what was known."""
        with self._database.transaction():
            self._database.execute("DELETE FROM my_names")
            for number, name in enumerate(identity.names):
                self._database.insert("my_names", {"folded": sounds_like(name), "name": name, "number": number})
            self._name_the_nameless(identity.name)

    def forget(self) -> None:
        """Delete what the user is called."""
        with self._database.transaction():
            self._database.execute("DELETE FROM my_names")

    def _name_the_nameless(self, name: str) -> None:
        """Give the user's name to whom had told none, in earlier releases too, where nobody else has it."""
        for table, (place, *others) in self._unnamed().items():
            if sounds_like(name) in [sounds_like(other) for other in others]:
                continue
            self._database.execute("UPDATE places SET name = ? WHERE table_id = ? AND place = ?", name, table, place)
            for seat in SEATS:
                self._database.execute(
                    f"UPDATE games SET name{seat} = ?, folded{seat} = ? WHERE table_id = ? AND seat = {seat}",
                    name,
                    sounds_like(name),
                    table,
                )

    def _unnamed(self) -> dict[int, list[Any]]:
        """The tables whose first person has no name: their place, and what the others are called."""
        places: dict[int, list[Any]] = {}
        for row in self._database.rows("SELECT table_id, place, name, player FROM places ORDER BY table_id, place"):
            places.setdefault(row["table_id"], []).append(row)
        found = {}
        for table, rows in places.items():
            first = next((row for row in rows if row["player"] is None), None)
            if first is not None and is_nameless(first["name"]):
                found[table] = [first["place"], *(row["name"] for row in rows if row is not first)]
        return found
