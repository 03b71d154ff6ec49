/** What players gave away over many games: a table by role, or by kind of game. */

import { html, useState } from "../vendor/preact.js";
import { useShared } from "../context.js";
import { decimal, signed } from "../speech.js";
import { COLUMNS, columnsOf, linesOf } from "./totals.js";

/**
 * @import { Total } from "../types.js"
 * @import { By, Sum } from "./totals.js"
 */

/**
 * @param {{ totals: Total[], players: string[], isAverage: boolean }} props  `isAverage` where players have played different
 *   numbers of games: then columns say what one game cost
 */
export function GivenAway({ totals, players, isAverage }) {
  const shared = useShared();
  const { say, sayOf } = shared;
  const [by, setBy] = useState(/** @type {By} */ ("role"));
  const figure = (/** @type {Sum | null} */ sum) =>
    sum === null ? "" : isAverage ? decimal(shared, -Math.round((10 * sum.lost) / sum.games) / 10) : signed(-Math.round(sum.lost));
  return html`<div class="given-away">
    <div class="choices-row" role="group" aria-label=${say("totals-choose")}>
      ${/** @type {By[]} */ (Object.keys(COLUMNS)).map(
        (each) => html`<button key=${each} class="chip" aria-pressed=${by === each} onClick=${() => setBy(each)}>${say("totals-by", { by: each })}</button>`,
      )}
    </div>
    <div class="scroll" tabindex="0" role="group" aria-label=${say("given-away")}>
      <table class="figures">
        <thead>
          <tr>
            <th scope="col"><span class="unseen">${say("totals-player")}</span></th>
            ${columnsOf(totals, by).map((name) => html`<th key=${name} scope="col" class="number">${by === "role" ? sayOf("totals-role", name) : sayOf("totals-kind", name)}</th>`)}
            <th scope="col" class="number">${say("totals-in-all")}</th>
          </tr>
        </thead>
        <tbody>
          ${linesOf(totals, by, players).map(
            ({ player, cells, inAll }) => html`<tr key=${player}>
              <th scope="row">${player}</th>
              ${cells.map((cell, place) => html`<td key=${place} class="number">${figure(cell)}</td>`)}
              <td class="number"><b>${signed(-Math.round(inAll.lost))}</b></td>
            </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <p class="muted small">${isAverage ? say("given-away-a-game") : say("given-away-meaning")}</p>
  </div>`;
}
