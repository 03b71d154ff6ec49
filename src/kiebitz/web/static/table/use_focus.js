/** Where one acts next has the focus, each time that something is asked. */

import { useLayoutEffect } from "../vendor/preact.js";
import { momentOf } from "./moment.js";

/**
 * @import { Frame } from "../show.js"
 * @import { Sight } from "../types.js"
 * @import { Turn } from "./use_turn.js"
 */

/** @param {Frame} frame @param {Turn} turn @param {boolean} isFree  whether the table waits, and nothing else is looked at */
export function useFocus({ sight, holdsTrick }, { draft, claiming }, isFree) {
  const isShown = sight.end === null || !holdsTrick;
  const question = isFree && isShown ? [momentOf(sight), sight.asked, draft.fromHand, claiming.stage].join() : null;
  useLayoutEffect(() => {
    if (question === null || document.activeElement?.matches("input, select, textarea")) return;
    /** @type {HTMLElement | null} */ (document.querySelector(placeOf(sight, draft.fromHand, claiming.stage !== "no")))?.focus();
  }, [question]);
}

/** Where one acts. @param {Sight} sight @param {boolean} isHandGame @param {boolean} isClaiming */
function placeOf({ phase, asked, end }, isHandGame, isClaiming) {
  if (end !== null) return ".result-actions .main";
  if (isClaiming || asked === "claim" || phase === "auction") return ".doing button";
  if (phase === "skat") return isHandGame ? ".kinds button" : ".doing button";
  return asked === "move" ? '.hand [tabindex="0"]' : ".nowhere";
}
