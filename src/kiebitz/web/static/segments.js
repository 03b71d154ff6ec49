/** One of a few, side by side. */

import { html } from "./vendor/preact.js";

/** @param {{ label: string, value: number, choices: [number, string][], choose: (value: number) => void }} props */
export function Segments({ label, value, choices, choose }) {
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
