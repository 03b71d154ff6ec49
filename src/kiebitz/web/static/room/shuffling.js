/**
 * The own part in a deal: a number drawn here, bound to before anybody reveals one, and opened when all are bound.
 *
 * It is kept in this browser, so that a page that is loaded again can still reveal it.
 *
 * @import { RoomAct, RoomSeen } from "../types.js"
 */

import { canCheck, contributionOf } from "../fairness.js";

const DRAWN = "kiebitz.drawn."; // and the server's commitment

/** What a page has to say to a deal in the making, if anything. @param {RoomSeen} room @returns {Promise<RoomAct | null>} */
export async function shuffleAct({ me, shuffling }) {
  if (me === null || shuffling === null || !shuffling.missing.includes(me) || !canCheck()) return null;
  const kept = sessionStorage.getItem(DRAWN + shuffling.commitment);
  if (shuffling.stage === "reveal") return kept === null ? null : { type: "reveal", value: kept };
  const value = kept ?? drawn();
  sessionStorage.setItem(DRAWN + shuffling.commitment, value);
  return { type: "commit", commitment: await contributionOf(value) };
}

/** A number of 128 bits. */
const drawn = () => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
