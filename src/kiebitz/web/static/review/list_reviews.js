/** What was given away over the list of a table, and a button that reviews the deals which have no review yet. */

import { html, useEffect, useState } from "../vendor/preact.js";
import { ask, faultOf } from "../api.js";
import { useShared } from "../context.js";
import { GivenAway } from "./given_away.js";

/**
 * @import { Method } from "../answers.js"
 * @import { ListSeen } from "../types.js"
 */

const BETWEEN_LOOKS = 1500; // milliseconds

/** @param {{ table: number, deals: number }} props  what is known is asked for anew when the number of deals changes */
export function ListReviews({ table, deals }) {
  const { say, sayOf } = useShared();
  const [seen, setSeen] = useState(/** @type {ListSeen | null} */ (null));
  const [fault, setFault] = useState(/** @type {string | null} */ (null));
  const wish = (/** @type {Method} */ method) =>
    void ask(method, `/api/tables/${table}/reviews`).then(
      (said) => {
        setFault(null);
        setSeen(said);
      },
      (error) => setFault(faultOf(error)),
    );
  useEffect(() => wish("GET"), [table, deals]);
  useEffect(() => {
    if (seen === null || seen.waiting === 0) return undefined;
    const timer = setTimeout(() => wish("GET"), BETWEEN_LOOKS);
    return () => clearTimeout(timer);
  }, [seen]);
  if (fault !== null) return html`<p class="fault" role="alert">${sayOf("refusal", fault)}</p>`;
  if (seen === null || seen.isSingle || seen.deals === 0) return null;
  return html`<section class="list-reviews" aria-label=${say("given-away-in-list")}>
    <h3>${say("given-away-in-list")}</h3>
    ${seen.totals.length > 0 && html`<${GivenAway} totals=${seen.totals} players=${seen.players} isAverage=${false} />`}
    <${Progress} seen=${seen} begin=${() => wish("POST")} cancel=${() => wish("DELETE")} />
  </section>`;
}

/** @param {{ seen: ListSeen, begin: () => void, cancel: () => void }} props */
function Progress({ seen: { deals, reviewed, waiting, failed }, begin, cancel }) {
  const { say } = useShared();
  const missing = deals - reviewed;
  if (waiting > 0)
    return html`<div class="review-offer">
      <p role="status">${say("reviewed-list", { reviewed, deals })}</p>
      <progress max=${deals} value=${reviewed} aria-label=${say("review")}></progress>
      <button class="button small" onClick=${cancel}>${say("page-cancel")}</button>
    </div>`;
  return html`<div class="review-offer">
    ${failed > 0 && html`<p class="fault" role="alert">${say("review-failed")}</p>`}
    <p class="muted" role="status">${say("reviewed-deals", { reviewed, deals })}</p>
    ${missing > 0 && html`<button class="button small" onClick=${begin}>${say("reviewed-missing", { missing })}</button>`}
  </div>`;
}
