"""Records reviewed: which seats' cards a record knows, and what its decisions are worth, as rows of a table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from kiebitz.bidding.chances import FAMILY_NAMES, family_of
from kiebitz.cards import Card
from kiebitz.deals import SEATS
from kiebitz.formats.iss import Record
from kiebitz.game import Game
from kiebitz.guarantees import was_sure
from kiebitz.moves import Declare, Move, PickUp, format_move
from kiebitz.review.reviewing import Review
from kiebitz.review.verdict import Verdict

_HIDDEN: Final = "??"

# Name and DuckDB type of every column, in order.
COLUMNS: Final = {
    "game": "INTEGER",  # in the order of the archive
    "id": "VARCHAR",
    "date": "VARCHAR",
    "player": "VARCHAR",
    "seat": "TINYINT",
    "role": "VARCHAR",  # declarer, defender, or bidder before there are such
    "kind": "VARCHAR",  # suit, grand, null; NULL if nobody played
    "phase": "VARCHAR",  # call, skat, declare, card
    "trick": "TINYINT",
    "number": "TINYINT",
    "move": "VARCHAR",
    "best": "VARCHAR",
    "loss": "FLOAT",
    "error": "FLOAT",
    "win_loss": "FLOAT",
    "size": "VARCHAR",
    "open_loss": "SMALLINT",
    "turned": "BOOLEAN",
}


def known_seats(record: Record) -> list[int]:
    """The seats whose cards a record tells."""
    return [seat for seat in SEATS if _HIDDEN not in record.deal[10 * seat : 10 * seat + 10]]


def could_not_be_lost(record: Record, game: Game) -> bool:
    """Whether it is proven that a recorded game was sure from the first card on; never where cards are hidden."""
    return len(known_seats(record)) == len(SEATS) and was_sure(game)


def rows_of(record: Record, game: Game, review: Review) -> Iterator[dict[str, Any]]:
    """A row for every decision of a recorded game in which there was a choice."""
    for row in decisions_of(game, review, record.players):
        yield {"id": record.game_id, "date": record.date, **row}


def decisions_of(game: Game, review: Review, players: Sequence[str]) -> Iterator[dict[str, Any]]:
    """The same of any game, played by these at the three seats."""
    kind = None if game.contract is None else FAMILY_NAMES[family_of(game.contract.kind)]
    cards = 0
    for verdict in review.verdicts:
        is_card = isinstance(verdict.move, Card)
        if verdict.foresight is not None:
            yield {
                "player": players[verdict.seat],
                "seat": verdict.seat,
                "role": _role(game, verdict),
                "kind": kind,
                "phase": _phase(verdict.move),
                "trick": cards // 3 + 1 if is_card else None,
                "number": verdict.number,
                "move": format_move(verdict.move),
                "best": format_move(verdict.foresight.best),
                "loss": round(verdict.foresight.loss, 2),
                "error": round(verdict.foresight.error, 2),
                "win_loss": round(verdict.foresight.win_loss, 4),
                "size": None if verdict.size is None else verdict.size.value,
                "open_loss": None if verdict.hindsight is None else verdict.hindsight.loss,
                "turned": None if verdict.hindsight is None else verdict.hindsight.turned,
            }
        cards += is_card


def _role(game: Game, verdict: Verdict) -> str:
    if not isinstance(verdict.move, Card | Declare | PickUp):
        return "bidder"
    return "declarer" if verdict.seat == game.declarer else "defender"


def _phase(move: Move) -> str:
    if isinstance(move, Card):
        return "card"
    if isinstance(move, Declare):
        return "declare"
    return "skat" if isinstance(move, PickUp) else "call"
