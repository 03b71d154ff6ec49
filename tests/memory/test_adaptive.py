"""A partner to learn with plays as one of the levels could, the one that suits the people, by its own cards alone."""

from __future__ import annotations

from random import Random

import pytest

from kiebitz import Game, Move, create
from kiebitz.arena.open_players import OPEN_PLAYERS
from kiebitz.deals import SEATS, Deal, random_deal
from kiebitz.memory import Impression, Memory
from kiebitz.memory.mistakes import MistakeCount
from kiebitz.players import ask
from kiebitz.players.adaptive import Adaptive
from kiebitz.players.levels import LEVELS
from kiebitz.players.recipes import recipe_of
from kiebitz.players.referee import continue_game
from kiebitz.view import View

NAMES = ("Anna", "Bea", "Cem")
SEED = 11


def like_level(level: int) -> Impression:
    """Somebody who has shown over many games that they err like a level."""
    as_declarer, in_defence = LEVELS[level].mistakes
    return Impression(
        mistakes={
            "declarer suit lead": MistakeCount(round(9000 * as_declarer), 9000, 9000),
            "defender suit lead": MistakeCount(round(9000 * in_defence), 9000, 9000),
        }
    )


def partner(level: int) -> Adaptive:
    """One that knows Anna for somebody of a level."""
    player = create("adaptive", SEED)
    assert isinstance(player, Adaptive)
    player.meet(Memory({"Anna": like_level(level), "Bea": like_level(5), "Cem": like_level(5)}))
    player.meet_people(frozenset({"Anna"}))
    return player


def levels_over(player: Adaptive, deals: int) -> list[int]:
    """At which level it plays some deals, in none of which anybody gets points."""
    found = []
    for number in range(deals):
        view = Game(random_deal(Random(number))).view(1, NAMES)
        found.append(player.level(view))
        player.game_over(view)
    return found


def finished(declarer_wins: bool) -> View:
    """A game that Anna declared, at its end."""
    for number in range(200):
        game = Game(random_deal(Random(number)))
        continue_game(game, [create("rules", seat) for seat in SEATS])
        if game.declarer == 0 and game.result().won == declarer_wins:
            return game.view(1, NAMES)
    raise AssertionError("no such game")


@pytest.mark.parametrize("level", sorted(LEVELS))
def test_it_plays_at_the_level_of_the_people_not_of_the_other_programs(level: int) -> None:
    found = levels_over(partner(level), 40)
    assert set(found) <= set(LEVELS)
    assert abs(sum(found) / len(found) - level) < 0.5


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_every_decision_of_a_deal_is_that_of_the_level(level: int) -> None:
    """Bids, games, discards and cards: whatever it does, the level itself would have done with the same luck."""
    player = partner(level)
    for number in range(3):
        game = Game(random_deal(Random(100 + number)))
        at = player.level(game.view(1, NAMES))
        alone = recipe_of(f"kiebitz:level={at}").player(SEED)
        alone.seed = Random(f"{SEED} deal {number}").getrandbits(64)
        others = create("rules")
        while game.turn is not None:
            view = game.view(game.turn, NAMES)
            move = ask(player if game.turn == 1 else others, view)
            if game.turn == 1:
                assert player.level(view) == at
                assert move == ask(alone, view)
            game.push(move)
        player.game_over(game.view(1, NAMES))


def test_who_leads_the_list_meets_stronger_opponents_but_never_beyond_the_levels() -> None:
    even, behind, ahead = (partner(3) for _ in range(3))
    for _ in range(10):
        ahead.game_over(finished(declarer_wins=True))
        behind.game_over(finished(declarer_wins=False))
    means = [sum(levels_over(player, 40)) / 40 for player in (behind, even, ahead)]
    assert means[0] + 0.5 < means[1] < means[2] - 0.5
    for player, level in ((partner(1), 1), (partner(5), 5)):
        for _ in range(30):
            player.game_over(finished(declarer_wins=level == 5))
        assert set(levels_over(player, 40)) <= set(LEVELS)


def test_strangers_are_taken_for_the_usual_level() -> None:
    player = create("adaptive", SEED)
    assert isinstance(player, Adaptive)
    assert 2.5 < sum(levels_over(player, 60)) / 60 < 3.5


def dealt_otherwise(deal: Deal, seat: int) -> Deal:
    """The same hand at a seat, the other cards shuffled."""
    others = [card for other in SEATS if other != seat for card in deal.hands[other]] + list(deal.skat)
    Random(5).shuffle(others)
    rest = iter((others[:10], others[10:20]))
    hands = [deal.hands[other] if other == seat else type(deal.skat)(next(rest)) for other in SEATS]
    return Deal((hands[0], hands[1], hands[2]), type(deal.skat)(others[20:]))


def after(deal: Deal, moves: list[str]) -> Game:
    """A game after some moves that any cards allow."""
    game = Game(deal)
    for move in moves:
        game.push(next(each for each in game.legal_moves() if str(each) == move))
    return game


@pytest.mark.parametrize("moves", [[], ["p", "18"], ["p", "18", "p"], ["p", "18", "p", "GH"]])
def test_hidden_cards_lying_otherwise_change_no_decision(moves: list[str]) -> None:
    assert "adaptive" not in OPEN_PLAYERS.entries
    for number in range(4):
        deal = random_deal(Random(number))
        seat = after(deal, moves).turn
        assert seat is not None
        names = tuple(NAMES[(other - seat + 1) % 3] for other in SEATS)
        found: set[Move] = set()
        for cards in (deal, dealt_otherwise(deal, seat)):
            found.add(ask(partner(2), after(cards, moves).view(seat, (names[0], names[1], names[2]))))
        assert len(found) == 1
