/** Your games. */

import { html } from "../vendor/preact.js";

export function GamePage() {
  return html`<main class="message"></main>`;
}
