"""Games told move by move: phases, early ends, claims, and what each seat sees of them."""

from __future__ import annotations

import copy
import pickle

import pytest

from kiebitz import (
    CARDS,
    CLAIM,
    Bid,
    Card,
    CardSet,
    Contract,
    Declare,
    Game,
    IllegalMove,
    Kind,
    Leave,
    Phase,
    Resign,
    Timeout,
    WrongType,
    deal,
    parse_cards,
    parse_contract,
    parse_deal,
    parse_game,
    parse_move,
)
from tests.games import game_with_contract, play_cards, state

# Forehand holds all jacks and clubs but two, so that whatever it plays it cannot lose a trick.
STRONG = parse_deal("CJSJHJDJ.CATKQ98/SATK.HATK.DATK8/SQ987.HQ987.D97/C7.DQ")
# Forehand has the low cards of every suit: a null that nobody can beat.
LOW = parse_deal("C789.S789.H78.D78/CATKQ.SATK.HAT.D9/CJ.SJ.HJ.DJ.SQ.HKQ.DATK/H9.DQ")


def test_a_whole_game_runs_through_its_phases() -> None:
    game = Game(STRONG)
    phases = []
    for word in "p p 18 s C.C7.DQ CJ".split():
        phases.append((game.phase, game.turn, len(game.hand(0))))
        game.push(parse_move(word))
    assert phases == [
        (Phase.AUCTION, 1, 10),
        (Phase.AUCTION, 2, 10),
        (Phase.AUCTION, 0, 10),
        (Phase.SKAT, 0, 10),
        (Phase.DECLARE, 0, 12),
        (Phase.PLAY, 0, 10),
    ]
    while not game.is_over:
        game.push(game.legal_moves()[0])
    result = game.result()
    assert (result.won, result.tricks, result.points, result.matadors) == (True, 10, 120, 11)
    assert result.value == 12 * (11 + 1 + 1 + 1)


def test_deals_that_all_pass_are_over_at_once() -> None:
    game = parse_game(f"{STRONG} p p p")
    assert game.is_over
    assert game.result().passed_in


def test_null_is_lost_at_the_first_trick_taken() -> None:
    game = play_cards(game_with_contract(parse_contract("N"), 1, deal(3)), "")
    while not game.is_over:
        position = game.position
        assert position is not None
        game.push(max(position.legal_moves(), key=lambda card: card.points))
    assert game.result().tricks == 1
    assert game.result().value == -46
    with pytest.raises(IllegalMove):
        game.push(parse_move("CJ"))


def test_null_without_a_trick_is_won_after_ten() -> None:
    game = game_with_contract(parse_contract("NO"), 0, LOW)
    while not game.is_over:
        assert game.position is not None
        game.push(game.position.legal_moves()[-1])
    assert (game.result().won, game.result().value, len(game.history)) == (True, 46, 3 + 2 + 30)


def test_announced_schwarz_is_lost_at_the_first_defender_trick() -> None:
    game = game_with_contract(parse_contract("SHZ"), 0, LOW)
    play_cards(game, "C7 CA CJ")
    assert game.is_over
    assert game.result().value == -2 * 11 * (8 + 1 + 1 + 2 + 2)


def test_a_plain_game_goes_on_after_61_points() -> None:
    game = game_with_contract(parse_contract("C"), 0, STRONG)
    while game.position is not None and game.position.points < 61:
        game.push(game.legal_moves()[0])
    assert not game.is_over


@pytest.mark.parametrize(
    ("token", "resigning", "won", "value"),
    [
        ("G", [1, 2], True, 24 * (4 + 1 + 2)),  # both defenders: the rest is the declarer's, schwarz included
        ("G", [0], False, -24 * 2 * (4 + 1)),  # the declarer, before the first trick: simply lost
        ("N", [1, 2], True, 23),
        ("N", [0], False, -46),
    ],
)
def test_resignations_end_the_game_for_their_side(token: str, resigning: list[int], won: bool, value: int) -> None:
    game = game_with_contract(parse_contract(token), 0, STRONG)
    for seat in resigning:
        assert not game.is_over
        game.push(Resign(seat))
    result = game.result()
    assert (game.is_over, result.won, result.value, result.resigned) == (True, won, value, True)


