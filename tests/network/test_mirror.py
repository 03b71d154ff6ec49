"""What a client puts together from lines is the view that the server's seat has."""

from __future__ import annotations

import pytest

from kiebitz.cards import Card
from kiebitz.deals import deal
from kiebitz.game import Game
from kiebitz.network.messages import Played, Start
from kiebitz.network.mirror import Mirror
from kiebitz.network.views import told_deal, told_move
from kiebitz.players import create
from kiebitz.players.claims import ask_or_claim
from kiebitz.players.referee import ask

NAMES = ("anna", "bob", "cleo")
LEFT = (240.0, 240.0, 240.0)


def mirrors(game: Game) -> list[Mirror]:
    made = [Mirror.of(Start(1, NAMES, LEFT), name) for name in NAMES]
    for seat, mirror in enumerate(made):
        mirror.play(Played("w", told_deal(game.deal.hands[seat], seat), LEFT))
    return made


@pytest.mark.parametrize("name", ["random", "rules"])
def test_every_seat_of_every_moment_is_seen_as_it_is(name: str) -> None:
    cards = 0
    for seed in range(12):
        game = Game(deal(seed))
        players = [create(name, seed) for _ in range(3)]
        seen = mirrors(game)
        while game.turn is not None:
            for seat in range(3):
                assert seen[seat].view() == game.view(seat, NAMES)
            view = game.view(game.turn, NAMES)
            move = (ask_or_claim if name == "rules" else ask)(players[game.turn], view)
            game.push(move)
            cards += isinstance(move, Card)
            for seat, mirror in enumerate(seen):
                for who, act in told_move(game.view(seat), len(game.history) - 1):
                    mirror.play(Played(who, act, LEFT))
    assert cards > 150
