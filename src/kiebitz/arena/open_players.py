"""Players that see all cards. Only the arena seats them; they measure, they do not compete.

`cheat` plays the best card of the open hands. `mistake:0.10` is the synthetic player of Long's thesis (section 7.2.3):
it knows which cards win and which lose, and plays a losing one at a given rate. `collude` is one of two defenders who
know each other's cards. All bid, declare and choose among equally good cards like an ordinary player, `rules` unless
another is named: `cheat:random`, `mistake:0.10,like=random`.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Collection, Iterator
from typing import Final, Protocol

from kiebitz.cards import Card, CardSet
from kiebitz.game import Game
from kiebitz.memory.truth import card_values, declarer_wins, goal_of_game
from kiebitz.moves import Call, Declare
from kiebitz.play import Position
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


_WAYS: Final = 24  # that colluding defenders weigh for a card


class _Informed(BidsLike):
    """What all have in common: an ordinary player to bid and to break ties, and a solver for the open hands."""

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


class Colluder(_Informed):
    """As defender knows the partner's cards, and so all but which of the others are in the skat; declares honestly."""

    def play_open(self, game: Game, seat: int) -> Card:
        """The card that wins most of the ways in which declarer's cards and skat may lie."""
        if seat == game.declarer or game.position is None:
            return self.advisor.play(game.view(seat))
        wins = Counter(dict.fromkeys(game.position.legal_moves(), 0))
        goal = goal_of_game(game)
        for position in self._ways(game.position):
            reached = {} if goal is None else self.solver.cards_reaching(position, goal)
            wins.update(card for card in wins if not reached.get(card, False))
        best = max(wins.values())
        return self.advised(game, seat, [card for card, won in wins.items() if won == best])

    def _ways(self, position: Position) -> Iterator[Position]:
        """The position with some of the declarer's cards in the skat instead, as far as the pair can tell."""
        hidden = list(CardSet(position.hands[position.declarer] | position.skat))
        for _ in range(_WAYS):
            skat = CardSet(self.source.sample(hidden, 2)).mask
            hands = list(position.hands)
            hands[position.declarer] = CardSet(hidden).mask & ~skat
            first, second, third = hands
            yield Position(
                position.kind,
                position.declarer,
                (first, second, third),
                skat,
                position.leader,
                position.trick,
                position.points,
                position.tricks,
            )


def rate_in_trick(rate: float, trick: int) -> float:
    """The thesis's D(m): more mistakes in the first trick and fewer from trick to trick, as in people's play."""
    return rate + 0.07 if trick == 1 else max(0.0, rate - 0.01 * (trick - 1))


OPEN_PLAYERS: Final[Registry[OpenPlayer]] = Registry("open player", "player-open")
_LIKE: Final = Option("like", "text", "rules")
_RATE: Final = Option("rate", "number", 0.1, low=0, high=1)


@OPEN_PLAYERS.register("cheat", options=(_LIKE,), main="like")
def _cheat(seed: int, like: str) -> OpenPlayer:
    return Cheat(like, seed)


@OPEN_PLAYERS.register("collude", options=(_LIKE,), main="like")
def _collude(seed: int, like: str) -> OpenPlayer:
    return Colluder(like, seed)


@OPEN_PLAYERS.register("mistake", options=(_RATE, _LIKE), main="rate")
def _mistaken(seed: int, rate: float, like: str) -> OpenPlayer:
    return Mistaken(rate, like, seed)
