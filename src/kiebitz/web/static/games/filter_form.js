/** What games can be filtered by. */

import { html } from "../vendor/preact.js";
import { useShared } from "../context.js";
import { entered } from "../entered.js";
import { kindName } from "../speech.js";

/** @import { Filter } from "./filter.js" */

const WIDE = "(min-width: 720px)"; // where all of it has room above the list

/** @param {{ filter: Filter, change: (filter: Filter) => void, isOfOne?: boolean }} props  isOfOne: whatever is found, one person played in it */
export function FilterForm({ filter, change, isOfOne = false }) {
  const shared = useShared();
  const { say, sayOf, preferences } = shared;
  const outcomes = ["won", "lost", "passed in", "broken off"].map((outcome) => [outcome, sayOf("outcome", outcome)]);
  const roles = [["declarer", say("games-as-declarer")], ["defender", say("games-as-defender")]];
  const sources = [["own", say("games-own")], ["imported", say("games-imported")]];
  const help = [["without", say("games-help-without")], ["with", say("games-help-with")]];
  const whose = [["mine", say("games-mine")], ["others", say("games-of-others")]];
  const seats = ["0", "1", "2"].map((seat) => [seat, say("seat", { seat: Number(seat) })]);
  const kinds = [..."CSHDGN"].map((kind) => [kind, kindName(shared, preferences.suits, kind)]);
  const select = (/** @type {keyof Filter} */ name, /** @type {string} */ label, /** @type {string[][]} */ choices) =>
    html`<${Select} label=${label} value=${filter[name]} choices=${choices} change=${set(name)} />`;
  const input = (/** @type {keyof Filter} */ name, /** @type {string} */ label, /** @type {string} */ type) =>
    html`<label class="field">
      <span>${label}</span>
      <input type=${type} value=${filter[name]} onInput=${entered(set(name))} />
    </label>`;
  return html`<details class="card-box filters" open=${matchMedia(WIDE).matches}>
    <summary>${say("games-filter")}</summary>
    <div class="filter-fields">
      ${input("name", isOfOne ? say("statistics-whose") : say("games-name"), "search")}
      ${isOfOne ? "" : select("whose", say("games-whose"), [["", say("games-whose-any")], ...whose])}
      ${select("role", say("games-role"), [["", say("games-role-any")], ...roles])}
      ${select("kind", say("list-game"), [["", say("games-kind-any")], ...kinds])}
      ${select("seat", say("games-seat"), [["", say("games-seat-any")], ...seats])}
      ${input("against", say("games-against"), "search")}
      ${select("outcome", say("result"), [["", say("games-outcome-any")], ...outcomes])}
      ${select("source", say("games-source"), [["", say("games-source-any")], ...sources])}
      ${select("help", say("games-help"), [["", say("games-help-any")], ...help])}
      ${input("from", say("games-from"), "date")} ${input("until", say("games-until"), "date")}
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
