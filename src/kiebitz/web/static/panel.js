/** A panel beside the table, or below it on a phone. It never covers the cards, and Esc closes it. */

import { html } from "./vendor/preact.js";
import { useShared } from "./context.js";

/** @param {{ title: string, close: () => void, children?: unknown, class?: string }} props */
export function Panel({ title, close, children, class: extra = "" }) {
  const { words } = useShared();
  return html`<aside class=${`panel ${extra}`} aria-label=${title}>
    <header>
      <h2>${title}</h2>
      <button class="button quiet small" onClick=${close} aria-label=${words.close}>✕</button>
    </header>
    <div class="content">${children}</div>
  </aside>`;
}
