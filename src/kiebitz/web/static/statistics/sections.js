/** Many games in a few parts, for the table beside their chart. */

const MOST = 10;

/**
 * Parts of nearly the same length, in order.
 *
 * @param {readonly number[]} points  of game after game
 * @returns {{ first: number, last: number, points: number, average: number }[]} first and last count games from 1
 */
export function sectionsOf(points) {
  const number = Math.min(MOST, points.length);
  return Array.from({ length: number }, (_, part) => {
    const [begin, end] = [part, part + 1].map((edge) => Math.round((edge * points.length) / number));
    const sum = points.slice(begin, end).reduce((whole, each) => whole + each, 0);
    return { first: begin + 1, last: end, points: sum, average: (36 * sum) / (end - begin) };
  });
}

/** What values come to, one after the other. @param {readonly number[]} values */
export function addedUp(values) {
  let sum = 0;
  return values.map((value) => (sum += value));
}

/** Where a row of values is highest and lowest. @param {readonly number[]} values */
export function extremes(values) {
  const places = values.map((_, place) => place);
  const most = places.reduce((best, place) => (values[place] > values[best] ? place : best), 0);
  const least = places.reduce((best, place) => (values[place] < values[best] ? place : best), 0);
  return { most, least };
}
