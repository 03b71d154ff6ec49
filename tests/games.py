"""Games for the tests: random playouts driven by plain numbers, so that a failing one shrinks to a short story."""

from __future__ import annotations

import random
from collections.abc import Sequence

from hypothesis import strategies as st

from kiebitz import CLAIM, PASS, PICK_UP, Bid, Card, Deal, Declare, Game, Leave, Move, Phase, Resign, Timeout, deal
from kiebitz.cards import CardSet
from kiebitz.contract import Contract, null_value
from kiebitz.view import allowed_contracts

seeds = st.integers(0, 2**32 - 1)
choices = st.lists(st.integers(0, 2**16), min_size=60, max_size=60)


def choose_move(game: Game, number: int) -> Move:
    """One legal move; the auction stays short, so that most games are played."""
    turn = game.turn
    assert turn is not None
    if game.phase is Phase.AUCTION and not game.auction.is_holding and number % 3:
        value = game.auction.next_bid()
        return PASS if value is None else Bid(value)
    if game.phase is Phase.DECLARE:
        contracts = allowed_contracts(game.auction.bid, hand=False)
        cards = list(game.hand(turn))
        first = number % 12
        second = (first + 1 + number // 12 % 11) % 12
        return Declare(contracts[number % len(contracts)], CardSet([cards[first], cards[second]]))
    legal = game.legal_moves()
    return legal[number % len(legal)]


def play_out(game: Game, numbers: Sequence[int], *, strange: bool = False) -> Game:
    """Play until the end or until the numbers run out; `strange` adds claims and early ends."""
    for number in numbers:
        if game.is_over:
            break
        game.push((_strange_move(game, number) if strange and number % 29 == 0 else None) or choose_move(game, number))
    return game


def _strange_move(game: Game, number: int) -> Move | None:
    seat = number // 29 % 3
    if game.phase is not Phase.PLAY:
        return (Timeout(seat), Leave(seat), None)[number // 87 % 3]
    if number % 2 and not game.claimed:
        return CLAIM
    return None if seat in game.resigned else Resign(seat)


def finished_game(seed: int) -> Game:
    """A whole random game of a seed."""
    source = random.Random(seed)
    game = Game(deal(seed))
    while not game.is_over:
        game.push(choose_move(game, source.randrange(2**16)))
    return game


def game_with_contract(
    contract: Contract, declarer: int, dealt: Deal, discard: CardSet | None = None, bid: int = 18
) -> Game:
    """A game in which a seat has won the auction at a bid and declared, skat picked up where the contract needs it."""
    game = Game(dealt)
    bids: dict[int, list[Move]] = {
        0: [PASS, PASS, Bid(bid)],
        1: [Bid(bid), PASS, PASS],
        2: [PASS, Bid(bid), PASS],
    }
    for call in bids[declarer]:
        game.push(call)
    assert game.declarer == declarer
    assert not contract.is_null or null_value(contract) >= bid
    if not contract.hand:
        game.push(PICK_UP)
        discard = discard or dealt.skat
    game.push(Declare(contract, discard))
    return game


def play_cards(game: Game, names: str) -> Game:
    from kiebitz import parse_card

    for name in names.split():
        game.push(parse_card(name))
    return game


def state(game: Game) -> tuple[object, ...]:
    """Everything that tells two states of a game apart."""
    return (
        game.phase,
        game.auction,
        game.picked_up,
        game.contract,
        game.discard,
        game.position,
        game.claimed,
        game.resigned,
        game.stopped,
        tuple(game.history),
    )


__all__ = [
    "Card",
    "choices",
    "choose_move",
    "finished_game",
    "game_with_contract",
    "play_cards",
    "play_out",
    "seeds",
    "state",
]
