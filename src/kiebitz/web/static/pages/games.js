/** Your games. */

import { html } from "../vendor/preact.js";

export function GamesPage() {
  return html`<main class="message"></main>`;
}
