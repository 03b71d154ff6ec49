/** The dearest moments of a game, each of which leads there and can be tried again. */

import { html } from "../vendor/preact.js";
import { useShared } from "../context.js";
import { signed } from "../words/speech.js";
import { dearestOf } from "./verdicts.js";
import { Mark } from "./verdict_card.js";
import { moveName, moveShort, whereOf } from "./verdict_words.js";

/**
 * @import { GameSeen, Review, Verdict } from "../types.js"
 * @import { Wish } from "./verdicts.js"
 */

/**
 * @param {{ seen: GameSeen, review: Review, isComplete: boolean, wish: Wish, at: number | null, go: (at: number) => void,
 *   playOn: (seat: number, at: number) => void }} props
 */
export function Dearest({ seen, review, isComplete, wish, at, go, playOn }) {
  const { words } = useShared();
  const found = dearestOf(review, wish);
  const none = !isComplete ? words.searching : wish.least === "inaccuracy" ? words.noMistakes : words.noneOfThisSize;
  return html`<section class="dearest" aria-label=${words.dearest}>
    ${found.length === 0 && html`<p class="muted">${none}</p>`}
    ${found.map(
      (verdict) => html`<div key=${verdict.number} class=${`dear ${verdict.number === at ? "here" : ""}`}>
        <${Lead} seen=${seen} verdict=${verdict} isHere=${verdict.number === at} go=${go} isNamed=${wish.seat === null} />
        <button class="button small" onClick=${() => playOn(verdict.seat, verdict.number)}>${words.playAgainFrom}</button>
      </div>`,
    )}
  </section>`;
}

/** @param {{ seen: GameSeen, verdict: Verdict, isHere: boolean, isNamed: boolean, go: (at: number) => void }} props */
function Lead({ seen, verdict, isHere, isNamed, go }) {
  const { words, preferences } = useShared();
  const { size, knew, seat, move, number } = verdict;
  const [contract] = move.split(".");
  return html`<button class="lead quiet" aria-current=${isHere ? "step" : undefined} onClick=${() => go(number)}>
    ${size !== null && html`<${Mark} size=${size} />`}
    <span class="what">
      <b>
        <span class="unseen">${moveName(words, preferences.suits, contract)}</span>
        <span aria-hidden="true">${moveShort(words, preferences, contract)}</span>
      </b>
      <span class="muted">${isNamed ? `${seen.line.names[seat]} · ` : ""}${whereOf(words, seen, verdict)}</span>
    </span>
    <b class="loss">${signed(-Math.round(knew?.loss ?? 0))}</b>
  </button>`;
}
