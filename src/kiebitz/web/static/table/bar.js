/** The line above the table: the game that is played, the deal, the list. */

import { html } from "../vendor/preact.js";
import { useShared } from "../context.js";
import { contractName, plain, scoreOf, whichDeal } from "../speech.js";
import { nameOf } from "./places.js";

/**
 * @import { Sight } from "../types.js"
 * @import { PanelName } from "./side_panel.js"
 */

/** @param {{ sight: Sight, openMenu: () => void, open: (name: PanelName) => void, invite: (() => void) | null }} props */
export function Bar({ sight, openMenu, open, invite }) {
  const shared = useShared();
  const { say } = shared;
  const which = whichDeal(say, { ...sight, isOver: isListOver(sight) });
  return html`<header class="bar">
    <h1 class="contract"><${Playing} sight=${sight} /></h1>
    ${sight.practice !== null && html`<span class="which">${scoreOf(shared, sight.practice.points)}</span>`}
    <span class="which">${which}</span>
    ${sight.isSeeded && html`<span class="which" title=${say("fairness-seeded")}>${say("table-seeded")}</span>`}
    ${sight.scores !== null &&
    html`<button class="scores quiet" onClick=${() => open("list")} aria-label=${say("list")}>
      ${sight.places.map((place, number) => {
        const total = sight.scores?.totals[number] ?? 0;
        return html`<span key=${place.name} class="score">
          <span class="name">${place.name}</span> <b>${plain(total)}</b>
        </span>`;
      })}
    </button>`}
    ${sight.seal !== null && html`<${Shield} open=${() => open("fairness")} />`}
    ${invite !== null && html`<button class="button quiet small invite" onClick=${invite}>${say("guests")}</button>`}
    <button class="button quiet small menu" onClick=${openMenu}>${say("menu")}</button>
  </header>`;
}

/** Whether the page shows the standing, and no deal any more. @param {Sight} sight */
const isListOver = (sight) => sight.isOver && sight.scores !== null;

/** Behind it stands what the deal can be checked by. @param {{ open: () => void }} props */
function Shield({ open }) {
  const { say } = useShared();
  return html`<button class="shield quiet" onClick=${open} aria-label=${say("fairness")} title=${say("fairness")}>
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 3l7 2.5v5.5c0 4.6-3 8-7 10-4-2-7-5.4-7-10V5.500z M8.500 12l2.500 2.500 4.500-5" /></svg>
  </button>`;
}

/** @param {{ sight: Sight }} props */
function Playing({ sight }) {
  const shared = useShared();
  const { say, preferences } = shared;
  const dealer = sight.places.length === 4 ? `${sight.places[sight.dealer].name} ${say("table-dealer")}` : "";
  if (sight.contract === null || isListOver(sight)) return html`<span class="muted">${dealer || say("page")}</span>`;
  return html`<b>${contractName(shared, preferences.suits, sight.contract)}</b>
    <span class="muted"> ${nameOf(sight, sight.declarer)}, ${say("table-bid", { bid: sight.bid })}${dealer && ` · ${dealer}`}</span>`;
}
