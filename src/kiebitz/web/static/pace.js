/**
 * How long the table waits before it shows what happened next.
 *
 * The server tells what happens as soon as it has; a person has to follow it. A computer takes a natural moment even where
 * it knew at once, and a finished trick lies open for its time. Whoever taps does not want to wait: the page then shows what
 * comes next without asking here.
 *
 * @typedef {"instant" | "quick" | "normal" | "calm"} Pace
 *
 * @typedef {object} Shown  Something that happened, as far as its pace goes.
 * @property {number} number  Its place in the order of all that happened at the table.
 * @property {"computer" | "person"} [by]  Who did it; nobody deals or counts.
 * @property {boolean} [endsTrick]
 */

/** @type {Readonly<Record<Pace, number>>} */
const SLOWNESS = { instant: 0, quick: 0.5, normal: 1, calm: 1.75 };

export const PACES = /** @type {readonly Pace[]} */ (Object.keys(SLOWNESS));

const SHORTEST_MOMENT = 400;
const LONGEST_MOMENT = 900;
const TRICK_STAYS = 1600;
const ANNOUNCEMENT_STAYS = 1200;
const GOLDEN_RATIO = (Math.sqrt(5) - 1) / 2;

/**
 * The milliseconds until `next` may be shown, when `last` has been on the table for `elapsed` milliseconds.
 *
 * @param {Shown} next
 * @param {Shown | null} last
 * @param {number} elapsed
 * @param {Pace} pace
 * @returns {number}
 */
export function delayBefore(next, last, elapsed, pace) {
  if (next.by === "person") return 0; // people have taken their time already
  const moment = next.by === "computer" ? momentOf(next.number) : 0;
  const stay = last?.endsTrick ? TRICK_STAYS : 0;
  return Math.max(0, SLOWNESS[pace] * Math.max(moment, stay) - elapsed);
}

/** The milliseconds for which what is played stands on the table. @param {number} elapsed @param {Pace} pace */
export const announcementStays = (elapsed, pace) => Math.max(0, SLOWNESS[pace] * ANNOUNCEMENT_STAYS - elapsed);

/**
 * How long a computer seems to think. Multiples of the golden ratio never settle into a beat, and the same game shown
 * again has the same pace.
 *
 * @param {number} number
 */
function momentOf(number) {
  return SHORTEST_MOMENT + ((number * GOLDEN_RATIO) % 1) * (LONGEST_MOMENT - SHORTEST_MOMENT);
}
