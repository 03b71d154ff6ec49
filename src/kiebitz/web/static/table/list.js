/** The running list with Seeger-Fabian points. */

import { html } from "../vendor/preact.js";
import { useShared } from "../context.js";
import { ownerKey } from "../keys.js";
import { follow } from "../pages/lobby.js";
import { ListReviews } from "../review/list_reviews.js";
import { addressOf } from "../router.js";
import { contractName, plain, signed } from "../speech.js";

/** @import { Scores, Sight } from "../types.js" */

/** @param {{ sight: Sight, scores: Scores }} props */
export function List({ sight, scores }) {
  const shared = useShared();
  const { say, preferences } = shared;
  const isOwner = ownerKey() !== "";
  return html`<p class="muted">${say("list-seeger-fabian")}</p>
    <div class="scroll" tabindex="0" role="group" aria-label=${say("list")}>
      <table class="score-list">
        <thead>
          <tr>
            <th scope="col">${say("list-number")}</th>
            <th scope="col">${say("list-game")}</th>
            ${sight.places.map((place) => html`<th scope="col" class="number">${place.name}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${scores.rows.map(
            (row, number) => html`<tr key=${number}>
              <td>${number + 1}${row.marked && html`<span class="help-mark" title=${say("list-helped-meaning")}>*</span>`}</td>
              <td>
                <${MaybeLink} to=${isOwner ? addressOf({ table: sight.table, deal: number }, "review") : null}>
                  ${row.contract === null ? say("outcome-passed-in") : contractName(shared, preferences.suits, row.contract)}
                <//>
              </td>
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
            <th scope="row">${say("list-total")}</th>
            ${scores.totals.map((total) => html`<td class="number"><b>${plain(total)}</b></td>`)}
          </tr>
          <tr class="muted">
            <td></td>
            <th scope="row">${say("list-won-lost")}</th>
            ${scores.wonAndLost.map(([won, lost]) => html`<td class="number">${won} : ${lost}</td>`)}
          </tr>
        </tfoot>
      </table>
    </div>
    ${isOwner && html`<${ListReviews} table=${sight.table} deals=${scores.rows.length} />`}
    ${scores.rows.some((row) => row.marked) && html`<p class="muted">* ${say("list-helped-meaning")}</p>`}`;
}

/** A game that leads to its review. @param {{ to: string | null, children?: unknown }} props */
function MaybeLink({ to, children }) {
  return to === null ? children : html`<a href=${to} onClick=${follow}>${children}</a>`;
}
