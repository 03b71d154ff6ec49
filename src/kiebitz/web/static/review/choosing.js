/** Whose moves are looked at, from which size of mistake on, and whether all cards lie open. */

import { html } from "../vendor/preact.js";
import { useShared } from "../context.js";
import { signed } from "../speech.js";
import { countOf, givenAway, MARKS, SIZES } from "./verdicts.js";

/**
 * @import { GameSeen, Review } from "../types.js"
 * @import { Wish } from "./verdicts.js"
 */

/**
 * @param {{ seen: GameSeen, review: Review, wish: Wish, change: (change: Partial<Wish>) => void, isOpen: boolean,
 *   open: (isOpen: boolean) => void }} props
 */
export function Choosing({ seen, review, wish, change, isOpen, open }) {
  const { say, sayOf } = useShared();
  const judged = [0, 1, 2].filter((seat) => review.verdicts.some((verdict) => verdict.seat === seat && verdict.knew !== null));
  return html`<section class="review-choosing">
    <div class="choices-row" role="group" aria-label=${say("mistakes-whose")}>
      ${judged.map((seat) => {
        const lost = signed(-Math.round(givenAway(review, seat)));
        return html`<button key=${seat} class="chip" aria-pressed=${wish.seat === seat} onClick=${() => change({ seat })}>
          ${seen.line.names[seat]} <span class="figure" title=${say("given-away-points", { points: lost })}>${lost}</span>
        </button>`;
      })}
      <button class="chip" aria-pressed=${wish.seat === null} onClick=${() => change({ seat: null })}>${say("mistakes-of-all")}</button>
    </div>
    <div class="choices-row">
      <div class="choices-row" role="group" aria-label=${say("size-from")}>
        ${SIZES.map(
          (size) => html`<button
            key=${size}
            class="chip"
            aria-pressed=${wish.least === size}
            aria-label=${sayOf("size-from", size)}
            title=${sayOf("size-from", size)}
            onClick=${() => change({ least: size })}
          >
            <span class=${`mark ${size}`} aria-hidden="true">${MARKS[size]}</span> ${countOf(review, wish.seat, size)}
          </button>`,
        )}
      </div>
      <button class="chip open-cards" aria-pressed=${isOpen} title=${say("hindsight-what")} onClick=${() => open(!isOpen)}>
        ${say("hindsight")} <kbd aria-hidden="true">O</kbd>
      </button>
    </div>
  </section>`;
}
