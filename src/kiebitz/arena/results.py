"""What is kept of a game, as a line of JSON and as a row of a table."""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, fields, replace
from typing import Any, Final

from kiebitz.arena.match import Match
from kiebitz.contract import Contract, Kind
from kiebitz.deals import SEATS
from kiebitz.errors import Fault
from kiebitz.formats.iss import format_date, format_record, parse_record
from kiebitz.moves import Leave, Move, Timeout
from kiebitz.players import RefereedGame

KINDS: Final = ("suit", "grand", "null")


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedGame:
    """One game of a match; tuples of three go by seats.

    pairing      the numbers of the players A and B
    arrangement  who sat where, such as ABB
    declarer     the seat that won the auction; `None` if all passed
    list_points  Seeger-Fabian points
    moves        decisions taken in this match, so not those of a given auction
    seconds      for all of a seat's decisions, by the referee's clock
    mistakes     the words of `pipma.judge`, where they were asked for
    record       the whole game as an ISS record, without a date: the same match has the same records
    ended        when, in universal time; not known of matches of earlier releases
    """

    deal: int
    pairing: tuple[int, int]
    arrangement: str
    declarer: int | None
    contract: str | None
    kind: str | None
    bid: int
    won: bool
    value: int
    card_points: int
    tricks: int
    list_points: tuple[int, int, int]
    moves: tuple[int, int, int]
    seconds: tuple[float, float, float]
    faults: tuple[int, int, int]
    mistakes: tuple[str, str, str] | None
    record: str
    ended: str | None = field(default=None, compare=False)

    @property
    def id(self) -> str:
        """The name of the game in the records and in the table."""
        return _game_id(self.deal, self.pairing, self.arrangement)

    @property
    def dated_record(self) -> str:
        """The record with its date."""
        if self.ended is None:
            return self.record
        when = format_date(datetime.datetime.fromisoformat(self.ended).replace(tzinfo=datetime.UTC))
        return format_record(replace(parse_record(self.record), date=when))

    def player_at(self, seat: int) -> int:
        """The number of the player at a seat."""
        return self.pairing["AB".index(self.arrangement[seat])]


def played_game(
    refereed: RefereedGame,
    *,
    deal: int,
    pairing: tuple[int, int],
    arrangement: str,
    moves_before: int,
    mistakes: tuple[str, str, str] | None,
) -> PlayedGame:
    """What is kept of a finished game."""
    game, result = refereed.game, refereed.game.result()
    assert refereed.names is not None
    first, second, third = map(_printable, refereed.names)
    record = refereed.record((first, second, third), game_id=_game_id(deal, pairing, arrangement))
    seconds = [round(used, 6) for used in refereed.seconds]
    faults = [sum(fault.seat == seat for fault in refereed.faults) for seat in SEATS]
    moves = _decisions(game.history[moves_before : len(game.history) - refereed.foregone])
    return PlayedGame(
        deal=deal,
        pairing=pairing,
        arrangement=arrangement,
        declarer=game.declarer,
        contract=None if game.contract is None else str(game.contract),
        kind=None if game.contract is None else kind_of(game.contract),
        bid=game.auction.bid,
        won=result.won,
        value=result.value,
        card_points=result.points,
        tricks=result.tricks,
        list_points=result.list_points(),
        moves=(moves[0], moves[1], moves[2]),
        seconds=(seconds[0], seconds[1], seconds[2]),
        faults=(faults[0], faults[1], faults[2]),
        mistakes=mistakes,
        record=format_record(record),
        ended=datetime.datetime.now(datetime.UTC).replace(tzinfo=None).isoformat(timespec="seconds"),
    )


def at_fault_throughout(match: Match, games: Sequence[PlayedGame]) -> list[str]:
    """The players that were at fault in every game they sat in: their figures tell nothing of how they play."""
    faultless = {
        player
        for game in games
        for player in game.pairing
        if not any(game.faults[seat] for seat in SEATS if game.player_at(seat) == player)
    }
    played = {player for game in games for player in game.pairing}
    return [match.labels[player] for player in sorted(played - faultless)]


def kind_of(contract: Contract) -> str:
    """Suit, grand or null."""
    return "null" if contract.is_null else "grand" if contract.kind == Kind.GRAND else "suit"


def _game_id(deal: int, pairing: tuple[int, int], arrangement: str) -> str:
    return f"{deal}.{pairing[0]}-{pairing[1]}.{arrangement}"


def _printable(name: str) -> str:
    """A player's name without the bracket that ends a record's property."""
    return name.replace("[", "(").replace("]", ")")


def _decisions(history: Sequence[tuple[int, Move]]) -> list[int]:
    decided = [seat for seat, move in history if not isinstance(move, Leave | Timeout)]
    return [decided.count(seat) for seat in SEATS]


# -- JSON and tables -------------------------------------------------------------------------------------------------


def to_json(game: PlayedGame) -> dict[str, Any]:
    """The game as values that JSON knows."""
    return asdict(game)


def from_json(row: dict[str, Any]) -> PlayedGame:
    """The inverse of `to_json`; JSON knows lists only."""
    names = {field.name for field in fields(PlayedGame)}
    if row.keys() | {"ended"} != names:
        raise Fault("match-game-fields", names=", ".join(sorted(names)))
    values: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in row.items()}
    return PlayedGame(**values)


def list_of(game: PlayedGame, match: Match) -> int | None:
    """The number of the list to which a game belongs, if it does to one."""
    if match.list_length is None:
        return None
    return game.deal // match.list_length if isinstance(match.list_length, int) else 0


_PER_SEAT: Final = {"list_points": "SMALLINT", "moves": "SMALLINT", "seconds": "DOUBLE", "faults": "TINYINT"}

# Name and DuckDB type of every column of the results, in order.
COLUMNS: Final = {
    "deal": "INTEGER",
    "list": "INTEGER",
    "id": "VARCHAR",
    "arrangement": "VARCHAR",
    **{f"player{seat}": "VARCHAR" for seat in SEATS},
    "declarer": "TINYINT",
    "contract": "VARCHAR",
    "kind": "VARCHAR",
    "bid": "SMALLINT",
    "won": "BOOLEAN",
    "value": "SMALLINT",
    "card_points": "TINYINT",
    "tricks": "TINYINT",
    "ended": "TIMESTAMP",
    **{f"{name}{seat}": kind for name, kind in _PER_SEAT.items() for seat in SEATS},
    **{f"mistakes{seat}": "VARCHAR" for seat in SEATS},
}


def table_row(game: PlayedGame, match: Match) -> dict[str, Any]:
    """The game's columns. The record stands in the file of records, under the same id."""
    row: dict[str, Any] = {name: getattr(game, name) for name in COLUMNS if hasattr(game, name)}
    row |= {f"player{seat}": match.labels[game.player_at(seat)] for seat in SEATS}
    row["list"] = list_of(game, match)
    row |= {f"{name}{seat}": getattr(game, name)[seat] for name in _PER_SEAT for seat in SEATS}
    row |= {f"mistakes{seat}": game.mistakes[seat] if game.mistakes else None for seat in SEATS}
    return {name: row[name] for name in COLUMNS}
