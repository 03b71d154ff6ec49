/**
 * The own cards: to be tapped, dragged upwards, or chosen with the arrows.
 *
 * @typedef {object} HandProps
 * @property {string[]} cards
 * @property {string[] | null} playable  those that may be chosen; `null` while nothing is asked
 * @property {string[]} chosen  put away, or armed for a second tap
 * @property {string[]} [advised]  by the hint that was asked for
 * @property {string[]} [found]  in the skat, while they may be put away again
 * @property {(card: string) => void} choose
 * @property {() => void} refuse  say why a card cannot be chosen
 * @property {Map<string, CardNote>} [notes]  what is said of them
 * @property {string} moment  a tap that began at another one means nothing
 * @property {string} label
 *
 * @import { CardNote } from "../review/card_notes.js"
 */

import { html, useRef, useState } from "../vendor/preact.js";
import { Face } from "../cards.js";
import { useShared } from "../context.js";
import { cardName } from "../speech.js";
import { NO_ROWS, rowsOf } from "./hand_rows.js";
import { useThrow } from "./throw.js";

/** @param {HandProps} props */
export function Hand({ cards, playable, chosen, advised = [], found = [], notes, choose, refuse, moment, label }) {
  const laid = useRef(NO_ROWS);
  laid.current = rowsOf(laid.current, cards);
  const { rows, size } = laid.current;
  const [reached, setReached] = useState({ card: "", moment: "" });
  const focusable = cards.find((card) => card === reached.card && moment === reached.moment) ?? cards.find((card) => playable?.includes(card)) ?? cards[0];
  const group = useRef(/** @type {HTMLElement | null} */ (null));

  /** @param {KeyboardEvent} event */
  const move = (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined || cards.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    const buttons = [...(group.current?.querySelectorAll("button") ?? [])];
    const place = buttons.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
    buttons[(place + step + buttons.length) % buttons.length].focus();
  };

  return html`<div
    ref=${group}
    class="hand"
    role="group"
    aria-label=${label}
    style=${{ "--n": size, "--half": Math.ceil(size / 2) }}
    onKeyDown=${move}
  >
    ${rows.map(
      (row) => html`<div class="row">
        ${row.map(
          (card) => html`<${HandCard}
            key=${card}
            card=${card}
            isPlayable=${playable === null ? null : playable.includes(card)}
            isChosen=${chosen.includes(card)}
            isAdvised=${advised.includes(card)}
            isFound=${found.includes(card)}
            note=${notes?.get(card)}
            isReached=${card === focusable}
            choose=${choose}
            refuse=${refuse}
            moment=${moment}
            reach=${(/** @type {string} */ card) => setReached({ card, moment })}
          />`,
        )}
      </div>`,
    )}
  </div>`;
}

/**
 * @param {{ card: string, isPlayable: boolean | null, isChosen: boolean, isAdvised: boolean, isFound: boolean,
 *   note: CardNote | undefined, isReached: boolean, choose: (card: string) => void, refuse: () => void, moment: string,
 *   reach: (card: string) => void }} props
 */
function HandCard({ card, isPlayable, isChosen, isAdvised, isFound, note, isReached, choose, refuse, moment, reach }) {
  const shared = useShared();
  const { preferences, say } = shared;
  const name = cardName(shared, preferences.suits, card);
  const { handlers, isTap } = useThrow(isPlayable === true ? () => choose(card) : null, moment);
  const tap = (/** @type {MouseEvent} */ event) => {
    if (isPlayable === false) refuse();
    else if (isPlayable && isTap(event)) choose(card);
  };
  const state = isPlayable === false ? "dimmed" : isPlayable ? "playable" : "";
  return html`<button
    type="button"
    class=${`card ${state} ${isChosen ? "chosen" : ""} ${isAdvised ? "advised" : ""} ${isFound ? "from-skat" : ""} ${note?.isBest ? "was-best" : ""}`}
    data-card=${card}
    aria-label=${isFound ? say("skat-card", { card: name }) : note === undefined ? name : `${name}, ${note.text}`}
    aria-description=${isAdvised ? say("hint") : undefined}
    aria-disabled=${isPlayable !== true}
    aria-pressed=${isChosen ? "true" : undefined}
    tabindex=${isReached ? 0 : -1}
    onFocus=${() => reach(card)}
    onClick=${tap}
    ...${handlers}
  >
    <${Face} card=${card} />
    ${note !== undefined && html`<span class="note" aria-hidden="true">${note.text}</span>`}
  </button>`;
}
