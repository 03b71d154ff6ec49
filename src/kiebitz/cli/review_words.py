"""Why a move was wrong, in English and German.

Each kind of reason has one text. Filled in are, as far as the kind knows them: `{card}` and `{other}`, its first and
its second card, `{cards}`, all of them, `{suit}`, that of the first, `{seat}` and `{taker}`, its first and second
seat, `{points}` and `{tricks}`, counted, `{number}`, the points as a bare number, and `{contract}`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kiebitz.cli.table.wording import Wording
from kiebitz.contract import Kind
from kiebitz.review.reason import Reason, ReasonKind

_Counted = tuple[str, str]


@dataclass(frozen=True, slots=True)
class ReasonWords:
    """What is said in one language; `supposed` stands before a reason that holds if somebody has a card."""

    points: _Counted
    tricks: _Counted
    supposed: str
    texts: dict[ReasonKind, str]


def reason_text(reason: Reason, names: Sequence[str], language: str, *, symbols: bool = True) -> str:
    """A reason in a sentence or two; `names` are those of the three seats."""
    words, wording = REASON_WORDS[language], Wording(language, symbols)
    said = words.texts[reason.kind].format(**_filled_in(reason, names, words, wording))
    if reason.supposed is None:
        return said
    held = words.supposed.format(seat=names[reason.supposed.seat], card=wording.card(reason.supposed.card))
    return f"{held} {said}"


def _filled_in(reason: Reason, names: Sequence[str], words: ReasonWords, wording: Wording) -> dict[str, str]:
    filled = dict(zip(("card", "other"), map(wording.card, reason.cards), strict=False))
    filled |= dict(zip(("seat", "taker"), (names[seat] for seat in reason.seats), strict=False))
    if reason.cards:
        filled["cards"] = ", ".join(map(wording.card, reason.cards))
        filled["suit"] = wording.kind(Kind(reason.cards[0].suit))
    if reason.points is not None:
        filled["points"] = wording.counted(words.points, reason.points)
        filled["number"] = str(reason.points)
    if reason.tricks is not None:
        filled["tricks"] = wording.counted(words.tricks, reason.tricks)
    if reason.contract is not None:
        filled["contract"] = wording.contract(reason.contract)
    return filled


_ENGLISH: Final = ReasonWords(
    points=("{count} card point", "{count} card points"),
    tricks=("{count} trick", "{count} tricks"),
    supposed="For instance, if {seat} holds the {card}:",
    texts={
        ReasonKind.FED_OPPONENTS: "Gives {seat} the {card}, which could have been kept. Costs {points}.",
        ReasonKind.LED_FULL_CARD_AWAY: "{seat} takes the {card} with the {other}. Costs {points}.",
        ReasonKind.RUFFED_TOO_LOW: "Too low: {seat}'s {card} takes the trick, {points}; the {other} would have held.",
        ReasonKind.NOT_RUFFED: "The trick goes to {seat} with {points}; a ruff with the {card} would have taken it.",
        ReasonKind.NOT_TAKEN: "The trick goes to {seat} with {points}; the {card} would have taken it.",
        ReasonKind.PARTNER_OVERTAKEN: "The trick was {seat}'s already; taking it over costs {points}.",
        ReasonKind.NOT_SMEARED: "The {card} could be smeared on {seat}'s trick; now the declarer gets the {other}."
        " Costs {points}.",
        ReasonKind.TRUMP_SPENT: "The {card} would have taken another trick; ruffing here costs {points}.",
        ReasonKind.HIGHER_THAN_NEEDED: "The {other} is enough for this trick, and the {card} takes another one later."
        " Costs {points}.",
        ReasonKind.TAKEN_TOO_EARLY: "Too early: left to {seat}, this trick costs less, and the {card} takes another one"
        " later. Costs {points}.",
        ReasonKind.CATCHER_SPENT: "The {card} is gone that could have caught {seat}'s {other}. Costs {points}.",
        ReasonKind.ESCAPED: "Gives up {points}: {seat}'s {card} could have been caught.",
        ReasonKind.PARTNERS_CARD_RUFFED: "Lets {seat}'s {card} be ruffed by {taker}. Costs {points}.",
        ReasonKind.PARTNER_CANNOT_SMEAR: "{seat} could have smeared the {card} on this trick. Costs {points}.",
        ReasonKind.PARTNERS_CARD_LOST: "{seat}'s {card} falls to the declarer. Costs {points}.",
        ReasonKind.NOT_CASHED: "The {card} gets home now; later the other side takes it. Costs {points}.",
        ReasonKind.OWN_CARD_RUFFED: "The {card} is ruffed later. Costs {points}.",
        ReasonKind.BARED: "Leaves the {card} bare, and it is caught. Costs {points}.",
        ReasonKind.OWN_CARD_LOST: "The {card} falls to the other side later. Costs {points}.",
        ReasonKind.TRUMPS_NOT_DRAWN: "Trumps should be drawn first: {seat} trumps the {card}. Costs {points}.",
        ReasonKind.PARTNERS_TRUMP_PULLED: "Pulls {seat}'s {card}, which would have taken a trick. Costs {points}.",
        ReasonKind.DECLARER_NOT_FORCED: "Made to ruff now, {seat} would leave the defenders {tricks} more in trumps."
        " Costs {points}.",
        ReasonKind.TRUMPS_WASTED: "Kept back, the trumps take {tricks} more. Costs {points}.",
        ReasonKind.TRUMP_TRICK_GIVEN: "Gives the other side {tricks} more in trumps. Costs {points}.",
        ReasonKind.INTO_TENACE: "Leads into {seat}'s tenace: the {card} takes a trick that it would not have taken."
        " Costs {points}.",
        ReasonKind.SUIT_OPENED: "Opens {suit}: the other side takes {tricks} there. Costs {points}.",
        ReasonKind.SUIT_NOT_LED: "Leading {suit} brings {tricks} more there. Costs {points}.",
        ReasonKind.VOID_NOT_MADE: "With the {card} thrown away, the {other} could have been ruffed. Costs {points}.",
        ReasonKind.LET_DISCARD: "{seat} throws the {card} away, which would have been lost. Costs {points}.",
        ReasonKind.WRONG_WAY: "Short to the friend, long to the foe: {seat} plays next, so {suit} is the suit."
        " Costs {points}.",
        ReasonKind.LEAD_GIVEN: "Gives {seat} the lead. Costs {points}.",
        ReasonKind.WRONG_DEFENDER_LEADS: "The next lead should be {seat}'s. Costs {points}.",
        ReasonKind.SCHNEIDER_MISSED: "The other side would have been schneider; now it gets {points}.",
        ReasonKind.INTO_SCHNEIDER: "Only {points} now: schneider, which could have been avoided.",
        ReasonKind.NULL_TAKEN: "This takes the trick; the {card} does not.",
        ReasonKind.NULL_HOLE_OPENED: "Opens the gap in {suit}: the {card} is caught.",
        ReasonKind.NULL_DANGER_KEPT: "The {card} could be thrown away here; later it is caught.",
        ReasonKind.NULL_LOW_CARD_SPENT: "The low card is missing later: the {card} is caught.",
        ReasonKind.NULL_LET_DISCARD: "{seat} gets rid of the {card}, which could have been caught.",
        ReasonKind.NULL_MISSED_NOW: "With the {card}, {seat} is caught in this very trick.",
        ReasonKind.NULL_OTHER_SUIT: "{seat} can be caught in {suit}, with the {other}.",
        ReasonKind.NULL_LOW_CARD_GONE: "The card is needed later, under {seat}'s {card}.",
        ReasonKind.NULL_WRONG_LEADER: "The next lead should be {seat}'s, to catch the declarer.",
        ReasonKind.PASSED_GOOD_GAME: "Worth a game, most likely {contract}: it is won more often than lost.",
        ReasonKind.BID_WEAK_HAND: "Too weak: whatever is played is lost more often than won.",
        ReasonKind.BID_PAST_VALUE: "{contract} is worth {number} with this hand, less than was bid.",
        ReasonKind.BID_PAST_WORTH: "Worth playing up to {number}, not beyond.",
        ReasonKind.BID_THIN: "Too thin: won more often than lost, but not often enough; passing brings more.",
        ReasonKind.SHOULD_PICK_UP: "With the skat the game is won more often.",
        ReasonKind.SHOULD_PLAY_HAND: "{contract} brings more than picking up.",
        ReasonKind.ANNOUNCED_TOO_MUCH: "What is announced is missed too often: {contract} brings more.",
        ReasonKind.ANNOUNCED_TOO_LITTLE: "The hand is strong enough for more: {contract}.",
        ReasonKind.CONTRACT_OVERBID: "Worth {number}, less than was bid; {contract} is worth enough.",
        ReasonKind.CONTRACT_SAFER: "{contract} is won more often.",
        ReasonKind.CONTRACT_DEARER: "{contract} is worth more and brings more, without being won more often.",
        ReasonKind.CONTRACT_CHEAPER: "{contract} is not won more often, but costs less where it is lost.",
        ReasonKind.TRUMP_PUT_AWAY: "Trumps belong in the hand: {cards}.",
        ReasonKind.ACE_PUT_AWAY: "Aces belong in the hand: {cards}.",
        ReasonKind.GUARD_PUT_AWAY: "Leaves the {card} bare in the hand.",
        ReasonKind.BARE_TEN_KEPT: "A bare ten belongs in the skat: {cards}.",
        ReasonKind.NO_VOID: "Better rid of a whole suit: {cards} put away.",
        ReasonKind.NOT_FROM_SHORT_SUIT: "Better from the shorter suit: {cards} put away.",
        ReasonKind.POINTS_KEPT: "{cards} in the skat brings {points} more home.",
        ReasonKind.NULL_DANGER_NOT_PUT_AWAY: "Safer with {cards} put away.",
    },
)

_GERMAN: Final = ReasonWords(
    points=("{count} Auge", "{count} Augen"),
    tricks=("{count} Stich", "{count} Stiche"),
    supposed="Etwa wenn {seat} {card} hat:",
    texts={
        ReasonKind.FED_OPPONENTS: "{card} geht an {seat} und war zu retten. Kostet {points}.",
        ReasonKind.LED_FULL_CARD_AWAY: "{seat} holt {card} mit {other}. Kostet {points}.",
        ReasonKind.RUFFED_TOO_LOW: "Zu klein: {card} von {seat} holt den Stich mit {points}; {other} hätte gehalten.",
        ReasonKind.NOT_RUFFED: "Der Stich geht mit {points} an {seat}; {card} hätte ihn gestochen.",
        ReasonKind.NOT_TAKEN: "Der Stich geht mit {points} an {seat}; {card} hätte ihn geholt.",
        ReasonKind.PARTNER_OVERTAKEN: "Der Stich gehörte schon {seat}; ihn zu übernehmen kostet {points}.",
        ReasonKind.NOT_SMEARED: "{card} war auf den Stich von {seat} zu schmieren; so bekommt der Alleinspieler"
        " {other}. Kostet {points}.",
        ReasonKind.TRUMP_SPENT: "{card} hätte noch einen anderen Stich gemacht; hier zu stechen kostet {points}.",
        ReasonKind.HIGHER_THAN_NEEDED: "{other} reicht für diesen Stich, und {card} macht später noch einen."
        " Kostet {points}.",
        ReasonKind.TAKEN_TOO_EARLY: "Zu früh: {seat} diesen Stich zu lassen ist billiger, {card} macht später noch"
        " einen. Kostet {points}.",
        ReasonKind.CATCHER_SPENT: "{card} fehlt nun, um {other} von {seat} zu fangen. Kostet {points}.",
        ReasonKind.ESCAPED: "Verschenkt {points}: {card} von {seat} war zu fangen.",
        ReasonKind.PARTNERS_CARD_RUFFED: "So sticht {taker} {card} von {seat} ab. Kostet {points}.",
        ReasonKind.PARTNER_CANNOT_SMEAR: "{seat} hätte auf diesen Stich {card} schmieren können. Kostet {points}.",
        ReasonKind.PARTNERS_CARD_LOST: "{card} von {seat} geht an den Alleinspieler. Kostet {points}.",
        ReasonKind.NOT_CASHED: "{card} geht jetzt nach Hause, später holt die andere Seite die Karte. Kostet {points}.",
        ReasonKind.OWN_CARD_RUFFED: "{card} wird später abgestochen. Kostet {points}.",
        ReasonKind.BARED: "{card} steht nun blank und wird gefangen. Kostet {points}.",
        ReasonKind.OWN_CARD_LOST: "{card} geht später an die andere Seite. Kostet {points}.",
        ReasonKind.TRUMPS_NOT_DRAWN: "Erst Trumpf ziehen: So sticht {seat} {card}. Kostet {points}.",
        ReasonKind.PARTNERS_TRUMP_PULLED: "Zieht {card} von {seat}; der Trumpf hätte noch einen Stich gemacht."
        " Kostet {points}.",
        ReasonKind.DECLARER_NOT_FORCED: "Jetzt zum Stechen gezwungen, ließe {seat} den Gegenspielern {tricks} mehr in"
        " Trumpf. Kostet {points}.",
        ReasonKind.TRUMPS_WASTED: "Zurückgehalten machen die Trümpfe {tricks} mehr. Kostet {points}.",
        ReasonKind.TRUMP_TRICK_GIVEN: "Gibt der anderen Seite {tricks} mehr in Trumpf. Kostet {points}.",
        ReasonKind.INTO_TENACE: "{seat} in die Gabel gespielt: {card} macht einen Stich, der sonst nicht zu machen war."
        " Kostet {points}.",
        ReasonKind.SUIT_OPENED: "Öffnet {suit}: Die andere Seite macht dort {tricks}. Kostet {points}.",
        ReasonKind.SUIT_NOT_LED: "{suit} auszuspielen bringt dort {tricks} mehr. Kostet {points}.",
        ReasonKind.VOID_NOT_MADE: "Mit {card} abgeworfen wäre {other} zu stechen. Kostet {points}.",
        ReasonKind.LET_DISCARD: "{seat} wirft {card} ab, die Karte war sonst verloren. Kostet {points}.",
        ReasonKind.WRONG_WAY: "Dem Freunde kurz, dem Feinde lang: {seat} sitzt dahinter, also {suit}. Kostet {points}.",
        ReasonKind.LEAD_GIVEN: "Bringt {seat} ans Spiel. Kostet {points}.",
        ReasonKind.WRONG_DEFENDER_LEADS: "Am Spiel sollte nun {seat} sein. Kostet {points}.",
        ReasonKind.SCHNEIDER_MISSED: "Die andere Seite wäre Schneider geblieben; so kommt sie auf {points}.",
        ReasonKind.INTO_SCHNEIDER: "So sind es nur {points}: Schneider, und das war zu vermeiden.",
        ReasonKind.NULL_TAKEN: "Das nimmt den Stich; {card} nimmt ihn nicht.",
        ReasonKind.NULL_HOLE_OPENED: "Öffnet die Lücke in {suit}: {card} wird gefangen.",
        ReasonKind.NULL_DANGER_KEPT: "{card} war hier abzuwerfen; später wird die Karte gefangen.",
        ReasonKind.NULL_LOW_CARD_SPENT: "Die kleine Karte fehlt später: {card} wird gefangen.",
        ReasonKind.NULL_LET_DISCARD: "{seat} wird {card} los; die Karte war zu fangen.",
        ReasonKind.NULL_MISSED_NOW: "Mit {card} ist {seat} schon in diesem Stich gefangen.",
        ReasonKind.NULL_OTHER_SUIT: "In {suit} ist {seat} zu fangen, mit {other}.",
        ReasonKind.NULL_LOW_CARD_GONE: "Die Karte wird noch gebraucht, unter {card} von {seat}.",
        ReasonKind.NULL_WRONG_LEADER: "Am Spiel sollte nun {seat} sein, um den Alleinspieler zu fangen.",
        ReasonKind.PASSED_GOOD_GAME: "Das reicht zum Spiel, am ehesten {contract}: öfter gewonnen als verloren.",
        ReasonKind.BID_WEAK_HAND: "Zu schwach: Was auch gespielt wird, geht öfter verloren als gewonnen.",
        ReasonKind.BID_PAST_VALUE: "{contract} ist mit diesem Blatt {number} wert, weniger als gereizt.",
        ReasonKind.BID_PAST_WORTH: "Bis {number} lohnt es sich, weiter nicht.",
        ReasonKind.BID_THIN: "Zu dünn: öfter gewonnen als verloren, aber nicht oft genug; Passen bringt mehr.",
        ReasonKind.SHOULD_PICK_UP: "Mit dem Skat gewinnt man öfter.",
        ReasonKind.SHOULD_PLAY_HAND: "{contract} bringt mehr, als den Skat aufzunehmen.",
        ReasonKind.ANNOUNCED_TOO_MUCH: "Die Ansage geht zu oft schief: {contract} bringt mehr.",
        ReasonKind.ANNOUNCED_TOO_LITTLE: "Das Blatt gibt mehr her: {contract}.",
        ReasonKind.CONTRACT_OVERBID: "Nur {number} wert, weniger als gereizt; {contract} ist genug wert.",
        ReasonKind.CONTRACT_SAFER: "{contract} gewinnt öfter.",
        ReasonKind.CONTRACT_DEARER: "{contract} ist mehr wert und bringt auf Dauer mehr, ohne öfter zu gewinnen.",
        ReasonKind.CONTRACT_CHEAPER: "{contract} gewinnt nicht öfter, kostet aber weniger, wenn es verloren geht.",
        ReasonKind.TRUMP_PUT_AWAY: "Trumpf gehört in die Hand: {cards}.",
        ReasonKind.ACE_PUT_AWAY: "Asse gehören in die Hand: {cards}.",
        ReasonKind.GUARD_PUT_AWAY: "{card} bleibt blank auf der Hand.",
        ReasonKind.BARE_TEN_KEPT: "Eine blanke Zehn gehört in den Skat: {cards}.",
        ReasonKind.NO_VOID: "Besser eine Farbe ganz weg: {cards} gedrückt.",
        ReasonKind.NOT_FROM_SHORT_SUIT: "Besser aus der kürzeren Farbe: {cards} gedrückt.",
        ReasonKind.POINTS_KEPT: "{cards} im Skat bringt {points} mehr nach Hause.",
        ReasonKind.NULL_DANGER_NOT_PUT_AWAY: "Sicherer ist es, {cards} zu drücken.",
    },
)

REASON_WORDS: Final = {"en": _ENGLISH, "de": _GERMAN}
