/** Could it be won? The line that wins with open cards, or how often it is won at a table; and playing on from there. */

import { html } from "../vendor/preact.js";
import { Lying } from "../cards.js";
import { useShared } from "../context.js";
import { trickOf } from "./verdict_words.js";

/**
 * @import { GameSeen, Winning } from "../types.js"
 */

/**
 * The seat from which it would be won: of the user if it lost, or else of who is in turn, or else the side's first.
 *
 * @param {GameSeen} seen @param {Winning} winning
 */
export function winnersSeat({ line, moments }, { side, number }) {
  const isOnSide = (/** @type {number | null} */ seat) => seat !== null && (seat === line.declarer) === (side === "declarer");
  return [line.seat, moments[number].turn, 0, 1, 2].find(isOnSide) ?? 0;
}

/**
 * Cards in the order of play, trick by trick, where so many lie on the table already.
 *
 * @param {string[]} cards @param {number} lying
 */
export function inTricks(cards, lying) {
  const ends = [0, ...cards.keys()].filter((place) => place > 0 && (place + lying) % 3 === 0);
  return [0, ...ends].map((start, number) => cards.slice(start, ends[number]));
}

/**
 * @param {{ seen: GameSeen, winning: Winning, isShown: boolean, show: (isShown: boolean) => void,
 *   playOn: (seat: number, at: number) => void }} props
 */
export function CouldBeWon({ seen, winning, isShown, show, playOn }) {
  const { say } = useShared();
  const { side, number, line, won, games } = winning;
  const name = seen.line.names[seen.line.declarer ?? 0];
  return html`<section class="could-be-won">
    <h2>${say("winning", { side, name })}</h2>
    ${line.length === 0
      ? html`<p>${say("winning-games", { side, won, games })}</p>`
      : html`<p>${say("winning-line", { side, name, trick: trickOf(seen.moments[number]) })}</p>
          <div class="winning-line">
            ${inTricks(line, seen.moments[number].trick.cards.length).map(
              (trick, place) => html`<span key=${place}>${trick.map((card) => html`<${Lying} key=${card} card=${card} />`)}</span>`,
            )}
          </div>`}
    <div class="winning-actions">
      ${line.length > 0 &&
      html`<button class="button small" onClick=${() => show(!isShown)}>${isShown ? say("winning-back") : say("winning-show")}</button>`}
      <button class="button small" onClick=${() => playOn(winnersSeat(seen, winning), number)}>${say("winning-play-on")}</button>
    </div>
  </section>`;
}
