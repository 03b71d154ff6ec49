"""What was agreed when the players sat down: kept with the table, and the same when it is continued."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from kiebitz.players import create
from kiebitz.scoring import LIST_LENGTHS

DEFAULT_NAME = "you"
USUAL_OPPONENT = "kermit"
DEFAULT_LEVEL = 3  # thinks along, but forgets cards as people do
_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_-]{2,7}")  # as game records allow
_COMPUTER_NAMES = ("Anna", "Bernd", "Clara", "David")


@dataclass(frozen=True, slots=True)
class Options:
    """How the table plays.

    opponents  the computer players' names in the registry, in the order of the table after the human
    deals      the length of the list
    seat       the human's seat when a single given position is played; `None` for a list
    save       the file that finished games are appended to
    """

    seed: int
    opponents: tuple[str, ...]
    deals: int
    name: str
    practice: bool
    save: Path
    seat: int | None = None

    def __post_init__(self) -> None:
        check_name(self.name)
        if len(self.opponents) not in (2, 3):
            raise ValueError(f"a table has 2 or 3 computer players, not {len(self.opponents)}")
        if self.deals not in LIST_LENGTHS:
            raise ValueError(f"a list has {', '.join(map(str, LIST_LENGTHS))} deals, not {self.deals}")
        if self.seat not in (None, 0, 1, 2):
            raise ValueError(f"no seat {self.seat}; seats are 0 forehand, 1 middlehand, 2 rearhand")
        for opponent in self.opponents:
            create(opponent)  # an unknown name is found now, not in the middle of a deal

    def computer_names(self) -> list[str]:
        """What the computer players are called at the table, never as the human is."""
        return [name for name in _COMPUTER_NAMES if name.lower() != self.name.lower()][: len(self.opponents)]


def check_name(name: str) -> str:
    if not _NAME.fullmatch(name):
        raise ValueError(f"a name has 3 to 8 letters, digits, '_' or '-' and starts with a letter, not {name!r}")
    return name


def seated_opponents(texts: Sequence[str], players: int) -> tuple[str, ...]:
    """Read `rules,random`, or several texts that are one player each; a single player sits at every other place."""
    names = tuple(name.strip() for name in (texts[0].split(",") if len(texts) == 1 else texts))
    if len(names) == 1:
        names *= players - 1
    if len(names) != players - 1:
        raise ValueError(
            f"a table of {players} needs {players - 1} computer players, but {len(names)} are named"
            " (where a comma belongs to a player, give --opponents once for each)"
        )
    return names


def options_as_json(options: Options) -> dict[str, Any]:
    return {
        "seed": options.seed,
        "opponents": list(options.opponents),
        "deals": options.deals,
        "name": options.name,
        "practice": options.practice,
        "save": str(options.save),
        "seat": options.seat,
    }


def options_from_json(data: dict[str, Any]) -> Options:
    """The inverse; `KeyError`, `TypeError` or `ValueError` if it is not what was written."""
    return Options(
        seed=int(data["seed"]),
        opponents=tuple(str(name) for name in data["opponents"]),
        deals=int(data["deals"]),
        name=str(data["name"]),
        practice=bool(data["practice"]),
        save=Path(str(data["save"])),
        seat=None if data["seat"] is None else int(data["seat"]),
    )
