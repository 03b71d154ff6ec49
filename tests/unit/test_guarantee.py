"""What a declarer can guarantee: never more than any deal allows, and known cases both ways."""

from __future__ import annotations

import random

import pytest

from kiebitz import (
    Card,
    CardSet,
    Contract,
    Deal,
    Game,
    Goal,
    Kind,
    Phase,
    Resign,
    at_least,
    deal,
    goal_in_every_deal,
    guarantee,
    guaranteed_points,
    parse_card,
    parse_cards,
    parse_contract,
    sample_worlds,
    solve_cards,
    was_sure,
)
from kiebitz._core import Guarantor, Observation
from kiebitz.seats import contract_flags, observe
from kiebitz.solver import points_to_win
from tests.games import game_with_contract, play_cards

FOREHAND, MIDDLEHAND = 0, 1


def game_of(own: str, contract: str, seat: int = 0, skat: str = "", bid: int = 18, seed: int = 1) -> Game:
    """A game of a declarer with these cards; the others are dealt somehow."""
    hand, away = CardSet(parse_cards(own)), CardSet(parse_cards(skat)) if skat else CardSet()
    rest = [Card(card) for card in range(32) if not (hand | away).mask >> card & 1]
    random.Random(seed).shuffle(rest)
    hands = [CardSet(rest[:10]), CardSet(rest[10:20])]
    hands.insert(seat, hand)
    dealt = Deal((hands[0], hands[1], hands[2]), away or CardSet(rest[20:]))
    return game_with_contract(parse_contract(contract), seat, dealt, bid=bid)


# -- known cases -----------------------------------------------------------------------------------------------------


def test_all_the_top_cards_take_every_trick_from_the_lead() -> None:
    view = game_of("CJ SJ HJ DJ CA CT CK CQ SA ST", "GHZO").view(FOREHAND)
    found = guarantee(view)
    assert found.goal is Goal.SCHWARZ
    assert found.is_sure is True
    assert set(found.keeping) == set(view.hand)


def test_the_same_cards_can_lose_a_trick_if_another_seat_leads() -> None:
    found = guarantee(game_of("CJ SJ HJ DJ CA CT CK CQ SA ST", "GHZO", seat=1).view(MIDDLEHAND))
    assert (found.goal, found.is_sure, found.keeping) == (Goal.SCHWARZ, True, ())  # every lead is ruffed or topped
    found = guarantee(game_of("CJ SJ HJ DJ CA CT CK SA ST SQ", "GHZO", seat=1).view(MIDDLEHAND))
    assert found.is_sure is False  # the king of spades


def test_a_hand_without_top_cards_guarantees_little() -> None:
    view = game_of("S9 S8 S7 H9 H8 H7 D9 D8 D7 C7", "S", skat="C8 C9").view(FOREHAND)
    assert guarantee(view).is_sure is False
    assert guaranteed_points(view) == (0, 0)


def test_a_null_of_low_cards_is_sure_and_a_hole_makes_it_unsure() -> None:
    low = "S7 S8 S9 H7 H8 H9 D7 D8 C7 C8"
    assert guarantee(game_of(low, "N", seat=1, skat="SA HA").view(MIDDLEHAND)).is_sure is True
    high = low.replace("S7", "SK")
    assert guarantee(game_of(high, "N", seat=1, skat="SA HA").view(MIDDLEHAND)).is_sure is False


def test_a_hand_game_must_count_on_a_jack_in_the_skat() -> None:
    """Without two it is worth 48 by hand; with the jack of spades in the skat, without one, only with schneider."""
    view = game_of("HJ DJ CA CT CK CQ C9 C8 C7 SA", "CH", bid=48).view(FOREHAND)
    assert goal_in_every_deal(view) is Goal.SCHNEIDER
    overbid = game_of("HJ DJ CA CT CK CQ C9 C8 C7 SA", "CH", bid=120).view(FOREHAND)
    assert guarantee(overbid).goal is None
    assert guarantee(overbid).is_sure is False


def test_cards_that_give_a_sure_schneider_away_do_not_keep_it() -> None:
    view = game_of("CJ SJ HJ CA CT CK CQ SA ST H7", "G", skat="SK DQ").view(FOREHAND)
    found = guarantee(view, Goal.SCHNEIDER)
    assert found.is_sure is True
    assert parse_card("CJ") in found.keeping
    assert parse_card("CA") not in found.keeping  # the jack of diamonds may take it


def test_a_goal_that_is_missed_already_is_refuted() -> None:
    game = game_of("CJ SJ HJ DJ CA CT CK CQ SA H7", "G", skat="SK S9")
    play_cards(game, "H7")
    while game.view(FOREHAND).trick:
        game.push(game.legal_moves()[0])
    assert guarantee(game.view(FOREHAND), Goal.GAME).is_sure is True
    assert guarantee(game.view(FOREHAND), Goal.SCHWARZ).is_sure is False


