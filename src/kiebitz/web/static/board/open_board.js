/** Three open hands, the trick and the skat; whoever is in turn can be played for. */

import { html } from "../vendor/preact.js";
import { Fan } from "../cards.js";
import { useShared } from "../context.js";
import { Middle, OutOfPlay } from "../games/board.js";
import { saidAt } from "../games/moments.js";
import { callName, scoreOf } from "../speech.js";
import { Hand } from "../table/hand.js";
import { lastWord, sideOf } from "../table/places.js";

/**
 * @import { CardNote } from "../review/card_notes.js"
 * @import { BoardSeen, Moment, Solution } from "../types.js"
 *
 * @typedef {object} Open
 * @property {BoardSeen} seen
 * @property {Solution | null} solution
 * @property {string[]} chosen  two cards to be put away
 * @property {(card: string) => void} choose
 * @property {() => void} refuse
 * @property {string | null} advised
 */

const NEAREST = { seat: 0 };

/** @param {Open} open */
export function OpenBoard(open) {
  const { say } = useShared();
  const { seen } = open;
  const moment = momentOf(seen);
  const shared = useShared();
  return html`<section class="board" aria-label=${say("game-cards")}>
    ${[1, 2, 0].map((seat) => html`<${Holder} key=${seat} ...${open} moment=${moment} seat=${seat} />`)}
    <div class="middle">
      <${OutOfPlay} moment=${moment} isPutAway=${seen.contract !== null && !/^.H/.test(seen.contract)} />
      <${Middle} moment=${moment} nearest=${0} />
      <p class="so-far">${seen.contract !== null && !seen.contract.startsWith("N") ? scoreOf(shared, moment.points) : ""}</p>
    </div>
  </section>`;
}

/** The moment that is looked at. @param {BoardSeen} seen */
export const momentOf = (seen) => seen.moments[seen.moments.length - 1];

/** @param {Open & { moment: Moment, seat: number }} props */
function Holder({ seen, solution, chosen, choose, refuse, advised, moment, seat }) {
  const shared = useShared();
  const { say } = shared;
  const side = sideOf(NEAREST, seat);
  const hand = moment.hands[seat].filter((card) => card !== null);
  const isTurn = moment.turn === seat && (moment.phase === "play" || moment.phase === "declare");
  const call = lastWord({ said: saidAt(seen.moments, seen.moments.length - 1) }, seat);
  const isDeclarer = seen.declarer === seat && moment.phase !== "auction";
  return html`<div class=${`holder ${side} ${moment.turn === seat ? "turn" : ""} ${isDeclarer ? "declarer" : ""}`}>
    <p>
      <b class="name">${say("seat", { seat })}</b>
      ${isDeclarer && html`<span class="tag">${say("table-declarer")}</span>`}
      ${call !== null && html`<span class="tag">${callName(shared, call)}</span>`}
      ${moment.tricks[seat] > 0 && html`<span class="tag">${say("result-tricks", { tricks: moment.tricks[seat] })}</span>`}
    </p>
    ${isTurn
      ? html`<div class="hand-place">
          <${Hand}
            cards=${hand}
            playable=${moment.phase === "play" ? seen.cards : hand}
            chosen=${chosen}
            advised=${advised === null ? [] : advised.split(".").filter((part) => hand.includes(part))}
            notes=${notesOf(solution)}
            choose=${choose}
            refuse=${refuse}
            moment=${seen.path.join(" ")}
            label=${say("seat", { seat })}
          />
        </div>`
      : html`<${Fan} cards=${hand} label=${say("seat", { seat })} />`}
  </div>`;
}

/** What open cards say of each card: the declarer's points, or the trick in which a null is lost. @param {Solution | null} solution @returns {Map<string, CardNote>} */
function notesOf(solution) {
  return new Map(
    (solution?.values ?? []).map(({ card, value, lostIn, isBest }) => [
      card,
      { text: solution?.isNull ? (lostIn === null ? "✓" : `✗${lostIn}`) : String(value), isPlayed: false, isBest },
    ]),
  );
}
