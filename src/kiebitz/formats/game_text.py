"""A whole game in one line: the deal, then the moves, separated by blanks.

    CJAT.../.../.../S7.D7 18 p p s G.S7.D7 CJ C8 C9 ...

The seat in turn needs no naming; what can happen out of turn names its seat, as in `RE.1`.
"""

from __future__ import annotations

from kiebitz.deals import parse_deal
from kiebitz.errors import Fault, checked, checked_text
from kiebitz.game import Game
from kiebitz.moves import IllegalMove, parse_move


def format_game(game: Game) -> str:
    """Write a game in one line; the inverse of `parse_game`."""
    return checked(game, Game, "a Game is written here", "format_record writes a Record").line()


def parse_game(text: str) -> Game:
    """Read a game; `ValueError` says which word is wrong and why."""
    deal, *words = checked_text(text, "a game").split() or [""]
    game = Game(parse_deal(deal))
    for number, word in enumerate(words, start=1):
        try:
            game.push(parse_move(word))
        except IllegalMove as error:
            raise IllegalMove("game-move", number=number, text=word, reason=error) from None
        except Fault as error:
            raise Fault("game-word", number=number, reason=error) from None
    return game
