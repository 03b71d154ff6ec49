/** The games of each group as a table, every line of which leads to its games. */

import { html } from "../vendor/preact.js";
import { useShared } from "../context.js";
import { kindName, percent, plain } from "../speech.js";
import { gamesBehind } from "./query.js";

/**
 * @import { Shared } from "../context.js"
 * @import { Filter } from "../games/filter.js"
 * @import { StatisticsGroup, StatisticsLine } from "../types.js"
 */

const COLUMNS = ["games", "average", "declared", "won", "schneider"];

/** @param {{ group: StatisticsGroup, filter: Filter }} props */
export function GroupTable({ group, filter }) {
  const { sayOf } = useShared();
  return html`<div class="wide long scroll" tabindex="0" role="region" aria-label=${sayOf("statistics-by", group.by)}>
    <table class="figures">
      <thead>
        <tr>
          <td></td>
          ${COLUMNS.map((column) => html`<th key=${column} scope="col" class="number">${sayOf("statistics-column", column)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${group.lines.map((line) => html`<${LineOf} key=${line.name} by=${group.by} line=${line} filter=${filter} />`)}
      </tbody>
    </table>
  </div>`;
}

/** @param {{ by: StatisticsGroup["by"], line: StatisticsLine, filter: Filter }} props */
function LineOf({ by, line, filter }) {
  const shared = useShared();
  return html`<tr>
    <th scope="row"><a href=${`/games?${gamesBehind(filter, by, line.name)}`}>${groupName(shared, by, line.name)}</a></th>
    <td class="number">${line.games}</td>
    <td class="number">${plain(Math.round(line.average))}</td>
    <td class="number">${percent(shared, line.declared / line.games)}</td>
    <td class="number">${line.declared > 0 ? percent(shared, line.won / line.declared) : ""}</td>
    <td class="number">${line.schneider}</td>
  </tr>`;
}

/** @param {Shared} shared @param {StatisticsGroup["by"]} by @param {string} name */
function groupName(shared, by, name) {
  if (by === "month" || by === "opponent") return name;
  if (by === "seat") return shared.say("seat", { seat: Number(name) });
  if (by === "kind" && name.length === 1) return kindName(shared, shared.preferences.suits, name);
  return shared.sayOf("statistics-group", name);
}
