/** Who deals at a table of four sits out: why, and how not to wait. */

import { html } from "../vendor/preact.js";
import { useShared } from "../context.js";

/** @import { Sight } from "../types.js" */

/** Whether somebody who plays at this table does not play this deal. @param {Sight} sight */
export const sitsOut = (sight) => sight.me !== null && sight.seat === null && sight.end === null;

/** @param {{ sight: Sight, skip: (deal: number) => void }} props */
export function SittingOut({ sight, skip }) {
  const { say } = useShared();
  return html`<div class="actions sits-out">
    <p>${say("sits-out")}</p>
    <button class="button" onClick=${() => skip(sight.deal)}>${say("sits-out-skip")}</button>
  </div>`;
}
