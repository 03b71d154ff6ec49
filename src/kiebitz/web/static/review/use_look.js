/**
 * How somebody looks at a game that has a review: whose moves, which mistakes, open cards or not, the game or the line
 * that wins it; and what there is to see by that at a moment.
 *
 * @import { GameSeen, Moment, Review, ReviewSeen, Size, Verdict } from "../types.js"
 * @import { CardNote } from "./card_notes.js"
 * @import { Wish } from "./verdicts.js"
 *
 * @typedef {object} Look
 * @property {GameSeen} seen  the game, or the line
 * @property {Review | null} review  `null` while there is nothing to show of one
 * @property {boolean} isComplete
 * @property {Wish} wish
 * @property {(change: Partial<Wish>) => void} change
 * @property {boolean} isOpen
 * @property {(isOpen: boolean) => void} open
 * @property {boolean} isLine
 * @property {boolean} isHindsight  whether more is shown than anybody knew
 * @property {(isLine: boolean) => void} showLine
 * @property {Verdict | null} verdict  on what is decided at the moment, if it is looked at
 * @property {Moment} moment  as it is seen
 * @property {number | null} nearest
 * @property {Map<string, CardNote>} notes
 * @property {number | null} dearest  the moment of the dearest mistake
 * @property {{ before: number | null, after: number | null } | null} mistakes
 * @property {((number: number) => Size | null) | null} sizeOf
 * @property {number} toldAt  the moment that a sentence tells about
 * @property {Record<string, () => void>} keys
 */

import { useState } from "../vendor/preact.js";
import { cardNotes } from "./card_notes.js";
import { asSeenBy, gathered } from "./own_view.js";
import { dearestOf, isWanted, nextMistake, SIZES, verdictAt } from "./verdicts.js";

/** Something was found by now. @param {ReviewSeen | null} seen */
const reviewOf = (seen) => (seen !== null && (seen.state === "done" || (seen.review?.verdicts.length ?? 0) > 0) ? seen.review : null);

/** @param {GameSeen} played @param {ReviewSeen | null} reviewed @param {number} at @returns {Look} */
export function useLook(played, reviewed, at) {
  const own = played.line.seat;
  const [wish, setWish] = useState(/** @type {Wish} */ ({ seat: own, least: "inaccuracy" }));
  const [isOpen, open] = useState(false);
  const [isLineWanted, showLine] = useState(false);
  const review = reviewOf(reviewed);
  const isComplete = reviewed?.state === "done";
  const isLine = isLineWanted && isComplete && reviewed.line !== null;
  const seen = isLine && reviewed.line !== null ? { ...played, ...reviewed.line } : played;
  const place = Math.min(at, seen.moments.length - 1);
  const change = (/** @type {Partial<Wish>} */ change) => setWish((before) => ({ ...before, ...change }));
  const isHindsight = review !== null && (isOpen || isLine);
  const look = { seen, review, isComplete, wish, change, isOpen, open, isLine, showLine, isHindsight };
  const nearest = wish.seat ?? own;
  if (review === null || isLine)
    return {
      ...look,
      nearest,
      verdict: null,
      moment: seen.moments[place],
      notes: new Map(),
      dearest: null,
      mistakes: null,
      sizeOf: null,
      toldAt: place,
      keys: {},
    };
  const found = verdictAt(review, place);
  const verdict = found !== null && (wish.seat === null || found.seat === wish.seat) ? found : null;
  const viewer = verdict?.seat ?? wish.seat ?? own ?? seen.moments[place].turn ?? 0;
  const moment = isOpen ? seen.moments[place] : asSeenBy(seen, place, viewer);
  return {
    ...look,
    nearest,
    verdict,
    moment: found === null ? moment : gathered(moment),
    notes: cardNotes(verdict, isOpen, verdict?.seat === seen.line.declarer),
    dearest: dearestOf(review, wish)[0]?.number ?? null,
    mistakes: { before: nextMistake(review, wish, place, -1), after: nextMistake(review, wish, place, 1) },
    sizeOf: (number) => {
      const judged = verdictAt(review, number);
      return judged !== null && isWanted(judged, wish) ? judged.size : null;
    },
    toldAt: found === null ? place : Math.min(place + 1, seen.moments.length - 1),
    keys: {
      o: () => open(!isOpen),
      a: () => change({ seat: wish.seat === null ? own : null }),
      ...Object.fromEntries(SIZES.map((least, number) => [String(number + 1), () => change({ least })])),
    },
  };
}
