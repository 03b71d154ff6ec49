"""A game in which the coach speaks: what was played is taken back, and the game goes on otherwise."""

from __future__ import annotations

from typing import Final

from kiebitz import parse_game
from kiebitz.moves import parse_move
from kiebitz.session import Store, Table
from kiebitz.session.rooms import Rooms
from kiebitz.session.state import Mark
from tests.session.tables import act, single

# A null game: under the king the queen is thrown, and seven or eight would keep the danger.
NULL: Final = "CATK.SAT9.HTK.DKQ/CJQ9.SJK.HJQ8.DJ9/C87.SQ87.H97.DT87/HA.DA p 18 p s N.HA.DA S9 SK"


def play_coached(store: Store, *, takes_back: bool = True) -> int:
    """Play it at a table for practice, with the dear card first; the number of the table."""
    position = parse_game(NULL)
    with Table.begin(store, single(None, "rules", "rules", seat=2, practice=True), position) as begun:
        number = begun.id
    rooms = Rooms(store, keep=lambda _seconds: None)
    room = rooms.enter(number)
    at = (0, len(position.history))
    judge = room.coach(at, 0)
    assert (0, Mark.COACH) in room.view(0).marks[0]
    room.act(at, lambda table: table.move(0, parse_move("S7")))
    warned = judge(parse_move("S7"), 0.05)
    assert warned is not None
    assert str(warned.best) == "SQ"
    assert store.coached.unseen(9) == [], "while its cards are being played they are nobody's"
    rooms.close()
    with Table.resume(store, number) as table:
        if takes_back:
            table.take_back(0)
            table.move(0, parse_move("SQ"))
        while not table.is_over:
            if (awaited := table.step()) is not None:
                act(table, awaited)
    return number
