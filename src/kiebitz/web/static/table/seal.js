/** Whether a deal is fair: the promise, and once the deal is over its proof. */

import { html, useContext, useState } from "../vendor/preact.js";
import { useShared } from "../context.js";
import { canCheck, isFair } from "../fairness.js";
import { RoomContext } from "../room/room_context.js";
import { silentText } from "../room/room_words.js";
import { ownPart } from "../room/shuffling.js";

/** @import { ContributionSeen, Sight } from "../types.js" */

/** @param {{ sight: Sight }} props */
export function Fairness({ sight }) {
  const { say } = useShared();
  const inRoom = useContext(RoomContext);
  return html`${sight.isSeeded && html`<p>${say("fairness-seeded")}</p>`}${inRoom !== null && inRoom.room.silent.length > 0 && html`<p>${silentText(say, inRoom.room)}</p>`}<${Proof} sight=${sight} />`;
}

/** @param {{ sight: Sight }} props */
function Proof({ sight }) {
  const { say } = useShared();
  const [verdict, setVerdict] = useState(/** @type {boolean | null} */ (null));
  const { seal, end } = sight;
  if (seal === null) return html`<p>${say("fairness-given")}</p>`;
  const { commitment, secret, salt } = seal;
  if (secret === null || salt === null || end === null)
    return html`<p>${say("fairness-sealed")}</p>
      <${Digits} label=${say("fairness-commitment")} digits=${commitment} />`;
  const own = ownPart(commitment);
  const contributions = opened(seal.contributions);
  const check = async () => setVerdict(await isFair({ commitment, secret, salt, contributions }, [...end.hands, end.skat], own));
  return html`<p>${say("fairness-opened")}</p>
    <${Digits} label=${say("fairness-commitment")} digits=${commitment} />
    <${Digits} label=${say("fairness-secret")} digits=${secret} />
    <${Digits} label=${say("fairness-salt")} digits=${salt} />
    ${seal.contributions.map(
      ({ place, commitment: bound, value }) =>
        html`<${Digits} key=${place} label=${say("fairness-of", { name: sight.places[place].name })} digits=${`${bound}:${value}`} />`,
    )}
    ${contributions.length > 0 && own === null && html`<p>${say("fairness-without-mine")}</p>`}
    ${canCheck()
      ? html`<button class="button main" onClick=${check}>${say("fairness-check")}</button>`
      : html`<p>${say("fairness-elsewhere")}</p>`}
    ${verdict !== null &&
    html`<p class=${`verdict ${verdict ? "holds" : "fails"}`} role="status">${verdict ? say("fairness-holds") : say("fairness-fails")}</p>`}
    <p class="muted"><code>kiebitz verify ${[commitment, secret, salt, ...contributions.map(({ commitment: bound, value }) => `${bound}:${value}`)].join(" ")}</code></p>`;
}

/** What people contributed, once it is open. @param {ContributionSeen[]} contributions */
const opened = (contributions) => contributions.map(({ commitment, value }) => ({ commitment, value: value ?? "" }));

/** @param {{ label: string, digits: string }} props */
function Digits({ label, digits }) {
  return html`<p class="digits"><span class="label">${label}</span><code>${digits}</code></p>`;
}
