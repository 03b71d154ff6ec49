/** The end of a deal: won or lost, how it is counted, the cards, what it means for the list, and what comes next. */

import { html, useState } from "../vendor/preact.js";
import { Fan } from "../cards.js";
import { useShared } from "../context.js";
import { Details, feeling, headline } from "../outcome.js";
import { signed } from "../speech.js";
import { nameOf } from "./places.js";

/** @import { Act, End, Sight } from "../types.js" */

/**
 * @param {{ sight: Sight, end: End, act: (act: Act) => void, again: ((seat: number) => void) | null,
 *   review: (() => void) | null, leave: () => void }} props
 */
export function Result({ sight, end, act, again, review, leave }) {
  const shared = useShared();
  const { say } = shared;
  const names = [0, 1, 2].map((seat) => nameOf(sight, seat));
  return html`<section class="result" aria-label=${say("result")}>
    <h2 class=${feeling(end, sight.seat)}>${headline(shared, end, names, sight.seat)}</h2>
    <${Details} end=${end} contract=${sight.contract} names=${names} isClaimed=${sight.claimed} />
    ${end.faults.map(([seat, reason]) => html`<p class="muted fault">${names[seat]}: ${reason}</p>`)}
    <div class="result-actions">
      ${sight.asked === "next deal" &&
      html`<button class="button main" autofocus onClick=${() => act({ type: "next" })}>
        ${sight.isSingle ? say("lobby-to-lobby") : sight.isLastDeal ? say("result-finish-list") : say("result-next-deal")}
      </button>`}
      ${sight.isOver && html`<button class="button main" onClick=${leave}>${say("lobby-to-lobby")}</button>`}
      ${again !== null && html`<${Again} sight=${sight} again=${again} />`}
      ${review !== null && html`<button class="button" onClick=${review}>${say("review")}</button>`}
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
        ${sight.scores.totals.map((points) => html`<td>${String(points).replace("-", "−")}</td>`)}
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
