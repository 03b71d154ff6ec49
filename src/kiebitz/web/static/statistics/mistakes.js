/** What is given away by what kind of mistake, and a review of the games that have none yet. */

import { html, useEffect } from "../vendor/preact.js";
import { ask } from "../api.js";
import { useShared } from "../context.js";
import { decimal } from "../speech.js";
import { gamesBehind } from "./query.js";

/**
 * @import { Filter } from "../games/filter.js"
 * @import { Statistics } from "../types.js"
 */

const BETWEEN_LOOKS = 5000; // milliseconds, while reviews are being made

/** @param {{ found: Statistics, filter: Filter, reload: () => void }} props */
export function Mistakes({ found, filter, reload }) {
  const shared = useShared();
  const { say, sayOf } = shared;
  const query = gamesBehind(filter, "all", "all");
  const review = () => void ask("POST", `/api/games/reviews?${query}`).then(reload, () => undefined);
  const stop = () => void ask("DELETE", `/api/games/reviews?${query}`).then(reload, () => undefined);
  useEffect(() => {
    if (!found.isReviewing) return undefined;
    const timer = setInterval(reload, BETWEEN_LOOKS);
    return () => clearInterval(timer);
  }, [found.isReviewing, query]);
  return html`<section class="card-box">
    <h2>${say("statistics-mistakes")}</h2>
    <p class="muted" role="status">${say("statistics-reviewed", { games: found.reviewed, left: found.toReview })}</p>
    ${found.isReviewing
      ? html`<p>${say("statistics-reviewing")} <button class="button small" onClick=${stop}>${say("statistics-review-stop")}</button></p>`
      : found.toReview > 0 && html`<button class="button small" onClick=${review}>${say("statistics-review-rest")}</button>`}
    ${found.mistakes.length > 0 &&
    html`<div class="wide scroll" tabindex="0" role="region" aria-label=${say("statistics-mistakes")}>
      <table class="figures">
        <thead>
          <tr>
            <th scope="col">${say("theme")}</th>
            <th scope="col" class="number">${sayOf("statistics-column", "number")}</th>
            <th scope="col" class="number">${sayOf("statistics-column", "lost")}</th>
          </tr>
        </thead>
        <tbody>
          ${found.mistakes.map(
            ({ theme, number, lost }) => html`<tr key=${theme}>
              <th scope="row">${sayOf("theme", theme)}</th>
              <td class="number">${number}</td>
              <td class="number">${decimal(shared, lost)}</td>
            </tr>`,
          )}
        </tbody>
      </table>
    </div>`}
  </section>`;
}
