"""A reason why a move was wrong, as data; faces find the words.

A reason names cards, seats and quantities. What each of them means is said for every kind.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from kiebitz.cards import Card
from kiebitz.contract import Contract


class ReasonKind(Enum):
    """What is wrong with a move, in one idea.

    Cards are judged by two lines of best play with open cards, after the best card and after the one played. "Ours" is
    the side of the seat that played, "they" are the other one; a full card is a ten or an ace. What would have happened
    is the line after the best card. `points` are the card points that the one played costs ours, if nothing else is
    said.
    """

    # The trick under way.

    # They take this trick with the full card played; ours would have taken it later. Cards: it. Seats: who takes it.
    FED_OPPONENTS = "fed the opponents"
    # The same where it was led. Cards: it, what takes it. Seats: who does.
    LED_FULL_CARD_AWAY = "led a full card away"
    # Their trump is higher; the best card beats it. Cards: theirs, the best. Seats: whose. Points: of the trick.
    RUFFED_TOO_LOW = "ruffed too low"
    # They take a trick that the best card, a ruff, takes. Cards: that. Seats: who takes it. Points: of the trick.
    NOT_RUFFED = "not ruffed"
    # Likewise without a ruff, and for ten points or more.
    NOT_TAKEN = "trick not taken"
    # The partner's card was winning, and would have won. Cards: the one played. Seats: the partner.
    PARTNER_OVERTAKEN = "partner overtaken"
    # The partner takes the trick in any case. Cards: what could lie in it, what they get now. Seats: the partner.
    NOT_SMEARED = "not smeared"
    # Ruffed, with a trump that would have taken another trick. Cards: it.
    TRUMP_SPENT = "trump spent"
    # The best card takes this trick as well, and the one played a later one. Cards: the one played, the best.
    HIGHER_THAN_NEEDED = "higher than needed"
    # Left to them, and the card played takes a later trick. Cards: it. Seats: who would take this one.
    TAKEN_TOO_EARLY = "taken too early"

    # The fate of a full card: ours would have taken it, and they do now.

    # The card played would have caught it. Cards: the one played, the full card. Seats: whose that is.
    CATCHER_SPENT = "catcher spent"
    # One of theirs. Cards: it. Seats: whose.
    ESCAPED = "full card escapes"
    # Cards: it. Seats: the partner, who ruffs.
    PARTNERS_CARD_RUFFED = "partner's card ruffed"
    # The partner would have put it into this trick. Cards: it. Seats: the partner.
    PARTNER_CANNOT_SMEAR = "partner cannot smear"
    # The partner loses it in another way. Cards: it. Seats: the partner.
    PARTNERS_CARD_LOST = "partner's card lost"
    # It is the best card itself. Cards: it.
    NOT_CASHED = "not cashed"
    # Cards: it.
    OWN_CARD_RUFFED = "own card ruffed"
    # The card played was the last one below it. Cards: the full card.
    BARED = "bared"
    # The seat loses it in another way. Cards: it.
    OWN_CARD_LOST = "own card lost"

    # Trumps.

    # The declarer did not lead one; a defender ruffs a card that would win. Cards: that. Seats: the defender.
    TRUMPS_NOT_DRAWN = "trumps not drawn"
    # A defender led one; the partner's would have taken a trick. Cards: that. Seats: the partner.
    PARTNERS_TRUMP_PULLED = "partner's trump pulled"
    # The best lead is ruffed and brings ours more trump tricks. Seats: the declarer. Tricks: how many.
    DECLARER_NOT_FORCED = "declarer not forced"
    # The declarer led one and takes fewer tricks with trumps than after the best lead. Tricks: how many.
    TRUMPS_WASTED = "trumps wasted"
    # They take more tricks with trumps. Tricks: how many.
    TRUMP_TRICK_GIVEN = "trump trick given"

    # Suits and the lead.

    # The declarer, last, takes the lead with the lower of two cards around one of ours. Cards: it. Seats: the declarer.
    INTO_TENACE = "into the tenace"
    # They take more tricks with cards of the suit led. Cards: the one led. Tricks: how many in all.
    SUIT_OPENED = "suit opened"
    # Ours take more tricks with cards of the suit of the best lead. Cards: that lead. Tricks: how many.
    SUIT_NOT_LED = "suit not led"
    # The best card, thrown, would have let the seat ruff what they take now. Cards: the best, what is ruffed.
    VOID_NOT_MADE = "void not made"
    # The declarer throws a card on the lead that ours would have taken. Cards: it. Seats: the declarer.
    LET_DISCARD = "let discard"
    # Short to the friend, long to the foe: led the other way round. Cards: the best lead. Seats: who plays next.
    WRONG_WAY = "wrong way"
    # They lead next, and not ours, for five points or more. Seats: who leads.
    LEAD_GIVEN = "lead given"
    # The wrong one of ours leads next, for five points or more. Seats: who should.
    WRONG_DEFENDER_LEADS = "wrong defender leads"

    # The end, where the game is won or lost the same.

    # They would have been schneider. Points: what they get now.
    SCHNEIDER_MISSED = "schneider missed"
    # Ours would not have been schneider. Points: what ours get now.
    INTO_SCHNEIDER = "into schneider"

    # Null: the declarer is caught after one card and not after the other.

    # The declarer takes this very trick. Cards: the best.
    NULL_TAKEN = "null: trick taken"
    # The declarer is caught in the suit led. Cards: with what.
    NULL_HOLE_OPENED = "null: hole opened"
    # The declarer is caught with the best card, which could be thrown away. Cards: it.
    NULL_DANGER_KEPT = "null: danger kept"
    # The declarer is caught with a card above the one played. Cards: that.
    NULL_LOW_CARD_SPENT = "null: low card spent"
    # The declarer throws away now what would have been caught. Cards: it. Seats: the declarer.
    NULL_LET_DISCARD = "null: let discard"
    # The declarer would have taken this very trick. Cards: the best. Seats: the declarer.
    NULL_MISSED_NOW = "null: missed now"
    # The declarer would have been caught in the suit of the best lead. Cards: that, with what. Seats: the declarer.
    NULL_OTHER_SUIT = "null: other suit"
    # The card played would have lain under the declarer's. Cards: that. Seats: the declarer.
    NULL_LOW_CARD_GONE = "null: low card gone"
    # The other defender should lead next. Seats: who should.
    NULL_WRONG_LEADER = "null: wrong leader"

    # The auction, by what the evaluation expects of the hand.

    # To declare is to win more often than not. Contract: what most skats make of the hand.
    PASSED_GOOD_GAME = "passed a good game"
    # Nothing is won more often than lost, at the lowest bid.
    BID_WEAK_HAND = "bid on a weak hand"
    # At the bid nothing is, and the likeliest game is worth less. Contract: that game. Points: its value.
    BID_PAST_VALUE = "bid past the value"
    # Declaring brought more than passing up to a lower number. Points: the highest of them.
    BID_PAST_WORTH = "bid past its worth"
    # Something is won more often than lost, but passing brings more at any bid.
    BID_THIN = "bid on a thin hand"

    # The skat, the contract and its announcements. Contract: the better one.

    # With the skat the game is won more often.
    SHOULD_PICK_UP = "should pick up"
    # A game from the hand brings more.
    SHOULD_PLAY_HAND = "should play hand"
    # The same kind of game brings more with less announced.
    ANNOUNCED_TOO_MUCH = "announced too much"
    # The same kind of game brings more with more announced.
    ANNOUNCED_TOO_LITTLE = "announced too little"
    # What was declared is worth less than the bid, the better one is not. Points: what it is worth.
    CONTRACT_OVERBID = "contract overbid"
    # The better one is won more often.
    CONTRACT_SAFER = "safer contract"
    # The better one is not, but is worth more.
    CONTRACT_DEARER = "dearer contract"
    # The better one is not, but costs less where it is lost.
    CONTRACT_CHEAPER = "cheaper contract"

    # The discard in the right contract: what it does, and the better one does not.

    # Cards: the trumps.
    TRUMP_PUT_AWAY = "trump put away"
    # Cards: the aces.
    ACE_PUT_AWAY = "ace put away"
    # A ten is left bare. Cards: the ten.
    GUARD_PUT_AWAY = "guard put away"
    # The better one puts it away. Cards: the ten.
    BARE_TEN_KEPT = "bare ten kept"
    # The better one leaves fewer suits. Cards: what should go.
    NO_VOID = "no void made"
    # The better one puts more points away, five or more. Cards: what should go. Points: how many more.
    POINTS_KEPT = "points kept"
    # The better one takes cards from shorter suits. Cards: what should go.
    NOT_FROM_SHORT_SUIT = "not from the short suit"
    # Null, and the better one puts other cards away. Cards: what should go.
    NULL_DANGER_NOT_PUT_AWAY = "null: danger not put away"


@dataclass(frozen=True, slots=True)
class Supposition:
    """Where the reason does not hold as the cards lay: who holds which card, in a case in which it does."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move was wrong. What the fields hold is said for every kind."""

    kind: ReasonKind
    cards: tuple[Card, ...] = ()
    seats: tuple[int, ...] = ()
    points: int | None = None
    tricks: int | None = None
    contract: Contract | None = None
    supposed: Supposition | None = None
