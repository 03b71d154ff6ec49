/** Whether a deal is fair: the promise, and once the deal is over its proof. */

import { html, useState } from "../vendor/preact.js";
import { useShared } from "../context.js";
import { canCheck, isFair } from "../fairness.js";

/** @import { Sight } from "../types.js" */

/** @param {{ sight: Sight }} props */
export function Fairness({ sight }) {
  const { words } = useShared();
  return html`${sight.isSeeded && html`<p>${words.seededMeaning}</p>`}<${Proof} sight=${sight} />`;
}

/** @param {{ sight: Sight }} props */
function Proof({ sight }) {
  const { words } = useShared();
  const [verdict, setVerdict] = useState(/** @type {boolean | null} */ (null));
  const { seal, end } = sight;
  if (seal === null) return html`<p>${words.givenMeaning}</p>`;
  const { commitment, secret, salt } = seal;
  if (secret === null || salt === null || end === null)
    return html`<p>${words.sealedMeaning}</p>
      <${Digits} label=${words.commitment} digits=${commitment} />`;
  const check = async () => setVerdict(await isFair({ commitment, secret, salt }, [...end.hands, end.skat]));
  return html`<p>${words.openedMeaning}</p>
    <${Digits} label=${words.commitment} digits=${commitment} />
    <${Digits} label=${words.secret} digits=${secret} />
    <${Digits} label=${words.salt} digits=${salt} />
    ${canCheck()
      ? html`<button class="button main" onClick=${check}>${words.check}</button>`
      : html`<p>${words.checkElsewhere}</p>`}
    ${verdict !== null &&
    html`<p class=${`verdict ${verdict ? "holds" : "fails"}`} role="status">${verdict ? words.checkHolds : words.checkFails}</p>`}
    <p class="muted"><code>kiebitz verify ${commitment} ${secret} ${salt}</code></p>`;
}

/** @param {{ label: string, digits: string }} props */
function Digits({ label, digits }) {
  return html`<p class="digits"><span class="label">${label}</span><code>${digits}</code></p>`;
}
