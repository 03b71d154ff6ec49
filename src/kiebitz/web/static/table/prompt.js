/**
 * The one short line that says what is asked of you, or whom the table waits for.
 *
 * @import { Sight } from "../types.js"
 * @import { Words } from "../words/en.js"
 * @import { Draft } from "./draft.js"
 */

import { nameOf } from "./places.js";

/** @param {Words} words @param {Sight} sight @param {Draft} draft @returns {string} */
export function promptOf(words, sight, draft) {
  if (sight.isOver) return words.tableOver;
  if (sight.asked === "claim") return "";
  if (sight.phase === "over") return sight.asked === "next deal" ? "" : words.waitForNext;
  if (sight.asked !== "move") return sight.turn === null ? "" : words.waitFor(nameOf(sight, sight.turn));
  switch (sight.phase) {
    case "auction":
      return auctionPrompt(words, sight);
    case "skat":
      return draft.fromHand ? words.askHand : words.askSkat;
    case "declare":
      return declarePrompt(words, draft);
    case "play":
      return sight.trick.cards.length === 0 ? words.askLead : words.askCard;
  }
}

/** @param {Words} words @param {Sight} sight */
function auctionPrompt(words, sight) {
  if (!sight.options.holds) return words.askBid(sight.options.bids[0]);
  const bidder = sight.said.findLast((word) => word.call === String(sight.bid));
  return words.askHold(sight.bid, nameOf(sight, bidder?.seat));
}

/** @param {Words} words @param {Draft} draft */
function declarePrompt(words, draft) {
  if (draft.discard.length === 0) return words.askDiscard;
  if (draft.discard.length === 1) return words.askOneMore;
  return draft.kind === null ? words.askContract : "";
}
