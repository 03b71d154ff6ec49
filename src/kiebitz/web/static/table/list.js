/** The running list with Seeger-Fabian points. */

import { html } from "../vendor/preact.js";
import { useShared } from "../context.js";
import { contractName, signed } from "../words/speech.js";

/** @import { Scores, Sight } from "../types.js" */

/** @param {{ sight: Sight, scores: Scores }} props */
export function List({ sight, scores }) {
  const { words, preferences } = useShared();
  return html`<p class="muted">${words.seegerFabian}</p>
    <div class="scroll" tabindex="0" role="group" aria-label=${words.list}>
      <table class="score-list">
        <thead>
          <tr>
            <th scope="col">${words.number}</th>
            <th scope="col">${words.game}</th>
            ${sight.places.map((place) => html`<th scope="col" class="number">${place.name}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${scores.rows.map(
            (row, number) => html`<tr key=${number}>
              <td>${number + 1}${row.marked && html`<span class="mark" title=${words.markedMeaning}>*</span>`}</td>
              <td>${row.contract === null ? words.passed : contractName(words, preferences.suits, row.contract)}</td>
              ${row.points.map(
                (points, place) =>
                  html`<td class=${`number ${place === row.declarer ? "declared" : ""}`}>${points === 0 ? "" : signed(points)}</td>`,
              )}
            </tr>`,
          )}
        </tbody>
        <tfoot>
          <tr>
            <td></td>
            <th scope="row">${words.total}</th>
            ${scores.totals.map((total) => html`<td class="number"><b>${String(total).replace("-", "−")}</b></td>`)}
          </tr>
          <tr class="muted">
            <td></td>
            <th scope="row">${words.wonLost}</th>
            ${scores.wonAndLost.map(([won, lost]) => html`<td class="number">${won} : ${lost}</td>`)}
          </tr>
        </tfoot>
      </table>
    </div>
    ${scores.rows.some((row) => row.marked) && html`<p class="muted">* ${words.markedMeaning}</p>`}`;
}
