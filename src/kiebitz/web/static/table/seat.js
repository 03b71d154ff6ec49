/** Somebody at the table: the name, what is known of the role, the last word, cards and tricks. */

import { html } from "../vendor/preact.js";
import { Fan } from "../cards.js";
import { useShared } from "../context.js";
import { callName } from "../speech.js";
import { lastNumber, lastWord, nameOf } from "./places.js";
import { useAway } from "./presence.js";

/**
 * @import { Sight } from "../types.js"
 * @import { Side } from "./places.js"
 */

/** @param {{ sight: Sight, seat: number, side: Side, isMine: boolean }} props */
export function Seat({ sight, seat, side, isMine }) {
  const name = nameOf(sight, seat);
  const state = `${sight.turn === seat ? "turn" : ""} ${sight.declarer === seat ? "declarer" : ""}`;
  return html`<section class=${`seat ${side} ${state}`} aria-label=${name}>
    <div class="who">
      <span class="initial" aria-hidden="true">${[...name][0]}</span>
      <span class="name">${name}</span>
    </div>
    ${!isMine && html`<${Held} sight=${sight} seat=${seat} />`}
    <${Tags} sight=${sight} seat=${seat} />
  </section>`;
}

/** The cards of somebody else: backs, or an open hand. @param {{ sight: Sight, seat: number }} props */
function Held({ sight, seat }) {
  const { say } = useShared();
  if (sight.declarer === seat && sight.openHand !== null)
    return html`<${Fan} class="open" cards=${sight.openHand} label=${say("table-open-cards")} />`;
  const count = sight.counts[seat];
  return html`<${Fan} class="backs" cards=${Array(count).fill(null)} label=${say("table-cards", { count })} />`;
}

/** @param {{ sight: Sight, seat: number }} props */
function Tags({ sight, seat }) {
  const { say } = useShared();
  const tags = [];
  if (sight.away.includes(sight.seating[seat])) tags.push(say("room-played-for"));
  else if (useAway(sight, seat)) tags.push(say("guest-away"));
  if (sight.contract === null) tags.push(say("seat", { seat }));
  else if (seat === sight.declarer) tags.push(say("table-declarer"));
  if (sight.contract !== null) tags.push(say("result-tricks", { tricks: sight.tricks[seat] }));
  if (sight.seating[seat] === sight.dealer) tags.push(say("table-dealer"));
  if (sight.phase === "play" && sight.trick.leader === seat) tags.push(say("table-leads"));
  return html`<span class="tags">
    <${Word} sight=${sight} seat=${seat} />
    ${tags.map((tag) => html`<span key=${tag} class="tag">${tag}</span>`)}
  </span>`;
}

/** The last word in the auction, which stays readable during play. @param {{ sight: Sight, seat: number }} props */
function Word({ sight, seat }) {
  const shared = useShared();
  const call = lastWord(sight, seat);
  if (call === null) return null;
  const number = lastNumber(sight, seat);
  const said = call === "p" && number > 0 ? `${number} · ${callName(shared, call)}` : callName(shared, call);
  return html`<span key=${sight.said.length} class=${`word ${call === "p" ? "passed" : ""}`}>${said}</span>`;
}
