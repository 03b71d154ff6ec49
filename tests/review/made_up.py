"""Reviews that nobody had to wait for: verdicts on the real moves of a game, with figures that are made up."""

from __future__ import annotations

from kiebitz.cards import Card
from kiebitz.deals import SEATS
from kiebitz.game import Game
from kiebitz.moves import Bid, Declare, Hold, Move, Pass, PickUp
from kiebitz.review import Foresight, Hindsight, Option, Review, Verdict, Winning
from kiebitz.session import moment
from kiebitz.solver import Side

LOSSES = (0.0, 4.2, 0.0, 12.6, 0.0, 0.0, 31.4)  # of one decision after the other, and again from the start
ERROR = 1.3
JUDGE = "somebody 1.0"
_MOST_OPTIONS = 7


def made_up_review(game: Game) -> Review:
    """A verdict on every decision; where there was a choice, some of them are mistakes."""
    verdicts = tuple(
        _verdict(moment(game, number), seat, move)
        for number, (seat, move) in enumerate(game.history)
        if isinstance(move, Bid | Hold | Pass | PickUp | Declare | Card)
    )
    cards = [verdict.number for verdict in verdicts if isinstance(verdict.move, Card)]
    chances = tuple(tuple(max(0.0, 0.8 - 0.025 * place - 0.05 * seat) for seat in SEATS) for place in range(len(cards)))
    return Review(JUDGE, verdicts, chances, _winning(game, cards[3]) if len(cards) > 3 else None)


def _verdict(game: Game, seat: int, move: Move) -> Verdict:
    number = len(game.history)
    others = [other for other in game.legal_moves() if other != move][: _MOST_OPTIONS - 1]
    if not others:
        return Verdict(number, seat, move, None, None)
    loss = LOSSES[number % len(LOSSES)]
    is_card = isinstance(move, Card)
    return Verdict(
        number, seat, move, _foresight(move, others, loss), _hindsight(game, move, others, loss) if is_card else None
    )


def _foresight(move: Move, others: list[Move], loss: float) -> Foresight:
    best = others[0] if loss else move
    ranked = [best, *(other for other in (*others, move) if other != best)]
    options = tuple(
        Option(each, 20.0 - (loss if each == move else 3.0 * place), max(0.1, 0.7 - 0.1 * place))
        for place, each in enumerate(ranked)
    )
    worlds = 320 if isinstance(move, Card) else 0
    return Foresight(options, best, loss, ERROR if loss else 0.0, loss / 100, worlds)


def _hindsight(game: Game, move: Move, others: list[Move], loss: float) -> Hindsight:
    """Where something was lost, every other card would have won, by five card points."""
    good = 1 if game.turn == game.declarer else -1
    values: dict[Move, int] = {other: 60 + good * (5 if loss else -place) for place, other in enumerate(others, 1)}
    wins: dict[Move, bool] = dict.fromkeys(values, bool(loss))
    return Hindsight(values | {move: 60}, wins | {move: False}, 5 if loss else 0, bool(loss))


def _winning(game: Game, number: int) -> Winning:
    """Some line from there to the end."""
    played, line = moment(game, number), list[Card]()
    while not played.is_over and (position := played.position) is not None and not position.is_over:
        line.append(position.legal_moves()[-1])
        played.push(line[-1])
    return Winning(Side.DEFENDERS if game.result().won else Side.DECLARER, number, tuple(line))
