/**
 * The own part in a deal: a number drawn here, bound to before anybody reveals one, and opened when all are bound.
 *
 * It is kept in this browser, so that a page that is loaded again can still reveal it. A device that comes in between has
 * drawn none to reveal: it asks for another attempt by binding itself.
 *
 * @import { RoomAct, RoomSeen } from "../types.js"
 */

import { canCheck, contributionOf } from "../fairness.js";

const DRAWN = "kiebitz.drawn."; // and the server's commitment
const REVEALED = "kiebitz.revealed."; // also; of two devices at a place one alone has a part

/** What a page has to say to a deal in the making, if anything. @param {RoomSeen} room @returns {Promise<RoomAct | null>} */
export async function shuffleAct({ me, shuffling }) {
  if (me === null || shuffling === null || !shuffling.missing.includes(me) || !canCheck()) return null;
  const kept = sessionStorage.getItem(DRAWN + shuffling.commitment);
  if (shuffling.stage === "reveal" && kept !== null) return { type: "reveal", value: kept };
  const value = kept ?? drawn();
  sessionStorage.setItem(DRAWN + shuffling.commitment, value);
  return { type: "commit", commitment: await contributionOf(value), promised: shuffling.commitment };
}

/** Remember to have had a part: the server has taken the number. @param {string} commitment @param {string} value */
export const keepPart = (commitment, value) => sessionStorage.setItem(REVEALED + commitment, value);

/** The own number in the deal of a commitment, `null` if this browser has none in it. @param {string} commitment */
export const ownPart = (commitment) => sessionStorage.getItem(REVEALED + commitment);

/** A number of 128 bits. */
const drawn = () => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
