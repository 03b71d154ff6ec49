/**
 * The one short line that says what is asked of you, or whom the table waits for.
 *
 * @import { Sight } from "../types.js"
 * @import { Suits } from "../speech.js"
 * @import { Speech } from "../words.js"
 * @import { Draft } from "./draft.js"
 */

import { aimOf, kindName } from "../speech.js";
import { nameOf } from "./places.js";

/** @param {Speech} words @param {Sight} sight @param {Draft} draft @returns {string} */
export function promptOf(words, sight, draft) {
  if (sight.isOver) return words.say("prompt-over");
  if (sight.asked === "claim") return words.say("prompt-claim", { game: aimOf(sight.contract), name: nameOf(sight, sight.declarer) });
  if (sight.phase === "over") return sight.asked === "next deal" ? "" : words.say("prompt-others");
  if (sight.asked !== "move") return sight.turn === null ? "" : words.say("table-thinking", { name: nameOf(sight, sight.turn) });
  switch (sight.phase) {
    case "auction":
      return auctionPrompt(words, sight);
    case "skat":
      return draft.fromHand ? words.say("prompt-hand") : words.say("prompt-skat");
    case "declare":
      return declarePrompt(words, draft);
    case "play":
      return sight.trick.cards.length === 0 ? words.say("prompt-lead") : words.say("prompt-card");
  }
}

/** Why a card cannot be played. @param {Speech} words @param {Suits} suits @param {string | null} follow  what must be played */
export const followPrompt = (words, suits, follow) =>
  follow === null ? "" : words.say("prompt-follow", { suit: follow === "trump" ? follow : kindName(words, suits, follow) });

/** @param {Speech} words @param {Sight} sight */
function auctionPrompt(words, sight) {
  if (!sight.options.holds) return bidPrompt(words, sight.options.bids[0]);
  const bidder = sight.said.findLast((word) => word.call === String(sight.bid));
  return words.say("prompt-hold", { bid: sight.bid, name: nameOf(sight, bidder?.seat) });
}

/** @param {Speech} words @param {number | undefined} next */
const bidPrompt = ({ say }, next) => (next === undefined ? say("prompt-only-pass") : say("prompt-bid", { bid: next }));

/** @param {Speech} words @param {Draft} draft */
function declarePrompt(words, draft) {
  if (draft.discard.length === 0) return words.say("prompt-discard");
  if (draft.discard.length === 1) return words.say("prompt-one-more");
  return draft.kind === null ? words.say("prompt-contract") : "";
}
