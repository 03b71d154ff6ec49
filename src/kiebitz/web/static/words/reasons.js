/**
 * Why a move was wrong, in a sentence or two.
 *
 * Each kind of reason has one text. Filled in are, as far as the kind knows them: {card} and {other}, its first and its
 * second card, {cards}, all of them, {suit}, that of the first, {seat} and {taker}, its first and second seat, {points}
 * and {tricks}, counted, {number}, the points as a bare number, and {contract}.
 *
 * @import { Reason } from "../types.js"
 * @import { Words } from "./en.js"
 * @import { Suits } from "./speech.js"
 * @typedef {{ points: string[], tricks: string[], supposed: string, texts: Record<string, string> }} ReasonWords
 */

import { cardName, contractName, kindName } from "./speech.js";

/** @param {Words} words @param {Reason} reason @param {readonly string[]} names of the three seats @param {Suits} suits */
export function reasonText(words, reason, names, suits) {
  const said = REASON_WORDS[words.language];
  const text = fill(said.texts[reason.kind] ?? "", filling(words, said, reason, names, suits));
  if (text === "" || reason.supposed === null) return text;
  const { seat, card } = reason.supposed;
  return `${fill(said.supposed, { seat: names[seat], card: cardName(words, suits, card) })} ${text}`;
}

/** @param {Words} words @param {ReasonWords} said @param {Reason} reason @param {readonly string[]} names @param {Suits} suits */
function filling(words, said, reason, names, suits) {
  const cards = reason.cards.map((card) => cardName(words, suits, card));
  const seats = reason.seats.map((seat) => names[seat]);
  return {
    card: cards[0],
    other: cards[1],
    cards: cards.join(", "),
    suit: cards.length > 0 ? kindName(words, suits, reason.cards[0][0]) : undefined,
    seat: seats[0],
    taker: seats[1],
    points: counted(said.points, reason.points),
    number: reason.points?.toString(),
    tricks: counted(said.tricks, reason.tricks),
    contract: reason.contract === null ? undefined : contractName(words, suits, reason.contract),
  };
}

/** @param {string[]} forms @param {number | null} count */
const counted = (forms, count) => (count === null ? undefined : `${count} ${forms[count === 1 ? 0 : 1]}`);

/** @param {string} text @param {Record<string, string | undefined>} filling */
const fill = (text, filling) => text.replace(/\{(\w+)\}/g, (gap, name) => filling[name] ?? gap);

