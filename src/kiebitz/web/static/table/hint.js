/** A hint: what and why, with the figures that speak for it. */

import { html } from "../vendor/preact.js";
import { useShared } from "../context.js";
import { isCard } from "../show.js";
import { cardName, cardShort, contractName, decimal, kindName, percent, signed } from "../speech.js";

/**
 * @import { Hint } from "../types.js"
 * @import { Speech } from "../words.js"
 * @import { Suits } from "../speech.js"
 */

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

/** @param {{ hint: Hint | null, isNull: boolean }} props */
export function HintText({ hint, isNull }) {
  const shared = useShared();
  const { say, sayOf, preferences } = shared;
  if (hint === null) return html`<p class="muted" role="status">${say("hint-waiting")}</p>`;
  const { suits } = preferences;
  const other = hint.runnerUp === null ? "" : cardShort(shared, preferences, hint.runnerUp);
  const safe = hint.safeSuits.map((suit) => kindName(shared, suits, suit)).join(", ");
  const holes = hint.holes.map((card) => cardName(shared, suits, card)).join(", ");
  return html`<p class="advice" role="status">${advice(shared, suits, hint.move)}</p>
    <p>${sayOf("hint-reason", hint.reason, { other })}</p>
    ${safe !== "" && html`<p>${say("hint-safe-suits", { suits: safe })}</p>`}
    ${holes !== "" && html`<p>${say("hint-holes", { count: hint.holes.length, cards: holes })}</p>`}
    ${hint.gameInMind !== null && html`<p>${say("hint-in-mind", { contract: contractName(shared, suits, hint.gameInMind) })}</p>`}
    ${hint.choices.length > 0 && html`<${Choices} hint=${hint} />`}
    ${hint.cards.length > 0 && html`<${Evidence} hint=${hint} isNull=${isNull} />`}
    <p class="muted">${say("hint-meaning")}</p>`;
}

/** @param {{ hint: Hint }} props */
function Choices({ hint }) {
  const shared = useShared();
  const { say, preferences } = shared;
  return html`<table class="figures">
    <thead>
      <tr>
        <td></td>
        <th scope="col" class="number">${say("hint-wins")}</th>
        <th scope="col" class="number">${say("hint-list-points")}</th>
      </tr>
    </thead>
    <tbody>
      ${hint.choices.slice(0, 4).map(
        (choice) => html`<tr key=${choice.move}>
          <th scope="row">${advice(shared, preferences.suits, choice.move)}</th>
          <td class="number">${choice.win === null ? "" : percent(shared, choice.win)}</td>
          <td class="number">${signed(Math.round(choice.points))}</td>
        </tr>`,
      )}
    </tbody>
  </table>`;
}

/** @param {{ hint: Hint, isNull: boolean }} props */
function Evidence({ hint, isNull }) {
  const shared = useShared();
  const { say, preferences } = shared;
  return html`<table class="figures">
      <thead>
        <tr>
          <td></td>
          <th scope="col" class="number">${say("hint-wins")}</th>
          <th scope="col" class="number">${isNull ? say("hint-tricks") : say("hint-card-points")}</th>
          <th scope="col" class="number">${say("hint-score")}</th>
        </tr>
      </thead>
      <tbody>
        ${hint.cards.map(
          (found) => html`<tr key=${found.card} class=${found.card === hint.move ? "best" : ""}>
            <th scope="row" aria-label=${cardName(shared, preferences.suits, found.card)}>
              ${cardShort(shared, preferences, found.card)}
            </th>
            <td class="number">
              <span class="share"><meter min="0" max="1" value=${found.win} aria-hidden="true"></meter>${percent(shared, found.win)}</span>
            </td>
            <td class="number">${found.value === null ? "" : decimal(shared, found.value)}</td>
            <td class="number">${sureness(shared, hint, found)}</td>
          </tr>`,
        )}
      </tbody>
    </table>
    <p class="muted">
      ${say("hint-worlds", { worlds: hint.worlds, judged: hint.isFull ? "all" : "some" })}
      ${" "}${say("hint-explained", { game: isNull ? "null" : "trump" })}
    </p>`;
}

/** The score with its standard error, which is none where all worlds were judged.
 * @param {Speech} words @param {Hint} hint @param {Hint["cards"][number]} found */
function sureness(words, hint, found) {
  if (found.score === null) return "";
  const score = decimal(words, found.score, 2);
  return hint.isFull || found.error === null ? score : `${score} ± ${decimal(words, found.error, 2)}`;
}