def test_a_declarer_with_61_points_wins_even_when_resigning() -> None:
    game = game_with_contract(parse_contract("C"), 0, STRONG)
    while game.position is not None and game.position.points + STRONG.skat.points < 61:
        game.push(game.legal_moves()[0])
    game.push(Resign(0))
    result = game.result()
    assert (result.won, result.tricks, result.resigned) == (True, 4, True)
    assert result.points >= 61


def test_a_timeout_before_the_declaration_is_a_penalty() -> None:
    game = Game(STRONG)
    game.push(Bid(18))
    game.push(Timeout(0))
    assert (game.result().penalty, game.result().timed_out, game.result().declarer) == (0, 0, None)
    assert game.result().list_points() == (-100, 0, 0)


@pytest.mark.parametrize(("seat", "won"), [(0, False), (1, True), (2, True)])
def test_leaving_during_play_decides_against_the_side_that_left(seat: int, won: bool) -> None:
    game = game_with_contract(parse_contract("G"), 0, STRONG)
    game.push(Leave(seat))
    assert (game.result().won, game.result().left, game.result().penalty) == (won, seat, None)


def test_a_claim_opens_the_declarers_hand_to_everybody() -> None:
    game = game_with_contract(parse_contract("G"), 0, STRONG)
    assert game.view(1).open_hand is None
    game.push(CLAIM)
    for seat in (None, 1, 2):
        assert game.view(seat).open_hand == game.hand(0)
    with pytest.raises(IllegalMove, match="already"):
        game.push(CLAIM)


def test_an_ouvert_hand_is_open_and_the_discard_is_not() -> None:
    game = game_with_contract(parse_contract("NO"), 0, LOW)
    assert game.view(2).open_hand == game.hand(0)
    assert game.view(2).skat is None
    assert game.view(0).skat == LOW.skat
    assert "NO" in [str(move) for _, move in game.view(2).history]
    assert "NO.H9.DQ" in [str(move) for _, move in game.view(0).history]


def test_the_skat_of_a_hand_game_is_hidden_from_the_declarer() -> None:
    game = game_with_contract(parse_contract("GH"), 0, STRONG)
    assert game.view(0).skat is None
    assert game.view(0).unseen.mask & STRONG.skat.mask == STRONG.skat.mask


def test_not_following_suit_shows_a_void() -> None:
    game = play_cards(game_with_contract(parse_contract("G"), 1, LOW, parse_cards("H9.DQ")), "C7 CA")
    view = game.view(0)
    assert view.voids[2].mask == 0
    game.push(parse_move("CJ"))  # rearhand has no club but trumps it
    voids = game.view(0).voids[2]
    assert parse_cards("CATKQ987").mask == voids.mask


def test_onlookers_see_no_hand() -> None:
    view = Game(STRONG).view(None)
    assert not view.hand
    assert view.legal_moves() == []
    assert len(view.unseen) == 32


@pytest.mark.parametrize(
    ("moves", "word", "reason"),
    [
        ("p p 18 s", "CH", "hand game, but the skat"),
        ("p p 18", "C.C7.DQ", "not a hand game"),
        ("p p 18 s", "C", "two cards must be discarded"),
        ("p p 18 s", "C.SA.ST", "does not hold"),
        ("p p 24 s", "N.C7.DQ", "less than the bid"),
        ("p p 18 s C.C7.DQ", "SA", "not in the hand"),
        ("p p 18 s C.C7.DQ CJ", "CJ", "not in the hand"),
        ("p p 18", "CJ", "before a contract"),
        ("p p 18", "p", "after the auction"),
        ("p p 18 s", "s", "picked up once"),
        ("p p p", "TI.0", "over"),
    ],
)
def test_illegal_moves_say_why(moves: str, word: str, reason: str) -> None:
    game = parse_game(f"{STRONG} {moves}")
    with pytest.raises(IllegalMove, match=reason):
        game.push(parse_move(word))


