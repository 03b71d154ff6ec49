"""Games that cannot be lost count as certain in bidding, and nothing else does."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from kiebitz import (
    Card,
    CardSet,
    Contract,
    Kind,
    Position,
    _core,
    at_least,
    create,
    deal,
    parse_cards,
    parse_contract,
    parse_game,
)
from kiebitz.bidding import Outlook, best_option, options_with_skat, shipped_model
from kiebitz.bidding.proofs import CONFIDENT, Candidate, proven
from kiebitz.seats import contract_flags

TOPS = CardSet(parse_cards("CJATKQ.SJAT.HJ.DJ"))
WITHOUT_PROOFS = replace(shipped_model(), proves=False)


def test_all_top_cards_are_bid_and_declared_as_a_grand_ouvert() -> None:
    best = Outlook(shipped_model(), TOPS, 0).best_hand_game(18)
    assert best.contract == Contract(Kind.GRAND, hand=True, schneider=True, schwarz=True, ouvert=True)
    assert best.is_sure
    assert best.prospect.win == pytest.approx(1)
    assert not Outlook(WITHOUT_PROOFS, TOPS, 0).best_hand_game(18).is_sure


def test_what_is_sure_promises_at_least_what_it_did_and_is_never_passed_over_for_less() -> None:
    sure = 0
    for seed in range(400):
        dealt = deal(seed)
        cards = dealt.hands[seed % 3] | dealt.skat
        before = {option.contract: option for option in options_with_skat(WITHOUT_PROOFS, cards, seed % 3, 18)}
        options = options_with_skat(shipped_model(), cards, seed % 3, 18)
        assert not any(option.is_sure for option in before.values())
        for option in options:
            if not option.is_sure:
                continue
            sure += 1
            assert option.prospect.win == pytest.approx(1)
            assert option.prospect.points >= before[option.contract].prospect.points - 1e-3
            assert best_option(options).prospect.points >= option.prospect.points
    assert sure > 3


def test_sure_games_are_won_in_every_world_that_was_tried() -> None:
    """The solver, which knows nothing of the search for proofs, is asked about random deals."""
    source, tried = random.Random(1), 0
    for seed in range(400):
        dealt = deal(seed)
        seat = seed % 3
        for option in options_with_skat(shipped_model(), dealt.hands[seat] | dealt.skat, seat, 18):
            if not option.is_sure or option.contract.is_null:
                continue
            assert option.discard is not None
            hand = (dealt.hands[seat] | dealt.skat) - option.discard
            for _ in range(5):
                rest = [Card(card) for card in range(32) if not (hand | option.discard).mask >> card & 1]
                source.shuffle(rest)
                hands = [CardSet(rest[:10]).mask, CardSet(rest[10:]).mask]
                hands.insert(seat, hand.mask)
                position = Position(option.contract.kind, seat, (hands[0], hands[1], hands[2]), option.discard.mask)
                assert at_least(position, 61)
                tried += 1
    assert tried > 15


def test_proofs_do_not_depend_on_what_was_asked_before() -> None:
    hands = [deal(seed).hands[0] for seed in range(40)]
    chances = (1.0, 1.0, 1.0, 1.0)

    def steps(hand: CardSet) -> list[int]:
        return proven([Candidate(Kind.GRAND, hand, CardSet(), 0, chances)], nodes=2_000)

    assert [steps(hand) for hand in hands] == [steps(hand) for hand in reversed(hands)][::-1]


def test_nothing_is_searched_where_the_evaluation_is_not_confident() -> None:
    unlikely = (1.0, CONFIDENT - 0.01, 0.9, 0.9)
    assert proven([Candidate(Kind.GRAND, TOPS, CardSet(), 0, unlikely)]) == [0]
    assert proven([Candidate(Kind.GRAND, TOPS, CardSet(), 0, (1.0, 1.0, 1.0, 1.0))]) == [3]


def test_a_game_that_takes_long_leaves_the_others_a_first_look() -> None:
    """Nothing is left once a hard one has had its turn, and yet what is seen at once is found."""
    dealt = deal(1)
    hard = Candidate(Kind.GRAND, dealt.hands[0], CardSet(), 0, (1.0, 1.0, 1.0, 1.0))
    easy = Candidate(Kind.GRAND, TOPS, CardSet(), 0, (1.0, 1.0, 1.0, 1.0))
    assert proven([hard, easy], nodes=2_000)[1] >= 1


def test_proofs_can_be_left_out_by_an_option() -> None:
    game = parse_game("CJATKQ.SJAT.HJ.DJ/C987.SKQ.HATK.DAT/S987.HQ987.DKQ9/D87 p p 18")
    assert create("value+rules").declare(game.view(0)).contract == parse_contract("GO")
    assert create("value:proofs=false+rules").declare(game.view(0)).contract != parse_contract("GO")


def test_what_is_proven_is_checked_at_the_border() -> None:
    with pytest.raises(ValueError, match="from 0 to 3"):
        shipped_model().evaluator.prospect(contract_flags(Contract(Kind.GRAND)), TOPS.mask, 0x3, 0, 18, 4)
    with pytest.raises(ValueError, match="from 0 to 3"):
        _core.Outlook(shipped_model().evaluator, TOPS.mask, 0, 0).hand_games(18, [9] * 6)
