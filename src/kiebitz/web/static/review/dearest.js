/** The dearest moments of a game, each of which leads there and can be tried again. */

import { html } from "../vendor/preact.js";
import { useShared } from "../context.js";
import { signed } from "../speech.js";
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
  const { say } = useShared();
  const found = dearestOf(review, wish);
  const none = wish.least === "inaccuracy" ? say("mistakes-none") : say("mistakes-none-of-size");
  return html`<section class="dearest" aria-label=${say("mistakes-dearest")}>
    ${found.length === 0 && html`<p class="muted">${isComplete ? none : say("mistakes-searched")}</p>`}
    ${found.map(
      (verdict) => html`<div key=${verdict.number} class=${`dear ${verdict.number === at ? "here" : ""}`}>
        <${Lead} seen=${seen} verdict=${verdict} isHere=${verdict.number === at} go=${go} isNamed=${wish.seat === null} />
        <button class="button small" onClick=${() => playOn(verdict.seat, verdict.number)}>${say("mistakes-try-again")}</button>
      </div>`,
    )}
  </section>`;
}

/** @param {{ seen: GameSeen, verdict: Verdict, isHere: boolean, isNamed: boolean, go: (at: number) => void }} props */
function Lead({ seen, verdict, isHere, isNamed, go }) {
  const shared = useShared();
  const { size, knew, seat, move, number } = verdict;
  const [contract] = move.split(".");
  return html`<button class="lead quiet" aria-current=${isHere ? "step" : undefined} onClick=${() => go(number)}>
    ${size !== null && html`<${Mark} size=${size} />`}
    <span class="what">
      <b>
        <span class="unseen">${moveName(shared, contract)}</span>
        <span aria-hidden="true">${moveShort(shared, contract)}</span>
      </b>
      <span class="muted">${isNamed ? `${seen.line.names[seat]} · ` : ""}${whereOf(shared, seen, verdict)}</span>
    </span>
    <b class="loss">${signed(-Math.round(knew?.loss ?? 0))}</b>
  </button>`;
}
