/** What can be preferred, for the lobby and the table alike. */

import { html } from "./vendor/preact.js";
import { useShared } from "./context.js";
import { entered, ticked } from "./entered.js";
import { PACES } from "./pace.js";

/** @import { Preferences } from "./preferences.js" */

export function Settings() {
  const { words } = useShared();
  return html`<div class="settings">
    <${Chosen} name="language" label=${words.languageOf} choices=${{ de: "Deutsch", en: "English" }} />
    <${Chosen} name="suits" label=${words.faces} choices=${words.facesOf} />
    <${Chosen} name="indices" label=${words.indices} choices=${{ de: words.indicesGerman, en: words.indicesEnglish }} />
    <${Switch} name="fourColours" label=${words.fourColours} />
    <${Chosen} name="theme" label=${words.theme} choices=${words.themes} />
    <${Chosen} name="pace" label=${words.pace} choices=${Object.fromEntries(PACES.map((pace) => [pace, words.paces[pace]]))} />
    <${Chosen} name="trickStays" label=${words.trickStays} choices=${words.trickStaysOf} />
    <${Switch} name="secondTap" label=${words.doubleTap} />
    <${Switch} name="playsOnly" label=${words.playOnly} />
    <${Switch} name="beginner" label=${words.beginner} />
  </div>`;
}

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

export function KeyList() {
  const { words } = useShared();
  return html`<dl class="keys">
    ${words.keys.map(
      ([key, meaning]) => html`<div key=${key}>
        <dt><kbd>${key}</kbd></dt>
        <dd>${meaning}</dd>
      </div>`,
    )}
  </dl>`;
}
