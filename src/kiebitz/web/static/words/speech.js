/**
 * Cards, contracts and sums in words: put together from the words of a language.
 *
 * @import { Sum } from "../types.js"
 * @import { Words } from "./en.js"
 * @typedef {"french" | "german"} Suits
 */

/** @param {Words} words @param {Suits} suits @param {string} card */
export function cardName(words, suits, card) {
  const isGerman = suits === "german";
  const suit = (isGerman ? words.suitsGerman : words.suits)[card[0]];
  return words.card(suit, (isGerman ? words.ranksGerman : words.ranks)[card[1]]);
}

const SIGNS = /** @type {Record<string, string>} */ ({ C: "♣", S: "♠", H: "♥", D: "♦" });
const LETTERS = /** @type {Record<string, Record<string, string>>} */ ({
  en: { T: "10" },
  de: { T: "10", J: "B", Q: "D" },
});

/**
 * A card as it is written in a narrow place: with the sign and the letter that stand on it. German suits have no signs
 * in most fonts, so they are named.
 *
 * @param {Words} words @param {{ suits: Suits, indices: string }} style @param {string} card
 */
export function cardShort(words, { suits, indices }, card) {
  if (suits === "german") return cardName(words, suits, card);
  return `${SIGNS[card[0]]} ${LETTERS[indices]?.[card[1]] ?? card[1]}`;
}

/** The sign of a suit, "" for grand and null. @param {string} kind */
export const signOf = (kind) => SIGNS[kind] ?? "";

/** @param {Words} words @param {Suits} suits @param {string} kind */
export const kindName = (words, suits, kind) => (suits === "german" ? words.kindsGerman : words.kinds)[kind];

/**
 * A contract as declared: `CHS` is clubs hand, schneider announced.
 *
 * @param {Words} words @param {Suits} suits @param {string} contract
 */
export function contractName(words, suits, contract) {
  const kind = kindName(words, suits, contract[0]);
  const extras = contract.slice(1);
  const isOpenTrump = extras.includes("O") && contract[0] !== "N";
  const parts = [kind];
  if (extras.includes("H") || isOpenTrump) parts.push(words.handGame);
  if (extras.includes("O")) parts.push(words.ouvert);
  const announced = extras.includes("Z") ? words.schwarzAnnounced : extras.includes("S") ? words.schneiderAnnounced : "";
  return parts.join(" ") + (announced ? `, ${announced}` : "");
}

/**
 * How the value comes about, as it is counted aloud: `with 2, game 3, hand 4 × 12 = 48`.
 *
 * @param {Words} words @param {Sum} sum
 */
export function sumAloud(words, sum) {
  if (sum.matadors === 0) return String(sum.base);
  const tops = Math.abs(sum.matadors);
  const parts = [`${sum.matadors > 0 ? words.withTops : words.withoutTops} ${tops}`];
  sum.steps.forEach((step, place) => parts.push(`${words.steps[step]} ${tops + place + 1}`));
  return `${parts.join(", ")} × ${sum.base} = ${sum.worth}`;
}

/**
 * The sum of a game that is chosen, and whether it reaches the bid.
 *
 * @param {Words} words @param {Sum} sum
 */
export function sumForBid(words, sum) {
  const said = sumAloud(words, sum);
  if (sum.bid === 0) return said;
  return `${said}, ${sum.overbid ? words.overbid(sum.bid) : words.enoughFor(sum.bid)}`;
}

/**
 * The sum of a game that is over, with what a loss or an overbid makes of it.
 *
 * @param {Words} words @param {Sum} sum @param {boolean} won
 */
export function sumAtEnd(words, sum, won) {
  const parts = [sumAloud(words, sum)];
  const value = sum.overbid ? sum.charged * sum.base : sum.worth;
  if (sum.overbid) parts.push(`${words.overbidCharged(sum.bid)} ${sum.charged} × ${sum.base} = ${value}`);
  if (!won) parts.push(`${words.lostTwice} = −${2 * value}`);
  return parts.join(", ");
}

/** A number of points with its sign. @param {number} points */
export const signed = (points) => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0");

/** @param {Words} words @param {number} number @param {number} digits */
export const decimal = (words, number, digits = 1) => number.toFixed(digits).replace(".", words.decimalMark).replace("-", "−");

/** @param {number} share */
export const percent = (share) => `${Math.round(100 * share)} %`;
