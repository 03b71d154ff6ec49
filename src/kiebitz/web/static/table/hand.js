/**
 * The own cards: to be tapped, dragged upwards, or chosen with the arrows.
 *
 * @typedef {object} HandProps
 * @property {string[]} cards
 * @property {string[] | null} playable  those that may be chosen; `null` while nothing is asked
 * @property {string[]} chosen  put away, or armed for a second tap
 * @property {string[]} found  in the skat, while they may be put away again
 * @property {(card: string) => void} choose
 * @property {string} label
 */

import { html, useRef, useState } from "../vendor/preact.js";
import { Face } from "../cards.js";
import { useShared } from "../context.js";
import { cardName } from "../speech.js";
import { useThrow } from "./throw.js";

/** @param {HandProps} props */
export function Hand({ cards, playable, chosen, found, choose, label }) {
  const half = Math.ceil(cards.length / 2);
  const rows = [cards.slice(0, half), cards.slice(half)];
  const [reached, setReached] = useState(/** @type {string | null} */ (null));
  const focusable = cards.find((card) => card === reached) ?? cards.find((card) => playable?.includes(card)) ?? cards[0];
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
    style=${{ "--n": cards.length, "--half": half }}
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
            isFound=${found.includes(card)}
            isReached=${card === focusable}
            choose=${choose}
            reach=${setReached}
          />`,
        )}
      </div>`,
    )}
  </div>`;
}

/**
 * @param {{ card: string, isPlayable: boolean | null, isChosen: boolean, isFound: boolean, isReached: boolean,
 *   choose: (card: string) => void, reach: (card: string) => void }} props
 */
function HandCard({ card, isPlayable, isChosen, isFound, isReached, choose, reach }) {
  const shared = useShared();
  const { preferences, say } = shared;
  const name = cardName(shared, preferences.suits, card);
  const thrown = useThrow(isPlayable === true ? () => choose(card) : null);
  const state = isPlayable === false ? "dimmed" : isPlayable ? "playable" : "";
  return html`<button
    type="button"
    class=${`card ${state} ${isChosen ? "chosen" : ""} ${isFound ? "from-skat" : ""}`}
    data-card=${card}
    aria-label=${isFound ? say("skat-card", { card: name }) : name}
    aria-disabled=${isPlayable !== true}
    aria-pressed=${isChosen ? "true" : undefined}
    tabindex=${isReached ? 0 : -1}
    onFocus=${() => reach(card)}
    onClick=${() => isPlayable === true && !thrown.wasDragged() && choose(card)}
    ...${thrown.handlers}
  >
    <${Face} card=${card} />
  </button>`;
}
