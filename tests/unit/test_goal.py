"""The goal of a game: what wins it, who can know that, and that players and solver play for it and for nothing else."""

from __future__ import annotations

import pytest

from kiebitz import (
    Bid,
    CorePlayer,
    Deal,
    Declare,
    Game,
    Goal,
    Recipe,
    Solver,
    create,
    deal,
    goal_in_view,
    goal_of,
    parse_card,
    parse_cards,
    parse_contract,
)
from kiebitz.moves import HOLD, PASS, PICK_UP
from tests.games import finished_game, game_with_contract, play_cards

# Forehand draws all points of the others and keeps a jack, the ace and the eight of diamonds; the nine is out.
STRONG = Deal(
    (
        parse_cards("CJ SJ HJ DJ CA CT SA HA DA D8"),
        parse_cards("CK C7 ST HT SQ DT DQ D9 S7 H7"),
        parse_cards("CQ C8 SK HK HQ DK D7 C9 S8 H8"),
    ),
    parse_cards("S9 H9"),
)
SEVEN_TRICKS = "CA CK CQ CT C7 C8 SA ST SK HA HT HK SJ SQ HQ HJ DT DK DJ DQ D7"


def test_the_goal_agrees_with_the_score() -> None:
    for seed in range(400):
        game = finished_game(seed)
        if game.contract is not None:
            result, goal = game.result(), goal_of(game.contract, game.matadors(), game.auction.bid)
            assert result.won == (goal is not None and goal.is_reached(result.points, result.tricks))


def overbid_game(bid: int) -> Game:
    """A club game by middlehand with one top, worth 24, at a bid that may be too high."""
    dealt = Deal(
        (
            parse_cards("CJ HJ HA HT H9 DA DT DK S7 S8"),
            parse_cards("CA CT CK CQ C9 C8 SJ SA ST SK"),
            parse_cards("DJ C7 HK HQ H8 D9 DQ D8 SQ S9"),
        ),
        parse_cards("H7 D7"),
    )
    game = Game(dealt)
    for move in (Bid(bid), PASS, PASS, PICK_UP, Declare(parse_contract("C"), parse_cards("H7 D7"))):
        game.push(move)
    return game


@pytest.mark.parametrize(
    ("bid", "goal"), [(18, Goal.GAME), (24, Goal.GAME), (36, Goal.SCHNEIDER), (48, Goal.SCHWARZ), (60, Goal.GAME)]
)
def test_the_declarer_of_an_overbid_game_needs_schneider_or_schwarz(bid: int, goal: Goal) -> None:
    game = overbid_game(bid)
    assert game.matadors() == -1
    assert goal_in_view(game.view(1)) is goal
    assert goal_in_view(game.view(0)) is Goal.GAME  # the tops are the declarer's secret


def test_nothing_is_enough_for_a_bid_beyond_schwarz() -> None:
    assert goal_of(parse_contract("C"), -1, 48) is Goal.SCHWARZ
    assert goal_of(parse_contract("C"), -1, 59) is None


@pytest.mark.parametrize(
    ("contract", "goal"),
    [
        ("CHS", Goal.SCHNEIDER),
        ("CHZ", Goal.SCHWARZ),
        ("GO", Goal.SCHWARZ),
        ("CH", Goal.GAME),
        ("G", Goal.GAME),
        ("N", Goal.NULL),
    ],
)
def test_announcements_tell_everybody_what_is_needed(contract: str, goal: Goal) -> None:
    game = game_with_contract(parse_contract(contract), 1, deal(5))
    assert [goal_in_view(game.view(seat)) for seat in range(3)] == [goal] * 3


def test_before_a_declaration_there_is_no_goal() -> None:
    with pytest.raises(ValueError, match="no contract"):
        goal_in_view(Game(deal(1)).view(0))


def announced(contract: str) -> Game:
    return play_cards(game_with_contract(parse_contract(contract), 0, STRONG), SEVEN_TRICKS)


def bid_too_high() -> Game:
    """The same grand with four, bid to what only schwarz is worth."""
    game = Game(STRONG)
    for move in (Bid(168), HOLD, PASS, PASS, PICK_UP, Declare(parse_contract("G"), STRONG.skat)):
        game.push(move)
    return play_cards(game, SEVEN_TRICKS)


@pytest.mark.parametrize("game", [announced("GO"), announced("GHZ"), bid_too_high()], ids=["GO", "GHZ", "bid"])
@pytest.mark.parametrize("player", ["kermit", "ddss", "achieve"])
def test_all_points_are_not_enough_for_schwarz(player: str, game: Game) -> None:
    judge, view, low = create(player), game.view(0), parse_card("D8")
    assert isinstance(judge, CorePlayer)
    for evidence in (judge.evidence(view), judge.evidence(view, all_values=True)):
        assert evidence.best != low
        assert evidence.of(low).win_share < 1  # only with the nine in the skat
        assert all(found.win_share == 1 for found in evidence.cards if found.card != low)
        assert all(found.value in (None, pytest.approx(120)) for found in evidence.cards)


def test_a_forgetful_player_wants_all_tricks_too() -> None:
    evidence = Recipe(worlds=500, memory=0).player().evidence(announced("GO").view(0))
    assert evidence.of(parse_card("D8")).win_share < evidence.of(parse_card("DA")).win_share


def test_all_points_are_enough_for_schneider() -> None:
    evidence = Recipe(worlds=1000).player().evidence(announced("GHS").view(0))
    assert all(found.win_share == 1 for found in evidence.cards)


@pytest.mark.parametrize("memory", [None, 1])
def test_once_a_trick_is_lost_no_card_wins_schwarz_and_points_decide(memory: int | None) -> None:
    view = play_cards(bid_too_high(), "D8 D9 S8 H7 H8").view(0)
    assert goal_in_view(view) is Goal.SCHWARZ
    evidence = Recipe(worlds=100, memory=memory).player().evidence(view, all_values=True)
    assert all(found.win_share == 0 for found in evidence.cards)
    assert evidence.best == parse_card("CJ")  # the ace would be lost with its points


def test_the_solver_tells_which_cards_reach_a_goal() -> None:
    position = announced("GO").position
    assert position is not None
    reached = {goal: Solver().cards_reaching(position, goal) for goal in (Goal.GAME, Goal.SCHNEIDER, Goal.SCHWARZ)}
    assert all(reached[Goal.GAME].values())
    assert all(reached[Goal.SCHNEIDER].values())
    assert {str(card): takes for card, takes in reached[Goal.SCHWARZ].items()} == {"D8": False, "DA": True, "CJ": True}
    with pytest.raises(ValueError, match="no trick cannot be the goal"):
        Solver().cards_reaching(position, Goal.NULL)
