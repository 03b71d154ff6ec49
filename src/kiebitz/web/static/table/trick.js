/** The middle of the table: the trick, each card turned a little to who played it. */

import { html } from "../vendor/preact.js";
import { Fan, Lying } from "../cards.js";
import { useShared } from "../context.js";
import { nameOf, sideOf } from "./places.js";

/**
 * @import { Frame } from "../show.js"
 * @import { Sight, Trick } from "../types.js"
 */

/** @param {{ frame: Frame }} props */
export function TrickPlace({ frame }) {
  const { sight, holdsTrick, gathersTrick } = frame;
  const trick = (holdsTrick || gathersTrick) && sight.lastTrick !== null ? sight.lastTrick : sight.trick;
  const winner = trick.winner;
  const state = holdsTrick ? "held" : gathersTrick && winner !== null ? `gathered to-${sideOf(sight, winner)}` : "";
  return html`<div class=${`trick ${state}`}>
    ${trick.cards.map((card, place) => {
      const seat = (trick.leader + place) % 3;
      const wins = seat === winner ? "wins" : "";
      return html`<${Lying} key=${`${sight.deal}-${card}`} card=${card} class=${`played ${sideOf(sight, seat)} ${wins}`} />`;
    })}
  </div>`;
}

/** Three cards and who took them, small. @param {{ sight: Sight, trick: Trick }} props */
export function SmallTrick({ sight, trick }) {
  const { say } = useShared();
  const name = nameOf(sight, trick.winner);
  return html`<span class="small-trick">
    <${Fan} cards=${trick.cards} label=${say("event-trick", { name })} />
    <span class="winner">${name}</span>
  </span>`;
}
