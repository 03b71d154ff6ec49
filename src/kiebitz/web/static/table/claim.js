/** Laying the cards open: asked before it happens, and by those who are asked to agree. */

import { html } from "../vendor/preact.js";
import { useShared } from "../context.js";

/**
 * @import { Act } from "../types.js"
 * @import { Claiming } from "./use_claim.js"
 */

/** @param {{ claiming: Claiming }} props */
export function ClaimSure({ claiming: { stage, agree, undo } }) {
  const { say } = useShared();
  if (stage === "soon")
    return html`<div class="actions claiming">
      <button key="undo" class="button main" onClick=${undo}>${say("action-undo")}</button>
    </div>`;
  return html`<div class="actions claiming">
    <button key="yes" class="button main" onClick=${agree}>${say("page-yes")}</button>
    <button class="button" onClick=${undo}>${say("page-no")}</button>
  </div>`;
}

/** @param {{ act: (act: Act) => void }} props */
export function ClaimAsked({ act }) {
  const { say } = useShared();
  return html`<div class="actions claim">
    <button class="button main" onClick=${() => act({ type: "answer", accepts: true })}>${say("action-agree")}</button>
    <button class="button" onClick=${() => act({ type: "answer", accepts: false })}>${say("action-play-on")}</button>
  </div>`;
}
