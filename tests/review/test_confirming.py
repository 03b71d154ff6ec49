"""What tables take for a mistake in the auction is one only if games of that very hand say so."""

from __future__ import annotations

import time

import pytest

from kiebitz import PASS, Bid, View, parse_game
from kiebitz.bidding.played_hands import Compared, Played, PlayedHands, shipped_hands
from kiebitz.contract import parse_contract
from kiebitz.moves import HOLD, Move, parse_move
from kiebitz.review import confirming
from kiebitz.review.before_play import judge_before_play
from kiebitz.review.confirming import confirmed
from kiebitz.review.verdict import Foresight, Option, Size

STRONG = "CJATKQ.SJAT.HJ.DJ/C987.SKQ.HATK.DAT/S987.HQ987.DKQ9/D87"
WEAK = "C987.SKQ.HK98.D98/CJATKQ.SJAT.HJ.D7/S987.HQ7.DJATKQ/HAT"

# Middlehand holds the jacks of clubs and hearts and the ace of diamonds, and no long suit.
TWO_JACKS = "CA9.SJK8.HA8.DJK7/CJTQ.ST9.HJTQ.DA8/CK8.SAQ7.HK9.DTQ9/C7.H7"
# Forehand holds one jack and one ace; tables let it win every other game.
ONE_JACK = "CJKQ7.S8.HA97.DT9/CA8.SJK9.HTQ.DAK7/CT9.SAQ7.HJK.DJQ8/ST.H8"
SECONDS = 2.0  # of a processor, for one call


def view_of(game: str) -> View:
    found = parse_game(game)
    return found.view(found.turn)


def judged(game: str, move: str) -> tuple[Foresight, Foresight]:
    """By tables, and by what games confirm of that."""
    view, made = view_of(game), parse_move(move)
    by_tables = judge_before_play(view, made)
    assert by_tables is not None
    return by_tables, confirmed(view, by_tables.of(made), by_tables)


# -- games of a hand ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("hand", "is_worth_it"), [(STRONG, True), (WEAK, False)])
def test_games_of_a_strong_hand_bring_more_than_passing_and_those_of_a_weak_one_less(
    hand: str, is_worth_it: bool
) -> None:
    found = shipped_hands().compare(view_of(f"{hand} p p"), Bid(18), PASS, deals=100)
    assert (found.lead > 4 * found.error) == is_worth_it
    assert (found.lead < -4 * found.error) == (not is_worth_it)
    assert found.first.win is not None
    assert (found.first.win > 0.9) == is_worth_it
    assert found.second == Played(0.0, 0.0, None), "the deal is passed in"


def test_after_a_call_the_auction_goes_on() -> None:
    """Who says 18 may be outbid, and who passes may hear others play."""
    view = view_of(f"{WEAK} 18")
    held, passed = (shipped_hands().compare(view, call, PASS, deals=200) for call in (HOLD, PASS))
    assert passed.lead == passed.error == 0.0
    assert held.second == passed.second
    assert held.second.points < 0, "others declare, and win"
    assert held.lead > shipped_hands().with_skat(view, 18, games=200).points, "who is outbid does not lose the game"


def test_the_same_hand_is_played_alike() -> None:
    view = view_of(f"{STRONG} p p")
    assert shipped_hands().with_skat(view, 18, games=50) == shipped_hands().with_skat(view, 18, games=50)
    assert shipped_hands().compare(view, Bid(18), PASS, 50) == shipped_hands().compare(view, Bid(18), PASS, 50)


# -- what is said of a call --------------------------------------------------------------------------------------------


def fault_with_passing() -> Foresight:
    options = (Option(Bid(18), 30.0, 0.8), Option(PASS, -20.0, None))
    return Foresight(options, Bid(18), loss=50.0, error=2.0, win_loss=0.0, worlds=0)


@pytest.mark.parametrize(
    ("lead", "error", "size"),
    [(40.0, 1.0, Size.BLUNDER), (8.0, 1.0, Size.INACCURACY), (8.0, 5.0, None), (1.0, 1.0, None), (-60.0, 1.0, None)],
)
def test_passing_is_a_mistake_only_where_games_bring_more(
    monkeypatch: pytest.MonkeyPatch, lead: float, error: float, size: Size | None
) -> None:
    class Hands:
        def compare(self, view: View, first: Move, second: Move) -> Compared:
            assert (first, second) == (Bid(18), PASS)
            return Compared(Played(lead - 10, error, 0.55), Played(-10.0, error, 0.7), lead, error)

    monkeypatch.setattr(confirming, "shipped_hands", Hands)
    table = fault_with_passing()
    found = confirmed(view_of(f"{STRONG} p p"), table.of(PASS), table)
    assert found.size is size
    assert found.of(Bid(18)).win == 0.55  # what games say is what is shown
    assert found.of(PASS).win is None


def test_passing_two_jacks_and_an_ace_without_a_long_suit_is_no_gross_fault() -> None:
    """Tables count what declaring brings if nobody goes higher; in games somebody often does, and loses."""
    by_tables, by_games = judged(TWO_JACKS, "p")
    assert (by_tables.size, by_tables.loss > 50) == (Size.BLUNDER, True)
    assert by_games.size in (None, Size.INACCURACY)
    assert by_games.loss < 10


def test_one_jack_and_one_ace_are_no_game() -> None:
    by_tables, by_games = judged(f"{ONE_JACK} p p", "18")
    assert round(by_tables.of(Bid(18)).win or 0.0, 2) == 0.51
    assert (by_games.size, by_games.best) == (Size.MISTAKE, PASS)
    for auction, passed_at in (("p p", Bid(18)), ("18", HOLD)):
        of_passing = judged(f"{ONE_JACK} {auction}", "p")[1]
        assert (of_passing.size, passed_at in {option.move for option in of_passing.options}) == (None, True)


def test_a_game_from_the_hand_is_compared_with_picking_up() -> None:
    hands, view = shipped_hands(), view_of(f"{WEAK} p p 18")
    from_hand = hands.from_hand(view, 18, parse_contract("DH"), games=100)
    assert from_hand.win is not None
    assert from_hand.points < hands.with_skat(view, 18, games=100).points


def test_a_call_is_confirmed_soon() -> None:
    shipped_hands().compare(view_of(f"{STRONG} p p"), Bid(18), PASS, deals=20)  # has read what it needs
    begin = time.process_time()
    judged(TWO_JACKS, "p")
    assert time.process_time() - begin < SECONDS


def test_a_sound_call_is_left_as_it_is() -> None:
    view = view_of(f"{STRONG} p p")
    found = judge_before_play(view, Bid(18))
    assert found is not None
    assert confirmed(view, found.of(Bid(18)), found) is found
    assert isinstance(shipped_hands(), PlayedHands)