/** @type {ReasonWords} */
const ENGLISH = {
  points: ["card point", "card points"],
  tricks: ["trick", "tricks"],
  supposed: "For instance, if {seat} holds the {card}:",
  texts: {
    "fed the opponents": "Gives {seat} the {card}, which could have been kept. Costs {points}.",
    "led a full card away": "{seat} takes the {card} with the {other}. Costs {points}.",
    "ruffed too low": "Too low: {seat}'s {card} takes the trick, {points}; the {other} would have held.",
    "not ruffed": "The trick goes to {seat} with {points}; a ruff with the {card} would have taken it.",
    "trick not taken": "The trick goes to {seat} with {points}; the {card} would have taken it.",
    "partner overtaken": "The trick was {seat}'s already; taking it over costs {points}.",
    "not smeared": "The {card} could be smeared on {seat}'s trick; now the declarer gets the {other}. Costs {points}.",
    "trump spent": "The {card} would have taken another trick; ruffing here costs {points}.",
    "higher than needed":
      "The {other} is enough for this trick, and the {card} takes another one later. Costs {points}.",
    "taken too early":
      "Too early: left to {seat}, this trick costs less, and the {card} takes another one later. Costs {points}.",
    "catcher spent": "The {card} is gone that could have caught {seat}'s {other}. Costs {points}.",
    "full card escapes": "Gives up {points}: {seat}'s {card} could have been caught.",
    "partner's card ruffed": "Lets {seat}'s {card} be ruffed by {taker}. Costs {points}.",
    "partner cannot smear": "{seat} could have smeared the {card} on this trick. Costs {points}.",
    "partner's card lost": "{seat}'s {card} falls to the declarer. Costs {points}.",
    "not cashed": "The {card} gets home now; later the other side takes it. Costs {points}.",
    "own card ruffed": "The {card} is ruffed later. Costs {points}.",
    bared: "Leaves the {card} bare, and it is caught. Costs {points}.",
    "own card lost": "The {card} falls to the other side later. Costs {points}.",
    "trumps not drawn": "Trumps should be drawn first: {seat} trumps the {card}. Costs {points}.",
    "partner's trump pulled": "Pulls {seat}'s {card}, which would have taken a trick. Costs {points}.",
    "declarer not forced":
      "Made to ruff now, {seat} would leave the defenders {tricks} more in trumps. Costs {points}.",
    "trumps wasted": "Kept back, the trumps take {tricks} more. Costs {points}.",
    "trump trick given": "Gives the other side {tricks} more in trumps. Costs {points}.",
    "into the tenace":
      "Leads into {seat}'s tenace: the {card} takes a trick that it would not have taken. Costs {points}.",
    "suit opened": "Opens {suit}: the other side takes {tricks} there. Costs {points}.",
    "suit not led": "Leading {suit} brings {tricks} more there. Costs {points}.",
    "void not made": "With the {card} thrown away, the {other} could have been ruffed. Costs {points}.",
    "let discard": "{seat} throws the {card} away, which would have been lost. Costs {points}.",
    "wrong way": "Short to the friend, long to the foe: {seat} plays next, so {suit} is the suit. Costs {points}.",
    "lead given": "Gives {seat} the lead. Costs {points}.",
    "wrong defender leads": "The next lead should be {seat}'s. Costs {points}.",
    "schneider missed": "The other side would have been schneider; now it gets {points}.",
    "into schneider": "Only {points} now: schneider, which could have been avoided.",
    "null: trick taken": "This takes the trick; the {card} does not.",
    "null: hole opened": "Opens the gap in {suit}: the {card} is caught.",
    "null: danger kept": "The {card} could be thrown away here; later it is caught.",
    "null: low card spent": "The low card is missing later: the {card} is caught.",
    "null: let discard": "{seat} gets rid of the {card}, which could have been caught.",
    "null: missed now": "With the {card}, {seat} is caught in this very trick.",
    "null: other suit": "{seat} can be caught in {suit}, with the {other}.",
    "null: low card gone": "The card is needed later, under {seat}'s {card}.",
    "null: wrong leader": "The next lead should be {seat}'s, to catch the declarer.",
    "passed a good game": "Worth a game, most likely {contract}: it is won more often than lost.",
    "bid on a weak hand": "Too weak: whatever is played is lost more often than won.",
    "bid past the value": "{contract} is worth {number} with this hand, less than was bid.",
    "bid past its worth": "Worth playing up to {number}, not beyond.",
    "bid on a thin hand": "Too thin: won more often than lost, but not often enough; passing brings more.",
    "should pick up": "With the skat the game is won more often.",
    "should play hand": "{contract} brings more than picking up.",
    "announced too much": "What is announced is missed too often: {contract} brings more.",
    "announced too little": "The hand is strong enough for more: {contract}.",
    "contract overbid": "Worth {number}, less than was bid; {contract} is worth enough.",
    "safer contract": "{contract} is won more often.",
    "dearer contract": "{contract} is worth more and brings more, without being won more often.",
    "cheaper contract": "{contract} is not won more often, but costs less where it is lost.",
    "trump put away": "Trumps belong in the hand: {cards}.",
    "ace put away": "Aces belong in the hand: {cards}.",
    "guard put away": "Leaves the {card} bare in the hand.",
    "bare ten kept": "A bare ten belongs in the skat: {cards}.",
    "no void made": "Better rid of a whole suit: {cards} put away.",
    "points kept": "{cards} in the skat brings {points} more home.",
    "not from the short suit": "Better from the shorter suit: {cards} put away.",
    "null: danger not put away": "Safer with {cards} put away.",
  },
};

