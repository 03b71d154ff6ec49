/** What is no card: the auction, the skat, and the game that is named. */

import { html, useState } from "../vendor/preact.js";
import { useShared } from "../context.js";
import { entered } from "../entered.js";
import { callName, contractName } from "../speech.js";
import { momentOf } from "./open_board.js";

/** @import { BoardSeen } from "../types.js" */

/** @param {{ seen: BoardSeen, chosen: string[], play: (move: string) => void }} props */
export function Calls({ seen, chosen, play }) {
  const shared = useShared();
  const { say, preferences } = shared;
  const moment = momentOf(seen);
  const contracts = seen.calls.filter((call) => /^[DHSCGN]/.test(call));
  const [contract, setContract] = useState("");
  const named = contracts.includes(contract) ? contract : (contracts[0] ?? "");
  if (seen.calls.length === 0) return null;
  if (moment.phase === "auction")
    return html`<div class="board-calls" role="group" aria-label=${say("seat", { seat: moment.turn ?? 0 })}>
      ${seen.calls.map((call) => html`<button key=${call} class="button" onClick=${() => play(call)}>${callName(shared, call)}</button>`)}
    </div>`;
  const isReady = moment.phase === "skat" || chosen.length === 2;
  return html`<div class="board-calls">
    ${moment.phase === "skat" && html`<button class="button main" onClick=${() => play("s")}>${say("action-pick-up")}</button>`}
    <select aria-label=${say("prompt-contract")} value=${named} onChange=${entered(setContract)}>
      ${contracts.map((each) => html`<option key=${each} value=${each} selected=${each === named}>${contractName(shared, preferences.suits, each)}</option>`)}
    </select>
    <button class="button" disabled=${!isReady} onClick=${() => play([named, ...chosen].join("."))}>${say("action-declare")}</button>
    ${moment.phase === "declare" && !isReady && html`<p class="muted">${say("board-put-away")}</p>`}
  </div>`;
}
