"""Hints: what the strongest player would do in somebody's place, and the figures that speak for it; faces find words.

An adviser is given the view of the seat it advises, so a hint tells nothing that this seat could not work out itself.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from kiebitz.bidding import Option, Value, outlook_of, shipped_model, shipped_passing
from kiebitz.bidding.advice import advise_bid, advise_skat
from kiebitz.bidding.trial import TrialDeclarer
from kiebitz.cards import Card
from kiebitz.contract import Contract
from kiebitz.errors import Fault, checked
from kiebitz.guarantees import guarantee
from kiebitz.moves import HOLD, PASS, PICK_UP, Bid, Declare, Move, Pass, PickUp
from kiebitz.null.safety import NullSight, null_sight
from kiebitz.outcomes.calibration import shipped_calibration
from kiebitz.outcomes.ending import expected, own_chance
from kiebitz.outcomes.sight import foresight, see_cards
from kiebitz.players import KIEBITZ, CardEvidence, Evidence
from kiebitz.seeds import seed_of_decision
from kiebitz.stop import Calls
from kiebitz.view import Phase, View

_SURE: Final = 2.0  # standard errors by which a card must lead
_SAME: Final = 1e-9  # means that differ by less differ by rounding
_NODES: Final = 20_000  # for a proof that a game under way cannot be lost
_AS_GOOD: Final = 2.5  # list points by which nobody would call a choice worse
_SPOKEN: Final = 5  # the steps in which people speak of more than a few points
_WORLDS: Final = 160  # in which the cards are compared
_ALIKE: Final = 0.01  # chances that differ by less are not told apart by people, nor by what the model has learned


class NoHint(Fault):
    """There is nothing to advise: it is not this seat's turn."""


class Reason(Enum):
    """Why a move is advised, in one idea. Cards are compared with the best one that differs from the advised card."""

    ONLY_MOVE = "only move"

    # In the auction, before the skat is picked up, and with it in hand; points are list points.
    DECLARING_BRINGS_MORE = "declaring brings more"
    PASSING_BRINGS_MORE = "passing brings more"
    SKAT_BRINGS_MORE = "skat brings more"
    HAND_BRINGS_MORE = "hand brings more"
    SAFEST_CONTRACT = "safest contract"  # no other is won clearly more often
    DEAREST_CONTRACT = "dearest contract"  # one is, but brings fewer points

    CANNOT_BE_LOST = "cannot be lost"  # proven: the contract, or the game after this card, whatever the others hold

    # Cards.
    WINS_MORE_OFTEN = "wins more often"
    PERHAPS_WINS_MORE_OFTEN = "perhaps wins more often"  # the lead may be the luck of the worlds
    MORE_SCHNEIDER = "more schneider"  # reached more often or suffered less, with about as many wins
    MORE_POINTS = "more points"  # card points for the own side, with as many wins
    HOLDS_OUT_LONGER = "holds out longer"  # null: the declarer takes a trick later, with as many wins
    CATCHES_SOONER = "catches sooner"  # null: the defenders give the declarer a trick sooner
    ALL_THE_SAME = "all the same"
    ALL_WON = "all won"  # with every card in every world
    ALL_LOST = "all lost"


@dataclass(frozen=True, slots=True)
class Choice:
    """A way to go on, with what it promises.

    move    a call, picking up, a hand game, or a contract with its best discard; in play a card
    points  expected list points, less the mean of the others'
    win     the chance that the own side wins; `None` for passing
    """

    move: Move
    points: float
    win: float | None


