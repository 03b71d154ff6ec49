/** A new table: what most people want at once, the rest behind one tap. */

import { html, useRef, useState } from "../vendor/preact.js";
import { ask, Fault } from "../api.js";
import { useShared } from "../context.js";
import { causeText } from "../causes.js";
import { entered, ticked } from "../entered.js";
import { go } from "../router.js";
import { Segments } from "../segments.js";
import { MoreChoices, NO_WISH } from "./more_choices.js";

/**
 * @import { Preferences } from "../preferences.js"
 * @import { Lobby } from "../types.js"
 * @import { Other, Wish } from "./more_choices.js"
 */

const SINGLE = 1;
const USUAL_LENGTH = { 3: 36, 4: 48 };

/** The spec of a computer player; `null` for a person. @param {Other} other @param {Lobby} lobby @param {number} level */
export function specOf(other, lobby, level) {
  if (other.who === "person") return null;
  if (other.who === "other") return other.spec;
  return other.who === "computer" ? `${lobby.usualPlayer}:level=${level}` : other.who;
}

/** How many deals a table can have. @param {Lobby} lobby @param {Preferences} preferences */
const lengthsOf = (lobby, { players }) => (players === 3 ? [SINGLE, ...lobby.lengths] : lobby.lengths);

/** How many it will have: as preferred, where so many can play so many. @param {Lobby} lobby @param {Preferences} preferences */
const lengthOf = (lobby, preferences) =>
  lengthsOf(lobby, preferences).includes(preferences.deals)
    ? preferences.deals
    : USUAL_LENGTH[/** @type {3 | 4} */ (preferences.players)];

/**
 * The table as the server is asked for it.
 *
 * @param {Lobby} lobby @param {string} name  the owner's @param {Preferences} preferences @param {Wish} wish
 */
function wantedTable(lobby, name, preferences, { others, seed, seat, ...wish }) {
  const { players, level, practice } = preferences;
  const deals = lengthOf(lobby, preferences);
  const position = wish.position.trim();
  return {
    name: name.trim(),
    others: others
      .slice(0, players - 1)
      .map((other) => ({ player: specOf(other, lobby, level), ...(other.name && { name: other.name.trim() }) })),
    deals,
    practice,
    ...(seed !== "" && { seed: Number(seed) }),
    ...(position !== "" && { position }),
    ...(position !== "" || deals === SINGLE ? { seat } : {}),
  };
}

/** @param {{ lobby: Lobby }} props */
export function NewTable({ lobby }) {
  const shared = useShared();
  const { say, sayOf, preferences, prefer } = shared;
  const [name, setName] = useState(lobby.me?.name ?? (preferences.name || lobby.suggestedName));
  const [isOpen, setOpen] = useState(false);
  const [wish, setWish] = useState(NO_WISH);
  const [fault, setFault] = useState(/** @type {Fault | null} */ (null));
  const isAsked = useRef(false); // on a slow line a second tap comes before the answer
  const begin = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (isAsked.current) return;
    isAsked.current = true;
    ask("POST", "/api/tables", wantedTable(lobby, name, preferences, wish)).then(
      (made) => go(`/table/${made.table}`),
      (fault) => {
        isAsked.current = false;
        setFault(fault);
      },
    );
  };
  return html`<form class="card-box new-table" onSubmit=${begin}>
    <h2>${say("lobby-new-table")}</h2>
    ${lobby.me === null &&
    html`<label class="field">
      <span>${say("agreement-your-name")} <small class="muted">${say("me-what")}</small></span>
      <input required maxlength=${lobby.longestName} autocomplete="nickname" value=${name} onInput=${entered(setName)} />
    </label>`}
    <${Segments}
      label=${say("agreement-strength")}
      value=${preferences.level}
      choices=${lobby.levels.map((each) => [each, say("level", { level: each })])}
      choose=${(/** @type {number} */ level) => prefer({ level })}
    />
    <p class="muted">${say("level-errs", { level: preferences.level })}</p>
    ${lobby.advice !== null && lobby.advice !== preferences.level && html`<p class="muted">${say("portrait-advice", { level: lobby.advice })}</p>`}
    <${Segments}
      label=${say("agreement-length")}
      value=${lengthOf(lobby, preferences)}
      choices=${lengthsOf(lobby, preferences).map((each) => [each, each === SINGLE ? say("agreement-one-deal") : String(each)])}
      choose=${(/** @type {number} */ deals) => prefer({ deals })}
    />
    <label class="field switch">
      <input type="checkbox" checked=${preferences.practice} onChange=${ticked((practice) => prefer({ practice }))} />
      <span>${say("table-practice")} <small class="muted">${say("agreement-practice")}</small></span>
    </label>
    <button class="button main deal" type="submit">${say("lobby-deal")}</button>
    ${fault !== null &&
    html`<p class="fault" role="alert">${sayOf("refusal", fault.fault)} ${fault.behind !== null && html`<small>${causeText(shared, fault.behind)}</small>`}</p>`}
    <button type="button" class="button quiet small" aria-expanded=${isOpen} onClick=${() => setOpen(!isOpen)}>
      ${isOpen ? say("agreement-less") : say("agreement-more")}
    </button>
    ${isOpen &&
    html`<${MoreChoices} lobby=${lobby} wish=${wish} change=${(/** @type {Partial<Wish>} */ part) => setWish({ ...wish, ...part })} />`}
  </form>`;
}
