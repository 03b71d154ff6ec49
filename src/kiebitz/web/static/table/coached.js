/** What the coach says of the last decision: what it cost, what was better, and a way back where that was agreed. */

import { html } from "../vendor/preact.js";
import { useShared } from "../context.js";
import { percent } from "../speech.js";
import { advice } from "./hint.js";

/**
 * @import { Act, Coached, Sight } from "../types.js"
 *
 * @param {{ coached: Coached, sight: Sight, canAct: boolean, act: (act: Act) => void, forget: () => void }} props
 */
export function CoachSays({ coached, sight, canAct, act, forget }) {
  const shared = useShared();
  const { say, preferences } = shared;
  const takeBack = () => {
    forget();
    act({ type: "back" });
  };
  return html`<div class="notice shown coach" role="alert">
    <p>${say("coach-says", { cost: percent(shared, coached.cost), better: advice(shared, preferences.suits, coached.best) })}</p>
    <div>
      ${sight.isPractice &&
      sight.end === null &&
      html`<button class="button small main" disabled=${!canAct || !sight.canTakeBack} onClick=${takeBack}>${say("action-undo")}</button>`}
      <button class="button small" onClick=${forget}>${say("coach-go-on")}</button>
    </div>
  </div>`;
}