@dataclass(frozen=True, slots=True)
class Hint:
    """What to do and why.

    choices       what the ways to go on promise: going along and passing, picking up and the best hand game, or every
                  contract with its best discard, best first; in play every card, the advised one first
    highest       the highest number worth saying in this state of the auction, 0 for none; `None` after the auction
    game_in_mind  what somebody who goes along in the auction will probably play
    evidence      what speaks for every legal card, the advised one first; `None` where there is no choice of cards
    runner_up     the card with which the advised one was compared, if one differs from it
    null          in a null game whose declarer's cards are seen, what is safe and where it can be caught
    """

    move: Move
    reason: Reason
    choices: tuple[Choice, ...] = ()
    highest: int | None = None
    game_in_mind: Contract | None = None
    evidence: Evidence | None = None
    runner_up: Card | None = None
    null: NullSight | None = None

    @property
    def wins_in_ten(self) -> int:
        """Of ten games that are played with this hand, so many are won; of the choices that can win the first."""
        return round(10 * next(choice.win for choice in self.choices if choice.win is not None))

    def cost(self, choice: Choice) -> int:
        """The points that a choice costs against what is advised, as a person says it; 0 where it is about as good."""
        advised = next(found for found in self.choices if found.move == self.move)
        lost = advised.points - choice.points
        if lost < _AS_GOOD:
            return 0
        return round(lost) if lost < 2 * _SPOKEN else _SPOKEN * round(lost / _SPOKEN)


class Adviser:
    """Gives hints by the full strength of `kiebitz`, the same for the same seed and view."""

    def __init__(self, seed: int) -> None:
        self._player = KIEBITZ.player(seed)
        self._seed = seed
        self._calls = Calls()

    def hint(self, view: View) -> Hint:
        """Advice for the seat in turn, whose view this is; `NoHint` for any other. `Cancelled` if it was."""
        if not checked(view, View, "a hint is given in a View", "game.view(seat) gives one").my_turn:
            raise NoHint("hint-out-of-turn")
        if view.phase is Phase.AUCTION:
            return _hint_to_call(view)
        if view.phase is Phase.SKAT:
            return _hint_about_skat(view)
        if view.phase is Phase.DECLARE:
            return self._hint_to_declare(view)
        return self._hint_to_play(view)

    def cancel(self) -> None:
        """End a hint under way on another thread."""
        self._player.cancel()
        self._calls.cancel()

    def _hint_to_declare(self, view: View) -> Hint:
        bidder = self._player.bidder
        assert isinstance(bidder, TrialDeclarer)
        options = sorted(bidder.options(view), key=lambda option: -option.prospect.points)
        wins = [option.prospect.win for option in options]
        reason = Reason.SAFEST_CONTRACT if max(wins) - wins[0] < _ALIKE else Reason.DEAREST_CONTRACT
        if options[0].is_sure:
            reason = Reason.CANNOT_BE_LOST
        choices = tuple(map(_declaring, options))
        return Hint(choices[0].move, reason, choices)

    def _hint_to_play(self, view: View) -> Hint:
        legal = view.legal_cards()
        if len(legal) == 1:
            return Hint(legal[0], Reason.ONLY_MOVE)
        evidence = _best_first(self._player.evidence(view, all_values=True), view)
        best, *others = evidence.cards
        runner_up = next((found for found in others if not _is_same(best, found)), None)
        return Hint(
            move=best.card,
            choices=self._cards(view, best.card),
            reason=Reason.CANNOT_BE_LOST if _is_sure(view, best.card) else _reason_for_card(evidence, runner_up, view),
            evidence=evidence,
            runner_up=None if runner_up is None else runner_up.card,
            null=null_sight(view),
        )

    def _cards(self, view: View, advised: Card) -> tuple[Choice, ...]:
        """What the cards promise, by the model that reviews judge by."""
        seed = seed_of_decision(self._seed, view)
        with self._calls.begin() as stop:
            sight = see_cards(foresight(), shipped_calibration(), view, _WORLDS, seed, stop)
        found = [(card, sight.outcomes(card)) for card in sight.cards]
        choices = [Choice(card, expected(ends), own_chance(ends, is_declarer=view.is_declarer)) for card, ends in found]
        return tuple(sorted(choices, key=lambda choice: (choice.move != advised, -choice.points)))


def _hint_to_call(view: View) -> Hint:
    assert view.seat is not None
    auction = view.auction
    if not auction.is_holding and auction.next_bid() is None:
        return Hint(PASS, Reason.ONLY_MOVE)
    model, passing = shipped_model(), shipped_passing()
    advice = advise_bid(model, Value(passing), passing, view.hand, view.seat, auction)
    going_along = HOLD if auction.is_holding else Bid(advice.number)
    choices = (
        Choice(going_along, advice.declaring.points, advice.declaring.win),
        Choice(PASS, advice.passing, None),
    )
    if isinstance(advice.move, Pass):
        return Hint(PASS, Reason.PASSING_BRINGS_MORE, choices, advice.highest)
    game_in_mind = outlook_of(model, view.hand, view.seat).likeliest_game(advice.number)
    return Hint(advice.move, Reason.DECLARING_BRINGS_MORE, choices, advice.highest, game_in_mind)


