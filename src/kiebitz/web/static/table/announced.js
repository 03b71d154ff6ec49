/** What is played, said across the table before the first card. */

import { html } from "../vendor/preact.js";
import { useShared } from "../context.js";
import { contractName } from "../speech.js";
import { nameOf } from "./places.js";

/** @import { Sight } from "../types.js" */

/** @param {{ sight: Sight }} props */
export function Announced({ sight }) {
  const shared = useShared();
  const { say, preferences } = shared;
  const contract = contractName(shared, preferences.suits, sight.contract ?? "");
  return html`<div class="trick announced">
    <p>
      <b>${say("announced", { name: nameOf(sight, sight.declarer), contract })}</b>
      ${sight.bid > 0 && html`<span>${say("announced-bid", { bid: sight.bid })}</span>`}
    </p>
  </div>`;
}