def test_revoking_names_the_cards_that_follow() -> None:
    game = play_cards(game_with_contract(parse_contract("G"), 2, deal(3)), "")
    position = game.position
    assert position is not None
    lead = next(card for card in position.legal_moves() if position.after(card).legal_mask() != position.hands[1])
    game.push(lead)
    wrong = next(card for card in game.hand(1) if card not in game.legal_moves())
    with pytest.raises(IllegalMove, match=f"does not follow {lead}; legal: "):
        game.push(wrong)


@pytest.mark.parametrize("moves", ["", "18", "p p 18", "p p 18 s", "p p 18 s C.C7.DQ", "p p p"])
def test_whatever_is_no_move_is_an_illegal_move(moves: str) -> None:
    game = parse_game(f"{STRONG} {moves}")
    before = state(game)
    wrong: list[object] = [None, 5, "joker", True, [], STRONG, Bid(10**30), Bid(-18), Bid, Card]
    for move in wrong:
        with pytest.raises(IllegalMove, match=r"\w"):
            game.push(move)  # type: ignore[arg-type]
        assert state(game) == before


def test_a_move_that_cannot_be_is_not_made_at_all() -> None:
    for value in ("20", 20.0, True, None):
        with pytest.raises(WrongType, match="a bid is a whole number"):
            Bid(value)  # type: ignore[arg-type]
    for make in (Resign, Timeout, Leave):
        for seat in (True, 1.0, "1", None, 3, -1):
            with pytest.raises(ValueError, match="no seat"):
                make(seat)  # type: ignore[arg-type]
    for contract in (None, "G", Kind.GRAND):
        with pytest.raises(WrongType, match="a Contract is declared"):
            Declare(contract)  # type: ignore[arg-type]
    for discard in (list(STRONG.skat), 3, "C7.D8"):
        with pytest.raises(WrongType, match="the discard is a CardSet"):
            Declare(parse_contract("G"), discard)  # type: ignore[arg-type]


@pytest.mark.parametrize("seat", [-1, 3, True, 1.0, "0"])
def test_there_is_no_view_from_a_seat_that_does_not_exist(seat: int) -> None:
    with pytest.raises(ValueError, match="no seat"):
        Game(STRONG).view(seat)


def test_what_a_view_shares_with_its_game_cannot_be_changed() -> None:
    game = game_with_contract(parse_contract("G"), 0, STRONG)
    view = game.view(0)
    for target, name in ((view.auction, "bid"), (view.skat, "mask"), (view.hand, "mask"), (view.contract, "hand")):
        with pytest.raises(AttributeError):
            setattr(target, name, 1)


def test_games_views_and_cards_can_be_copied_and_pickled() -> None:
    game = game_with_contract(parse_contract("NO"), 0, LOW)
    for copied in (copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert state(copied) == state(game)
        copied.push(copied.legal_moves()[0])
        assert state(copied) != state(game)
    view = game.view(1)
    for twin in (copy.copy(view), copy.deepcopy(view), pickle.loads(pickle.dumps(view))):
        assert (twin.hand, twin.history, twin.auction) == (view.hand, view.history, view.auction)
    for value in (LOW.skat, LOW, CARDS[5], game.auction, game.contract):
        assert copy.deepcopy(value) == pickle.loads(pickle.dumps(value)) == value


def test_impossible_cards_sets_and_contracts_are_refused() -> None:
    for index in (-1, 32):
        with pytest.raises(ValueError, match="no card"):
            Card(index)
    with pytest.raises(ValueError, match=r"CardSet\(\[card\]\)"):
        CardSet(CARDS[5])
    for wrong in ({"kind": 4}, {"kind": Kind.GRAND, "hand": 5}, {"kind": Kind.GRAND, "hand": "yes"}):
        with pytest.raises(ValueError, match=r"Kind|True or False"):
            Contract(**wrong)
