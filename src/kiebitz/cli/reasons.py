"""Why a move was wrong, in a sentence or two of the catalogue."""

from __future__ import annotations

from collections.abc import Sequence

from kiebitz.cli.speaker import Speaker
from kiebitz.cli.table.wording import DECK
from kiebitz.review.reason import Reason
from kiebitz.words import Value


def reason_text(reason: Reason, names: Sequence[str], speaker: Speaker) -> str:
    """A reason as it is told; `names` are those of the three seats."""
    said = speaker.say_of("reason", reason.kind.value, **_filling(reason, names, speaker))
    if reason.supposed is None:
        return said
    seat, card = names[reason.supposed.seat], speaker.wording.card(reason.supposed.card)
    return speaker.say("reason-supposed", seat=seat, card=card, reason=said)


def _filling(reason: Reason, names: Sequence[str], speaker: Speaker) -> dict[str, Value]:
    """What a kind of reason knows, by the names that sentences have for it."""
    filled: dict[str, Value] = {}
    cards = [speaker.wording.card(card) for card in reason.cards]
    filled |= zip(("card", "other"), cards, strict=False)
    filled |= zip(("seat", "taker"), (names[seat] for seat in reason.seats), strict=False)
    if cards:
        filled |= {"cards": ", ".join(cards), "suit": str(reason.cards[0])[0], "deck": DECK}
        filled["same"] = "yes" if cards[0] in cards[1:] else "no"
    if reason.contract is not None:
        filled["contract"] = speaker.contract(reason.contract)
    counted = {"points": reason.points, "tricks": reason.tricks}
    return filled | {name: count for name, count in counted.items() if count is not None}
