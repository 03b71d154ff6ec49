/** A hint: what and why, with the figures that speak for it. */

import { html } from "../vendor/preact.js";
import { useShared } from "../context.js";
import { isCard } from "../show.js";
import { cardName, cardShort, contractName, decimal, kindName, percent, signed } from "../words/speech.js";

/**
 * @import { Hint } from "../types.js"
 * @import { Words } from "../words/en.js"
 * @import { Suits } from "../words/speech.js"
 */

/** What a move is called as advice. @param {Words} words @param {Suits} suits @param {string} move */
export function advice(words, suits, move) {
  if (isCard(move)) return words.hintPlay(cardName(words, suits, move));
  if (move === "p") return words.hintPass;
  if (move === "y") return words.hintHold;
  if (move === "s") return words.hintPickUp;
  if (/^\d+$/.test(move)) return words.hintBid(move);
  const [contract, ...cards] = move.split(".");
  const named = cards.map((card) => cardName(words, suits, card)).join(", ");
  return words.hintDeclare(contractName(words, suits, contract), named);
}

/** @param {{ hint: Hint | null, isNull: boolean }} props */
export function HintText({ hint, isNull }) {
  const { words, preferences } = useShared();
  if (hint === null) return html`<p class="muted" role="status">${words.hintWait}</p>`;
  return html`<p class="advice" role="status">${advice(words, preferences.suits, hint.move)}</p>
    <p>${words.reasons[hint.reason] ?? ""}</p>
    ${hint.safeSuits.length > 0 && html`<p>${words.safeSuits(hint.safeSuits.map((suit) => kindName(words, preferences.suits, suit)))}</p>`}
    ${hint.holes.length > 0 && html`<p>${words.holes(hint.holes.map((card) => cardName(words, preferences.suits, card)))}</p>`}
    ${hint.gameInMind !== null && html`<p>${words.hintInMind(contractName(words, preferences.suits, hint.gameInMind))}</p>`}
    ${hint.choices.length > 0 && html`<${Choices} hint=${hint} />`}
    ${hint.cards.length > 0 && html`<${Evidence} hint=${hint} isNull=${isNull} />`}
    <p class="muted">${words.hintMeaning}</p>`;
}

/** @param {{ hint: Hint }} props */
function Choices({ hint }) {
  const { words, preferences } = useShared();
  return html`<table class="figures">
    <thead>
      <tr>
        <td></td>
        <th scope="col" class="number">${words.winChance}</th>
        <th scope="col" class="number">${words.listPoints}</th>
      </tr>
    </thead>
    <tbody>
      ${hint.choices.slice(0, 4).map(
        (choice) => html`<tr key=${choice.move}>
          <th scope="row">${advice(words, preferences.suits, choice.move)}</th>
          <td class="number">${choice.win === null ? "" : percent(words, choice.win)}</td>
          <td class="number">${signed(Math.round(choice.points))}</td>
        </tr>`,
      )}
    </tbody>
  </table>`;
}

/** @param {{ hint: Hint, isNull: boolean }} props */
function Evidence({ hint, isNull }) {
  const { words, preferences } = useShared();
  return html`<table class="figures">
      <thead>
        <tr>
          <td></td>
          <th scope="col" class="number">${words.winChance}</th>
          <th scope="col" class="number">${isNull ? words.meanTricks : words.meanPoints}</th>
          <th scope="col" class="number">${words.sureness}</th>
        </tr>
      </thead>
      <tbody>
        ${hint.cards.map(
          (found) => html`<tr key=${found.card} class=${found.card === hint.move ? "best" : ""}>
            <th scope="row" aria-label=${cardName(words, preferences.suits, found.card)}>
              ${cardShort(words, preferences, found.card)}
            </th>
            <td class="number">
              <span class="share"><meter min="0" max="1" value=${found.win} aria-hidden="true"></meter>${percent(words, found.win)}</span>
            </td>
            <td class="number">${found.value === null ? "" : decimal(words, found.value)}</td>
            <td class="number">${sureness(words, hint, found)}</td>
          </tr>`,
        )}
      </tbody>
    </table>
    <p class="muted">${words.worlds(hint.worlds, hint.isFull)} ${words.hintExplained}</p>`;
}

/** The score with its standard error, which is none where all worlds were judged.
 * @param {Words} words @param {Hint} hint @param {Hint["cards"][number]} found */
function sureness(words, hint, found) {
  if (found.score === null) return "";
  const score = decimal(words, found.score, 2);
  return hint.isFull || found.error === null ? score : `${score} ± ${decimal(words, found.error, 2)}`;
}
