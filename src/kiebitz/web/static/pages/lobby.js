/** The lobby: one click to the first deal, or back to a table that was left. */

import { html, useEffect, useState } from "../vendor/preact.js";
import { ask, faultOf } from "../api.js";
import { useShared } from "../context.js";
import { guestTables, ownerKey } from "../keys.js";
import { go } from "../router.js";
import { KeyList, Settings } from "../settings.js";
import { plain, whichDeal } from "../speech.js";
import { GuestHome } from "./guest_home.js";
import { Me } from "./me.js";
import { NewTable } from "./new_table.js";

/** @import { Lobby, TableLine } from "../types.js" */

export function LobbyPage() {
  const { say, sayOf } = useShared();
  const [lobby, setLobby] = useState(/** @type {Lobby | null} */ (null));
  const [fault, setFault] = useState(/** @type {string | null} */ (null));
  const load = () =>
    void ask("GET", "/api/lobby").then(
      (found) => {
        setLobby(found);
        setFault(null);
      },
      (error) => setFault(faultOf(error)),
    );
  const isGuest = ownerKey() === "" && guestTables().length > 0;
  useEffect(() => (isGuest ? undefined : load()), []);
  return html`<main class="lobby">
    <header class="masthead">
      <img src="/static/icon.svg" alt="" width="56" height="56" />
      <div>
        <h1>${say("page")}</h1>
        <p>${say("page-tagline")}</p>
      </div>
      ${!isGuest &&
      html`<nav class="to-pages">
        <a class="button quiet" href="/games" onClick=${follow}>${say("lobby-games")}</a>
        <a class="button quiet" href="/practice" onClick=${follow}>${say("practice")}</a>
        <a class="button quiet" href="/statistics" onClick=${follow}>${say("statistics")}</a>
        <a class="button quiet" href="/board" onClick=${follow}>${say("board")}</a>
        <a class="button quiet" href="/learn" onClick=${follow}>${say("learn")}</a>
      </nav>`}
    </header>
    ${fault !== null &&
    html`<p class="fault" role="alert">
      ${fault === "not allowed" ? say("page-no-key") : sayOf("refusal", fault)}
      <button class="button small" onClick=${load}>${say("page-try-again")}</button>
    </p>`}
    <div class="columns">
      ${isGuest && html`<${GuestHome} tables=${guestTables()} />`}
      ${lobby !== null && html`<${NewTable} key=${lobby.me?.name ?? ""} lobby=${lobby} />`}
      <div class="side">
        ${lobby !== null && html`<${Tables} tables=${lobby.tables} reload=${load} />`}
        ${lobby !== null && lobby.me !== null && html`<${Me} lobby=${lobby} me=${lobby.me} reload=${load} />`}
        <details class="card-box">
          <summary>${say("settings")}</summary>
          <${Settings} />
        </details>
        <details class="card-box">
          <summary>${say("keys")}</summary>
          <${KeyList} />
        </details>
      </div>
    </div>
  </main>`;
}

/** A link that is followed on this page. @param {MouseEvent} event */
export function follow(event) {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  const { pathname, hash } = /** @type {HTMLAnchorElement} */ (event.currentTarget);
  go(pathname + hash);
}

/** @param {{ tables: TableLine[], reload: () => void }} props */
function Tables({ tables, reload }) {
  const { say } = useShared();
  const unfinished = tables.filter((table) => !table.isOver);
  const finished = tables.filter((table) => table.isOver);
  return html`<section class="card-box">
      <h2>${say("lobby-tables")}</h2>
      ${unfinished.length === 0 && html`<p class="muted">${say("lobby-no-tables")}</p>`}
      <ul class="lines">
        ${unfinished.map((table) => html`<${Line} key=${table.table} table=${table} reload=${reload} />`)}
      </ul>
    </section>
    ${finished.length > 0 &&
    html`<section class="card-box">
      <h2>${say("lobby-finished-tables")}</h2>
      <ul class="lines">
        ${finished.map((table) => html`<${Line} key=${table.table} table=${table} reload=${reload} />`)}
      </ul>
    </section>`}`;
}

/** @param {{ table: TableLine, reload: () => void }} props */
function Line({ table, reload }) {
  const { say, preferences } = useShared();
  const [isAsked, setAsked] = useState(false);
  const names = table.names.join(", ");
  const score = (/** @type {number} */ place) =>
    say("score-of", { name: table.names[place], points: plain(table.totals[place]) });
  const changed = new Date(table.changed).toLocaleString(preferences.language, { dateStyle: "medium", timeStyle: "short" });
  const where = whichDeal(say, table);
  const remove = () => void ask("DELETE", `/api/tables/${table.table}`).then(reload, reload);
  if (isAsked)
    return html`<li class="sure">
      <span>${say("lobby-really-delete", { names })}</span>
      <button class="button small main" onClick=${remove}>${say("page-yes")}</button>
      <button class="button small" onClick=${() => setAsked(false)}>${say("page-no")}</button>
    </li>`;
  return html`<li>
    <a class="line-link" href=${`/table/${table.table}`} onClick=${follow}>
      <b>${table.isSingle ? names : table.ranking.map(score).join(" · ")}</b>
      <span class="muted">${where}${table.isPractice ? ` · ${say("table-practice")}` : ""} · ${changed}</span>
    </a>
    <button class="button quiet small" aria-label=${`${say("lobby-delete")}: ${names}`} onClick=${() => setAsked(true)}>✕</button>
  </li>`;
}
