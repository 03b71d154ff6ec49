/** The last of the first steps: a game of one's own at the table, with a word of advice before every decision. */

import { html, useState } from "../vendor/preact.js";
import { ask, faultOf } from "../api.js";
import { useShared } from "../context.js";
import { comeBackFrom, go } from "../router.js";
import { guide } from "../table/guided.js";
import { noteLearned } from "./learned.js";

/** @param {{ position: string, page: string }} props */
export function FirstGame({ position, page }) {
  const { say, sayOf, preferences } = useShared();
  const [fault, setFault] = useState(/** @type {string | null} */ (null));
  const begin = async () => {
    try {
      const lobby = await ask("GET", "/api/lobby");
      const player = `${lobby.usualPlayer}:level=${lobby.levels[0]}`;
      const name = lobby.me?.name ?? (preferences.name || lobby.suggestedName || say("learn-your-name"));
      const { table } = await ask("POST", "/api/tables", { name, others: [{ player }, { player }], deals: 1, seat: 0, position, practice: true });
      noteLearned(page);
      guide(table);
      comeBackFrom(table);
      go(`/table/${table}`);
    } catch (error) {
      setFault(faultOf(error));
    }
  };
  return html`<section class="task">
    <div class="answers"><button class="button main" onClick=${() => void begin()}>${say("lobby-deal")}</button></div>
    ${fault !== null && html`<p class="fault" role="alert">${sayOf("refusal", fault)}</p>`}
  </section>`;
}
