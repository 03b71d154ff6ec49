"""Keys of what was seen: the same in every process, and the same for all names of suits that the game allows."""

from __future__ import annotations

import subprocess
import sys
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiebitz import CARDS, Card, CardSet, Deal, Declare, Game, Kind, Move, canonical_key, deal, parse_position
from kiebitz.keys import Seen, stable_hash
from kiebitz.seats import observe
from tests.games import choices, play_out, seeds
from tests.meeting import meets, met

Names = tuple[Card, ...]


def allowed_names(kind: Kind, number: int) -> Names:
    """One of the ways to rename suits in a game: trumps stay, and jacks where they are trumps."""
    trump = None if kind in (Kind.GRAND, Kind.NULL) else int(kind)
    ways = [suits for suits in permutations(range(4)) if trump is None or suits[trump] == trump]
    suits = ways[number % len(ways)]
    return tuple(
        CARDS[8 * suits[card.suit] + card.rank] if kind == Kind.NULL or card.rank != 7 else card for card in CARDS
    )


def renamed_set(cards: CardSet, names: Names) -> CardSet:
    return CardSet([names[card] for card in cards])


def renamed_move(move: Move, names: Names) -> Move:
    if isinstance(move, Card):
        return names[move]
    if isinstance(move, Declare) and move.discard is not None:
        return Declare(move.contract, renamed_set(move.discard, names))
    return move


def renamed_game(game: Game, names: Names) -> Game:
    first, second, third = (renamed_set(hand, names) for hand in game.deal.hands)
    other = Game(Deal((first, second, third), renamed_set(game.deal.skat, names)))
    for move in game.moves:
        other.push(renamed_move(move, names))
    return other


def all_seen(game: Game) -> list[Seen]:
    views = [game.view(seat) for seat in (0, 1, 2, None)]
    positions = [] if game.position is None else [game.position]
    return [*views, *map(observe, views), *positions]


@meets(20)
@given(seeds, choices, st.integers(6, 59), st.integers(0, 23))
def test_renaming_suits_keeps_every_key(seed: int, numbers: list[int], stop: int, way: int) -> None:
    game = play_out(Game(deal(seed)), numbers[:stop], strange=True)
    if game.contract is None:
        return
    met()
    other = renamed_game(game, allowed_names(game.contract.kind, way))
    for one, renamed in zip(all_seen(game), all_seen(other), strict=True):
        assert canonical_key(one) == canonical_key(renamed)
        assert (stable_hash(one) == stable_hash(renamed)) == (one == renamed)


@given(seeds, seeds, choices, st.integers(0, 40))
def test_what_differs_otherwise_has_another_key(seed: int, other: int, numbers: list[int], stop: int) -> None:
    game, another = (play_out(Game(deal(it)), numbers[:stop]) for it in (seed, other))
    if seed != other:
        assert canonical_key(game.view(0)) != canonical_key(another.view(0))
    assert len({canonical_key(game.view(seat)) for seat in range(3)}) == 3


def test_before_a_contract_is_declared_every_suit_counts() -> None:
    game = Game(deal(7))
    spades_and_hearts = tuple(CARDS[card ^ 24] if 8 <= card < 24 else card for card in CARDS)
    assert canonical_key(game.view(0)) != canonical_key(renamed_game(game, spades_and_hearts).view(0))


def test_all_suit_games_of_a_position_are_clubs_and_the_key_is_a_position() -> None:
    position = parse_position("CJAT.SK7/CQ9.SJ.HKT/SAT8.HA7/DK8 H 0")
    key = parse_position(canonical_key(position))
    assert key.kind is Kind.CLUBS
    assert canonical_key(key) == str(key)


PRINTED = """
import kiebitz
from kiebitz.seats import observe
game = kiebitz.Game(kiebitz.deal(7))
for move in "18 y p p s G.CA.CT SA S7 S8 CK".split():
    game.push(move)
view = game.view(1)
print([kiebitz.stable_hash(it) for it in (view, observe(view), game.position)], kiebitz.canonical_key(view))
"""


@pytest.mark.parametrize("seed", ["0", "1"])
def test_hashes_are_the_same_in_every_process(seed: str) -> None:
    told = subprocess.run(
        [sys.executable, "-c", PRINTED], env={"PYTHONHASHSEED": seed}, capture_output=True, text=True, check=True
    )
    assert told.stdout.strip() == (
        "[11579731501523195204, 6150114945320879543, 8295335491898439442] "
        "1 CA.SJQ87.HJT.DT7 ? ? 1:18 0:y 1:p 2:p 0:s 0:G 0:HA 1:H7 2:H8 0:SK"
    )
