/** The table as one seat saw it: others as backs, the trick, what was said, and the own hand to be tapped. */

import { html, useState } from "../vendor/preact.js";
import { Fan, Lying } from "../cards.js";
import { useShared } from "../context.js";
import { callName, contractName } from "../speech.js";
import { Hand } from "../table/hand.js";
import { lastWord, seatAt, sideOf } from "../table/places.js";

/**
 * @import { Exercise, Trick } from "../types.js"
 * @import { Side } from "../table/places.js"
 */

const HAND = 10; // cards of everybody at the start of play

/** Who sits at a seat, in a game by name. @param {ReturnType<typeof useShared>} shared @param {Exercise} exercise @param {number} seat */
export const whoAt = ({ say }, { names }, seat) => (names === null ? say("seat", { seat }) : names[seat]);

/**
 * @param {{ exercise: Exercise, chosen: string[], choose: ((card: string) => void) | null, again: () => void }} props  nothing can be
 *   chosen once it is answered
 */
export function Seen({ exercise, chosen, choose, again }) {
  const shared = useShared();
  const { say } = shared;
  const { asked, cards, hand } = exercise;
  const taps = asked === "card" || asked === "declare";
  const playable = choose === null || !taps ? null : asked === "card" ? cards : hand;
  return html`<section class="asked-table" aria-label=${say("game-cards")}>
    <div class="asked-others">
      ${/** @type {const} */ (["left", "right"]).map((side) => html`<${Other} key=${side} exercise=${exercise} side=${side} />`)}
    </div>
    <div class="asked-middle">
      <${Told} exercise=${exercise} />
      <${Middle} exercise=${exercise} />
    </div>
    <${Earlier} exercise=${exercise} />
    <p class="asked-seat">
      <b>${exercise.names === null ? say("practice-where-you-sit", { seat: say("seat", { seat: exercise.seat }) }) : exercise.names[exercise.seat]}</b>
      ${exercise.putAway.length > 0 &&
      html` <span class="small-cards">${say("table-put-away")} <${Fan} cards=${exercise.putAway} label=${say("table-put-away")} /></span>`}
    </p>
    <${Hand}
      cards=${hand}
      playable=${playable}
      chosen=${chosen}
      choose=${choose ?? again}
      refuse=${again}
      moment=${exercise.key}
      label=${say("practice-hand")}
    />
  </section>`;
}

/** @param {{ exercise: Exercise, side: Side }} props */
function Other({ exercise, side }) {
  const shared = useShared();
  const { say } = shared;
  const seat = seatAt(exercise, side);
  const call = lastWord(exercise, seat);
  const isDeclarer = exercise.declarer === seat;
  const open = isDeclarer ? exercise.openHand : [];
  return html`<div class=${`asked-other ${side}`}>
    <b>${whoAt(shared, exercise, seat)}</b>
    ${isDeclarer && html`<span class="tag">${say("table-declarer")}</span>`}
    ${call !== null && html`<span class="tag">${callName(shared, call)}</span>`}
    ${open.length > 0 ? html`<${Fan} cards=${open} label=${whoAt(shared, exercise, seat)} />` : html`<span class="muted">${say("practice-cards-left", { cards: cardsLeft(exercise, seat) })}</span>`}
  </div>`;
}

/** How many cards somebody holds. @param {Exercise} exercise @param {number} seat */
function cardsLeft({ tricks, trick }, seat) {
  const place = (seat - trick.leader + 3) % 3;
  return HAND - tricks.length - (place < trick.cards.length ? 1 : 0);
}

/** What is played at which bid. @param {{ exercise: Exercise }} props */
function Told({ exercise }) {
  const shared = useShared();
  const { say, preferences } = shared;
  const { contract, bid, declarer, seat, said } = exercise;
  const own = lastWord({ said }, seat);
  if (contract === null || declarer === null)
    return html`<p class="asked-told">${bid > 0 ? say("table-bid", { bid }) : ""} ${own !== null && html`<span class="tag">${callName(shared, own)}</span>`}</p>`;
  return html`<p class="asked-told">
    <b>${contractName(shared, preferences.suits, contract)}</b>, ${say("table-bid", { bid })} (${whoAt(shared, exercise, declarer)})
  </p>`;
}

/** The trick, each card on the side of who played it. @param {{ exercise: Exercise }} props */
function Middle({ exercise }) {
  const { trick } = exercise;
  return html`<div class="open-trick asked-trick">
    ${trick.cards.map((card, place) => html`<${Lying} key=${card} card=${card} class=${sideOf(exercise, (trick.leader + place) % 3)} />`)}
  </div>`;
}

/** The tricks before, on demand. @param {{ exercise: Exercise }} props */
function Earlier({ exercise }) {
  const shared = useShared();
  const [isOpen, open] = useState(false);
  if (exercise.tricks.length === 0) return null;
  return html`<details class="asked-earlier" open=${isOpen} onToggle=${(/** @type {Event} */ event) => open(/** @type {HTMLDetailsElement} */ (event.currentTarget).open)}>
    <summary>${shared.say("practice-earlier", { tricks: exercise.tricks.length })}</summary>
    ${isOpen && html`<${Tricks} tricks=${exercise.tricks} who=${(/** @type {number} */ seat) => whoAt(shared, exercise, seat)} />`}
  </details>`;
}

/** Tricks in rows. @param {{ tricks: readonly Trick[], who: (seat: number) => string }} props */
export function Tricks({ tricks, who }) {
  const { say } = useShared();
  return html`<ol class="asked-tricks">
    ${tricks.map(
      (trick) => html`<li key=${trick.cards.join()}>
        <${Fan} cards=${trick.cards} label=${trick.cards.map((_, place) => who((trick.leader + place) % 3)).join(", ")} />
        <span class="small">${who(trick.leader)}${trick.winner === null ? "" : ` · ${say("event-trick", { name: who(trick.winner) })}`}</span>
      </li>`,
    )}
  </ol>`;
}
