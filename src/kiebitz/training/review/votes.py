"""What the calibration learns from: how worlds voted on games and on cards that were played in them, and how they
ended."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from kiebitz import _core
from kiebitz.cards import Card
from kiebitz.deals import SEATS, random_deal
from kiebitz.game import Game
from kiebitz.outcomes.calibration import SIDES, UNCALIBRATED, Question, Standing, share_of
from kiebitz.outcomes.ending import Ending, ending_of
from kiebitz.outcomes.sight import Votes, foresight, see_cards
from kiebitz.players import ask, create
from kiebitz.review.comparison import VOTERS
from kiebitz.seats import observe
from kiebitz.view import Phase, View
from kiebitz.work.streams import stream

_ASKED: Final = 0.15  # of the moments of a game, which tell much the same


@dataclass(frozen=True, slots=True)
class Vote:
    """The share of a seat's worlds that say yes to a question with open cards, and whether it came true."""

    game: int
    standing: Standing
    question: Question
    share: float
    came: bool


def played_votes(player: str, seed: int, first: int, count: int) -> bytes:
    """The votes of some games of one player in all seats, as JSON."""
    judge = foresight()
    rows = [
        _row(vote)
        for number in range(first, first + count)
        for vote in _some_votes(played_game(player, seed, number), judge, seed, number)
    ]
    return json.dumps(rows).encode()


def _row(vote: Vote) -> tuple[int, str, int, str, str, float, bool]:
    standing = vote.standing
    share = round(vote.share, 5)
    return vote.game, standing.family, standing.trick, standing.role, vote.question.value, share, vote.came


def read_votes(text: bytes) -> list[Vote]:
    """What `played_votes` has written."""
    return [
        Vote(game, Standing(family, trick, role), Question(question), share, came)
        for game, family, trick, role, question, share, came in json.loads(text)
    ]


def played_game(player: str, seed: int, number: int) -> Game:
    """A game of one player in all seats, to its end."""
    game = Game(random_deal(random.Random(stream(seed, "review", number))))
    players = [create(player, stream(seed, "review", number, seat)) for seat in SEATS]
    while game.turn is not None:
        game.push(ask(players[game.turn], game.view(game.turn)))
    return game


def _some_votes(game: Game, judge: _core.Foresight, seed: int, number: int) -> Iterator[Vote]:
    yield from votes_of(game, judge, seed, number, share=_ASKED)
    for standing, votes, ending in votes_on_cards(game, judge, seed, number):
        yield from _answers(number, standing, votes, ending)


def votes_of(game: Game, judge: _core.Foresight, seed: int, number: int, share: float = 1.0) -> Iterator[Vote]:
    """At the start of every trick of a finished game, for each seat's eyes; or of a share of these moments."""
    luck = random.Random(stream(seed, "moments", number))
    for replayed, _ in _card_moments(game):
        for seat in SEATS if not replayed.view(None).trick else ():
            if luck.random() < share:
                view = replayed.view(seat)
                won = judge.declarer_share(observe(view), VOTERS, _luck(view, seed, number))
                yield Vote(number, Standing.of(view), Question.STANDS, won, game.result().won)


def votes_on_cards(
    game: Game, judge: _core.Foresight, seed: int, number: int
) -> Iterator[tuple[Standing, Votes, Ending]]:
    """After some of the cards that were played where there was a choice, for the eyes of who played them."""
    luck = random.Random(stream(seed, "cards", number))
    for replayed, card in _card_moments(game):
        view = replayed.view(replayed.turn)
        if len(view.legal_cards()) > 1 and luck.random() < _ASKED:
            sight = see_cards(judge, UNCALIBRATED, view, VOTERS, _luck(view, seed, number))
            yield Standing.of(view), sight.votes(card), ending_of(game.result())


def _answers(number: int, standing: Standing, votes: Votes, ending: Ending) -> Iterator[Vote]:
    """What the ending says to each question that it answers and that was open."""
    for question, (yes, no) in SIDES.items():
        is_open = all(any(votes.worths[each] for each in side) for side in (yes, no))
        if is_open and ending in (*yes, *no):
            yield Vote(number, standing, question, share_of(question, votes.shares), ending in yes)


def _card_moments(game: Game) -> Iterator[tuple[Game, Card]]:
    """The game before every card that was played in it."""
    replayed = Game(game.deal)
    for _, move in game.history:
        if replayed.phase is Phase.PLAY and isinstance(move, Card):
            yield replayed, move
        replayed.push(move)


def _luck(view: View, seed: int, number: int) -> int:
    return stream(seed, "votes", number, str(view.seat), len(view.history))
