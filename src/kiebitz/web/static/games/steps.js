/** Going through the moments of a game, by buttons or along a line. */

import { html } from "../vendor/preact.js";
import { useShared } from "../context.js";
import { entered } from "../entered.js";

/**
 * @param {{ at: number, last: number, go: (at: number) => void, text: string,
 *   mistakes: { before: number | null, after: number | null } | null }} props  where the mistakes around are, in a review
 */
export function Steps({ at, last, go, text, mistakes }) {
  const { say } = useShared();
  return html`<div class="steps">
    <p class="step-text" aria-live="polite">${text}</p>
    <input
      type="range"
      min="0"
      max=${last}
      value=${at}
      aria-label=${say("game-move", { move: at, moves: last })}
      onInput=${entered((at) => go(Number(at)))}
    />
    <div class="step-buttons">
      ${mistakes !== null && html`<${Step} name=${say("mistakes-previous")} sign="‹ ?" to=${mistakes.before} go=${go} />`}
      <${Step} name=${say("game-first")} sign="|◀" class="end" to=${at > 0 ? 0 : null} go=${go} />
      <${Step} name=${say("game-back")} sign="◀" to=${at > 0 ? at - 1 : null} go=${go} />
      <span class="muted">${at} / ${last}</span>
      <${Step} name=${say("game-forward")} sign="▶" to=${at < last ? at + 1 : null} go=${go} />
      <${Step} name=${say("game-last")} sign="▶|" class="end" to=${at < last ? last : null} go=${go} />
      ${mistakes !== null && html`<${Step} name=${say("mistakes-next")} sign="? ›" to=${mistakes.after} go=${go} />`}
    </div>
  </div>`;
}

/** @param {{ name: string, sign: string, class?: string, to: number | null, go: (at: number) => void }} props */
function Step({ name, sign, class: extra = "", to, go }) {
  const take = () => to !== null && go(to);
  return html`<button class=${`button ${extra}`} aria-label=${name} title=${name} disabled=${to === null} onClick=${take}>
    <span aria-hidden="true">${sign}</span>
  </button>`;
}
