/** Small, each in its corner: the own discard and the last trick. */

import { html } from "../vendor/preact.js";
import { Fan } from "../cards.js";
import { useShared } from "../context.js";
import { SmallTrick } from "./trick.js";

/**
 * @import { Frame } from "../show.js"
 * @import { PanelName } from "./side_panel.js"
 */

/** @param {{ frame: Frame, open: (name: PanelName) => void }} props */
export function Corner({ frame, open }) {
  const { say } = useShared();
  const { sight } = frame;
  const isMine = sight.declarer === sight.seat && sight.skat !== null;
  const putAway = say("table-put-away");
  return html`${isMine && html`<div class="put-away"><${Fan} cards=${sight.skat} label=${putAway} /><span>${putAway}</span></div>`}
    ${sight.lastTrick !== null &&
    !frame.holdsTrick &&
    html`<button class="last-trick quiet" onClick=${() => open("last")}>
      <${SmallTrick} sight=${sight} trick=${sight.lastTrick} /><span>${say("table-last-trick")}</span>
    </button>`}`;
}
