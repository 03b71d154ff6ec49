"""The unfinished table on disk: written whole after every move, so that nothing is lost whenever the program ends."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from kiebitz.cli.table.options import options_as_json, options_from_json
from kiebitz.cli.table.table import Table
from kiebitz.formats.game_text import format_game, parse_game

VERSION = 1


class DamagedSession(ValueError):
    """The stored table cannot be read; `moved_to` says where the file is now."""

    def __init__(self, reason: str, moved_to: Path) -> None:
        super().__init__(reason)
        self.moved_to = moved_to


def data_folder(environment: Mapping[str, str]) -> Path:
    """The folder for what the user's programs keep, by the XDG convention."""
    base = environment.get("XDG_DATA_HOME", "")
    return (Path(base) if os.path.isabs(base) else Path.home() / ".local" / "share") / "kiebitz"


def save_table(table: Table, path: Path) -> None:
    """Replace the stored table; a reader finds the old one or the new one, never a part."""
    path.parent.mkdir(parents=True, exist_ok=True)
    partial = path.with_name(f"{path.name}.{os.getpid()}")
    try:
        partial.write_text(json.dumps(_as_json(table), indent=1) + "\n", encoding="utf-8")
        os.replace(partial, path)
    finally:
        partial.unlink(missing_ok=True)


def load_table(path: Path) -> Table | None:
    """The stored table, `None` if there is none. A file that cannot be understood is moved aside."""
    try:
        return _from_json(json.loads(path.read_text(encoding="utf-8")))
    except (FileNotFoundError, NotADirectoryError):
        return None
    except (ValueError, KeyError, TypeError, AttributeError, OverflowError, RecursionError) as error:
        moved_to = path.with_name(path.name + ".damaged")
        os.replace(path, moved_to)
        reason = f"{error} is missing" if isinstance(error, KeyError) else str(error)
        raise DamagedSession(reason, moved_to) from None


def forget_table(path: Path) -> None:
    """Remove the stored table. Where that fails, its last result is just shown once more the next time."""
    with suppress(OSError):
        path.unlink()


def _as_json(table: Table) -> dict[str, Any]:
    return {
        "version": VERSION,
        "options": options_as_json(table.options),
        "finished": [format_game(game) for game in table.finished],
        "game": format_game(table.game),
        "given_moves": table.given_moves,
        "thinking": {str(number): round(seconds, 3) for number, seconds in table.thinking.items()},
    }


def _from_json(data: Any) -> Table:
    if not isinstance(data, dict) or data.get("version") != VERSION:
        raise ValueError(f"not a table of version {VERSION}")
    table = Table(
        options=options_from_json(data["options"]),
        game=parse_game(data["game"]),
        finished=[parse_game(text) for text in data["finished"]],
        given_moves=int(data["given_moves"]),
        thinking={int(number): float(seconds) for number, seconds in data.get("thinking", {}).items()},
    )
    if any(not game.is_over for game in table.finished) or table.number >= table.options.deals:
        raise ValueError("its list of finished games is wrong")
    if not 0 <= table.given_moves <= len(table.game.history):
        raise ValueError("its number of given moves is wrong")
    if any(not 0 <= number < len(table.game.history) for number in table.thinking):
        raise ValueError("its times of thinking are wrong")
    return table
