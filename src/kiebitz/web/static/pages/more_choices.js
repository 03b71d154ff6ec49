/** What few people want of a new table: other company, known cards, a position. */

import { html, useState } from "../vendor/preact.js";
import { useShared } from "../context.js";
import { entered } from "../entered.js";
import { Segments } from "../segments.js";

/**
 * @import { Lobby } from "../types.js"
 *
 * @typedef {object} Other  Somebody else at the table.
 * @property {string} who  "computer", "person", the name of a player, or "other" for what `spec` says
 * @property {string} spec
 * @property {string} name
 *
 * @typedef {object} Wish
 * @property {Other[]} others
 * @property {string} seed
 * @property {string} position
 * @property {number} seat
 */

/** @type {Wish} */
export const NO_WISH = { others: Array(3).fill({ who: "computer", spec: "", name: "" }), seed: "", position: "", seat: 0 };

/** @param {{ lobby: Lobby, wish: Wish, change: (part: Partial<Wish>) => void }} props */
export function MoreChoices({ lobby, wish, change }) {
  const { say, preferences, prefer } = useShared();
  const { players } = preferences;
  const { others, seed } = wish;
  return html`<div class="more">
    <${Segments}
      label=${say("agreement-company")}
      value=${players}
      choices=${[[3, "3"], [4, "4"]]}
      choose=${(/** @type {number} */ players) => prefer({ players })}
    />
    ${others.slice(0, players - 1).map(
      (other, place) => html`<${OtherPlace}
        key=${place}
        other=${other}
        lobby=${lobby}
        change=${(/** @type {Other} */ changed) => change({ others: others.with(place, changed) })}
      />`,
    )}
    <label class="field">
      <span>${say("agreement-seed")}</span>
      <input inputmode="numeric" pattern="[0-9]*" maxlength="15" value=${seed} onInput=${entered((seed) => change({ seed }))} />
    </label>
    ${players === 3 && html`<${FromPosition} wish=${wish} change=${change} />`}
  </div>`;
}

/** Cards that are given, and where one sits at them. @param {{ wish: Wish, change: (part: Partial<Wish>) => void }} props */
function FromPosition({ wish: { position, seat }, change }) {
  const { say } = useShared();
  return html`<label class="field">
      <span>${say("agreement-position")}</span>
      <textarea rows="2" value=${position} onInput=${entered((position) => change({ position }))}></textarea>
    </label>
    <${Segments}
      label=${say("agreement-your-seat")}
      value=${seat}
      choices=${[0, 1, 2].map((number) => [number, say("seat", { seat: number })])}
      choose=${(/** @type {number} */ seat) => change({ seat })}
    />`;
}

const MORE = "more";

/** @param {{ other: Other, lobby: Lobby, change: (other: Other) => void }} props */
function OtherPlace({ other, lobby, change }) {
  const { say } = useShared();
  const [showsAll, setShowsAll] = useState(false);
  const choose = (/** @type {string} */ who) => (who === MORE ? setShowsAll(true) : change({ ...other, who }));
  const players = lobby.players.filter((player) => showsAll || !player.isExperiment || player.name === other.who);
  return html`<div class="field pair">
    <label>
      <span>${say("agreement-player")}</span>
      <select value=${other.who} onChange=${entered(choose)}>
        <option value="computer">${say("agreement-computer")}</option>
        <option value="person">${say("agreement-person")}</option>
        ${players.map((player) => html`<option key=${player.name} value=${player.name}><${PlayerName} ...${player} /></option>`)}
        ${!showsAll && html`<option value=${MORE}>${say("players-more")}</option>`}
        <option value="other">${say("agreement-other")}</option>
      </select>
      ${other.who === "other" &&
      html`<input
        required
        aria-label=${say("agreement-other")}
        placeholder="kiebitz:worlds=40"
        value=${other.spec}
        onInput=${entered((spec) => change({ ...other, spec: spec.trim() }))}
      />`}
    </label>
    <label>
      <span>${say("agreement-name")}</span>
      <input
        maxlength=${lobby.longestName}
        value=${other.name}
        onInput=${entered((name) => change({ ...other, name }))}
      />
    </label>
  </div>`;
}

/**
 * Who a player is, in words; one that was offered when the server was started is called as it was, and one of another
 * package as it says.
 *
 * @param {{ name: string, summary: string }} props
 */
function PlayerName({ name, summary }) {
  const { sayOf } = useShared();
  if (name.includes(":")) return name;
  return summary === "" ? sayOf("player-who", name) : `${name}: ${summary}`;
}
