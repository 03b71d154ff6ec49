/** Games from elsewhere: a file, or what somebody pastes; and how far reading them has come. */

import { html, useState } from "../vendor/preact.js";
import { causeText } from "../causes.js";
import { useShared } from "../context.js";
import { entered } from "../entered.js";
import { follow } from "../pages/lobby.js";
import { addressOf } from "../router.js";
import { percentRead } from "./use_import.js";

/**
 * @import { TargetedEvent } from "preact"
 * @import { Speech } from "../words.js"
 * @import { ImportSeen } from "../types.js"
 * @import { ImportInUse } from "./use_import.js"
 */

/** @param {{ inUse: ImportInUse, close: () => void }} props */
export function ImportBox({ inUse, close }) {
  const { say, sayOf } = useShared();
  const { progress, isSending, fault, begin, cancel } = inUse;
  const isBusy = isSending || progress?.state === "running";
  return html`<section class="card-box import" aria-label=${say("import")}>
    <header>
      <h2>${say("import")}</h2>
      <button class="button quiet small" aria-label=${say("page-close")} onClick=${close}>✕</button>
    </header>
    ${!isBusy && html`<${Source} begin=${begin} />`}
    ${isSending && html`<p role="status">${say("import-sending")}</p>`}
    ${fault !== null && html`<p class="fault" role="alert">${sayOf("refusal", fault)}</p>`}
    ${progress !== null && !isSending && html`<${Progress} progress=${progress} cancel=${cancel} />`}
  </section>`;
}

/** @param {{ begin: (games: Blob) => void }} props */
function Source({ begin }) {
  const { say } = useShared();
  const [text, setText] = useState("");
  const choose = (/** @type {TargetedEvent<HTMLInputElement>} */ event) => {
    const file = event.currentTarget.files?.[0];
    if (file !== undefined) begin(file);
  };
  return html`<p class="muted">${say("import-meaning")}</p>
    <label class="button choose-file">
      ${say("import-choose")}
      <input class="unseen" type="file" onChange=${choose} />
    </label>
    <label class="field">
      <span>${say("import-paste")}</span>
      <textarea
        rows="4"
        spellcheck="false"
        placeholder="(;GM[Skat]…"
        value=${text}
        onInput=${entered(setText)}
      ></textarea>
    </label>
    ${text.trim() !== "" && html`<button class="button main" onClick=${() => begin(new Blob([text]))}>${say("import-start")}</button>`}`;
}

/** @param {{ progress: ImportSeen, cancel: () => void }} props */
function Progress({ progress, cancel }) {
  const shared = useShared();
  const { say } = shared;
  const { added, known, broken, partial } = progress;
  const percent = percentRead(progress);
  return html`<div class="import-progress">
    ${progress.state === "running" &&
    html`<progress max="100" value=${percent} aria-label=${say("import-running", { percent })}></progress>
      <p>${say("import-running", { percent })}</p>
      <button class="button small" onClick=${cancel}>${say("page-cancel")}</button>`}
    <p role="status">${progress.state === "running" ? "" : stateInWords(shared, progress)}</p>
    <p class="muted">${say("import-counts", { added, known, broken, partial })}</p>
    ${progress.last !== null &&
    progress.added + progress.known === 1 &&
    html`<a class="button main" href=${addressOf({ game: progress.last }, "review")} onClick=${follow}>${say("review")}</a>`}
    ${progress.faults.length > 0 && html`<${Faults} progress=${progress} />`}
  </div>`;
}

/** @param {Speech} speech @param {ImportSeen} progress */
function stateInWords({ say, sayOf }, progress) {
  if (progress.state === "failed") {
    return say("import-failed", { reason: progress.fault === null ? (progress.error ?? "") : sayOf("import-fault", progress.fault) });
  }
  return progress.state === "cancelled" ? say("import-stopped") : say("import-done");
}

/** @param {{ progress: ImportSeen }} props */
function Faults({ progress: { broken, faults } }) {
  const shared = useShared();
  const { say } = shared;
  return html`<details class="import-faults">
    <summary>${say("import-broken", { count: broken })}</summary>
    <ul>
      ${faults.map(({ line, cause }) => html`<li key=${line}>${say("import-line", { line })} ${causeText(shared, cause)}</li>`)}
      ${broken > faults.length && html`<li>${say("import-more-broken", { count: broken - faults.length })}</li>`}
    </ul>
  </details>`;
}
