/** Tables at which a beginner is advised before every decision, without asking. A tab remembers them. */

import { useEffect } from "../vendor/preact.js";
import { momentOf } from "./moment.js";

/** @import { Sight } from "../types.js" */

/** @param {number} table */
const remembered = (table) => `kiebitz.guided.${table}`;

/** @param {number} table */
export const guide = (table) => sessionStorage.setItem(remembered(table), "1");

/** Ask for advice wherever something is to be decided. @param {Sight} sight @param {boolean} canAct @param {() => void} askHint */
export function useGuide(sight, canAct, askHint) {
  const isWanted = canAct && sight.asked === "move" && sessionStorage.getItem(remembered(sight.table)) !== null;
  useEffect(() => {
    if (isWanted) askHint();
  }, [isWanted, momentOf(sight)]);
}
