/**
 * What stands at the cards of whoever decides: their values, which one was played, and which one was best.
 *
 * @import { Open, Verdict } from "../types.js"
 *
 * @typedef {object} CardNote
 * @property {string} text  "" where a card has no value of its own
 * @property {boolean} isPlayed
 * @property {boolean} isBest
 */

import { isCard } from "../show.js";
import { signed } from "../speech.js";

/** The cards that a declaration puts away. @param {string} move */
export const putAwayBy = (move) => move.split(".").slice(1).filter(isCard);

/**
 * The best of the values that open cards give: the declarer wants much, the defenders little.
 *
 * @param {Open} open @param {boolean} declares
 */
export function bestOpen({ values }, declares) {
  const numbers = values.map(({ value }) => value);
  return declares ? Math.max(...numbers) : Math.min(...numbers);
}

/**
 * By card. Values are expected list points of whoever plays it; with open cards the declarer's card points, in null tricks.
 *
 * @param {Verdict | null} verdict @param {boolean} isOpen @param {boolean} declares  whether it is the declarer's
 * @returns {Map<string, CardNote>}
 */
export function cardNotes(verdict, isOpen, declares) {
  if (verdict === null) return new Map();
  if (!isCard(verdict.move)) return new Map(putAway(verdict));
  return new Map(isOpen && verdict.open !== null ? openValues(verdict.move, verdict.open, declares) : knownValues(verdict));
}

/** @param {string} move @param {Open} open @param {boolean} declares @returns {[string, CardNote][]} */
function openValues(move, open, declares) {
  const best = bestOpen(open, declares);
  return open.values.map((found) => [
    found.move,
    { text: String(found.value), isPlayed: found.move === move, isBest: found.value === best },
  ]);
}

/** @param {Verdict} verdict @returns {[string, CardNote][]} */
function knownValues({ move, knew }) {
  if (knew === null) return [[move, { text: "", isPlayed: true, isBest: false }]];
  return knew.options.map((option) => [
    option.move,
    { text: signed(Math.round(option.points)), isPlayed: option.move === move, isBest: option.move === knew.best },
  ]);
}

/** @param {Verdict} verdict @returns {[string, CardNote][]} */
function putAway({ move, knew }) {
  const [played, best] = [putAwayBy(move), putAwayBy(knew?.best ?? "")];
  return [...new Set([...played, ...best])].map((card) => [
    card,
    { text: "", isPlayed: played.includes(card), isBest: best.includes(card) },
  ]);
}
