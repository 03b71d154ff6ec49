/** The buttons where the thumb is: what can be said, chosen or agreed to now. */

import { html, useState } from "../vendor/preact.js";
import { useShared } from "../context.js";
import { aimOf, kindName, signOf, sumForBid } from "../speech.js";
import { ClaimAsked, ClaimSure } from "./claim.js";
import { choiceOf, choicesOf, declaration, kindsOf } from "./draft.js";

/**
 * @import { Act, Choice, Sight } from "../types.js"
 * @import { Draft } from "./draft.js"
 * @import { Claiming } from "./use_claim.js"
 *
 * @typedef {object} Doing
 * @property {Sight} sight
 * @property {(act: Act) => void} act
 * @property {Draft} draft
 * @property {(draft: Draft) => void} setDraft
 * @property {Claiming} claiming
 */

const JUMPS = 9; // numbers at once, as far as anybody jumps

/** @param {Doing} doing */
export function Actions(doing) {
  const { sight, claiming } = doing;
  if (claiming.stage !== "no") return html`<${ClaimSure} ...${doing} />`;
  if (sight.asked === "claim") return html`<${ClaimAsked} ...${doing} />`;
  if (sight.asked !== "move") return null;
  switch (sight.phase) {
    case "auction":
      return html`<${Calls} ...${doing} />`;
    case "skat":
      return doing.draft.fromHand ? html`<${Declare} ...${doing} />` : html`<${SkatOrHand} ...${doing} />`;
    case "declare":
      return html`<${Declare} ...${doing} />`;
    default:
      return html`<${Ending} ...${doing} />`;
  }
}

/** @param {Doing} doing */
function Calls({ sight, act }) {
  const { say } = useShared();
  const [from, setFrom] = useState(0); // the first of the numbers that are shown beyond the next
  const { bids, holds } = sight.options;
  const answer = (/** @type {string} */ call) => act({ type: "move", move: call });
  if (from > 0 && !holds)
    return html`<div class="actions jumps">
      ${bids.slice(from, from + JUMPS).map((bid) => html`<button key=${bid} class="button" onClick=${() => answer(String(bid))}>${bid}</button>`)}
      ${bids.length > from + JUMPS &&
      html`<button class="button quiet" onClick=${() => setFrom(from + JUMPS)}>${say("bids-higher")}</button>`}
      <button class="button quiet" onClick=${() => setFrom(Math.max(0, from - JUMPS))}>${say("action-no-jump")}</button>
    </div>`;
  return html`<div class="actions calls">
    ${holds && html`<button class="button main" onClick=${() => answer("y")}>${say("call-hold")}</button>`}
    ${!holds && bids.length > 0 && html`<button class="button main" onClick=${() => answer(String(bids[0]))}>${bids[0]}</button>`}
    <button class="button" onClick=${() => answer("p")}>${say("call-pass")}</button>
    ${!holds &&
    bids.length > 1 &&
    html`<button class="button quiet" aria-expanded="false" onClick=${() => setFrom(1)}>${say("action-jump")}</button>`}
  </div>`;
}

/** @param {Doing} doing */
function SkatOrHand({ act, draft, setDraft }) {
  const { say } = useShared();
  return html`<div class="actions">
    <button class="button main" onClick=${() => act({ type: "move", move: "s" })}>${say("action-pick-up")}</button>
    <button class="button" onClick=${() => setDraft({ ...draft, fromHand: true })}>${say("action-play-hand")}</button>
  </div>`;
}

/** @param {Doing} doing */
function Declare({ sight, act, draft, setDraft }) {
  const { say } = useShared();
  const move = declaration(draft, sight.options);
  return html`<div class="actions">
    <button class="button main" disabled=${move === null} onClick=${() => move !== null && act({ type: "move", move })}>
      ${say("action-declare")}
    </button>
    ${draft.fromHand &&
    html`<button class="button quiet" onClick=${() => setDraft({ ...draft, fromHand: false, kind: null })}>
      ${say("action-back")}
    </button>`}
  </div>`;
}

/** Whether a game is being chosen. @param {Sight} sight @param {Draft} draft */
export const isChoosing = (sight, draft) =>
  sight.asked === "move" && (sight.phase === "declare" || (sight.phase === "skat" && draft.fromHand));

/** The games to choose from. @param {Pick<Doing, "sight" | "draft" | "setDraft">} choosing */
export function Choosing({ sight, draft, setDraft }) {
  const { say } = useShared();
  return html`<div class="choosing">
    <${Kinds} sight=${sight} draft=${draft} setDraft=${setDraft} />
    <${Announcements} sight=${sight} draft=${draft} setDraft=${setDraft} />
    ${choiceOf(draft, sight.options)?.sum.overbid && html`<p class="muted">${say("table-overbid")}</p>`}
  </div>`;
}

/** What the chosen game is worth. @param {{ sight: Sight, draft: Draft }} props */
export function ChosenSum({ sight, draft }) {
  const shared = useShared();
  const sum = choiceOf(draft, sight.options)?.sum;
  return html`<p class=${`sum ${sum?.overbid ? "overbid" : ""}`} aria-live="polite">${sum === undefined ? "" : sumForBid(shared, sum)}</p>`;
}

/** @param {{ sight: Sight, draft: Draft, setDraft: (draft: Draft) => void }} props */
function Kinds({ sight, draft, setDraft }) {
  const shared = useShared();
  const { say, preferences } = shared;
  return html`<div class="kinds" role="radiogroup" aria-label=${say("prompt-contract")}>
    ${kindsOf(sight.options).map(
      (kind) => html`<button
        key=${kind}
        class=${`button kind ${kind}`}
        role="radio"
        aria-checked=${draft.kind === kind}
        onClick=${() => setDraft({ ...draft, kind, announced: 0 })}
      >
        ${preferences.suits === "french" && signOf(kind) && html`<span class="sign" aria-hidden="true">${signOf(kind)}</span>`}
        ${kindName(shared, preferences.suits, kind)}
      </button>`,
    )}
  </div>`;
}

/** @param {{ sight: Sight, draft: Draft, setDraft: (draft: Draft) => void }} props */
function Announcements({ sight, draft, setDraft }) {
  const { say } = useShared();
  const choices = choicesOf(sight.options, draft.kind);
  if (choices.length < 2) return html`<div class="announcements"></div>`;
  return html`<div class="announcements" role="radiogroup" aria-label=${say("action-declare")}>
    ${choices.map(
      (choice, announced) => html`<button
        key=${choice.contract}
        class="button small"
        role="radio"
        aria-checked=${draft.announced === announced}
        onClick=${() => setDraft({ ...draft, announced })}
      >
        ${say("announcement", { announced: announcementOf(choice) })}
      </button>`,
    )}
  </div>`;
}

/** @param {Choice} choice */
const announcementOf = (choice) =>
  choice.ouvert ? "ouvert" : choice.schwarz ? "schwarz" : choice.schneider ? "schneider" : choice.hand ? "hand" : "game";

/** An offer to end what is decided. @param {Doing} doing */
function Ending({ sight, act }) {
  const { say } = useShared();
  const { offer } = sight.options;
  if (offer === null) return null;
  const move = offer === "claim" ? "SC" : "RE";
  const side = sight.seat === sight.declarer ? "declarer" : "defender";
  const game = aimOf(sight.contract);
  return html`<div class="actions offer">
    <span>${offer === "claim" ? say("offer-claim", { game }) : say("offer-resign", { game, side })}</span>
    <button class="button small main" onClick=${() => act({ type: "move", move })}>${say("action-end")}</button>
  </div>`;
}
