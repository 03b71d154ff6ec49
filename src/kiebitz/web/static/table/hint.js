/** A hint: what and why; what every choice is worth for those who want to know. */

import { html } from "../vendor/preact.js";
import { useShared } from "../context.js";
import { isCard } from "../show.js";
import { cardName, cardShort, contractName, kindName, percent } from "../speech.js";

/**
 * @import { Hint } from "../types.js"
 * @import { Speech } from "../words.js"
 * @import { Suits } from "../speech.js"
 */

const MOST_WAYS = 4; // to go on before the first card that are told

/** What a move is called as advice. @param {Speech} words @param {Suits} suits @param {string} move */
export function advice(words, suits, move) {
  if (isCard(move)) return words.say("hint-play", { what: cardName(words, suits, move) });
  if (move === "p") return words.say("hint-pass");
  if (move === "y") return words.say("hint-hold");
  if (move === "s") return words.say("hint-pick-up");
  if (/^\d+$/.test(move)) return words.say("hint-bid", { bid: move });
  const [contract, ...cards] = move.split(".");
  const named = cards.map((card) => cardName(words, suits, card)).join(", ");
  const declared = contractName(words, suits, contract);
  return named === "" ? words.say("hint-play", { what: declared }) : words.say("hint-declare", { contract: declared, cards: named });
}

/** The cards of the own hand that a move is about, to be marked there. @param {Hint | null} hint @returns {string[]} */
export function advisedCards(hint) {
  if (hint === null) return [];
  return isCard(hint.move) ? [hint.move] : hint.move.split(".").slice(1);
}

/** What to do, one sentence why, and unfolded what every choice is worth. @param {{ hint: Hint | null }} props */
export function HintText({ hint }) {
  const shared = useShared();
  const { say, sayOf, preferences } = shared;
  if (hint === null) return html`<p class="muted" role="status">${say("hint-waiting")}</p>`;
  const { suits } = preferences;
  const other = hint.runnerUp === null ? "" : cardName(shared, suits, hint.runnerUp);
  const safe = hint.safeSuits.map((suit) => kindName(shared, suits, suit)).join(", ");
  const holes = hint.holes.map((card) => cardName(shared, suits, card)).join(", ");
  return html`<p class="advice" role="status">${advice(shared, suits, hint.move)}</p>
    <p>${sayOf("hint-reason", hint.reason, { other })}</p>
    ${hint.highest !== null &&
    hint.winsInTen !== null &&
    html`<p>${say("hint-worth", { highest: hint.highest, wins: hint.winsInTen })}</p>`}
    ${hint.gameInMind !== null && html`<p>${say("hint-in-mind", { contract: contractName(shared, suits, hint.gameInMind) })}</p>`}
    ${safe !== "" && html`<p>${say("hint-safe-suits", { suits: safe })}</p>`}
    ${holes !== "" && html`<p>${say("hint-holes", { count: hint.holes.length, cards: holes })}</p>`}
    ${hint.choices.length > 1 && html`<${Choices} hint=${hint} />`}
    <p class="muted">${say("hint-meaning")}</p>`;
}

/** A bar for the chance to win, and the price in words. @param {{ hint: Hint }} props */
function Choices({ hint }) {
  const { say } = useShared();
  const shown = isCard(hint.move) ? hint.choices : hint.choices.slice(0, MOST_WAYS);
  return html`<details class="hint-choices">
    <summary>${say("hint-all-choices")}</summary>
    <table class="figures">
      <thead>
        <tr>
          <th scope="col"><span class="unseen">${say("hint-choice")}</span></th>
          <th scope="col">${say("hint-wins")}</th>
          <th scope="col">${say("hint-price")}</th>
        </tr>
      </thead>
      <tbody>
        ${shown.map((choice) => html`<${Row} key=${choice.move} choice=${choice} isBest=${choice.move === hint.move} />`)}
      </tbody>
    </table>
  </details>`;
}

/** @param {{ choice: Hint["choices"][number], isBest: boolean }} props */
function Row({ choice, isBest }) {
  const shared = useShared();
  const { say, preferences } = shared;
  const name = isCard(choice.move) ? cardName(shared, preferences.suits, choice.move) : advice(shared, preferences.suits, choice.move);
  const short = isCard(choice.move) ? cardShort(shared, preferences, choice.move) : name;
  return html`<tr class=${isBest ? "best" : ""}>
    <th scope="row"><span class="unseen">${name}</span><span aria-hidden="true">${short}</span></th>
    <td>
      ${choice.win !== null &&
      html`<span class="share"><meter min="0" max="1" value=${choice.win} aria-hidden="true"></meter>${percent(shared, choice.win)}</span>`}
    </td>
    <td>${isBest ? say("hint-best") : say("hint-cost", { cost: choice.cost })}</td>
  </tr>`;
}