def test_limits_that_come_first_leave_the_question_open() -> None:
    view = game_of("CJ CA SA ST S7 HA HT H8 DJ DA", "G", skat="C8 DK").view(FOREHAND)
    assert guarantee(view, nodes=1).is_sure is None
    low, high = guaranteed_points(view, nodes=1)
    assert low < high


# -- faults ----------------------------------------------------------------------------------------------------------


def test_only_a_declarer_in_card_play_is_answered() -> None:
    game = game_of("CJ SJ HJ DJ CA CT CK CQ SA ST", "G", skat="C7 C8")
    with pytest.raises(ValueError, match="only a declarer"):
        guarantee(game.view(MIDDLEHAND))
    with pytest.raises(ValueError, match="only a declarer"):
        guarantee(Game(deal(1)).view(FOREHAND))
    with pytest.raises(ValueError, match="only the declarer"):
        Guarantor().ask(observe(game.view(MIDDLEHAND)), 61)
    with pytest.raises(ValueError, match="cannot be the goal"):
        Guarantor().ask(observe(game.view(FOREHAND)), 0)
    with pytest.raises(ValueError, match="from 0 to 121"):
        Guarantor().ask(observe(game.view(FOREHAND)), 122)


# -- a guarantee against what open cards say -------------------------------------------------------------------------


def random_decisions(number: int, seed: int) -> list[Game]:
    """Declarers in turn with three to six cards left, after random play."""
    source = random.Random(seed)
    games: list[Game] = []
    while len(games) < number:
        kind = Kind(source.randrange(6))
        game = game_with_contract(
            Contract(kind, hand=bool(source.randrange(2))), source.randrange(3), deal(source.randrange(2**30))
        )
        for _ in range(source.randrange(12, 24)):
            if game.is_over:
                break
            moves = game.legal_moves()
            game.push(moves[source.randrange(len(moves))])
        if not game.is_over and game.phase is Phase.PLAY and game.turn == game.declarer:
            games.append(game)
    return games


@pytest.mark.parametrize("seed", range(4))
def test_what_is_guaranteed_is_won_in_every_world_with_open_cards(seed: int) -> None:
    checked = 0
    for game in random_decisions(40, seed):
        assert game.turn is not None
        assert game.contract is not None
        view = game.view(game.turn)
        found = guarantee(view, Goal.NULL if game.contract.is_null else Goal.GAME)
        assert found.is_sure is not None
        for world in sample_worlds(view, 12, seed=1):
            position = world.position(view)
            values = solve_cards(position, points=points_to_win(position))
            assert set(found.keeping) <= {value.card for value in values if value.lower >= points_to_win(position)}
        checked += bool(found.keeping)
    assert checked > 0


def test_observations_before_the_first_card_are_answered_too() -> None:
    """As bidding asks, before a contract is declared."""
    hand, away = CardSet(parse_cards("CJ SJ HJ DJ CA CT CK CQ SA H7")), CardSet(parse_cards("SK S9"))
    contract = contract_flags(parse_contract("G"))
    seen = Observation(seat=0, hand=hand.mask, skat=away.mask, contract=contract, declarer=0, bid=18)
    assert Guarantor().ask(seen, 90) is True
    assert Guarantor().ask(seen, 121) is False


# -- games that are over ---------------------------------------------------------------------------------------------

TOPS = "CJ SJ HJ DJ CA CT CK CQ SA ST"


def test_a_game_that_was_sure_remains_so_even_if_it_was_given_up() -> None:
    game = game_of(TOPS, "GHZO")
    assert was_sure(game)
    game.push(game.legal_moves()[0])
    game.push(Resign(FOREHAND))
    assert not game.result().won
    assert was_sure(game)


def test_what_can_be_lost_and_what_was_not_declared_was_not_sure() -> None:
    assert not was_sure(Game(deal(1)))
    assert was_sure(game_of("C7 C8 C9 S7 S8 S9 H7 H8 D7 D8", "NH"))
    assert not was_sure(game_of("C7 C8 C9 S7 S8 S9 H7 H8 D7 DA", "NH"))


def test_a_game_that_was_sure_is_won_in_every_world() -> None:
    """Strong hands of which some are sure and some are not; the solver sees the cards of each world."""
    sure = 0
    for seed in range(60):
        others = random.Random(seed).sample("CT CK CQ C9 C8 C7 SA ST SK HA HT HK DA DT DK".split(), 5)
        game = game_of(" ".join(["CJ SJ HJ DJ CA", *others]), "CH", seat=seed % 3, seed=seed)
        if was_sure(game):
            sure += 1
            view = game.view(seed % 3)
            assert all(at_least(world.position(view), 61) for world in sample_worlds(view, 5, seed=1))
    assert 0 < sure < 60
