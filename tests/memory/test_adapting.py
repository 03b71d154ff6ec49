"""The Count and the Tracker: bolder or more careful by what is known, and otherwise like a plain threshold."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from kiebitz import Game, create
from kiebitz.arena.chains import play_next
from kiebitz.arena.match import Table
from kiebitz.bidding.policy import Threshold, Value
from kiebitz.deals import deal
from kiebitz.memory import Impression, Memory
from kiebitz.memory.calls import Calls, Shown
from kiebitz.memory.mistakes import MistakeCount
from kiebitz.players import Remembers, create_bidding
from kiebitz.players.adaptation import offset_for
from kiebitz.players.adapting import MOST, Adapting, Answer, Count, Tracker
from kiebitz.players.recipes import recipe_of
from kiebitz.players.referee import continue_game
from kiebitz.view import View
from tests.arena.matches import full, run_in

NAMES = ("one", "two", "three")


def erring(mistakes: int, opportunities: int) -> Impression:
    return Impression(mistakes={"defender suit lead": MistakeCount(mistakes, opportunities, opportunities)})


def counting(system: str, rate: float) -> Count:
    """The Count, which knows that both others err at a rate."""
    found = create_bidding(system)
    assert isinstance(found, Count)
    found.meet(Memory({name: erring(round(rate * 10_000), 10_000) for name in NAMES[1:]}))
    return found


def table() -> View:
    return Game(deal(3)).view(0, NAMES)


@pytest.mark.parametrize(("rate", "offset"), [(0.0, 0.1), (0.05, 0.05), (0.1, 0.0), (0.2, -0.05), (0.3, -0.1)])
def test_the_offset_is_that_of_the_thesis(rate: float, offset: float) -> None:
    assert offset_for(rate) == pytest.approx(offset)


@pytest.mark.parametrize(("rate", "least"), [(0.03, 0.67), (0.25, 0.525)])
def test_the_count_moves_its_threshold_by_what_is_known_of_the_others(rate: float, least: float) -> None:
    policy = counting("count", rate).policy(table())
    assert isinstance(policy, Threshold)
    assert policy.least == pytest.approx(least, abs=0.001)


@pytest.mark.parametrize(("threshold", "least"), [(0.5, 0.65), (0.6, 0.6), (0.7, 0.55)])
def test_bids_are_answered_bolder_the_more_careful_the_others_are(threshold: float, least: float) -> None:
    calls = Calls().after([Shown(threshold + 0.001, said=True), Shown(threshold - 0.001, said=False)] * 10)
    bidder = create_bidding("answer")
    assert isinstance(bidder, Answer)
    bidder.meet(Memory({NAMES[1]: Impression(calls=calls)}))
    assert bidder.offset(table()) == 0  # one of them is a stranger
    bidder.meet(Memory(dict.fromkeys(NAMES, Impression(calls=calls))))
    policy = bidder.policy(table())
    assert isinstance(policy, Threshold)
    assert policy.least == pytest.approx(least, abs=0.005)


@pytest.mark.parametrize("name", ["count", "tracker"])
def test_who_bids_for_a_player_of_that_name_is_told_what_happens(name: str) -> None:
    player = recipe_of(f"{name}:2").player(3)
    assert isinstance(player, Remembers)
    assert isinstance(player.bidder, Adapting)
    player.meet(Memory({other: erring(3, 10) for other in NAMES}))
    assert (player.bidder.offset(table()) != 0) == (name == "count")


def test_its_own_mistakes_do_not_matter() -> None:
    bidder = create_bidding("count")
    assert isinstance(bidder, Count)
    bidder.meet(Memory({NAMES[0]: erring(9, 10)}))
    assert bidder.offset(table()) == 0


def test_by_points_it_asks_for_fewer_of_them_against_the_weak() -> None:
    policy = counting("count:by=value", 0.3).policy(table())
    assert isinstance(policy, Value)
    assert policy.bias == pytest.approx(15, abs=0.1)


@pytest.mark.parametrize("system", ["count", "tracker"])
def test_among_strangers_both_bid_like_kermit(system: str) -> None:
    bidder, plain = create_bidding(system), create_bidding("threshold:0.6")
    for number in range(8):
        view = Game(deal(number)).view(1, NAMES)
        assert bidder.bid(view) == plain.bid(view)


def over(view: View, *, won: bool) -> View:
    assert view.result is not None
    return replace(view, result=replace(view.result, won=won))


def finished() -> View:
    """A game of its own, as the declarer sees it end."""
    for number in range(20):
        game = Game(deal(number))
        player = create("threshold:0.6+rules")
        continue_game(game, [player] * 3)
        if game.declarer is not None:
            return game.view(game.declarer, NAMES)
    raise AssertionError("nobody declares")


def test_the_tracker_learns_from_its_own_games_only() -> None:
    bidder = create_bidding("tracker")
    assert isinstance(bidder, Tracker)
    view = finished()
    assert view.declarer is not None
    bidder.game_over(replace(view, seat=(view.declarer + 1) % 3))
    assert bidder.offset(view) == 0
    bidder.game_over(over(view, won=False))
    assert bidder.offset(view) > 0


def test_after_bad_luck_the_tracker_still_declares_at_times() -> None:
    bidder = create_bidding("tracker")
    assert isinstance(bidder, Adapting)
    assert isinstance(bidder, Tracker)
    view = finished()
    for _ in range(5):
        bidder.game_over(over(view, won=False))
    policy = bidder.policy(view)
    assert isinstance(policy, Threshold)
    assert policy.least == pytest.approx(MOST)


def test_in_a_list_the_table_remembers_for_them() -> None:
    match = full("count+rules", "rules", one=True, list_length=3)
    seated = Table(0, (0, 1), "ABB")
    games = [play_next(match, seated, 0, [])]
    games.append(play_next(match, seated, 1, None))
    games.append(play_next(match, seated, 2, None))
    again = play_next(match, seated, 2, [game.record for game in games[:2]])
    assert again.record == games[2].record


def test_a_player_of_two_parts_hands_its_memory_on(tmp_path: Path) -> None:
    player = create("count+rules")
    assert isinstance(player, Remembers)
    assert run_in(tmp_path, full("count+rules", "rules", one=True, list_length=3), 3)
