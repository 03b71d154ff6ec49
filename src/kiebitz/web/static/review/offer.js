/** A review that is not there yet: offered, waited for with its progress, or why there is none. */

import { html } from "../vendor/preact.js";
import { useShared } from "../context.js";
import { isBeingMade } from "./use_review.js";

/** @import { ReviewInUse } from "./use_review.js" */

/** @param {{ inUse: ReviewInUse }} props */
export function Offer({ inUse: { seen, fault, begin, cancel } }) {
  const { say, sayOf } = useShared();
  if (fault !== null) return html`<p class="fault" role="alert">${sayOf("refusal", fault)}</p>`;
  if (seen === null || seen.state === "done") return null;
  if (seen.state === "hidden") return html`<p class="muted">${say("review-hidden")}</p>`;
  if (isBeingMade(seen)) {
    const { moves, of } = seen;
    const progress = moves < of ? say("review-progress", { moves, of }) : say("review-ending");
    return html`<section class="review-offer">
      <p role="status">${seen.state === "waiting" ? say("review-waits") : progress}</p>
      <progress max=${of} value=${moves} aria-label=${say("review")}></progress>
      <button class="button small" onClick=${cancel}>${say("page-cancel")}</button>
    </section>`;
  }
  return html`<section class="review-offer">
    ${seen.state === "failed" && html`<p class="fault" role="alert">${say("review-failed")}</p>`}
    <p class="muted">${say("review-what")}</p>
    <button class="button main" onClick=${() => begin(false)}>${say("review")}</button>
  </section>`;
}
