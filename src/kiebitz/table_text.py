"""A game as a table of text, for terminals and debuggers; numbers and signs only, so that it needs no language.

    * 0    ♠Q ♥A98 ♦JT7     y     ♠K
      1 >  ♣87 ♠J7 ♥JT7 ♦A  18 p  -
      2    ♣J ♠8 ♥KQ ♦KQ98  p     -
           ♣AT
    G 18 28:2

A line for each seat has its cards, its calls and its card of the trick under way; the declarer has a star, the seat in
turn an arrow. Then come the skat, and in the last line the contract with the bid and the declarer's card points and
tricks, or at the end what the game was worth.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kiebitz.cards import CardSet
from kiebitz.deals import SEATS
from kiebitz.moves import Call

if TYPE_CHECKING:
    from kiebitz.game import Game


def table_of(game: Game) -> str:
    """All cards of a game as they lie now, and what has been said."""
    columns = [[part(game, seat) for seat in SEATS] for part in (_marks, _hand, _calls, _on_table)]
    widths = [max(map(len, column)) for column in columns]
    seats = [_line(row, widths) for row in zip(*columns, strict=True)]
    return "\n".join([*seats, _line(("", _skat(game)), widths), _standing(game)])


def _line(cells: tuple[str, ...], widths: list[int]) -> str:
    return "  ".join(cell.ljust(width) for cell, width in zip(cells, widths, strict=False)).rstrip()


def _marks(game: Game, seat: int) -> str:
    return f"{'*' if seat == game.declarer else ' '} {seat} {'>' if seat == game.turn else ' '}"


def _hand(game: Game, seat: int) -> str:
    return game.hand(seat).symbols


def _calls(game: Game, seat: int) -> str:
    return " ".join(str(move) for who, move in game.history if who == seat and isinstance(move, Call)) or "-"


def _on_table(game: Game, seat: int) -> str:
    place = -1 if game.position is None else (seat - game.position.leader) % 3
    trick = () if game.position is None else game.position.trick
    return trick[place].symbol if 0 <= place < len(trick) else "-"


def _skat(game: Game) -> str:
    """Where nobody holds it: as it was dealt, or the discard."""
    if game.position is not None:
        return CardSet(game.position.skat).symbols
    return "-" if game.picked_up else game.deal.skat.symbols


def _standing(game: Game) -> str:
    words = ["-" if game.contract is None else str(game.contract), str(game.auction.bid)]
    if game.position is not None:
        words.append(f"{game.position.points}:{game.position.tricks}")
    if game.is_over:
        words.append(f"{game.result().value:+}")
    return " ".join(words)
