/** Going through the moments of a game, by buttons or along a line. */

import { html } from "../vendor/preact.js";
import { useShared } from "../context.js";

/** @param {{ at: number, last: number, go: (at: number) => void, text: string }} props */
export function Steps({ at, last, go, text }) {
  const { words } = useShared();
  return html`<div class="steps">
    <p class="step-text" aria-live="polite">${text}</p>
    <input
      type="range"
      min="0"
      max=${last}
      value=${at}
      aria-label=${words.moveNumber(at, last)}
      onInput=${(/** @type {any} */ event) => go(Number(event.target.value))}
    />
    <div class="step-buttons">
      <${Step} name=${words.first} sign="⏮" isPossible=${at > 0} take=${() => go(0)} />
      <${Step} name=${words.back} sign="◀" isPossible=${at > 0} take=${() => go(at - 1)} />
      <span class="muted">${at} / ${last}</span>
      <${Step} name=${words.forward} sign="▶" isPossible=${at < last} take=${() => go(at + 1)} />
      <${Step} name=${words.last} sign="⏭" isPossible=${at < last} take=${() => go(last)} />
    </div>
  </div>`;
}

/** @param {{ name: string, sign: string, isPossible: boolean, take: () => void }} props */
function Step({ name, sign, isPossible, take }) {
  return html`<button class="button" aria-label=${name} title=${name} disabled=${!isPossible} onClick=${take}>
    <span aria-hidden="true">${sign}</span>
  </button>`;
}