def _hint_about_skat(view: View) -> Hint:
    assert view.seat is not None
    advice = advise_skat(shipped_model(), view.hand, view.seat, view.auction.bid)
    picking_up = Choice(PICK_UP, advice.picking_up.points, advice.picking_up.win)
    picks_up = isinstance(advice.move, PickUp)
    reason = Reason.SKAT_BRINGS_MORE if picks_up else Reason.HAND_BRINGS_MORE
    if not picks_up and advice.from_hand.is_sure:
        reason = Reason.CANNOT_BE_LOST
    return Hint(advice.move, reason, (picking_up, _declaring(advice.from_hand)))


def _declaring(option: Option) -> Choice:
    return Choice(Declare(option.contract, option.discard), option.prospect.points, option.prospect.win)


def _is_sure(view: View, card: Card) -> bool:
    """Whether a declarer cannot lose any more who plays this card."""
    return view.is_declarer and card in guarantee(view, nodes=_NODES).keeping


def _best_first(evidence: Evidence, view: View) -> Evidence:
    """The advised card, then the others by their scores, and those with equal ones by their values."""
    sign = -1 if view.is_declarer else 1

    def place(found: CardEvidence) -> tuple[bool, float, float]:
        return found.card != evidence.best, -_score(found), sign * _value(found)

    return replace(evidence, cards=tuple(sorted(evidence.cards, key=place)))


def _reason_for_card(evidence: Evidence, runner_up: CardEvidence | None, view: View) -> Reason:
    """What the advised card has over another one that differs from it, if there is one."""
    best = evidence.cards[0]
    shares = [found.win_share for found in evidence.cards]
    if min(shares) > 1 - _SAME:
        return Reason.ALL_WON
    if max(shares) < _SAME:
        return Reason.ALL_LOST
    if runner_up is None:
        return Reason.ALL_THE_SAME
    if best.win_share > runner_up.win_share + _SAME:
        is_sure = evidence.is_full or _lead_is_sure(best, runner_up)
        return Reason.WINS_MORE_OFTEN if is_sure else Reason.PERHAPS_WINS_MORE_OFTEN
    assert view.contract is not None
    if view.contract.is_null:
        return _reason_in_null(best, runner_up, view)
    return Reason.MORE_SCHNEIDER if _score(best) > _score(runner_up) + _SAME else Reason.MORE_POINTS


def _reason_in_null(best: CardEvidence, runner_up: CardEvidence, view: View) -> Reason:
    """With no more wins it is the time that counts; what else speaks for a card are the rules of experts."""
    longer = _value(best) - _value(runner_up)
    if (longer if view.is_declarer else -longer) < -_SAME:
        return Reason.PERHAPS_WINS_MORE_OFTEN
    return Reason.HOLDS_OUT_LONGER if view.is_declarer else Reason.CATCHES_SOONER


def _lead_is_sure(best: CardEvidence, other: CardEvidence) -> bool:
    """Cautiously, as if the two had been judged in worlds of their own: in the same ones luck spoils less."""
    assert best.error is not None
    assert other.error is not None
    return _score(best) - _score(other) > _SURE * math.hypot(best.error, other.error)


def _is_same(one: CardEvidence, other: CardEvidence) -> bool:
    """Whether the worlds tell no difference between two cards."""
    figures = zip(_figures(one), _figures(other), strict=True)
    return all(abs(first - second) < _SAME for first, second in figures)


def _figures(found: CardEvidence) -> tuple[float, float, float]:
    return found.win_share, _score(found), _value(found)


def _score(found: CardEvidence) -> float:
    assert found.score is not None, "evidence in full has the score of every card"
    return found.score


def _value(found: CardEvidence) -> float:
    assert found.value is not None, "evidence in full has the value of every card"
    return found.value
