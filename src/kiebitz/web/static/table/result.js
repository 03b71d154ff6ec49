/** The end of a deal: won or lost, how it is counted, the cards, what it means for the list, and what comes next. */

import { html, useState } from "../vendor/preact.js";
import { Fan } from "../cards.js";
import { useShared } from "../context.js";
import { Details, feeling, headline } from "../outcome.js";
import { backOf } from "../router.js";
import { plain, signed } from "../speech.js";
import { nameOf } from "./places.js";

/** @import { End, Sight } from "../types.js" */

/**
 * @param {{ sight: Sight, end: End, next: () => void, anew: (() => void) | null, again: ((seat: number) => void) | null,
 *   review: (() => void) | null, leave: () => void }} props
 */
export function Result({ sight, end, next, anew, again, review, leave }) {
  const shared = useShared();
  const { say } = shared;
  const names = [0, 1, 2].map((seat) => nameOf(sight, seat));
  return html`<section class="result" aria-label=${say("result")}>
    <h2 class=${feeling(end, sight.seat)}>${headline(shared, end, names, sight.seat)}</h2>
    <${Details} end=${end} contract=${sight.contract} names=${names} />
    ${end.faults.map(([seat, reason]) => html`<p class="muted fault">${say("result-fault", { name: names[seat], text: reason })}</p>`)}
    <div class="result-actions">
      ${!sight.isSingle &&
      sight.asked === "next deal" &&
      html`<button class="button main" autofocus onClick=${next}>
        ${sight.isLastDeal ? say("result-finish-list") : say("result-next-deal")}
      </button>`}
      ${anew !== null && html`<button class="button main" autofocus onClick=${anew}>${say("result-another")}</button>`}
      ${again !== null && html`<${Again} sight=${sight} again=${again} />`}
      ${review !== null && html`<button class="button" onClick=${review}>${say("review")}</button>`}
      ${sight.isSingle &&
      html`<button class=${`button ${anew === null ? "main" : "quiet"}`} onClick=${leave}>
        ${say("result-leave", { place: backOf(sight.table) })}
      </button>`}
    </div>
    <${Totals} sight=${sight} end=${end} />
    <${DealtCards} sight=${sight} end=${end} />
  </section>`;
}

/** @param {{ sight: Sight, again: (seat: number) => void }} props */
function Again({ sight, again }) {
  const { say } = useShared();
  const [isOpen, setOpen] = useState(false);
  const mine = sight.seat ?? 0;
  if (isOpen)
    return html`${[0, 1, 2]
      .filter((seat) => seat !== mine)
      .map((seat) => html`<button key=${seat} class="button" onClick=${() => again(seat)}>${say("seat", { seat })}</button>`)}`;
  return html`<button class="button" onClick=${() => again(mine)}>${say("result-same-deal")}</button>
    <button class="button quiet" onClick=${() => setOpen(true)}>${say("result-other-seat")}</button>`;
}

/** @param {{ sight: Sight, end: End }} props */
function Totals({ sight, end }) {
  const { say } = useShared();
  return html`<table class="totals">
    <caption>${say("list-seeger-fabian")}</caption>
    <thead>
      <tr>
        <td></td>
        ${sight.places.map((place) => html`<th scope="col">${place.name}</th>`)}
      </tr>
    </thead>
    <tbody>
      <tr>
        <th scope="row">${say("list-this-deal")}</th>
        ${end.listPoints.map((points) => html`<td>${signed(points)}</td>`)}
      </tr>
      ${sight.scores !== null &&
      html`<tr class="sum-row">
        <th scope="row">${say("list-total")}</th>
        ${sight.scores.totals.map((points) => html`<td>${plain(points)}</td>`)}
      </tr>`}
    </tbody>
  </table>`;
}

/** @param {{ sight: Sight, end: End }} props */
function DealtCards({ sight, end }) {
  const { say } = useShared();
  return html`<div class="dealt">
    ${end.hands.map(
      (hand, seat) => html`<div key=${seat} class="dealt-hand">
        <span class="label">${say("seat", { seat })} · ${nameOf(sight, seat)}</span>
        <${Fan} cards=${hand} label=${nameOf(sight, seat)} />
      </div>`,
    )}
    <div class="dealt-hand">
      <span class="label">${say("table-skat")}</span>
      <${Fan} cards=${end.skat} label=${say("table-skat")} />
    </div>
    ${end.discard !== null &&
    html`<div class="dealt-hand">
      <span class="label">${say("table-put-away")}</span>
      <${Fan} cards=${end.discard} label=${say("table-put-away")} />
    </div>`}
  </div>`;
}
