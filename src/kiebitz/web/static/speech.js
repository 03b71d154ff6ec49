/**
 * Cards, contracts, sums and numbers in words.
 *
 * @import { Sum } from "./types.js"
 * @import { Speech } from "./words.js"
 * @typedef {"french" | "german"} Suits
 */

/** @param {Speech} words @param {Suits} deck @param {string} card */
export const cardName = (words, deck, card) => words.say("card", { deck, suit: card[0], rank: Number(card[1]) || card[1] });

const SIGNS = /** @type {Record<string, string>} */ ({ C: "♣", S: "♠", H: "♥", D: "♦" });

/**
 * A card as it is written in a narrow place: with the sign and the letter that stand on it. German suits have no signs
 * in most fonts, so they are named.
 *
 * @param {Speech} words @param {{ suits: Suits, indices: string }} style @param {string} card
 */
export function cardShort(words, { suits, indices }, card) {
  if (suits === "german") return cardName(words, suits, card);
  return `${SIGNS[card[0]]} ${words.say("rank-letter", { indices, rank: card[1] })}`;
}

/** The sign of a suit, "" for grand and null. @param {string} kind */
export const signOf = (kind) => SIGNS[kind] ?? "";

/** @param {Speech} words @param {Suits} deck @param {string} kind */
export const kindName = (words, deck, kind) => words.say("kind", { deck, kind });

/**
 * A contract as declared: `CHS` is clubs hand, schneider announced.
 *
 * @param {Speech} words @param {Suits} deck @param {string} contract
 */
export const contractName = (words, deck, contract) =>
  words.say("contract", { deck, kind: contract[0], extras: contract.slice(1) });

/** Card points of the two sides. @param {Speech} words @param {readonly number[]} points  the declarer's first */
export const scoreOf = ({ say }, [declarer, defenders]) => say("table-score", { declarer, defenders });

/**
 * Where in its list a table stands, or that it is over.
 *
 * @param {Speech["say"]} say
 * @param {{ isSingle: boolean, isOver: boolean, deal: number, deals: number }} table
 */
export function whichDeal(say, { isSingle, isOver, deal, deals }) {
  if (isSingle) return say("table-single-deal");
  return isOver ? say("table-list-over", { length: deals }) : say("table-deal-number", { number: deal + 1, length: deals });
}

/** Whether tricks are to be taken or avoided. @param {string | null} contract */
export const aimOf = (contract) => (contract?.startsWith("N") ? "null" : "trump");

/** What is said in the auction. @param {Speech} words @param {string} call */
export const callName = ({ say }, call) => (call === "y" ? say("call-hold") : call === "p" ? say("call-pass") : call);

/**
 * How the value comes about, as it is counted aloud: `with 2, game 3, hand 4 × 12 = 48`.
 *
 * @param {Speech} words @param {Sum} sum
 */
export function sumAloud({ say }, { base, matadors, steps, worth }) {
  if (matadors === 0) return say("sum-null", { worth });
  const tops = Math.abs(matadors);
  const counted = steps.map((step, place) => say("sum-step", { step: step.split(" ").at(-1) ?? "", level: tops + place + 1 }));
  const side = matadors > 0 ? "with" : "without";
  return say("sum", { counted: [say("sum-tops", { side, count: tops }), ...counted].join(", "), base, worth });
}

/**
 * The sum of a game that is chosen, and whether it reaches the bid.
 *
 * @param {Speech} words @param {Sum} sum
 */
export function sumForBid(words, sum) {
  const values = { sum: sumAloud(words, sum), bid: sum.bid };
  if (sum.bid === 0) return values.sum;
  return sum.overbid ? words.say("sum-overbid", values) : words.say("sum-enough", values);
}

/**
 * The sum of a game that is over, with what a loss or an overbid makes of it.
 *
 * @param {Speech} words @param {Sum} sum @param {boolean} won
 */
export function sumAtEnd(words, sum, won) {
  const { base, bid, charged, overbid } = sum;
  const value = overbid ? charged * base : sum.worth;
  let said = sumAloud(words, sum);
  if (overbid) said = words.say("sum-charged", { sum: said, bid, levels: charged, base, value });
  return won ? said : words.say("sum-lost", { sum: said, value: signed(-2 * value) });
}

/** A number of points with its sign. @param {number} points */
export const signed = (points) => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0");

/** A number of points as it stands in a list: with a minus, but no plus. @param {number} points */
export const plain = (points) => String(points).replace("-", "−");

/** @param {Speech} words @param {number} number @param {number} digits */
export const decimal = (words, number, digits = 1) =>
  number.toFixed(digits).replace(".", words.say("number-decimal-mark")).replace("-", "−");

/** @param {Speech} words @param {number} share */
export const percent = (words, share) => words.say("number-percent", { number: Math.round(100 * share) });
