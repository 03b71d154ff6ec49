"""Random games go through the rules and through the core, and every difference is told.

    python -m tests.env.agreement [--games 1000000] [--states 1000000] [--seed 1]

At every step both are asked for the phase, the seat in turn and all legal actions, at the end for the result and every
payoff. Once in each game all that the seats know is compared, and the game goes from one to the other and back. Of the
states, each seen by one seat, the tensors must be equal where the rules have told the seat the same, and differ
elsewhere; every other one is dealt anew behind the seat's back, so that equal ones come.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Iterator
from functools import cache
from hashlib import blake2b

from kiebitz import CARDS, CardSet, Game, Phase
from kiebitz.auction import Auction
from kiebitz.contract import Contract
from kiebitz.deals import SEATS, Deal
from kiebitz.env import MEANINGS, Reward, WholeGame, actions_of, game_of, whole_game
from kiebitz.env.actions import declaration
from kiebitz.moves import PICK_UP, Declare
from kiebitz.scoring import Result
from kiebitz.seats import observe
from kiebitz.view import allowed_contracts

PHASES = list(Phase)
PASS_ACTION = 32


class Difference(AssertionError):
    """The core does not do what the rules do."""


def random_deal(source: random.Random) -> Deal:
    deck = list(CARDS)
    source.shuffle(deck)
    masks = [sum(1 << card for card in deck[first : first + 10]) for first in (0, 10, 20, 30)]
    return Deal((CardSet(masks[0]), CardSet(masks[1]), CardSet(masks[2])), CardSet(masks[3]))


@cache
def legal_calls(auction: Auction) -> list[int]:
    return sorted(action for call in auction.legal_calls() for action in actions_of(call))


@cache
def legal_contracts(bid: int, hand: bool) -> list[int]:
    return sorted(actions_of(Declare(contract))[0] for contract in allowed_contracts(bid, hand=hand))


def legal_by_rules(game: Game, put_away: int) -> list[int]:
    """What the rules allow, with the cards of a discard put away one by one."""
    if game.phase is Phase.PLAY:
        assert game.position is not None
        return [int(card) for card in reversed(game.position.legal_moves())]
    if game.phase is Phase.AUCTION:
        return legal_calls(game.auction)
    if game.phase is Phase.SKAT:
        return [*actions_of(PICK_UP), *legal_contracts(game.auction.bid, True)]
    if game.phase is Phase.DECLARE and put_away.bit_count() < 2:
        assert game.declarer is not None
        return [int(card) for card in reversed(list(game.hand(game.declarer))) if not put_away >> card & 1]
    return [] if game.phase is Phase.OVER else legal_contracts(game.auction.bid, False)


def choose(legal: list[int], source: random.Random) -> int:
    """Any legal action, but mostly the lowest number and many passes, so that auctions have some length."""
    if legal[0] == PASS_ACTION and len(legal) > 1:
        luck = source.random()
        if luck < 0.3:
            return PASS_ACTION
        if luck < 0.8:
            return legal[1]
    return source.choice(legal)


def follow(game: Game, whole: WholeGame, action: int) -> None:
    """An action in the core, and by the rules once it is a move."""
    meaning = MEANINGS[action]
    puts_away = game.phase is Phase.DECLARE and action < 32
    whole.push(action)
    if isinstance(meaning, Contract):
        game.push(declaration(meaning, whole))
    elif not puts_away:
        game.push(meaning)


def compare_state(game: Game, whole: WholeGame) -> list[int]:
    legal = legal_by_rules(game, whole.put_away if game.phase is Phase.DECLARE else 0)
    told = whole.phase, whole.turn, whole.legal_actions()
    if told != (PHASES.index(game.phase), game.turn, legal):
        raise Difference(f"{game!r}: {told} instead of {game.phase, game.turn, legal}")
    return legal


def compare_knowledge(game: Game, whole: WholeGame) -> None:
    """What the seats and an onlooker know, and the way from one game to the other."""
    for seat in (*SEATS, None):
        if whole.seen_by(seat) != observe(game.view(seat)):
            raise Difference(f"{game!r}: seat {seat} knows something else in the core")
    if game_of(whole) != game or (not whole.put_away and whole_game(game) != whole):
        raise Difference(f"{game!r}: it is not the same in the core")


def returns_by_rules(result: Result, reward: Reward) -> list[float]:
    points = result.list_points()
    if reward is Reward.LIST:
        return list(points)
    if reward is Reward.RELATIVE:
        return [points[seat] - (sum(points) - points[seat]) / 2 for seat in SEATS]
    if result.declarer is None:
        return [0, 0, 0]
    if reward is Reward.VALUE:
        return [result.value if seat == result.declarer else 0 for seat in SEATS]
    sign = 1 if result.won else -1
    return [sign if seat == result.declarer else -sign / 2 for seat in SEATS]


def compare_end(game: Game, whole: WholeGame) -> None:
    truth = game.result()
    for reward in Reward:
        if list(whole.returns(reward)) != returns_by_rules(truth, reward):
            raise Difference(f"{game!r}: {reward} is {whole.returns(reward)}")
    if truth.declarer is None:
        return
    found = whole.result()
    told = found.won, found.overbid, found.points, found.tricks, found.schneider, found.schwarz
    if told != (truth.won, truth.overbid, truth.points, truth.tricks, truth.schneider, truth.schwarz):
        raise Difference(f"{game!r}: {told} instead of {truth}")


def play_through_both(source: random.Random) -> int:
    """One random game; the number of its actions."""
    game = Game(random_deal(source))
    whole = whole_game(game)
    looked_at, steps = source.randrange(45), 0
    while legal := compare_state(game, whole):
        if steps == looked_at:
            compare_knowledge(game, whole)
        follow(game, whole, choose(legal, source))
        steps += 1
    compare_end(game, whole)
    return steps


def told_by_rules(game: Game, seat: int, put_away: int) -> tuple[object, ...]:
    """All that the rules have told a seat since the deal, whoever knows what it did with the skat."""
    mine = seat == game.declarer
    heard = game.history if mine else game._public
    found = game.deal.skat.mask if mine and game.picked_up else None
    going = put_away if mine and game.phase is Phase.DECLARE else None
    return seat, game.deal.hands[seat].mask, found, going, *(f"{who}{move}" for who, move in heard)


def states(source: random.Random) -> Iterator[tuple[tuple[object, ...], WholeGame, int]]:
    """What a seat was told, and the game, at every step of one random game, with twins that look the same."""
    game = Game(random_deal(source))
    whole = whole_game(game)
    while legal := whole.legal_actions():
        seat = source.randrange(3)
        told = told_by_rules(game, seat, whole.put_away)
        yield told, whole, seat
        twin = whole.resample(seat, source.getrandbits(63))
        if told_by_rules(game_of(twin), seat, twin.put_away) != told:
            raise Difference(f"{game!r}: dealt anew, seat {seat} would have been told something else")
        yield told, twin, seat
        follow(game, whole, choose(legal, source))


def digest(data: bytes) -> bytes:
    return blake2b(data, digest_size=16).digest()


def compare_tensors(number: int, seed: int) -> tuple[int, int]:
    """How many states were told apart, and how many exceptions there were among so many."""
    source = random.Random(seed)
    tensor_of: dict[bytes, bytes] = {}
    told_of: dict[bytes, bytes] = {}
    exceptions = seen = 0
    while seen < number:
        for told, game, seat in states(source):
            key, tensor = digest(repr(told).encode()), digest(game.information_state(seat).tobytes())
            exceptions += tensor_of.setdefault(key, tensor) != tensor or told_of.setdefault(tensor, key) != key
            seen += 1
    return len(tensor_of), exceptions


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--states", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    start, steps, differences = time.monotonic(), 0, 0
    source = random.Random(options.seed)
    for number in range(1, options.games + 1):
        try:
            steps += play_through_both(source)
        except Difference as found:
            differences += 1
            print(found)
        if number % 50_000 == 0 or number == options.games:
            seconds = time.monotonic() - start
            print(f"{number:,} games, {steps:,} actions, {differences} differences, {seconds:.0f} s", flush=True)
    if options.states:
        apart, exceptions = compare_tensors(options.states, options.seed)
        print(f"{options.states:,} states, {apart:,} told apart, {exceptions} exceptions")


if __name__ == "__main__":
    main()
