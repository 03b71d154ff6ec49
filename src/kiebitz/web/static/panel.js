/** A panel beside the table, or below it on a phone. It never covers the cards, and Esc closes it. Whoever has no mouse scrolls
 * what is too long for it by the arrow keys, so it can have the focus. */

import { html } from "./vendor/preact.js";
import { useShared } from "./context.js";

/** @param {{ title: string, close: () => void, children?: unknown, class?: string }} props */
export function Panel({ title, close, children, class: extra = "" }) {
  const { say } = useShared();
  return html`<aside class=${`panel ${extra}`} aria-label=${title}>
    <header>
      <h2>${title}</h2>
      <button class="button quiet small" onClick=${close} aria-label=${say("page-close")}>✕</button>
    </header>
    <div class="content" role="group" aria-label=${title} tabindex="0">${children}</div>
  </aside>`;
}
