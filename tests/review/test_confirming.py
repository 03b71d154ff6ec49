"""What tables take for a mistake in the auction is one only if games of that very hand say so."""

from __future__ import annotations

import pytest

from kiebitz import PASS, Bid, View, parse_game
from kiebitz.bidding.played_hands import Played, PlayedHands, shipped_hands
from kiebitz.review import confirming
from kiebitz.review.before_play import judge_before_play
from kiebitz.review.confirming import confirmed
from kiebitz.review.verdict import Foresight, Option

STRONG = "CJATKQ.SJAT.HJ.DJ/C987.SKQ.HATK.DAT/S987.HQ987.DKQ9/D87 p p"
WEAK = "C987.SKQ.HK98.D98/CJATKQ.SJAT.HJ.D7/S987.HQ7.DJATKQ/HAT p p"


def view_of(game: str) -> View:
    found = parse_game(game)
    return found.view(found.turn)


def test_games_of_a_strong_hand_are_won_and_those_of_a_weak_one_lost() -> None:
    strong = shipped_hands().declaring(view_of(STRONG), 18, games=100)
    weak = shipped_hands().declaring(view_of(WEAK), 18, games=100)
    assert strong.win > 0.9 > 0.5 > weak.win
    assert strong.points > 0 > weak.points


def test_the_same_hand_is_played_alike() -> None:
    view = view_of(STRONG)
    assert shipped_hands().with_skat(view, 18, games=50) == shipped_hands().with_skat(view, 18, games=50)


def fault_with_passing(view: View) -> Foresight:
    options = (Option(Bid(18), 30.0, 0.8), Option(PASS, -20.0, None))
    return Foresight(options, Bid(18), loss=50.0, error=2.0, win_loss=0.0, worlds=0)


@pytest.mark.parametrize(
    ("brought", "is_mistake"),
    [(Played(40.0, 1.0, 0.9), True), (Played(-19.0, 1.0, 0.55), False), (Played(-60.0, 1.0, 0.4), False)],
)
def test_passing_is_a_mistake_only_where_games_bring_more(
    monkeypatch: pytest.MonkeyPatch, brought: Played, is_mistake: bool
) -> None:
    class Hands:
        def declaring(self, view: View, number: int) -> Played:
            return brought

    monkeypatch.setattr(confirming, "shipped_hands", Hands)
    view = view_of(STRONG)
    table = fault_with_passing(view)
    found = confirmed(view, table.of(PASS), table)
    assert (found.size is not None) == is_mistake
    assert found.of(Bid(18)).win == brought.win  # what games say is what is shown


def test_a_sound_call_is_left_as_it_is() -> None:
    view = view_of(STRONG)
    found = judge_before_play(view, Bid(18))
    assert found is not None
    assert confirmed(view, found.of(Bid(18)), found) is found
    assert isinstance(shipped_hands(), PlayedHands)
