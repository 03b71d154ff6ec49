/** An address to keep or to send to somebody. */

import { html, useState } from "../vendor/preact.js";
import { useShared } from "../context.js";

/** @param {{ address: string }} props */
export function Link({ address }) {
  const { say } = useShared();
  const [isCopied, setCopied] = useState(false);
  const copy = () => void navigator.clipboard?.writeText(address).then(() => setCopied(true), () => undefined);
  return html`<div class="field">
    <span>${say("game-link")}</span>
    <span class="link-line">
      <input readonly aria-label=${say("game-link")} value=${address} onFocus=${select} />
      ${navigator.clipboard !== undefined &&
      html`<button class="button small" onClick=${copy}>${isCopied ? say("page-copied") : say("page-copy")}</button>`}
    </span>
  </div>`;
}

/** @param {{ target: HTMLInputElement | HTMLTextAreaElement }} event */
export const select = (event) => event.target.select();
