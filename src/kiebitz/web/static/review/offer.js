/** A review that is not there yet: offered, waited for with its progress, or why there is none. */

import { html } from "../vendor/preact.js";
import { useShared } from "../context.js";
import { isBeingMade } from "./use_review.js";

/** @import { ReviewInUse } from "./use_review.js" */

/** @param {{ inUse: ReviewInUse }} props */
export function Offer({ inUse: { seen, fault, begin, cancel } }) {
  const { words, sayOf } = useShared();
  if (fault !== null) return html`<p class="fault" role="alert">${sayOf("refusal", fault)}</p>`;
  if (seen === null || seen.state === "done") return null;
  if (seen.state === "hidden") return html`<p class="muted">${words.reviewHidden}</p>`;
  if (isBeingMade(seen)) {
    const text =
      seen.state === "waiting" ? words.reviewWaits : seen.moves < seen.of ? words.reviewing(seen.moves, seen.of) : words.reviewingEnd;
    return html`<section class="review-offer">
      <p role="status">${text}</p>
      <progress max=${seen.of} value=${seen.moves} aria-label=${words.review}></progress>
      <button class="button small" onClick=${cancel}>${words.cancel}</button>
    </section>`;
  }
  return html`<section class="review-offer">
    ${seen.state === "failed" && html`<p class="fault" role="alert">${words.reviewFailed}</p>`}
    <p class="muted">${words.reviewWhat}</p>
    <button class="button main" onClick=${() => begin(false)}>${words.review}</button>
  </section>`;
}
