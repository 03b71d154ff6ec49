/** An address that leads nowhere. */

import { html } from "../vendor/preact.js";
import { useShared } from "../context.js";
import { go } from "../router.js";

export function NowherePage() {
  const { words } = useShared();
  return html`<main class="message">
    <h1>${words.title}</h1>
    <p>${words.notFound}</p>
    <button class="button main" onClick=${() => go("/")}>${words.toLobby}</button>
  </main>`;
}
