"""What a moment is about, in one idea: the theme that its reason belongs to."""

from __future__ import annotations

from enum import Enum
from typing import Final

from kiebitz.review.reason import ReasonKind


class Theme(Enum):
    """Ideas of Skat, by which moments are found and counted."""

    DRAW_TRUMPS = "draw trumps"
    KEEP_FULL_CARDS = "keep the ten"
    TAKE = "take the trick"
    LEAD = "lead through"
    SMEAR = "smear"
    DUCK = "duck"
    HOLD_BACK = "hold back"
    SCHNEIDER = "schneider"
    NULL = "null hole"
    DISCARD = "discard"
    CONTRACT = "grand or suit"
    BID = "bid or pass"


_KINDS: Final[dict[Theme, tuple[ReasonKind, ...]]] = {
    Theme.DRAW_TRUMPS: (ReasonKind.TRUMPS_NOT_DRAWN,),
    Theme.KEEP_FULL_CARDS: (
        ReasonKind.FED_OPPONENTS,
        ReasonKind.LED_FULL_CARD_AWAY,
        ReasonKind.OWN_CARD_RUFFED,
        ReasonKind.BARED,
        ReasonKind.OWN_CARD_LOST,
    ),
    Theme.TAKE: (
        ReasonKind.RUFFED_TOO_LOW,
        ReasonKind.NOT_RUFFED,
        ReasonKind.NOT_TAKEN,
        ReasonKind.ESCAPED,
        ReasonKind.NOT_CASHED,
        ReasonKind.VOID_NOT_MADE,
    ),
    Theme.LEAD: (
        ReasonKind.PARTNERS_CARD_RUFFED,
        ReasonKind.DECLARER_NOT_FORCED,
        ReasonKind.INTO_TENACE,
        ReasonKind.SUIT_OPENED,
        ReasonKind.SUIT_NOT_LED,
        ReasonKind.LET_DISCARD,
        ReasonKind.WRONG_WAY,
        ReasonKind.LEAD_GIVEN,
        ReasonKind.WRONG_DEFENDER_LEADS,
    ),
    Theme.SMEAR: (ReasonKind.NOT_SMEARED, ReasonKind.PARTNER_CANNOT_SMEAR, ReasonKind.PARTNERS_CARD_LOST),
    Theme.DUCK: (ReasonKind.PARTNER_OVERTAKEN, ReasonKind.TAKEN_TOO_EARLY),
    Theme.HOLD_BACK: (
        ReasonKind.TRUMP_SPENT,
        ReasonKind.HIGHER_THAN_NEEDED,
        ReasonKind.CATCHER_SPENT,
        ReasonKind.PARTNERS_TRUMP_PULLED,
        ReasonKind.TRUMPS_WASTED,
        ReasonKind.TRUMP_TRICK_GIVEN,
    ),
    Theme.SCHNEIDER: (ReasonKind.SCHNEIDER_MISSED, ReasonKind.INTO_SCHNEIDER),
    Theme.NULL: (
        ReasonKind.NULL_TAKEN,
        ReasonKind.NULL_HOLE_OPENED,
        ReasonKind.NULL_DANGER_KEPT,
        ReasonKind.NULL_LOW_CARD_SPENT,
        ReasonKind.NULL_LET_DISCARD,
        ReasonKind.NULL_MISSED_NOW,
        ReasonKind.NULL_OTHER_SUIT,
        ReasonKind.NULL_LOW_CARD_GONE,
        ReasonKind.NULL_WRONG_LEADER,
    ),
    Theme.DISCARD: (
        ReasonKind.TRUMP_PUT_AWAY,
        ReasonKind.ACE_PUT_AWAY,
        ReasonKind.GUARD_PUT_AWAY,
        ReasonKind.BARE_TEN_KEPT,
        ReasonKind.NO_VOID,
        ReasonKind.POINTS_KEPT,
        ReasonKind.NOT_FROM_SHORT_SUIT,
        ReasonKind.NULL_DANGER_NOT_PUT_AWAY,
    ),
    Theme.CONTRACT: (
        ReasonKind.SHOULD_PICK_UP,
        ReasonKind.SHOULD_PLAY_HAND,
        ReasonKind.ANNOUNCED_TOO_MUCH,
        ReasonKind.ANNOUNCED_TOO_LITTLE,
        ReasonKind.CONTRACT_OVERBID,
        ReasonKind.CONTRACT_SAFER,
        ReasonKind.CONTRACT_DEARER,
        ReasonKind.CONTRACT_CHEAPER,
    ),
    Theme.BID: (
        ReasonKind.PASSED_GOOD_GAME,
        ReasonKind.BID_WEAK_HAND,
        ReasonKind.BID_PAST_VALUE,
        ReasonKind.BID_PAST_WORTH,
        ReasonKind.BID_THIN,
    ),
}

_THEMES: Final = {kind: theme for theme, kinds in _KINDS.items() for kind in kinds}


def theme_of(kind: ReasonKind) -> Theme:
    """The idea that a reason belongs to."""
    return _THEMES[kind]
