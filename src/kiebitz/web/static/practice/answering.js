/** What can be answered: one of a few choices, or a game and two cards to put away. */

import { html } from "../vendor/preact.js";
import { useShared } from "../context.js";
import { contractName } from "../speech.js";
import { moveName } from "../review/verdict_words.js";

/**
 * @import { Shared } from "../context.js"
 * @import { Exercise } from "../types.js"
 */

/** An answer in words. @param {Shared} shared @param {Pick<Exercise, "asked">} exercise @param {string} answer */
export const answerName = (shared, { asked }, answer) =>
  asked === "trumps" || asked === "mistake" || /^(\d+|[pys])$/.test(answer) ? shared.say("practice-answer", { answer }) : moveName(shared, answer);

/** What is asked, in a line. @param {Shared} shared @param {Exercise} exercise */
export const questionText = (shared, { asked, shown }) =>
  asked === "mistake" ? shared.say("practice-question-mistake", { move: moveName(shared, shown ?? "") }) : shared.sayOf("practice-question", asked);

/** @param {{ exercise: Exercise, answer: (answer: string) => void }} props */
export function Offers({ exercise, answer }) {
  const shared = useShared();
  return html`<div class="asked-offers">
    ${exercise.offers.map(
      (offer) => html`<button key=${offer} class="button" data-answer=${offer} onClick=${() => answer(offer)}>${answerName(shared, exercise, offer)}</button>`,
    )}
  </div>`;
}

/** @param {{ exercise: Exercise, kind: string, pick: (kind: string) => void, chosen: string[], answer: (answer: string) => void }} props */
export function Declaring({ exercise, kind, pick, chosen, answer }) {
  const shared = useShared();
  const { say, preferences } = shared;
  const isReady = kind !== "" && chosen.length === 2;
  return html`<div class="asked-offers">
    <label class="field"
      >${say("practice-choose-contract")}
      <select value=${kind} onChange=${(/** @type {Event} */ event) => pick(/** @type {HTMLSelectElement} */ (event.currentTarget).value)}>
        <option value=""></option>
        ${exercise.contracts.map((each) => html`<option key=${each} value=${each}>${contractName(shared, preferences.suits, each)}</option>`)}
      </select>
    </label>
    <button class="button main" disabled=${!isReady} onClick=${() => answer([kind, ...chosen].join("."))}>${say("practice-confirm")}</button>
    <p class="muted">${say("practice-choose-two")}</p>
  </div>`;
}
