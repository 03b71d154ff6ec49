/**
 * Who sits where, seen from one's own chair: `bottom` is nearest, the next to play sits on the left.
 *
 * @import { Sight } from "../types.js"
 * @typedef {"bottom" | "left" | "right"} Side
 */

const SIDES = /** @type {const} */ (["bottom", "left", "right"]);

/** The seat nearest to whoever looks; an onlooker sits behind forehand. @param {Pick<Sight, "seat">} sight */
export const bottomSeat = (sight) => sight.seat ?? 0;

/** @param {Pick<Sight, "seat">} sight @param {number} seat @returns {Side} */
export const sideOf = (sight, seat) => SIDES[(seat - bottomSeat(sight) + 3) % 3];

/** @param {Pick<Sight, "seat">} sight @param {Side} side */
export const seatAt = (sight, side) => (bottomSeat(sight) + SIDES.indexOf(side)) % 3;

/** @param {Sight} sight @param {number | null | undefined} seat */
export const nameOf = (sight, seat) => (seat === null || seat === undefined ? "" : sight.places[sight.seating[seat]].name);

/** The last word of a seat in the auction. @param {Pick<Sight, "said">} sight @param {number} seat */
export function lastWord(sight, seat) {
  return sight.said.findLast((word) => word.seat === seat)?.call ?? null;
}

/** The highest number that a seat has said or held; 0 if none. @param {Sight} sight @param {number} seat */
export function lastNumber(sight, seat) {
  let bid = 0;
  let mine = 0;
  for (const word of sight.said) {
    if (/^\d+$/.test(word.call)) bid = Number(word.call);
    if (word.seat === seat && word.call !== "p") mine = bid;
  }
  return mine;
}
