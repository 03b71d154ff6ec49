/** All cards open at one moment of a game: three hands, the trick, the skat. */

import { html } from "../vendor/preact.js";
import { Fan, Lying } from "../cards.js";
import { useShared } from "../context.js";
import { lastWord, seatAt, sideOf } from "../table/places.js";
import { hasHappened, saidAt, takerAt, trickAt } from "./moments.js";

/**
 * @import { GameSeen, Moment } from "../types.js"
 * @import { Side } from "../table/places.js"
 */

const SIDES = /** @type {const} */ (["left", "right", "bottom"]);

/** @param {{ seen: GameSeen, at: number }} props */
export function Board({ seen, at }) {
  const { words } = useShared();
  const moment = seen.moments[at];
  return html`<section class="board" aria-label=${words.cards}>
    ${SIDES.map((side) => html`<${Holder} key=${side} seen=${seen} at=${at} seat=${seatAt(seen.line, side)} side=${side} />`)}
    <div class="middle">
      <${OutOfPlay} moment=${moment} isPutAway=${hasHappened(seen.moments, at, "s")} />
      <${Middle} seen=${seen} moment=${moment} />
      <p class="so-far">${countsPoints(seen, moment) ? words.cardPoints(...moment.points) : ""}</p>
    </div>
  </section>`;
}

/** Whether card points matter by now. @param {GameSeen} seen @param {Moment} moment */
const countsPoints = ({ line }, { phase }) => (phase === "play" || phase === "over") && /^[^N]/.test(line.contract ?? "");

/** @param {{ seen: GameSeen, at: number, seat: number, side: Side }} props */
function Holder({ seen, at, seat, side }) {
  const { words } = useShared();
  const moment = seen.moments[at];
  const name = seen.line.names[seat];
  const call = lastWord({ said: saidAt(seen.moments, at) }, seat);
  const isDeclarer = seen.line.declarer === seat && moment.phase !== "auction";
  return html`<div class=${`holder ${side} ${moment.turn === seat ? "turn" : ""} ${isDeclarer ? "declarer" : ""}`}>
    <p>
      <b class="name">${name}</b>
      <span class="tag">${isDeclarer ? words.declarer : words.seats[seat]}</span>
      ${call !== null && html`<span class="tag">${words.call(call)}</span>`}
      ${moment.tricks[seat] > 0 && html`<span class="tag">${words.tricks(moment.tricks[seat])}</span>`}
    </p>
    <${Fan} cards=${moment.hands[seat]} label=${name} />
  </div>`;
}

/** The trick, each card on the side of who played it. @param {{ seen: GameSeen, moment: Moment }} props */
function Middle({ seen, moment }) {
  const trick = trickAt(moment);
  const taker = takerAt(moment);
  return html`<div class="open-trick">
    ${trick.cards.map((card, place) => {
      const seat = (trick.leader + place) % 3;
      return html`<${Lying} key=${card} card=${card} class=${`${sideOf(seen.line, seat)} ${seat === taker ? "wins" : ""}`} />`;
    })}
  </div>`;
}

/** The two cards that nobody plays with. @param {{ moment: Moment, isPutAway: boolean }} props */
function OutOfPlay({ moment, isPutAway }) {
  const { words } = useShared();
  const label = isPutAway ? words.putAway : words.skat;
  return html`<div class="out-of-play">
    ${moment.skat.length > 0 && html`<${Fan} cards=${moment.skat} label=${label} /><span>${label}</span>`}
  </div>`;
}
