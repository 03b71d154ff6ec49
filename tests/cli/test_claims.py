"""A defender who gives up after a claim, and a declarer sure of one, must be right, whatever the unknown cards are."""

from __future__ import annotations

import random
from itertools import product

import pytest

from kiebitz.cards import CardSet
from kiebitz.deals import SEATS, deal
from kiebitz.formats.game_text import parse_game
from kiebitz.game import Game
from kiebitz.moves import CLAIM, Bid, Declare, Pass, PickUp
from kiebitz.play import Position
from kiebitz.players.claims import claim_holds, declarer_takes_none, declarer_takes_rest
from kiebitz.view import Phase, allowed_contracts
from kiebitz.worlds import sample_worlds

TOPS = "CJATKQ.SJAT.HJ.DJ/C987.SKQ.HATK.DAT/S987.HQ987.DKQ9/D87"


def declarer_can_take(position: Position, *, every_trick: bool) -> bool:
    """By trying everything with open cards: whether the declarer can take every, or avoid every, remaining trick."""
    if position.is_over:
        return True
    mine = position.turn == position.declarer
    outcomes = (
        _keeps_going(position, after, every_trick) and declarer_can_take(after, every_trick=every_trick)
        for after in map(position.after, position.legal_moves())
    )
    return any(outcomes) if mine else all(outcomes)


def _keeps_going(before: Position, after: Position, every_trick: bool) -> bool:
    if after.trick:
        return True
    return (after.tricks > before.tricks) == every_trick


def game_near_its_end(source: random.Random, cards_left: int) -> Game:
    """A random game, played at random until each hand has so few cards, sometimes in the middle of a trick."""
    game = Game(deal(source.randrange(10**9)))
    for move in (Pass(), Pass(), Bid(18), PickUp()):
        game.push(move)
    contract = source.choice(allowed_contracts(18, hand=False))
    hand = list(game.hand(0))
    source.shuffle(hand)
    game.push(Declare(contract, CardSet(hand[:2])))
    stop = 30 - 3 * cards_left + source.randrange(3)
    while game.phase is Phase.PLAY and len(game.view(None).plays) < stop:
        game.push(source.choice(game.legal_moves()))
    return game


def worlds(game: Game, seat: int, source: random.Random) -> list[Position]:
    """The position itself, and some in which the unknown cards lie differently between the partner and the skat."""
    position, view = game.position, game.view(seat)
    assert position is not None
    if seat == position.declarer:
        return [position, *(world.position(view) for world in sample_worlds(view, 3, source.randrange(10**9)))]
    partner = 3 - seat - position.declarer
    possible = list(view.unseen - view.voids[partner])
    found = [position]
    for _ in range(3):
        hands = list(position.hands)
        hands[partner] = CardSet(source.sample(possible, position.hands[partner].bit_count())).mask
        found.append(
            Position(
                position.kind, position.declarer, (hands[0], hands[1], hands[2]), 0, position.leader, position.trick
            )
        )
    return found


def test_an_accepted_claim_is_right_however_the_cards_lie() -> None:
    source = random.Random(1)
    accepted = dict.fromkeys(product((True, False), repeat=2), 0)  # by null, by the declarer
    for _ in range(3000):
        game = game_near_its_end(source, source.choice((2, 3, 3, 4)))
        if game.phase is not Phase.PLAY or game.contract is None:
            continue
        game.push(CLAIM)
        for seat in SEATS:
            if claim_holds(game.view(seat)):
                for world in worlds(game, seat, source):
                    assert declarer_can_take(world, every_trick=not game.contract.is_null), world
                accepted[game.contract.is_null, seat == game.declarer] += 1
    assert min(accepted.values()) > 25


def test_ten_top_cards_are_enough_from_the_first_trick_on() -> None:
    game = parse_game(f"{TOPS} p p 18 s G.D8.D7 SC")
    assert [declarer_takes_rest(game.view(seat)) for seat in SEATS] == [True, True, True]


def test_without_a_claim_only_the_declarer_knows() -> None:
    game = parse_game(f"{TOPS} p p 18 s G.D8.D7")
    assert [claim_holds(game.view(seat)) for seat in SEATS] == [True, False, False]


def test_a_missing_top_trump_is_enough_to_play_on() -> None:
    game = parse_game("SJATKQ.HJA.DJAT/CJ98.HTKQ9.DK98/CTKQ7.S987.H87.D7/CA.DQ p p 18 s G.CA.DQ SC")
    assert not any(declarer_takes_rest(game.view(seat)) for seat in SEATS)


NULL_DEAL = "CTJQKA.S9TJ.H8.DT/SQK.HTJQK.DJQKA/C789.S78.H79.D789/SA.HA"


@pytest.mark.parametrize("played", ["", "H8", "H8 HT", "H8 HT H7"])
def test_low_cards_cannot_be_caught_in_null(played: str) -> None:
    game = parse_game(f"{NULL_DEAL} p 18 p s N.SA.HA {played} SC")
    assert [declarer_takes_none(game.view(seat)) for seat in SEATS] == [True, True, True]
    assert not declarer_takes_rest(game.view(0))


def test_a_null_hand_without_its_seven_may_be_caught() -> None:
    swapped = NULL_DEAL.replace("H8", "Hx").replace("H79", "H89").replace("Hx", "H7")
    game = parse_game(f"{swapped} p 18 p s N.SA.HA SC")
    assert not any(declarer_takes_none(game.view(seat)) for seat in SEATS)
