/** Oneself beside oneself a month ago and beside the levels: a chart of one measure, and the table of all. */

import { html, useState } from "../vendor/preact.js";
import { useShared } from "../context.js";
import { decimal, percent, plain } from "../speech.js";
import { Chart } from "./chart.js";
import { MeasureChoice } from "./measure_choice.js";
import { drawBars } from "./plots.js";

/**
 * @import { Shared } from "../context.js"
 * @import { ComparedSeen } from "../types.js"
 *
 * @typedef {keyof typeof MEASURES} Measure
 */

/** What is compared; shares are in percent, and `null` where nothing is known. @satisfies {Record<string, (each: ComparedSeen) => number | null>} */
export const MEASURES = {
  lost: (/** @type {ComparedSeen} */ each) => (each.reviewed > 0 ? each.lost : null),
  average: (/** @type {ComparedSeen} */ { line }) => line?.average ?? null,
  declared: (/** @type {ComparedSeen} */ { line }) => (line === null ? null : (100 * line.declared) / line.games),
  won: (/** @type {ComparedSeen} */ { line }) => (line === null || line.declared === 0 ? null : (100 * line.won) / line.declared),
};

/** @param {Shared} shared @param {string} measure @param {number | null} value */
function told(shared, measure, value) {
  if (value === null) return "–";
  if (measure === "average") return plain(Math.round(value));
  return measure === "lost" ? decimal(shared, value) : percent(shared, value / 100);
}

/** What any of them gives something away by, the dearest first. @param {ComparedSeen[]} columns */
export function themesOf(columns) {
  const lost = new Map();
  for (const { mistakes } of columns)
    for (const given of mistakes) lost.set(given.theme, Math.max(lost.get(given.theme) ?? 0, given.lost));
  return [...lost.keys()].sort((one, other) => lost.get(other) - lost.get(one));
}

/** @param {{ columns: ComparedSeen[] }} props  oneself over all games first, then lately, then the levels */
export function Comparison({ columns }) {
  const shared = useShared();
  const { say, sayOf } = shared;
  const [measure, choose] = useState(/** @type {Measure} */ ("lost"));
  const known = columns.filter((each) => MEASURES[measure](each) !== null);
  const names = known.map((each) => sayOf("statistics-compared-with", each.name));
  const values = known.map((each) => MEASURES[measure](each) ?? 0);
  const levels = columns.filter((each) => each.error !== null);
  const words = say("statistics-chart-compared", {
    what: sayOf("statistics-measure", measure),
    own: told(shared, measure, MEASURES[measure](columns[0])),
    levels: levels.map((each) => told(shared, measure, MEASURES[measure](each))).join(" · "),
  });
  const draw = (/** @type {HTMLElement} */ box) => drawBars(box, names, values, (value) => told(shared, measure, value));
  return html`<section class="card-box">
    <h2>${say("statistics-compared")}</h2>
    <p class="muted">${say("statistics-compared-what", { games: levels[0].line?.games ?? 0, reviewed: levels[0].reviewed, error: Math.round(Math.max(...levels.map((each) => each.error ?? 0))) })}</p>
    <${MeasureChoice} measures=${MEASURES} measure=${measure} choose=${choose} />
    <div class="charted">
      <${Chart} words=${words} values=${values} draw=${draw} />
      <${ComparisonTable} columns=${columns} />
    </div>
  </section>`;
}

/** @param {{ columns: ComparedSeen[] }} props */
function ComparisonTable({ columns }) {
  const shared = useShared();
  const { say, sayOf } = shared;
  const cells = (/** @type {(each: ComparedSeen) => string} */ cell) =>
    columns.map((each) => html`<td key=${each.name} class="number">${cell(each)}</td>`);
  return html`<div class="wide long scroll" tabindex="0" role="region" aria-label=${say("statistics-compared")}>
    <table class="figures">
      <thead>
        <tr>
          <td></td>
          ${columns.map((each) => html`<th key=${each.name} scope="col" class="number">${sayOf("statistics-compared-with", each.name)}</th>`)}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">${sayOf("statistics-column", "games")}</th>
          ${cells(({ line }) => String(line?.games ?? 0))}
        </tr>
        ${Object.entries(MEASURES).map(
          ([measure, value]) => html`<tr key=${measure}>
            <th scope="row">${sayOf("statistics-measure", measure)}</th>
            ${cells((each) => told(shared, measure, value(each)))}
          </tr>`,
        )}
        ${themesOf(columns).map(
          (theme) => html`<tr key=${theme}>
            <th scope="row">${sayOf("theme", theme)}</th>
            ${cells(({ reviewed, mistakes }) => told(shared, "lost", reviewed > 0 ? (mistakes.find((given) => given.theme === theme)?.lost ?? 0) : null))}
          </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
