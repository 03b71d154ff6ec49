/**
 * What players gave away over many games, in the columns of a table.
 *
 * @import { Total } from "../types.js"
 *
 * @typedef {"role" | "kind"} By
 * @typedef {{ player: string, cells: (Sum | null)[], inAll: Sum }} Line  `null` where there was nothing to decide
 * @typedef {{ lost: number, games: number }} Sum
 */

export const COLUMNS = /** @type {const} */ ({
  role: ["bidder", "declarer", "defender"],
  kind: ["suit", "grand", "null", "passed in"],
});

/** @param {Total[]} totals @returns {Sum | null} */
function sumOf(totals) {
  if (totals.length === 0) return null;
  return { lost: totals.reduce((sum, { lost }) => sum + lost, 0), games: totals.reduce((sum, { games }) => sum + games, 0) };
}

/** The columns in which somebody had something to decide. @param {Total[]} totals @param {By} by @returns {string[]} */
export const columnsOf = (totals, by) => COLUMNS[by].filter((name) => totals.some((total) => total[by] === name));

/**
 * A line for each player, in this order.
 *
 * @param {Total[]} totals @param {By} by @param {string[]} players @returns {Line[]}
 */
export function linesOf(totals, by, players) {
  return players.map((player) => {
    const own = totals.filter((total) => total.player === player);
    const cells = columnsOf(totals, by).map((name) => sumOf(own.filter((total) => total[by] === name)));
    return { player, cells, inAll: sumOf(own) ?? { lost: 0, games: 0 } };
  });
}

/** Those who had most to decide first. @param {Total[]} totals @param {number} most @returns {string[]} */
export function playersOf(totals, most) {
  const games = new Map();
  for (const total of totals) games.set(total.player, (games.get(total.player) ?? 0) + total.games);
  return [...games.keys()].sort((one, other) => games.get(other) - games.get(one)).slice(0, most);
}
