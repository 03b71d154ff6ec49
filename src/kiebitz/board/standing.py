"""How the cards stand after some moves, from a deal on or from a position that somebody has set up."""

from __future__ import annotations

from typing import TypeAlias

from kiebitz.cards import Card
from kiebitz.deals import FOREHAND, Deal
from kiebitz.errors import Fault
from kiebitz.formats.position_text import start_of_play
from kiebitz.game import Game
from kiebitz.moves import IllegalMove, Move
from kiebitz.play import Position

Root: TypeAlias = Deal | Position


class Standing:
    """A root with moves made on it.

    game      the game, where it is known how it came about: from a deal, or from a position before the first card, for
              which somebody won the auction at 18
    position  the open cards in play; `None` before
    """

    def __init__(self, root: Root) -> None:
        self.root = root
        self.moves: list[tuple[int, Move]] = []
        self.last_trick: tuple[int, tuple[Card, ...]] | None = None  # who led it, and the cards
        self.game: Game | None = None
        self._position: Position | None = None
        if isinstance(root, Deal):
            self.game = Game(root)
        elif _is_start(root):
            self.game = start_of_play(root)
        else:
            self._position = root

    @property
    def position(self) -> Position | None:
        """The open cards in play."""
        return self._position if self.game is None else self.game.position

    @property
    def turn(self) -> int | None:
        """The seat to move, `None` at the end."""
        if self.game is not None:
            return self.game.turn
        assert self._position is not None
        return None if self._position.is_over else self._position.turn

    @property
    def is_over(self) -> bool:
        """Whether there is nothing to move any more."""
        return self.turn is None

    def push(self, move: Move) -> None:
        """Make a move; `IllegalMove` says why it cannot be."""
        before = self.position
        seat = self._pushed(move)
        self.moves.append((seat, move))
        if isinstance(move, Card) and before is not None and len(before.trick) == 2:
            self.last_trick = before.leader, (*before.trick, move)

    def _pushed(self, move: Move) -> int:
        if self.game is not None:
            self.game.push(move)
            return self.game.history[-1][0]
        assert self._position is not None
        if not isinstance(move, Card) or self._position.is_over:
            raise IllegalMove("board-cards-only")
        seat, self._position = self._position.turn, self._position.after(move)
        return seat

    def legal_cards(self) -> list[Card]:
        """The cards that may be played now."""
        position = self.position
        return [] if self.turn is None or position is None else position.legal_moves()

    def known_game(self) -> Game:
        """The game with its history, which a seat's view needs; a fault where only the position is known."""
        if self.game is None:
            raise Fault("board-no-history")
        return self.game


def _is_start(position: Position) -> bool:
    """Whether a position stands before the first card, with all cards known."""
    is_whole = position.cards_left == 10 and position.skat.bit_count() == 2
    return is_whole and not position.trick and position.leader == FOREHAND
