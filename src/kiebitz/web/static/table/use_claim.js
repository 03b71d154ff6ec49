/**
 * Laying the cards open cannot be taken back, so it is asked for once, and then undone for a while.
 *
 * @import { Act } from "../types.js"
 *
 * @typedef {object} Claiming
 * @property {"no" | "asked" | "soon"} stage
 * @property {() => void} ask
 * @property {() => void} agree
 * @property {() => void} undo
 */

import { useCallback, useEffect, useLayoutEffect, useState } from "../vendor/preact.js";

const UNDONE_WITHIN = 5000; // milliseconds

/** @param {string} moment  of the table; at another one nothing is left of it @param {(act: Act) => void} act @returns {Claiming} */
export function useClaim(moment, act) {
  const [stage, setStage] = useState(/** @type {Claiming["stage"]} */ ("no"));
  useLayoutEffect(() => setStage("no"), [moment]);
  useEffect(() => {
    if (stage !== "soon") return undefined;
    const timer = setTimeout(() => act({ type: "move", move: "SC" }), UNDONE_WITHIN);
    return () => clearTimeout(timer);
  }, [stage, moment]);
  return {
    stage,
    ask: useCallback(() => setStage("asked"), []),
    agree: useCallback(() => setStage("soon"), []),
    undo: useCallback(() => setStage("no"), []),
  };
}
