/** Your games: found, chosen, exported, imported, deleted. */

import { html, useCallback, useState } from "../vendor/preact.js";
import { ask, faultOf } from "../api.js";
import { useShared } from "../context.js";
import { NONE, withGame } from "../games/chosen.js";
import { CollectionReviews } from "../games/collection_reviews.js";
import { filterOf, queryOf, said } from "../games/filter.js";
import { FilterForm } from "../games/filter_form.js";
import { GameLineOf } from "../games/game_line.js";
import { ImportBox } from "../games/import_box.js";
import { useGames } from "../games/use_games.js";
import { useImporting } from "../games/use_importing.js";
import { rename } from "../router.js";
import { save } from "../saving.js";
import { signed } from "../speech.js";
import { follow } from "./lobby.js";

/**
 * @import { GameLine, Totals } from "../types.js"
 * @import { Chosen } from "../games/chosen.js"
 * @import { Filter } from "../games/filter.js"
 */

const EXPORT_NAME = "kiebitz-games.sgf";

export function GamesPage() {
  const { say } = useShared();
  const [filter, setFilter] = useState(() => filterOf(location.search));
  const list = useGames(filter);
  const [chosen, setChosen] = useState(NONE);
  const [fault, setFault] = useState(/** @type {string | null} */ (null));
  const importing = useImporting(list.reload);
  const look = useCallback((/** @type {Filter} */ wanted) => {
    const query = queryOf(wanted);
    rename(query === "" ? "/games" : `/games?${query}`);
    setFilter(wanted);
    setChosen(NONE);
  }, []);
  /** Do something with games, and say if it failed. @param {Promise<unknown>} doing */
  const attempt = (doing) => doing.then(() => setFault(null), (error) => setFault(faultOf(error)));
  const remove = () =>
    void attempt(deleteGames(chosen, filter)).then(() => {
      setChosen(NONE);
      list.reload();
    });
  const games = list.games ?? [];
  return html`<main class=${`lobby games ${importing.isOver ? "drop-here" : ""}`} ...${importing.dropping}>
    <header class="masthead">
      <a class="button quiet small" href="/" onClick=${follow}>‹ ${say("lobby-to-lobby")}</a>
      <div><h1>${say("lobby-games")}</h1></div>
      <button class="button" aria-expanded=${importing.isShown} onClick=${() => importing.show(!importing.isShown)}>
        ${say("import")}
      </button>
      <button class="button" disabled=${games.length === 0} onClick=${() => void attempt(save(`/api/games/export?${queryOf(filter)}`, EXPORT_NAME))}>${say("games-export")}</button>
    </header>
    <${FaultOfList} fault=${fault ?? list.fault} reload=${list.reload} />
    ${importing.isShown && html`<${ImportBox} inUse=${importing.inUse} close=${() => importing.show(false)} />`}
    <${FilterForm} filter=${filter} change=${look} />
    ${list.totals !== null && html`<${Found} totals=${list.totals} isFiltered=${queryOf(filter) !== ""} />`}
    ${games.length > 0 && html`<${CollectionReviews} query=${queryOf(filter)} />`}
    <${GameLines} games=${games} chosen=${chosen} setChosen=${setChosen} />
    ${list.hasMore && html`<button class="button more-games" onClick=${list.more}>${say("games-more")}</button>`}
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

/** @param {Chosen} chosen @param {Filter} filter */
const deleteGames = (chosen, filter) =>
  ask("POST", "/api/games/delete", chosen === "all" ? { filter: said(filter) } : { ids: [...chosen] });

/** @param {{ fault: string | null, reload: () => void }} props */
function FaultOfList({ fault, reload }) {
  const { say, sayOf } = useShared();
  if (fault === null) return null;
  return html`<p class="fault" role="alert">
    ${fault === "not allowed" ? say("page-no-key") : sayOf("refusal", fault)}
    <button class="button small" onClick=${reload}>${say("page-try-again")}</button>
  </p>`;
}

/** @param {{ games: GameLine[], chosen: Chosen, setChosen: (chosen: Chosen) => void }} props */
function GameLines({ games, chosen, setChosen }) {
  return html`<ul class="game-lines">
    ${games.map(
      (game) => html`<${GameLineOf}
        key=${game.id}
        game=${game}
        isChosen=${chosen === "all" || chosen.has(game.id ?? 0)}
        choose=${(/** @type {boolean} */ isChosen) => setChosen(withGame(chosen, games, game.id ?? 0, isChosen))}
      />`,
    )}
  </ul>`;
}

/** @param {{ totals: Totals, isFiltered: boolean }} props */
function Found({ totals, isFiltered }) {
  const { say } = useShared();
  if (totals.games === 0) return html`<p class="muted" role="status">${isFiltered ? say("games-none-found") : say("games-none")}</p>`;
  return html`<p role="status">
    ${say("games-found", { games: totals.games, won: totals.won, lost: totals.lost })}
    <span class="muted"> · ${say("games-points")} ${signed(totals.points)}</span>
  </p>`;
}

/**
 * @param {{ count: number, total: number, chooseAll: () => void, chooseNone: () => void, remove: () => void }} props
 */
function ChosenBar({ count, total, chooseAll, chooseNone, remove }) {
  const { say } = useShared();
  const [isAsked, setAsked] = useState(false);
  return html`<div class="chosen-bar" role="group" aria-label=${say("games-chosen", { count })}>
    ${isAsked
      ? html`<span>${say("games-really-delete", { count })}</span>
          <button class="button small main" onClick=${remove}>${say("page-yes")}</button>
          <button class="button small" onClick=${() => setAsked(false)}>${say("page-no")}</button>`
      : html`<span>${say("games-chosen", { count })}</span>
          ${count < total && html`<button class="button small" onClick=${chooseAll}>${say("games-choose-all", { count: total })}</button>`}
          <button class="button small" onClick=${() => setAsked(true)}>${say("games-delete")}</button>
          <button class="button quiet small" onClick=${chooseNone}>${say("page-cancel")}</button>`}
  </div>`;
}
