/** What can be preferred, for the lobby and the table alike. */

import { html } from "./vendor/preact.js";
import { useShared } from "./context.js";
import { entered, ticked } from "./entered.js";
import { PACES } from "./pace.js";

/** @import { Preferences } from "./preferences.js" */

const COACH_SIZES = [0, 10, 20, 30]; // chance to win in per cent

export function Settings() {
  const { say, preferences, prefer } = useShared();
  const decks = named(["french", "german"], (deck) => say("settings-deck", { deck }));
  const themes = named(["auto", "light", "dark"], (theme) => say("settings-theme-of", { theme }));
  const paces = named(PACES, (pace) => say("settings-pace-of", { pace }));
  const stays = named(["time", "tap"], (until) => say("settings-trick-stays", { until }));
  return html`<div class="settings">
    <${Chosen} name="language" label=${say("settings-language")} choices=${{ de: "Deutsch", en: "English" }} />
    <${Chosen} name="suits" label=${say("settings-cards")} choices=${decks} />
    <${Chosen} name="indices" label=${say("settings-indices")} choices=${{ de: "B D K", en: "J Q K" }} />
    <${Switch} name="fourColours" label=${say("settings-four-colours")} />
    <${Chosen} name="theme" label=${say("settings-theme")} choices=${themes} />
    <${Chosen} name="pace" label=${say("settings-pace")} choices=${paces} />
    <${Chosen} name="trickStays" label=${say("settings-trick")} choices=${stays} />
    <${Switch} name="secondTap" label=${say("settings-second-tap")} />
    <${Switch} name="playsOnly" label=${say("settings-only-card")} />
    <${Switch} name="beginner" label=${say("settings-beginner")} />
    <label class="field">
      <span>${say("settings-coach")}</span>
      <select value=${preferences.coach} onChange=${entered((size) => prefer({ coach: Number(size) }))}>
        ${COACH_SIZES.map((size) => html`<option key=${size} value=${size} selected=${preferences.coach === size}>${say("settings-coach-from", { size })}</option>`)}
      </select>
    </label>
    <${Switch} name="signals" label=${say("settings-signals")} />
  </div>`;
}

/**
 * Choices with their names.
 *
 * @param {readonly string[]} choices @param {(choice: string) => string} name @returns {Record<string, string>}
 */
const named = (choices, name) => Object.fromEntries(choices.map((choice) => [choice, name(choice)]));

/** One of a few. @param {{ name: keyof Preferences, label: string, choices: Record<string, string> }} props */
function Chosen({ name, label, choices }) {
  const { preferences, prefer } = useShared();
  return html`<label class="field">
    <span>${label}</span>
    <select value=${preferences[name]} onChange=${entered((value) => prefer({ [name]: value }))}>
      ${Object.entries(choices).map(
        ([value, text]) => html`<option key=${value} value=${value} selected=${preferences[name] === value}>${text}</option>`,
      )}
    </select>
  </label>`;
}

/** On or off. @param {{ name: keyof Preferences, label: string }} props */
function Switch({ name, label }) {
  const { preferences, prefer } = useShared();
  return html`<label class="field switch">
    <input
      type="checkbox"
      checked=${preferences[name]}
      onChange=${ticked((isOn) => prefer({ [name]: isOn }))}
    />
    <span>${label}</span>
  </label>`;
}

/** What stands on the keys, and what their meanings are found by. */
const KEYS = [
  ["← →", "arrows"],
  ["Enter", "enter"],
  ["1 … 9, 0", "digits"],
  ...[..."PHTLUC"].map((letter) => [letter, letter]),
  ["J, Y / N", "answer"],
  ["M", "M"],
  ["Esc", "escape"],
  ["?", "help"],
];

export function KeyList() {
  const { say } = useShared();
  return html`<dl class="keys">
    ${KEYS.map(
      ([sign, key]) => html`<div key=${key}>
        <dt><kbd>${sign}</kbd></dt>
        <dd>${say("keys-of", { key })}</dd>
      </div>`,
    )}
  </dl>`;
}
