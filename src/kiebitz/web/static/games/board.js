/** One moment of a game: three hands, the trick, the skat; with all cards open, or as somebody saw them. */

import { html } from "../vendor/preact.js";
import { Fan, Lying } from "../cards.js";
import { useShared } from "../context.js";
import { lastWord, seatAt, sideOf } from "../table/places.js";
import { hasHappened, saidAt, takerAt, trickAt } from "./moments.js";
import { callName, scoreOf } from "../speech.js";

/**
 * @import { GameSeen, Moment } from "../types.js"
 * @import { CardNote } from "../review/card_notes.js"
 * @import { Side } from "../table/places.js"
 */

const SIDES = /** @type {const} */ (["left", "right", "bottom"]);

/**
 * @typedef {object} Sitting  how the board is looked at
 * @property {GameSeen} seen
 * @property {number} at
 * @property {Moment} moment  what can be seen of it
 * @property {number | null} nearest  the seat at the bottom
 * @property {Map<string, CardNote>} notes  what is said about the cards of who is in turn
 */

/** @param {Sitting} sitting */
export function Board(sitting) {
  const shared = useShared();
  const { say } = shared;
  const { seen, at, moment, nearest } = sitting;
  return html`<section class="board" aria-label=${say("game-cards")}>
    ${SIDES.map((side) => html`<${Holder} key=${side} ...${sitting} seat=${seatAt({ seat: nearest }, side)} side=${side} />`)}
    <div class="middle">
      <${OutOfPlay} moment=${moment} isPutAway=${hasHappened(seen.moments, at, "s")} />
      <${Middle} moment=${moment} nearest=${nearest} />
      <p class="so-far">${countsPoints(seen, moment) ? scoreOf(shared, moment.points) : ""}</p>
    </div>
  </section>`;
}

/** Whether card points matter by now, and are known. @param {GameSeen} seen @param {Moment} moment */
const countsPoints = ({ line }, { phase, skat }) =>
  (phase === "play" || phase === "over") && /^[^N]/.test(line.contract ?? "") && !skat.includes(null);

/** @param {Sitting & { seat: number, side: Side }} props */
function Holder({ seen, at, moment, notes, seat, side }) {
  const shared = useShared();
  const { say } = shared;
  const name = seen.line.names[seat];
  const hand = moment.hands[seat];
  const call = lastWord({ said: saidAt(seen.moments, at) }, seat);
  const isDeclarer = seen.line.declarer === seat && moment.phase !== "auction";
  return html`<div class=${`holder ${side} ${moment.turn === seat ? "turn" : ""} ${isDeclarer ? "declarer" : ""}`}>
    <p>
      <b class="name">${name}</b>
      <span class="tag">${isDeclarer ? say("table-declarer") : say("seat", { seat })}</span>
      ${call !== null && html`<span class="tag">${callName(shared, call)}</span>`}
      ${moment.tricks[seat] > 0 && html`<span class="tag">${say("result-tricks", { tricks: moment.tricks[seat] })}</span>`}
    </p>
    <${Fan}
      class=${hand.every((card) => card === null) ? "backs" : ""}
      cards=${hand}
      label=${name}
      notes=${moment.turn === seat ? notes : undefined}
    />
  </div>`;
}

/** The trick, each card on the side of who played it. @param {{ moment: Moment, nearest: number | null }} props */
export function Middle({ moment, nearest }) {
  const trick = trickAt(moment);
  const taker = takerAt(moment);
  return html`<div class="open-trick">
    ${trick.cards.map((card, place) => {
      const seat = (trick.leader + place) % 3;
      return html`<${Lying} key=${card} card=${card} class=${`${sideOf({ seat: nearest }, seat)} ${seat === taker ? "wins" : ""}`} />`;
    })}
  </div>`;
}

/** The two cards that nobody plays with. @param {{ moment: Moment, isPutAway: boolean }} props */
export function OutOfPlay({ moment, isPutAway }) {
  const { say } = useShared();
  const label = isPutAway ? say("table-put-away") : say("table-skat");
  return html`<div class="out-of-play">
    ${moment.skat.length > 0 && html`<${Fan} cards=${moment.skat} label=${label} /><span>${label}</span>`}
  </div>`;
}
