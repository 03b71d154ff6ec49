/**
 * What has just happened, in a sentence: spoken by screen readers, and shown where the table does not show it anyway.
 *
 * @import { Happened, Sight } from "../types.js"
 * @import { Speech } from "../words.js"
 * @import { Suits } from "../speech.js"
 */

import { isCard } from "../show.js";
import { headline } from "../outcome.js";
import { callName, cardName, contractName, signed } from "../speech.js";
import { nameOf } from "./places.js";

/** @param {Speech} words @param {Suits} suits @param {Happened} event @param {Sight} sight @returns {string} */
export function spoken(words, suits, event, sight) {
  switch (event.what) {
    case "moved":
      if (event.move === "s" && event.seat === sight.seat) return `${skatFound(words, suits, sight)}.`;
      return movedAloud(words, suits, event, sight);
    case "dealt":
      return `${words.say("event-new-deal")}.`;
    case "taken back":
      return `${words.say("event-taken-back")}.`;
    default:
      return noticed(words, event, sight);
  }
}

/** @param {Speech} words @param {Suits} suits @param {Happened} event @param {Sight} sight */
function movedAloud(words, suits, { move = "", seat }, sight) {
  const name = nameOf(sight, seat);
  if (/^(\d+|y|p)$/.test(move)) return words.say("spoken-call", { name, call: move });
  if (!isCard(move)) return `${spokenMove(words, suits, move, { name, taker: null, agrees: sight.claimed && seat !== sight.declarer })}.`;
  const played = words.say("spoken-card", { name, card: cardName(words, suits, move) });
  const winner = sight.trick.cards.length === 0 && sight.lastTrick !== null ? nameOf(sight, sight.lastTrick.winner) : null;
  return winner === null ? played : `${played} ${words.say("spoken-trick", { name: winner })}`;
}

/** The end of a deal or of the list, with the scores. @param {Speech} words @param {Sight} sight */
export function spokenEnd(words, sight) {
  const { end, scores, isOver } = sight;
  if (end === null) return "";
  const names = [0, 1, 2].map((seat) => nameOf(sight, seat));
  const told = isOver && !sight.isSingle ? words.say("spoken-list-over") : words.say("spoken-result", { headline: headline(words, end, names, sight.seat) });
  if (scores === null) return told;
  const standing = sight.places.map((place, number) => `${place.name} ${signed(scores.totals[number])}`).join(", ");
  return `${told} ${words.say("spoken-scores", { scores: standing })}`;
}

/** What the declarer has found. @param {Speech} words @param {Suits} suits @param {Sight} sight */
const skatFound = (words, suits, sight) =>
  words.say("skat-found", { cards: (sight.skat ?? []).map((card) => cardName(words, suits, card)).join(", ") });

/** Whether a person must be told although nobody moved. @param {Happened} event @param {Sight} sight */
export function mustBeTold(event, sight) {
  if (event.what === "claim refused") return sight.declarer === sight.seat;
  return ["failed", "not recorded", "went away", "came back"].includes(event.what);
}

/** What must be told; "" for all else. @param {Speech} words @param {Happened} event @param {Sight} sight */
export function noticed(words, event, sight) {
  if (!mustBeTold(event, sight)) return "";
  if (event.what === "went away" || event.what === "came back") return presence(words, event, sight);
  if (event.what === "failed") return words.say("event-failed", { name: nameOf(sight, event.seat) });
  return event.what === "claim refused" ? words.say("event-claim-refused") : words.say("event-not-recorded");
}

/** Who is played for from now on, or decides again. @param {Speech} words @param {Happened} event @param {Sight} sight */
function presence(words, { what, place }, sight) {
  if (place === null || place === undefined) return "";
  const values = { who: place === sight.me ? "self" : "other", name: sight.places[place].name };
  return what === "went away" ? words.say("event-went-away", values) : words.say("event-came-back", values);
}

/**
 * A move in words.
 *
 * @param {Speech} words @param {Suits} suits @param {string} move
 * @param {{ name: string, taker: string | null, agrees: boolean }} circumstances  who made it, who took the trick that a
 *   card ended, and whether who resigns only agrees to a claim
 */
export function spokenMove(words, suits, move, { name, taker, agrees }) {
  if (isCard(move)) {
    const played = words.say("event-says", { name, what: cardName(words, suits, move) });
    return taker === null ? played : `${played}. ${words.say("event-trick", { name: taker })}`;
  }
  if (/^(\d+|y|p)$/.test(move)) return words.say("event-says", { name, what: callName(words, move) });
  if (move === "s") return words.say("event-picks-up", { name });
  if (move === "SC") return words.say("event-lays-open", { name });
  if (move.startsWith("RE.") && agrees) return words.say("event-agrees", { name });
  if (/^(RE|TI|LE)\./.test(move)) return words.say("event-gives-up", { name });
  return words.say("event-declares", { name, contract: contractName(words, suits, move.split(".")[0]) });
}
