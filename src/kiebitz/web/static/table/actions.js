/** The buttons where the thumb is: what can be said, chosen or agreed to now. */

import { html, useState } from "../vendor/preact.js";
import { useShared } from "../context.js";
import { kindName, signOf, sumForBid } from "../words/speech.js";
import { choiceOf, choicesOf, declaration, kindsOf } from "./draft.js";
import { nameOf } from "./places.js";

/**
 * @import { Act, Choice, Sight } from "../types.js"
 * @import { Draft } from "./draft.js"
 *
 * @typedef {object} Doing
 * @property {Sight} sight
 * @property {(act: Act) => void} act
 * @property {Draft} draft
 * @property {(draft: Draft) => void} setDraft
 */

/** @param {Doing} doing */
export function Actions(doing) {
  const { sight } = doing;
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
  const { words } = useShared();
  const [isJumping, setJumping] = useState(false);
  const { bids, holds } = sight.options;
  const answer = (/** @type {string} */ call) => act({ type: "move", move: call });
  if (isJumping && !holds)
    return html`<div class="actions jumps">
      ${bids.map((bid) => html`<button key=${bid} class="button" onClick=${() => answer(String(bid))}>${bid}</button>`)}
      <button class="button quiet" onClick=${() => setJumping(false)}>${words.lessJump}</button>
    </div>`;
  return html`<div class="actions calls">
    ${holds && html`<button class="button main" onClick=${() => answer("y")}>${words.holds}</button>`}
    ${!holds && bids.length > 0 && html`<button class="button main" onClick=${() => answer(String(bids[0]))}>${bids[0]}</button>`}
    <button class="button" onClick=${() => answer("p")}>${words.passes}</button>
    ${!holds &&
    bids.length > 1 &&
    html`<button class="button quiet" aria-expanded="false" onClick=${() => setJumping(true)}>${words.jump}</button>`}
  </div>`;
}

/** @param {Doing} doing */
function SkatOrHand({ act, draft, setDraft }) {
  const { words } = useShared();
  return html`<div class="actions">
    <button class="button main" onClick=${() => act({ type: "move", move: "s" })}>${words.pickUp}</button>
    <button class="button" onClick=${() => setDraft({ ...draft, fromHand: true })}>${words.playHand}</button>
  </div>`;
}

/** @param {Doing} doing */
function Declare({ sight, act, draft, setDraft }) {
  const { words } = useShared();
  const move = declaration(draft, sight.options);
  return html`<div class="actions">
    <button class="button main" disabled=${move === null} onClick=${() => move !== null && act({ type: "move", move })}>
      ${words.declare}
    </button>
    ${draft.fromHand &&
    html`<button class="button quiet" onClick=${() => setDraft({ ...draft, fromHand: false, kind: null })}>
      ${words.backToSkat}
    </button>`}
  </div>`;
}

/** Whether a game is being chosen. @param {Sight} sight @param {Draft} draft */
export const isChoosing = (sight, draft) =>
  sight.asked === "move" && (sight.phase === "declare" || (sight.phase === "skat" && draft.fromHand));

/** The games to choose from, and what the chosen one is worth. @param {Omit<Doing, "act">} doing */
export function Choosing({ sight, draft, setDraft }) {
  const { words } = useShared();
  const choice = choiceOf(draft, sight.options);
  return html`<div class="choosing">
    <${Kinds} sight=${sight} draft=${draft} setDraft=${setDraft} />
    <${Announcements} sight=${sight} draft=${draft} setDraft=${setDraft} />
    <p class=${`sum ${choice?.sum.overbid ? "overbid" : ""}`} aria-live="polite">
      ${choice === null ? " " : sumForBid(words, choice.sum)}
    </p>
    ${choice?.sum.overbid && html`<p class="muted">${words.overbidWarning}</p>`}
  </div>`;
}

/** @param {{ sight: Sight, draft: Draft, setDraft: (draft: Draft) => void }} props */
function Kinds({ sight, draft, setDraft }) {
  const { words, preferences } = useShared();
  return html`<div class="kinds" role="radiogroup" aria-label=${words.askContract}>
    ${kindsOf(sight.options).map(
      (kind) => html`<button
        key=${kind}
        class=${`button kind ${kind}`}
        role="radio"
        aria-checked=${draft.kind === kind}
        onClick=${() => setDraft({ ...draft, kind, announced: 0 })}
      >
        ${preferences.suits === "french" && signOf(kind) && html`<span class="sign" aria-hidden="true">${signOf(kind)}</span>`}
        ${kindName(words, preferences.suits, kind)}
      </button>`,
    )}
  </div>`;
}

/** @param {{ sight: Sight, draft: Draft, setDraft: (draft: Draft) => void }} props */
function Announcements({ sight, draft, setDraft }) {
  const { words } = useShared();
  const choices = choicesOf(sight.options, draft.kind);
  if (choices.length < 2) return html`<div class="announcements"></div>`;
  return html`<div class="announcements" role="radiogroup" aria-label=${words.declare}>
    ${choices.map(
      (choice, announced) => html`<button
        key=${choice.contract}
        class="button small"
        role="radio"
        aria-checked=${draft.announced === announced}
        onClick=${() => setDraft({ ...draft, announced })}
      >
        ${words.say("announcement", { announced: announcementOf(choice) })}
      </button>`,
    )}
  </div>`;
}

/** @param {Choice} choice */
const announcementOf = (choice) =>
  choice.ouvert ? "ouvert" : choice.schwarz ? "schwarz" : choice.schneider ? "schneider" : choice.hand ? "hand" : "game";

/** An offer to end what is decided. @param {Doing} doing */
function Ending({ sight, act }) {
  const { words } = useShared();
  const { offer } = sight.options;
  if (offer === null) return null;
  const move = offer === "claim" ? "SC" : "RE";
  const isNull = sight.contract?.startsWith("N");
  const concede = sight.seat === sight.declarer ? words.offerGiveUp : words.offerConcede;
  const said = isNull ? [words.offerClaimNull, words.offerConcedeNull] : [words.offerClaim, concede];
  return html`<div class="actions offer">
    <span>${said[offer === "claim" ? 0 : 1]}</span>
    <button class="button small main" onClick=${() => act({ type: "move", move })}>${words.takeIt}</button>
  </div>`;
}

/** @param {Doing} doing */
function ClaimAsked({ sight, act }) {
  const { words } = useShared();
  const name = nameOf(sight, sight.declarer);
  const isNull = sight.contract?.startsWith("N");
  return html`<div class="actions claim">
    <p>${isNull ? words.claimedNull(name) : words.claimed(name)}</p>
    <button class="button main" onClick=${() => act({ type: "answer", accepts: true })}>${words.agree}</button>
    <button class="button" onClick=${() => act({ type: "answer", accepts: false })}>${words.playOn}</button>
  </div>`;
}
