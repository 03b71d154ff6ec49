/**
 * A game as a row of moments: what can be read off them.
 *
 * @import { Moment, Trick } from "../types.js"
 *
 * @typedef {object} Step  a move, and the number of the moment after it
 * @property {number} at
 * @property {number} seat
 * @property {string} move
 */

import { isCard } from "../show.js";

/** The nearest moment that there is. @param {number} at @param {readonly Moment[]} moments */
export const within = (at, moments) => Math.max(0, Math.min(at, moments.length - 1));

/** @param {Moment} moment */
const endsTrick = ({ move, trick }) => isCard(move ?? undefined) && trick.cards.length === 0;

/** The trick in the middle; one that has just ended still lies there. @param {Moment} moment @returns {Trick} */
export const trickAt = (moment) => (endsTrick(moment) && moment.lastTrick !== null ? moment.lastTrick : moment.trick);

/** Who has just taken a trick, if somebody has. @param {Moment} moment */
export const takerAt = (moment) => (endsTrick(moment) ? (moment.lastTrick?.winner ?? null) : null);

/** All moves in order. @param {readonly Moment[]} moments @returns {Step[]} */
export const stepsOf = (moments) =>
  moments.slice(1).map(({ seat, move }, place) => ({ at: place + 1, seat: seat ?? 0, move: move ?? "" }));

/** The words of the auction before a moment. @param {readonly Moment[]} moments @param {number} at */
export const saidAt = (moments, at) =>
  stepsOf(moments.slice(0, at + 1))
    .filter(({ move }) => /^(\d+|y|p)$/.test(move))
    .map(({ seat, move }) => ({ seat, call: move }));

/**
 * What is no card: before the first card, and from there on.
 *
 * @param {readonly Moment[]} moments @returns {{ before: Step[], after: Step[] }}
 */
export function besidesCards(moments) {
  const steps = stepsOf(moments);
  const first = steps.find(({ move }) => isCard(move))?.at ?? Infinity;
  const others = steps.filter(({ move }) => !isCard(move));
  return { before: others.filter(({ at }) => at < first), after: others.filter(({ at }) => at > first) };
}

/** Whether a move has been made by then. @param {readonly Moment[]} moments @param {number} at @param {string} move */
export const hasHappened = (moments, at, move) => moments.slice(0, at + 1).some((moment) => moment.move === move);
