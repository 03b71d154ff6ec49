/** How it went in the course of time: month by month, and game by game. */

import { html, useState } from "../vendor/preact.js";
import { useShared } from "../context.js";
import { percent, plain, signed } from "../speech.js";
import { Chart } from "./chart.js";
import { GroupTable } from "./group_table.js";
import { MeasureChoice } from "./measure_choice.js";
import { drawBars, drawCourse } from "./plots.js";
import { extremes, sectionsOf } from "./sections.js";

/**
 * @import { Shared } from "../context.js"
 * @import { Filter } from "../games/filter.js"
 * @import { StatisticsLine } from "../types.js"
 *
 * @typedef {keyof typeof MEASURES} Measure
 */

/** What can be shown month by month; shares are in percent. @satisfies {Record<string, (line: StatisticsLine) => number>} */
const MEASURES = {
  average: (/** @type {StatisticsLine} */ line) => line.average,
  games: (/** @type {StatisticsLine} */ line) => line.games,
  declared: (/** @type {StatisticsLine} */ line) => (100 * line.declared) / line.games,
  won: (/** @type {StatisticsLine} */ line) => (100 * line.won) / Math.max(line.declared, 1),
};

/** @param {Shared} shared @param {Measure} measure */
const teller = (shared, measure) => (/** @type {number} */ value) =>
  measure === "declared" || measure === "won" ? percent(shared, value / 100) : plain(Math.round(value));

/** @param {{ months: StatisticsLine[], filter: Filter }} props */
export function Months({ months, filter }) {
  const shared = useShared();
  const { say, sayOf } = shared;
  const [measure, choose] = useState(/** @type {Measure} */ ("average"));
  if (months.length === 0) return null;
  const told = teller(shared, measure);
  const names = months.map((month) => month.name);
  const values = months.map(MEASURES[measure]);
  const { most, least } = extremes(values);
  const last = values.length - 1;
  const words = say("statistics-chart-months", {
    what: sayOf("statistics-measure", measure),
    first: names[0],
    last: names[last],
    most: told(values[most]),
    mostAt: names[most],
    least: told(values[least]),
    leastAt: names[least],
    now: told(values[last]),
  });
  return html`<section class="card-box">
    <h2>${sayOf("statistics-by", "month")}</h2>
    <${MeasureChoice} measures=${MEASURES} measure=${measure} choose=${choose} />
    <div class="charted">
      <${Chart} words=${words} values=${values} draw=${(/** @type {HTMLElement} */ box) => drawBars(box, names, values, told)} />
      <${GroupTable} group=${{ by: "month", lines: months }} filter=${filter} />
    </div>
  </section>`;
}

/** @param {{ points: number[] }} props  of game after game */
export function Course({ points }) {
  const { say, sayOf } = useShared();
  if (points.length === 0) return null;
  const parts = sectionsOf(points);
  const sum = points.reduce((whole, each) => whole + each, 0);
  const words = say("statistics-chart-course", { games: points.length, sum: signed(sum) });
  return html`<section class="card-box">
    <h2>${say("statistics-course")}</h2>
    <div class="charted">
      <${Chart} words=${words} values=${points} draw=${(/** @type {HTMLElement} */ box) => drawCourse(box, points, plain)} />
      <table class="figures">
        <thead>
          <tr>
            <th scope="col">${sayOf("statistics-column", "games")}</th>
            <th scope="col" class="number">${sayOf("statistics-column", "points")}</th>
            <th scope="col" class="number">${sayOf("statistics-column", "average")}</th>
          </tr>
        </thead>
        <tbody>
          ${parts.map(
            (part) => html`<tr key=${part.first}>
              <th scope="row">${part.first}–${part.last}</th>
              <td class="number">${signed(part.points)}</td>
              <td class="number">${plain(Math.round(part.average))}</td>
            </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </section>`;
}
