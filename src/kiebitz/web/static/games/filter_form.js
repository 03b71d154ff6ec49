/** What games can be filtered by. */

import { html } from "../vendor/preact.js";
import { useShared } from "../context.js";
import { entered } from "../entered.js";
import { kindName } from "../words/speech.js";

/** @import { Filter } from "./filter.js" */

const WIDE = "(min-width: 720px)"; // where all of it has room above the list

/** @param {{ filter: Filter, change: (filter: Filter) => void }} props */
export function FilterForm({ filter, change }) {
  const { words, preferences } = useShared();
  const kinds = [..."CSHDGN"].map((kind) => [kind, kindName(words, preferences.suits, kind)]);
  const select = (/** @type {keyof Filter} */ name, /** @type {string} */ label, /** @type {string[][]} */ choices) =>
    html`<${Select} label=${label} value=${filter[name]} choices=${choices} change=${set(name)} />`;
  const input = (/** @type {keyof Filter} */ name, /** @type {string} */ label, /** @type {string} */ type) =>
    html`<label class="field">
      <span>${label}</span>
      <input type=${type} value=${filter[name]} onInput=${entered(set(name))} />
    </label>`;
  return html`<details class="card-box filters" open=${matchMedia(WIDE).matches}>
    <summary>${words.filters}</summary>
    <div class="filter-fields">
      ${input("name", words.search, "search")}
      ${select("role", words.role, [["", words.allRoles], ["declarer", words.asDeclarer], ["defender", words.asDefender]])}
      ${select("kind", words.game, [["", words.allKinds], ...kinds])}
      ${select("outcome", words.result, [["", words.allOutcomes], ...Object.entries(words.outcomes)])}
      ${select("source", words.source, [["", words.allSources], ["own", words.ownGames], ["imported", words.importedGames]])}
      ${select("help", words.helpTaken, [["", words.allHelp], ["without", words.withoutHelp], ["with", words.withHelp]])}
      ${input("from", words.from, "date")} ${input("until", words.until, "date")}
    </div>
  </details>`;

  /** @param {keyof Filter} name */
  function set(name) {
    return (/** @type {string} */ value) => change({ ...filter, [name]: value });
  }
}

/** @param {{ label: string, value: string, choices: string[][], change: (value: string) => void }} props */
function Select({ label, value, choices, change }) {
  return html`<label class="field">
    <span>${label}</span>
    <select value=${value} onChange=${entered(change)}>
      ${choices.map(([name, text]) => html`<option key=${name} value=${name} selected=${name === value}>${text}</option>`)}
    </select>
  </label>`;
}
