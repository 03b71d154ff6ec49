/**
 * A moment of a game as one seat saw it: what it could not know lies face down.
 *
 * @import { GameSeen, Moment } from "../types.js"
 */

import { hasHappened } from "../games/moments.js";

/** @param {(string | null)[]} cards */
const faceDown = (cards) => cards.map(() => null);

/** Whether everybody sees the declarer's cards by then. @param {GameSeen} seen @param {number} at */
const isLaidOpen = ({ line, moments }, at) =>
  hasHappened(moments, at, "SC") || (moments[at].phase === "play" && (line.contract ?? "").slice(1).includes("O"));

/** Before somebody leads, the last trick has been gathered. @param {Moment} moment @returns {Moment} */
export const gathered = (moment) => ({ ...moment, lastTrick: null });

/** @param {GameSeen} seen @param {number} at @param {number} seat @returns {Moment} */
export function asSeenBy(seen, at, seat) {
  const moment = seen.moments[at];
  if (moment.phase === "over") return moment;
  const { declarer } = seen.line;
  const seesHand = (/** @type {number} */ other) => other === seat || (other === declarer && isLaidOpen(seen, at));
  const seesSkat = seat === declarer && hasHappened(seen.moments, at, "s");
  return {
    ...moment,
    hands: moment.hands.map((hand, other) => (seesHand(other) ? hand : faceDown(hand))),
    skat: seesSkat ? moment.skat : faceDown(moment.skat),
  };
}
