/** What one's games tell: three numbers, a chart, tables, and ways to the games behind them. */

import { html, useEffect, useState } from "../vendor/preact.js";
import { ask } from "../api.js";
import { useShared } from "../context.js";
import { filterOf, queryOf } from "../games/filter.js";
import { FilterForm } from "../games/filter_form.js";
import { rename } from "../router.js";
import { decimal, kindName, percent, plain, signed } from "../speech.js";
import { HEIGHT, WIDTH, barsOf } from "../statistics/bars.js";
import { gamesBehind } from "../statistics/query.js";
import { useStatistics } from "../statistics/use_statistics.js";
import { follow } from "./lobby.js";

/**
 * @import { Shared } from "../context.js"
 * @import { Filter } from "../games/filter.js"
 * @import { Statistics, StatisticsGroup, StatisticsLine } from "../types.js"
 */

const FEW = 100; // games below which chance says more than skill

export function StatisticsPage() {
  const { say, sayOf } = useShared();
  const [filter, setFilter] = useState(() => filterOf(location.search));
  const { found, fault } = useStatistics(queryOf(filter));
  const look = (/** @type {Filter} */ wanted) => {
    const query = queryOf(wanted);
    rename(query === "" ? "/statistics" : `/statistics?${query}`);
    setFilter(wanted);
  };
  return html`<main class="lobby statistics">
    <header class="masthead">
      <a class="button quiet small" href="/" onClick=${follow}>‹ ${say("lobby-to-lobby")}</a>
      <div><h1>${say("statistics")}</h1></div>
      <a class="button quiet small" href="/practice" onClick=${follow}>${say("practice")}</a>
    </header>
    ${fault !== null && html`<p class="fault" role="alert">${fault === "not allowed" ? say("page-no-key") : sayOf("refusal", fault)}</p>`}
    <${FilterForm} filter=${filter} change=${look} isOfOne=${true} />
    ${found !== null && linesBy(found, "all").length === 0 && html`<p class="muted" role="status">${queryOf(filter) === "" ? say("statistics-none") : say("games-none-found")}</p>`}
    ${found !== null && linesBy(found, "all").length > 0 && html`<${Found} found=${found} filter=${filter} />`}
  </main>`;
}

/** @param {Statistics} found @param {StatisticsGroup["by"]} by */
const linesBy = (found, by) => found.groups.find((group) => group.by === by)?.lines ?? [];

/** @param {{ found: Statistics, filter: Filter }} props */
function Found({ found, filter }) {
  const shared = useShared();
  const { say } = shared;
  const [all] = linesBy(found, "all");
  const months = linesBy(found, "month");
  const change = months.length > 1 ? months[months.length - 1].average - months[months.length - 2].average : null;
  return html`
    <dl class="three-numbers">
      <div>
        <dt>${say("statistics-average")}</dt>
        <dd>${plain(Math.round(all.average))}</dd>
        ${change !== null && html`<dd class="small muted">${say("statistics-change", { change: signed(Math.round(change)) })}</dd>`}
      </div>
      <div>
        <dt>${say("statistics-won")}</dt>
        <dd>${all.declared > 0 ? percent(shared, all.won / all.declared) : "–"}</dd>
      </div>
      <div>
        <dt>${say("statistics-given")}</dt>
        <dd>${found.reviewed > 0 ? decimal(shared, found.lost) : "–"}</dd>
      </div>
    </dl>
    ${all.games < FEW && html`<p class="muted">${say("statistics-few", { games: all.games })}</p>`}
    <p class="muted small">${say("statistics-help-left-out")}</p>
    ${found.called > 0 &&
    html`<p>${say("statistics-luck", { worth: signedDecimal(shared, found.worth), made: signedDecimal(shared, found.made), games: found.called })}</p>`}
    <${Chart} months=${months} />
    <${Mistakes} found=${found} />
    <p><a class="button small" href=${`/games?${gamesBehind(filter, "all", "all")}`}>${say("statistics-show-games")}</a></p>
    ${found.groups.map((group) => group.lines.length > 0 && html`<${Group} key=${group.by} group=${group} filter=${filter} />`)}
  `;
}

/** @param {Shared} shared @param {number} number */
const signedDecimal = (shared, number) => `${number > 0 ? "+" : ""}${decimal(shared, number)}`;

/** The average, month by month; the table of the same stands below. @param {{ months: StatisticsLine[] }} props */
function Chart({ months }) {
  const { say } = useShared();
  if (months.length < 2) return null;
  const { zero, bars } = barsOf(months.map((month) => month.average));
  return html`<figure class="card-box chart">
    <figcaption>${say("statistics-chart")}: ${months[0].name} – ${months[months.length - 1].name}</figcaption>
    <svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label=${say("statistics-chart")}>
      ${bars.map(({ isBelow, ...bar }, place) => html`<rect key=${months[place].name} class=${isBelow ? "below" : ""} ...${bar} />`)}
      <line x1="0" x2=${WIDTH} y1=${zero} y2=${zero} />
    </svg>
  </figure>`;
}

/** @param {{ found: Statistics }} props */
function Mistakes({ found }) {
  const shared = useShared();
  const { say, sayOf } = shared;
  const [isBegun, begin] = useState(false);
  const review = () => void ask("POST", "/api/games/reviews?help=without").then(() => begin(true), () => undefined);
  return html`<section class="card-box">
    <h2>${say("statistics-mistakes")}</h2>
    <p class="muted">${say("statistics-reviewed", { games: found.reviewed, left: found.toReview })}</p>
    ${found.toReview > 0 && html`<button class="button small" disabled=${isBegun} onClick=${review}>${say("statistics-review-rest")}</button>`}
    ${found.mistakes.length > 0 &&
    html`<table class="figures">
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
    </table>`}
  </section>`;
}

/** @param {{ group: StatisticsGroup, filter: Filter }} props */
function Group({ group, filter }) {
  const { sayOf } = useShared();
  const columns = ["games", "average", "declared", "won", "schneider"];
  return html`<section class="card-box">
    <h2>${sayOf("statistics-by", group.by)}</h2>
    <div class="wide" tabindex="0" role="region" aria-label=${sayOf("statistics-by", group.by)}>
      <table class="figures">
        <thead>
          <tr>
            <td></td>
            ${columns.map((column) => html`<th key=${column} scope="col" class="number">${sayOf("statistics-column", column)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${group.lines.map((line) => html`<${LineOf} key=${line.name} by=${group.by} line=${line} filter=${filter} />`)}
        </tbody>
      </table>
    </div>
  </section>`;
}

/** @param {{ by: StatisticsGroup["by"], line: StatisticsLine, filter: Filter }} props */
function LineOf({ by, line, filter }) {
  const shared = useShared();
  const name = groupName(shared, by, line.name);
  return html`<tr>
    <th scope="row"><a href=${`/games?${gamesBehind(filter, by, line.name)}`}>${name}</a></th>
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
