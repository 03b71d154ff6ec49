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
 * @import { ImportSeen } from "../types.js"
 * @import { ImportInUse } from "./use_import.js"
 */

/** @param {{ inUse: ImportInUse, close: () => void }} props */
export function ImportBox({ inUse, close }) {
  const { words, sayOf } = useShared();
  const { progress, isSending, fault, begin, cancel } = inUse;
  const isBusy = isSending || progress?.state === "running";
  return html`<section class="card-box import" aria-label=${words.importGames}>
    <header>
      <h2>${words.importGames}</h2>
      <button class="button quiet small" aria-label=${words.close} onClick=${close}>✕</button>
    </header>
    ${!isBusy && html`<${Source} begin=${begin} />`}
    ${isSending && html`<p role="status">${words.sending}</p>`}
    ${fault !== null && html`<p class="fault" role="alert">${sayOf("refusal", fault)}</p>`}
    ${progress !== null && !isSending && html`<${Progress} progress=${progress} cancel=${cancel} />`}
  </section>`;
}

/** @param {{ begin: (games: Blob) => void }} props */
function Source({ begin }) {
  const { words } = useShared();
  const [text, setText] = useState("");
  const choose = (/** @type {TargetedEvent<HTMLInputElement>} */ event) => {
    const file = event.currentTarget.files?.[0];
    if (file !== undefined) begin(file);
  };
  return html`<p class="muted">${words.importMeaning}</p>
    <label class="button choose-file">
      ${words.chooseFile}
      <input class="unseen" type="file" onChange=${choose} />
    </label>
    <label class="field">
      <span>${words.pasteHere}</span>
      <textarea
        rows="4"
        spellcheck="false"
        placeholder="(;GM[Skat]…"
        value=${text}
        onInput=${entered(setText)}
      ></textarea>
    </label>
    ${text.trim() !== "" && html`<button class="button main" onClick=${() => begin(new Blob([text]))}>${words.startImport}</button>`}`;
}

/** @param {{ progress: ImportSeen, cancel: () => void }} props */
function Progress({ progress, cancel }) {
  const { words } = useShared();
  const percent = percentRead(progress);
  return html`<div class="import-progress">
    ${progress.state === "running" &&
    html`<progress max="100" value=${percent} aria-label=${words.importing(percent)}></progress>
      <p>${words.importing(percent)}</p>
      <button class="button small" onClick=${cancel}>${words.cancel}</button>`}
    <p role="status">${progress.state === "running" ? "" : stateInWords(words, progress)}</p>
    <p class="muted">${words.imported(progress.added, progress.known, progress.broken, progress.partial)}</p>
    ${progress.last !== null &&
    progress.added + progress.known === 1 &&
    html`<a class="button main" href=${addressOf({ game: progress.last }, "review")} onClick=${follow}>${words.review}</a>`}
    ${progress.faults.length > 0 && html`<${Faults} progress=${progress} />`}
  </div>`;
}

/** @param {import("../words/en.js").Words} words @param {ImportSeen} progress */
function stateInWords(words, progress) {
  if (progress.state === "failed") {
    return words.importFailed(progress.fault === null ? (progress.error ?? "") : words.importFaults[progress.fault]);
  }
  return progress.state === "cancelled" ? words.importStopped : words.importDone;
}

/** @param {{ progress: ImportSeen }} props */
function Faults({ progress: { broken, faults } }) {
  const shared = useShared();
  const { words } = shared;
  return html`<details class="import-faults">
    <summary>${words.brokenRecords(broken)}</summary>
    <ul>
      ${faults.map(({ line, cause }) => html`<li key=${line}>${words.brokenLine(line)} ${causeText(shared, cause)}</li>`)}
      ${broken > faults.length && html`<li>${words.moreBroken(broken - faults.length)}</li>`}
    </ul>
  </details>`;
}
