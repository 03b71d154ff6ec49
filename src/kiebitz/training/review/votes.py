"""What the calibration learns from: how the worlds of each seat voted at each trick, and how the game ended."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass

from kiebitz import _core
from kiebitz.deals import SEATS, random_deal
from kiebitz.game import Game
from kiebitz.players import ask, create
from kiebitz.review.calibration import Standing
from kiebitz.review.comparison import VOTERS, foresight
from kiebitz.seats import observe
from kiebitz.view import Phase
from kiebitz.work.streams import stream


@dataclass(frozen=True, slots=True)
class Vote:
    """The share of a seat's worlds that the declarer wins with open cards, and whether the declarer won."""

    game: int
    standing: Standing
    share: float
    won: bool


def played_votes(player: str, seed: int, first: int, count: int) -> bytes:
    """The votes of some games of one player in all seats, as JSON."""
    judge = foresight()
    rows = [
        (vote.game, vote.standing.family, vote.standing.trick, vote.standing.role, round(vote.share, 5), vote.won)
        for number in range(first, first + count)
        for vote in votes_of(played_game(player, seed, number), judge, seed, number)
    ]
    return json.dumps(rows).encode()


def read_votes(text: bytes) -> list[Vote]:
    """What `played_votes` has written."""
    return [
        Vote(game, Standing(family, trick, role), share, won)
        for game, family, trick, role, share, won in json.loads(text)
    ]


def played_game(player: str, seed: int, number: int) -> Game:
    """A game of one player in all seats, to its end."""
    game = Game(random_deal(random.Random(stream(seed, "review", number))))
    players = [create(player, stream(seed, "review", number, seat)) for seat in SEATS]
    while game.turn is not None:
        game.push(ask(players[game.turn], game.view(game.turn)))
    return game


def votes_of(game: Game, judge: _core.Foresight, seed: int, number: int) -> Iterator[Vote]:
    """At the start of every trick of a finished game, for each seat's eyes."""
    replayed = Game(game.deal)
    for _, move in game.history:
        if replayed.phase is Phase.PLAY and not replayed.view(None).trick:
            for seat in SEATS:
                view = replayed.view(seat)
                luck = stream(seed, "votes", number, seat, len(replayed.history))
                share = judge.declarer_share(observe(view), VOTERS, luck)
                yield Vote(number, Standing.of(view), share, game.result().won)
        replayed.push(move)
