/** Everything that can be done besides bidding and playing. */

import { html, useContext, useLayoutEffect, useRef, useState } from "../vendor/preact.js";
import { useShared } from "../context.js";
import { backOf, goBackFrom } from "../router.js";
import { aimOf } from "../speech.js";
import { RoomContext } from "../room/room_context.js";
import { canInvite } from "./guests.js";

/**
 * @import { Act, Sight } from "../types.js"
 * @import { PanelName } from "./side_panel.js"
 */

/**
 * @param {{ sight: Sight, canAct: boolean, act: (act: Act) => void, claim: () => void,
 *   open: (name: PanelName | null) => void, askHint: () => void }} props
 */
export function Menu({ sight, canAct, act, claim, open, askHint }) {
  const { say } = useShared();
  const inRoom = useContext(RoomContext);
  const isMine = canAct && sight.asked === "move";
  const doIt = (/** @type {Act} */ what) => {
    open(null);
    act(what);
  };
  const askToClaim = () => {
    open(null);
    claim();
  };
  const entries = useRef(/** @type {HTMLElement | null} */ (null));
  // Who opened it by key goes on from its first entry.
  useLayoutEffect(() => /** @type {HTMLElement | null} */ (entries.current?.querySelector("button:enabled"))?.focus(), []);
  return html`<nav ref=${entries} class="menu-list">
    <${Entry} text=${say("hint")} isPossible=${isMine} choose=${askHint} />
    <${Entry} text=${say("table-last-trick")} isPossible=${sight.lastTrick !== null} choose=${() => open("last")} />
    ${sight.isPractice &&
    html`<${Entry} text=${say("table-earlier-tricks")} isPossible=${sight.practice !== null} choose=${() => open("practice")} />`}
    ${sight.isPractice && html`<${Entry} text=${say("action-undo")} isPossible=${canAct && sight.canTakeBack} choose=${() => doIt({ type: "back" })} />`}
    <${Entry}
      text=${say("menu-claim", { game: aimOf(sight.contract) })}
      isPossible=${isMine && sight.options.claim}
      choose=${askToClaim}
    />
    <${Resign} isPossible=${isMine && sight.options.resign} act=${doIt} />
    <${Entry} text=${say("menu-let-finish")} isPossible=${canAct && sight.canLetFinish} choose=${() => doIt({ type: "finish" })} />
    <${Entry} text=${say("list")} isPossible=${sight.scores !== null} choose=${() => open("list")} />
    <${Entry} text=${say("fairness")} isPossible=${true} choose=${() => open("fairness")} />
    ${inRoom !== null && html`<${Entry} text=${say("room")} isPossible=${true} choose=${() => open("room")} />`}
    ${canInvite(sight) && html`<${Entry} text=${say("guests")} isPossible=${true} choose=${() => open("guests")} />`}
    <${Entry} text=${say("settings")} isPossible=${true} choose=${() => open("settings")} />
    <${Entry} text=${say("keys")} isPossible=${true} choose=${() => open("keys")} />
    <${Entry} text=${say("result-leave", { place: backOf(sight.table) })} isPossible=${true} choose=${() => goBackFrom(sight.table)} />
  </nav>`;
}

/** @param {{ text: string, isPossible: boolean, choose: () => void }} props */
function Entry({ text, isPossible, choose }) {
  return html`<button class="entry" disabled=${!isPossible} onClick=${choose}>${text}</button>`;
}

/** Giving up cannot be taken back, so it is asked for twice. @param {{ isPossible: boolean, act: (act: Act) => void }} props */
function Resign({ isPossible, act }) {
  const { say } = useShared();
  const [isAsked, setAsked] = useState(false);
  if (!isAsked || !isPossible)
    return html`<${Entry} text=${say("menu-resign")} isPossible=${isPossible} choose=${() => setAsked(true)} />`;
  return html`<div class="sure">
    <span>${say("prompt-resign")}</span>
    <button class="button small main" onClick=${() => act({ type: "move", move: "RE" })}>${say("page-yes")}</button>
    <button class="button small" onClick=${() => setAsked(false)}>${say("page-no")}</button>
  </div>`;
}
