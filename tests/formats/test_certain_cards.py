"""What a record in a seat's view makes certain: never more than was so, and all that must have been so."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from kiebitz import Game, deal, parse_game, record_of_game, replay
from kiebitz.deals import SEATS
from kiebitz.formats.iss import as_seen_by, certain_cards
from tests.games import choices, finished_game, play_out, seeds
from tests.meeting import meets, met

ONE_TRICK = "CJATKQ.SJAT.HJ.DJ/C987.SKQ.HATK.DAT/S987.HQ987.DKQ9/D87 p p 18 s G.D8.D7 CA C7 S7"


def moments(game: Game) -> list[Game]:
    """The game as it stood at its end and before every move, the last first."""
    found, past = [game], game.copy()
    while past.history:
        past.pop()
        found.append(past.copy())
    return found


@given(seeds, choices, st.integers(0, 3))
def test_what_is_certain_was_so(seed: int, numbers: list[int], seat: int) -> None:
    truth = play_out(Game(deal(seed)), numbers, strange=True)
    seen = as_seen_by(record_of_game(truth), seat)
    fitting = replay(seen)
    for real, shown in zip(moments(truth), moments(fitting), strict=True):
        *hands, skat = certain_cards(seen, shown)
        assert all(hands[each] <= real.hand(each) for each in SEATS)
        assert all(hands[each] <= shown.hand(each) for each in SEATS)
        assert skat.mask & ~(real.deal.skat.mask if real.position is None else real.position.skat) == 0
        if seat in SEATS:
            assert hands[seat] == real.hand(seat)


@meets(20)
@given(seeds, st.integers(0, 3))
def test_after_ten_tricks_all_is_certain_but_what_the_declarer_had_before_the_skat(seed: int, seat: int) -> None:
    truth = finished_game(seed)
    if truth.position is None or not truth.position.is_over:
        return
    met()
    seen = as_seen_by(record_of_game(truth), seat)
    for real, shown in zip(moments(truth), moments(replay(seen)), strict=True):
        certain = certain_cards(seen, shown)
        for each in SEATS:
            if real.position is not None or real.picked_up or each != truth.declarer or not truth.picked_up:
                assert certain[each] == real.hand(each)
            elif each != seat:
                assert not certain[each]


def test_a_record_with_all_cards_leaves_nothing_open() -> None:
    truth = finished_game(5)
    for real in moments(truth):
        *hands, skat = certain_cards(record_of_game(truth), real)
        assert [real.hand(seat) for seat in SEATS] == hands
        assert len(skat) == (0 if real.picked_up and real.position is None else 2)


def test_cards_that_have_only_one_place_left_are_certain_before_they_are_played() -> None:
    game = parse_game(ONE_TRICK)
    seen = as_seen_by(record_of_game(game), 0)
    own, middle, rear, skat = certain_cards(seen, replay(seen))
    assert (own, str(skat)) == (game.hand(0), "D87")  # it is forehand's view, who knows the discard too
    assert str(middle) == "C98"  # rearhand has none left
    assert not rear
