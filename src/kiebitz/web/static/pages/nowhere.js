/** An address that leads nowhere. */

import { html } from "../vendor/preact.js";
import { useShared } from "../context.js";
import { go } from "../router.js";

export function NowherePage() {
  const { say } = useShared();
  return html`<main class="message">
    <h1>${say("page")}</h1>
    <p>${say("page-not-found")}</p>
    <button class="button main" onClick=${() => go("/")}>${say("lobby-to-lobby")}</button>
  </main>`;
}
