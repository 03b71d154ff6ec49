/**
 * What can be read off a review: whose mistakes, how dear, and where the next one is.
 *
 * @import { Review, Size, Verdict } from "../types.js"
 *
 * @typedef {object} Wish  which mistakes are looked at
 * @property {number | null} seat  whose; `null` for everybody's
 * @property {Size} least  from which size on
 */

export const SIZES = /** @type {const} */ (["inaccuracy", "mistake", "blunder"]);
export const MARKS = /** @type {Record<Size, string>} */ ({ inaccuracy: "?!", mistake: "?", blunder: "??" });
const DEAREST = 3;

/** @param {Verdict} verdict */
const lossOf = (verdict) => verdict.knew?.loss ?? 0;

/** @param {Verdict} verdict */
const isCall = ({ move }) => /^(\d+|y|p)$/.test(move);

/** The verdict on what was decided at a moment. @param {Review | null} review @param {number} at */
export const verdictAt = (review, at) => review?.verdicts.find(({ number }) => number === at) ?? null;

/** Whether a verdict is among those looked at. @param {Verdict | null} verdict @param {Wish} wish */
export const isWanted = (verdict, { seat, least }) =>
  verdict !== null &&
  verdict.size !== null &&
  SIZES.indexOf(verdict.size) >= SIZES.indexOf(least) &&
  (seat === null || verdict.seat === seat);

/** The mistakes looked at, in the order of the game. @param {Review} review @param {Wish} wish */
export const mistakesOf = (review, wish) => review.verdicts.filter((verdict) => isWanted(verdict, wish));

/** An auction is one decision, whatever was said how often: of a seat's calls only the dearest counts. @param {Verdict[]} found */
function withoutRepeatedCalls(found) {
  const dearest = new Map();
  for (const verdict of found.filter(isCall))
    if (lossOf(verdict) > lossOf(dearest.get(verdict.seat) ?? { knew: null })) dearest.set(verdict.seat, verdict);
  return found.filter((verdict) => !isCall(verdict) || dearest.get(verdict.seat) === verdict);
}

/** The three dearest mistakes, the dearest first. @param {Review} review @param {Wish} wish */
export const dearestOf = (review, wish) =>
  withoutRepeatedCalls(mistakesOf(review, wish))
    .sort((one, other) => lossOf(other) - lossOf(one))
    .slice(0, DEAREST);

/** List points that a seat gave away for sure. @param {Review} review @param {number} seat */
export const givenAway = (review, seat) =>
  withoutRepeatedCalls(mistakesOf(review, { seat, least: "inaccuracy" })).reduce((sum, verdict) => sum + lossOf(verdict), 0);

/** How many mistakes of a size somebody made. @param {Review} review @param {number | null} seat @param {Size} size */
export const countOf = (review, seat, size) =>
  mistakesOf(review, { seat, least: size }).filter((verdict) => verdict.size === size).length;

/**
 * The moment of the next mistake, or of the one before; `null` if there is none.
 *
 * @param {Review} review @param {Wish} wish @param {number} at @param {1 | -1} direction
 */
export function nextMistake(review, wish, at, direction) {
  const numbers = mistakesOf(review, wish).map(({ number }) => number);
  const found = direction > 0 ? numbers.find((number) => number > at) : numbers.findLast((number) => number < at);
  return found ?? null;
}
