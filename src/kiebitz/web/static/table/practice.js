/** For practice: the tricks so far and the cards still out. */

import { html } from "../vendor/preact.js";
import { Fan } from "../cards.js";
import { useShared } from "../context.js";
import { SmallTrick } from "./trick.js";

/** @import { Sight } from "../types.js" */

/** @param {{ sight: Sight, practice: NonNullable<Sight["practice"]> }} props */
export function Practice({ sight, practice }) {
  const { say } = useShared();
  return html`<section class="practice" tabindex="0" aria-label=${say("table-practice")}>
    <h3>${say("table-still-out")}</h3>
    <${Fan} cards=${practice.out} label=${say("table-still-out")} />
    <h3>${say("table-earlier-tricks")}</h3>
    <div class="earlier">
      ${practice.tricks.map((trick) => html`<${SmallTrick} key=${trick.cards[0]} sight=${sight} trick=${trick} />`)}
    </div>
  </section>`;
}
