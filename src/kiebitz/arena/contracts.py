"""Deals with their contracts, kept to be played again and again: who declares what, and what was bid before.

A folder of them, or a file, is a table of numbers (`.npz`, its array is called `deals`). An archive of ISS records has
contracts too: those of its games.
"""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from kiebitz.arena.match import Match, opening
from kiebitz.arena.results import KINDS, kind_of
from kiebitz.contract import Contract, Kind
from kiebitz.errors import Fault
from kiebitz.formats.iss import InvalidRecord, check_record, read_records
from kiebitz.game import Game
from kiebitz.moves import Declare
from kiebitz.seats import Observation, SeatGame, contract_flags, limits_shown
from kiebitz.work.chunks import Piece
from kiebitz.worlds import World

DEALS_OF_PIECE: Final = 1000
CONTRACTED: Final = np.dtype(
    [
        ("places", np.uint32, 4),  # the hands before the first card, and what lies in the skat then
        ("limits", np.int16, (3, 2)),
        ("bid", np.int16),
        ("declarer", np.int8),
        ("contract", np.int8, 5),
    ]
)

Contracted: TypeAlias = npt.NDArray[Any]  # of CONTRACTED


def pieces(match: Match, deals: int) -> list[Piece]:
    """The work of bidding the first deals of a match, each piece a file of `read_contracts`."""
    return [
        Piece(f"{first:09}.npz", bid_contracts, (match, first, min(DEALS_OF_PIECE, deals - first)))
        for first in range(0, deals, DEALS_OF_PIECE)
    ]


def bid_contracts(match: Match, first: int, count: int) -> bytes:
    """The deals of a match in card play from a number on, as a file."""
    file = io.BytesIO()
    np.savez_compressed(file, deals=contracted(opening(match, number) for number in range(first, first + count)))
    return file.getvalue()


def contracted(games: Iterable[Game]) -> Contracted:
    """Games before the first card as rows."""
    rows = [_row(game) for game in games]
    return np.array(rows, CONTRACTED)


def _row(game: Game) -> tuple[Any, ...]:
    assert game.contract is not None
    return (
        World.of_game(game).masks,
        limits_shown(game.history),
        game.auction.bid,
        game.declarer,
        contract_flags(game.contract),
    )


def read_contracts(path: Path) -> Contracted:
    """Those of a file, of all files of a folder, or of the games of an archive; `ValueError` if there are none."""
    if path.is_dir():
        files = sorted(path.glob("*.npz"))
        found = np.concatenate([read_contracts(file) for file in files]) if files else np.zeros(0, CONTRACTED)
    else:
        found = _read_table(path) if path.suffix == ".npz" else contracted(openings(path))
    if not len(found):
        raise Fault("arena-no-contracts", path=str(path))
    return found


def _read_table(file: Path) -> Contracted:
    try:
        with np.load(file) as tables:
            found = np.asarray(tables["deals"])
    except (KeyError, OSError, ValueError) as error:
        raise Fault("arena-not-contracts", path=str(file), reason=str(error)) from None
    if found.dtype != CONTRACTED or found.ndim != 1:
        raise Fault("arena-other-columns", path=str(file))
    return found


def openings(archive: Path) -> Iterator[Game]:
    """The games of an archive as they stood before the first card; those that did not come so far are left out."""
    for record in read_records(archive):
        if isinstance(record, InvalidRecord):
            raise record
        game = check_record(record)
        if game.contract is not None:
            while not isinstance(game.history[-1][1], Declare):
                game.pop()
            yield game


def kinds_of(deals: Contracted) -> npt.NDArray[np.int8]:
    """The place of every contract's kind in `KINDS`."""
    places = np.array([KINDS.index(kind_of(Contract(kind))) for kind in Kind], np.int8)
    found: npt.NDArray[np.int8] = places[deals["contract"][:, 0]]
    return found


def start_of_row(row: Any) -> SeatGame:
    """The game of a row in the core, before the first card; `ValueError` for what no deal can be."""
    kind, *announced = row["contract"].tolist()
    hand, schneider, schwarz, ouvert = map(bool, announced)
    everybody = Observation(
        seat=None,
        hand=0,
        contract=(kind, hand, schneider, schwarz, ouvert),
        declarer=int(row["declarer"]),
        bid=int(row["bid"]),
        limits=[(low, high) for low, high in row["limits"].tolist()],
    )
    return SeatGame(everybody, row["places"].tolist())
