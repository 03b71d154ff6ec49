/** Playing on from a moment of a game, at a table for practice of its own. */

import { html, useState } from "../vendor/preact.js";
import { ask, faultOf } from "../api.js";
import { useShared } from "../context.js";
import { comeBackFrom, go } from "../router.js";

/**
 * @import { Source } from "../router.js"
 * @import { GameSeen } from "../types.js"
 */

/**
 * A way to begin a table that plays on in a seat after so many moves, and why it could not be begun.
 *
 * @param {Source} source @returns {[(seat: number, moves: number) => void, string | null]}
 */
export function usePlayOn(source) {
  const [fault, setFault] = useState(/** @type {string | null} */ (null));
  const play = (/** @type {number} */ seat, /** @type {number} */ moves) => {
    /** @type {`/api/games/${number}/play` | `/api/tables/${number}/again`} */
    const path = "game" in source ? `/api/games/${source.game}/play` : `/api/tables/${source.table}/again`;
    const wanted = "game" in source ? { seat, moves } : { deal: source.deal, seat, moves };
    ask("POST", path, wanted).then(
      (begun) => {
        comeBackFrom(begun.table);
        go(`/table/${begun.table}`);
      },
      (error) => setFault(faultOf(error)),
    );
  };
  return [play, fault];
}

/** @param {{ seen: GameSeen, at: number, play: (seat: number, moves: number) => void, fault: string | null }} props */
export function PlayOn({ seen, at, play, fault }) {
  const { say, sayOf } = useShared();
  return html`<section class="play-on">
    ${at === seen.moments.length - 1
      ? html`<p class="muted">${say("game-over")}</p>`
      : html`<h2>${say("game-play-from")}</h2>
          <div class="play-seats">
            ${seen.line.names.map(
              (name, seat) => html`<button key=${seat} class="button small" onClick=${() => play(seat, at)}>
                ${say("seat", { seat })} <span class="muted">${name}</span>
              </button>`,
            )}
          </div>
          ${seen.line.isPartial && html`<p class="muted">${say("game-made-up")}</p>`}`}
    ${fault !== null && html`<p class="fault" role="alert">${sayOf("refusal", fault)}</p>`}
  </section>`;
}
