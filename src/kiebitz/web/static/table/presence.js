/** Which of the people at a table look at it. */

import { createContext, useContext } from "../vendor/preact.js";

/** @import { Sight } from "../types.js" */

/** The places of those who do; `null` where only one person plays. */
export const HereContext = createContext(/** @type {number[] | null} */ (null));

/** Whether a person who is not there has a seat. @param {Sight} sight @param {number | null} seat @param {number[] | null} here */
export function isAway(sight, seat, here) {
  if (seat === null || here === null) return false;
  const place = sight.seating[seat];
  return sight.places[place].player === null && !here.includes(place);
}

/** @param {Sight} sight @param {number | null} seat */
export const useAway = (sight, seat) => isAway(sight, seat, useContext(HereContext));
