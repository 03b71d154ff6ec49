/**
 * The games that something is to be done with.
 *
 * @typedef {ReadonlySet<number> | "all"} Chosen  games by number, or all that the filter finds
 */

export const NONE = /** @type {Chosen} */ (new Set());

/**
 * What is chosen once a game has been taken or left out. Leaving one of all out leaves those that are shown.
 *
 * @param {Chosen} chosen @param {{ id: number | null }[]} games @param {number} game @param {boolean} isChosen
 * @returns {Chosen}
 */
export function withGame(chosen, games, game, isChosen) {
  const numbers = new Set(chosen === "all" ? games.map(({ id }) => id ?? 0) : chosen);
  if (isChosen) numbers.add(game);
  else numbers.delete(game);
  return numbers.size === 0 ? NONE : numbers;
}
