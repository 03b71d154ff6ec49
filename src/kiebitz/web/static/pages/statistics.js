/** What one's games tell: three numbers, a chart, tables, and ways to the games behind them. */

import { html, useState } from "../vendor/preact.js";
import { useShared } from "../context.js";
import { filterOf, queryOf } from "../games/filter.js";
import { FilterForm } from "../games/filter_form.js";
import { rename } from "../router.js";
import { decimal, percent, plain, signed } from "../speech.js";
import { Comparison } from "../statistics/comparison.js";
import { GroupTable } from "../statistics/group_table.js";
import { Mistakes } from "../statistics/mistakes.js";
import { Course, Months } from "../statistics/over_time.js";
import { OwnData } from "../statistics/own_data.js";
import { gamesBehind } from "../statistics/query.js";
import { useStatistics } from "../statistics/use_statistics.js";
import { follow } from "./lobby.js";

/**
 * @import { Shared } from "../context.js"
 * @import { Filter } from "../games/filter.js"
 * @import { Statistics, StatisticsGroup } from "../types.js"
 */

const FEW = 100; // games below which chance says more than skill

export function StatisticsPage() {
  const { say, sayOf } = useShared();
  const [filter, setFilter] = useState(() => filterOf(location.search));
  const { found, fault, reload } = useStatistics(queryOf(filter));
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
    ${found !== null && linesBy(found, "all").length > 0 && html`<${Found} found=${found} filter=${filter} reload=${reload} />`}
    ${found !== null && html`<${OwnData} query=${queryOf(filter)} reload=${reload} />`}
  </main>`;
}

/** @param {Statistics} found @param {StatisticsGroup["by"]} by */
const linesBy = (found, by) => found.groups.find((group) => group.by === by)?.lines ?? [];

/** @param {{ found: Statistics, filter: Filter, reload: () => void }} props */
function Found({ found, filter, reload }) {
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
    <${Months} months=${months} filter=${filter} />
    <${Course} points=${found.course} />
    <${Comparison} columns=${found.compared} />
    <${Mistakes} found=${found} filter=${filter} reload=${reload} />
    <p><a class="button small" href=${`/games?${gamesBehind(filter, "all", "all")}`}>${say("statistics-show-games")}</a></p>
    ${found.groups.map(
      (group) => group.by !== "month" && group.lines.length > 0 && html`<${Group} key=${group.by} group=${group} filter=${filter} />`,
    )}
  `;
}

/** @param {Shared} shared @param {number} number */
const signedDecimal = (shared, number) => `${number > 0 ? "+" : ""}${decimal(shared, number)}`;

/** @param {{ group: StatisticsGroup, filter: Filter }} props */
function Group({ group, filter }) {
  const { sayOf } = useShared();
  return html`<section class="card-box">
    <h2>${sayOf("statistics-by", group.by)}</h2>
    <${GroupTable} group=${group} filter=${filter} />
  </section>`;
}
