/** A line about a game, which leads to it. */

import { html } from "../vendor/preact.js";
import { useShared } from "../context.js";
import { ticked } from "../entered.js";
import { feeling } from "../outcome.js";
import { follow } from "../pages/lobby.js";
import { addressOf } from "../router.js";
import { contractName, signed } from "../speech.js";

/**
 * @import { GameLine } from "../types.js"
 * @import { Speech } from "../words.js"
 */

/** @param {{ game: GameLine, isChosen: boolean, choose: (isChosen: boolean) => void }} props */
export function GameLineOf({ game, isChosen, choose }) {
  const shared = useShared();
  const { preferences, say } = shared;
  const what = game.contract === null ? say("outcome-passed-in") : contractName(shared, preferences.suits, game.contract);
  const played = timeOf(game.played, preferences.language);
  return html`<li class="game-line">
    <label class="choose">
      <input
        type="checkbox"
        checked=${isChosen}
        aria-label=${`${say("games-select")}: ${what}, ${played}`}
        onChange=${ticked(choose)}
      />
    </label>
    <a class="line-link" href=${`/games/${game.id}`} onClick=${follow}>
      <span class="what">
        <b>${game.outcome === "broken off" ? say("outcome-broken-off") : what}</b>
        ${game.contract !== null && html`<span class="muted"> ${say("table-bid", { bid: game.bid })}</span>`}
      </span>
      <${Value} game=${game} />
      <span class="names"><${Names} game=${game} /></span>
      <span class="when muted">${played}<${Badges} game=${game} /></span>
    </a>
    <a
      class="button quiet small to-review"
      href=${addressOf({ game: game.id ?? 0 }, "review")}
      aria-label=${`${say("review")}: ${what}, ${played}`}
      onClick=${follow}
    >
      ${say("review")}
    </a>
  </li>`;
}

/** @param {string} time @param {string} language */
export const timeOf = (time, language) =>
  new Date(time).toLocaleString(language, { dateStyle: "medium", timeStyle: "short" });

/** What the game was worth. @param {{ game: GameLine }} props */
function Value({ game }) {
  const words = useShared();
  const { say } = words;
  if (game.outcome === null) return html`<span class="value muted">${say("outcome-unknown")}</span>`;
  if (game.value === null || game.declarer === null) return html`<span class="value"></span>`;
  const state = feeling({ declarer: game.declarer, won: game.outcome === "won" }, game.seat);
  return html`<span class=${`value ${state}`}>${valueText(words, game)}</span>`;
}

/**
 * What a game brought, for whom, so that no sign has to be read together with a colour.
 *
 * @param {Speech} words @param {Pick<GameLine, "declarer" | "seat" | "outcome" | "value" | "names">} game
 */
export function valueText({ say }, { declarer, seat, outcome, value, names }) {
  const isWon = outcome === "won";
  const values = { value: signed(value ?? 0) };
  if (seat === null || seat === declarer) return isWon ? say("value-won", values) : say("value-lost", values);
  return isWon ? say("value-conceded", { ...values, name: names[declarer ?? 0] }) : say("value-defended", values);
}

/** Who played, and among them the declarer. @param {{ game: GameLine }} props */
function Names({ game }) {
  return game.names.map((name, seat) => [
    seat > 0 && ", ",
    seat === game.declarer ? html`<b key=${seat}>${name}</b>` : html`<span key=${seat}>${name}</span>`,
  ]);
}

/** What is particular about a game. @param {{ game: GameLine }} props */
export function Badges({ game }) {
  const { say } = useShared();
  return html`${game.isMarked && html`<span class="badge helped" title=${say("list-helped-meaning")}>${say("list-helped")}</span>`}
  ${game.table === null && html`<span class="badge">${say("games-is-imported")}</span>`}
  ${game.isPartial && html`<span class="badge" title=${say("games-one-seat-meaning")}>${say("games-one-seat")}</span>`}`;
}
