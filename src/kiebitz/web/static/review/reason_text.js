/**
 * Why a move was wrong, in a sentence or two of the catalogue.
 *
 * @import { Shared } from "../context.js"
 * @import { Reason } from "../types.js"
 * @import { Values } from "../words.js"
 */

import { cardName, contractName } from "../speech.js";

/** @param {Shared} shared @param {Reason} reason @param {readonly string[]} names of the three seats */
export function reasonText(shared, reason, names) {
  const { preferences, say, sayOf } = shared;
  const said = sayOf("reason", reason.kind, filling(shared, reason, names));
  if (reason.supposed === null) return said;
  const { seat, card } = reason.supposed;
  return say("reason-supposed", { seat: names[seat], card: cardName(shared, preferences.suits, card), reason: said });
}

/**
 * What a kind of reason knows, by the names that sentences have for it.
 *
 * @param {Shared} shared @param {Reason} reason @param {readonly string[]} names @returns {Values}
 */
function filling(shared, { cards, seats, points, tricks, contract }, names) {
  const { suits } = shared.preferences;
  const named = cards.map((each) => cardName(shared, suits, each));
  const [seat, taker] = seats.map((each) => names[each]);
  const known = {
    card: named[0],
    other: named[1],
    same: named[1] === named[0] ? "yes" : "no",
    cards: named.join(", "),
    suit: cards[0]?.[0],
    deck: suits,
    seat,
    taker,
    points,
    tricks,
    contract: contract === null ? null : contractName(shared, suits, contract),
  };
  return /** @type {Values} */ (Object.fromEntries(Object.entries(known).filter(([, value]) => (value ?? null) !== null)));
}
