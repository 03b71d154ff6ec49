/**
 * What stands beside the table, and the hint that was asked for.
 *
 * @import { Act, Hint, Sight } from "../types.js"
 * @import { PanelName } from "./side_panel.js"
 *
 * @typedef {object} PanelInUse
 * @property {PanelName | null} panel
 * @property {(name: PanelName | null) => void} open
 * @property {() => void} toggleMenu
 * @property {Hint | null} hint  `null` while it is thought about
 * @property {() => void} askHint
 */

import { useCallback, useLayoutEffect, useState } from "../vendor/preact.js";
import { momentOf } from "./moment.js";

/** @param {Sight} sight @param {(act: Act) => Promise<Hint | null>} act @returns {PanelInUse} */
export function usePanel(sight, act) {
  const [panel, setPanel] = useState(/** @type {PanelName | null} */ (null));
  const [hint, setHint] = useState(/** @type {Hint | null} */ (null));
  // At once: a moment later it would undo what a quick person has done meanwhile.
  useLayoutEffect(() => {
    setHint(null);
    setPanel((open) => (open === "hint" || open === "last" ? null : open));
  }, [momentOf(sight)]);
  const askHint = useCallback(() => {
    setHint(null);
    setPanel("hint");
    void act({ type: "ask" }).then((found) => (found === null ? setPanel(null) : setHint(found)));
  }, [act]);
  const toggleMenu = useCallback(() => setPanel((open) => (open === "menu" ? null : "menu")), []);
  return { panel, open: setPanel, toggleMenu, hint, askHint };
}
