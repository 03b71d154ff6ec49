/**
 * How the game stood, card by card: the chance to win of one side, as one seat could see it.
 *
 * @import { Review } from "../types.js"
 *
 * @typedef {{ at: number, chance: number }} Point  before which card
 */

import { isCard } from "../show.js";

/**
 * The chance of a seat's side; of the declarer's, as the declarer saw it, if no seat is named.
 *
 * @param {Review} review @param {number | null} seat @param {number | null} declarer @returns {Point[]}
 */
export function chancesOf(review, seat, declarer) {
  const viewer = seat ?? declarer ?? 0;
  const cards = review.verdicts.filter(({ move }) => isCard(move));
  return review.chances.flatMap((chances, place) => {
    const chance = chances[viewer];
    if (chance === null || cards[place] === undefined) return [];
    return [{ at: cards[place].number, chance: viewer === declarer ? chance : 1 - chance }];
  });
}

/**
 * The points of a line in a box of this size, from its left to its right edge.
 *
 * @param {Point[]} points @param {number} width @param {number} height
 */
export function traced(points, width, height) {
  const step = points.length > 1 ? width / (points.length - 1) : 0;
  return points.map(({ at, chance }, place) => ({ at, x: place * step, y: (1 - chance) * height }));
}
