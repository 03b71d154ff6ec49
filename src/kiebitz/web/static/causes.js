/** What is wrong, in words: faults come from the server as codes with values, a fault within a fault from the inside. */

import { cardShort, contractName } from "./speech.js";

/**
 * @import { Cause } from "./messages.js"
 * @import { Shared } from "./context.js"
 */

const CODE = /^[a-z0-9-]+$/;
const LONGEST = 80; // characters of what is quoted from others

/** A fault in words; one of another program is a text and has no code. @param {Shared} shared @param {Cause} cause @returns {string} */
export function causeText(shared, { code, values }) {
  if (!CODE.test(code)) return code;
  const filled = Object.entries(values).map(([name, value]) => [name, valueText(shared, name, value)]);
  return shared.sayOf("fault", code, Object.fromEntries(filled));
}

/** @param {Shared} shared @param {string} name @param {string | number | Cause} value @returns {string | number} */
function valueText(shared, name, value) {
  const { preferences } = shared;
  if (typeof value === "object") return causeText(shared, value);
  if (typeof value === "number") return value;
  switch (name.split("_").at(-1)) {
    case "card":
      return cardShort(shared, preferences, value);
    case "cards":
      return cardsOf(value).map((card) => cardShort(shared, preferences, card)).join(", ") || "-";
    case "contract":
      return contractName(shared, preferences.suits, value);
    case "text":
    case "name":
      return value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value;
  }
  return value;
}

/** The cards of a text such as `CJAT.S7` or `CJ CA`. @param {string} text @returns {string[]} */
export const cardsOf = (text) =>
  text.split(/[ .]/).flatMap(([suit, ...ranks]) => ranks.map((rank) => suit + rank));