/** @type {ReasonWords} */
const GERMAN = {
  points: ["Auge", "Augen"],
  tricks: ["Stich", "Stiche"],
  supposed: "Etwa wenn {seat} {card} hat:",
  texts: {
    "fed the opponents": "{card} geht an {seat} und war zu retten. Kostet {points}.",
    "led a full card away": "{seat} holt {card} mit {other}. Kostet {points}.",
    "ruffed too low": "Zu klein: {card} von {seat} holt den Stich mit {points}; {other} hätte gehalten.",
    "not ruffed": "Der Stich geht mit {points} an {seat}; {card} hätte ihn gestochen.",
    "trick not taken": "Der Stich geht mit {points} an {seat}; {card} hätte ihn geholt.",
    "partner overtaken": "Der Stich gehörte schon {seat}; ihn zu übernehmen kostet {points}.",
    "not smeared":
      "{card} war auf den Stich von {seat} zu schmieren; so bekommt der Alleinspieler {other}. Kostet {points}.",
    "trump spent": "{card} hätte noch einen anderen Stich gemacht; hier zu stechen kostet {points}.",
    "higher than needed": "{other} reicht für diesen Stich, und {card} macht später noch einen. Kostet {points}.",
    "taken too early":
      "Zu früh: {seat} diesen Stich zu lassen ist billiger, {card} macht später noch einen. Kostet {points}.",
    "catcher spent": "{card} fehlt nun, um {other} von {seat} zu fangen. Kostet {points}.",
    "full card escapes": "Verschenkt {points}: {card} von {seat} war zu fangen.",
    "partner's card ruffed": "So sticht {taker} {card} von {seat} ab. Kostet {points}.",
    "partner cannot smear": "{seat} hätte auf diesen Stich {card} schmieren können. Kostet {points}.",
    "partner's card lost": "{card} von {seat} geht an den Alleinspieler. Kostet {points}.",
    "not cashed": "{card} geht jetzt nach Hause, später holt die andere Seite die Karte. Kostet {points}.",
    "own card ruffed": "{card} wird später abgestochen. Kostet {points}.",
    bared: "{card} steht nun blank und wird gefangen. Kostet {points}.",
    "own card lost": "{card} geht später an die andere Seite. Kostet {points}.",
    "trumps not drawn": "Erst Trumpf ziehen: So sticht {seat} {card}. Kostet {points}.",
    "partner's trump pulled": "Zieht {card} von {seat}; der Trumpf hätte noch einen Stich gemacht. Kostet {points}.",
    "declarer not forced":
      "Jetzt zum Stechen gezwungen, ließe {seat} den Gegenspielern {tricks} mehr in Trumpf. Kostet {points}.",
    "trumps wasted": "Zurückgehalten machen die Trümpfe {tricks} mehr. Kostet {points}.",
    "trump trick given": "Gibt der anderen Seite {tricks} mehr in Trumpf. Kostet {points}.",
    "into the tenace":
      "{seat} in die Gabel gespielt: {card} macht einen Stich, der sonst nicht zu machen war. Kostet {points}.",
    "suit opened": "Öffnet {suit}: Die andere Seite macht dort {tricks}. Kostet {points}.",
    "suit not led": "{suit} auszuspielen bringt dort {tricks} mehr. Kostet {points}.",
    "void not made": "Mit {card} abgeworfen wäre {other} zu stechen. Kostet {points}.",
    "let discard": "{seat} wirft {card} ab, die Karte war sonst verloren. Kostet {points}.",
    "wrong way": "Dem Freunde kurz, dem Feinde lang: {seat} sitzt dahinter, also {suit}. Kostet {points}.",
    "lead given": "Bringt {seat} ans Spiel. Kostet {points}.",
    "wrong defender leads": "Am Spiel sollte nun {seat} sein. Kostet {points}.",
    "schneider missed": "Die andere Seite wäre Schneider geblieben; so kommt sie auf {points}.",
    "into schneider": "So sind es nur {points}: Schneider, und das war zu vermeiden.",
    "null: trick taken": "Das nimmt den Stich; {card} nimmt ihn nicht.",
    "null: hole opened": "Öffnet die Lücke in {suit}: {card} wird gefangen.",
    "null: danger kept": "{card} war hier abzuwerfen; später wird die Karte gefangen.",
    "null: low card spent": "Die kleine Karte fehlt später: {card} wird gefangen.",
    "null: let discard": "{seat} wird {card} los; die Karte war zu fangen.",
    "null: missed now": "Mit {card} ist {seat} schon in diesem Stich gefangen.",
    "null: other suit": "In {suit} ist {seat} zu fangen, mit {other}.",
    "null: low card gone": "Die Karte wird noch gebraucht, unter {card} von {seat}.",
    "null: wrong leader": "Am Spiel sollte nun {seat} sein, um den Alleinspieler zu fangen.",
    "passed a good game": "Das reicht zum Spiel, am ehesten {contract}: öfter gewonnen als verloren.",
    "bid on a weak hand": "Zu schwach: Was auch gespielt wird, geht öfter verloren als gewonnen.",
    "bid past the value": "{contract} ist mit diesem Blatt {number} wert, weniger als gereizt.",
    "bid past its worth": "Bis {number} lohnt es sich, weiter nicht.",
    "bid on a thin hand": "Zu dünn: öfter gewonnen als verloren, aber nicht oft genug; Passen bringt mehr.",
    "should pick up": "Mit dem Skat gewinnt man öfter.",
    "should play hand": "{contract} bringt mehr, als den Skat aufzunehmen.",
    "announced too much": "Die Ansage geht zu oft schief: {contract} bringt mehr.",
    "announced too little": "Das Blatt gibt mehr her: {contract}.",
    "contract overbid": "Nur {number} wert, weniger als gereizt; {contract} ist genug wert.",
    "safer contract": "{contract} gewinnt öfter.",
    "dearer contract": "{contract} ist mehr wert und bringt auf Dauer mehr, ohne öfter zu gewinnen.",
    "cheaper contract": "{contract} gewinnt nicht öfter, kostet aber weniger, wenn es verloren geht.",
    "trump put away": "Trumpf gehört in die Hand: {cards}.",
    "ace put away": "Asse gehören in die Hand: {cards}.",
    "guard put away": "{card} bleibt blank auf der Hand.",
    "bare ten kept": "Eine blanke Zehn gehört in den Skat: {cards}.",
    "no void made": "Besser eine Farbe ganz weg: {cards} gedrückt.",
    "points kept": "{cards} im Skat bringt {points} mehr nach Hause.",
    "not from the short suit": "Besser aus der kürzeren Farbe: {cards} gedrückt.",
    "null: danger not put away": "Sicherer ist es, {cards} zu drücken.",
  },
};

/** By the language in which `words` speak. */
export const REASON_WORDS = /** @type {Record<string, ReasonWords>} */ ({ English: ENGLISH, Deutsch: GERMAN });
