"""The unfinished table of the first release, a file `table.json`, taken over into the store exactly once."""

from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path
from typing import Any, Final

from kiebitz.deals import Deal, deal
from kiebitz.errors import Fault, fault_of
from kiebitz.formats.game_text import parse_game
from kiebitz.session.chance import Chance, derived_seed
from kiebitz.session.errors import NotStored, UnreadableStore
from kiebitz.session.settings import Place, Settings, names_beside
from kiebitz.session.state import Round, TableState
from kiebitz.session.store import Store

_FILE: Final = "table.json"
_VERSION: Final = 1
_MISREAD: Final = (ValueError, KeyError, TypeError, AttributeError, OverflowError, RecursionError)


def take_over(store: Store) -> int | None:
    """The number of the table that was in a file beside the store, `None` if there was none.

    The file is renamed once its table is stored. If the program ends between the two, the next one finds the table by
    the file's hash and only renames. A file that cannot be understood is moved aside too: `UnreadableStore` says where.
    """
    path = store.path.with_name(_FILE)
    try:
        content = path.read_bytes()
    except (FileNotFoundError, NotADirectoryError):
        return None
    except OSError as error:
        raise UnreadableStore(path, error.strerror or str(error)) from None
    origin = hashlib.sha256(content).hexdigest()
    table = store.came_from(origin)
    if table is None:
        state = _read(content, path)
        table = store.add(state, Chance.of(state.settings.seed), origin)
    _rename(path, path.with_name(f"{_FILE}.taken-over-as-{table}"))
    return table


def _rename(path: Path, new: Path) -> None:
    try:
        os.replace(path, new)
    except FileNotFoundError:  # another program has just done the same
        return
    except OSError as error:
        raise NotStored(path, error.strerror or str(error)) from None


def _read(content: bytes, path: Path) -> TableState:
    try:
        return _table(json.loads(content))
    except _MISREAD as error:
        moved_to = path.with_name(path.name + ".damaged")
        _rename(path, moved_to)
        if isinstance(error, KeyError):
            raise UnreadableStore(moved_to, "file-lacks", name=str(error.args[0])) from None
        fault = fault_of(error)
        raise UnreadableStore(moved_to, fault.code, **fault.values) from None


def _table(data: Any) -> TableState:
    if not isinstance(data, dict) or data.get("version") != _VERSION:
        raise Fault("file-of-other-version", version=str(_VERSION))
    settings = _settings(data["options"])
    finished = [Round(parse_game(text)) for text in data["finished"]]
    current = Round(
        parse_game(data["game"]),
        given=int(data["given_moves"]),
        thinking={int(number): float(seconds) for number, seconds in data.get("thinking", {}).items()},
    )
    if any(not each.game.is_over for each in finished) or len(finished) >= settings.deals:
        raise Fault("file-finished-games")
    moves = len(current.game.history)
    if not 0 <= current.given <= moves or any(not 0 <= number < moves for number in current.thinking):
        raise Fault("file-given-moves")
    return TableState(settings, [*finished, current], _deals_to_come(settings, len(finished) + 1))


def _settings(options: dict[str, Any]) -> Settings:
    name, players = str(options["name"]), [str(player) for player in options["opponents"]]
    is_single = options["seat"] is not None
    others = zip(names_beside(name, len(players)), players, strict=True)
    return Settings(
        places=(Place(name), *(Place(called, player) for called, player in others)),
        deals=1 if is_single else int(options["deals"]),
        seat=int(options["seat"]) if is_single else None,
        seed=int(options["seed"]),
        practice=bool(options["practice"]),
        save=Path(str(options["save"])),
    )


def _deals_to_come(settings: Settings, number: int) -> list[Deal]:
    """The deals as the first release would have dealt them."""
    assert settings.seed is not None
    return [deal(derived_seed(settings.seed, "deal", later)) for later in range(number, settings.deals)]
