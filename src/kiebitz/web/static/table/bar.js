/** The line above the table: the game that is played, the deal, the list. */

import { html } from "../vendor/preact.js";
import { useShared } from "../context.js";
import { contractName } from "../words/speech.js";
import { nameOf } from "./places.js";

/** @import { Sight } from "../types.js" */

/** @param {{ sight: Sight, openMenu: () => void, openList: () => void }} props */
export function Bar({ sight, openMenu, openList }) {
  const { words } = useShared();
  return html`<header class="bar">
    <h1 class="contract"><${Playing} sight=${sight} /></h1>
    ${sight.practice !== null && html`<span class="which">${words.cardPoints(...sight.practice.points)}</span>`}
    <span class="which">${sight.isSingle ? words.singleDeal : words.dealNumber(sight.deal + 1, sight.deals)}</span>
    ${sight.isSeeded && html`<span class="which" title=${words.seededMeaning}>${words.seeded}</span>`}
    ${sight.scores !== null &&
    html`<button class="scores quiet" onClick=${openList} aria-label=${words.list}>
      ${sight.places.map((place, number) => {
        const total = sight.scores?.totals[number] ?? 0;
        return html`<span key=${place.name} class="score">
          <span class="name">${place.name}</span> <b>${String(total).replace("-", "−")}</b>
        </span>`;
      })}
    </button>`}
    <button class="button quiet small menu" onClick=${openMenu}>${words.menu}</button>
  </header>`;
}

/** @param {{ sight: Sight }} props */
function Playing({ sight }) {
  const { words, preferences } = useShared();
  const dealer = sight.places.length === 4 ? `${sight.places[sight.dealer].name} ${words.dealer}` : "";
  if (sight.contract === null) return html`<span class="muted">${dealer || words.title}</span>`;
  return html`<b>${contractName(words, preferences.suits, sight.contract)}</b>
    <span class="muted"> ${nameOf(sight, sight.declarer)}, ${words.atBid(sight.bid)}${dealer && ` · ${dealer}`}</span>`;
}
