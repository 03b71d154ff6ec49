/** Your games: found, chosen, exported, imported, deleted. */

import { html, useCallback, useEffect, useState } from "../vendor/preact.js";
import { ask, request } from "../api.js";
import { useShared } from "../context.js";
import { NONE, withGame } from "../games/chosen.js";
import { CollectionReviews } from "../games/collection_reviews.js";
import { filterOf, queryOf, said } from "../games/filter.js";
import { FilterForm } from "../games/filter_form.js";
import { GameLineOf } from "../games/game_line.js";
import { ImportBox } from "../games/import_box.js";
import { useGames } from "../games/use_games.js";
import { useImport } from "../games/use_import.js";
import { rename } from "../router.js";
import { signed } from "../words/speech.js";
import { follow } from "./lobby.js";

/**
 * @import { Totals } from "../types.js"
 * @import { Filter } from "../games/filter.js"
 */

const EXPORT_NAME = "kiebitz-games.sgf";
const KEPT = 60_000; // milliseconds for which a browser may take its time to begin a download

export function GamesPage() {
  const { words } = useShared();
  const [filter, setFilter] = useState(() => filterOf(location.search));
  const list = useGames(filter);
  const [chosen, setChosen] = useState(NONE);
  const [isImporting, setImporting] = useState(false);
  const [isOver, setOver] = useState(false);
  const [fault, setFault] = useState(/** @type {string | null} */ (null));
  const importInUse = useImport(list.reload);
  const isRunning = importInUse.progress?.state === "running";
  useEffect(() => {
    if (isRunning) setImporting(true);
  }, [isRunning]);

  const look = useCallback((/** @type {Filter} */ wanted) => {
    const query = queryOf(wanted);
    rename(query === "" ? "/games" : `/games?${query}`);
    setFilter(wanted);
    setChosen(NONE);
  }, []);
  const complain = (/** @type {any} */ error) => setFault(error.fault ?? "failed");
  const remove = () =>
    void ask("POST", "/api/games/delete", chosen === "all" ? { filter: said(filter) } : { ids: [...chosen] })
      .then(() => setFault(null), complain)
      .then(() => {
        setChosen(NONE);
        list.reload();
      });
  const drop = (/** @type {DragEvent} */ event) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer?.files[0];
    if (file === undefined || isRunning) return;
    setImporting(true);
    importInUse.begin(file);
  };
  const dragOver = (/** @type {DragEvent} */ event) => {
    event.preventDefault();
    setOver(true);
  };

  const shownFault = fault ?? list.fault;
  const games = list.games ?? [];
  return html`<main
    class=${`lobby games ${isOver ? "drop-here" : ""}`}
    onDragOver=${dragOver}
    onDragLeave=${(/** @type {DragEvent} */ event) => event.relatedTarget === null && setOver(false)}
    onDrop=${drop}
  >
    <header class="masthead">
      <a class="button quiet small" href="/" onClick=${follow}>‹ ${words.toLobby}</a>
      <div><h1>${words.yourGames}</h1></div>
      <button class="button" aria-expanded=${isImporting} onClick=${() => setImporting(!isImporting)}>${words.importGames}</button>
      <button class="button" disabled=${games.length === 0} onClick=${() => void download(filter).then(() => setFault(null), complain)}>
        ${words.exportGames}
      </button>
    </header>
    ${shownFault !== null &&
    html`<p class="fault" role="alert">
      ${shownFault === "not allowed" ? words.noKey : (words.faults[shownFault] ?? words.faults.failed)}
      <button class="button small" onClick=${list.reload}>${words.tryAgain}</button>
    </p>`}
    ${isImporting && html`<${ImportBox} inUse=${importInUse} close=${() => setImporting(false)} />`}
    <${FilterForm} filter=${filter} change=${look} />
    ${list.totals !== null && html`<${Found} totals=${list.totals} isFiltered=${queryOf(filter) !== ""} />`}
    ${games.length > 0 && html`<${CollectionReviews} query=${queryOf(filter)} />`}
    <ul class="game-lines">
      ${games.map(
        (game) => html`<${GameLineOf}
          key=${game.id}
          game=${game}
          isChosen=${chosen === "all" || chosen.has(game.id ?? 0)}
          choose=${(/** @type {boolean} */ isChosen) => setChosen(withGame(chosen, games, game.id ?? 0, isChosen))}
        />`,
      )}
    </ul>
    ${list.hasMore && html`<button class="button more-games" onClick=${list.more}>${words.moreGames}</button>`}
    ${chosen !== NONE &&
    html`<${ChosenBar}
      key=${chosen === "all" ? "all" : chosen.size}
      count=${chosen === "all" ? (list.totals?.games ?? 0) : chosen.size}
      total=${list.totals?.games ?? 0}
      chooseAll=${() => setChosen("all")}
      chooseNone=${() => setChosen(NONE)}
      remove=${remove}
    />`}
  </main>`;
}

/** @param {{ totals: Totals, isFiltered: boolean }} props */
function Found({ totals, isFiltered }) {
  const { words } = useShared();
  if (totals.games === 0) return html`<p class="muted" role="status">${isFiltered ? words.noGamesFound : words.noGames}</p>`;
  return html`<p role="status">
    ${words.gamesFound(totals.games, totals.won, totals.lost)}
    <span class="muted"> · ${words.listPoints} ${signed(totals.points)}</span>
  </p>`;
}

/**
 * @param {{ count: number, total: number, chooseAll: () => void, chooseNone: () => void, remove: () => void }} props
 */
function ChosenBar({ count, total, chooseAll, chooseNone, remove }) {
  const { words } = useShared();
  const [isAsked, setAsked] = useState(false);
  return html`<div class="chosen-bar" role="group" aria-label=${words.chosen(count)}>
    ${isAsked
      ? html`<span>${words.reallyDeleteGames(count)}</span>
          <button class="button small main" onClick=${remove}>${words.yes}</button>
          <button class="button small" onClick=${() => setAsked(false)}>${words.no}</button>`
      : html`<span>${words.chosen(count)}</span>
          ${count < total && html`<button class="button small" onClick=${chooseAll}>${words.chooseAll(total)}</button>`}
          <button class="button small" onClick=${() => setAsked(true)}>${words.deleteGames}</button>
          <button class="button quiet small" onClick=${chooseNone}>${words.cancel}</button>`}
  </div>`;
}

/** The key stands in a header, which a plain link cannot send. @param {Filter} filter */
async function download(filter) {
  const response = await request("GET", `/api/games/export?${queryOf(filter)}`);
  const address = URL.createObjectURL(await response.blob());
  const link = Object.assign(document.createElement("a"), { href: address, download: EXPORT_NAME });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT);
}
