/** A new table: what most people want at once, the rest behind one tap. */

import { html, useState } from "../vendor/preact.js";
import { ask } from "../api.js";
import { useShared } from "../context.js";
import { go } from "../router.js";

/**
 * @import { Lobby } from "../types.js"
 *
 * @typedef {object} Other  Somebody else at the table.
 * @property {string} who  "computer", "person", the name of a player, or "other" for what `spec` says
 * @property {string} spec
 * @property {string} name
 */

const SINGLE = 1;
const USUAL_LENGTH = { 3: 36, 4: 48 };

/** The spec of a computer player; `null` for a person. @param {Other} other @param {Lobby} lobby @param {number} level */
export function specOf(other, lobby, level) {
  if (other.who === "person") return null;
  if (other.who === "other") return other.spec;
  return other.who === "computer" ? `${lobby.usualPlayer}:level=${level}` : other.who;
}

/** @param {{ lobby: Lobby }} props */
export function NewTable({ lobby }) {
  const { words, preferences, prefer } = useShared();
  const { level, deals, players, practice, name } = preferences;
  const [isOpen, setOpen] = useState(false);
  const [others, setOthers] = useState(/** @type {Other[]} */ (Array(3).fill({ who: "computer", spec: "", name: "" })));
  const [seed, setSeed] = useState("");
  const [position, setPosition] = useState("");
  const [seat, setSeat] = useState(0);
  const [fault, setFault] = useState(/** @type {{ fault: string, detail: string } | null} */ (null));
  const lengths = players === 3 ? [SINGLE, ...lobby.lengths] : lobby.lengths;
  const isListed = lengths.includes(deals);

  /** @param {Event} event */
  const begin = async (event) => {
    event.preventDefault();
    try {
      const made = await ask("POST", "/api/tables", {
        name: name.trim(),
        others: others
          .slice(0, players - 1)
          .map((other) => ({ player: specOf(other, lobby, level), ...(other.name && { name: other.name.trim() }) })),
        deals: isListed ? deals : USUAL_LENGTH[/** @type {3 | 4} */ (players)],
        practice,
        ...(seed !== "" && { seed: Number(seed) }),
        ...(position !== "" && { position }),
        ...(position !== "" || deals === SINGLE ? { seat } : {}),
      });
      go(`/table/${made.table}`);
    } catch (error) {
      setFault(/** @type {any} */ (error));
    }
  };

  return html`<form class="card-box new-table" onSubmit=${begin}>
    <h2>${words.newTable}</h2>
    <${Segments}
      label=${words.strength}
      value=${level}
      choices=${lobby.levels.map((each) => [each, words.levels[each] ?? String(each)])}
      choose=${(/** @type {number} */ value) => prefer({ level: value })}
    />
    <${Segments}
      label=${words.length}
      value=${isListed ? deals : USUAL_LENGTH[/** @type {3 | 4} */ (players)]}
      choices=${lengths.map((each) => [each, each === SINGLE ? words.dealsOf(1) : String(each)])}
      choose=${(/** @type {number} */ value) => prefer({ deals: value })}
    />
    <label class="field switch">
      <input type="checkbox" checked=${practice} onChange=${(/** @type {any} */ event) => prefer({ practice: event.target.checked })} />
      <span>${words.practice} <small class="muted">${words.practiceMeaning}</small></span>
    </label>
    <button class="button main deal" type="submit">${words.deal}</button>
    ${fault !== null &&
    html`<p class="fault" role="alert">${words.faults[fault.fault] ?? words.faults.failed} <small>${/** @type {any} */ (fault).message}</small></p>`}
    <button type="button" class="button quiet small" aria-expanded=${isOpen} onClick=${() => setOpen(!isOpen)}>
      ${isOpen ? words.less : words.more}
    </button>
    ${isOpen &&
    html`<div class="more">
      <label class="field">
        <span>${words.yourName}</span>
        <input
          required
          maxlength=${lobby.longestName}
          value=${name}
          onInput=${(/** @type {any} */ event) => prefer({ name: event.target.value })}
        />
      </label>
      <${Segments}
        label=${words.company}
        value=${players}
        choices=${[[3, "3"], [4, "4"]]}
        choose=${(/** @type {number} */ value) => prefer({ players: value })}
      />
      ${others.slice(0, players - 1).map(
        (other, place) => html`<${OtherPlace}
          key=${place}
          other=${other}
          lobby=${lobby}
          change=${(/** @type {Other} */ changed) => setOthers(others.with(place, changed))}
        />`,
      )}
      <label class="field">
        <span>${words.seed}</span>
        <input inputmode="numeric" pattern="[0-9]*" maxlength="15" value=${seed} onInput=${(/** @type {any} */ event) => setSeed(event.target.value)} />
      </label>
      ${players === 3 &&
      html`<label class="field">
          <span>${words.position}</span>
          <textarea rows="2" value=${position} onInput=${(/** @type {any} */ event) => setPosition(event.target.value.trim())}></textarea>
        </label>
        <${Segments}
          label=${words.yourSeat}
          value=${seat}
          choices=${words.seats.map((text, number) => [number, text])}
          choose=${setSeat}
        />`}
    </div>`}
  </form>`;
}

/** @param {{ other: Other, lobby: Lobby, change: (other: Other) => void }} props */
function OtherPlace({ other, lobby, change }) {
  const { words } = useShared();
  return html`<div class="field pair">
    <label>
      <span>${words.playerOf}</span>
      <select value=${other.who} onChange=${(/** @type {any} */ event) => change({ ...other, who: event.target.value })}>
        <option value="computer">${words.aComputer}</option>
        <option value="person">${words.aPerson}</option>
        ${lobby.players.map((player) => html`<option key=${player} value=${player}>${player}</option>`)}
        <option value="other">${words.otherPlayer}</option>
      </select>
      ${other.who === "other" &&
      html`<input
        required
        aria-label=${words.otherPlayer}
        placeholder="kiebitz:worlds=40"
        value=${other.spec}
        onInput=${(/** @type {any} */ event) => change({ ...other, spec: event.target.value.trim() })}
      />`}
    </label>
    <label>
      <span>${words.nameOf}</span>
      <input
        maxlength=${lobby.longestName}
        value=${other.name}
        onInput=${(/** @type {any} */ event) => change({ ...other, name: event.target.value })}
      />
    </label>
  </div>`;
}

/** One of a few, side by side. @param {{ label: string, value: number, choices: [number, string][], choose: (value: number) => void }} props */
function Segments({ label, value, choices, choose }) {
  return html`<fieldset class="segments">
    <legend>${label}</legend>
    <div>
      ${choices.map(
        ([each, text]) => html`<label key=${each} class=${each === value ? "chosen" : ""}>
          <input type="radio" name=${label} value=${each} checked=${each === value} onChange=${() => choose(each)} />
          <span>${text}</span>
        </label>`,
      )}
    </div>
  </fieldset>`;
}
