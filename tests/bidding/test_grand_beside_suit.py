"""Where a suit game promises about as much, grand has better odds than the model has learned; else nothing changes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kiebitz import CardSet, Contract, Kind, deal
from kiebitz.bidding import Option, options_with_skat, shipped_model
from kiebitz.bidding.outlook import CLOSE, GRAND_ODDS, learned_options, prospect_of

SEAT, BID = 0, 18


def hands(number: int) -> Iterator[CardSet]:
    for seed in range(number):
        dealt = deal(seed)
        yield dealt.hands[SEAT] | dealt.skat


def by_contract(options: list[Option]) -> dict[Contract, Option]:
    return {option.contract: option for option in options}


def is_close(options: list[Option]) -> bool:
    grand = max(option.prospect.points for option in options if option.contract.kind is Kind.GRAND)
    suit = max(option.prospect.points for option in options if option.contract.kind < Kind.GRAND)
    return abs(grand - suit) < CLOSE and not any(option.is_sure for option in options)


def test_only_grand_is_changed_and_only_beside_a_suit_game_that_is_close() -> None:
    close = 0
    for cards in hands(300):
        learned = learned_options(shipped_model(), cards, SEAT, BID)
        told = by_contract(options_with_skat(shipped_model(), cards, SEAT, BID))
        assert list(told) == [option.contract for option in learned]
        for option in learned:
            is_raised = told[option.contract] != option
            assert is_raised == (option.contract.kind is Kind.GRAND and is_close(learned))
            close += is_raised
    assert close > 3


def test_better_odds_are_worth_more_points_but_never_certain() -> None:
    for cards in hands(300):
        for option in learned_options(shipped_model(), cards, SEAT, BID):
            told = by_contract(options_with_skat(shipped_model(), cards, SEAT, BID))[option.contract]
            if told == option:
                continue
            before, after = (each.prospect.win / (1 - each.prospect.win) for each in (option, told))
            assert after == pytest.approx(GRAND_ODDS * before, rel=1e-3)
            assert told.prospect.points > option.prospect.points
            assert not told.is_sure


def test_every_discard_of_such_a_grand_is_judged_with_the_same_odds() -> None:
    for cards in hands(40):
        for option in options_with_skat(shipped_model(), cards, SEAT, BID):
            if option.contract.kind is not Kind.GRAND or option.is_sure:
                continue
            assert option.discard is not None
            found = prospect_of(shipped_model(), option.contract, cards, option.discard, SEAT, BID)
            assert found.points == pytest.approx(option.prospect.points, abs=1e-3)
