"""Reading a move that a person typed, by what the view asks for. What cannot be meant is answered with `Unclear`."""

from __future__ import annotations

import dataclasses

from kiebitz.cards import Card, CardSet
from kiebitz.cli.table.card_reading import Unclear, joined_names, read_card, words_of
from kiebitz.cli.table.commands import NO, PASSES, YES
from kiebitz.cli.table.contract_reading import read_contract
from kiebitz.cli.table.wording import Wording
from kiebitz.contract import Contract, null_value
from kiebitz.hand_order import in_hand_order
from kiebitz.moves import HOLD, PASS, PICK_UP, Bid, Call, Declare, Move
from kiebitz.view import Phase, View, allowed_contracts


def read_move(text: str, view: View, wording: Wording) -> Move:
    """The legal move meant by `text`."""
    text = text.strip().lower()
    if view.phase is Phase.AUCTION:
        return _read_call(text, view, wording)
    if view.phase is Phase.SKAT:
        return _read_skat_choice(text, view, wording)
    if view.phase is Phase.DECLARE:
        return _read_declaration(text, view, wording)
    return _read_play(text, view, wording)


def _read_call(text: str, view: View, wording: Wording) -> Call:
    if text in PASSES or text in NO:
        return PASS
    if view.auction.is_holding:
        if text in YES or text == str(view.auction.bid):
            return HOLD
        raise Unclear(wording.say("answer-hold-or-pass"))
    following = view.auction.next_bid()
    if following is None:
        raise Unclear(wording.say("answer-only-pass"))
    if not text or text in YES:
        return Bid(following)
    return _read_bid(text, view, wording)


def _read_bid(text: str, view: View, wording: Wording) -> Bid:
    if not text.isdecimal():
        raise Unclear(wording.say("answer-not-a-bid", text=text))
    bid = Bid(int(text))
    legal = view.auction.legal_calls()
    if bid in legal:
        return bid
    if bid.value <= view.auction.bid:
        raise Unclear(wording.say("answer-bid-too-low", value=text, bid=view.auction.bid))
    near = [call for call in legal if isinstance(call, Bid) and call.value > bid.value] or [
        call for call in legal if isinstance(call, Bid)
    ]
    raise Unclear(wording.say("answer-no-such-value", value=text, values=", ".join(map(str, near[:3]))))


def _read_skat_choice(text: str, view: View, wording: Wording) -> Move:
    if text in ("s", "skat"):
        return PICK_UP
    if not text:
        raise Unclear(wording.say("answer-skat-or-hand"))
    contract = read_contract(words_of(text))
    if contract is None:
        raise Unclear(wording.say("answer-not-a-contract", text=text))
    if not contract.hand:
        hand = wording.typed_contract(dataclasses.replace(contract, hand=True))
        raise Unclear(wording.say("answer-pick-up-first", contract=wording.contract(contract), hand=hand))
    _check_value(contract, view, wording)
    return Declare(contract)


def _read_declaration(text: str, view: View, wording: Wording) -> Declare:
    words = words_of(text)
    if read_contract(words[:-2]) is None:  # perhaps the cards are written in two words
        words = joined_names(words)
    if len(words) < 3:
        raise Unclear(wording.say("answer-two-cards"))
    contract = read_contract(words[:-2])
    if contract is None:
        if read_contract(words[:1]) is not None:  # a contract was named, but not two cards after it
            raise Unclear(wording.say("answer-two-cards"))
        raise Unclear(wording.say("answer-not-a-contract", text=" ".join(words[:-2])))
    if contract.hand:
        raise Unclear(wording.say("answer-skat-is-taken", contract=wording.contract(contract)))
    _check_value(contract, view, wording)
    hand = in_hand_order(view.hand, None)
    first, second = (read_card(word, hand, hand, wording) for word in words[-2:])
    if first == second:
        raise Unclear(wording.say("answer-same-card-twice", card=wording.card(first)))
    return Declare(contract, CardSet([first, second]))


def _check_value(contract: Contract, view: View, wording: Wording) -> None:
    if contract not in allowed_contracts(view.auction.bid, hand=contract.hand):
        raise Unclear(
            wording.say(
                "answer-null-too-low",
                contract=wording.contract(contract),
                value=null_value(contract),
                bid=view.auction.bid,
            )
        )


def _read_play(text: str, view: View, wording: Wording) -> Card:
    legal = view.legal_cards()
    if not text and len(legal) == 1:
        return legal[0]
    if not text:
        raise Unclear(wording.say("answer-name-a-card"))
    card = read_card("".join(words_of(text)), in_hand_order(view.hand, view.contract), legal, wording)
    if card not in legal:
        may = wording.cards(in_hand_order(legal, view.contract))
        raise Unclear(wording.say("answer-must-follow", card=wording.card(card), cards=may))
    return card
