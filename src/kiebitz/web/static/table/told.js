/** What a person is told in words: what went wrong, and, for those who listen, what happens. */

import { html } from "../vendor/preact.js";
import { useShared } from "../context.js";
import { noticed, spoken, spokenEnd } from "./announcement.js";
import { momentOf } from "./moment.js";

/**
 * @import { Frame } from "../show.js"
 * @import { Heard } from "./use_table.js"
 */

/** Errors in place, in words. @param {{ line: string, refused: string | null, notice: Heard | null, forget: () => void }} props */
export function Faults({ line, refused, notice, forget }) {
  const shared = useShared();
  const { say, sayOf } = shared;
  const told = notice === null ? "" : noticed(shared, notice.event, notice.sight);
  const text = line === "lost" ? say("event-no-connection") : refused !== null ? sayOf("refusal", refused) : told;
  return html`<div class=${`notice ${text === "" ? "" : "shown"}`} role="alert" onClick=${forget}>${text}</div>`;
}

/**
 * What happens, for those who listen: each thing once, even where many happen at once; then what is asked of them.
 *
 * @param {{ heard: Heard[], frame: Frame, canGoOn: boolean, asked: string }} props
 */
export function Speech({ heard, frame, canGoOn, asked }) {
  const shared = useShared();
  const { say, preferences } = shared;
  const { sight } = frame;
  const end = frame.holdsTrick || !canGoOn ? "" : spokenEnd(shared, sight);
  return html`<div class="unseen" role="log">
    ${heard.map(({ number, event, sight }) => {
      const text = spoken(shared, preferences.suits, event, sight);
      return text !== "" && html`<p key=${number}>${text}</p>`;
    })}
    ${end !== "" && html`<p key=${`${sight.deal}${sight.isOver}`}>${end}</p>`}
    ${asked !== "" && html`<p key=${momentOf(sight) + asked}>${say("spoken-your-turn", { prompt: asked })}</p>`}
  </div>`;
}
