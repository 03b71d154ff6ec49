/** The line above the table: the game that is played, the deal, the list. */

import { html } from "../vendor/preact.js";
import { useShared } from "../context.js";
import { contractName, plain, scoreOf } from "../speech.js";
import { nameOf } from "./places.js";

/** @import { Sight } from "../types.js" */

/** @param {{ sight: Sight, openMenu: () => void, openList: () => void, invite: (() => void) | null }} props */
export function Bar({ sight, openMenu, openList, invite }) {
  const shared = useShared();
  const { say } = shared;
  const which = sight.isSingle
    ? say("table-single-deal")
    : say("table-deal-number", { number: sight.deal + 1, length: sight.deals });
  return html`<header class="bar">
    <h1 class="contract"><${Playing} sight=${sight} /></h1>
    ${sight.practice !== null && html`<span class="which">${scoreOf(shared, sight.practice.points)}</span>`}
    <span class="which">${which}</span>
    ${sight.isSeeded && html`<span class="which" title=${say("fairness-seeded")}>${say("table-seeded")}</span>`}
    ${sight.scores !== null &&
    html`<button class="scores quiet" onClick=${openList} aria-label=${say("list")}>
      ${sight.places.map((place, number) => {
        const total = sight.scores?.totals[number] ?? 0;
        return html`<span key=${place.name} class="score">
          <span class="name">${place.name}</span> <b>${plain(total)}</b>
        </span>`;
      })}
    </button>`}
    ${invite !== null && html`<button class="button quiet small invite" onClick=${invite}>${say("guests")}</button>`}
    <button class="button quiet small menu" onClick=${openMenu}>${say("menu")}</button>
  </header>`;
}

/** @param {{ sight: Sight }} props */
function Playing({ sight }) {
  const shared = useShared();
  const { say, preferences } = shared;
  const dealer = sight.places.length === 4 ? `${sight.places[sight.dealer].name} ${say("table-dealer")}` : "";
  if (sight.contract === null) return html`<span class="muted">${dealer || say("page")}</span>`;
  return html`<b>${contractName(shared, preferences.suits, sight.contract)}</b>
    <span class="muted"> ${nameOf(sight, sight.declarer)}, ${say("table-bid", { bid: sight.bid })}${dealer && ` · ${dealer}`}</span>`;
}
