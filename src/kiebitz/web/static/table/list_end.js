/** The end of a list: who won, the standing, how it came about, the deals to remember, and what comes next. */

import { html } from "../vendor/preact.js";
import { useShared } from "../context.js";
import { ownerKey } from "../keys.js";
import { follow } from "../pages/lobby.js";
import { addressOf } from "../router.js";
import { contractName, plain, signed } from "../speech.js";
import { courseOf, extremesOf, ranksOf, winnersOf } from "./standing.js";

/** @import { Scores, Sight } from "../types.js" */

const [WIDTH, HEIGHT] = [300, 90]; // of the chart, in its own units

/** @param {{ sight: Sight, scores: Scores, children?: unknown }} props  what can be done stands within */
export function ListEnd({ sight, scores, children }) {
  const { say } = useShared();
  return html`<section class="result list-end" aria-label=${say("list-end")}>
    <h2>${useWinner(sight, scores)}</h2>
    <${Standing} sight=${sight} scores=${scores} />
    <${Chart} sight=${sight} scores=${scores} />
    ${sight.me !== null && html`<${Remembered} sight=${sight} scores=${scores} me=${sight.me} />`}
    <div class="result-actions">${children}</div>
  </section>`;
}

/** @param {Sight} sight @param {Scores} scores */
function useWinner(sight, scores) {
  const { say } = useShared();
  const winners = winnersOf(scores);
  const names = winners.map((place) => sight.places[place].name).join(", ");
  if (winners.length > 1) return say("list-winners", { names });
  return say("list-winner", { who: winners[0] === sight.me ? "you" : "other", names });
}

/** @param {{ sight: Sight, scores: Scores }} props */
function Standing({ sight, scores: { ranking, totals, wonAndLost } }) {
  const { say } = useShared();
  const ranks = ranksOf(totals);
  return html`<ol class="standing">
    ${ranking.map(
      (place) => html`<li key=${place} class=${`course-${place}`}>
        <b>${say("list-standing", { rank: ranks[place], name: sight.places[place].name, points: totals[place], shown: plain(totals[place]) })}</b>
        <span>${say("list-games-of", { won: wonAndLost[place][0], lost: wonAndLost[place][1] })}</span>
      </li>`,
    )}
  </ol>`;
}

/** The points of all, deal by deal. @param {{ sight: Sight, scores: Scores }} props */
function Chart({ sight, scores }) {
  const { say } = useShared();
  const course = courseOf(scores);
  const [low, high] = [Math.min(...course.flat()), Math.max(...course.flat(), 1)];
  const at = (/** @type {number} */ points) => HEIGHT * (1 - (points - low) / (high - low));
  const step = WIDTH / Math.max(1, scores.rows.length);
  return html`<svg class="course" viewBox=${`-4 -4 ${WIDTH + 8} ${HEIGHT + 8}`} role="img" aria-label=${say("list-chart")}>
    <line x1="0" x2=${WIDTH} y1=${at(0)} y2=${at(0)} />
    ${sight.places.map(
      (_, place) => html`<polyline
        key=${place}
        class=${`course-${place}`}
        points=${course[place].map((points, deal) => `${deal * step},${at(points)}`).join(" ")}
      />`,
    )}
  </svg>`;
}

/** @param {{ sight: Sight, scores: Scores, me: number }} props */
function Remembered({ sight, scores, me }) {
  const { say } = useShared();
  const { best, worst } = extremesOf(scores.rows, me);
  return html`<dl class="remembered">
    ${best !== null && html`<dt>${say("list-best")}</dt><dd><${Deal} sight=${sight} scores=${scores} me=${me} number=${best} /></dd>`}
    ${worst !== null && html`<dt>${say("list-worst")}</dt><dd><${Deal} sight=${sight} scores=${scores} me=${me} number=${worst} /></dd>`}
  </dl>`;
}

/** A deal, which leads its owner to the review. @param {{ sight: Sight, scores: Scores, me: number, number: number }} props */
function Deal({ sight, scores: { rows }, me, number }) {
  const shared = useShared();
  const { say, preferences } = shared;
  const { contract, points } = rows[number];
  const game = contract === null ? say("outcome-passed-in") : contractName(shared, preferences.suits, contract);
  const text = say("list-deal", { number: number + 1, game, points: signed(points[me]) });
  if (ownerKey() === "") return text;
  return html`<a href=${addressOf({ table: sight.table, deal: number }, "review")} onClick=${follow}>${text}</a>`;
}
