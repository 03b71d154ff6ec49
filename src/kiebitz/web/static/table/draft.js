/**
 * What a declarer is about to declare: a game, an announcement, two cards to put away.
 *
 * @import { Choice, Options } from "../types.js"
 *
 * @typedef {object} Draft
 * @property {boolean} fromHand  whether a hand game is being chosen, before the skat is touched
 * @property {string | null} kind
 * @property {number} announced  which of the choices of this kind: 0 is the plain one
 * @property {string[]} discard
 */

/** @type {Draft} */
export const EMPTY = { fromHand: false, kind: null, announced: 0, discard: [] };

const CARDS_TO_PUT_AWAY = 2;

/** The choices of a kind, the plain game first. @param {Options} options @param {string | null} kind */
export const choicesOf = (options, kind) => options.choices.filter((choice) => choice.kind === kind);

/** The kinds of game that can be chosen, as players name them: from clubs to null. @param {Options} options */
export function kindsOf(options) {
  return [..."CSHDGN"].filter((kind) => choicesOf(options, kind).length > 0);
}

/** @param {Draft} draft @param {Options} options @returns {Choice | null} */
export const choiceOf = (draft, options) => choicesOf(options, draft.kind)[draft.announced] ?? null;

/** Take a card for putting away, or back. @param {Draft} draft @param {string} card @returns {Draft} */
export function putAway(draft, card) {
  const rest = draft.discard.filter((other) => other !== card);
  if (rest.length < draft.discard.length) return { ...draft, discard: rest };
  return { ...draft, discard: [...draft.discard, card].slice(-CARDS_TO_PUT_AWAY) };
}

/** The move that declares it; `null` while something is missing. @param {Draft} draft @param {Options} options */
export function declaration(draft, options) {
  const choice = choiceOf(draft, options);
  if (choice === null) return null;
  if (choice.hand) return choice.contract;
  return draft.discard.length === CARDS_TO_PUT_AWAY ? [choice.contract, ...draft.discard].join(".") : null;
}
