"""Fair matches: the same deals and luck for everybody, sides swapped, everybody at every seat."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kiebitz import PASS, Call, UnknownPlayer, View, check_record, parse_record, register
from kiebitz.arena.match import Match, opening
from kiebitz.arena.scores import pair_scores
from kiebitz.arena.seats import check_players
from kiebitz.cards import CARDS, Card
from kiebitz.memory.mistakes import count_mistakes
from kiebitz.players import Player
from kiebitz.players.random import RandomPlayer
from kiebitz.view import Phase
from kiebitz.work.statistics import Estimate
from kiebitz.work.streams import stream
from tests.arena.matches import cardplay, full, play, report_of


class Revoker(RandomPlayer):
    """Plays a card that it does not hold."""

    def play(self, view: View) -> Card:
        return next(card for card in CARDS if card not in view.hand)


class Passer(RandomPlayer):
    def bid(self, view: View) -> Call:
        return PASS


@register("test-other-luck", "random, with another stream than everybody else's")
def _other_luck(seed: int) -> Player:
    return RandomPlayer(seed + 1)


@register("test-revoker", "breaks the rules")
def _revoker(seed: int) -> Player:
    return Revoker(seed)


@register("test-passer", "never bids")
def _passer(seed: int) -> Player:
    return Passer(seed)


@pytest.mark.parametrize("match", [cardplay("random", "random"), full("random", "random")])
def test_identical_players_differ_by_exactly_nothing(match: Match) -> None:
    found = report_of(match, 8)
    (difference,) = found.differences
    for estimate in (difference.per_36, difference.declarer, difference.defender, *difference.kinds.values()):
        assert estimate == Estimate(0, 0, None)
    assert found.players[0].per_36 == found.players[1].per_36


@pytest.mark.parametrize("match", [cardplay("random", "test-other-luck"), full("random", "test-other-luck")])
def test_equal_players_with_other_luck_differ_by_nothing_within_the_interval(match: Match) -> None:
    (difference,) = report_of(match, 60).differences
    assert difference.per_36.interval is not None
    assert difference.per_36.interval.low < 0 < difference.per_36.interval.high


@pytest.mark.parametrize("make", [cardplay, full])
def test_turning_the_players_round_turns_the_difference_round(make: Callable[..., Match]) -> None:
    (one,) = report_of(make("rules", "random"), 10).differences
    (other,) = report_of(make("random", "rules"), 10).differences
    assert one.per_36.mean == -other.per_36.mean
    assert one.declarer.mean == -other.declarer.mean


def test_card_play_swaps_sides_on_the_same_contract() -> None:
    for first, second in play(cardplay("rules", "random"), 5):
        assert first.declarer is not None
        assert (first.declarer, first.contract, first.bid) == (second.declarer, second.contract, second.bid)
        assert {first.arrangement[first.declarer], second.arrangement[first.declarer]} == {"A", "B"}
        assert sorted(first.arrangement) == ["A", "B", "B"]


def test_a_full_game_deal_is_played_in_six_arrangements() -> None:
    (games,) = play(full("rules", "random"), 1)
    assert [game.arrangement for game in games] == ["ABB", "BAB", "BBA", "AAB", "ABA", "BAA"]


def test_in_a_round_robin_everybody_meets_everybody() -> None:
    (games,) = play(full("rules", "random", "cheat"), 1)
    assert {game.pairing for game in games} == {(0, 1), (0, 2), (1, 2)}
    assert len(games) == len({game.id for game in games}) == 18


def test_card_play_counts_the_declarer_and_one_defender() -> None:
    match = cardplay("rules", "random")
    deals = play(match, 6)
    scores = pair_scores(match, (0, 1), deals)
    for number, (declared, defended) in enumerate(deals):
        assert declared.declarer is not None
        defender = (declared.declarer + 1) % 3
        expected = 36 / 2 * (declared.list_points[declared.declarer] + defended.list_points[defender])
        assert scores.of(0)[number] == expected


def test_full_games_count_every_seat_alike() -> None:
    match = full("rules", "random")
    (games,) = deals = play(match, 1)
    seats = [game.list_points[seat] for game in games for seat in range(3) if game.player_at(seat) == 0]
    assert len(seats) == 9
    assert pair_scores(match, (0, 1), deals).of(0)[0] == sum(seats) * 36 / 9


def test_parts_add_up_to_the_whole() -> None:
    (difference,) = report_of(cardplay("rules", "random"), 12).differences
    assert difference.declarer.mean + difference.defender.mean == pytest.approx(difference.per_36.mean)
    assert sum(part.mean for part in difference.kinds.values()) == pytest.approx(difference.per_36.mean)


def test_every_given_game_stands_before_the_first_card() -> None:
    match = cardplay("random", "random", bidding="random")
    for number in range(20):
        game = opening(match, number)
        assert game.phase is Phase.PLAY
        assert game.moves
        assert not any(isinstance(move, Card) for move in game.moves)


def test_a_bidding_player_that_never_bids_is_a_clear_error() -> None:
    with pytest.raises(ValueError, match=r"'test-passer' has passed in"):
        opening(cardplay("rules", "rules", bidding="test-passer"), 0)


def test_every_record_is_good() -> None:
    for games in play(full("rules", "random"), 3):
        for game in games:
            assert check_record(parse_record(game.record)).result().list_points() == game.list_points


def test_a_player_that_breaks_the_rules_loses_and_is_counted() -> None:
    found = report_of(cardplay("rules", "test-revoker"), 4)
    honest, revoker = found.players
    assert (honest.faults, revoker.faults) == (0, 8)
    assert honest.as_declarer["all"].won == honest.as_defender["all"].won == 4


def test_streams_depend_on_their_place_alone() -> None:
    assert stream(1, "seat", 2, 0) == stream(1, "seat", 2, 0)
    assert len({stream(1, "seat", number, seat) for number in range(100) for seat in range(3)}) == 300


def test_an_unknown_player_is_a_clear_error() -> None:
    with pytest.raises(UnknownPlayer, match=r"unknown player 'nobody'; known: .*rules.*; in the arena also: cheat"):
        check_players(["rules", "nobody"])


def test_a_match_needs_two_players() -> None:
    with pytest.raises(ValueError, match="two players"):
        cardplay("rules")


def test_mistakes_are_counted_only_where_asked() -> None:
    ((game, _),) = play(cardplay("rules", "random"), 1)
    assert game.mistakes is None
    ((game, _),) = play(cardplay("rules", "random", pipma=True), 1)
    assert game.mistakes is not None
    assert count_mistakes(game.mistakes).decisions <= 30
