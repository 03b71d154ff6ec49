"""What the collection keeps about a game beside its record: a row of the table `games`.

A row follows from the record alone, so that rows of an archive can be made in another process. For a game of an own
table more is known, and is put over that.
"""

from __future__ import annotations

import datetime
import hashlib
import json
from enum import Enum
from typing import Any, Final, TypeAlias

from kiebitz.contract import format_contract
from kiebitz.deals import SEATS, format_deal
from kiebitz.errors import Fault
from kiebitz.formats.iss import InvalidRecord, Record, format_record, known_result
from kiebitz.game import Game
from kiebitz.scoring import Result
from kiebitz.session.records import record_of_round
from kiebitz.session.settings import Settings, sounds_like
from kiebitz.session.state import TableState

GameRow: TypeAlias = dict[str, Any]  # by column; `record` goes to the table of that name

_DIGEST_BYTES: Final = 16
_HIDDEN: Final = "??"


class Outcome(Enum):
    """What became of a game."""

    WON = "won"  # by the declarer
    LOST = "lost"
    PASSED_IN = "passed in"
    BROKEN_OFF = "broken off"  # before a declaration


def row_of_record(record: Record, game: Game) -> GameRow:
    """The row of a record and its replayed game, which must be over."""
    if not game.is_over:
        raise InvalidRecord(Fault("game-not-over"))
    result = known_result(record, game)
    when = time_in_record(record.date)
    return {
        "digest": digest(record, game),
        "played": None if when is None else format_time(when),
        **_names(record.players),
        "seat": record.view if record.view in SEATS else None,
        "declarer": game.declarer if game.contract is not None else None,
        "contract": None if game.contract is None else format_contract(game.contract),
        "bid": game.auction.bid,
        "outcome": None if result is None else outcome_of(result).value,
        "value": None if result is None else result.value,
        "card_points": None if result is None else result.points,
        **_list_points((None, None, None) if result is None else result.list_points()),
        "moves": len(game.history),
        "is_marked": False,
        "is_partial": _HIDDEN in record.deal,
        "record": format_record(record),
    }


def row_of_round(state: TableState, number: int, table: int, entered: datetime.datetime) -> GameRow:
    """The row of a deal whose result was entered in the list of an own table at this time."""
    settings, played = state.settings, state.rounds[number]
    return row_of_record(record_of_round(state, number, table, entered), played.game) | {
        "table_id": table,
        "deal": number,
        **_names(settings.names(number)),
        "seat": _seat_of_user(settings, number),
        **_list_points(played.game.result().list_points(len(settings.places))),
        "is_marked": bool(played.marks),
    }


def digest(record: Record, game: Game) -> bytes:
    """The same for all records of one game, also for those in a seat's view, and another for any other game.

    What everybody at the table saw and when, where and by whom it was played tell games apart. Without a date, for
    instance in a match of programs, deals that were passed in are told apart by their cards too.
    """
    public = [(seat, str(move)) for seat, move in game.view(None).history]
    cards = "" if record.date else format_deal(game.deal)
    seen = json.dumps([record.date, record.series, record.game_id, record.players, public, cards])
    return hashlib.sha256(seen.encode()).digest()[:_DIGEST_BYTES]


def outcome_of(result: Result) -> Outcome:
    """In one word."""
    if result.declarer is None:
        return Outcome.PASSED_IN if result.passed_in else Outcome.BROKEN_OFF
    return Outcome.WON if result.won else Outcome.LOST


def time_in_record(date: str) -> datetime.datetime | None:
    """The time that a record gives as `2010-12-06/18:59:24/UTC`, `None` if it gives none that can be understood."""
    try:
        found = datetime.datetime.fromisoformat("T".join(date.split("/")[:2]))
        return (found if found.tzinfo else found.replace(tzinfo=datetime.UTC)).astimezone(datetime.UTC)
    except (ValueError, OverflowError):
        return None


def format_time(when: datetime.datetime) -> str:
    """A time as the store keeps it, in the order of time; one without a zone is local."""
    return when.astimezone(datetime.UTC).isoformat(timespec="seconds")


def _names(names: tuple[str, str, str]) -> GameRow:
    shown = {f"name{seat}": name for seat, name in enumerate(names)}
    return shown | {f"folded{seat}": sounds_like(name) for seat, name in enumerate(names)}


def _list_points(points: tuple[int | None, int | None, int | None]) -> GameRow:
    return {f"points{seat}": got for seat, got in enumerate(points)}


def _seat_of_user(settings: Settings, number: int) -> int | None:
    """The user is the first of the people, but in a room of others; who sits out a deal has no seat in it."""
    return settings.seat_of(settings.people[0], number) if settings.people and settings.room is None else None
