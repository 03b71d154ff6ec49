"""Kermit's bidding as it was published: what is counted, what comes of it, and who bids by it."""

from __future__ import annotations

import random

import numpy as np
import pytest

from kiebitz import _core
from kiebitz.bidding.glem import load_glem
from kiebitz.cards import CARDS, CardSet, mask_of, parse_cards
from kiebitz.contract import TRUMPS, Kind
from kiebitz.deals import Deal, deal
from kiebitz.game import Game
from kiebitz.moves import PASS, Bid
from kiebitz.play import ORDERS, winning_card
from kiebitz.players import ask, create
from kiebitz.players.registry import create_bidding
from kiebitz.training.glem.count import Counted, _winners, count, null_cells, places_of
from kiebitz.training.glem.games import GAME, NOTHING, play_chunk, read_games

SIZES = [_core.glem_cells(grand) for grand in (False, True)]


def taken_apart() -> tuple[list[tuple[Counted, np.ndarray]], np.ndarray]:
    """The shipped numbers: tables and weights of suit games and grand, then the cells of null."""
    numbers, families = np.frombuffer(load_glem().numbers, "<f4").astype(float), []
    for sides, trumps in SIZES:
        cuts = np.cumsum([sides, sides, trumps, trumps, 5])
        side_points, side_tricks, trump_points, trump_tricks, weights, numbers = np.split(numbers, cuts)
        families.append((Counted((side_points, side_tricks), (trump_points, trump_tricks)), weights))
    return families, numbers.reshape(2, 256)


def holdings(number: int, seed: int = 5) -> list[tuple[int, int, int]]:
    """Ten cards, two put away, a seat."""
    source = random.Random(seed)
    drawn = [source.sample(list(CARDS), 12) for _ in range(number)]
    return [(mask_of(cards[:10]), mask_of(cards[10:]), source.randrange(3)) for cards in drawn]


@pytest.mark.parametrize("kind", list(Kind)[:5])
def test_the_core_weighs_the_four_features_as_numpy_does(kind: Kind) -> None:
    tables, weights = taken_apart()[0][kind == Kind.GRAND]
    found = holdings(200)
    places = np.frombuffer(_core.glem_places(kind, found), np.int32).reshape(-1, 5).astype(int)
    odds = weights[0] + tables.features(places) @ weights[1:]
    chances = [load_glem().evaluator.chances(kind, *holding)[1] for holding in found]
    assert chances == pytest.approx(list(1 / (1 + np.exp(-odds))), abs=1e-4)


def test_null_is_the_product_of_the_suits() -> None:
    cells = taken_apart()[1]
    for hand, away, seat in holdings(50):
        suits = [hand >> 8 * suit & 255 for suit in range(4)]
        found = load_glem().evaluator.chances(Kind.NULL, hand, away, seat)[:2]
        assert found == pytest.approx([cells[way, suits].prod() for way in (0, 1)], rel=1e-4)


def test_a_hand_game_is_the_mean_over_all_skats() -> None:
    hand, _, seat = holdings(1)[0]
    rest = [card for card in CARDS if not hand >> card & 1]
    skats = [mask_of((one, other)) for at, one in enumerate(rest) for other in rest[:at]]
    each = [load_glem().evaluator.chances(Kind.SPADES, hand, skat, seat)[1] for skat in skats]
    assert len(each) == 231
    assert load_glem().evaluator.chances(Kind.SPADES, hand, 0, seat)[1] == pytest.approx(np.mean(each), abs=1e-4)


def test_tricks_are_counted_for_who_wins_them_by_the_rules() -> None:
    games = read_games([play_chunk(3, 0, 60)])
    games = games[games["kind"] < Kind.NULL]
    tricks = games["cards"].astype(int).reshape(-1, 10, 3)
    trumps = np.array([TRUMPS[int(kind)] for kind in games["kind"]])
    found = _winners(tricks, (trumps[:, None, None] >> tricks & 1).astype(bool))
    by_rules = [
        [
            winning_card(ORDERS[game["kind"]], tuple(CARDS[card] for card in trick))
            for trick in game["cards"].reshape(-1, 3)
        ]
        for game in games
    ]
    assert found.tolist() == by_rules


def test_who_wins_every_trick_in_its_trumps_is_brought_their_points() -> None:
    game = np.zeros(1, GAME)
    game["kind"], game["hand"], game["away"] = Kind.SPADES, mask_of(CARDS[16:24]) | 0x60, 0x6000
    game["cards"][0] = [place for trick in range(10) for place in (16 + trick if trick < 8 else trick - 3, 24, 25)]
    game["seats"][0] = [0, 1, 2] * 10
    counted = count(game, places_of(game, False), False)
    assert counted.trumps[0].max() > 0
    assert counted.sides[0].max() > 0


def test_null_cells_tell_how_often_games_are_won() -> None:
    games = read_games([play_chunk(3, number, 300) for number in range(2)])
    games = games[games["kind"] == Kind.NULL]
    cells = null_cells(games)
    hands = np.stack([games["hand"].astype(int) >> 8 * suit & 255 for suit in range(4)], axis=1)
    expected = cells[games["ouvert"].astype(int)[:, None], hands].prod(axis=1).sum()
    assert expected == pytest.approx(games["won"].sum(), rel=0.2)
    assert (games["cards"] == NOTHING).any()


STRONG, WEAK = "CJ SJ HJ DJ CA CT CK CQ SA HA", "CK CQ C9 SK SQ S9 HK HQ H9 DK"


def opening(hand: str) -> Game:
    """Forehand holds these ten cards; the others' come as they lie in the deck."""
    held = CardSet(parse_cards(hand))
    rest = [card for card in CARDS if card not in held]
    random.Random(1).shuffle(rest)
    return Game(Deal((held, CardSet(rest[:10]), CardSet(rest[10:20])), CardSet(rest[20:])))


@pytest.mark.parametrize("name", ["glem", "glem:0.55", "mcbid:10"])
def test_strong_hands_are_bid_on_and_weak_ones_are_not(name: str) -> None:
    for hand, bids in ((STRONG, True), (WEAK, False)):
        game = opening(hand)
        game.push(Bid(18))
        view = game.view(0)
        assert (create_bidding(name).bid(view) != PASS) == bids


def test_a_game_is_declared_that_the_rules_allow() -> None:
    for seed in range(3):
        game = Game(deal(seed))
        players = [create("mcbid:5+rules", seed) for _ in range(3)]
        while game.turn is not None:
            game.push(ask(players[game.turn], game.view(game.turn)))
        assert game.result() is not None
