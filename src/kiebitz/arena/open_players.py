"""Players that see all cards. Only the arena seats them; they measure, they do not compete.

`cheat` plays the best card of the open hands. `mistake:0.10` is the synthetic player of Long's thesis (section 7.2.3):
it knows which cards win and which lose, and plays a losing one at a given rate. Both bid, declare and choose among
equally good cards like an ordinary player, `rules` unless another is named: `cheat:random`, `mistake:0.10,like=random`.
"""

from __future__ import annotations

import random
from collections.abc import Collection
from typing import Final, Protocol

from kiebitz.cards import Card
from kiebitz.game import Game
from kiebitz.memory.truth import card_values, declarer_wins
from kiebitz.moves import Call, Declare
from kiebitz.players import create
from kiebitz.players.bids_like import BidsLike
from kiebitz.players.options import Option
from kiebitz.players.registry import Registry
from kiebitz.solver import Solver
from kiebitz.view import View


class OpenPlayer(Protocol):
    """Like a player, but shown the whole game when it plays a card."""

    def bid(self, view: View) -> Call:
        """As `Player.bid`."""
        ...

    def picks_up(self, view: View) -> bool:
        """As `Player.picks_up`."""
        ...

    def declare(self, view: View) -> Declare:
        """As `Player.declare`."""
        ...

    def play_open(self, game: Game, seat: int) -> Card:
        """A card of the seat, which is in turn. The game is a copy."""
        ...


class _Informed(BidsLike):
    """What both have in common: an ordinary player to bid and to break ties, and a solver for the open hands."""

    def __init__(self, advisor: str, seed: int) -> None:
        self.advisor: Final = create(advisor, seed)
        super().__init__(self.advisor)
        self.source: Final = random.Random(seed)
        self.solver: Final = Solver()

    def advised(self, game: Game, seat: int, candidates: Collection[Card]) -> Card:
        """The advisor's card where it is among the candidates, else any of them."""
        card = self.advisor.play(game.view(seat))
        return card if card in candidates else self.source.choice(sorted(candidates))

    def cards_by_outcome(self, game: Game, seat: int) -> tuple[list[Card], list[Card]]:
        """The legal cards after which the seat's own side wins, and those after which it loses."""
        is_declarer = seat == game.declarer
        outcomes = declarer_wins(self.solver, game)
        winning = [card for card, won in outcomes.items() if won == is_declarer]
        return winning, [card for card in outcomes if card not in winning]


class Cheat(_Informed):
    """Plays a card that is best with all cards open: win first, then as many card points as possible."""

    def play_open(self, game: Game, seat: int) -> Card:
        """The best card."""
        winning, losing = self.cards_by_outcome(game, seat)
        hopeful = winning or losing
        sign = 1 if seat == game.declarer else -1
        values = {value.card: sign * value.value for value in card_values(self.solver, game) if value.card in hopeful}
        best = max(values.values())
        return self.advised(game, seat, [card for card, value in values.items() if value == best])


class Mistaken(_Informed):
    """Turns a won game into a lost one at a given rate, over a whole game, of the times it could."""

    def __init__(self, rate: float, advisor: str, seed: int) -> None:
        super().__init__(advisor, seed)
        self.rate: Final = rate

    def play_open(self, game: Game, seat: int) -> Card:
        """A card that wins or, now and then, one that loses."""
        assert game.position is not None
        winning, losing = self.cards_by_outcome(game, seat)
        if not winning or not losing:
            return self.advised(game, seat, winning or losing)
        errs = self.source.random() < rate_in_trick(self.rate, 11 - game.position.cards_left)
        return self.advised(game, seat, losing if errs else winning)


def rate_in_trick(rate: float, trick: int) -> float:
    """The thesis's D(m): more mistakes in the first trick and fewer from trick to trick, as in people's play."""
    return rate + 0.07 if trick == 1 else max(0.0, rate - 0.01 * (trick - 1))


OPEN_PLAYERS: Final[Registry[OpenPlayer]] = Registry("open player", "player-open")
_LIKE: Final = Option("like", "text", "rules")
_RATE: Final = Option("rate", "number", 0.1, low=0, high=1)


@OPEN_PLAYERS.register("cheat", options=(_LIKE,), main="like")
def _cheat(seed: int, like: str) -> OpenPlayer:
    return Cheat(like, seed)


@OPEN_PLAYERS.register("mistake", options=(_RATE, _LIKE), main="rate")
def _mistaken(seed: int, rate: float, like: str) -> OpenPlayer:
    return Mistaken(rate, like, seed)
