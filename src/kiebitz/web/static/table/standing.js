/**
 * What a finished list says: who won, how it came about, and which deals were dear.
 *
 * @import { Row, Scores } from "../types.js"
 */

/** The places that share the first rank. @param {Scores} scores */
export const winnersOf = ({ totals }) => totals.flatMap((total, place) => (total === Math.max(...totals) ? [place] : []));

/** The rank of each place: as good means as high. @param {number[]} totals */
export const ranksOf = (totals) => totals.map((total) => 1 + totals.filter((other) => other > total).length);

/** The points of every place after each deal, from zero on. @param {Scores} scores @returns {number[][]} */
export function courseOf({ rows, totals }) {
  return totals.map((_, place) => rows.reduce((sums, row) => [...sums, (sums.at(-1) ?? 0) + row.points[place]], [0]));
}

/**
 * The deals that brought somebody most and least; `null` where none did either.
 *
 * @param {Row[]} rows @param {number} place
 */
export function extremesOf(rows, place) {
  const numbers = rows.map((_, number) => number).sort((one, other) => rows[other].points[place] - rows[one].points[place]);
  const [best, worst] = [numbers[0], numbers[numbers.length - 1]];
  return {
    best: best !== undefined && rows[best].points[place] > 0 ? best : null,
    worst: worst !== undefined && rows[worst].points[place] < 0 ? worst : null,
  };
}
